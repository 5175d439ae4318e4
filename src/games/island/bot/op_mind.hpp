// How a position feels to OP, which sees everything, in points of health taken.
//
// A move is judged by what it leads to: it is made, the questions that follow at once are answered
// without much thought, and the position is weighed. What OP's pieces threaten counts for as much
// as the actions left make likely.
#pragma once

#include "games/island/content/content.hpp"
#include "games/island/rules/move.hpp"
#include "games/island/rules/state.hpp"

namespace paradoxa::island {

// Where a piece's mission has something left to visit, on the true map.
CellSet cells_wanted(const Content& content, const State& state, Piece p);
// How many steps it is to the nearest of these; 0 where there is none, or the piece is nowhere.
int steps_away(const Content& content, const State& state, Piece p);

// Quick answers of captives who are asked in the middle of a resolution.
void answer_others(const Content& content, State& state);

// The more, the better for OP.
double standing_of_op(const Content& content, const State& state);
// Precondition: OP is to act, and the move is legal.
double worth_to_op(const Content& content, const State& state, const Move& move);

}  // namespace paradoxa::island
