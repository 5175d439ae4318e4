// PI-4.7: modules are drawn from the tech deck and kept, at set-up, in the wormhole phase and for
// experiments.
#pragma once

#include "games/initiative/rules/chapters/setup.hpp"
#include "games/initiative/rules/chapters/wormhole_phase.hpp"

namespace paradoxa::initiative {

// PI-I4: the top of a tech deck is any of its fresh cards, or else the first one put under it.
constexpr std::uint32_t modules_next(const Tech& tech) {
  return tech.fresh != 0 ? tech.fresh : bit(tech.under[0]);
}

template <class Visit>
constexpr void legal_draw(const State& state, Visit&& visit) {
  for_each_bit(modules_next(state.tech[state.active.index]),
               [&](int m) { visit(Move::of(MoveKind::kDraw, m)); });
}

template <class Visit>
constexpr void legal_keep(const State& state, Visit&& visit) {
  for (const Module m : state.drawn) visit(Move::with(MoveKind::kKeep, m));
}

constexpr Clause clause_of_build(const State& state) {
  if (state.phase == Phase::kSetup) return "PI-2.14"_clause;
  if (state.phase == Phase::kWormhole) return "PI-4.7"_clause;
  return "PI-14.6"_clause;
}

template <class Sink>
constexpr void apply_keep(const Content& content, State& state, Module m, Sink&& sink) {
  Tech& tech = state.tech[state.active.index];
  for (Module& drawn : state.drawn) {
    if (drawn == m)
      tech.face_up = static_cast<std::uint8_t>(tech.face_up | bit(m));
    else if (exists(drawn))
      tech.put_under(drawn);
    drawn = Module::kNone;
  }
  sink(ModuleKept{{state.active, m}, clause_of_build(state)});
  if (state.phase == Phase::kSetup) {
    ask(state, Ask::kModule);
    return next_in_setup(content, state, Ask::kDeal, sink);
  }
  if (state.phase == Phase::kWormhole) return end_wormhole_action(content, state, sink);
  resume(state, sink);
}

// PI-4.7, PI-2.14, PI-R13, PI-I5.
template <class Sink>
constexpr void apply_draw(const Content& content, State& state, Module m, Sink&& sink) {
  Tech& tech = state.tech[state.active.index];
  if ((tech.fresh & bit(m)) != 0)
    tech.fresh = static_cast<std::uint8_t>(tech.fresh & ~bit(m));
  else
    tech.take_under();
  sink(ModuleDrawn{state.active, m, clause_of_build(state)});
  if (exists(state.drawn[0])) {
    state.drawn[1] = m;
    return ask(state, Ask::kKeep);
  }
  state.drawn[0] = m;
  if (tech.deck_size() == 0) apply_keep(content, state, m, sink);
}

}  // namespace paradoxa::initiative
