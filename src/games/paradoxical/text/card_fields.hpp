// Cards of a position in JSON, their places and who knows them: written from a view, read into a
// state.
#pragma once

#include <optional>

#include "games/paradoxical/rules/places.hpp"
#include "games/paradoxical/rules/view.hpp"
#include "games/paradoxical/text/kinds.hpp"

namespace paradoxa::paradoxical {

// A card where it lies: each has one place.
struct PlacedCardKind {
  using Value = Card;
  CardKind card;
  CardSet* named;  // read so far
  int deck = -1;   // of a pile: the only one whose cards it takes

  void write(JsonWriter& out, Card value) const { card.write(out, value); }
  void read(const JsonCursor& cursor, Card& value) const {
    Card given;
    card.read(cursor, given);
    if (!given.exists()) return;
    if (named->contains(given))
      return cursor.fail("duplicate card " + to_text(Label::of(given, card.two_decks)) +
                         " (PX-2.2)");
    if (deck >= 0 && given.deck().index != deck)
      return cursor.fail("belongs to the other deck (PX-2.3)");
    named->add(given);
    value = given;
  }
  TypeDoc describe(Card value) const { return card.describe(value); }
};

// A view to write, or a state to read into.
template <class At>
struct Place {
  const Content& content;
  At& at;
  CardSet* named;  // cards read so far

  CardKind card() const { return {at.options.two_decks()}; }
  PlacedCardKind placed(int deck = -1) const { return {card(), named, deck}; }
};

// An object with `card`, or the card alone for short.
template <class T, class Shape>
struct EntryKind {
  using Value = T;
  ObjectKind<T, Shape> object;
  PlacedCardKind card;

  void write(JsonWriter& out, const T& entry) const {
    if (entry.card == View::kUnknown)
      out.null();
    else
      object.write(out, entry);
  }
  void read(const JsonCursor& cursor, T& entry) const {
    if (cursor.is_object())
      object.read(cursor, entry);
    else
      card.read(cursor, entry.card);
  }
  TypeDoc describe(const T& entry) const {
    TypeDoc type = object.describe(entry);
    type.words = "an object, or its `card` alone";
    type.any_order = true;
    type.nullable = requires { Shape::kMayBeUnknown; };
    return type;
  }
};

// ---- Who knows which card -----------------------------------------------------------------------

using Knowing = std::optional<SeatSet>;

// Only the referee is told.
inline Knowing knowers(const View& view, Card card) {
  if (!view.viewer.is_referee()) return std::nullopt;
  SeatSet seats;
  for (int k = 0; k < kMaxPlayers; ++k)
    if (view.known[static_cast<std::size_t>(k)].contains(card)) seats.add(seat(k));
  return seats;
}

inline void add_knowers(State& state, Card card, const Knowing& seats) {
  for (int k = 0; seats && k < kMaxPlayers; ++k)
    if (seats->contains(seat(k))) state.known[static_cast<std::size_t>(k)].add(card);
}

inline OptionalKind<SeatSetKind> knowers_kind(const Options& options) {
  return {{options.seats, false}};
}

// ---- Cards of a tableau, of a hand, under a deck ------------------------------------------------

struct TableauCard {
  Card card{};
  bool used = false;
  bool face_down = false;
  bool shielded = false;
};

struct TableauCardShape {
  static constexpr const char* kType = "TableauCard";
  PlacedCardKind card;

  template <class E, class F>
  void fields(E& entry, F& f) const {
    f("card", entry.card, card, {"required", "which"});
    f("used", entry.used, "its effect has been used; default `false`");
    f("face_down", entry.face_down, "default `false`");
    f("shielded", entry.shielded, "default `false`");
  }
};

template <class At>
struct TableauOf {
  At& at;
  std::size_t seat;

  template <class Visit>
  void for_each(const Visit& visit) const {
    at.tableaux[seat].for_each([&](Card card) {
      visit(TableauCard{card, at.used.contains(card), at.down.contains(card),
                        at.shielded.contains(card)});
    });
  }
  void add(const TableauCard& entry) {
    at.tableaux[seat].add(entry.card);
    if (entry.used) at.used.add(entry.card);
    if (entry.face_down) at.down.add(entry.card);
    if (entry.shielded) at.shielded.add(entry.card);
  }
};

struct HandEntry {
  Deck deck{};
  std::uint8_t batch = 0;
  Card card{};
  std::optional<bool> used{};
  std::optional<bool> open{};
  Knowing known_to{};
};

// PX-I2, PX-I13, PX-I14: a hidden card is its deck and its batch.
struct HandEntryShape {
  static constexpr const char* kType = "HandCard";
  PlacedCardKind card;
  const Options& options;

  template <class E, class F>
  void fields(E& entry, F& f) const {
    f.told("deck", entry, &HandEntry::deck, DeckKind{}, "follows from the card");
    f("batch", entry.batch, whole(0, 255),
      "from which batch of its deck it was drawn (PX-I14), 0 for a card from an open place; "
      "default 0");
    f.maybe("card", entry.card, card,
            {"required", "which; left out where the viewer does not know it"});
    f.maybe("used", entry.used, "its effect has been used; default `false`");
    f.maybe("open", entry.open, "everyone knows that it is there (PX-I12); default `false`");
    f.maybe("known_to", entry.known_to, knowers_kind(options),
            "of the referee: seats that know it. Its owner does in any case, and all do if it is "
            "`open`");
  }
};

template <class At>
struct HandOf {
  At& at;
  std::size_t seat;

  template <class Visit>
  void for_each(const Visit& visit) const {
    for (const SeenCard& seen : at.hands[seat]) {
      HandEntry entry{seen.deck(), seen.batch, seen.card()};
      if (!seen.hidden()) {
        entry.used = at.used.contains(entry.card);
        entry.open = at.known[kEverybody].contains(entry.card);
        entry.known_to = knowers(at, entry.card);
      }
      visit(entry);
    }
  }
  bool full() const { return at.hands[seat].size == Hand::kRoom; }
  void add(const HandEntry& entry) {
    at.hands[seat].add({entry.card, entry.batch});
    at.known[seat].add(entry.card);
    if (entry.used == true) at.used.add(entry.card);
    if (entry.open == true) show_to_all(at, entry.card);
    add_knowers(at, entry.card, entry.known_to);
  }
};

// A card in a place that not everybody may look into: null where it is not known.
struct SecretCard {
  Card card{};
  Knowing known_to{};
};

struct SecretCardShape {
  static constexpr const char* kType = "SecretCard";
  static constexpr bool kMayBeUnknown = true;
  PlacedCardKind card;
  const Options& options;

  template <class E, class F>
  void fields(E& entry, F& f) const {
    f("card", entry.card, card, {"required", "which"});
    f.maybe("known_to", entry.known_to, knowers_kind(options),
            "of the referee: seats that know it");
  }
};

template <class At>
struct UnderDeck {
  At& at;
  std::size_t deck;

  template <class Visit>
  void for_each(const Visit& visit) const {
    const Pile& pile = at.piles[deck];
    for (int i = 0; i < pile.ordered; ++i)
      visit(SecretCard{pile.ordered_at(i), knowers(at, pile.ordered_at(i))});
  }
  void add(const SecretCard& entry) {
    at.piles[deck].put_under(entry.card);
    add_knowers(at, entry.card, entry.known_to);
  }
};

template <class At>
struct AsideOf {
  At& at;

  template <class Visit>
  void for_each(const Visit& visit) const {
    for (std::size_t i = 0; i < at.aside_size; ++i)
      visit(SecretCard{at.aside[i], knowers(at, at.aside[i])});
  }
  bool full() const { return at.aside_size == kMaxAside; }
  void add(const SecretCard& entry) {
    put_aside(at, entry.card);
    add_knowers(at, entry.card, entry.known_to);
  }
};

template <class P>
struct DiscardsOf {
  P& pile;

  template <class Visit>
  void for_each(const Visit& visit) const {
    for (int i = pile.discards - 1; i >= 0; --i) visit(pile.discard(i));
  }
  void add(Card card) { pile.push_discard(card); }
};
template <class P>
DiscardsOf<P> discards_of(P& pile) {
  return {pile};
}

template <class T, class Shape>
ListKind<EntryKind<T, Shape>> entries_of(const Shape& shape, bool any_order) {
  return {{{shape}, shape.card}, any_order};
}

}  // namespace paradoxa::paradoxical
