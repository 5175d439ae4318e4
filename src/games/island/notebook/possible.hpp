// Which names every cell can still have, by the plain reasoning of a person with the tile list:
// how many of each there are, what shares a tile with what, how lakes are shaped.
//
// What is ruled out is impossible. Not everything impossible is ruled out.
#pragma once

#include <array>
#include <cstdint>

#include "games/island/content/content.hpp"
#include "games/island/rules/cell.hpp"
#include "games/island/rules/space.hpp"

namespace paradoxa::island {

// A bit for each name.
using NameBits = std::uint32_t;
constexpr NameBits bit_of(Name name) { return NameBits{1} << name.id; }

class Possible {
 public:
  explicit Possible(const Content& content);

  // Of a cell only these names are possible.
  void narrow(Cell cell, NameBits names) { at_[cell.index] &= names; }
  void fix(Cell cell, Name name) { narrow(cell, bit_of(name)); }
  // Follows up everything. False where it comes to a contradiction.
  bool settle();

  NameBits names(Cell cell) const { return at_[cell.index]; }

 private:
  bool settle_counts();
  bool settle_count(NameBits group, int least, int most);
  bool settle_mates();
  bool settle_lakes();
  void keep(Cell cell, NameBits names);

  std::array<NameBits, kNames> mates_{};  // what shares a tile with each name
  std::array<NameBits, kCells> at_{};
  bool changed_ = false;
};

}  // namespace paradoxa::island
