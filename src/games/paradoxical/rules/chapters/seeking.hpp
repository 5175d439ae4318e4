// PX-OP.SEEK, PX-OP.HUNT, PX-OP.SALVAGE: cards are looked for in decks and discard piles.
#pragma once

#include "games/paradoxical/rules/answers.hpp"
#include "games/paradoxical/rules/chapters/tableau.hpp"

namespace paradoxa::paradoxical {

constexpr Answers legal_pick(const State& state) {
  Answers answers;
  for (std::size_t i = 0; i < state.aside_size; ++i) answers.cards.add(state.aside[i]);
  return answers;
}

// PX-I5, PX-I10: all cards are looked at; who cannot tell what will be taken forgets them.
template <class Sink>
constexpr void begin_pick(State& state, const Step& step, Sink&& sink) {
  const int looked = state.aside_size;
  const int taken = step.k < looked ? step.k : looked;
  if constexpr (kListens<Sink>) {
    Looked told{state.active, state.deck, state.aside_size, {}};
    for (int i = 0; i < looked; ++i)
      told.cards.push_back(state.label(state.aside[static_cast<std::size_t>(i)]));
    sink(told);
  }
  if (step.way == Way::kHand && taken < looked)
    for (std::size_t k = 0; k < state.known.size(); ++k)
      if (k != state.active.index)
        for (int i = 0; i < looked; ++i)
          state.known[k].remove(state.aside[static_cast<std::size_t>(i)]);
  state.count = static_cast<std::uint8_t>(taken);
  ask(state, Ask::kPick);
}

// PX-OP.SEEK: what was not taken goes under the deck, in the order seen.
template <class Sink>
constexpr void pick(State& state, Sink&& sink) {
  if (state.count > 0) return ask(state, Ask::kPick);
  if constexpr (kListens<Sink>)
    if (state.aside_size > 0) sink(PutUnder{state.active, state.deck, state.aside_size});
  for (std::size_t i = 0; i < state.aside_size; ++i) {
    state.pile(state.deck).put_under(state.aside[i]);
    state.aside[i] = kNoCard;
  }
  state.aside_size = 0;
  end_step(state);
}

template <class Sink>
constexpr void apply_pick(const Content& content, State& state, Card card, Sink&& sink) {
  take_aside(state, card);
  if (current_step(content, state).way == Way::kTableau)
    return enter_tableau(content, state, card, sink);
  into_hand_hidden(state, state.active, card);
  if constexpr (kListens<Sink>)
    sink(Picked{state.active, state.deck, state.label(card), knowers_of(state, card)});
  --state.count;
  pick(state, sink);
}

template <class Sink>
constexpr void apply_lure(const Content& content, State& state, Card card, Sink&& sink) {
  sink(Lured{state.active, state.label(card)});
  state.held = card;
  state.deck = card.deck().other();
  rebuild_if_empty(state, state.deck, sink);
  state.count = current_step(content, state).n;
  ask(state, Ask::kTop);
}

// PX-OP.HUNT: until the value of the lure, the last card allowed, or the end of the deck.
template <class Sink>
constexpr void top_hunted(const Content& content, State& state, Card card, Sink&& sink) {
  lay_open(state, card);
  put_aside(state, card);
  sink(Revealed{state.active, state.label(card)});
  --state.count;
  const bool match = card.value() == state.held.value();
  if (match || state.count == 0 || state.deck_size(state.deck) == 0) end_hunt(content, state, sink);
}

// PX-OP.HUNT: the last card revealed is kept; the others are discarded, then the kept one enters.
template <class Sink>
constexpr void end_hunt(const Content& content, State& state, Sink&& sink) {
  const auto last = static_cast<std::size_t>(state.aside_size - 1);
  const Card kept = state.aside[last];
  for (std::size_t i = 0; i < last; ++i) {
    discard(state, state.aside[i]);
    sink(Cast{state.active, state.label(state.aside[i])});
    state.aside[i] = kNoCard;
  }
  state.aside[last] = kNoCard;
  state.aside_size = 0;
  state.count = 0;
  state.deck = {};
  enter_tableau(content, state, kept, sink);
}

template <class Sink>
constexpr void apply_salvage(const Content& content, State& state, Card card, Sink&& sink) {
  state.pile(card.deck()).take_discard(card);
  if (current_step(content, state).way == Way::kTableau)
    return enter_tableau(content, state, card, sink);
  into_hand_openly(state, state.active, card);
  sink(Salvaged{state.active, state.label(card)});
  end_step(state);
}

}  // namespace paradoxa::paradoxical
