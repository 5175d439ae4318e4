// Extinction: Chromosome cards and what sets of them score (RS-18).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/enum_words.hpp"

namespace paradoxa::restart {

enum class Colour : std::uint8_t { kX, kY };  // of Plan A and Plan B
inline constexpr int kColours = 2;
inline constexpr EnumLetters<Colour> kColourLetters{"XY"};

inline constexpr int kGeneNumbers = 8;
inline constexpr int kGenes = kColours * kGeneNumbers;
inline constexpr int kGenesOfColour = 48;  // cards
inline constexpr int kTubes = 4;
inline constexpr int kMaxTubes = 5;  // with the Gadget
inline constexpr int kTubeRoom = 6;  // RS-18.2
inline constexpr int kDisplay = 6;

// A Chromosome card; those alike are not told apart.
struct Gene {
  std::uint8_t id = kNone;

  static constexpr std::uint8_t kNone = 0xFF;

  static constexpr Gene at(int id) { return Gene{static_cast<std::uint8_t>(id)}; }
  static constexpr Gene of(Colour colour, int number) {
    return at(static_cast<int>(colour) * kGeneNumbers + number - 1);
  }

  constexpr bool exists() const { return id < kGenes; }
  constexpr Colour colour() const { return static_cast<Colour>(id / kGeneNumbers); }
  constexpr int number() const { return id % kGeneNumbers + 1; }

  friend constexpr bool operator==(Gene, Gene) = default;
};
inline constexpr Gene kNoGene{};

// "X7"; anything else is nothing.
constexpr std::optional<Gene> parse_gene(std::string_view text) {
  if (text.size() != 2 || text[1] < '1' || text[1] > '8') return std::nullopt;
  const auto colour = kColourLetters.parse(text[0]);
  if (!colour) return std::nullopt;
  return Gene::of(*colour, text[1] - '0');
}

struct ExtinctionRule {
  std::array<std::uint8_t, kGenes> copies{};
  std::array<std::uint8_t, kTubeRoom + 1> set_points{};  // by size, of one colour (RS-18.13)
};

}  // namespace paradoxa::restart
