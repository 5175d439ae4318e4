// What must hold in every position; state.hpp lists the invariants in this order.
#pragma once

#include <string_view>

#include "games/paradominetor/content/content.hpp"
#include "games/paradominetor/rules/legal.hpp"
#include "games/paradominetor/rules/state.hpp"
#include "games/paradominetor/rules/trick.hpp"

namespace paradoxa::paradominetor {
namespace invariants_detail {

constexpr int plays_made(const State& state) {
  return state.phase == Phase::kEnd ? kTricks * state.seats()
                                    : state.trick * state.seats() + state.position;
}

// 2. Counters and phase.
constexpr std::string_view clock_flaw(const State& state) {
  const int n = state.seats();
  const bool dealing = state.phase == Phase::kDeal;
  if (state.phase > Phase::kEnd) return "there is no such phase";
  if (state.deck > Timeframe::kFuture || state.dealt >= kTilesPerTimeframe ||
      state.dealt_to.index >= n)
    return "PD-2.4: the dealing counters are out of range";
  if (!dealing && (state.deck != Timeframe::kPast || state.dealt_to != seat(0) || state.dealt != 0))
    return "PD-2.4: nothing is dealt after the deal";
  if ((state.phase == Phase::kEnd) != (state.trick == kTricks))
    return "PD-3.1: the game ends after exactly 15 tricks";
  const int low = state.phase == Phase::kFollow || state.phase == Phase::kDeclare ? 1 : 0;
  const int high = state.phase == Phase::kFollow ? n - 1 : low;
  if (state.position < low || state.position > high)
    return "PD-3.7: the number of tiles in the trick does not match the phase";
  if (state.phase < Phase::kLead && (state.trick != 0 || state.lead != kNoSeat))
    return "PD-2.12: there is no lead before the pass is over";
  if (state.phase >= Phase::kLead && state.lead.index >= n) return "PD-3.2: no seat has the lead";
  if (state.phase >= Phase::kLead && state.trick < kTricks &&
      state.lead != state.leads[state.trick])
    return "PD-3.2: another seat is recorded as the lead of this trick";
  if (state.phase >= Phase::kLead && state.options.first_lead != kNature &&
      state.leads[0] != state.options.first_lead)
    return "PD-2.12: the options specify a different first lead";
  if (state.blank[0] != 0 || state.blank[1] != 0) return "unused bytes are not blank";
  for (int i = 0; i < kMaxTiles; ++i)
    if (state.plays[static_cast<std::size_t>(i)].made() != (i < plays_made(state)))
      return "PD-3.3: the recorded plays do not match the trick and position";
  return {};
}

// The 15 N tiles in use.
constexpr TileSet all_tiles(const Options& options) {
  return TileSet::of_colours(options.colours).with_black(options.seats);
}

// 3. PD-10.1: nothing lost, nothing doubled.
constexpr std::string_view conservation_flaw(const State& state) {
  TileSet seen = state.undealt;
  int black = state.undealt.black();
  const auto merge = [&](const TileSet& more) {
    const std::uint64_t coloured = more.high & ~TileSet::kBlackBits;
    const bool clash = ((seen.low & more.low) | (seen.high & coloured)) != 0;
    seen.low |= more.low;
    seen.high |= coloured;
    black += more.black();
    return !clash;
  };
  for (const TileSet& hand : state.hands)
    if (!merge(hand)) return "PD-10.1: a tile is in two places";
  for (int i = 0; i < plays_made(state); ++i) {
    const Tile tile = state.plays[static_cast<std::size_t>(i)].tile();
    if (!tile.exists()) return "PD-1.3: a played tile does not exist";
    TileSet one;
    one.add(tile);
    if (!merge(one)) return "PD-10.1: a tile is in two places";
  }
  const TileSet all = all_tiles(state.options);
  constexpr std::uint64_t kColoured = ~TileSet::kBlackBits;
  if (seen.low != all.low || (seen.high & kColoured) != (all.high & kColoured))
    return "PD-10.1: every coloured tile in use exists exactly once";
  if (black != state.seats()) return "PD-1.4: there is exactly one black tile per seat";
  bool counted = state.undealt == state.undealt.with_black(state.undealt.black());
  for (const TileSet& hand : state.hands)
    counted = counted && hand == hand.with_black(hand.black());
  return counted ? std::string_view{} : "PD-R3: black tiles are a count";
}

// How many tiles of a timeframe a seat should hold while the deal runs, and after it.
constexpr int dealt_of(const State& state, Seat s, Timeframe t) {
  if (state.phase != Phase::kDeal || t < state.deck) return kTilesPerTimeframe;
  if (t > state.deck || s.index > state.dealt_to.index) return 0;
  return s == state.dealt_to ? state.dealt : kTilesPerTimeframe;
}

// What each seat holds and has played: its fifteen tiles once the pass is over.
constexpr PerSeat<TileSet> holdings(const State& state) {
  PerSeat<TileSet> held = state.hands;
  for (int t = 0, left = plays_made(state); left > 0; ++t) {
    std::size_t player = state.leads[static_cast<std::size_t>(t)].index;
    const Play* plays = state.trick_plays(t);
    for (int i = 0; i < state.seats() && left > 0; ++i, --left) {
      held[player].add(plays[i].tile());
      player = player + 1 == state.options.seats ? 0 : player + 1;
    }
  }
  return held;
}

// 4. PD-10.2, PD-10.3: five of each timeframe in hand and played, sizes by trick.
constexpr std::string_view hand_flaw(const State& state, const PerSeat<TileSet>& held) {
  for (int i = 0; i < kMaxSeats; ++i) {
    const auto at = static_cast<std::size_t>(i);
    if (i >= state.seats() && !state.hands[at].empty()) return "PD-1.1: a hand without a seat";
    for (int t = 0; t < kTimeframes && i < state.seats(); ++t) {
      const auto timeframe = static_cast<Timeframe>(t);
      if ((held[at] & TileSet::of_timeframe(timeframe)).size() !=
          dealt_of(state, seat(i), timeframe))
        return "PD-10.3: a seat does not have its five tiles of each timeframe";
    }
  }
  return {};
}

// 4. PD-2.6: the pass, one tile of each timeframe, chosen in order.
constexpr std::string_view pass_flaw(const State& state, const PerSeat<TileSet>& held) {
  for (int i = 0; i < kMaxSeats; ++i) {
    const Given& given = state.given[static_cast<std::size_t>(i)];
    for (int t = 0; t < kTimeframes; ++t) {
      const Tile tile = given[static_cast<std::size_t>(t)];
      if (tile == kNoTile) {
        if (i < state.seats() && state.phase > Phase::kPass)
          return "PD-2.6: every seat passes one tile of each timeframe";
        continue;
      }
      if (i >= state.seats() || state.phase == Phase::kDeal)
        return "PD-2.6: a tile is passed by no seat";
      if (!tile.exists() || tile.timeframe() != static_cast<Timeframe>(t))
        return "PD-2.6: a passed tile has the wrong timeframe";
      if (t > 0 && given[static_cast<std::size_t>(t - 1)] == kNoTile)
        return "PD-2.6: past, present and future are chosen in this order";
      const Seat owner = state.phase == Phase::kPass ? seat(i) : state.receiver(seat(i));
      if (!held[owner.index].contains(tile))
        return state.phase == Phase::kPass ? "PD-2.6: a passed tile is not in the dealt hand"
                                           : "PD-2.9: a passed tile is not with its receiver";
    }
  }
  bool all = state.phase == Phase::kPass;
  for (int i = 0; i < state.seats() && all; ++i) all = state.committed(seat(i));
  return all ? "PD-2.10: all have chosen, so the exchange is due" : std::string_view{};
}

// 6. Scores, leads, turned-up backs, table colours as the plays make them.
constexpr std::string_view record_flaw(const State& state) {
  PerSeat<std::uint8_t> ones{}, halves{};
  for (int t = 0; t < kTricks; ++t) {
    const auto at = static_cast<std::size_t>(t);
    const bool begun = state.phase >= Phase::kLead && t <= state.trick;
    if (begun != (state.leads[at] != kNoSeat)) return "PD-3.5: leads are recorded trick by trick";
    if (begun && state.leads[at].index >= state.seats()) return "PD-3.2: no seat has the lead";
    const bool black_led = begun && state.trick_plays(t)[0].tile().is_black();
    const bool undecided = state.phase == Phase::kDeclare && t == state.trick;
    if ((black_led && !undecided) != (state.declared[at] != kUndeclared))
      return "PD-5.1: a colour is declared exactly when black was led";
    if (state.declared[at] != kUndeclared &&
        (state.declared[at] >= kColours ||
         !state.options.colours.contains(colour_at(state.declared[at]))))
      return "PD-5.1: the declared colour is not in use";
    if (t >= state.trick) {
      for (int i = 0; begun && t < kTricks && i < state.position; ++i)
        if (state.trick_plays(t)[i].turned_up()) return "PD-7.2: backs turned up too early";
      continue;
    }
    const Play* plays = state.trick_plays(t);
    const auto tile_at = [&](int i) { return plays[i].tile(); };
    const TrickResult result = resolve(tile_at, state.seats(), state.lead_colour(t));
    for (int i = 0; i < state.seats(); ++i) {
      const auto s = static_cast<std::size_t>((state.leads[at].index + i) % state.seats());
      const int scored = half_points(result, i);
      ones[s] = static_cast<std::uint8_t>(ones[s] + (scored == 2));
      halves[s] = static_cast<std::uint8_t>(halves[s] + (scored == 1));
      if (plays[i].turned_up() != (scored > 0 && result.kind != TrickKind::kSolo))
        return "PD-7.2: exactly the backs of the winning paradox are turned up";
    }
    const Seat next = seat((state.leads[at].index + result.full) % state.seats());
    const Seat led = t + 1 < kTricks ? state.leads[at + 1] : state.lead;
    if (next != led) return "PD-7.11: the full scorer leads the next trick";
  }
  if (ones != state.ones || halves != state.halves)
    return "PD-7.9: the scores do not match the plays";
  return {};
}

// 5. PD-4.2: who could follow did. A coloured tile off the table colours says that its player had
// none of them, then and later (PD-4.4).
constexpr std::string_view follow_flaw(const State& state) {
  PerSeat<ColourSet> without{};
  for (int t = 0, left = plays_made(state); left > 0; ++t) {
    std::size_t player = state.leads[static_cast<std::size_t>(t)].index;
    const Play* plays = state.trick_plays(t);
    ColourSet table;
    for (int i = 0; i < state.seats() && left > 0; ++i, --left) {
      const Tile tile = plays[i].tile();
      if (!tile.is_black()) {
        if (without[player].contains(tile.colour())) return "PD-4.2: a seat did not follow";
        if (i > 0 && !table.contains(tile.colour())) without[player].bits |= table.bits;
        table.add(tile.colour());
      }
      if (i == 0 && tile.is_black() && state.declared[static_cast<std::size_t>(t)] != kUndeclared)
        table.add(state.lead_colour(t));
      player = player + 1 == state.options.seats ? 0 : player + 1;
    }
  }
  for (std::size_t s = 0; s < state.options.seats; ++s)
    if (!(state.hands[s] & TileSet::of_colours(without[s])).empty())
      return "PD-4.2: a seat did not follow";
  return {};
}

constexpr std::string_view table_flaw(const State& state) {
  ColourSet table;
  if (state.phase == Phase::kFollow) {
    table.add(state.lead_colour(state.trick));
    for (int i = 1; i < state.position; ++i) {
      const Tile tile = state.trick_plays(state.trick)[i].tile();
      if (!tile.is_black()) table.add(tile.colour());
    }
  }
  return table == state.table_colours ? std::string_view{}
                                      : "PD-4.1: the table colours do not match the trick";
}

}  // namespace invariants_detail

// The first broken invariant in words, or nothing.
constexpr std::string_view flaw(const Content&, const State& state) {
  using namespace invariants_detail;
  if (const auto f = flaw(state.options); !f.empty()) return f;
  if (const auto f = clock_flaw(state); !f.empty()) return f;
  if (const auto f = conservation_flaw(state); !f.empty()) return f;
  if (state.phase >= Phase::kLead)
    for (int t = 0; t <= state.trick && t < kTricks; ++t)
      if (state.leads[static_cast<std::size_t>(t)].index >= state.seats())
        return "PD-3.2: no seat has the lead";
  const PerSeat<TileSet> held = holdings(state);
  if (const auto f = hand_flaw(state, held); !f.empty()) return f;
  if (const auto f = pass_flaw(state, held); !f.empty()) return f;
  if (const auto f = record_flaw(state); !f.empty()) return f;
  if (const auto f = follow_flaw(state); !f.empty()) return f;
  return table_flaw(state);
}

}  // namespace paradoxa::paradominetor
