// A player's grid: discs as bit masks, its lines, the strands in it, and how discs fall.
//
// A cell is a bit, counted row by row from a1 (PI-2.15). Colours and symbols are a mask each, so
// that strands and the partners of a swap are found with a few shifts.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/bits.hpp"
#include "games/initiative/rules/disc.hpp"

namespace paradoxa::initiative {

inline constexpr int kSide = 5;
inline constexpr int kCells = kSide * kSide;  // PI-1.4
inline constexpr int kRowsAndColumns = 2 * kSide;
inline constexpr int kDiagonals = 6;  // PI-12.5
inline constexpr int kLines = kRowsAndColumns + kDiagonals;
inline constexpr int kMinStrand = 4;  // PI-6.1

using Cells = std::uint32_t;  // a set of cells
inline constexpr Cells kAllCells = (Cells{1} << kCells) - 1;
inline constexpr Cells kBottomRow = 0x1F;         // the bottom row
inline constexpr Cells kLeftColumn = 0x00108421;  // column a

struct Cell {
  std::uint8_t index = kNone;

  static constexpr std::uint8_t kNone = 0xFF;

  static constexpr Cell at(int index) { return Cell{static_cast<std::uint8_t>(index)}; }
  static constexpr Cell of(int column, int row) { return at(row * kSide + column); }

  constexpr bool exists() const { return index < kCells; }
  constexpr int column() const { return index % kSide; }
  constexpr int row() const { return index / kSide; }
  constexpr Cells bit() const { return exists() ? Cells{1} << index : 0; }

  friend constexpr bool operator==(Cell, Cell) = default;
};

inline constexpr Cell kNoCell{};

// "a1"; anything else is nothing.
constexpr std::optional<Cell> parse_cell(std::string_view text) {
  if (text.size() != 2 || text[0] < 'a' || text[0] > 'e' || text[1] < '1' || text[1] > '5')
    return std::nullopt;
  return Cell::of(text[0] - 'a', text[1] - '1');
}

constexpr Cells row_cells(int row) { return kBottomRow << (row * kSide); }
constexpr Cells column_cells(int column) { return kLeftColumn << column; }

// PI-1.4, PI-12.5: rows 0 to 4 from the bottom, columns 5 to 9 from the left, diagonals 10 to 15.
namespace matrix_detail {

struct Run {
  int first;
  int step;
  int length;
};

constexpr Run run_of(int line) {
  if (line < kSide) return {line * kSide, 1, kSide};
  if (line < kRowsAndColumns) return {line - kSide, kSide, kSide};
  switch (line - kRowsAndColumns) {
    case 0: return {0, 6, 5};     // a1 b2 c3 d4 e5
    case 1: return {20, -4, 5};   // a5 b4 c3 d2 e1
    case 2: return {5, 6, 4};     // a2 b3 c4 d5
    case 3: return {1, 6, 4};     // b1 c2 d3 e4
    case 4: return {15, -4, 4};   // a4 b3 c2 d1
    default: return {21, -4, 4};  // b5 c4 d3 e2
  }
}

}  // namespace matrix_detail

constexpr Cells line_cells(int line) {
  const matrix_detail::Run run = matrix_detail::run_of(line);
  Cells cells = 0;
  for (int i = 0; i < run.length; ++i) cells |= Cells{1} << (run.first + i * run.step);
  return cells;
}

// PI-R15: the cells of the longest group of at least four along a line, or none. A line of five has
// one such group at most.
constexpr Cells group_in(Cells mask, int line) {
  const matrix_detail::Run run = matrix_detail::run_of(line);
  Cells group = 0;
  int length = 0;
  for (int i = 0; i < run.length; ++i) {
    const Cells bit = Cells{1} << (run.first + i * run.step);
    if ((mask & bit) == 0) {
      if (length >= kMinStrand) break;
      group = 0;
      length = 0;
      continue;
    }
    group |= bit;
    ++length;
  }
  return length >= kMinStrand ? group : 0;
}

struct Matrix {
  std::array<Cells, kColours> colours{};
  std::array<Cells, kSymbols> symbols{};
  Cells locks = 0;  // PI-4.5, PI-13.2

  constexpr Cells filled() const { return symbols[0] | symbols[1] | symbols[2]; }
  constexpr Cells holes() const { return kAllCells & ~filled(); }
  constexpr Cells free() const { return filled() & ~locks; }  // PI-5.7, PI-5.11

  constexpr Disc at(Cell cell) const {
    const Cells bit = cell.bit();
    int c = 0, s = 0;
    while (c < kColours && (colours[static_cast<std::size_t>(c)] & bit) == 0) ++c;
    if (c == kColours) return kNoDisc;
    while ((symbols[static_cast<std::size_t>(s)] & bit) == 0) ++s;
    return Disc::of(colour(c), s);
  }
  constexpr void put(Cell cell, Disc disc) {
    colours[static_cast<std::size_t>(disc.colour())] |= cell.bit();
    symbols[static_cast<std::size_t>(disc.symbol())] |= cell.bit();
  }
  constexpr void clear(Cells cells) {
    for (Cells& mask : colours) mask &= ~cells;
    for (Cells& mask : symbols) mask &= ~cells;
  }
  constexpr void replace(Cell cell, Disc disc) {
    clear(cell.bit());
    put(cell, disc);
  }
  constexpr void exchange(Cell a, Cell b) {
    const Disc disc = at(a);
    const Disc other = at(b);
    replace(a, other);
    replace(b, disc);
  }

  // PI-6.1: the strand in a line, or none. PI-6.2: symbols and locks do not matter.
  constexpr Cells strand(int line) const {
    for (const Cells mask : colours)
      if (const Cells group = group_in(mask, line); group != 0) return group;
    return 0;
  }

  friend constexpr bool operator==(const Matrix&, const Matrix&) = default;
};

// PI-6.1: all rows and columns with a strand, a bit each: four in a row by three shifts.
constexpr std::uint32_t strand_lines(const Matrix& matrix) {
  constexpr Cells kRowStarts = 0x3 * (kLeftColumn & kAllCells);  // columns a and b
  std::uint32_t lines = 0;
  for (const Cells mask : matrix.colours) {
    const Cells across = mask & mask >> 1 & mask >> 2 & mask >> 3 & kRowStarts;
    const Cells up = mask & mask >> 5 & mask >> 10 & mask >> 15;
    if ((across | up) == 0) continue;
    for (int i = 0; i < kSide; ++i) {
      if ((across & row_cells(i)) != 0) lines |= 1u << i;
      if ((up & column_cells(i)) != 0) lines |= 1u << (kSide + i);
    }
  }
  return lines;
}

// PI-12.5: the diagonals with a group.
constexpr std::uint32_t diagonal_lines(const Matrix& matrix) {
  std::uint32_t lines = 0;
  for (int line = kRowsAndColumns; line < kLines; ++line)
    if (matrix.strand(line) != 0) lines |= 1u << line;
  return lines;
}

// PI-6.3: of these lines, those whose group contains a replaced cell.
constexpr std::uint32_t formed_by(const Matrix& matrix, std::uint32_t lines, Cells replaced) {
  std::uint32_t formed = 0;
  for (std::uint32_t rest = lines; rest != 0; rest &= rest - 1) {
    const int line = lowest_bit(rest);
    if ((matrix.strand(line) & replaced) != 0) formed |= 1u << line;
  }
  return formed;
}

// PI-7.7, PI-13.2: discs below the lowest lock of each column fall; PI-23.5: or those between two.
// `told` gets where each disc came from and where it goes.
template <class Told>
constexpr void drop(Matrix& matrix, bool lock_is_floor, Told&& told) {
  for (int column = 0; column < kSide; ++column) {
    if ((matrix.holes() & column_cells(column)) == 0) continue;
    int free = 0;  // the lowest row that a disc may fall to
    for (int row = 0; row < kSide; ++row) {
      const Cell from = Cell::of(column, row);
      if ((matrix.locks & from.bit()) != 0) {
        if (!lock_is_floor) break;
        free = row + 1;
        continue;
      }
      const Disc disc = matrix.at(from);
      if (!disc.exists()) continue;
      if (free != row) {
        const Cell to = Cell::of(column, free);
        matrix.clear(from.bit());
        matrix.put(to, disc);
        told(from, to, disc);
      }
      ++free;
    }
  }
}

// PI-12.10: whether a row has neither locks nor holes nor five discs of one type.
constexpr bool can_shift(const Matrix& matrix, int row) {
  const Cells cells = row_cells(row);
  if ((matrix.free() & cells) != cells) return false;
  bool one_colour = false, one_symbol = false;
  for (const Cells mask : matrix.colours) one_colour |= (mask & cells) == cells;
  for (const Cells mask : matrix.symbols) one_symbol |= (mask & cells) == cells;
  return !one_colour || !one_symbol;
}

constexpr void shift(Matrix& matrix, int row) {
  const Cells cells = row_cells(row);
  const auto turned = [&](Cells mask) {
    const Cells in_row = mask & cells;
    const Cells last = in_row & column_cells(kSide - 1);
    return (mask & ~cells) | ((in_row & ~last) << 1) | (last >> (kSide - 1));
  };
  for (Cells& mask : matrix.colours) mask = turned(mask);
  for (Cells& mask : matrix.symbols) mask = turned(mask);
}

}  // namespace paradoxa::initiative
