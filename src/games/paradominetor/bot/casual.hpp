// A player by feeling: looks at the trick and the own tiles, counts copies, does not calculate.
//
// Works from the view alone. Every option gets a rough worth in half points; among options that
// feel alike it picks any, so that it is no machine.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/random.hpp"
#include "engine/seat.hpp"
#include "games/paradominetor/content/content.hpp"
#include "games/paradominetor/rules/move.hpp"
#include "games/paradominetor/rules/trick.hpp"
#include "games/paradominetor/rules/view.hpp"

namespace paradoxa::paradominetor {
namespace casual_detail {

// Options this close to the best one feel alike.
inline constexpr double kNearlyEqual = 0.15;

// PD-1.3: copies of each value in one colour.
inline constexpr std::array<int, 7> kCopies{0, 2, 3, 3, 3, 2, 1};

// PD-7.12: what the tile takes in a winning paradox, as far as its own face and back tell.
constexpr double paradox_pay(Tile tile) {
  if (tile.timeframe() == Timeframe::kPast) return 2;
  if (tile.timeframe() == Timeframe::kFuture || tile.value() == 1) return 1;
  return tile.value() == 5 ? 2 : 1.5;
}

// What a tile is worth in the hand: what one would rather not throw away.
constexpr double keeping(Tile tile) {
  if (tile.is_black()) return 0.5;
  if (tile.value() == 6) return 0.8;               // never in a paradox
  const double height = 0.1 * (tile.value() - 1);  // as a single
  return height + (paradox_pay(tile) - 1) * (tile.value() == 1 ? 0.2 : 0.4);
}

// What can be seen of all the tiles: the own hand and every face played.
struct Sight {
  std::array<std::uint8_t, (kColours + 1) * 8> gone{};  // by face: played or in the own hand
  std::array<std::uint8_t, kColours + 1> held{};        // by colour: in the own hand

  constexpr Sight(const View& view, Seat seat) {
    view.hands[seat.index].for_each([&](Tile t) {
      ++gone[t.face().code];
      ++held[static_cast<std::size_t>(t.colour())];
    });
    for (const SeenTile seen : view.plays) {
      if (seen.empty()) break;
      ++gone[seen.face().code];
    }
  }

  // How many copies of a face others may still play.
  constexpr int out(Face face) const {
    return kCopies[static_cast<std::size_t>(face.value())] - gone[face.code];
  }
  // How many tiles of its colour others may still play above it.
  constexpr int above(Face face) const {
    int count = 0;
    for (int value = face.value() + 1; value <= 6; ++value)
      count += out(Face::of(face.colour(), value));
    return count;
  }
  constexpr int out_of_colour(Colour c) const { return above(Face::of(c, 0)); }
};

// The trick as it stands with one more tile. Hidden backs do not matter for who wins.
constexpr TrickResult trick_with(const View& view, Tile tile) {
  const SeenTile* plays = view.trick_plays(view.trick);
  std::array<Tile, kMaxSeats> tiles{};
  for (int i = 0; i < view.position; ++i) {
    const Face face = plays[i].face();
    Tile any = kBlackTile;
    for (const Timeframe t : {Timeframe::kPast, Timeframe::kPresent, Timeframe::kFuture})
      if (const auto found = Tile::of(face.colour(), face.value(), t)) any = *found;
    tiles[static_cast<std::size_t>(i)] = any;
  }
  tiles[view.position] = tile;
  const std::uint8_t declared = view.declared[view.trick];
  const Colour led = declared == kUndeclared ? tiles[0].colour() : static_cast<Colour>(declared);
  return resolve([&](int i) { return tiles[static_cast<std::size_t>(i)]; }, view.position + 1, led);
}

// Chance that nobody of `players` spoils it, each with the given chance to do so.
constexpr double survives(double spoiled, int players) {
  double chance = 1;
  for (int i = 0; i < players; ++i) chance *= 1 - spoiled;
  return chance;
}

// PD-2.6: keep what takes the full point (past 2 to 4, the present 5) and the 6; give what takes
// half (future 2 to 4), and shorten short colours.
constexpr double pass_worth(const Sight& sight, Tile tile) {
  const double shortness = 0.15 * (4 - sight.held[static_cast<std::size_t>(tile.colour())]);
  return (tile.is_black() ? 0 : shortness) - 1.5 * keeping(tile);
}

// A led tile either meets a copy, and takes what the pay table says, or stands alone.
constexpr double lead_worth(const Sight& sight, const View& view, Tile tile) {
  const int others = view.seats() - 1;
  if (tile.is_black()) return 0.4 - keeping(tile);
  const Face face = tile.face();
  const double meets = 0.3 * sight.out(face);
  const double alone = 2 * survives(0.03 + 0.07 * sight.above(face), others);
  return meets * paradox_pay(tile) + (1 - meets) * alone - keeping(tile);
}

// Joins what wins now, the surer the fewer play after it; else throws off what matters least.
constexpr double follow_worth(const Sight& sight, const View& view, Tile tile) {
  const TrickResult trick = trick_with(view, tile);
  const int after = view.seats() - 1 - view.position;
  double gain = 0;
  if ((trick.winners >> view.position & 1) != 0) {
    const bool single = trick.kind == TrickKind::kSolo;
    const double spoiled = single ? 0.15 + 0.07 * sight.above(tile.face()) : 0.08;
    gain = (single ? 2 : tile.is_black() ? 1 : paradox_pay(tile)) * survives(spoiled, after);
  } else if (trick.kind == TrickKind::kSolo && !tile.is_black()) {
    // Somebody after it may yet play a copy.
    gain = 0.1 * after * sight.out(tile.face()) * paradox_pay(tile);
  }
  return gain - keeping(tile);
}

// PD-5.2, PD-6.11: a colour that the others lack lets a led black win alone.
constexpr double declare_worth(const Sight& sight, Colour colour) {
  return -0.2 * sight.out_of_colour(colour);
}

constexpr double worth(const Sight& sight, const View& view, Move move) {
  switch (view.phase) {
    case Phase::kPass: return pass_worth(sight, move.tile());
    case Phase::kLead: return lead_worth(sight, view, move.tile());
    case Phase::kFollow: return follow_worth(sight, view, move.tile());
    case Phase::kDeclare: return declare_worth(sight, move.colour());
    case Phase::kDeal:
    case Phase::kFirst:
    case Phase::kEnd: break;
  }
  return 0;
}

}  // namespace casual_detail

// Precondition: the seat is to act, and `legal` is its list.
constexpr Move casual_move(const Content&, const View& view, Seat seat, const MoveList& legal,
                           FastRandom& random) {
  using namespace casual_detail;
  const Sight sight(view, seat);
  std::array<double, MoveList::capacity()> worths{};
  double best = -1e9;
  for (std::size_t i = 0; i < legal.size(); ++i) {
    worths[i] = worth(sight, view, legal[i]);
    best = worths[i] > best ? worths[i] : best;
  }
  MoveList alike;
  for (std::size_t i = 0; i < legal.size(); ++i)
    if (worths[i] >= best - kNearlyEqual) alike.push_back(legal[i]);
  return alike[random.below(static_cast<std::uint32_t>(alike.size()))];
}

}  // namespace paradoxa::paradominetor
