// PI-2.7, PI-22.1: discs are drawn from the bag, one at a time.
#pragma once

#include "games/initiative/rules/chapters/course.hpp"
#include "games/initiative/rules/move.hpp"

namespace paradoxa::initiative {

constexpr bool draws_disc(Ask ask) {
  return ask == Ask::kAnomaly || ask == Ask::kDeal || ask == Ask::kRefill || ask == Ask::kRival ||
         ask == Ask::kExchange;
}

// PI-2.8: a disc for the anomaly has a symbol that is not there yet.
constexpr bool symbol_wanted(const State& state, Disc disc) {
  return state.ask != Ask::kAnomaly ||
         !state.anomaly[static_cast<std::size_t>(disc.symbol())].exists();
}

constexpr std::uint32_t disc_weight(const State& state, int type) {
  const Disc disc = Disc::at(type);
  return symbol_wanted(state, disc) ? static_cast<std::uint32_t>(state.bag.of(disc)) : 0;
}

template <class Visit>
constexpr void legal_disc(const State& state, Visit&& visit) {
  for (int type = 0; type < kDiscTypes; ++type)
    if (disc_weight(state, type) > 0) visit(Move::disc(Disc::at(type)));
}

constexpr Move nth_disc(const State& state, std::uint32_t k) {
  int type = 0;
  for (std::uint32_t weight = disc_weight(state, 0); k >= weight;
       weight = disc_weight(state, type)) {
    k -= weight;
    ++type;
  }
  return Move::disc(Disc::at(type));
}

// PI-22.1, PI-R25: an empty bag gets the discard piles first. False when there is nothing to draw.
template <class Sink>
constexpr bool can_draw(State& state, Sink&& sink) {
  if (!state.bag.empty()) return true;
  state.discarded.pour_into(state.bag);
  state.rival_discarded.pour_into(state.bag);
  if (state.bag.empty()) return false;
  sink(BagRefilled{});
  return true;
}

// PI-2.15, PI-7.8: into the first empty cell.
template <class Sink>
constexpr void lay_disc(State& state, Disc disc, Clause clause, Sink&& sink) {
  Matrix& matrix = state.matrix(state.active);
  const Cell cell = Cell::at(lowest_bit(matrix.holes()));
  matrix.put(cell, disc);
  sink(DiscLaid{{state.active, disc, cell}, clause});
}

}  // namespace paradoxa::initiative
