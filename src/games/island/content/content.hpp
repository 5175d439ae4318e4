// The facts of Paradox Island (content/island/*.toml).
//
// What the rules read:
//   tiles        which spaces share a tile, the arrows of knots (rules/tile.hpp, rules/island.hpp)
//   lakes        counts for Nature's random island (rules/completion.hpp); follows from geometry
//   characters   boards: health, energy, ability, mission, squares, three bonuses each
//   powers       what a power changes while it is in force
//   anomalies    what activating a token does
// Names and texts for people are in `texts`, the islands of the examples in `islands`.
#pragma once

#include <array>
#include <cstdint>

#include "engine/enum_words.hpp"
#include "engine/fixed_text.hpp"
#include "engine/screen.hpp"
#include "games/island/rules/anomaly.hpp"
#include "games/island/rules/bonus.hpp"
#include "games/island/rules/character.hpp"
#include "games/island/rules/completion.hpp"
#include "games/island/rules/island.hpp"
#include "games/island/rules/options.hpp"
#include "games/island/rules/piece.hpp"
#include "games/island/rules/power.hpp"
#include "games/island/rules/space.hpp"
#include "games/island/rules/tile.hpp"

namespace paradoxa::island {

// How much a board asks of a beginner.
enum class Advice : std::uint8_t { kEasy, kAdvanced };
inline constexpr EnumWords<Advice, 2> kAdviceWords{"easy", "advanced"};

using NameText = FixedText<32>;
using LongText = FixedText<160>;

// A name, and a sentence about it.
struct Words {
  NameText name;
  LongText text;
};

struct CharacterText {
  NameText name;
  Advice advice{};
  Words ability;
  Words mission;
  LongText background;
  LongText epilogue;
  std::array<Words, kBonuses> bonuses{};
};

struct OpText {
  NameText name;
  LongText background;
  LongText epilogue;
};

// Names that do not depend on tokens: all before the anomalies (IS-3.5).
inline constexpr int kPlainNames = kNames - kAnomalies - 1;

struct Texts {
  std::array<CharacterText, kCharacters> characters{};
  std::array<Words, kPowers> powers{};
  std::array<Words, kAnomalies> anomalies{};
  std::array<NameText, kPlainNames> spaces{};  // by Name
  std::array<NameText, kOpPieces> pieces{};
  OpText op{};
  std::array<Screen, kMaxSeats> screens{};  // by seat
};

// An island that is shipped with the game.
struct KnownIsland {
  Island island{};
  std::array<Anomaly, kAnomalySpaces> tokens{};  // in cell order (IS-4.3)
};
inline constexpr int kKnownIslands = 2;

struct Content {
  Tiles tiles{};
  LakeCounts lakes{};
  std::array<CharacterRule, kCharacters> characters{};
  std::array<PowerRule, kPowers> powers{};
  std::array<AnomalyRule, kAnomalies> anomalies{};
  Texts texts{};
  std::array<KnownIsland, kKnownIslands> islands{};  // R1 and R2
};

}  // namespace paradoxa::island
