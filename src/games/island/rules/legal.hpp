// Which moves are legal: by what is asked, one function of a chapter; apply.hpp mirrors it.
#pragma once

#include <cstdint>

#include "engine/fixed_list.hpp"
#include "engine/seat.hpp"
#include "games/island/rules/chapters/activation.hpp"
#include "games/island/rules/chapters/anomalies.hpp"
#include "games/island/rules/chapters/bonuses.hpp"
#include "games/island/rules/chapters/captive_turn.hpp"
#include "games/island/rules/chapters/op_actions.hpp"
#include "games/island/rules/chapters/op_turn.hpp"
#include "games/island/rules/chapters/reactions.hpp"
#include "games/island/rules/chapters/setup.hpp"
#include "games/island/rules/chapters/turn_end.hpp"
#include "games/island/rules/move.hpp"

namespace paradoxa::island {

// One question at a time, to one seat.
constexpr SeatSet to_act(const Content&, const State& state) {
  return state.ask == Ask::kOver ? SeatSet{} : SeatSet::of(state.asked);
}

namespace legal_detail {

// Set-up, Nature's draws among it.
template <class Visit>
constexpr void for_each_of_setup(const Content& content, const State& state, Visit&& visit) {
  switch (state.ask) {
    case Ask::kIsland: return legal_island(content, state, visit);
    case Ask::kDeal: return legal_deal(state, visit);
    case Ask::kLook: return legal_look(state, visit);
    case Ask::kDraw: return legal_draw(state, visit);
    case Ask::kBuild: return legal_build(content, state, visit);
    case Ask::kAssign: return legal_assign(state, visit);
    case Ask::kWaveStart: return legal_wave_start(visit);
    case Ask::kRockStart: return legal_rock_start(content, state, visit);
    case Ask::kBushStart: return legal_bush_start(visit);
    case Ask::kCharacter: return legal_character(state, visit);
    default: return legal_start(content, state, visit);
  }
}

// What OP decides while something is carried out.
template <class Visit>
constexpr void for_each_of_op(const Content& content, const State& state, Visit&& visit) {
  switch (state.ask) {
    case Ask::kKeep: return legal_keep(state, visit);
    case Ask::kCarry: return legal_carry(content, state, visit);
    case Ask::kSecondHalf: return legal_second_half(content, state, visit);
    case Ask::kExit: return legal_exit(content, state, visit);
    case Ask::kOrchard:
    case Ask::kSinkhole:
    case Ask::kGust:
    case Ask::kArrows: return legal_send(state, visit);
    case Ask::kCrossOut: return legal_cross_out(content, state, visit);
    case Ask::kStir: return legal_stir(content, state, visit);
    case Ask::kReturn: return legal_return(content, state, visit);
    case Ask::kPortal: return legal_portal(content, state, visit);
    case Ask::kTrack: return legal_track(state, visit);
    default: return legal_extra_step(content, state, visit);
  }
}

template <class Visit>
constexpr void for_each_move(const Content& content, const State& state, Visit&& visit) {
  switch (state.ask) {
    case Ask::kTurn: return legal_turn(content, state, visit);
    case Ask::kOpTurn: return legal_op_turn(content, state, visit);
    case Ask::kActivate:
    case Ask::kOpActivate:
    case Ask::kDry:
    case Ask::kAshore:
    case Ask::kSymbol: return legal_yes_or_no(visit);
    case Ask::kBox: return legal_box(content, state, visit);
    case Ask::kFirst: return legal_first(visit);
    case Ask::kCamp: return legal_camp(visit);
    case Ask::kOracle: return legal_oracle(state, visit);
    case Ask::kRevival: return legal_revival(visit);
    case Ask::kReact: return legal_react(content, state, visit);
    case Ask::kHeading: return legal_heading(visit);
    case Ask::kLength: return legal_length(content, state, visit);
    case Ask::kOpPiece: return legal_op_piece(content, state, visit);
    case Ask::kVisited: return legal_visited(content, state, visit);
    case Ask::kReplenish: return legal_replenish(content, state, visit);
    case Ask::kOver:
    case Ask::kNext: return;
    default: break;
  }
  const bool setup =
      state.ask < Ask::kKeep || state.ask == Ask::kCharacter || state.ask == Ask::kStart;
  if (setup) return for_each_of_setup(content, state, visit);
  for_each_of_op(content, state, visit);
}

}  // namespace legal_detail

constexpr MoveList legal_moves(const Content& content, const State& state, Seat seat) {
  MoveList moves;
  if (!to_act(content, state).contains(seat)) return moves;
  legal_detail::for_each_move(content, state, [&](const Move& move) { moves.push_back(move); });
  return moves;
}

// IS-4.2: a tile is as likely as there are islands with it; every other outcome stands for itself.
constexpr std::uint32_t weight(const Content& content, const State& state, Move move) {
  if (state.ask != Ask::kIsland) return 1;
  return weight_of(next_draws(content.lakes, state.island), move.placement());
}

// One legal move of the seat, by weight. Agrees with legal_moves and weight for every draw.
template <class Random>
constexpr Move sample(const Content& content, const State& state, Seat, Random& random) {
  if (state.ask == Ask::kIsland) {
    const Draws draws = next_draws(content.lakes, state.island);
    return Move::tile(nth_placement(draws, random.below(total_weight(draws))));
  }
  std::uint32_t count = 0;
  legal_detail::for_each_move(content, state, [&](const Move&) { ++count; });
  std::uint32_t left = random.below(count);
  Move drawn;
  legal_detail::for_each_move(content, state, [&](const Move& move) {
    if (left-- == 0) drawn = move;
  });
  return drawn;
}

}  // namespace paradoxa::island
