// IS-16.3, IS-18, IS-19, IS-20.2: an action of an OP piece, and its parts (D33, D45).
#pragma once

#include "games/island/rules/chapters/op_steps.hpp"
#include "games/island/rules/chapters/pushing.hpp"
#include "games/island/rules/chapters/wave.hpp"

namespace paradoxa::island {

// Everything that one action of a piece may begin with.
template <class Visit>
constexpr void legal_action(const Content& content, const State& state, OpPiece y, Visit&& visit) {
  if (y == OpPiece::kWave) return legal_wave(content, state, visit);
  if (!state.place(y).on_map()) return;
  legal_steps(content, state, y, visit);
  if (y == pusher(power_rule(content, state))) legal_pushes(content, state, y, visit);
}

// IS-19.1: the first half, or the second one. The action is on top; without anything left to it, it
// goes before what the push causes.
template <class Sink>
constexpr void push_in_action(const Content& content, State& state, const Move& move, Sink&& sink) {
  Task& action = top(state);
  const OpPiece y = op_piece_of(action);
  action.a |= kHasPushed;
  action.d = kHalfDone;
  if ((action.a & kHasMoved) != 0) pop(state);
  apply_push(content, state, y, move, sink);
}

// A move of D31 or D41.
template <class Sink>
constexpr void begin_action(const Content& content, State& state, const Move& move, Sink&& sink) {
  const PowerRule& rule = power_rule(content, state);
  switch (move.kind) {
    case MoveKind::kSail: return apply_sail(state, move.part(), sink);
    case MoveKind::kFlood: return apply_flood(content, state, move.lake(), sink);
    case MoveKind::kStrike: return apply_strike(content, state, move.piece(), sink);
    case MoveKind::kPush:
      push(state, task_of(Op::kAction, pusher(rule), 0, 0, kNoSide, kBegun));
      return push_in_action(content, state, move, sink);
    default: {
      const OpPiece y = move.op_piece();
      // Overgrowth (IS-21).
      const int more = y == OpPiece::kBush ? rule.bush_steps - 1 : 0;
      push(state, task_of(Op::kAction, y, 0, more, kNoSide, kBegun));
      return apply_step(content, state, move, sink);
    }
  }
}

// IS-R55, IS-19.3: an action ends when its piece is gone.
constexpr void resume_action(const Content& content, State& state) {
  Task& action = top(state);
  const OpPiece y = op_piece_of(action);
  if (!state.place(y).on_map()) return pop(state);
  if (action.d == kHasLanded) {
    action.d = kMayStepOn;
    if (may_be_carried(content, state)) return ask_op(state, Ask::kCarry);
  }
  if (action.d == kMayStepOn) {
    if (action.b > 0) return ask_op(state, Ask::kExtraStep);
    action.d = kHalfDone;
  }
  const bool halves_left =
      y == pusher(power_rule(content, state)) && action.a != (kHasMoved | kHasPushed);
  if (!halves_left) return pop(state);
  ask_op(state, Ask::kSecondHalf);
}

// D33: the half that is left, or none.
template <class Visit>
constexpr void legal_second_half(const Content& content, const State& state, Visit&& visit) {
  const Task& action = top(state);
  const OpPiece y = op_piece_of(action);
  if ((action.a & kHasMoved) != 0)
    legal_pushes(content, state, y, visit);
  else
    legal_steps(content, state, y, visit);
  visit(Move::of(MoveKind::kPass));
}
template <class Sink>
constexpr void apply_second_half(const Content& content, State& state, const Move& move,
                                 Sink&& sink) {
  go_on(state);
  if (move.kind == MoveKind::kPass) return pop(state);
  if (move.kind == MoveKind::kPush) return push_in_action(content, state, move, sink);
  apply_step(content, state, move, sink);
}

// D45.
template <class Visit>
constexpr void legal_extra_step(const Content& content, const State& state, Visit&& visit) {
  legal_steps(content, state, op_piece_of(top(state)), visit);
  visit(Move::of(MoveKind::kPass));
}
template <class Sink>
constexpr void apply_extra_step(const Content& content, State& state, const Move& move,
                                Sink&& sink) {
  Task& action = top(state);
  go_on(state);
  if (move.kind == MoveKind::kPass) {
    action.b = 0;
    return;
  }
  --action.b;
  apply_step(content, state, move, sink);
}

// IS-20.2, IS-R45, D41.
template <class Visit>
constexpr void legal_stir(const Content& content, const State& state, Visit&& visit) {
  legal_action(content, state, op_piece(top(state).a), visit);
  visit(Move::of(MoveKind::kPass));
}
template <class Sink>
constexpr void apply_stir(const Content& content, State& state, const Move& move, Sink&& sink) {
  pop(state);
  go_on(state);
  if (move.kind != MoveKind::kPass) begin_action(content, state, move, sink);
}

}  // namespace paradoxa::island
