// The arguments of a move as JSON: docs/protocol.md lists them by kind.
#include "games/paradoxical/codec.hpp"
#include "games/paradoxical/text/kinds.hpp"

namespace paradoxa::paradoxical {
namespace {

template <class F>
void arguments(const Content& content, const Move& move, F& f) {
  switch (argument_of(move.kind)) {
    case Argument::kNothing: return;
    case Argument::kNumber:
      if (move.kind == MoveKind::kDeck) return f("deck", Deck{move.number}, "");
      return f("seat", seat(move.number), "");
    case Argument::kCard:
      f("card", move.cards[0], "");
      f("value", move.card().value(), "");
      f("deck", move.card().deck(), "");
      return f("name", content.cards[static_cast<std::size_t>(move.card().face())].name.text(), "");
    case Argument::kCards: break;
  }
  FixedList<Label, 5> cards;
  for (const Label label : move.cards)
    if (label != kNoLabel) cards.push_back(label);
  f("cards", cards, "");
  f("sum", move.card_set().sum(), "");
  if (move.kind == MoveKind::kSet) f("kind", move.set_kind(), "");
}

}  // namespace

void Codec::write_args(JsonWriter& out, const Content& content, const Move& move) {
  FieldWriter writer(out.begin_object());
  arguments(content, move, writer);
  out.end_object();
}

}  // namespace paradoxa::paradoxical
