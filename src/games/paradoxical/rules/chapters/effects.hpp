// PX-9: the effect of a card, step by step.
#pragma once

#include "games/paradoxical/rules/chapters/marks.hpp"
#include "games/paradoxical/rules/chapters/opponents.hpp"
#include "games/paradoxical/rules/chapters/pool.hpp"
#include "games/paradoxical/rules/chapters/seeking.hpp"
#include "games/paradoxical/rules/chapters/tableau.hpp"

namespace paradoxa::paradoxical {

// PX-9.3, PX-9.4, PX-R14: a hand card is shown, and stays known.
template <class Sink>
constexpr void apply_effect(State& state, Card card, Sink&& sink) {
  if (state.hand(state.active).contains(card)) {
    show_to_all(state, card);
    sink(HandEffectUsed{state.active, state.label(card)});
  } else {
    sink(EffectUsed{state.active, state.label(card)});
  }
  state.used.add(card);
  state.source = card;
  begin_program(state, program_of(card));
}

// PX-9.5: precondition: feasible. PX-9.7: the active player chooses unless it says otherwise.
template <class Sink>
constexpr void begin_step(const Content& content, State& state, const Step& step, Sink&& sink) {
  state.who = state.active;
  switch (step.op) {
    case Op::kDraw: return begin_draw(state, state.active, step.n);
    case Op::kBoon: return begin_draw(state, state.after(state.active), step.n);
    case Op::kSeek: return ask(state, Ask::kDeck);
    case Op::kBuild: return begin_build(state, step.n);
    case Op::kAdd: state.count = step.n; return add(state);
    case Op::kCycle: return ask(state, Ask::kCycle);
    case Op::kSalvage: return ask(state, Ask::kSalvage);
    case Op::kHunt: return ask(state, Ask::kLure);
    case Op::kSeed: state.count = step.n; return seed(state);
    case Op::kTake: return ask(state, Ask::kTake);
    case Op::kGive: return ask(state, Ask::kGive);
    case Op::kExchange: return ask(state, Ask::kExchange);
    case Op::kTrade: return ask(state, Ask::kTrade);
    case Op::kMask:
    case Op::kBounce:
    case Op::kRaid: return ask(state, Ask::kTarget);
    case Op::kSnatch:
    case Op::kSpy: return ask(state, Ask::kVictim);
    case Op::kTithe: return tithe(state, step.n);
    case Op::kShield:
    case Op::kRecharge: return begin_marks(content, state, step, sink);
    case Op::kCopy: return ask(state, Ask::kCopy);
    case Op::kCheckPool: return check_pool(state);
  }
}

// PX-9.5: what is not feasible is left out; what may be declined is asked for first.
template <class Sink>
constexpr void next_step(const Content& content, State& state, Sink&& sink) {
  const int steps = step_count(content, state.program);
  while (int{state.step} < steps) {
    const Step step = current_step(content, state);
    if (!feasible(content, state, step, state.source)) {
      ++state.step;
      continue;
    }
    state.who = state.active;
    if (step.optional != 0) return ask(state, Ask::kAgree);
    return begin_step(content, state, step, sink);
  }
  finish_action(state);
}

// PX-OP.COPY: the copying card stays the source.
template <class Sink>
constexpr void apply_copy(State& state, Card card, Sink&& sink) {
  Seat owner = owner_of(state, card);
  if (owner == state.active) owner = kNoSeat;
  sink(Copied{state.active, state.label(card), owner});
  begin_program(state, program_of(card));
}

constexpr void apply_stop(const Content& content, State& state) {
  if (state.ask == Ask::kCycle) return end_cycle(content, state);
  end_step(state);
}

template <class Sink>
constexpr void apply_top(const Content& content, State& state, Card card, Sink&& sink) {
  take_top(state, card);
  const Step step = current_step(content, state);
  switch (step.op) {
    case Op::kBuild:
    case Op::kCycle: return top_into_tableau(content, state, card, sink);
    case Op::kSeed: return top_into_pool(state, card, sink);
    case Op::kHunt: return top_hunted(content, state, card, sink);
    case Op::kSeek:
      put_aside(state, card);
      state.known[state.active.index].add(card);
      if (--state.count == 0) begin_pick(state, step, sink);
      return;
    default: return top_into_hand(content, state, card, sink);
  }
}

}  // namespace paradoxa::paradoxical
