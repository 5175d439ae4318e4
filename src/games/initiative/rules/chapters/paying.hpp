// PI-8: items are put on cards, and a card that is paid for is completed.
#pragma once

#include "games/initiative/content/content.hpp"
#include "games/initiative/rules/chapters/spending.hpp"
#include "games/initiative/rules/chapters/worlds.hpp"
#include "games/initiative/rules/payment.hpp"

namespace paradoxa::initiative {

// PI-8.1, PI-8.7: the cards of the active player's console that take an item of the colour.
constexpr bool takes(const Content& content, const ConsoleCard& entry, Colour c) {
  return fits(content.card(entry.card), entry, c);
}
constexpr bool any_takes(const Content& content, const State& state, Colour c) {
  for (const ConsoleCard& entry : state.console(state.active))
    if (takes(content, entry, c)) return true;
  return false;
}

// PI-8.5, PI-10.6, PI-16.2: where items go when their card leaves the console.
constexpr void return_items(State& state, const ConsoleCard& entry) {
  for (const Item item : entry.items) {
    if (!item.exists()) continue;
    if (item.is_disc())
      state.discarded.add(item.disc());
    else if (item.is_purple())
      ++state.purple;
    else
      state.tokens[at(item.colour())] = kInSupply;
  }
}

// PI-8.4, PI-8.5, PI-8.6, PI-1.13, PI-15.1, PI-R33.
template <class Sink>
constexpr void complete_if_paid(const Content& content, State& state, Card card, Sink&& sink) {
  Console& console = state.console(state.active);
  const ConsoleCard entry = *console.find(card);
  const CardText& text = content.card(card);
  if (!is_paid(text, entry)) return resume(state, sink);
  return_items(state, entry);
  console.remove(card);
  state.piles[state.active.index].add(card);
  state.sum = static_cast<std::uint8_t>(state.sum + content.numbers(card).glitch_step);
  sink(CardCompleted{{state.active, card}, "PI-8.4"_clause});
  reward(state, text, sink);
}

constexpr Clause clause_of_place(Item item) {
  if (item.is_purple()) return "PI-10.4"_clause;
  if (item.is_token()) return "PI-11.4"_clause;
  return "PI-8.1"_clause;
}

// PI-8.3.
template <class Sink>
constexpr void apply_place(const Content& content, State& state, Colour c, Card card, Sink&& sink) {
  const Item item = spend(state, c, sink);
  state.console(state.active).find(card)->add(item);
  sink(ItemPlaced{state.active, card, item, clause_of_place(item)});
  complete_if_paid(content, state, card, sink);
}

}  // namespace paradoxa::initiative
