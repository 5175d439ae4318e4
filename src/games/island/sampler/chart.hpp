// An island with its tokens, as pieces meet it: what every cell is called, where everything is.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/island/content/content.hpp"
#include "games/island/rules/island.hpp"
#include "games/island/rules/piece.hpp"

namespace paradoxa::island {

using Tokens = std::array<Anomaly, kAnomalySpaces>;  // in cell order

// Everything below follows from the island and its tokens.
struct Chart {
  Island island{};
  Tokens tokens{};
  std::array<Name, kCells> names{};
  std::array<Place, kCells> places{};  // IS-10.5: for OP pieces a lake is one place
  std::array<CellSet, kLakes> lakes{};
  CellSet fruits;
  CellSet anomalies;
  CellSet portals;

  Chart(const Content& content, const Island& laid, const Tokens& dealt)
      : island(laid), tokens(dealt) {
    std::size_t dealt_so_far = 0;
    for (int c = 0; c < kCells; ++c) {
      const Cell cell = Cell::at(c);
      const Space space = space_at(content.tiles, island, cell);
      const auto at = static_cast<std::size_t>(c);
      const bool anomaly = space.kind() == Kind::kAnomaly;
      names[at] = anomaly ? Name::of(tokens[dealt_so_far++]) : Name::of(space);
      places[at] = Place::of(cell);
      if (space.kind() == Kind::kLake) {
        places[at] = Place::of(space.lake());
        lakes[static_cast<std::size_t>(space.lake())].add(cell);
      }
      if (anomaly) anomalies.add(cell);
      if (space.kind() == Kind::kFruit) fruits.add(cell);
      if (space.kind() == Kind::kPortal) portals.add(cell);
    }
  }

  Name name(Cell cell) const { return names[cell.index]; }
  Name name_or_ocean(Cell cell) const { return cell.exists() ? name(cell) : Name::ocean(); }
  Place place(Cell cell) const { return places[cell.index]; }
  Name name(Place place) const {
    if (place.is_cell()) return name(place.cell());
    return place.is_lake() ? Name::of(place.lake()) : Name::ocean();
  }
  CellSet cells(Place place) const {
    if (place.is_cell()) return CellSet::of(place.cell());
    return place.is_lake() ? lakes[static_cast<std::size_t>(place.lake())] : CellSet{};
  }
  // The lake that a cell is part of, or the cell alone.
  CellSet lake_around(Cell cell) const { return cells(place(cell)); }
};

}  // namespace paradoxa::island
