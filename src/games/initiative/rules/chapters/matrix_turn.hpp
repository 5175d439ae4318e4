// PI-5: matrix turns, with their swaps and resolve actions.
#pragma once

#include "games/initiative/content/content.hpp"
#include "games/initiative/rules/chapters/free_actions.hpp"
#include "games/initiative/rules/chapters/resolving.hpp"

namespace paradoxa::initiative {

// PI-5.1, PI-5.2, PI-17.5.
template <class Sink>
constexpr void begin_turn(const Content& content, State& state, Sink&& sink) {
  state.phase = Phase::kTurn;
  state.step = 0;
  if (state.is_rival(state.active)) return rival_turn(content, state, sink);
  state.actions = state.final_round != 0 ? content.final_actions : content.actions;
  sink(TurnBegun{state.active, state.actions});
  if (state.matrix(state.active).holes() != 0) return drop_and_refill(state, sink);  // PI-22.2
  ask(state, Ask::kTurn);
}

template <class Sink>
constexpr void next_turn(const Content& content, State& state, Sink&& sink) {
  state.step = 0;
  state.active = state.left_of(state.active);
  if (++state.turns < state.players()) return begin_turn(content, state, sink);
  state.turns = 0;
  if (state.final_round != 0) return begin_scoring(content, state, sink);
  cleanup(content, state, sink);
}

template <class Sink>
constexpr void begin_matrix_phase(const Content& content, State& state, Sink&& sink) {
  state.turns = 0;
  state.active = state.chief;
  begin_turn(content, state, sink);
}

// PI-5.4, PI-5.7, PI-5.8: the cells behind a cell that it may be swapped with.
constexpr Cells swap_partners(const Matrix& matrix, Cells free, Cell cell) {
  const Disc disc = matrix.at(cell);
  const Cells same = matrix.symbols[static_cast<std::size_t>(disc.symbol())];
  const Cells behind = kAllCells & ~((Cells{2} << cell.index) - 1);
  return same & free & behind & ~matrix.colours[at(disc.colour())];
}

// PI-5.5, PI-5.7, PI-5.8: the cells that may be swapped with a disc of the anomaly.
constexpr Cells anomaly_partners(const Matrix& matrix, Disc disc) {
  if (!disc.exists()) return 0;
  const Cells same = matrix.symbols[static_cast<std::size_t>(disc.symbol())];
  return same & ~matrix.colours[at(disc.colour())] & matrix.free();
}
constexpr Cells anomaly_partners(const State& state, Seat s) {
  Cells cells = 0;
  for (const Disc disc : state.anomaly) cells |= anomaly_partners(state.matrix(s), disc);
  return cells;
}

// PI-5.6, PI-6.9, PI-12.4: what a resolve action may choose from.
constexpr std::uint32_t resolvable(const State& state) {
  const Matrix& matrix = state.matrix(state.active);
  return strand_lines(matrix) | (state.diagonal != 0 ? diagonal_lines(matrix) : 0);
}

// Inner swaps come first, each with its partners behind it, then swaps with the anomaly.
template <class Visit>
constexpr void legal_swaps(const State& state, Visit&& visit) {
  const Matrix& matrix = state.matrix(state.active);
  const Cells free = matrix.free();
  for_each_bit(free, [&](int i) {
    for_each_bit(swap_partners(matrix, free, Cell::at(i)),
                 [&](int j) { visit(Move::swap(Cell::at(i), Cell::at(j))); });
  });
  for_each_bit(anomaly_partners(state, state.active),
               [&](int i) { visit(Move::with(MoveKind::kAnomaly, Cell::at(i))); });
}

// PI-5.3: what follows the swaps.
template <class Visit>
constexpr void legal_after_swaps(const Content& content, const State& state, Visit&& visit) {
  if (state.actions > 0)
    for_each_bit(resolvable(state), [&](int line) { visit(Move::of(MoveKind::kResolve, line)); });
  legal_modules(content, state, visit);
  legal_purple_and_tokens(content, state, visit);
  visit(Move::of(MoveKind::kEnd));  // PI-5.10, PI-R14
}

// How many swaps there are, and the k-th of them, without listing them.
class SwapCount {
 public:
  constexpr explicit SwapCount(const State& state) {
    if (state.actions == 0) return;
    const Matrix& matrix = state.matrix(state.active);
    const Cells free = matrix.free();
    for_each_bit(free, [&](int i) {
      const Cells partners = swap_partners(matrix, free, Cell::at(i));
      partners_[static_cast<std::size_t>(i)] = partners;
      inner_ += static_cast<std::uint32_t>(popcount(partners));
    });
    anomaly_ = anomaly_partners(state, state.active);
  }
  constexpr std::uint32_t size() const {
    return inner_ + static_cast<std::uint32_t>(popcount(anomaly_));
  }
  constexpr Move nth(std::uint32_t k) const {
    if (k >= inner_)
      return Move::with(MoveKind::kAnomaly, Cell::at(nth_set_bit(anomaly_, k - inner_)));
    std::size_t i = 0;
    for (;; ++i) {
      const auto count = static_cast<std::uint32_t>(popcount(partners_[i]));
      if (k < count) break;
      k -= count;
    }
    return Move::swap(Cell::at(static_cast<int>(i)), Cell::at(nth_set_bit(partners_[i], k)));
  }

 private:
  std::array<Cells, kCells> partners_{};
  Cells anomaly_ = 0;
  std::uint32_t inner_ = 0;
};

// PI-5.4.
template <class Sink>
constexpr void apply_swap(const Content& content, State& state, Cell a, Cell b, Sink&& sink) {
  state.matrix(state.active).exchange(a, b);
  sink(Swapped{state.active, a, b});
  form(content, state, a.bit() | b.bit(), sink);
}

// PI-5.5.
template <class Sink>
constexpr void apply_anomaly(const Content& content, State& state, Cell cell, Sink&& sink) {
  Matrix& matrix = state.matrix(state.active);
  const Disc given = matrix.at(cell);
  Disc& place = state.anomaly[static_cast<std::size_t>(given.symbol())];
  matrix.replace(cell, place);
  sink(AnomalySwapped{state.active, given, Item::disc(place), cell});
  place = given;
  form(content, state, cell.bit(), sink);
}

// PI-5.6, PI-6.5, PI-6.9, PI-R18, PI-R19.
template <class Sink>
constexpr void apply_resolve(const Content& content, State& state, int line, Sink&& sink) {
  --state.actions;
  state.diagonal = 0;
  resolve(content, state, 1u << line, Waited::kYes, sink);
}

}  // namespace paradoxa::initiative
