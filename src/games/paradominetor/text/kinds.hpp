// How the values of Paradominetor are written, read and described (engine/fields/kind.hpp).
#pragma once

#include <string>

#include "engine/enum_words.hpp"
#include "engine/fields/object.hpp"
#include "games/paradominetor/rules/ids.hpp"
#include "games/paradominetor/rules/trick.hpp"
#include "games/paradominetor/text/notation.hpp"

namespace paradoxa::paradominetor {

inline constexpr EnumWords<Phase, 7> kPhaseWords{"DEAL",    "PASS",   "FIRST", "LEAD",
                                                 "DECLARE", "FOLLOW", "END"};
inline constexpr EnumWords<TrickKind, 3> kTrickKindWords{"solo", "paradox", "allblack"};

inline constexpr EnumWords<Back, 4> kBackWords{"past", "present", "future", "hidden"};

constexpr auto kind_of(Tile) {
  return text_kind<Tile>(
      "a tile such as R3p or K0", [](Tile tile) { return to_text(tile); }, parse_tile);
}
constexpr auto kind_of(const TileSet&) { return set_of(kind_of(Tile{})); }
constexpr auto kind_of(Face) {
  return text_kind<Face>(
      "a face such as R3 or K0", [](Face face) { return to_text(face); }, parse_face);
}
constexpr auto kind_of(Colour) {
  return text_kind<Colour>(
      "the letter of a colour: R, B, G, Y or P", [](Colour c) { return std::string(1, letter(c)); },
      [](std::string_view text) {
        const auto c = text.size() == 1 ? parse_colour(text[0]) : std::nullopt;
        return c == Colour::kBlack ? std::nullopt : c;
      });
}
constexpr auto kind_of(Back) { return WordsKind<Back>{"Back", kBackWords}; }
constexpr auto kind_of(Phase) { return WordsKind<Phase>{"Phase", kPhaseWords}; }
constexpr auto kind_of(TrickKind) { return WordsKind<TrickKind>{"TrickKind", kTrickKindWords}; }

// Letters in the order R B G Y P.
struct ColourLettersKind {
  using Value = ColourSet;
  void write(JsonWriter& out, ColourSet colours) const {
    out.begin_array();
    for (int c = 0; c < kColours; ++c)
      if (colours.contains(colour_at(c))) kind_of(Colour{}).write(out, colour_at(c));
    out.end_array();
  }
  TypeDoc describe(ColourSet) const { return {"letters of colours", "string[]", {}, false, true}; }
};

constexpr auto kind_of(ColourSet) { return ColourLettersKind{}; }
constexpr auto kind_of(Timeframe) { return WordsKind<Timeframe>{"Timeframe", kTimeframeIds}; }

}  // namespace paradoxa::paradominetor
