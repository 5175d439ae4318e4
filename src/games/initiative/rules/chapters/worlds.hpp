// PI-9: the glitch, and the worlds that it fractures and players save.
#pragma once

#include "games/initiative/rules/chapters/spending.hpp"
#include "games/initiative/rules/move.hpp"
#include "games/initiative/rules/payment.hpp"

namespace paradoxa::initiative {

// PI-9.3, PI-9.1: only the world where it stops.
template <class Sink>
constexpr void hit(State& state, int w, Sink&& sink) {
  const auto bit = static_cast<std::uint16_t>(1u << w);
  if ((state.locked & bit) != 0) {
    state.locked = static_cast<std::uint16_t>(state.locked & ~bit);
    ++state.locks;
    sink(WorldUnlocked{world(w)});
  } else if ((state.fractured & bit) == 0) {
    state.fractured = static_cast<std::uint16_t>(state.fractured | bit);
    sink(WorldFractured{world(w)});
  }
}

// PI-1.12: clockwise round the ring.
template <class Sink>
constexpr void advance_glitch(State& state, int worlds, Clause clause, Sink&& sink) {
  state.glitch = static_cast<std::uint8_t>((state.glitch + worlds) % kWorlds);
  sink(GlitchMoved{world(state.glitch), static_cast<std::uint8_t>(worlds), clause});
}

// PI-9.2, PI-9.4, PI-R27, PI-R29: once, by the sum of the scope.
template <class Sink>
constexpr void end_scope(State& state, Sink&& sink) {
  const int sum = state.sum;
  state.sum = 0;
  if (sum == 0) return;
  advance_glitch(state, sum, "PI-9.2"_clause, sink);
  hit(state, state.glitch, sink);
}

// After a free action: back to the window in which it was taken. PI-9.2, PI-R28.
template <class Sink>
constexpr void resume(State& state, Sink&& sink) {
  if (state.allocating()) return ask(state, Ask::kAllocate);
  end_scope(state, sink);
  ask(state, Ask::kTurn);
}

// PI-9.6, PI-22.3, PI-R5; PI-10.5, PI-23.1.
constexpr std::uint32_t lockable(const State& state, Colour c) {
  const bool may =
      saves(c) || (c == Colour::kPurple && state.options.purple_may_lock == Switch::kOn);  // PI-R34
  return may && state.locks > 0 ? state.stable() : 0;                                      // PI-R30
}
// PI-9.5, PI-10.5.
constexpr std::uint32_t stabilisable(const State& state, Colour c) {
  return saves(c) || c == Colour::kPurple ? state.fractured : 0;
}

constexpr Clause clause_of_stabilising(Item item) {
  if (item.is_purple()) return "PI-10.5"_clause;
  if (item.is_token()) return "PI-11.4"_clause;
  return "PI-9.5"_clause;
}

constexpr Clause clause_of_lock(Item item) {
  if (item.is_purple()) return "PI-23.1"_clause;
  if (item.is_token()) return "PI-11.4"_clause;
  return "PI-9.6"_clause;
}

// PI-9.5, PI-9.6, PI-9.7, PI-9.8, PI-9.9, PI-1.11; PI-14.2, PI-14.4.
template <class Sink>
constexpr void apply_save(const Content& content, State& state, const Move& move, Sink&& sink) {
  const Item item = spend(state, move.colour(), sink);
  if (item.is_disc())
    state.discarded.add(item.disc());
  else if (item.is_purple())
    ++state.purple;  // PI-10.6
  else
    state.tokens[at(item.colour())] = kInSupply;
  const auto bit = static_cast<std::uint16_t>(1u << move.world());
  const bool locks = move.kind == MoveKind::kLock;
  if (locks) {
    state.locked = static_cast<std::uint16_t>(state.locked | bit);
    --state.locks;
    sink(WorldLocked{{state.active, item, world(move.world())}, clause_of_lock(item)});
  } else {
    state.fractured = static_cast<std::uint16_t>(state.fractured & ~bit);
    sink(WorldStabilised{{state.active, item, world(move.world())}, clause_of_stabilising(item)});
  }
  for (const ConsoleCard& entry : state.console(state.active))
    if (wants_credit(content.card(entry.card), entry)) return ask(state, Ask::kCredit);
  resume(state, sink);
}

}  // namespace paradoxa::initiative
