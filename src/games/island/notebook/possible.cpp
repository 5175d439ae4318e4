#include "games/island/notebook/possible.hpp"

#include "engine/bits.hpp"
#include "games/island/rules/tile.hpp"

namespace paradoxa::island {
namespace {

constexpr NameBits kAllNames = (NameBits{1} << (kNames - 1)) - 1;  // all but the ocean

constexpr NameBits bits_of(Space space) {
  NameBits bits = 0;
  for (int n = 0; n + 1 < kNames; ++n)
    if (Name::at(n).fits(space)) bits |= bit_of(Name::at(n));
  return bits;
}
constexpr NameBits kAnomalyNames = bits_of(Space::anomaly());

}  // namespace

Possible::Possible(const Content& content) {
  at_.fill(kAllNames);
  for (int t = 0; t < kPairTiles; ++t)
    for (int part = 0; part < 2; ++part) {
      const Space space = content.tiles.of(Spot::of(Tile::pair(t), part));
      const Space mate = content.tiles.of(Spot::of(Tile::pair(t), 1 - part));
      for_each_bit(bits_of(space),
                   [&](int name) { mates_[static_cast<std::size_t>(name)] |= bits_of(mate); });
    }
}

bool Possible::settle() {
  do {
    changed_ = false;
    for (const NameBits names : at_)
      if (names == 0) return false;
    if (!settle_counts() || !settle_mates() || !settle_lakes()) return false;
  } while (changed_);
  return true;
}

void Possible::keep(Cell cell, NameBits names) {
  NameBits& at = at_[cell.index];
  if ((at & ~names) == 0) return;
  at &= names;
  changed_ = true;
}

// 2.1: how many cells have a name.
bool Possible::settle_counts() {
  for (int n = 0; n + 1 < kNames; ++n) {
    const Name name = Name::at(n);
    const bool token = name.kind() == Kind::kAnomaly;
    int copies = 1;
    if (name.kind() == Kind::kOracle || name.kind() == Kind::kPortal) copies = 2;
    if (name.kind() == Kind::kKnot || name.kind() == Kind::kLake) copies = 3;
    if (!settle_count(bit_of(name), token ? 0 : copies, copies)) return false;
  }
  return settle_count(kAnomalyNames, kAnomalySpaces, kAnomalySpaces);
}

bool Possible::settle_count(NameBits group, int least, int most) {
  int certain = 0, possible = 0;
  for (const NameBits names : at_) {
    certain += (names & ~group) == 0;
    possible += (names & group) != 0;
  }
  if (certain > most || possible < least) return false;
  for (int c = 0; c < kCells; ++c) {
    const NameBits names = at_[static_cast<std::size_t>(c)];
    if (certain == most && (names & ~group) != 0) keep(Cell::at(c), ~group);
    if (possible == least && (names & group) != 0) keep(Cell::at(c), group);
  }
  return true;
}

// IS-3.6: a name needs a cell beside it for what shares its tile; the last such cell is that.
bool Possible::settle_mates() {
  for (int c = 0; c < kCells; ++c) {
    const Cell cell = Cell::at(c);
    NameBits possible = at_[cell.index];
    for_each_bit(possible, [&](int n) {
      if (Name::at(n).kind() == Kind::kLake) return;
      bool any = false;
      neighbours(cell).for_each([&](Cell beside) {
        any = any || (at_[beside.index] & mates_[static_cast<std::size_t>(n)]) != 0;
      });
      if (!any) possible &= ~(NameBits{1} << n);
    });
    if (possible == 0) return false;
    keep(cell, possible);
    if (popcount(possible) != 1) continue;
    const Name name = Name::at(lowest_bit(possible));
    if (name.kind() == Kind::kLake) continue;
    const NameBits mates = mates_[name.id];
    CellSet candidates;
    neighbours(cell).for_each([&](Cell beside) {
      if ((at_[beside.index] & mates) != 0) candidates.add(beside);
    });
    if (candidates.size() == 1) keep(candidates.first(), mates);
  }
  return true;
}

// IS-3.2: a cell is in a lake where some lake that fits covers it; it must be where all do.
bool Possible::settle_lakes() {
  for (int l = 0; l < kLakes; ++l) {
    const NameBits lake = bit_of(Name::of(static_cast<Lake>(l)));
    CellSet allowed, required, some;
    CellSet all = CellSet::of_bits((std::uint64_t{1} << kCells) - 1);
    for (int c = 0; c < kCells; ++c) {
      if ((at_[static_cast<std::size_t>(c)] & lake) != 0) allowed.add(Cell::at(c));
      if (at_[static_cast<std::size_t>(c)] == lake) required.add(Cell::at(c));
    }
    for_each_placement(Tile::at(l), [&](const Placement& placement) {
      const CellSet cells = placement.cells();
      if (!(cells - allowed).empty() || !(required - cells).empty()) return;
      some = some | cells;
      all = all & cells;
    });
    if (some.empty()) return false;
    (allowed - some).for_each([&](Cell c) { keep(c, ~lake); });
    all.for_each([&](Cell c) { keep(c, lake); });
  }
  return true;
}

}  // namespace paradoxa::island
