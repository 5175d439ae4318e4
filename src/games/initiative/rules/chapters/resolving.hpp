// PI-6, PI-7: what a swap has formed, resolving, and refilling the matrix.
#pragma once

#include <cassert>

#include "games/initiative/rules/chapters/bag.hpp"
#include "games/initiative/rules/chapters/nexus.hpp"
#include "games/initiative/rules/chapters/wormhole_phase.hpp"

namespace paradoxa::initiative {

// PI-7.3, PI-7.4, PI-R20, PI-R21: the cells whose discs are earned.
constexpr Cells earned_cells(const Matrix& matrix, std::uint32_t lines) {
  Cells taken = 0;
  for (std::uint32_t rest = lines; rest != 0; rest &= rest - 1) {
    const Cells strand = matrix.strand(lowest_bit(rest));
    Cells choice = strand & ~taken;
    for (int left = popcount(strand) - kMinStrand + 1; left > 0 && choice != 0; --left) {
      taken |= choice & (0 - choice);
      choice &= choice - 1;
    }
  }
  return taken;
}

// Whether a strand waited until an action resolved it (PI-6.5), or was formed by a swap.
enum class Waited : std::uint8_t { kNo, kYes };

constexpr Clause clause_of_strand(int line, Waited waited) {
  if (line >= kRowsAndColumns) return "PI-12.4"_clause;
  if (waited == Waited::kYes) return "PI-5.6"_clause;
  return "PI-6.4"_clause;
}

// PI-7.1 to PI-7.5, step by step for all of them. PI-6.4, PI-6.11; PI-R22: then the allocation.
template <class Sink>
constexpr void resolve(const Content& content, State& state, std::uint32_t lines, Waited waited,
                       Sink&& sink) {
  if (lines == 0) return ask(state, Ask::kTurn);  // PI-5.9
  Matrix& matrix = state.matrix(state.active);
  Cells cells = 0;
  for (std::uint32_t rest = lines; rest != 0; rest &= rest - 1) {
    const int line = lowest_bit(rest);
    const Cells strand = matrix.strand(line);
    cells |= strand;
    sink(StrandResolved{state.active, matrix.at(Cell::at(lowest_bit(strand))).colour(),
                        CellList{strand}, Line{static_cast<std::uint8_t>(line)},
                        clause_of_strand(line, waited)});
  }
  complete_nexus(content, state, cells, sink);
  for (std::size_t c = 0; c < 3; ++c)  // PI-7.2
    for (std::uint32_t rest = lines; rest != 0; rest &= rest - 1)
      if ((matrix.strand(lowest_bit(rest)) & matrix.colours[c]) != 0)
        switch_on(state, colour(static_cast<int>(c)), "PI-7.2"_clause, sink);
  const Cells earned = earned_cells(matrix, lines);
  for (Cells rest = cells; rest != 0; rest &= rest - 1) {
    const Cell cell = Cell::at(lowest_bit(rest));
    const Disc disc = matrix.at(cell);
    if ((earned & cell.bit()) == 0) {
      state.discarded.add(disc);
      continue;
    }
    assert(state.earned_size < kMaxEarned);
    state.earned[state.earned_size++] = disc;
    sink(DiscEarned{state.active, disc, cell});
  }
  matrix.clear(cells);
  state.phase = Phase::kAllocation;
  ask(state, Ask::kAllocate);
}

// PI-6.3, PI-6.6, PI-6.7, PI-6.8, PI-R16, PI-R17: after a swap.
template <class Sink>
constexpr void form(const Content& content, State& state, Cells replaced, Sink&& sink) {
  const Matrix& matrix = state.matrix(state.active);
  std::uint32_t lines = formed_by(matrix, strand_lines(matrix), replaced);
  const bool diagonal = state.diagonal != 0;
  --state.actions;
  state.diagonal = 0;
  if (diagonal) {  // PI-12.4
    const std::uint32_t more = formed_by(matrix, diagonal_lines(matrix), replaced);
    if (more != 0) {
      state.lines = static_cast<std::uint16_t>(lines | more);
      return ask(state, Ask::kDiagonal);
    }
  }
  resolve(content, state, lines, Waited::kNo, sink);
}

// PI-R39.
template <class Visit>
constexpr void legal_diagonal(const State& state, Visit&& visit) {
  for_each_bit(state.lines >> kRowsAndColumns,
               [&](int d) { visit(Move::of(MoveKind::kAdd, kRowsAndColumns + d)); });
  visit(Move::of(MoveKind::kPass));
}

template <class Sink>
constexpr void apply_diagonal(const Content& content, State& state, std::uint32_t added,
                              Sink&& sink) {
  const std::uint32_t lines = (state.lines & ((1u << kRowsAndColumns) - 1)) | added;
  state.lines = 0;
  resolve(content, state, lines, Waited::kNo, sink);
}

// PI-7.6, then PI-7.7 and PI-7.8.
template <class Sink>
constexpr void apply_done(State& state, Sink&& sink) {
  for (std::size_t i = 0; i < state.earned_size; ++i) {
    state.discarded.add(state.earned[i]);
    state.earned[i] = kNoDisc;
  }
  state.earned_size = 0;
  state.phase = Phase::kTurn;
  end_scope(state, sink);
  drop_and_refill(state, sink);
}

constexpr Clause clause_of_fall(bool lock_is_floor) {
  if (lock_is_floor) return "PI-23.5"_clause;
  return "PI-7.7"_clause;
}

// PI-7.7, PI-R24, PI-16.5.
template <class Sink>
constexpr void drop_and_refill(State& state, Sink&& sink) {
  const bool floor = state.options.lock_is_floor == Switch::kOn;  // PI-23.5
  drop(state.matrix(state.active), floor, [&](Cell from, Cell to, Disc disc) {
    sink(DiscFell{state.active, disc, from, to, clause_of_fall(floor)});
  });
  refill(state, sink);
}

// PI-7.8, PI-R23: the first empty cell, then the next. PI-7.9: strands that come about wait.
template <class Sink>
constexpr void refill(State& state, Sink&& sink) {
  const bool wanted = state.matrix(state.active).holes() != 0;
  ask(state, wanted && can_draw(state, sink) ? Ask::kRefill : Ask::kTurn);
}

template <class Sink>
constexpr void apply_refill(State& state, Disc disc, Sink&& sink) {
  lay_disc(state, disc, "PI-7.8"_clause, sink);
  refill(state, sink);
}

}  // namespace paradoxa::initiative
