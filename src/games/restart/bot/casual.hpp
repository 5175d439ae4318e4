// A player who plans a Chain or two ahead, uses pills where they bring more than their point, and
// plays each dystopia by its odds.
//
// Works from the view alone: what is hidden is drawn at random, and hardly matters here. Every
// option gets a rough worth in points; among options that feel alike it picks any.
#pragma once

#include "engine/random.hpp"
#include "engine/seat.hpp"
#include "games/restart/content/content.hpp"
#include "games/restart/rules/move.hpp"
#include "games/restart/rules/view.hpp"

namespace paradoxa::restart {

// Precondition: the seat is to act, and `legal` is its list.
Move casual_move(const Content& content, const View& view, Seat seat, const MoveList& legal,
                 FastRandom& random);

}  // namespace paradoxa::restart
