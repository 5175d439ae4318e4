// Chain cards and the patterns on them.
//
// A pattern is laid over the grid by masks that are worked out once: for each way of turning it,
// every place it fits. One mask and one number of the grid tell how many cards are of a wrong type.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/bits.hpp"
#include "engine/enum_words.hpp"
#include "engine/id_set.hpp"
#include "games/restart/rules/operation.hpp"
#include "games/restart/rules/space.hpp"

namespace paradoxa::restart {

inline constexpr int kChains = 52;
inline constexpr int kLevels = 3;
inline constexpr std::array<int, kLevels> kChainsOfLevel{20, 20, 12};  // RS-R30

// C01 to C52, lower levels first, so the level is public where the card is not (RS-R1).
struct Chain {
  std::uint8_t id = kNone;

  static constexpr std::uint8_t kNone = 0xFF;

  static constexpr Chain at(int id) { return Chain{static_cast<std::uint8_t>(id)}; }

  constexpr bool exists() const { return id < kChains; }
  constexpr int number() const { return id + 1; }
  // 1, 2 or 3.
  constexpr int level() const {
    return 1 + (id >= kChainsOfLevel[0]) + (id >= kChainsOfLevel[0] + kChainsOfLevel[1]);
  }

  friend constexpr bool operator==(Chain, Chain) = default;
};
inline constexpr Chain kNoChain{};

struct ChainSet : IdSet<Chain, kChains, ChainSet> {
  // Those of level 1, 2 or 3.
  static constexpr ChainSet of_level(int level) {
    if (level == 1) return first_of(kChainsOfLevel[0]);
    const ChainSet below = first_of(kChainsOfLevel[0] + kChainsOfLevel[1]);
    return level == 2 ? below - of_level(1) : all() - below;
  }
};

// "C01"; anything else is nothing.
constexpr std::optional<Chain> parse_chain(std::string_view text) {
  if (text.size() != 3 || text[0] != 'C' || text[1] < '0' || text[1] > '5' || text[2] < '0' ||
      text[2] > '9')
    return std::nullopt;
  const int number = (text[1] - '0') * 10 + text[2] - '0';
  if (number < 1 || number > kChains) return std::nullopt;
  return Chain::at(number - 1);
}

// A type for some spaces of the grid: sixteen bits for each type, one for each space. The grid
// itself has a type for every space; a pattern wants types for some.
struct Planes {
  std::uint64_t bits = 0;

  static constexpr std::uint64_t bit(Type type, Space space) {
    return std::uint64_t{1} << (static_cast<int>(type) * 16 + space.id);
  }
  constexpr void set(Type type, Space space) { bits |= bit(type, space); }
  // Makes `type` the only one of this space.
  constexpr void replace(Type type, Space space) {
    bits = (bits & ~(std::uint64_t{0x0001'0001'0001'0001} << space.id)) | bit(type, space);
  }
  constexpr SpaceSet of(Type type) const {
    return SpaceSet::of_bits(bits >> static_cast<int>(type) * 16 & 0xFFF);
  }
  constexpr SpaceSet spaces() const {
    return of(Type::kFood) | of(Type::kEnergy) | of(Type::kTechnology) | of(Type::kSociety);
  }

  friend constexpr bool operator==(Planes, Planes) = default;
};

// RS-6.12: how many cards of the grid are not of the type that is wanted there.
constexpr int mismatches(Planes wanted, Planes grid) { return popcount(wanted.bits & ~grid.bits); }

// The eight ways to turn a pattern. As printed comes first, then the rotations, then the mirrors.
enum class Symmetry : std::uint8_t {
  kPrinted,
  kTurn90,
  kTurn180,
  kTurn270,
  kLeftRight,
  kTopBottom,
  kDiagonal,
  kAntidiagonal
};
inline constexpr int kSymmetries = 8;
inline constexpr EnumWords<Symmetry, kSymmetries> kSymmetryWords{
    "printed",    "turn_90",    "turn_180", "turn_270",
    "left_right", "top_bottom", "diagonal", "antidiagonal"};
using SymmetrySet = IdSet<Symmetry, kSymmetries>;

// RS-6.11 and `match` (8.1): the ways that are allowed.
constexpr SymmetrySet symmetries(bool rotate, bool mirror) {
  if (rotate) return mirror ? SymmetrySet::all() : SymmetrySet::first_of(4);
  return SymmetrySet::of_bits(mirror ? 0x31 : 0x01);
}

inline constexpr int kMaxPlacements = 6;

// Everywhere a turned pattern fits. Those in Zones A to C come first, for grids of three Zones.
struct Placements {
  std::array<Planes, kMaxPlacements> at{};
  std::uint8_t in_three_zones = 0;
  std::uint8_t in_four_zones = 0;

  constexpr int count(int zones) const {
    return zones == kMaxZones ? in_four_zones : in_three_zones;
  }
};

// A pattern as it is printed: types of cells, row by row from the top.
struct Pattern {
  static constexpr int kSide = 3;
  static constexpr std::uint8_t kAny = 0xFF;

  std::uint8_t rows = 0;
  std::uint8_t columns = 0;
  std::array<std::array<std::uint8_t, kSide>, kSide> cells{};

  constexpr bool wants(int row, int column) const { return cell(row, column) != kAny; }
  // Precondition: wants(row, column).
  constexpr Type type(int row, int column) const { return static_cast<Type>(cell(row, column)); }

 private:
  constexpr std::uint8_t cell(int row, int column) const {
    return cells[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
  }
};

struct ChainRule {
  std::uint8_t cells = 0;  // how many types it wants
  Pattern pattern{};
  std::array<Placements, kSymmetries> placements{};  // they follow from the pattern

  // RS-6.12: the fewest voids that make the pattern appear on the grid.
  constexpr int voids(Planes grid, int zones, SymmetrySet allowed) const {
    int fewest = cells;
    allowed.for_each([&](Symmetry symmetry) {
      const Placements& fits = placements[static_cast<std::size_t>(symmetry)];
      for (int i = 0; i < fits.count(zones); ++i) {
        const int wrong = mismatches(fits.at[static_cast<std::size_t>(i)], grid);
        if (wrong < fewest) fewest = wrong;
      }
    });
    return fewest;
  }
};

}  // namespace paradoxa::restart
