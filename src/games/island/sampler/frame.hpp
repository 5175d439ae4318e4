// A position as far as a view shows it; what the view hides is blank. For OP and the referee, and
// for everybody when the game is over, that is the position itself.
#pragma once

#include "games/island/rules/state.hpp"
#include "games/island/rules/view.hpp"

namespace paradoxa::island {

constexpr State frame_of(const View& view) {
  State state;
  state.activated = view.activated;
  state.counted = view.counted;
  state.trodden = view.trodden;
  state.tasks = view.tasks;
  state.unseen = view.unseen;
  state.island = view.island;
  state.tokens = view.tokens;
  state.pieces = view.pieces;
  state.boards = view.boards;
  state.op = view.op;
  state.below = view.below;
  state.below_size = view.below_size;
  state.drawn = view.drawn;
  state.power = view.power;
  state.options = view.options;
  state.ask = view.ask;
  state.asked = view.to_act().empty() ? kNoSeat : view.to_act().first();
  state.depth = view.depth;
  state.round = view.round;
  state.owner = view.owner;
  state.acting = view.acting;
  state.parts = view.parts;
  state.actions = view.actions;
  state.perished = view.perished;
  state.struck = view.struck;
  state.told = view.told;
  state.winner = view.winner;
  state.look = view.look;
  state.safe = view.safe;
  state.finishing = view.finishing;
  state.assigned = view.assigned;
  return state;
}

}  // namespace paradoxa::island
