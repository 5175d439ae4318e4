// What the available matrix actions would resolve, shown by clients before a player commits to one.
#pragma once

#include "games/initiative/rules/apply.hpp"
#include "games/initiative/rules/view.hpp"

namespace paradoxa::initiative {

// An action, the matrix after it, and the lines that would resolve; a diagonal only if wanted.
struct Prospect {
  Move move{};
  Matrix matrix{};
  std::uint32_t lines = 0;
};

namespace prospect_detail {

// PI-6.3. PI-12.4: with one diagonal at most, the one that earns more.
constexpr std::uint32_t lines_with(const View& view, const Matrix& matrix, Cells replaced) {
  const std::uint32_t straight = formed_by(matrix, strand_lines(matrix), replaced);
  if (view.diagonal == 0) return straight;
  std::uint32_t best = straight;
  int most = -1;
  for_each_bit(formed_by(matrix, diagonal_lines(matrix), replaced), [&](int line) {
    const std::uint32_t lines = straight | 1u << line;
    const int earned = popcount(earned_cells(matrix, lines));
    if (earned <= most) return;
    most = earned;
    best = lines;
  });
  return best;
}

template <class Visit>
constexpr void swaps(const View& view, const Matrix& matrix, Visit&& visit) {
  const Cells free = matrix.free();
  for_each_bit(free, [&](int i) {
    const Cell a = Cell::at(i);
    for_each_bit(swap_partners(matrix, free, a), [&](int j) {
      Prospect next{Move::swap(a, Cell::at(j)), matrix};
      next.matrix.exchange(a, Cell::at(j));
      next.lines = lines_with(view, next.matrix, a.bit() | Cell::at(j).bit());
      if (next.lines != 0) visit(next);
    });
    const Disc disc = matrix.at(a);
    const Disc other = view.anomaly[static_cast<std::size_t>(disc.symbol())];
    if (!other.exists() || other == disc) return;
    Prospect next{Move::with(MoveKind::kAnomaly, a), matrix};
    next.matrix.replace(a, other);
    next.lines = lines_with(view, next.matrix, a.bit());
    if (next.lines != 0) visit(next);
  });
}

}  // namespace prospect_detail

// Every swap of the active player that forms a strand, then every strand that waits.
template <class Visit>
constexpr void for_each_prospect(const View& view, Visit&& visit) {
  if (view.ask != Ask::kTurn || view.actions == 0) return;
  const Matrix& matrix = view.matrices[view.active.index];
  prospect_detail::swaps(view, matrix, visit);
  const std::uint32_t waiting =
      strand_lines(matrix) | (view.diagonal != 0 ? diagonal_lines(matrix) : 0);
  for_each_bit(waiting, [&](int line) {
    visit(Prospect{Move::of(MoveKind::kResolve, line), matrix, 1u << line});
  });
}

}  // namespace paradoxa::initiative
