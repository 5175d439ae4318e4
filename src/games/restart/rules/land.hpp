// Oceanrealm: the Land map, its symbols and the Contribution track (RS-19).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/enum_words.hpp"
#include "games/restart/rules/space.hpp"

namespace paradoxa::restart {

inline constexpr int kSectors = 9;  // of a Region: three by three, in reading order

enum class Symbol : std::uint8_t { kWildlife, kLake, kForest };
inline constexpr int kSymbols = 3;
inline constexpr EnumWords<Symbol, kSymbols> kSymbolWords{"wildlife", "lake", "forest"};
inline constexpr EnumLetters<Symbol> kSymbolLetters{"WLF"};

inline constexpr int kContributions = 10;

struct OceanrealmRule {
  std::array<std::uint8_t, kMaxSpaces> industry{};  // sector from 0, by space of the grid
  std::array<std::uint8_t, kContributions + 1> contribution{};  // by how many are circled
  std::array<std::uint8_t, kSymbols> set_size{};                // RS-19.10
  std::uint8_t set_points = 0;
  std::uint8_t column_points = 0;  // RS-19.9
};

}  // namespace paradoxa::restart
