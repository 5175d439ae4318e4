// How the values of Restart are written, read and described (engine/fields/kind.hpp).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/fields/object.hpp"
#include "games/restart/rules/event.hpp"
#include "games/restart/text/notation.hpp"

namespace paradoxa::restart {

constexpr auto kind_of(Card) {
  return text_kind<Card>(
      "an Event card such as F05", [](Card card) { return to_text(card); }, parse_card);
}
constexpr auto kind_of(Chain) {
  return text_kind<Chain>(
      "a Chain such as C12", [](Chain chain) { return to_text(chain); }, parse_chain);
}
constexpr auto kind_of(Gadget) {
  return text_kind<Gadget>(
      "a Gadget such as GP1", [](Gadget gadget) { return to_text(gadget); }, parse_gadget);
}
constexpr auto kind_of(Space) {
  return text_kind<Space>(
      "a space such as A3", [](Space space) { return to_text(space); }, parse_space);
}
constexpr auto kind_of(Place) {
  return text_kind<Place>(
      "a place such as d4", [](Place place) { return to_text(place); }, parse_place);
}
constexpr auto kind_of(Gene) {
  return text_kind<Gene>(
      "a Chromosome card such as X4", [](Gene gene) { return to_text(gene); }, parse_gene);
}
constexpr auto kind_of(Face) {
  return text_kind<Face>(
      "V, C or X", [](Face face) { return std::string(1, kFaceLetters.of(face)); },
      [](std::string_view text) { return kFaceLetters.parse(text); });
}
constexpr auto kind_of(Colour) {
  return text_kind<Colour>(
      "X or Y", [](Colour colour) { return std::string(1, kColourLetters.of(colour)); },
      [](std::string_view text) { return kColourLetters.parse(text); });
}
constexpr auto kind_of(Plan) {
  return text_kind<Plan>(
      "a or b", [](Plan plan) { return std::string(1, kPlanLetters.of(plan)); },
      [](std::string_view text) { return kPlanLetters.parse(text); });
}
constexpr auto kind_of(Direction) {
  return text_kind<Direction>(
      "n, e, s or w", [](Direction d) { return std::string(1, kDirectionLetters.of(d)); },
      [](std::string_view text) { return kDirectionLetters.parse(text); });
}
// Types used only in events: written, never read.
struct PositionKind {
  using Value = Position;
  void write(JsonWriter& out, Position position) const { out.value(position.number); }
  TypeDoc describe(Position) const { return {"1 to 12", "number"}; }
};
constexpr PositionKind kind_of(Position) { return {}; }
constexpr auto kind_of(GenePlace) {
  return text_kind<GenePlace>(
      "the number of a Tube, freezer, hand or deck",
      [](GenePlace place) {
        return place == kInFreezer   ? std::string("freezer")
               : place == kTakenGene ? std::string("hand")
               : place == kUnderDeck ? std::string("deck")
                                     : std::to_string(place.code);
      },
      [](std::string_view) { return std::optional<GenePlace>(); });
}

constexpr auto kind_of(Type) {
  return text_kind<Type>(
      "F, E, T or S", [](Type type) { return std::string(1, kTypeLetters.of(type)); },
      [](std::string_view text) { return kTypeLetters.parse(text); });
}
constexpr auto kind_of(Field) { return WordsKind<Field>{"MindField", kFieldWords}; }
constexpr auto kind_of(Token) { return WordsKind<Token>{"RsToken", kTokenWords}; }
constexpr auto kind_of(Icon) { return WordsKind<Icon>{"RsIcon", kIconWords}; }
constexpr auto kind_of(Bill) { return WordsKind<Bill>{"Bill", kBillWords}; }
constexpr auto kind_of(Symbol) { return WordsKind<Symbol>{"LandSymbol", kSymbolWords}; }
constexpr auto kind_of(Dystopia) { return WordsKind<Dystopia>{"Dystopia", kDystopiaWords}; }
constexpr auto kind_of(Switch) { return WordsKind<Switch>{"Switch", kSwitchWords}; }
constexpr auto kind_of(Phase) { return WordsKind<Phase>{"RsPhase", kPhaseWords}; }
constexpr auto kind_of(Ask) { return WordsKind<Ask>{"RsAsk", kAskWords}; }
constexpr auto kind_of(Op) { return WordsKind<Op>{"RsTaskKind", kOpWords}; }
constexpr auto kind_of(OpKind) { return WordsKind<OpKind>{"RsOperation", kOpKindWords}; }
constexpr auto kind_of(Turning) { return WordsKind<Turning>{"Turning", kTurningWords}; }
constexpr auto kind_of(Symmetry) { return WordsKind<Symmetry>{"Turned", kSymmetryWords}; }
constexpr auto kind_of(Ability) { return WordsKind<Ability>{"Ability", kAbilityWords}; }
constexpr auto kind_of(Side) { return WordsKind<Side>{"BoardSide", kSideWords}; }
constexpr auto kind_of(Basic) { return WordsKind<Basic>{"BasicAction", kBasicWords}; }

}  // namespace paradoxa::restart
