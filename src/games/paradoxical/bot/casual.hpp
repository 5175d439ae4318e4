// A player by feeling: weighs what lies on the table, knows what each effect is roughly good for,
// and does not calculate ahead.
//
// Works from the view alone. Every option gets a rough worth in cards; among options that feel
// alike it picks any, so that it is no machine.
#pragma once

#include "engine/random.hpp"
#include "engine/seat.hpp"
#include "games/paradoxical/content/content.hpp"
#include "games/paradoxical/rules/move.hpp"
#include "games/paradoxical/rules/view.hpp"

namespace paradoxa::paradoxical {

// Precondition: the seat is to act, and `legal` is its list.
Move casual_move(const Content& content, const View& view, Seat seat, const MoveList& legal,
                 FastRandom& random);

}  // namespace paradoxa::paradoxical
