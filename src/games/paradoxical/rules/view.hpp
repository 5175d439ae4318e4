// What a viewer knows, filled field by field: its own type, never a position with things removed.
#pragma once

#include <array>
#include <cstdint>

#include "engine/seat.hpp"
#include "games/paradoxical/content/content.hpp"
#include "games/paradoxical/rules/legal.hpp"
#include "games/paradoxical/rules/state.hpp"

namespace paradoxa::paradoxical {

// PX-I13: a card, or the back of its deck.
struct SeenCard {
  std::uint8_t code = kNothing;
  std::uint8_t batch = 0;  // of a hidden card; of a known one in a hand as well

  static constexpr std::uint8_t kNothing = 0xFF;
  static constexpr std::uint8_t kBack = 0x80;

  static constexpr SeenCard front(Card card, std::uint8_t batch = 0) { return {card.id, batch}; }
  static constexpr SeenCard back(Deck d, std::uint8_t batch) {
    return {static_cast<std::uint8_t>(kBack | d.index), batch};
  }

  constexpr bool hidden() const { return code != kNothing && (code & kBack) != 0; }
  constexpr Card card() const { return hidden() ? kNoCard : Card{code}; }
  constexpr Deck deck() const {
    return hidden() ? Deck{static_cast<std::uint8_t>(code & 1)} : Card{code}.deck();
  }

  friend constexpr bool operator==(SeenCard, SeenCard) = default;
};

// PX-I2: known cards in ascending order, then backs by deck and batch, so that the order of the
// hand tells nothing.
struct SeenHand {
  std::array<SeenCard, Hand::kRoom> cards{};
  std::uint8_t size = 0;

  constexpr const SeenCard* begin() const { return cards.data(); }
  constexpr const SeenCard* end() const { return cards.data() + size; }
  constexpr void add(SeenCard card) {
    const auto before = [](SeenCard a, SeenCard b) {
      return a.code != b.code ? a.code < b.code : a.batch < b.batch;
    };
    std::size_t at = size++;
    for (; at > 0 && before(card, cards[at - 1]); --at) cards[at] = cards[at - 1];
    cards[at] = card;
  }

  friend constexpr bool operator==(const SeenHand&, const SeenHand&) = default;
};

inline constexpr int kMaxHandCards = kMaxPlayers * Hand::kRoom;

struct View {
  std::array<CardSet, kMaxPlayers> tableaux{};
  CardSet pool{};
  CardSet used{};
  CardSet down{};
  CardSet shielded{};
  PerKnower<CardSet> known{};  // the viewer's own and everybody's; the referee's has them all
  CardSet unseen{};            // hidden from the viewer, wherever they are
  std::array<HandCard, kMaxHandCards> older{};  // of these, those not of their deck's newest batch
  std::array<Pile, kDecks> piles{};             // kUnknown in the ordered part where not known
  std::array<SeenHand, kMaxPlayers> hands{};
  std::array<Card, kMaxAside> aside{};  // kUnknown where not known
  std::array<std::uint8_t, kDecks> deck_sizes{};
  std::array<std::uint8_t, kMaxPlayers> tokens{};
  Options options{};
  std::uint16_t turn = 0;
  std::uint16_t set_mask = 0;
  std::uint16_t acting = 0;  // a SeatSet
  ParadoxKind set_kind{};
  std::array<std::uint8_t, kDecks> batches{};
  std::uint8_t older_size = 0;
  std::uint8_t aside_size = 0;
  Ask ask{};
  Seat active = kNoSeat;
  Seat who = kNoSeat;
  Card source{};
  Program program = Program::kNone;
  std::uint8_t step = 0;
  std::uint8_t count = 0;
  Deck deck{};
  Card held{};
  Viewer viewer{};
  std::array<std::uint8_t, 3> blank{};

  static constexpr Card kUnknown{0xFE};

  constexpr SeatSet to_act() const { return SeatSet{acting}; }
  constexpr int seats() const { return options.seats; }
  constexpr CardSet face_up(Seat s) const { return tableaux[s.index] - down; }
  constexpr Label label(Card card) const { return Label::of(card, options.two_decks()); }

  friend constexpr bool operator==(const View&, const View&) = default;
};

namespace view_detail {

// PX-I3, PX-I4, PX-I7: the viewer's bit, everybody's bit, or open to all.
constexpr bool knows(const State& state, Viewer viewer, Card card) {
  if (viewer.is_referee() || state.known[kEverybody].contains(card)) return true;
  return viewer.is_seat() && viewer.seat().index < kMaxPlayers &&
         state.known[viewer.seat().index].contains(card);
}

constexpr void see_hands(const State& state, Viewer viewer, View& v) {
  CardSet old;
  std::array<std::uint8_t, kMaxCards> batch{};
  for (int s = 0; s < state.seats(); ++s)
    for (const HandCard& held : state.hand(seat(s))) {
      SeenHand& hand = v.hands[static_cast<std::size_t>(s)];
      if (knows(state, viewer, held.card)) {
        hand.add(SeenCard::front(held.card, held.batch));
        continue;
      }
      hand.add(SeenCard::back(held.card.deck(), held.batch));
      v.unseen.add(held.card);
      if (held.batch == state.batches[held.card.deck().index]) continue;
      old.add(held.card);
      batch[held.card.id] = held.batch;
    }
  // PX-I14: everybody knows which cards are of which batch, but not who has them.
  old.for_each([&](Card card) { v.older[v.older_size++] = {card, batch[card.id]}; });
}

constexpr void see_decks(const State& state, Viewer viewer, View& v) {
  // PX-I4: the part without an order is known to nobody; the referee has no names for it either.
  if (!viewer.is_referee()) v.unseen = v.unseen | state.face_down;
  v.piles = state.piles;
  for (const Deck d : BothDecks{}) {
    v.deck_sizes[d.index] = static_cast<std::uint8_t>(state.deck_size(d));
    for (int i = 0; i < state.pile(d).ordered; ++i) {
      const Card card = state.pile(d).ordered_at(i);
      if (knows(state, viewer, card)) continue;
      v.piles[d.index].row[static_cast<std::size_t>(Pile::kRoom - 1 - i)] = View::kUnknown;
      v.unseen.add(card);
    }
  }
}

// PX-I5: cards looked at; those revealed in a hunt are nobody's secret.
constexpr void see_aside(const State& state, Viewer viewer, View& v) {
  v.aside_size = state.aside_size;
  for (std::size_t i = 0; i < state.aside_size; ++i) {
    const Card card = state.aside[i];
    const bool looked_at = state.known[state.active.index].contains(card);
    v.aside[i] = card;
    if (!looked_at || knows(state, viewer, card)) continue;
    v.aside[i] = View::kUnknown;
    v.unseen.add(card);
  }
}

}  // namespace view_detail

// PX-I1, PX-I2, PX-I13. PX-I6: luck to come is in no position at all.
constexpr View view(const Content& content, const State& state, Viewer viewer) {
  View v;
  v.tableaux = state.tableaux;
  v.pool = state.pool;
  v.used = state.used;
  v.down = state.down;
  v.shielded = state.shielded;
  for (std::size_t k = 0; k < state.known.size(); ++k)
    if (viewer.is_referee() || k == kEverybody || (viewer.is_seat() && k == viewer.code))
      v.known[k] = state.known[k];
  v.tokens = state.tokens;
  v.options = state.options;
  v.turn = state.turn;
  v.set_mask = state.set_mask;
  v.acting = to_act(content, state).bits;
  v.set_kind = state.set_kind;
  v.batches = state.batches;
  v.ask = state.ask;
  v.active = state.active;
  v.who = state.who;
  v.source = state.source;
  v.program = state.program;
  v.step = state.step;
  v.count = state.count;
  v.deck = state.deck;
  v.held = state.held;
  v.viewer = viewer;
  view_detail::see_hands(state, viewer, v);
  view_detail::see_decks(state, viewer, v);
  if (state.aside_size > 0) view_detail::see_aside(state, viewer, v);
  return v;
}

}  // namespace paradoxa::paradoxical
