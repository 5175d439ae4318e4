// PX-4.2, PX-6, PX-10: cards enter the tableau, for PX-OP.BUILD, PX-OP.ADD and PX-OP.CYCLE.
#pragma once

#include "games/paradoxical/rules/answers.hpp"
#include "games/paradoxical/rules/chapters/turn.hpp"

namespace paradoxa::paradoxical {

// PX-6.1, PX-R7: a full tableau supplies a card by what it discards.
constexpr bool legal_build(const State& state) {
  return state.any_supply() || state.tableau(state.active).size() == kTableauRoom;
}

// PX-6.2, PX-R5: room first, before the deck is chosen.
constexpr void build(State& state) {
  if (state.count == 0) return end_step(state);
  if (state.tableau(state.active).size() == kTableauRoom) return ask(state, Ask::kRoom);
  if (!state.any_supply()) return end_step(state);
  ask(state, Ask::kDeck);
}

constexpr void begin_build(State& state, int times) {
  state.count = static_cast<std::uint8_t>(times);
  build(state);
}

// PX-6.3: it must be kept.
template <class Sink>
constexpr void top_into_tableau(const Content& content, State& state, Card card, Sink&& sink) {
  into_tableau(state, state.active, card);
  sink(Built{{state.active, state.label(card)}, clause_of_step(content, state)});
  state.deck = {};
  --state.count;
  build(state);
}

constexpr void add(State& state) {
  if (state.count == 0) return end_step(state);
  ask(state, Ask::kAdd);
}

// seeking.hpp
template <class Sink>
constexpr void pick(State& state, Sink&& sink);

// The card held enters the active player's tableau, which has room.
template <class Sink>
constexpr void place_held(const Content& content, State& state, Sink&& sink) {
  const Op op = current_step(content, state).op;
  into_tableau(state, state.active, state.held);
  const Label label = state.label(state.held);
  const Clause clause = clause_of_step(content, state);
  state.held = kNoCard;
  if (op == Op::kAdd) {
    sink(Added{{state.active, label}, clause});
    --state.count;
    return add(state);
  }
  if (op != Op::kSeek) {  // it lay open before
    sink(Placed{{state.active, label}, clause});
    return end_step(state);
  }
  sink(PlacedHidden{{state.active, label}, clause});
  --state.count;
  pick(state, sink);
}

// PX-4.2: room is made directly before the card enters.
template <class Sink>
constexpr void enter_tableau(const Content& content, State& state, Card card, Sink&& sink) {
  lay_open(state, card);
  state.held = card;
  if (state.tableau(state.active).size() == kTableauRoom) return ask(state, Ask::kRoom);
  place_held(content, state, sink);
}

// PX-4.2.
template <class Sink>
constexpr void apply_room(const Content& content, State& state, Card card, Sink&& sink) {
  state.tableau(state.active).remove(card);
  discard(state, card);
  sink(RoomMade{state.active, state.label(card)});
  if (state.held.exists()) return place_held(content, state, sink);
  ask(state, Ask::kDeck);
}

// PX-10.2, PX-OP.ADD.
template <class Sink>
constexpr void apply_add(const Content& content, State& state, Card card, Sink&& sink) {
  if (state.ask == Ask::kAction) {
    state.program = Program::kAdd;
    state.count = 1;
  }
  state.hand(state.active).remove(card);
  enter_tableau(content, state, card, sink);
}

// PX-OP.CYCLE: one card at least, then as many as the step allows, or stop.
constexpr Answers legal_cycle(const Content& content, const State& state) {
  Answers answers;
  if (state.count < current_step(content, state).n)
    answers.cards = others_in_tableau(state, state.source);
  answers.stop = state.count > 0;
  return answers;
}

// PX-OP.CYCLE: then as many builds as cards were discarded, and some more.
constexpr void end_cycle(const Content& content, State& state) {
  begin_build(state, state.count + current_step(content, state).k);
}

template <class Sink>
constexpr void apply_cycle(const Content& content, State& state, Card card, Sink&& sink) {
  state.tableau(state.active).remove(card);
  discard(state, card);
  sink(Cycled{state.active, state.label(card)});
  if (++state.count == current_step(content, state).n) end_cycle(content, state);
}

}  // namespace paradoxa::paradoxical
