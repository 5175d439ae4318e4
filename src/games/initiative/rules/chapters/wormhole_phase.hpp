// PI-3, PI-4: rounds, and the wormhole phase.
#pragma once

#include "games/initiative/rules/chapters/bag.hpp"
#include "games/initiative/rules/chapters/nexus.hpp"
#include "games/initiative/rules/chapters/worlds.hpp"
#include "games/initiative/rules/move.hpp"

namespace paradoxa::initiative {

constexpr Clause clause_of_round(const State& state) {
  if (state.round == 1) return "PI-3.1"_clause;
  return "PI-17.4"_clause;
}

template <class Sink>
constexpr void begin_round(const Content& content, State& state, Sink&& sink) {
  ++state.round;
  state.phase = Phase::kWormhole;
  state.step = 0;
  sink(RoundBegun{state.chief, state.round, clause_of_round(state)});
  next_wormhole_action(content, state, sink);
}

// PI-4.1, PI-21.4: there and back again.
template <class Sink>
constexpr void next_wormhole_action(const Content& content, State& state, Sink&& sink) {
  const int n = state.players();
  for (; state.step < 2 * n; ++state.step) {
    const int away = state.step < n ? state.step : 2 * n - 1 - state.step;
    state.active = seat((state.chief.index + away) % n);
    if (!state.is_rival(state.active)) return ask(state, Ask::kWormhole);
    if (can_draw(state, sink)) return ask(state, Ask::kRival);  // PI-R68
  }
  begin_matrix_phase(content, state, sink);
}

template <class Sink>
constexpr void end_wormhole_action(const Content& content, State& state, Sink&& sink) {
  ++state.step;
  next_wormhole_action(content, state, sink);
}

// PI-4.4, PI-4.5, PI-22.3.
constexpr bool legal_draft(const State& state, Card card) {
  return card.exists() && (!card.is_nexus() || state.locks > 0);
}

constexpr Clause clause_of_draft(Card card) {
  if (card.is_nexus()) return "PI-4.5"_clause;
  return "PI-4.4"_clause;
}

template <class Sink>
constexpr void apply_draft(const Content& content, State& state, Card card, Sink&& sink) {
  for (Card& space : state.wormhole)
    if (space == card) space = kNoCard;
  to_console(content, state, card);
  sink(Drafted{{state.active, card, content.numbers(card).start_column}, clause_of_draft(card)});
  end_wormhole_action(content, state, sink);
}

template <class Sink>
constexpr void switch_on(State& state, Colour c, Clause clause, Sink&& sink) {
  std::uint8_t& triggers = state.triggers[state.active.index];
  if ((triggers >> at(c) & 1) != 0) return;
  triggers = static_cast<std::uint8_t>(triggers | 1u << at(c));
  sink(TriggerSwitched{{state.active, c}, clause});
}

template <class Visit>
constexpr void legal_trigger(const State& state, Visit&& visit) {
  for_each_bit(7u & ~state.triggers[state.active.index],
               [&](int c) { visit(Move::of(MoveKind::kTrigger, c)); });
}

// PI-4.6, PI-14.6.
template <class Sink>
constexpr void apply_trigger(const Content& content, State& state, Colour c, Sink&& sink) {
  if (state.phase == Phase::kWormhole) {
    switch_on(state, c, "PI-4.6"_clause, sink);
    return end_wormhole_action(content, state, sink);
  }
  switch_on(state, c, "PI-14.6"_clause, sink);
  resume(state, sink);
}

// PI-4.2, PI-4.3, PI-4.8, PI-4.9: what is left in the wormhole, triggers, a module.
template <class Visit>
constexpr void legal_wormhole(const State& state, Visit&& visit) {
  for (const Card card : state.wormhole)
    if (legal_draft(state, card)) visit(Move::with(MoveKind::kDraft, card));
  legal_trigger(state, visit);
  if (state.tech[state.active.index].deck_size() > 0)  // PI-4.7, PI-22.6
    visit(Move::of(MoveKind::kBuild));
}

}  // namespace paradoxa::initiative
