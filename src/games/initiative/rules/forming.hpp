// Which swaps form a strand, found from windows of four cells instead of trying them all, and how
// near a matrix is to more. What bots look for; the rules go by matrix.hpp.
#pragma once

#include <array>

#include "games/initiative/rules/matrix.hpp"
#include "games/initiative/rules/move.hpp"
#include "games/initiative/rules/state.hpp"

namespace paradoxa::initiative {

// Four neighbours in a line, and the fifth cell of that line where there is one.
struct Window {
  Cells cells = 0;
  Cells fifth = 0;
};

inline constexpr int kStraightWindows = 2 * kRowsAndColumns;
inline constexpr int kWindowCount = kStraightWindows + 8;

consteval std::array<Window, kWindowCount> all_windows() {
  std::array<Window, kWindowCount> windows{};
  std::size_t i = 0;
  for (int line = 0; line < kLines; ++line) {
    const matrix_detail::Run run = matrix_detail::run_of(line);
    for (int from = 0; from + kMinStrand <= run.length; ++from) {
      Window& window = windows[i++];
      for (int k = from; k < from + kMinStrand; ++k)
        window.cells |= Cells{1} << (run.first + k * run.step);
      window.fifth = line_cells(line) & ~window.cells;
    }
  }
  return windows;
}
inline constexpr std::array<Window, kWindowCount> kWindows = all_windows();

// A window that lacks one disc of a colour.
struct Gap {
  Window window{};
  Colour colour{};
  Cell cell{};  // the one that lacks
};

template <class Visit>
constexpr void for_each_gap(const Matrix& matrix, bool diagonals, Visit&& visit) {
  const Cells free = matrix.free();
  for (int c = 0; c < kColours; ++c) {
    const Cells mask = matrix.colours[static_cast<std::size_t>(c)];
    if (popcount(mask) < kMinStrand - 1) continue;
    for (int i = 0; i < (diagonals ? kWindowCount : kStraightWindows); ++i) {
      const Window& window = kWindows[static_cast<std::size_t>(i)];
      const Cells lacks = window.cells & ~mask;
      if (lacks == 0 || (lacks & (lacks - 1)) != 0 || (lacks & free) == 0) continue;
      visit(Gap{window, colour(c), Cell::at(lowest_bit(lacks))});
    }
  }
}

// Every swap that forms a strand, with the gap it fills; one that fills two comes twice.
template <class Visit>
constexpr void for_each_forming(const Matrix& matrix, const std::array<Disc, kSymbols>& anomaly,
                                bool diagonals, Visit&& visit) {
  for_each_gap(matrix, diagonals, [&](const Gap& gap) {
    std::size_t symbol = 0;
    while ((matrix.symbols[symbol] & gap.cell.bit()) == 0) ++symbol;
    const Cells sources =
        matrix.colours[at(gap.colour)] & matrix.symbols[symbol] & matrix.free() & ~gap.window.cells;
    for (Cells rest = sources; rest != 0; rest &= rest - 1) {
      const Cell from = Cell::at(lowest_bit(rest));
      visit(from.index < gap.cell.index ? Move::swap(from, gap.cell) : Move::swap(gap.cell, from),
            gap);
    }
    if (anomaly[symbol].exists() && anomaly[symbol].colour() == gap.colour)
      visit(Move::with(MoveKind::kAnomaly, gap.cell), gap);
  });
}

// ---- After a swap -------------------------------------------------------------------------------

constexpr bool is_swap(const Move& move) {
  return move.kind == MoveKind::kSwap || move.kind == MoveKind::kAnomaly;
}

// PI-5.4, PI-5.5: the discs have one symbol, so only colours change places.
constexpr Matrix after_swap(const State& state, const Move& move) {
  Matrix matrix = state.matrix(state.active);
  const Disc first = matrix.at(move.cell());
  const bool inner = move.kind == MoveKind::kSwap;
  const Disc second = inner ? matrix.at(move.other_cell())
                            : state.anomaly[static_cast<std::size_t>(first.symbol())];
  const Cells cells = move.cell().bit() | (inner ? move.other_cell().bit() : 0);
  matrix.colours[at(first.colour())] ^= cells;
  matrix.colours[at(second.colour())] ^= cells;
  return matrix;
}

constexpr std::array<Disc, kSymbols> anomaly_after(const State& state, const Move& move) {
  std::array<Disc, kSymbols> anomaly = state.anomaly;
  if (move.kind != MoveKind::kAnomaly) return anomaly;
  const Disc given = state.matrix(state.active).at(move.cell());
  anomaly[static_cast<std::size_t>(given.symbol())] = given;
  return anomaly;
}

constexpr Cells replaced_by(const Move& move) {
  return move.cell().bit() | (move.kind == MoveKind::kSwap ? move.other_cell().bit() : 0);
}

// ---- Promise ------------------------------------------------------------------------------------

namespace forming_detail {

// By the five bits of a line: the better of its two windows.
consteval std::array<float, 32> line_promises() {
  constexpr std::array<float, 5> kByCount{0, 0, 0.04F, 0.3F, 0.9F};
  std::array<float, 32> promises{};
  for (std::uint32_t bits = 0; bits < 32; ++bits) {
    const int low = popcount(bits & 15);
    const int high = popcount(bits >> 1);
    promises[bits] = kByCount[static_cast<std::size_t>(low > high ? low : high)];
  }
  return promises;
}
inline constexpr std::array<float, 32> kLinePromises = line_promises();

// The bits of a column side by side: each is multiplied to where it belongs.
constexpr std::size_t column_bits(Cells mask, int column) {
  constexpr std::uint64_t kGather = 0x111110;
  const std::uint64_t spread = (mask >> column) & kLeftColumn;
  return static_cast<std::size_t>(spread * kGather >> 20 & 31);
}

}  // namespace forming_detail

// How near a matrix is to strands: windows of four with three of a colour, and a little for two.
constexpr double promise(const Matrix& matrix) {
  using namespace forming_detail;
  float worth = 0;
  for (const Cells mask : matrix.colours)
    for (int i = 0; i < kSide; ++i)
      worth += kLinePromises[mask >> (i * kSide) & 31] + kLinePromises[column_bits(mask, i)];
  return static_cast<double>(worth);
}

}  // namespace paradoxa::initiative
