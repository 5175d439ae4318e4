// PI-18: cards are given up for fractured worlds, and the game is scored.
#pragma once

#include "games/initiative/rules/chapters/setup.hpp"
#include "games/initiative/rules/score.hpp"

namespace paradoxa::initiative {

template <class Sink>
constexpr void finish_game(const Content& content, State& state, Sink&& sink) {
  state.active = kNoSeat;
  state.step = 0;
  state.world = kNoWorld;
  ask(state, Ask::kOver);
  if constexpr (kListens<Sink>) {
    GameEnded told{final_outcome(content, state), {}, {}, "PI-19.1"_clause};
    for (std::size_t s = 0; s < told.secrets.size(); ++s) told.secrets[s] = Goal{state.secrets[s]};
    if (state.options.solo()) {
      const Score rival = score(content, state, seat(1));
      told.rival = RivalScore{static_cast<std::int16_t>(rival.worlds),
                              static_cast<std::int16_t>(rival.experiments),
                              static_cast<std::int16_t>(rival.locked),
                              static_cast<std::int16_t>(rival.goal_points()),
                              static_cast<std::int16_t>(rival.alliances),
                              static_cast<std::int16_t>(rival.unique)};
      told.clause = "PI-21.17"_clause;
    }
    sink(told);
  }
}

// PI-18.1.
constexpr CardSet penalty_choice(const State& state) {
  return state.piles[state.active.index] & CardSet::of_world(state.world);
}

template <class Visit>
constexpr void legal_lose(const State& state, Visit&& visit) {
  penalty_choice(state).for_each([&](Card card) { visit(Move::with(MoveKind::kLose, card)); });
}

template <class Sink>
constexpr void give_up(State& state, Card card, Clause clause, Sink&& sink) {
  state.piles[state.active.index].remove(card);
  state.discards.add(card);
  sink(CardGivenUp{{state.active, card}, clause});
}

// PI-21.16, PI-R69: by kind.
template <class Sink>
constexpr void rival_gives_up(State& state, int w, Sink&& sink) {
  constexpr std::array kOrder{Kind::kNexus, Kind::kPast, Kind::kPresent, Kind::kFuture};
  for (const Kind kind : kOrder)
    if (const Card card = Card::of_world(w, kind); state.piles[state.active.index].contains(card))
      return give_up(state, card, "PI-21.16"_clause, sink);
}

// PI-18.1, PI-18.2, PI-R51, PI-R55: on to the next fractured world of which the player, or the next
// one, has a card.
template <class Sink>
constexpr void next_penalty(const Content& content, State& state, Sink&& sink) {
  for (;; ++state.world) {
    if (state.world == kWorlds) {
      state.world = 0;
      state.active = state.left_of(state.active);
      if (++state.step == state.players()) break;
    }
    if (!state.is_fractured(state.world) || penalty_choice(state).empty()) continue;
    if (!state.is_rival(state.active)) return ask(state, Ask::kPenalty);
    rival_gives_up(state, state.world, sink);
  }
  // PI-2.10, PI-18.8, PI-R66.
  if (state.options.solo() && has_secret_goal(content, state)) {
    state.active = seat(1);
    state.step = 0;
    state.world = kNoWorld;
    return ask(state, Ask::kUnseal);
  }
  finish_game(content, state, sink);
}

template <class Sink>
constexpr void begin_scoring(const Content& content, State& state, Sink&& sink) {
  state.phase = Phase::kScoring;
  state.active = state.chief;
  state.turns = 0;
  state.step = 0;
  state.world = 0;
  next_penalty(content, state, sink);
}

template <class Sink>
constexpr void apply_lose(const Content& content, State& state, Card card, Sink&& sink) {
  give_up(state, card, "PI-18.1"_clause, sink);
  ++state.world;
  next_penalty(content, state, sink);
}

// PI-2.10, PI-18.8, PI-R66.
template <class Sink>
constexpr void apply_unseal(const Content& content, State& state, std::uint8_t goal, Sink&& sink) {
  state.secrets[state.active.index] = goal;
  sink(SecretUnsealed{state.active, Goal{goal}});
  finish_game(content, state, sink);
}

}  // namespace paradoxa::initiative
