// RS-17.11 to RS-17.16: what arriving on the Law or on a Bill gives.
#pragma once

#include "games/restart/rules/chapters/anomie/congress.hpp"

namespace paradoxa::restart::anomie {

// RS-17.11, RS-17.16.
template <class Sink>
constexpr void vote(const Content& content, State& state, Seat seat, int times, Sink&& sink) {
  std::uint8_t& marker = faction(state, seat).law;
  const int there = marker + times * ability_of(content, state, seat, Ability::kLawStep);
  marker = static_cast<std::uint8_t>(there < kLawTrack ? there : kLawTrack);
  sink(LawAdvanced{seat, marker});
}

template <class Sink>
constexpr void advance_bill(State& state, Seat seat, Bill bill, int times, Sink&& sink) {
  std::uint8_t& marker = faction(state, seat).bills[static_cast<std::size_t>(bill)];
  if (marker == kBillTrack) return;
  const int there = marker + times;
  marker = static_cast<std::uint8_t>(there < kBillTrack ? there : kBillTrack);
  sink(BillAdvanced{seat, bill, marker});
}

// GA5: at least `opposite` from a total of 1.
constexpr BillExtra bill_extra(const Content& content, const State& state, Seat seat) {
  const auto extra = static_cast<BillExtra>(ability_of(content, state, seat, Ability::kBillExtra));
  const bool lifted = extra == BillExtra::kNone &&
                      state.player(seat).total(Field::kPerception) >= 1 &&
                      has_gadget(content, state, seat, GadgetEffect::kFlagOppositeAtOne);
  return lifted ? BillExtra::kOpposite : extra;
}
constexpr bool is_complete(const State& state, Seat seat, Bill bill) {
  return faction(state, seat).bills[static_cast<std::size_t>(bill)] == kBillTrack;
}
constexpr bool any_incomplete(const State& state, Seat seat) {
  for (const std::uint8_t marker : faction(state, seat).bills)
    if (marker < kBillTrack) return true;
  return false;
}

// RS-17.13, RS-17.14, RS-R49. A complete Bill gives nothing, not even the extra.
template <class Sink>
constexpr void resume_benefit(const Content& content, State& state, Sink&& sink) {
  Task& task = top(state);
  const Seat seat = task.seat;
  const auto bill = static_cast<Bill>(task.a);
  const int times = task.b;
  if (task.c == 0) {
    if (is_complete(state, seat, bill)) return pop(state);
    advance_bill(state, seat, bill, times, sink);
    const BillExtra extra = bill_extra(content, state, seat);
    if (extra == BillExtra::kOpposite) advance_bill(state, seat, opposite(bill), times, sink);
    if (extra != BillExtra::kAny) return pop(state);
    task.c = 1;
  }
  if (!any_incomplete(state, seat)) return pop(state);
  ask(state, Ask::kBill, seat);
}

// RS-R46: of a helper's Bill the helper chooses.
template <class Visit>
constexpr void legal_bill(const State& state, Visit&& visit) {
  for (int b = 0; b < kBills; ++b)
    if (!is_complete(state, state.asked, static_cast<Bill>(b)))
      visit(Move::with(MoveKind::kBill, static_cast<Bill>(b)));
  visit(Move::of(MoveKind::kEnd));
}
template <class Sink>
constexpr void apply_bill(State& state, const Move& move, Sink&& sink) {
  const Task task = top(state);
  pop(state);
  go_on(state);
  if (move.kind == MoveKind::kBill) advance_bill(state, task.seat, move.bill(), task.b, sink);
}

// RS-17.11 to RS-17.15: the Senator has ended its action there. `under` is the size of the stack
// that it went under; the one just above it helps.
template <class Sink>
constexpr void arrive(const Content& content, State& state, Plan plan, Place place, int under,
                      Sink&& sink) {
  const Seat seat = state.owner;
  const Seat helper = under > 0 ? owner_at(state, place, 1) : kNoSeat;
  if (plan == Plan::kA) {
    if (place != content.anomie.law) return;
    vote(content, state, seat, under + 1, sink);
    if (helper != kNoSeat) vote(content, state, helper, 1, sink);
    return;
  }
  const auto bill = content.anomie.bill(place);
  if (!bill) return;
  const int b = static_cast<int>(*bill);
  if (helper != kNoSeat) push(state, task_of(Op::kBenefit, helper, b, 1));
  push(state, task_of(Op::kBenefit, seat, b, under + 1));
}

}  // namespace paradoxa::restart::anomie
