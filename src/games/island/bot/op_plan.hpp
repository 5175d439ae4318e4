// What OP's pieces can still do in a turn, without trying it out: strikes of the Wave, and a walk
// of the piece that hunts from one captive to the next.
#pragma once

#include "games/island/content/content.hpp"
#include "games/island/rules/state.hpp"

namespace paradoxa::island {

// A captive that leads is worth hunting a little more.
double weight_of(const State& state, Piece p);

// Points of health and energy that so many actions can take, on this turn.
double plan_of_op(const Content& content, const State& state, int actions);
// What the hunter and the Wave are worth where they are, for a turn to come.
double lurking(const Content& content, const State& state);

}  // namespace paradoxa::island
