// Pandemia: faces of the Research dice and the tracks of research (RS-16).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/enum_words.hpp"

namespace paradoxa::restart {

inline constexpr int kDice = 6;

// RS-16.2: how often a face is on a die.
enum class Face : std::uint8_t { kVirus, kCure, kBoth };
inline constexpr int kFaces = 3;
inline constexpr EnumLetters<Face> kFaceLetters{"VCX"};
inline constexpr std::array<int, kFaces> kFacesOfDie{3, 2, 1};

enum class Research : std::uint8_t { kVirus, kCure };  // Plan A and Plan B
inline constexpr int kResearches = 2;
inline constexpr EnumWords<Research, kResearches> kResearchWords{"virus", "cure"};

inline constexpr int kMaxResearch = 48;
inline constexpr int kMilestones = 12;
inline constexpr int kSections = 4;
inline constexpr int kProtection = 6;  // spaces of a Protection track

struct ResearchTrack {
  std::uint8_t length = 0;
  std::array<std::uint8_t, kMaxResearch + 1> points{};  // by position (RS-16.9)
  std::array<std::uint8_t, kMaxResearch + 1> bonus{};   // of the leader (RS-16.10); none at 0
};

struct PandemiaRule {
  std::array<ResearchTrack, kResearches> tracks{};
  std::array<std::uint8_t, kProtection + 1> penalty{};  // by position (RS-16.11)
};

}  // namespace paradoxa::restart
