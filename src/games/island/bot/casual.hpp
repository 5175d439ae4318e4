// A casual player of either side.
//
// OP goes by the position, which it sees: it makes each option in its head, and takes what hurts or
// hinders most, whoever leads a little more than others. A captive goes by its view and by what it
// heard alone: it draws a map of that, and heads for what its mission needs (captive.hpp). Among
// options that feel alike both pick any.
#pragma once

#include "engine/random.hpp"
#include "engine/seat.hpp"
#include "games/island/content/content.hpp"
#include "games/island/rules/heard.hpp"
#include "games/island/rules/move.hpp"
#include "games/island/rules/view.hpp"

namespace paradoxa::island {

// Precondition: the seat is to act, and `legal` is its list.
Move casual_move(const Content& content, const View& view, const Heard& heard, Seat seat,
                 const MoveList& legal, FastRandom& random);

}  // namespace paradoxa::island
