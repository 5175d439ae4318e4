// RS-6: the Perception phase.
#pragma once

#include "games/restart/rules/chapters/chains.hpp"

namespace paradoxa::restart {

template <class Visit>
constexpr void legal_figures(const Content& content, const State& state, Visit&& visit) {
  if (!has_use(content, state, Icon::kMove)) return;
  adult_targets(state, state.owner).for_each([&](Space s) {
    visit(Move::with(MoveKind::kAdult, s));
  });
  child_targets(state, state.owner).for_each([&](Space s) {
    visit(Move::with(MoveKind::kChild, s));
  });
}
// RS-6.6, RS-6.7. RS-R8: once each, but for icons and texts.
constexpr bool may_cause(const Content& content, const State& state) {
  return owner(state).adult.exists() && has_use(content, state, Icon::kCause);
}
constexpr bool may_assist(const Content& content, const State& state) {
  return owner(state).child.exists() && has_use(content, state, Icon::kAssist);
}

template <class Visit>
constexpr void legal_perception(const Content& content, const State& state, Visit&& visit) {
  legal_figures(content, state, visit);
  const CardSet hand = state.hand(state.owner);
  if (may_cause(content, state))
    hand.for_each([&](Card card) { visit(Move::with(MoveKind::kCause, card)); });
  if (may_assist(content, state))
    hand.for_each([&](Card card) { visit(Move::with(MoveKind::kAssist, card)); });
  if (!state.used.contains(Basic::kValidate)) {
    const Planes planes = planes_of(state);
    state.chain_hand(state.owner).for_each([&](Chain chain) {
      if (can_validate(content, state, chain, planes))
        visit(Move::with(MoveKind::kValidate, chain));
    });
  }
  legal_pills(state, visit);
  visit(Move::of(MoveKind::kEnd));
}

// RS-6.2, RS-6.3.
template <class Sink>
constexpr void apply_adult(const Content& content, State& state, Space space, Sink&& sink) {
  spend_use(content, state, Icon::kMove);
  owner(state).adult = space;
  sink(AdultMoved{{state.owner, space}, "RS-6.2"_clause});
}
template <class Sink>
constexpr void apply_child_move(const Content& content, State& state, Space space, Sink&& sink) {
  spend_use(content, state, Icon::kMove);
  owner(state).child = space;
  sink(ChildMoved{{state.owner, space}, "RS-6.3"_clause});
}

// RS-6.8: the card covers, tokens are taken, then its text may be activated.
template <class Sink>
constexpr void play_card(State& state, Card card, Space space, Sink&& sink) {
  take_from_hand(state, state.owner, card);
  state.grid[space.id] = card;
  push(state, task_of(Op::kText, state.owner, card.id, space.id));
  collect(state, state.owner, state.space_tokens[space.id], "RS-6.8"_clause, sink);
}
template <class Sink>
constexpr void apply_cause(const Content& content, State& state, Card card, Sink&& sink) {
  spend_use(content, state, Icon::kCause);
  const Space space = owner(state).adult;
  sink(Caused{{state.owner, card, space}});
  play_card(state, card, space, sink);
}
template <class Sink>
constexpr void apply_assist(const Content& content, State& state, Card card, Sink&& sink) {
  spend_use(content, state, Icon::kAssist);
  const Space space = owner(state).child;
  sink(Assisted{{state.owner, card, space}});
  play_card(state, card, space, sink);
}

}  // namespace paradoxa::restart
