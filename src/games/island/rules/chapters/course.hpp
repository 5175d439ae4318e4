// The course of a resolution: tasks on a stack, questions, and the end (IS-5.2).
#pragma once

#include "engine/seat.hpp"
#include "games/island/rules/event.hpp"
#include "games/island/rules/state.hpp"

namespace paradoxa::island {

constexpr Task& top(State& state) { return state.tasks[state.depth - 1u]; }
constexpr const Task& top(const State& state) { return state.tasks[state.depth - 1u]; }

constexpr void push(State& state, const Task& task) { state.tasks[state.depth++] = task; }
constexpr void pop(State& state) { state.tasks[--state.depth] = {}; }

// A task about a captive piece.
constexpr Task task_of(Op op, Piece p, int a = 0, int b = 0, int c = 0, int d = 0) {
  return {op,
          p.index,
          static_cast<std::uint8_t>(a),
          static_cast<std::uint8_t>(b),
          static_cast<std::uint8_t>(c),
          static_cast<std::uint8_t>(d),
          0};
}
constexpr Task task_of(Op op, OpPiece y, int a = 0, int b = 0, int c = 0, int d = 0) {
  return task_of(op, Piece::at(static_cast<int>(y)), a, b, c, d);
}
constexpr Piece piece_of(const Task& task) { return Piece{task.piece}; }
constexpr OpPiece op_piece_of(const Task& task) { return op_piece(task.piece); }

constexpr void ask(State& state, Ask question, Seat whom) {
  state.ask = question;
  state.asked = whom;
}
constexpr void ask_op(State& state, Ask question) { ask(state, question, kOpSeat); }
constexpr void ask_nature(State& state, Ask question) { ask(state, question, kNature); }
// Nothing is asked: the last task goes on.
constexpr void go_on(State& state) { ask(state, Ask::kNext, kNoSeat); }

constexpr bool is_over(const State& state) { return state.ask == Ask::kOver; }

constexpr void clear_tasks(State& state) {
  while (state.depth > 0) pop(state);
}

// IS-5.2: at the instant, whatever was still to be carried out.
template <class Sink>
constexpr void end_game(State& state, Seat winner, Clause clause, Sink&& sink) {
  clear_tasks(state);
  state.winner = winner;
  ask(state, Ask::kOver, kNoSeat);
  sink(GameEnded{winner, clause});
}

}  // namespace paradoxa::island
