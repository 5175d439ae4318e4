// The six characters: their boards, abilities and missions (IS-22, IS-23).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/enum_words.hpp"
#include "engine/id_set.hpp"
#include "games/island/rules/bonus.hpp"

namespace paradoxa::island {

inline constexpr int kCharacters = 6;
inline constexpr int kSquares = 6;  // of Theseus
inline constexpr int kSteps = 5;    // of every captive's mission (IS-23.1)

enum class Character : std::uint8_t {
  kGranddead,
  kAchilles,
  kHempel,
  kTheseus,
  kPhil,
  kSchrodie,
  kNone = 0xFF
};
inline constexpr EnumWords<Character, kCharacters> kCharacterWords{
    "granddead", "achilles", "hempel", "theseus", "phil", "schrodie"};
using CharacterSet = IdSet<Character, kCharacters>;

constexpr Character character(int index) { return static_cast<Character>(index); }
constexpr std::size_t at(Character c) { return static_cast<std::size_t>(c); }

// IS-22.1 to IS-22.6.
enum class Ability : std::uint8_t {
  kSharedPool,
  kDoubleScare,
  kFreeBoxes,
  kMeetingSquares,
  kOceanWrapAndDry,
  kLeap
};
inline constexpr EnumWords<Ability, 6> kAbilityWords{
    "shared_pool", "double_scare", "free_boxes", "meeting_squares", "ocean_wrap_and_dry", "leap"};

// IS-23.3 to IS-23.8.
enum class Mission : std::uint8_t {
  kFiveScares,
  kFiveCorners,
  kFiveFruits,
  kPortalsAndOracles,
  kFiveAnomalies,
  kMiragesAndKnots
};
inline constexpr EnumWords<Mission, 6> kMissionWords{
    "scare5", "corners5", "fruits5", "portals_oracles", "anomalies5", "mirages_knots5"};

// IS-22.4: what crossing out a square gives.
enum class Square : std::uint8_t { kEnergy, kHealth, kAction };
inline constexpr EnumLetters<Square> kSquareLetters{"EHA"};

struct CharacterRule {
  Ability ability{};
  Mission mission{};
  std::uint8_t health = 0;                 // the pool of a shared pool
  std::uint8_t energy = 0;                 // none with a shared pool
  std::uint8_t min_pool = 0;               // IS-22.1: revivals lower the maximum no further
  std::array<Square, kSquares> squares{};  // of kMeetingSquares
  std::array<BonusRule, kBonuses> bonuses{};
};

}  // namespace paradoxa::island
