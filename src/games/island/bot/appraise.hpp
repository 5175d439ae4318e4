// How a search's simulation ends. Playouts at random are long and say little. So the round goes on
// as everybody would casually play, until the seat that decides has its next turn, and then the
// race is judged: how many rounds each captive still needs for its mission, and OP for the
// captives.
#pragma once

#include "engine/outcome.hpp"
#include "engine/random.hpp"
#include "games/island/bot/policy.hpp"
#include "games/island/rules/state.hpp"

namespace paradoxa::island {

// Whether a search that began at `root` looks no further.
bool is_judged(const State& root, const State& state);

// The chance of each seat to win, between 0 and 1. Changes the state on its way.
PerSeat<double> appraise(const Content& content, const State& root, State& state, Policy& policy,
                         FastRandom& random);

}  // namespace paradoxa::island
