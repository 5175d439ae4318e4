// PX-OP.SHIELD, PX-OP.RECHARGE.
#pragma once

#include "games/paradoxical/rules/chapters/turn.hpp"

namespace paradoxa::paradoxical {

template <class Marked, class Sink>
constexpr void tell_marked(const State& state, CardSet cards, Sink&& sink) {
  if constexpr (kListens<Sink>) {
    Marked told{state.active, {}};
    cards.for_each([&](Card card) { told.cards.push_back(state.label(card)); });
    sink(told);
  }
}

// PX-OP.SHIELD: those chosen turn face up.
template <class Sink>
constexpr void shield(State& state, CardSet cards, Sink&& sink) {
  state.down = state.down - cards;
  state.shielded = state.shielded | cards;
  tell_marked<Shielded>(state, cards, sink);
}

// PX-OP.RECHARGE.
template <class Sink>
constexpr void recharge(State& state, CardSet cards, Sink&& sink) {
  state.used = state.used - cards;
  tell_marked<Recharged>(state, cards, sink);
}

// Don't ask when all must be taken.
template <class Sink>
constexpr void begin_marks(const Content& content, State& state, const Step& step, Sink&& sink) {
  const bool shields = step.op == Op::kShield;
  const CardSet eligible =
      shields ? shieldable(state, state.source) : rechargeable(content, state, state.source);
  if (eligible.size() > step.n) {
    state.count = step.n;
    return ask(state, shields ? Ask::kShield : Ask::kRecharge);
  }
  shields ? shield(state, eligible, sink) : recharge(state, eligible, sink);
  end_step(state);
}

template <class Sink>
constexpr void apply_mark(State& state, Card card, Sink&& sink) {
  state.ask == Ask::kShield ? shield(state, CardSet::of(card), sink)
                            : recharge(state, CardSet::of(card), sink);
  if (--state.count == 0) end_step(state);
}

}  // namespace paradoxa::paradoxical
