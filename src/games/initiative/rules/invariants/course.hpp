// Invariant 2: phase, question, seats and round fit together.
#pragma once

#include <string_view>

#include "games/initiative/rules/invariants/questions.hpp"
#include "games/initiative/rules/state.hpp"

namespace paradoxa::initiative::invariants_detail {

inline constexpr int kMaxRounds = 24;  // more than 72 cards can last, for other starts too

constexpr std::string_view seat_flaw(const State& state) {
  const int n = state.players();
  if (chief_is_known(state) ? state.chief.index >= n : state.chief != kNoSeat)
    return "PI-2.12: there must be a chief after set-up";
  if (!has_active(state))
    return state.active == kNoSeat ? std::string_view{} : "PI-5.1: no seat is active now";
  if (state.active.index >= n) return "PI-5.1: a seat must be active";
  if (is_rivals(state.ask) != state.is_rival(state.active))
    return "PI-21.2: the rival does not do that";
  return {};
}

// PI-4.1, PI-5.1: whose turn it is follows from the chief and the turns had.
constexpr bool right_seat(const State& state) {
  const int n = state.players();
  if (state.phase == Phase::kWormhole) {
    const int away = state.step < n ? state.step : 2 * n - 1 - state.step;
    return state.active.index == (state.chief.index + away) % n;
  }
  if (state.phase == Phase::kTurn || state.phase == Phase::kAllocation)
    return state.active.index == (state.chief.index + state.turns) % n;
  if (state.ask == Ask::kPenalty || (state.phase == Phase::kSetup && chief_is_known(state)))
    return state.active.index == (state.chief.index + state.step) % n;
  return true;
}

constexpr int most_steps(const State& state) {
  if (state.phase == Phase::kWormhole) return 2 * state.players() - 1;
  if (state.ask == Ask::kRival) return state.final_round != 0 ? 0 : 1;
  if (state.ask == Ask::kExchange) return 2;
  if (state.ask == Ask::kPenalty) return state.players() - 1;
  return state.phase == Phase::kSetup && chief_is_known(state) ? state.seats() - 1 : 0;
}

// PI-17.1, PI-17.2: how many rounds can follow; each but the last refills the whole main wormhole.
constexpr int rounds_left(const State& state) {
  const int spaces = main_spaces(state.options);
  if (state.phase != Phase::kCleanup) return (state.deck + spaces - 1) / spaces;
  int empty = 0;
  for (int i = 0; i < spaces; ++i)
    empty +=
        !state.wormhole[static_cast<std::size_t>(first_main_space(state.options) + i)].exists();
  const int deck = state.deck > empty ? state.deck - empty : 0;
  return 1 + (deck + spaces - 1) / spaces;
}

constexpr std::string_view clock_flaw(const State& state) {
  if (state.ask > Ask::kOver || state.phase > Phase::kScoring || !asks_in(state.phase, state.ask))
    return "PI-3.1: this question does not belong to this phase";
  if (const auto f = seat_flaw(state); !f.empty()) return f;
  const bool setup = state.phase == Phase::kSetup;
  if (setup ? state.round != 0 : state.round == 0 || state.round + rounds_left(state) > kMaxRounds)
    return "PI-3.2: there is no such round";
  const bool turn = state.phase == Phase::kTurn || state.phase == Phase::kAllocation;
  if (state.final_round > 1 || (state.final_round != 0 && !turn && state.phase != Phase::kScoring))
    return "PI-17.5: the final round consists of turns and scoring only";
  if (state.phase == Phase::kScoring && state.final_round == 0)
    return "PI-17.5: scoring follows the final round";
  if (state.turns >= state.players() || (!turn && state.turns != 0))
    return "PI-5.1: everyone has one turn";
  if (state.step > most_steps(state)) return "PI-4.1: too many steps";
  if (!right_seat(state)) return "PI-4.1: it is another seat's turn";
  constexpr int kMaxActions = 60;
  if (state.actions > (turn && !state.is_rival(state.active) ? kMaxActions : 0))
    return "PI-5.2: there are no matrix actions now";
  if (state.diagonal > (state.phase == Phase::kTurn && state.actions > 0 ? 1 : 0) ||
      (state.diagonal != 0 && state.ask == Ask::kDiagonal))
    return "PI-12.4: Diagonal waits for the next matrix action";
  if (state.ask == Ask::kExchange && state.final_round != 0)
    return "PI-21.15: nothing is exchanged in the final round";
  if (state.pawn >= (state.options.solo() ? kMainSpaces : 1))
    return "PI-21.3: the pawn is not on a space";
  if ((state.glitch < kWorlds) != (state.ask != Ask::kWorld) ||
      (state.ask == Ask::kWorld && state.glitch != kNoWorld))
    return "PI-2.2: the glitch must be on a world";
  return {};
}

}  // namespace paradoxa::initiative::invariants_detail
