// What pays: an earned disc, purple for three triggers, or an alliance token.
#pragma once

#include "games/initiative/rules/chapters/course.hpp"

namespace paradoxa::initiative {

constexpr bool has_earned(const State& state, Colour c) {
  for (std::size_t i = 0; i < state.earned_size; ++i)
    if (state.earned[i].colour() == c) return true;
  return false;
}

template <class Sink>
constexpr Item spend(State& state, Colour c, Sink&& sink) {
  if (state.ask == Ask::kPurple) {  // PI-10.4
    state.triggers[state.active.index] = 0;
    --state.purple;
    sink(PurpleTaken{state.active});
    return Item::purple();
  }
  if (state.ask == Ask::kToken) {  // PI-11.4
    state.tokens[at(c)] = kOnCard;
    state.held = Colour::kRed;
    return Item::token(c);
  }
  std::size_t i = 0;  // the one from the lowest cell
  while (state.earned[i].colour() != c) ++i;
  const Disc disc = state.earned[i];
  --state.earned_size;
  for (; i < state.earned_size; ++i) state.earned[i] = state.earned[i + 1];
  state.earned[state.earned_size] = kNoDisc;
  return Item::disc(disc);
}

}  // namespace paradoxa::initiative
