// PI-16: the end of a turn.
#pragma once

#include "games/initiative/rules/chapters/matrix_turn.hpp"
#include "games/initiative/rules/chapters/nexus.hpp"
#include "games/initiative/rules/chapters/paying.hpp"

namespace paradoxa::initiative {

// PI-16.1, PI-16.2, PI-16.3, PI-13.5.
template <class Sink>
constexpr void slide(const Content& content, State& state, Sink&& sink) {
  Console& console = state.console(state.active);
  if (console.size > 0) sink(ConsoleSlid{state.active});
  for (std::size_t i = 0; i < console.size;) {
    if (++console.cards[i].column <= kColumns) {
      ++i;
      continue;
    }
    const ConsoleCard lost = console.cards[i];
    return_items(state, lost);
    if (lost.card.is_nexus()) release_lock(content, state, state.active, lost.card);
    console.remove(lost.card);
    state.discards.add(lost.card);
    sink(CardLost{state.active, lost.card});
  }
}

// PI-16.4, PI-17.5, PI-R54.
template <class Sink>
constexpr void end_turn(const Content& content, State& state, Sink&& sink) {
  state.actions = 0;
  state.diagonal = 0;  // PI-12.4
  if (state.final_round == 0) slide(content, state, sink);
  state.discarded.pour_into(state.bag);
  sink(DiscsReturned{{state.active}, "PI-16.4"_clause});
  next_turn(content, state, sink);
}

}  // namespace paradoxa::initiative
