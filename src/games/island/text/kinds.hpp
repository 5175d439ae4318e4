// How the values of Paradox Island are written, read and described (engine/fields/kind.hpp).
#pragma once

#include <string>

#include "engine/fields/object.hpp"
#include "games/island/rules/event.hpp"
#include "games/island/rules/layout.hpp"
#include "games/island/text/notation.hpp"

namespace paradoxa::island {

constexpr auto kind_of(Cell) {
  return text_kind<Cell>("a cell such as C4", [](Cell cell) { return to_text(cell); }, parse_cell);
}
constexpr auto kind_of(Piece) {
  return text_kind<Piece>(
      "a piece: a, b or c", [](Piece piece) { return to_text(piece); }, parse_piece);
}
constexpr auto kind_of(Place) {
  return text_kind<Place>(
      "a place such as C4, lake_bent or ocean_NE", [](Place place) { return to_text(place); },
      parse_place);
}
constexpr auto kind_of(Name) {
  return text_kind<Name>(
      "a name such as portal_2 or anomaly_wound", [](Name name) { return to_text(name); },
      parse_name);
}
constexpr auto kind_of(Placement) {
  return text_kind<Placement>(
      "a placement such as T02@C4/3", [](const Placement& p) { return placement_text(p); },
      [](std::string_view text) {
        const auto parsed = parse_placement(text);
        return parsed ? std::optional(*parsed) : std::nullopt;
      });
}
// Told, never read.
constexpr auto kind_of(MissionStep) {
  return text_kind<MissionStep>(
      "the name of a space, corner or scare", [](MissionStep step) { return to_text(step); },
      [](std::string_view) { return std::optional<MissionStep>(); });
}
constexpr auto kind_of(Square) {
  return text_kind<Square>(
      "a square: E, H or A", [](Square s) { return std::string(1, kSquareLetters.of(s)); },
      [](std::string_view text) { return kSquareLetters.parse(text); });
}
constexpr auto kind_of(Camp) {
  return text_kind<Camp>(
      "A or B", [](Camp c) { return std::string(1, kCampLetters.of(c)); },
      [](std::string_view text) { return kCampLetters.parse(text); });
}
constexpr auto kind_of(Direction) { return WordsKind<Direction>{"Direction", kDirectionWords}; }
constexpr auto kind_of(OceanPart) { return WordsKind<OceanPart>{"OceanPart", kOceanPartWords}; }
constexpr auto kind_of(Fruit) { return WordsKind<Fruit>{"Fruit", kFruitWords}; }
constexpr auto kind_of(Anomaly) { return WordsKind<Anomaly>{"Anomaly", kAnomalyWords}; }
constexpr auto kind_of(OpPiece) { return WordsKind<OpPiece>{"OpPiece", kOpPieceWords}; }
constexpr auto kind_of(Character) {
  return or_null(WordsKind<Character>{"Character", kCharacterWords}, Character::kNone);
}
constexpr auto kind_of(Power) {
  return or_null(WordsKind<Power>{"Power", kPowerWords}, Power::kNone);
}
constexpr auto kind_of(Posture) { return WordsKind<Posture>{"Posture", kPostureWords}; }
constexpr auto kind_of(Split) { return WordsKind<Split>{"Split", kSplitWords}; }
constexpr auto kind_of(Stat) { return WordsKind<Stat>{"Stat", kStatWords}; }
constexpr auto kind_of(LossCause) { return WordsKind<LossCause>{"LossCause", kLossCauseWords}; }
constexpr auto kind_of(GainCause) { return WordsKind<GainCause>{"GainCause", kGainCauseWords}; }
constexpr auto kind_of(BonusOp) { return WordsKind<BonusOp>{"BonusOp", kBonusOpWords}; }
constexpr auto kind_of(Window) { return WordsKind<Window>{"Window", kWindowWords}; }
constexpr auto kind_of(Ask) { return WordsKind<Ask>{"IsAsk", kAskWords}; }
constexpr auto kind_of(Op) { return WordsKind<Op>{"TaskKind", kOpWords}; }
constexpr auto kind_of(Switch) { return WordsKind<Switch>{"Switch", kSwitchWords}; }
constexpr auto kind_of(MapMode) { return WordsKind<MapMode>{"MapMode", kMapModeWords}; }
constexpr auto kind_of(Assignment) { return WordsKind<Assignment>{"Assignment", kAssignmentWords}; }
constexpr auto kind_of(SafeScope) { return WordsKind<SafeScope>{"SafeScope", kSafeScopeWords}; }
constexpr auto kind_of(PieceSet) { return set_of(kind_of(Piece{})); }
constexpr auto kind_of(OpPieceSet) { return set_of(kind_of(OpPiece{})); }
constexpr auto kind_of(FruitSet) { return set_of(kind_of(Fruit{})); }
constexpr auto kind_of(const LineNames&) { return list_of(kind_of(Name{})); }

}  // namespace paradoxa::island
