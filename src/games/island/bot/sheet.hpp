// Positions on maps that a captive draws: on the island itself, or on a loose sheet whose place on
// the island is not known yet.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/island/rules/cell.hpp"

namespace paradoxa::island {

// How far two positions lie apart, in axial coordinates.
struct Shift {
  int q = 0;
  int r = 0;

  friend constexpr Shift operator+(Shift a, Shift b) { return {a.q + b.q, a.r + b.r}; }
  friend constexpr Shift operator-(Shift a, Shift b) { return {a.q - b.q, a.r - b.r}; }
  friend constexpr bool operator==(Shift, Shift) = default;
};

constexpr Shift shift_of(Direction d, int times = 1) {
  constexpr int kQ[kDirections] = {1, 1, 0, -1, -1, 0};
  constexpr int kR[kDirections] = {-1, 0, 1, 1, 0, -1};
  return {kQ[index_of(d)] * times, kR[index_of(d)] * times};
}
constexpr Shift shift_of(Cell cell) { return {cell.q(), cell.r()}; }
constexpr Cell cell_at(Shift at) { return Cell::at_axial(at.q, at.r); }
constexpr Cell moved(Cell cell, Shift by) { return cell_at(shift_of(cell) + by); }

// Those cells of a set that stay on the island when all are moved.
constexpr CellSet moved(CellSet cells, Shift by) {
  CellSet there;
  cells.for_each([&](Cell cell) {
    if (const Cell to = moved(cell, by); to.exists()) there.add(to);
  });
  return there;
}

// IS-2.12, looked up.
inline constexpr auto kDistances = [] {
  std::array<std::array<std::uint8_t, kCells>, kCells> all{};
  for (int a = 0; a < kCells; ++a)
    for (int b = 0; b < kCells; ++b)
      all[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)] =
          static_cast<std::uint8_t>(distance(Cell::at(a), Cell::at(b)));
  return all;
}();
constexpr int steps_between(Cell a, Cell b) { return kDistances[a.index][b.index]; }
// To the nearest of them.
constexpr int steps_between(CellSet cells, Cell to) {
  int nearest = kCells;
  cells.for_each([&](Cell c) {
    const int far = steps_between(c, to);
    if (far < nearest) nearest = far;
  });
  return nearest;
}

// A position on a sheet; sheet 0 is the island, where it is the position itself.
struct Mark {
  static constexpr std::int8_t kNowhere = -1;
  static constexpr std::int8_t kIsland = 0;

  std::int8_t sheet = kNowhere;
  std::int8_t q = 0;
  std::int8_t r = 0;

  static constexpr Mark on(int sheet, Shift at) {
    return {static_cast<std::int8_t>(sheet), static_cast<std::int8_t>(at.q),
            static_cast<std::int8_t>(at.r)};
  }
  static constexpr Mark at(Cell cell) { return on(kIsland, shift_of(cell)); }

  constexpr bool exists() const { return sheet != kNowhere; }
  constexpr bool on_island() const { return sheet == kIsland; }
  constexpr Shift shift() const { return {q, r}; }
  constexpr Mark operator+(Shift by) const { return on(sheet, shift() + by); }
  constexpr Mark operator-(Shift by) const { return on(sheet, shift() - by); }

  friend constexpr bool operator==(Mark, Mark) = default;
};

}  // namespace paradoxa::island
