// PI-17: cleanup, and the cards that fill the wormhole, then and at set-up.
#pragma once

#include "games/initiative/rules/chapters/wormhole_phase.hpp"

namespace paradoxa::initiative {

// The space where the next card is laid, or -1. PI-2.6: at set-up the alternate wormhole first;
// PI-17.2, PI-17.3: later the main one. PI-22.5, PI-22.7, PI-R57: as far as the decks last.
constexpr int next_space(const State& state) {
  const int first = first_main_space(state.options);
  const int end = first + main_spaces(state.options);
  const auto empty = [&](int i) { return !state.wormhole[static_cast<std::size_t>(i)].exists(); };
  int alternate = -1, main = -1;
  for (int i = first - 1; i >= 0 && state.alternate > 0; --i)
    if (empty(i)) alternate = i;
  for (int i = end - 1; i >= first && state.deck > 0; --i)
    if (empty(i)) main = i;
  if (state.phase == Phase::kSetup) return alternate >= 0 ? alternate : main;
  return main >= 0 ? main : alternate;
}

template <class Visit>
constexpr void legal_card(const State& state, Visit&& visit) {
  state.hidden.for_each([&](Card card) { visit(Move::with(MoveKind::kCard, card)); });
}

// PI-17.4.
template <class Sink>
constexpr void end_cleanup(const Content& content, State& state, Sink&& sink) {
  state.chief = state.left_of(state.chief);
  begin_round(content, state, sink);
}

constexpr Clause clause_of_reveal(const State& state, int space) {
  if (state.phase == Phase::kSetup) {
    if (state.options.has_alternate()) return "PI-2.6"_clause;
    return "PI-2.5"_clause;
  }
  if (space < first_main_space(state.options)) return "PI-17.3"_clause;
  return "PI-17.2"_clause;
}

// PI-2.5, PI-2.6, PI-17.2, PI-17.3.
template <class Sink>
constexpr void apply_card(const Content& content, State& state, Card card, Sink&& sink) {
  const int space = next_space(state);
  state.hidden.remove(card);
  state.wormhole[static_cast<std::size_t>(space)] = card;
  --(space < first_main_space(state.options) ? state.alternate : state.deck);
  sink(CardRevealed{card, static_cast<std::uint8_t>(space + 1), clause_of_reveal(state, space)});
  if (next_space(state) >= 0) return;
  if (state.phase == Phase::kSetup) return ask(state, Ask::kAnomaly);
  end_cleanup(content, state, sink);
}

// PI-17.1, PI-17.2, PI-17.5, PI-17.6, PI-R53; PI-21.14: alone as well.
template <class Sink>
constexpr void cleanup(const Content& content, State& state, Sink&& sink) {
  if (state.deck == 0) {
    state.chief = state.left_of(state.chief);
    state.final_round = 1;
    sink(FinalRoundBegun{state.chief});
    return begin_matrix_phase(content, state, sink);
  }
  state.phase = Phase::kCleanup;
  state.active = kNoSeat;
  for (auto i = static_cast<std::size_t>(first_main_space(state.options)); i < kMaxSpaces; ++i) {
    const Card card = state.wormhole[i];
    if (!card.exists()) continue;
    state.wormhole[i] = kNoCard;
    state.discards.add(card);
    sink(CardSwept{card});
  }
  ask(state, Ask::kReveal);
}

}  // namespace paradoxa::initiative
