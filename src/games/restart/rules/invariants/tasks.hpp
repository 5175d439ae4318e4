// Invariants 6 and 8: what is still to be carried out, and that every question has an answer.
#pragma once

#include <string_view>

#include "games/restart/rules/legal.hpp"

namespace paradoxa::restart::invariants_detail {

constexpr bool is_on_grid(const State& state, std::uint8_t space) {
  return space < kAges * state.zones();
}
constexpr bool is_in_row(const State& state, int position) {
  return position >= 0 && position < state.row_size();
}

// What a task of a text's choice keeps: steps, and places that were chosen.
constexpr bool is_choice(const Content& content, const State& state, const Task& task) {
  if (!Card{task.a}.exists() || !is_on_grid(state, task.b) || task.c >= kMaxOperations ||
      task.d > 9)
    return false;
  const Operation& op = operation_of(content, task);
  if (!op.exists()) return false;
  if (!choice_detail::has_two_steps(op)) return choice_detail::chosen(task) < 1u << kRow;
  if (!choice_detail::is_second(task)) return task.f == 0;
  const int first = choice_detail::first_of(task);
  if (op.kind != OpKind::kChainSwap)
    return task.f == 0 && is_on_grid(state, static_cast<std::uint8_t>(first));
  return task.f == 0 && is_in_row(state, first) &&
         state.row[static_cast<std::size_t>(first)].exists();
}

// Cards come one after the other into b, c and d.
constexpr bool is_dig(const Task& task) {
  const bool one = Card{task.b}.exists();
  const bool two = Card{task.c}.exists();
  const bool three = Card{task.d}.exists();
  for (const std::uint8_t card : {task.b, task.c, task.d})
    if (card != Card::kNone && !Card{card}.exists()) return false;
  return (one || !two) && (two || !three) && one + two + three + task.a <= 3;
}

constexpr bool is_plan(const State& state, const Task& task) {
  constexpr int kLastStage = 5;
  if (task.a >= kPlans) return false;
  if (state.dystopia != Dystopia::kOceanrealm && task.b > kLastStage) return false;
  switch (state.dystopia) {
    case Dystopia::kPandemia: return task.c <= kDice && task.d <= kDice && task.e <= kDice;
    case Dystopia::kAnomie:
      return task.c < kSenators && task.d <= 1 && (task.e == 0 || Place{task.e}.exists()) &&
             task.f <= 2;
    case Dystopia::kExtinction:
      return task.d <= GeneRow::kRoom && task.e <= kDisplay && task.f <= state.extinction.displayed;
    case Dystopia::kOceanrealm:
      return (task.b == Space::kNone || is_on_grid(state, task.b)) &&
             (task.f & oceanrealm::kOwner) < state.seats();
  }
  return false;
}

constexpr bool carries_what_it_may(const Content& content, const State& state, const Task& task) {
  switch (task.op) {
    case Op::kText:
      return Card{task.a}.exists() && is_on_grid(state, task.b) && task.c <= kMaxOperations &&
             task.d <= 1;
    case Op::kOperation: return is_choice(content, state, task);
    case Op::kPlaceDeck: return is_on_grid(state, task.a);
    case Op::kDig: return is_dig(task);
    case Op::kNewChain:
      return task.a == kToHand || (is_in_row(state, task.a) && !state.row[task.a].exists());
    case Op::kPlan: return is_plan(state, task);
    case Op::kBenefit:
      return state.dystopia == Dystopia::kAnomie && task.a < kBills && task.b >= 1 && task.b <= 3 &&
             task.c <= 1;
    default: return true;
  }
}

// A text is at the bottom, and its operation on it, so that the stack never overflows.
constexpr bool is_in_its_place(const State& state, std::size_t i) {
  switch (state.tasks[i].op) {
    case Op::kText:
    case Op::kTake:
    case Op::kSecondDraw:
    case Op::kPlan:
    case Op::kForesee: return i == 0;
    case Op::kOperation:
    case Op::kDig:
    case Op::kNewChain:
    case Op::kPlaceDeck: return i == 1 && state.tasks[0].op == Op::kText;
    case Op::kRefill: return i <= 1;
    default: return true;
  }
}

constexpr std::string_view tasks_flaw(const Content& content, const State& state) {
  if (state.depth > kMaxTasks) return "RS-3.3: too much is pending";
  const bool in_turn = state.phase >= Phase::kFirst && state.phase <= Phase::kFinal;
  if (state.depth > 0 && !in_turn) return "RS-3.3: nothing is carried out outside a turn";
  for (std::size_t i = 0; i < state.depth; ++i) {
    const Task& task = state.tasks[i];
    if (static_cast<int>(task.op) >= kOps) return "RS-3.3: there is no such task";
    if (task.seat.index >= state.seats()) return "RS-1.1: there is no such seat";
    if (!is_in_its_place(state, i)) return "RS-3.3: that is carried out in another order";
    if (!carries_what_it_may(content, state, task)) return "RS-3.3: a task is out of its bounds";
  }
  return {};
}

// What Nature deals has a place to go to.
constexpr bool has_place(const Content& content, const State& state) {
  const Op op = state.depth > 0 ? top(state).op : Op::kNone;
  const bool setting_up = state.depth == 0 && state.phase == Phase::kSetup;
  switch (state.ask) {
    case Ask::kCharacter: return next_character(state) != kNoSeat;
    case Ask::kCard:
      if (setting_up)
        return next_space(state).exists() || empty_upcoming(state) >= 0 ||
               next_hand(content, state) != kNoSeat;
      if (op == Op::kRefill) return empty_upcoming(state) >= 0;
      return op == Op::kPlaceDeck || ((op == Op::kDraw || op == Op::kDig) && top(state).a > 0);
    case Ask::kChain:
      if (setting_up)
        return next_chain_deal(content, state).level > 0 || empty_position(state) >= 0;
      if (op == Op::kNewChain) return true;
      return state.depth == 0 && state.phase == Phase::kNewRow && empty_position(state) >= 0;
    case Ask::kGadget: return state.buys == 0 && display_count(state) < display_size(state);
    case Ask::kGene:
      if (state.dystopia != Dystopia::kExtinction) return false;
      if (setting_up)
        return extinction::next_tube_deal(state).tube > 0 || state.extinction.displayed < kDisplay;
      return state.depth > 0 && Extinction::is_waiting(state) &&
             (top(state).b == extinction::kDrawing || state.extinction.displayed < kDisplay);
    default: return true;
  }
}
// What is asked of a seat can be carried out.
constexpr bool can_be_answered(const Content& content, const State& state) {
  switch (state.ask) {
    case Ask::kOver: return true;
    case Ask::kRecover: return top(state).a > 0 && state.supply[kFragmentToken] > 0;
    case Ask::kFinalStudy: return state.final_seat == state.owner.index;
    case Ask::kBill: return top(state).b > 0;
    default: break;
  }
  bool any = false;
  legal_detail::for_each_move(content, state, [&](const Move&) { any = true; });
  return any;
}
constexpr std::string_view answer_flaw(const Content& content, const State& state) {
  if (!has_place(content, state)) return "RS-3.3: what is dealt has no place";
  if (!can_be_answered(content, state)) return "RS-3.3: the question has no answer";
  return {};
}

}  // namespace paradoxa::restart::invariants_detail
