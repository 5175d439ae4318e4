// A casual player: looks at the trick and its own tiles, counts copies, does not look ahead.
//
// Works from the view alone. Every option gets a rough worth in half points; among options that
// look about equal it picks at random, so it is less predictable.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/random.hpp"
#include "engine/seat.hpp"
#include "games/paradominetor/content/content.hpp"
#include "games/paradominetor/rules/move.hpp"
#include "games/paradominetor/rules/seen_trick.hpp"
#include "games/paradominetor/rules/sight.hpp"
#include "games/paradominetor/rules/view.hpp"

namespace paradoxa::paradominetor {
namespace casual_detail {

// Options this close to the best one feel alike.
inline constexpr double kNearlyEqual = 0.15;

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

// The chance that none of `players` spoils it, each with the given chance to do so.
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
