// A player who plans a strand two swaps ahead, spends particles where they are worth most, and
// drafts by feeling.
//
// Works from the view alone: what is hidden is drawn at random, and hardly matters here. Every
// option gets a rough worth in points; among options that feel alike it picks any.
#pragma once

#include "engine/random.hpp"
#include "engine/seat.hpp"
#include "games/initiative/content/content.hpp"
#include "games/initiative/rules/move.hpp"
#include "games/initiative/rules/view.hpp"

namespace paradoxa::initiative {

// Precondition: the seat is to act, and `legal` is its list.
Move casual_move(const Content& content, const View& view, Seat seat, const MoveList& legal,
                 FastRandom& random);

}  // namespace paradoxa::initiative
