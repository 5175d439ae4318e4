// Invariants 1, 7 and 8: turn, dystopias and questions.
#pragma once

#include <string_view>

#include "games/restart/rules/legal.hpp"

namespace paradoxa::restart::invariants_detail {

constexpr std::string_view turn_flaw(const State& state) {
  if (static_cast<int>(state.phase) >= kPhases) return "RS-3.1: there is no such phase";
  if (state.round > kRounds || (state.round == 0) != (state.phase == Phase::kSetup))
    return "RS-12.7: there is no such round";
  const bool in_turn = state.phase >= Phase::kFirst && state.phase <= Phase::kFinal;
  if (in_turn ? state.owner.index >= state.seats() : state.owner != kNoSeat)
    return "RS-1.1: there is no such seat";
  if (state.turns > kMaxTurns) return "RS-29.1: there are no such turns";
  if ((state.started >> state.seats()) != 0) return "RS-4.1: there is no such seat";
  if (state.buys > 2 * state.seats()) return "RS-15.2: everybody buys twice";
  if (state.last_turns > 1 || state.acted > 1 || state.doubled > 1)
    return "RS-13.1: a flag is on or off";
  if (state.last_turns == 1 && state.round != kRounds) return "RS-13.1: only in the third round";
  if ((state.turning >> 2) != 0) return "RS-6.11: there is no such turning";
  if (state.final_seat > state.seats()) return "RS-13.3: there is no such seat";
  if ((state.next_dystopia != 0) != (state.ask == Ask::kOver) || state.next_dystopia > kDystopias)
    return "RS-14.1: the next dystopia is named at the end";
  for (const std::uint8_t byte : state.blank)
    if (byte != 0) return "RS-1.1: unused bytes are blank";
  return {};
}

// Only the one that is played has anything.
constexpr std::string_view dystopia_flaw(const Content& content, const State& state) {
  if (state.dystopia > Dystopia::kOceanrealm) return "RS-2.9: there is no such dystopia";
  const auto is_other = [&](Dystopia dystopia) { return state.dystopia != dystopia; };
  if ((is_other(Dystopia::kPandemia) && state.pandemia != PandemiaState{}) ||
      (is_other(Dystopia::kAnomie) && state.anomie != AnomieState{}) ||
      (is_other(Dystopia::kExtinction) && state.extinction != ExtinctionState{}) ||
      (is_other(Dystopia::kOceanrealm) && state.oceanrealm != OceanrealmState{}))
    return "RS-2.9: another dystopia is played";
  return with_dystopia(state.dystopia,
                       [&](auto dystopia) { return decltype(dystopia)::flaw(content, state); });
}

// The task that waits for an answer, by its question; kNone where there is none.
constexpr Op waiting(const State& state) {
  switch (state.ask) {
    case Ask::kText: return Op::kText;
    case Ask::kOperation: return top(state).op == Op::kDig ? Op::kDig : Op::kOperation;
    case Ask::kTakeChain: return Op::kTake;
    case Ask::kRecover: return Op::kRecover;
    case Ask::kSecondDraw: return Op::kSecondDraw;
    case Ask::kForesee: return Op::kForesee;
    default: return Op::kNone;
  }
}
constexpr Phase phase_of(Ask ask) {
  switch (ask) {
    case Ask::kCharacter:
    case Ask::kGadget:
    case Ask::kBuy: return Phase::kSetup;
    case Ask::kChainDrop:
    case Ask::kChild:
    case Ask::kFreeStudy: return Phase::kFirst;
    case Ask::kStudy: return Phase::kStudy;
    case Ask::kPerception: return Phase::kPerception;
    case Ask::kIntelligence: return Phase::kIntelligence;
    case Ask::kMemory: return Phase::kMemory;
    case Ask::kHandLimit: return Phase::kTurnEnd;
    case Ask::kFinalStudy: return Phase::kFinal;
    default: return Phase::kEvaluate;
  }
}

constexpr Seat expected_seat(const Content& content, const State& state) {
  if (is_natures(state.ask)) return kNature;
  switch (state.ask) {
    case Ask::kOver: return kNoSeat;
    case Ask::kBuy: return buyer(state);
    case Ask::kEvaluate: return winner_of(content, state);
    case Ask::kRecover:
    case Ask::kBill: return top(state).seat;
    default: return state.owner;
  }
}

constexpr std::string_view pending_flaw(const Content& content, const State& state) {
  for (std::size_t i = 0; i < kMaxTasks; ++i)
    if ((state.tasks[i].op != Op::kNone) != (i < state.depth) ||
        (i >= state.depth && state.tasks[i] != Task{}))
      return "RS-3.3: unused tasks are blank";
  if (state.ask >= Ask::kNext) return "RS-3.1: nothing is asked";
  const bool by_task = state.ask == Ask::kText || state.ask == Ask::kOperation ||
                       state.ask == Ask::kTakeChain || state.ask == Ask::kRecover ||
                       state.ask == Ask::kSecondDraw || state.ask == Ask::kForesee ||
                       is_dystopias(state.ask) || state.ask == Ask::kRoll;
  const bool by_either =
      state.ask == Ask::kCard || state.ask == Ask::kChain || state.ask == Ask::kGene;
  if (by_task && state.depth == 0) return "RS-3.3: nothing is pending";
  if (!by_task && !by_either) {
    if (state.depth > 0) return "RS-3.3: something is pending";
    if (state.phase != phase_of(state.ask)) return "RS-3.2: another phase asks that";
  }
  if (waiting(state) != Op::kNone && top(state).op != waiting(state))
    return "RS-3.3: another task is pending";
  const bool dystopias = is_dystopias(state.ask) || state.ask == Ask::kRoll;
  if (dystopias && !with_dystopia(state.dystopia, [&](auto dystopia) {
        return decltype(dystopia)::is_waiting(state);
      }))
    return "RS-9.2: the Plan does not ask that";
  if (state.asked != expected_seat(content, state)) return "RS-3.1: another seat is asked";
  return {};
}

}  // namespace paradoxa::restart::invariants_detail
