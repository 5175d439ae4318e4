// What a legal move does; mirrors legal.hpp, one function per phase. Precondition everywhere: the
// move is legal.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <span>
#include <type_traits>

#include "engine/checked.hpp"
#include "engine/seat.hpp"
#include "games/paradominetor/content/content.hpp"
#include "games/paradominetor/rules/event.hpp"
#include "games/paradominetor/rules/legal.hpp"
#include "games/paradominetor/rules/move.hpp"
#include "games/paradominetor/rules/score.hpp"
#include "games/paradominetor/rules/state.hpp"
#include "games/paradominetor/rules/trick.hpp"

namespace paradoxa::paradominetor {

template <class Sink>
inline constexpr bool kListens = std::remove_cvref_t<Sink>::kListens;

// PD-9.3: one deal is a game.
constexpr State initial(const Content&, const Options& options) {
  State state;
  state.options = options;
  // PD-2.1: the sets in use, PD-1.3, and PD-1.4: one black tile per seat.
  state.undealt = TileSet::of_colours(options.colours).with_black(options.seats);
  return state;
}

template <class Sink>
constexpr void begin_pass(State& state, Sink&& sink) {
  state.phase = Phase::kPass;
  state.deck = Timeframe::kPast;
  if constexpr (kListens<Sink>)
    for (int s = 0; s < state.seats(); ++s) {
      const TileSet& hand = state.hand(seat(s));
      sink(Dealt{seat(s), static_cast<std::uint8_t>(hand.size()), hand});
    }
}

// PD-2.4: five tiles to each seat from each deck, until the decks are empty.
template <class Sink>
constexpr void apply_deal(State& state, Tile tile, Sink&& sink) {
  state.undealt.remove(tile);
  state.hand(state.dealt_to).add(tile);
  if (++state.dealt < kTilesPerTimeframe) return;
  state.dealt = 0;
  if (++state.dealt_to.index < state.seats()) return;
  state.dealt_to = seat(0);
  if (state.deck == Timeframe::kFuture) return begin_pass(state, sink);
  state.deck = static_cast<Timeframe>(static_cast<int>(state.deck) + 1);
}

constexpr void begin_trick(State& state, Seat lead) {
  state.lead = lead;
  state.position = 0;
  state.table_colours = {};
  if (state.trick == kTricks) {  // PD-8.1, PD-8.6
    state.phase = Phase::kEnd;
    return;
  }
  state.leads[state.trick] = lead;
  state.phase = Phase::kLead;
}

// PD-2.12, PD-R5: after the exchange.
template <class Sink>
constexpr void apply_first(State& state, Seat first, Sink&& sink) {
  sink(FirstLead{first});
  begin_trick(state, first);
}

// PD-2.9, PD-2.10: all exchanges at one moment; PD-2.11: five of each timeframe again.
template <class Sink>
constexpr void exchange(State& state, Sink&& sink) {
  for (int s = 0; s < state.seats(); ++s)
    for (const Tile tile : state.given[static_cast<std::size_t>(s)]) {
      state.hand(seat(s)).remove(tile);
    }
  for (int s = 0; s < state.seats(); ++s)
    for (const Tile tile : state.given[static_cast<std::size_t>(s)]) {
      state.hand(state.receiver(seat(s))).add(tile);
    }
  if constexpr (kListens<Sink>) {
    Exchanged told;
    for (int s = 0; s < state.seats(); ++s)
      told.trades.push_back({seat(s), state.given[static_cast<std::size_t>(s)],
                             state.given[state.giver(seat(s)).index]});
    sink(told);
  }
  if (state.options.first_lead == kNature)
    state.phase = Phase::kFirst;
  else
    apply_first(state, state.options.first_lead, sink);
}

template <class Sink>
constexpr void apply_pass(State& state, Seat seat, Tile tile, Sink&& sink) {
  const int number = state.chosen(seat);
  state.given[seat.index][static_cast<std::size_t>(number)] = tile;
  sink(PassChosen{seat, static_cast<std::uint8_t>(number + 1), tile});
  if (!state.committed(seat)) return;
  sink(PassCommitted{seat});
  for (int s = 0; s < state.seats(); ++s)
    if (!state.committed(paradoxa::seat(s))) return;
  exchange(state, sink);
}

template <class Sink>
constexpr void tell_trick(const State& state, const TrickResult& result, Sink&& sink) {
  const Play* plays = state.trick_plays(state.trick);
  Revealed revealed;
  TrickScored scored;
  scored.trick = static_cast<std::uint8_t>(state.trick + 1);
  scored.kind = result.kind;
  scored.next_lead = state.seat_at(result.full);
  scored.won_by = winning_clause(result);
  for (int s = 0; s < state.seats(); ++s) scored.half_points.push_back(0);
  for (int i = 0; i < state.seats(); ++i) {
    const Seat player = state.seat_at(i);
    scored.half_points[player.index] = static_cast<std::uint8_t>(half_points(result, i));
    if ((result.winners >> i & 1) == 0) continue;
    scored.winners.push_back(player);
    scored.scored_by = scoring_clause(result, plays[i].tile().face());
    revealed.tiles.push_back({player, SeenTile::whole(plays[i].tile())});
  }
  if (result.kind != TrickKind::kSolo) sink(revealed);
  sink(scored);
}

// PD-8.2: by points; PD-8.3: by fewer halves; PD-8.4: shared.
constexpr Clause clause_of_win(const Outcome& outcome) {
  if (outcome.winners() > 1) return "PD-8.4"_clause;
  const std::span scores(outcome.scores.data(), outcome.seats);
  const bool tied = std::ranges::count(scores, std::ranges::max(scores)) > 1;
  return tied ? "PD-8.3"_clause : "PD-8.2"_clause;
}

template <class Sink>
constexpr void tell_end(const State& state, Sink&& sink) {
  GameEnded ended{*score(state), {}, {}, {}, {}};
  ended.clause = clause_of_win(ended.outcome);
  for (int s = 0; s < state.seats(); ++s) {
    // The dealt hand is what was played, less what came in the pass, and with what went out.
    std::array<Tile, kTricks> played{};
    TileSet dealt;
    for (int t = 0; t < kTricks; ++t) {
      const int lead = state.leads[static_cast<std::size_t>(t)].index;
      const Tile tile = state.trick_plays(t)[(s - lead + state.seats()) % state.seats()].tile();
      played[static_cast<std::size_t>(t)] = tile;
      dealt.add(tile);
    }
    for (const Tile tile : state.given[state.giver(seat(s)).index]) dealt.remove(tile);
    for (const Tile tile : state.given[static_cast<std::size_t>(s)]) dealt.add(tile);
    ended.played.push_back(played);
    ended.dealt.push_back(dealt);
    ended.given.push_back(state.given[static_cast<std::size_t>(s)]);
  }
  sink(ended);
}

// PD-7.9: full and half points; PD-7.2: the backs of a winning paradox are turned up.
constexpr void score_trick(State& state, Play* plays, const TrickResult& result) {
  if (result.kind == TrickKind::kSolo) {
    ++state.ones[state.seat_at(result.full).index];
    return;
  }
  for (unsigned winners = result.winners; winners != 0; winners &= winners - 1) {
    const int i = lowest_bit(winners);
    ++(half_points(result, i) == 2 ? state.ones : state.halves)[state.seat_at(i).index];
    plays[i].turn_up();
  }
}

// PD-3.5: resolve, score, and only then the next trick. `seats` is the state's: playouts pass it as
// a constant.
template <class Sink>
constexpr void finish_trick(State& state, int seats, Colour lead_colour, Sink&& sink) {
  Play* plays = state.trick_plays(state.trick);
  const TrickResult result =
      resolve([&](int i) { return Tile{plays[i].code}; }, seats, lead_colour);
  score_trick(state, plays, result);
  const Seat next = state.seat_at(result.full);  // PD-7.11, PD-R14
  if constexpr (kListens<Sink>) tell_trick(state, result, sink);
  ++state.trick;
  begin_trick(state, next);
  if constexpr (kListens<Sink>)
    if (state.phase == Phase::kEnd) tell_end(state, sink);
}

// By what everybody sees: the table colours before the tile, and its face.
constexpr Clause clause_of_play(const State& state, Tile tile) {
  if (state.position == 0) return "PD-3.2"_clause;
  if (tile.is_black()) return "PD-4.5"_clause;
  if (state.table_colours.contains(tile.colour())) return "PD-4.2"_clause;
  return "PD-4.4"_clause;
}

// PD-3.2, PD-3.3: one tile from the hand to the trick.
template <class Sink>
constexpr void apply_play(State& state, Tile tile, Sink&& sink) {
  const Seat player = state.next_to_play();
  state.hand(player).remove(tile);
  state.trick_plays(state.trick)[state.position] = Play::of(tile);
  sink(Played{{player, SeenTile::whole(tile)}, clause_of_play(state, tile)});
  const bool leads = state.position++ == 0;
  if (tile.is_black()) {
    if (leads) {  // PD-5.1, PD-R28
      state.phase = Phase::kDeclare;
      return;
    }
    // PD-4.6, PD-5.6: a follower's black is not a table colour.
  } else {
    state.table_colours.add(tile.colour());
  }
  state.phase = Phase::kFollow;
  // PD-3.6: a paradox has no effect before the trick is complete.
  if (state.position == state.seats())
    finish_trick(state, state.seats(), state.lead_colour(state.trick), sink);
}

// PD-5.3: for the duty to follow, the led black tile is of the declared colour.
template <class Sink>
constexpr void apply_declare(State& state, Colour colour, Sink&& sink) {
  state.declared[state.trick] = static_cast<std::uint8_t>(colour);
  state.table_colours.add(colour);
  state.phase = Phase::kFollow;
  sink(Declared{state.lead, colour});
}

template <class Sink>
constexpr void apply(const Content& content, State& state, Seat seat, Move move, Sink&& sink) {
  if constexpr (kChecked) assert(!refusal(content, state, seat, move));
  switch (move.kind) {
    case MoveKind::kDeal: return apply_deal(state, move.tile(), sink);
    case MoveKind::kFirst: return apply_first(state, move.seat(), sink);
    case MoveKind::kPass: return apply_pass(state, seat, move.tile(), sink);
    case MoveKind::kPlay: return apply_play(state, move.tile(), sink);
    case MoveKind::kDeclare: return apply_declare(state, move.colour(), sink);
  }
}

}  // namespace paradoxa::paradominetor
