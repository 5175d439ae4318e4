// PX-4.7 to PX-4.10: cards come from the decks, for PX-OP.DRAW, PX-OP.BOON and PX-OP.RAID into a
// hand.
#pragma once

#include "games/paradoxical/rules/answers.hpp"
#include "games/paradoxical/rules/chapters/turn.hpp"

namespace paradoxa::paradoxical {

// PX-4.7: only a deck that can supply.
constexpr Answers legal_deck(const State& state) {
  Answers answers;
  for (const Deck d : BothDecks{})
    if (state.can_supply(d))
      answers.decks = static_cast<std::uint8_t>(answers.decks | 1u << d.index);
  return answers;
}

template <class Sink>
constexpr void apply_deck(const Content& content, State& state, Deck d, Sink&& sink) {
  rebuild_if_empty(state, d, sink);
  state.deck = d;
  const Step step = current_step(content, state);
  if (step.op == Op::kSeek) {  // as many as the deck has; it is not rebuilt to reach n
    const int size = state.deck_size(d);
    state.count = static_cast<std::uint8_t>(step.n < size ? step.n : size);
  }
  ask(state, Ask::kTop);
}

// Nature's: any card of the part without an order, or else the first of the ordered part.
constexpr Answers legal_top(const State& state) {
  Answers answers;
  answers.cards = state.unordered(state.deck);
  if (answers.cards.empty()) answers.cards.add(state.pile(state.deck).ordered_at(0));
  return answers;
}

// PX-4.9; PX-4.10: without supply nothing happens.
constexpr void draw(State& state) {
  if (state.count == 0 || !state.any_supply()) return end_step(state);
  ask(state, Ask::kDeck);
}

constexpr void begin_draw(State& state, Seat who, int cards) {
  state.who = who;
  state.count = static_cast<std::uint8_t>(cards);
  draw(state);
}

// PX-4.9.
template <class Sink>
constexpr void top_into_hand(const Content& content, State& state, Card card, Sink&& sink) {
  into_hand_hidden(state, state.who, card);
  if constexpr (kListens<Sink>)
    sink(Drew{{state.who, state.deck, state.label(card), knowers_of(state, card)},
              clause_of_step(content, state)});
  state.deck = {};
  if (state.program != Program::kStartCards) {
    --state.count;
    return draw(state);
  }
  state.who = state.after(state.who);  // PX-13.5
  if (state.who != state.active) return ask(state, Ask::kDeck);
  state.program = Program::kNone;
  state.count = 0;
  begin_turn(state, sink);
}

}  // namespace paradoxa::paradoxical
