// RS-5, RS-9, RS-10: the menus of the Study, Intelligence and Memory phases, and how phases end.
#pragma once

#include "games/restart/rules/chapters/chains.hpp"
#include "games/restart/rules/chapters/dystopia.hpp"

namespace paradoxa::restart {

// ---- Study --------------------------------------------------------------------------------------

template <class Visit>
constexpr void legal_study(const Content& content, const State& state, Visit&& visit) {
  if (!state.used.contains(Basic::kStudy))
    state.hand(state.owner).for_each([&](Card card) {
      if (may_study(content, state, state.owner, card, 0))
        visit(Move::with(MoveKind::kStudy, card));
    });
  legal_pills(state, visit);
  visit(Move::of(MoveKind::kEnd));
}
template <class Sink>
constexpr void apply_study(const Content& content, State& state, Card card, Sink&& sink) {
  state.used.add(Basic::kStudy);
  state.acted = 1;
  study(content, state, state.owner, card, study_cost(content, card, 0), "RS-5.1"_clause, sink);
}

// ---- Intelligence -------------------------------------------------------------------------------

constexpr Icon icon_of(Plan plan) { return plan == Plan::kA ? Icon::kPlanA : Icon::kPlanB; }

// RS-9.2.
constexpr bool may_plan(const Content& content, const State& state, Plan plan) {
  return has_use(content, state, icon_of(plan)) &&
         with_dystopia(state.dystopia, [&](auto dystopia) {
           return decltype(dystopia)::can_plan(content, state, plan);
         });
}

template <class Visit>
constexpr void legal_intelligence(const Content& content, const State& state, Visit&& visit) {
  if (may_plan(content, state, Plan::kA)) visit(Move::of(MoveKind::kPlanA));
  if (may_plan(content, state, Plan::kB)) visit(Move::of(MoveKind::kPlanB));
  if (has_use(content, state, Icon::kBury))
    state.hand(state.owner).for_each([&](Card card) {
      if (may_bury(content, state, state.owner, card)) visit(Move::with(MoveKind::kBury, card));
    });
  legal_pills(state, visit);
  visit(Move::of(MoveKind::kEnd));
}
template <class Sink>
constexpr void apply_plan(const Content& content, State& state, Plan plan, Sink&& sink) {
  spend_use(content, state, icon_of(plan));
  sink(PlanBegun{{state.owner, plan}});
  push(state, task_of(Op::kPlan, state.owner, static_cast<int>(plan)));
  with_dystopia(state.dystopia, [&](auto dystopia) { decltype(dystopia)::begin(content, state); });
}
template <class Sink>
constexpr void apply_bury(const Content& content, State& state, Card card, Sink&& sink) {
  spend_use(content, state, Icon::kBury);
  bury(state, state.owner, card, sink);
}

// ---- Memory -------------------------------------------------------------------------------------

// RS-10.5, RS-R19.
constexpr int times(const State& state) { return state.doubled != 0 ? 2 : 1; }

// RS-10.3.
template <class Visit>
constexpr void legal_draws(const State& state, Visit&& visit) {
  if (!state.deck.empty()) visit(Move::of(MoveKind::kDraw));
  for (int i = 0; i < kUpcoming; ++i)
    if (state.upcoming[static_cast<std::size_t>(i)].exists())
      visit(Move::of(MoveKind::kDrawUpcoming, i + 1));
}
constexpr bool can_draw(const State& state) {
  for (const Card card : state.upcoming)
    if (card.exists()) return true;
  return !state.deck.empty();
}
// RS-10.2: none where the supply is empty (RS-1.9).
constexpr bool may_gain(const Content& content, const State& state, Icon icon) {
  const std::size_t token = icon == Icon::kTime ? kTimeToken : kPillToken;
  return state.supply[token] > 0 && has_use(content, state, icon);
}

template <class Visit>
constexpr void legal_memory(const Content& content, const State& state, Visit&& visit) {
  if (may_gain(content, state, Icon::kTime)) visit(Move::of(MoveKind::kTime));
  if (may_gain(content, state, Icon::kHeal)) visit(Move::of(MoveKind::kHeal));
  if (has_use(content, state, Icon::kDraw)) legal_draws(state, visit);
  if (may_renew(state)) visit(Move::of(MoveKind::kRenew));
  legal_pills(state, visit);
  visit(Move::of(MoveKind::kEnd));
}
template <class Sink>
constexpr void draw_upcoming(State& state, int position, Clause clause, Sink&& sink) {
  Card& there = state.upcoming[static_cast<std::size_t>(position - 1)];
  const Card card = there;
  there = kNoCard;
  take_to_hand(state, state.owner, card);
  state.seen.add(card);
  sink(CardTaken{{state.owner, card}, clause});
}
template <class Sink>
constexpr void draw(State& state, const Move& move, Sink&& sink) {
  if (move.kind == MoveKind::kDraw) return push(state, task_of(Op::kDraw, state.owner, 1));
  draw_upcoming(state, move.number(), "RS-10.3"_clause, sink);
}
template <class Sink>
constexpr void apply_memory(const Content& content, State& state, const Move& move, Sink&& sink) {
  switch (move.kind) {
    case MoveKind::kTime:
      spend_use(content, state, Icon::kTime);
      return gain(state, state.owner, Token::kTime, times(state), "RS-10.2"_clause, sink);
    case MoveKind::kHeal:
      spend_use(content, state, Icon::kHeal);
      return gain(state, state.owner, Token::kPill, times(state), "RS-10.2"_clause, sink);
    case MoveKind::kRenew: return discard_upcoming(state, "RS-10.4"_clause, sink);
    default:
      spend_use(content, state, Icon::kDraw);
      if (state.doubled != 0) push(state, task_of(Op::kSecondDraw, state.owner));
      return draw(state, move, sink);
  }
}

// RS-10.5.
constexpr void resume_second_draw(State& state) {
  if (!can_draw(state)) return pop(state);
  ask_owner(state, Ask::kSecondDraw);
}
template <class Visit>
constexpr void legal_second_draw(const State& state, Visit&& visit) {
  legal_draws(state, visit);
  visit(Move::of(MoveKind::kNo));
}
template <class Sink>
constexpr void apply_second_draw(State& state, const Move& move, Sink&& sink) {
  pop(state);
  go_on(state);
  if (move.kind != MoveKind::kNo) draw(state, move, sink);
}

// ---- Ends of phases -----------------------------------------------------------------------------

// RS-6.16, RS-9.4, RS-R20: the reward for doing nothing in a phase.
template <class Sink>
constexpr void reward_pass(State& state, Sink&& sink) {
  if (state.phase == Phase::kPerception)
    return gain(state, state.owner, Token::kVoid, 1, "RS-6.16"_clause, sink);
  if (state.phase != Phase::kIntelligence) return;
  state.doubled = 1;
  sink(MemoryDoubled{{state.owner}});
}
template <class Sink>
constexpr void apply_end_phase(State& state, Sink&& sink) {
  if (state.acted == 0) reward_pass(state, sink);
  sink(PhaseEnded{state.owner, state.phase});
  enter(state, static_cast<Phase>(static_cast<int>(state.phase) + 1));
}

// The Memory phase ends by itself when nothing is left to do in it, which everybody can see.
template <class Sink>
constexpr void ask_memory(const Content& content, State& state, Sink&& sink) {
  int choices = 0;
  legal_memory(content, state, [&](const Move&) { ++choices; });
  if (choices == 1) return apply_end_phase(state, sink);
  ask_owner(state, Ask::kMemory);
}

}  // namespace paradoxa::restart
