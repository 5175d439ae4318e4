// How the values of Paradoxical are written, read and described (engine/fields/kind.hpp).
#pragma once

#include "engine/fields/object.hpp"
#include "games/paradoxical/text/notation.hpp"

namespace paradoxa::paradoxical {

constexpr auto kind_of(Label) {
  return text_kind<Label>(
      "a card such as K7", [](Label label) { return to_text(label); }, parse_label);
}
constexpr auto kind_of(Program) {
  return text_kind<Program>(
      "a card such as K7, or build, add, eight_claimed, ten_claimed, start_cards", program_text,
      [](std::string_view text) {
        Program program{};
        return parse_program(text, program) ? std::optional(program) : std::nullopt;
      });
}
constexpr auto kind_of(Ask) { return WordsKind<Ask>{"Ask", kAskWords}; }
constexpr auto kind_of(ParadoxKind) { return WordsKind<ParadoxKind>{"ParadoxKind", kSetWords}; }

constexpr auto kind_of(Op) { return WordsKind<Op>{"Operation", kOpNames}; }

// Decks are numbered from 1.
struct DeckKind {
  using Value = Deck;
  void write(JsonWriter& out, Deck deck) const { out.value(deck.number()); }
  void read(const JsonCursor& cursor, Deck& deck) const {
    deck.index = static_cast<std::uint8_t>(cursor.whole(1, kDecks) - 1);
  }
  TypeDoc describe(Deck) const { return {"1 or 2", "number"}; }
};
constexpr DeckKind kind_of(Deck) { return {}; }

// A card by its label in a game with one Tech Deck, or two.
struct CardKind {
  using Value = Card;
  bool two_decks;

  void write(JsonWriter& out, Card card) const { out.value(to_text(Label::of(card, two_decks))); }
  void read(const JsonCursor& cursor, Card& card) const {
    const auto label = cursor.is_string() ? parse_label(cursor.text()) : std::nullopt;
    if (label && label->two_decks() == two_decks)
      card = label->card();
    else
      cursor.fail(std::string("expected a card such as ") + (two_decks ? "K7a or K7b" : "K7") +
                  (cursor.is_string() ? ", not '" + excerpt(cursor.text(), 20) + "'" : ""));
  }
  TypeDoc describe(Card) const { return {"a card such as K7, K7a with four players", "string"}; }
};

}  // namespace paradoxa::paradoxical
