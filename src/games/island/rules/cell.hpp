// The geometry: cells, directions, ocean parts, and the straight lines through them (IS-2).
//
// What is computed from coordinates below is looked up in tables on the host. A GPU has no access
// to tables of the host, and computes.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/bits.hpp"
#include "engine/enum_words.hpp"
#include "engine/fixed_text.hpp"
#include "engine/id_set.hpp"

namespace paradoxa::island {

inline constexpr int kCells = 37;
inline constexpr int kRows = 7;
inline constexpr int kRadius = 3;
inline constexpr int kDirections = 6;
inline constexpr int kOceanParts = 6;

// IS-2.2, clockwise.
enum class Direction : std::uint8_t { kNE, kE, kSE, kSW, kW, kNW };
inline constexpr EnumWords<Direction, kDirections> kDirectionWords{"NE", "E", "SE",
                                                                   "SW", "W", "NW"};

inline constexpr Direction kNoDirection{0xFF};

constexpr Direction direction(int index) { return static_cast<Direction>(index); }
constexpr int index_of(Direction d) { return static_cast<int>(d); }
// Clockwise by sixths of a turn. Precondition: by >= 0.
constexpr Direction turned(Direction d, int by) { return direction((index_of(d) + by) % 6); }
constexpr Direction opposite(Direction d) { return turned(d, 3); }
// By how many sixths `to` lies clockwise of `from`: 0 to 5.
constexpr int turn_between(Direction from, Direction to) {
  return (index_of(to) + 6 - index_of(from)) % 6;
}

// IS-2.6: the ocean at each side of the island.
enum class OceanPart : std::uint8_t { kN, kNE, kSE, kS, kSW, kNW };
inline constexpr EnumWords<OceanPart, kOceanParts> kOceanPartWords{"N", "NE", "SE",
                                                                   "S", "SW", "NW"};

constexpr OceanPart ocean_part(int index) { return static_cast<OceanPart>(index); }
constexpr int index_of(OceanPart p) { return static_cast<int>(p); }

// IS-2.1, IS-2.3: ids in reading order, A1 = 0 to G4 = 36.
struct Cell {
  std::uint8_t index = kNone;

  static constexpr std::uint8_t kNone = 0xFF;

  static constexpr Cell at(int index) { return Cell{static_cast<std::uint8_t>(index)}; }

  constexpr bool exists() const { return index < kCells; }
  constexpr int row() const {
    return (index >= 4) + (index >= 9) + (index >= 15) + (index >= 22) + (index >= 28) +
           (index >= 33);
  }
  constexpr int column() const { return index - first_of(row()); }
  constexpr int q() const { return column() - (row() < kRadius ? row() : kRadius); }
  constexpr int r() const { return row() - kRadius; }

  // The cell at axial coordinates, or none off the island.
  static constexpr Cell at_axial(int q, int r) {
    if (!within(q) || !within(r) || !within(q + r)) return {};
    const int row = r + kRadius;
    return at(first_of(row) + q + (row < kRadius ? row : kRadius));
  }
  static constexpr int first_of(int row) {
    return row <= kRadius ? row * (row + 7) / 2 : kCells - first_of(kRows - row);
  }
  static constexpr int width_of(int row) { return row <= kRadius ? 4 + row : 10 - row; }

  friend constexpr bool operator==(Cell, Cell) = default;

 private:
  static constexpr bool within(int x) { return x >= -kRadius && x <= kRadius; }
};

inline constexpr Cell kNoCell{};

// "A1" to "G4"; anything else is nothing.
constexpr std::optional<Cell> parse_cell(std::string_view text) {
  if (text.size() != 2 || text[0] < 'A' || text[0] > 'G') return std::nullopt;
  const int row = text[0] - 'A';
  const int column = text[1] - '1';
  if (column < 0 || column >= Cell::width_of(row)) return std::nullopt;
  return Cell::at(Cell::first_of(row) + column);
}
// Precondition: the cell exists.
constexpr FixedText<2> cell_text(Cell cell) {
  const char text[] = {static_cast<char>('A' + cell.row()), static_cast<char>('1' + cell.column())};
  return FixedText<2>({text, 2});
}

struct CellSet : IdSet<Cell, kCells, CellSet> {
  // Those before a cell in reading order.
  static constexpr CellSet before(Cell cell) {
    return of_bits((std::uint64_t{1} << cell.index) - 1);
  }
};

namespace cell_detail {

constexpr Cell neighbour(Cell cell, Direction d) {
  constexpr auto kEast = [](int i) { return (i <= 1 ? 1 : 0) - (i == 3 || i == 4 ? 1 : 0); };
  constexpr auto kSouth = [](int i) {
    return (i == 2 || i == 3 ? 1 : 0) - (i == 0 || i == 5 ? 1 : 0);
  };
  return Cell::at_axial(cell.q() + kEast(index_of(d)), cell.r() + kSouth(index_of(d)));
}

// IS-2.8, IS-R3: part k is left in the directions k - 1 and k. Of the three outer edges of a corner
// the middle one belongs to the part that follows clockwise.
constexpr OceanPart part_entered(Cell cell, Direction d) {
  const bool next_leaves = !neighbour(cell, turned(d, 1)).exists();
  return ocean_part((index_of(d) + (next_leaves ? 1 : 0)) % kOceanParts);
}

constexpr CellSet neighbours(Cell cell) {
  CellSet set;
  for (int d = 0; d < kDirections; ++d)
    if (const Cell next = neighbour(cell, direction(d)); next.exists()) set.add(next);
  return set;
}

// The cells that are left in that direction off the island.
constexpr CellSet edge(Direction d) {
  CellSet set;
  for (int c = 0; c < kCells; ++c)
    if (!neighbour(Cell::at(c), d).exists()) set.add(Cell::at(c));
  return set;
}

inline constexpr std::uint8_t kOcean = 0x80;  // in a table of steps: this and the part entered

using Steps = std::array<std::array<std::uint8_t, kCells>, kDirections>;

constexpr Steps all_steps() {
  Steps steps{};
  for (std::size_t d = 0; d < kDirections; ++d)
    for (std::size_t c = 0; c < kCells; ++c) {
      const Cell cell = Cell::at(static_cast<int>(c));
      const Direction way = direction(static_cast<int>(d));
      const Cell next = neighbour(cell, way);
      steps[d][c] = next.exists()
                        ? next.index
                        : static_cast<std::uint8_t>(kOcean | index_of(part_entered(cell, way)));
    }
  return steps;
}

constexpr std::array<std::uint64_t, kCells> all_neighbours() {
  std::array<std::uint64_t, kCells> sets{};
  for (std::size_t c = 0; c < kCells; ++c) sets[c] = neighbours(Cell::at(static_cast<int>(c))).bits;
  return sets;
}

constexpr Cell line_end(Cell from, Direction d) {
  Cell cell = from;
  for (Cell next = neighbour(cell, d); next.exists(); next = neighbour(cell, d)) cell = next;
  return cell;
}

constexpr Steps all_line_ends() {
  Steps ends{};
  for (std::size_t d = 0; d < kDirections; ++d)
    for (std::size_t c = 0; c < kCells; ++c)
      ends[d][c] = line_end(Cell::at(static_cast<int>(c)), direction(static_cast<int>(d))).index;
  return ends;
}

// Part k is left in the directions k - 1 and k.
constexpr std::uint64_t side(OceanPart part) {
  const Direction last = direction(index_of(part));
  return (edge(last) & edge(turned(last, 5))).bits;
}

constexpr std::array<std::uint64_t, kOceanParts> all_sides() {
  std::array<std::uint64_t, kOceanParts> sides{};
  for (std::size_t p = 0; p < kOceanParts; ++p) sides[p] = side(ocean_part(static_cast<int>(p)));
  return sides;
}

inline constexpr Steps kSteps = all_steps();
inline constexpr Steps kLineEnds = all_line_ends();
inline constexpr std::array<std::uint64_t, kCells> kNeighbours = all_neighbours();
inline constexpr std::array<std::uint64_t, kOceanParts> kSides = all_sides();

constexpr std::uint64_t border() {
  std::uint64_t bits = 0;
  for (int d = 0; d < kDirections; ++d) bits |= edge(direction(d)).bits;
  return bits;
}
constexpr std::uint64_t corners() {
  std::uint64_t bits = 0;
  for (std::size_t c = 0; c < kCells; ++c)
    if (popcount(kNeighbours[c]) == 3) bits |= std::uint64_t{1} << c;
  return bits;
}

// Plain numbers, which device code may use as well.
inline constexpr std::uint64_t kBorder = border();
inline constexpr std::uint64_t kCorners = corners();

constexpr std::uint8_t step(Cell cell, Direction d) {
#ifdef __CUDA_ARCH__
  const Cell next = neighbour(cell, d);
  return next.exists() ? next.index
                       : static_cast<std::uint8_t>(kOcean | index_of(part_entered(cell, d)));
#else
  return kSteps[static_cast<std::size_t>(d)][cell.index];
#endif
}

}  // namespace cell_detail

// IS-2.5.
constexpr CellSet border_cells() { return CellSet::of_bits(cell_detail::kBorder); }
constexpr CellSet corner_cells() { return CellSet::of_bits(cell_detail::kCorners); }

// IS-2.4: the next cell that way, or none where it is ocean.
constexpr Cell neighbour(Cell cell, Direction d) {
  const std::uint8_t step = cell_detail::step(cell, d);
  return step < kCells ? Cell{step} : kNoCell;
}
constexpr CellSet neighbours(Cell cell) {
#ifdef __CUDA_ARCH__
  return cell_detail::neighbours(cell);
#else
  return CellSet::of_bits(cell_detail::kNeighbours[cell.index]);
#endif
}
// The cells beside a set, those of the set left out.
constexpr CellSet neighbours(CellSet cells) {
  CellSet set;
  cells.for_each([&](Cell cell) { set = set | neighbours(cell); });
  return set - cells;
}

// IS-2.8. Precondition: the step leaves the island.
constexpr OceanPart part_entered(Cell cell, Direction d) {
  return ocean_part(cell_detail::step(cell, d) & ~cell_detail::kOcean);
}
// IS-2.6, IS-2.7: the four border cells of a side.
constexpr CellSet cells_touching(OceanPart part) {
#ifdef __CUDA_ARCH__
  return CellSet::of_bits(cell_detail::side(part));
#else
  return CellSet::of_bits(cell_detail::kSides[static_cast<std::size_t>(part)]);
#endif
}

// IS-2.9: where a straight walk ends. In the ocean `cell` is none, and `exit` is the cell where the
// island is left.
struct Ray {
  Cell cell{};
  Cell exit{};
  OceanPart part{};

  constexpr bool in_ocean() const { return !cell.exists(); }

  friend constexpr bool operator==(const Ray&, const Ray&) = default;
};

// Precondition: length >= 1.
constexpr Ray ray(Cell from, Direction d, int length) {
  Cell cell = from;
  for (; length > 0; --length) {
    const std::uint8_t step = cell_detail::step(cell, d);
    if (step >= kCells) return {{}, cell, ocean_part(step & ~cell_detail::kOcean)};
    cell = Cell{step};
  }
  return {cell, {}, {}};
}

// The last island cell on the way from a cell in a direction.
constexpr Cell line_end(Cell from, Direction d) {
#ifdef __CUDA_ARCH__
  return cell_detail::line_end(from, d);
#else
  return Cell{cell_detail::kLineEnds[static_cast<std::size_t>(d)][from.index]};
#endif
}
// IS-2.10: the other end of the line along which the island is left.
constexpr Cell opposite(Cell left_at, Direction d) { return line_end(left_at, opposite(d)); }

// IS-2.12.
constexpr int distance(Cell a, Cell b) {
  const auto size = [](int x) { return x < 0 ? -x : x; };
  const int dq = a.q() - b.q();
  const int dr = a.r() - b.r();
  return (size(dq) + size(dr) + size(dq + dr)) / 2;
}

// The direction of an adjacent cell. Precondition: they are adjacent.
constexpr Direction direction_to(Cell from, Cell to) {
  int d = 0;
  while (neighbour(from, direction(d)) != to) ++d;
  return direction(d);
}

}  // namespace paradoxa::island
