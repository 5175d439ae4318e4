// PI-2: set-up.
#pragma once

#include "games/initiative/content/content.hpp"
#include "games/initiative/rules/chapters/bag.hpp"
#include "games/initiative/rules/chapters/cleanup.hpp"
#include "games/initiative/rules/chapters/wormhole_phase.hpp"

namespace paradoxa::initiative {

// PI-2.1, PI-2.3, PI-2.4, PI-2.6, PI-2.7, PI-2.13, PI-R7: before anything is drawn.
constexpr State initial(const Content& content, const Options& options) {
  State state;
  state.options = options;
  state.hidden = CardSet::all();
  state.alternate = options.has_alternate() ? kAlternateDeck : 0;
  state.deck = static_cast<std::uint8_t>(kCards - state.alternate);
  state.purple = content.purple;
  state.locks = content.locks;
  state.bag.counts.fill(content.disc_sets[options.seats]);
  for (std::size_t s = options.seats; s < kMaxPlayers; ++s) state.tech[s].fresh = 0;
  return state;
}

// PI-2.2.
template <class Visit>
constexpr void legal_world(Visit&& visit) {
  for (int w = 0; w < kWorlds; ++w) visit(Move::of(MoveKind::kWorld, w));
}

template <class Sink>
constexpr void apply_world(State& state, int w, Sink&& sink) {
  state.glitch = static_cast<std::uint8_t>(w);
  sink(GlitchPlaced{world(w)});
  ask(state, Ask::kReveal);
}

// PI-2.8, PI-1.5.
template <class Sink>
constexpr void apply_anomaly_disc(State& state, Disc disc, Sink&& sink) {
  state.anomaly[static_cast<std::size_t>(disc.symbol())] = disc;
  sink(AnomalyFilled{disc});
  for (const Disc other : state.anomaly)
    if (!other.exists()) return;
  ask(state, Ask::kGoal);
}

// PI-2.9, PI-2.10, PI-2.11: goals neither shown nor dealt.
constexpr std::uint32_t goals_left(const State& state) {
  std::uint32_t left = (1u << kGoals) - 1;
  for (const std::uint8_t goal : state.goals)
    if (goal != kNoGoal) left &= ~(1u << goal);
  for (const std::uint8_t goal : state.secrets)
    if (goal != kNoGoal) left &= ~(1u << goal);
  return left;
}

template <class Visit>
constexpr void legal_goal(const State& state, Visit&& visit) {
  for_each_bit(goals_left(state), [&](int g) { visit(Move::of(MoveKind::kGoal, g)); });
}

constexpr bool has_secret_goal(const Content& content, const State& state) {
  for (const std::uint8_t goal : state.goals)
    if (content.goals[goal].predicate == Predicate::kSecret) return true;
  return false;
}

// PI-2.9.
template <class Sink>
constexpr void apply_goal(const Content& content, State& state, std::uint8_t goal, Sink&& sink) {
  std::size_t space = 0;
  while (state.goals[space] != kNoGoal) ++space;
  state.goals[space] = goal;
  sink(GoalShown{Goal{goal}, static_cast<std::uint8_t>(space + 1)});
  if (space + 1 < kGoalSpaces) return;
  if (!has_secret_goal(content, state)) return ask(state, Ask::kChief);
  state.active = seat(0);
  ask(state, Ask::kSecret);
}

// PI-2.10.
template <class Sink>
constexpr void apply_secret(State& state, std::uint8_t goal, Sink&& sink) {
  state.secrets[state.active.index] = goal;
  sink(SecretDealt{state.active, Goal{goal}});
  if (state.active.index + 1 < state.seats()) {
    ++state.active.index;
    return;
  }
  state.active = kNoSeat;
  ask(state, Ask::kChief);
}

// PI-2.12.
template <class Visit>
constexpr void legal_chief(const State& state, Visit&& visit) {
  for (int s = 0; s < state.seats(); ++s) visit(Move::of(MoveKind::kChief, s));
}

// PI-2.12, PI-R60, PI-R70; PI-2.14: then each draws modules.
template <class Sink>
constexpr void apply_chief(State& state, Seat chief, Sink&& sink) {
  state.chief = chief;
  state.active = chief;
  sink(ChiefChosen{chief});
  ask(state, Ask::kModule);
}

// Of the set-up: on to the next seat, or what comes after the last one.
template <class Sink>
constexpr void next_in_setup(const Content& content, State& state, Ask then, Sink&& sink) {
  state.active = state.left_of(state.active);
  if (++state.step < state.seats()) return;
  state.step = 0;
  state.active = state.chief;
  ask(state, then);
  if (then == Ask::kNext) begin_round(content, state, sink);
}

// PI-2.15, PI-2.16.
template <class Sink>
constexpr void apply_deal(const Content& content, State& state, Disc disc, Sink&& sink) {
  lay_disc(state, disc, "PI-2.15"_clause, sink);
  if (state.matrix(state.active).holes() == 0) next_in_setup(content, state, Ask::kNext, sink);
}

}  // namespace paradoxa::initiative
