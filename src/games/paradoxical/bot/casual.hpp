// A casual player: weighs what is on the table, knows roughly what each effect is good for, and
// does not look ahead.
//
// Works from the view alone. Every option gets a rough worth in cards; among options that look
// about equal it picks at random, so it is less predictable.
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
