// An island, complete or still being built: where every tile lies, and what every cell carries.
//
// Invariants:
//  1. Tiles that are laid fit the island and do not overlap.
//  2. `spots` and `cells` are inverse to each other: the spot of a cell is the part of the tile
//  that
//     covers it, the cell of a spot is where that part lies; none as long as it is not laid.
//  3. The rotation of a tile that is not laid is 0.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/island/rules/cell.hpp"
#include "games/island/rules/space.hpp"
#include "games/island/rules/tile.hpp"

namespace paradoxa::island {

struct Island {
  std::array<Spot, kCells> spots{};  // by cell
  std::array<Cell, kCells> cells{};  // by spot
  std::array<std::uint8_t, kTiles> rotations{};

  constexpr Spot spot(Cell c) const { return spots[c.index]; }
  constexpr Cell cell(Spot s) const { return cells[s.id]; }
  constexpr Cell cell(Tile tile) const { return cell(Spot::of(tile, 0)); }
  constexpr bool has(Tile tile) const { return cell(tile).exists(); }
  constexpr int rotation(Tile tile) const { return rotations[tile.index]; }
  // Precondition: the tile is laid.
  constexpr Placement placement(Tile tile) const {
    return Placement::of(tile, cell(tile), rotation(tile));
  }

  constexpr CellSet covered() const {
    CellSet set;
    for (const Cell c : cells)
      if (c.exists()) set.add(c);
    return set;
  }
  // The tiles still to be laid. IS-3.3: a legal island has none left.
  constexpr TileSet left() const {
    TileSet set;
    for (int t = 0; t < kTiles; ++t)
      if (!has(Tile::at(t))) set.add(Tile::at(t));
    return set;
  }
  constexpr bool complete() const { return left().empty(); }

  // Whether the tile is still to be laid and its cells are free.
  constexpr bool takes(const Placement& placement) const {
    const CellSet wanted = placement.cells();
    return !wanted.empty() && !has(placement.tile) && (wanted & covered()).empty();
  }
  // Precondition: takes(placement).
  constexpr void place(const Placement& placement) {
    rotations[placement.tile.index] = placement.rotation;
    for (int i = 0; i < placement.tile.parts(); ++i) {
      const Spot s = Spot::of(placement.tile, i);
      const Cell c = placement.part(i);
      cells[s.id] = c;
      spots[c.index] = s;
    }
  }

  friend constexpr bool operator==(const Island&, const Island&) = default;
};
static_assert(sizeof(Island) == 2 * kCells + kTiles);

// What a cell carries. Precondition: it is covered.
constexpr Space space_at(const Tiles& tiles, const Island& island, Cell cell) {
  return tiles.of(island.spot(cell));
}

// The cell of a space that occurs once (fruits, camps, mirages, knots), or of one of its copies.
constexpr Cell cell_of(const Tiles& tiles, const Island& island, Space space, int which = 0) {
  return island.cell(tiles.spot(space, which));
}
// All cells that carry a space: both oracles, both portals of a number, the five anomalies.
constexpr CellSet cells_of(const Tiles& tiles, const Island& island, Space space) {
  CellSet set;
  for (int i = 0; i < space.copies(); ++i) set.add(cell_of(tiles, island, space, i));
  return set;
}
constexpr CellSet anomaly_cells(const Tiles& tiles, const Island& island) {
  return cells_of(tiles, island, Space::anomaly());
}
// IS-4.3: which anomaly a cell is in cell order, 0 to 4. Precondition: it is one.
constexpr int anomaly_number(const Tiles& tiles, const Island& island, Cell cell) {
  return (anomaly_cells(tiles, island) & CellSet::before(cell)).size();
}
constexpr CellSet fruit_cells(const Tiles& tiles, const Island& island) {
  CellSet set;
  for (int f = 0; f < kFruits; ++f) set.add(cell_of(tiles, island, Space::at(f)));
  return set;
}
constexpr CellSet portal_cells(const Tiles& tiles, const Island& island) {
  CellSet set;
  for (int p = 0; p < kPortals; ++p) set = set | cells_of(tiles, island, Space::portal(p));
  return set;
}
// The other portal of the number of this one (IS-9.6).
constexpr Cell other_portal(const Tiles& tiles, const Island& island, Cell cell) {
  const Space space = space_at(tiles, island, cell);
  const Cell first = cell_of(tiles, island, space, 0);
  return first == cell ? cell_of(tiles, island, space, 1) : first;
}
constexpr CellSet lake_cells(const Island& island, Lake lake) {
  CellSet set;
  for (int i = 0; i < 3; ++i) set.add(island.cell(Spot::of(Tile::of(lake), i)));
  return set;
}
// All nine.
constexpr CellSet lake_cells(const Island& island) {
  return lake_cells(island, Lake::kStraight) | lake_cells(island, Lake::kBent) |
         lake_cells(island, Lake::kTriangular);
}

// IS-3.4: a knot's sides are turned with its tile. Precondition: the knot is placed.
struct KnotExit {
  Direction side{};
  std::uint8_t arrow = 0;  // IS-26.1: 0 to 8, over all knots
};
constexpr KnotExit knot_exit(const Tiles& tiles, const Island& island, int knot, Direction entry) {
  const int turn = island.rotation(tiles.spot(Space::knot(knot)).tile());
  const KnotArrows& arrows = tiles.knots[static_cast<std::size_t>(knot)];
  const auto local = static_cast<std::size_t>(turned(entry, 6 - turn));
  return {turned(direction(arrows.exit[local]), turn),
          static_cast<std::uint8_t>(3 * knot + arrows.arrow[local])};
}

}  // namespace paradoxa::island
