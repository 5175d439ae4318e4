// Cards on their way from place to place: marks and knowledge follow.
#pragma once

#include <cassert>
#include <cstdint>
#include <type_traits>

#include "games/paradoxical/rules/event.hpp"
#include "games/paradoxical/rules/state.hpp"

namespace paradoxa::paradoxical {

template <class Sink>
inline constexpr bool kListens = std::remove_cvref_t<Sink>::kListens;

// PX-2.7, PX-R13.
constexpr void lose_marks(State& state, Card card) {
  state.used.remove(card);
  state.down.remove(card);
  state.shielded.remove(card);
}

// PX-I7: knowledge of open cards is not recorded.
constexpr void lay_open(State& state, Card card) {
  for (CardSet& known : state.known) known.remove(card);
}

constexpr Knowers knowers_of(const State& state, Card card) {
  Knowers knowers;
  for (std::size_t k = 0; k < state.known.size(); ++k)
    if (state.known[k].contains(card))
      knowers.bits = static_cast<std::uint8_t>(knowers.bits | 1u << k);
  return knowers;
}

// PX-I12: all come to know a hand card.
constexpr void show_to_all(State& state, Card card) {
  for (int s = 0; s < state.seats(); ++s) state.known[static_cast<std::size_t>(s)].add(card);
  state.known[kEverybody].add(card);
}

// PX-2.5, PX-R30: on top of the pile of its own deck. The card has left its old place.
constexpr void discard(State& state, Card card) {
  lose_marks(state, card);
  lay_open(state, card);
  state.pile(card.deck()).push_discard(card);
}

constexpr void into_pool(State& state, Card card) {
  lose_marks(state, card);
  lay_open(state, card);
  state.pool.add(card);
}

// PX-2.8, PX-2.9: face up and unshielded; a used mark stays.
constexpr void into_tableau(State& state, Seat s, Card card) {
  state.down.remove(card);
  state.shielded.remove(card);
  lay_open(state, card);
  state.tableau(s).add(card);
}

// PX-2.8, PX-I12: from an open place.
constexpr void into_hand_openly(State& state, Seat s, Card card, std::uint8_t batch = 0) {
  state.down.remove(card);
  state.shielded.remove(card);
  state.hand(s).add({card, batch});
  show_to_all(state, card);
}

// PX-I9: unseen, from its deck. Seats that knew the card still do.
constexpr void into_hand_hidden(State& state, Seat s, Card card) {
  state.hand(s).add({card, state.batches[card.deck().index]});
  state.known[s.index].add(card);
}

constexpr bool batch_in_use(const State& state, Deck d, std::uint8_t batch) {
  for (int s = 0; s < state.seats(); ++s)
    for (const HandCard& held : state.hand(seat(s)))
      if (held.card.deck() == d && held.batch == batch) return true;
  return false;
}

// PX-4.8, PX-R6: only when a card is needed from the empty deck. PX-I8: no one knows these cards.
template <class Sink>
constexpr void rebuild_if_empty(State& state, Deck d, Sink&& sink) {
  if (state.deck_size(d) > 0) return;
  CardSet gathered = state.pool & CardSet::of_deck(d);
  for (int i = 0; i < state.pile(d).discards; ++i) gathered.add(state.pile(d).discard(i));
  state.pile(d).clear_discards();
  state.pool = state.pool - gathered;
  state.face_down = state.face_down | gathered;
  std::uint8_t& batch = state.batches[d.index];  // PX-I14
  do {
    batch = batch == 255 ? 1 : static_cast<std::uint8_t>(batch + 1);
  } while (batch_in_use(state, d, batch));
  if constexpr (kListens<Sink>) {
    Rebuilt told{d, batch, {}};
    gathered.for_each([&](Card card) { told.cards.push_back(state.label(card)); });
    sink(told);
  }
}

// The top card leaves the chosen deck.
constexpr void take_top(State& state, Card card) {
  if (state.face_down.contains(card))
    state.face_down.remove(card);
  else
    state.pile(state.deck).pop_ordered();
}

constexpr void put_aside(State& state, Card card) {
  assert(state.aside_size < kMaxAside);
  state.aside[state.aside_size++] = card;
}

constexpr void take_aside(State& state, Card card) {
  std::size_t at = 0;
  while (at < state.aside_size && state.aside[at] != card) ++at;
  assert(at < state.aside_size);
  --state.aside_size;
  for (; at < state.aside_size; ++at) state.aside[at] = state.aside[at + 1];
  state.aside[state.aside_size] = kNoCard;
}

}  // namespace paradoxa::paradoxical
