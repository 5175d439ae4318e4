// PI-7.5, PI-10, PI-11.4: what may be done with discs, purple and tokens, while allocating and as
// free actions.
#pragma once

#include "games/initiative/rules/chapters/alliances.hpp"
#include "games/initiative/rules/chapters/paying.hpp"
#include "games/initiative/rules/chapters/tech_modules.hpp"
#include "games/initiative/rules/chapters/worlds.hpp"

namespace paradoxa::initiative {

constexpr bool can_spend(const Content& content, const State& state, Colour c) {
  return (lockable(state, c) | stabilisable(state, c)) != 0 || any_takes(content, state, c);
}

// PI-10.4, PI-10.7, PI-22.4, PI-R6.
constexpr bool legal_purple(const Content& content, const State& state) {
  return state.triggers[state.active.index] == 7 && state.purple > 0 &&
         can_spend(content, state, Colour::kPurple);
}

// PI-11.4, PI-11.7.
constexpr bool legal_token(const Content& content, const State& state, Colour c) {
  return state.tokens[at(c)] == state.active.index && can_spend(content, state, c);
}

// Where a particle of a colour may go: cards, then worlds.
template <class Visit>
constexpr void legal_spending(const Content& content, const State& state, Colour c, Visit&& visit) {
  for (const ConsoleCard& entry : state.console(state.active))
    if (takes(content, entry, c)) visit(Move::with(MoveKind::kPlace, c, entry.card));
  for_each_bit(stabilisable(state, c),
               [&](int w) { visit(Move::with(MoveKind::kStabilise, c, w)); });
  for_each_bit(lockable(state, c), [&](int w) { visit(Move::with(MoveKind::kLock, c, w)); });
}

template <class Visit>
constexpr void legal_purple_and_tokens(const Content& content, const State& state, Visit&& visit) {
  if (legal_purple(content, state)) visit(Move::of(MoveKind::kPurple));
  for (int c = 0; c < kColours; ++c)
    if (legal_token(content, state, colour(c))) visit(Move::of(MoveKind::kToken, c));
}

// PI-7.5, PI-R36.
template <class Visit>
constexpr void legal_allocate(const Content& content, const State& state, Visit&& visit) {
  for (int i = 0; i < kColours; ++i) {
    const Colour c = colour(i);
    if (!has_earned(state, c)) continue;
    legal_spending(content, state, c, visit);
    if (legal_form(state, c)) visit(Move::with(MoveKind::kForm, c));
    if (legal_break(state, c)) visit(Move::with(MoveKind::kBreak, c));
  }
  legal_purple_and_tokens(content, state, visit);
  legal_modules(content, state, visit);
  visit(Move::of(MoveKind::kDone));
}

}  // namespace paradoxa::initiative
