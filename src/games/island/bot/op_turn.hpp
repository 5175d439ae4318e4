// OP's turn thought through to its end.
//
// OP knows where everybody is, so the best it can do in one turn can be looked up: the most
// promising ways to play are followed, question by question, until the turn is over, and what
// each leads to is weighed. Captives who could react are taken not to.
#pragma once

#include <array>

#include "games/island/content/content.hpp"
#include "games/island/rules/move.hpp"
#include "games/island/rules/state.hpp"

namespace paradoxa::island {

// By place in the legal list; a move with which no way followed to its end begins is worth very
// little.
using TurnWorths = std::array<double, MoveList::capacity()>;

// Whether the question is one of OP's own turn, so that there is something to think through.
bool is_in_ops_turn(const State& state);

// Precondition: as above.
void weigh_turn(const Content& content, const State& state, const MoveList& legal,
                TurnWorths& worths);

}  // namespace paradoxa::island
