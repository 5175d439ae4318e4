// Invariant 4: of each type of disc there are as many as sets, and a matrix is dealt in order.
#pragma once

#include <string_view>

#include "games/initiative/content/content.hpp"
#include "games/initiative/rules/chapters/bag.hpp"
#include "games/initiative/rules/state.hpp"

namespace paradoxa::initiative::invariants_detail {

constexpr bool is_sound(const Matrix& matrix) {
  Cells colours = 0, symbols = 0;
  for (const Cells mask : matrix.colours) {
    if ((mask & (colours | ~kAllCells)) != 0) return false;
    colours |= mask;
  }
  for (const Cells mask : matrix.symbols) {
    if ((mask & (symbols | ~kAllCells)) != 0) return false;
    symbols |= mask;
  }
  return colours == symbols && (matrix.locks & ~kAllCells) == 0;
}

constexpr std::string_view matrix_flaw(const State& state) {
  for (int s = 0; s < kMaxPlayers; ++s) {
    const Matrix& matrix = state.matrix(seat(s));
    if (!is_sound(matrix)) return "PI-1.4: a cell has two discs, or half of one";
    const bool dealing = state.phase == Phase::kSetup && state.ask == Ask::kDeal;
    if (s >= state.seats() || (state.phase == Phase::kSetup && !dealing)) {
      if (matrix != Matrix{})
        return "PI-2.15: this matrix has not been dealt, or there is no such seat";
      continue;
    }
    if (!dealing) continue;
    const int n = state.seats();
    const int turn = (s - state.chief.index + n) % n;
    const Cells filled = matrix.filled();
    const bool in_order = (filled & (filled + 1)) == 0;
    if (turn < state.step ? matrix.holes() != 0 : turn > state.step && filled != 0)
      return "PI-2.15: matrices are dealt in turn order";
    if (!in_order || (turn == state.step && matrix.holes() == 0))
      return "PI-2.15: a matrix is dealt cell by cell";
  }
  return {};
}

constexpr bool all_discs_are_there(const Content& content, const State& state) {
  std::array<int, kDiscTypes> counts{};
  for (const DiscCounts* discs : {&state.bag, &state.discarded, &state.rival_discarded})
    for (std::size_t i = 0; i < kDiscTypes; ++i) counts[i] += discs->counts[i];
  for (const Matrix& matrix : state.matrices)
    for (int i = 0; i < kCells; ++i)
      if (const Disc disc = matrix.at(Cell::at(i)); disc.exists()) ++counts[disc.type];
  for (const Disc disc : state.anomaly)
    if (disc.exists()) ++counts[disc.type];
  for (std::size_t i = 0; i < state.earned_size; ++i) ++counts[state.earned[i].type];
  for (const Console& console : state.consoles)
    for (const ConsoleCard& entry : console)
      for (const Item item : entry.items)
        if (item.is_disc()) ++counts[item.code];
  for (const int count : counts)
    if (count != content.disc_sets[state.options.seats]) return false;
  return true;
}

constexpr std::string_view disc_flaw(const Content& content, const State& state) {
  if (!all_discs_are_there(content, state))
    return "PI-2.7: there must be one disc of each type per set";
  const bool turn = state.phase == Phase::kTurn || state.phase == Phase::kAllocation;
  if (!state.discarded.empty() && (!turn || state.is_rival(state.active)))
    return "PI-16.4: discards go back into the bag at the end of the turn";
  if (!state.rival_discarded.empty() &&
      (!state.options.solo() || state.phase == Phase::kSetup || state.phase == Phase::kCleanup ||
       state.phase == Phase::kScoring))
    return "PI-21.13: the rival has no discards now";
  if (draws_disc(state.ask) && state.bag.empty()) return "PI-22.1: the bag is empty";
  if (state.ask == Ask::kRefill && state.matrix(state.active).holes() == 0)
    return "PI-7.8: no cell is empty";
  return {};
}

}  // namespace paradoxa::initiative::invariants_detail
