// PI-13: nexus cards, and the locks of their cells.
#pragma once

#include "games/initiative/content/content.hpp"
#include "games/initiative/rules/chapters/course.hpp"

namespace paradoxa::initiative {

// PI-4.4, PI-4.5, PI-12.11: to its start column; a nexus card locks its cell (PI-22.1: filled or
// not). PI-14.1: experiments as well.
constexpr void to_console(const Content& content, State& state, Card card) {
  ConsoleCard entry;
  entry.card = card;
  entry.column = content.numbers(card).start_column;
  state.console(state.active).add(entry);
  if (!card.is_nexus()) return;
  --state.locks;
  state.matrix(state.active).locks |= content.card(card).cell.bit();
}

// The lock of a nexus card that leaves the console. PI-13.6: another card may keep the cell locked.
constexpr void release_lock(const Content& content, State& state, Seat s, Card card) {
  ++state.locks;
  const Cell cell = content.card(card).cell;
  for (const ConsoleCard& entry : state.console(s))
    if (entry.card != card && content.card(entry.card).cell == cell) return;
  state.matrix(s).locks &= ~cell.bit();
}

// PI-7.1, PI-13.1, PI-13.3, PI-13.4, PI-13.6, PI-R26.
template <class Sink>
constexpr void complete_nexus(const Content& content, State& state, Cells cells, Sink&& sink) {
  const Seat s = state.active;
  if ((state.matrix(s).locks & cells) == 0) return;
  Console& console = state.console(s);
  for (std::size_t i = 0; i < console.size;) {
    const Card card = console.cards[i].card;
    if ((content.card(card).cell.bit() & cells) == 0) {
      ++i;
      continue;
    }
    release_lock(content, state, s, card);
    console.remove(card);
    state.piles[s.index].add(card);
    sink(CardCompleted{{s, card}, "PI-7.1"_clause});
  }
}

}  // namespace paradoxa::initiative
