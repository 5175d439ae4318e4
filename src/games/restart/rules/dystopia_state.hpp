// What the four dystopias keep, side by side in the position.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/restart/rules/congress.hpp"
#include "games/restart/rules/gene.hpp"
#include "games/restart/rules/land.hpp"
#include "games/restart/rules/options.hpp"
#include "games/restart/rules/research.hpp"

namespace paradoxa::restart {

// ---- Pandemia -----------------------------------------------------------------------------------

struct Researcher {
  std::array<std::uint8_t, kResearches> markers{};      // Virus, Cure
  std::array<std::uint8_t, kResearches> protections{};  // A, B

  friend constexpr bool operator==(const Researcher&, const Researcher&) = default;
};

using Dice = std::array<std::uint8_t, kFaces>;  // how many show each face

struct PandemiaState {
  std::array<Researcher, kMaxSeats> researchers{};
  Dice fixed{};              // RS-16.4
  Dice rolled{};             // the others
  std::uint8_t in_hand = 0;  // dice that are rolled next

  friend constexpr bool operator==(const PandemiaState&, const PandemiaState&) = default;
};

// ---- Anomie -------------------------------------------------------------------------------------

struct Senator {
  Place place{};
  std::uint8_t height = 0;  // RS-17.3: in its stack, 0 at the bottom

  friend constexpr bool operator==(const Senator&, const Senator&) = default;
};

struct Faction {
  std::array<Senator, kSenators> senators{};
  std::uint8_t law = 0;
  std::array<std::uint8_t, kBills> bills{};

  friend constexpr bool operator==(const Faction&, const Faction&) = default;
};

struct AnomieState {
  std::array<Faction, kMaxSeats> factions{};
  std::array<Place, kVetoes> vetoes{};

  friend constexpr bool operator==(const AnomieState&, const AnomieState&) = default;
};

// ---- Extinction ---------------------------------------------------------------------------------

// Genes in order, four bits for each, and how many there are.
struct GeneRow {
  std::uint32_t bits = 0;

  static constexpr int kRoom = 7;

  constexpr int size() const { return static_cast<int>(bits >> 28); }
  constexpr Gene at(int i) const { return Gene::at(static_cast<int>(bits >> (4 * i) & 15)); }
  // Precondition of the following: not empty, and not full.
  constexpr Gene top() const { return at(size() - 1); }
  constexpr void push(Gene gene) {
    bits |= std::uint32_t{gene.id} << (4 * size());
    bits += 1u << 28;
  }
  constexpr Gene remove(int i) {
    const Gene gone = at(i);
    const int left = size() - 1;
    const std::uint32_t genes = bits & 0x0FFF'FFFF;
    const std::uint32_t below = genes & ((1u << (4 * i)) - 1);
    const std::uint32_t above = genes >> (4 * i) >> 4 << (4 * i);
    bits = (below | above) | static_cast<std::uint32_t>(left) << 28;
    return gone;
  }
  constexpr Gene pop() { return remove(size() - 1); }

  friend constexpr bool operator==(GeneRow, GeneRow) = default;
};

struct Laboratory {
  std::array<GeneRow, kMaxTubes> tubes{};  // bottom first; GX5 has the last
  GeneRow freezer{};

  friend constexpr bool operator==(const Laboratory&, const Laboratory&) = default;
};

// Under a deck, the next to be drawn first: two genes in a byte, as numbers.
struct GenePile {
  std::array<std::uint8_t, kGenesOfColour / 2> bytes{};

  constexpr int number(int i) const {
    return (bytes[static_cast<std::size_t>(i / 2)] >> (4 * (i % 2)) & 15) + 1;
  }
  constexpr void write(int i, int number) {
    std::uint8_t& byte = bytes[static_cast<std::size_t>(i / 2)];
    const int shift = 4 * (i % 2);
    byte = static_cast<std::uint8_t>((byte & ~(15 << shift)) | (number - 1) << shift);
  }

  friend constexpr bool operator==(const GenePile&, const GenePile&) = default;
};

struct ExtinctionState {
  std::array<Laboratory, kMaxSeats> laboratories{};
  std::array<std::uint8_t, kGenes> deck{};  // of each kind, without an order
  std::array<GenePile, kColours> piles{};
  std::array<std::uint8_t, kColours> pile_sizes{};
  std::array<std::uint8_t, kMaxSeats> open{};  // a bit for each Freezer card that all know
  std::array<Gene, kDisplay> display{};
  std::uint8_t displayed = 0;
  Gene taken{};  // and not placed yet
  std::array<std::uint8_t, 2> blank{};

  friend constexpr bool operator==(const ExtinctionState&, const ExtinctionState&) = default;
};

// ---- Oceanrealm ---------------------------------------------------------------------------------

// A Land map: two bits for each sector of each Region, a Symbol counted from 1, or 0.
struct LandMap {
  std::array<std::uint8_t, kMaxSpaces * kSectors / 4> bytes{};

  constexpr int code(int region, int sector) const {
    const int i = region * kSectors + sector;
    return bytes[static_cast<std::size_t>(i / 4)] >> (2 * (i % 4)) & 3;
  }
  constexpr bool drawn(int region, int sector) const { return code(region, sector) != 0; }
  constexpr bool shows(int region, int sector, Symbol symbol) const {
    return code(region, sector) == static_cast<int>(symbol) + 1;
  }
  constexpr void draw(int region, int sector, Symbol symbol) {
    const int i = region * kSectors + sector;
    std::uint8_t& byte = bytes[static_cast<std::size_t>(i / 4)];
    byte = static_cast<std::uint8_t>(byte | (static_cast<int>(symbol) + 1) << (2 * (i % 4)));
  }

  friend constexpr bool operator==(const LandMap&, const LandMap&) = default;
};

struct OceanrealmState {
  std::array<LandMap, kMaxSeats> maps{};
  std::array<std::uint8_t, kMaxSeats> circled{};  // RS-19.4: Contribution numbers

  friend constexpr bool operator==(const OceanrealmState&, const OceanrealmState&) = default;
};

}  // namespace paradoxa::restart
