// IS-12.9: scaring off OP pieces.
#pragma once

#include "games/island/rules/chapters/missions.hpp"

namespace paradoxa::island {

// IS-12.9, IS-R20; IS-23.3; IS-22.2, D17. May end the game.
template <class Sink>
constexpr void scare_off(const Content& content, State& state, OpPiece y, std::size_t board,
                         Sink&& sink) {
  const Seat seat = paradoxa::seat(static_cast<int>(board) + 1);
  const bool own_turn = seat == state.owner;
  state.op[at(y)] = kOffMap;
  if (own_turn) ++state.actions;
  sink(ScaredOff{y, seat, static_cast<std::uint8_t>(own_turn)});
  count_scare(content, state, board, sink);
  if (is_over(state)) return;
  const Board& b = state.boards[board];
  if (own_turn && rule_of(content, b).ability == Ability::kDoubleScare && !b.symbols.contains(y))
    push(state, task_of(Op::kSymbol, Piece::at(static_cast<int>(board)), static_cast<int>(y)));
}

template <class Visit>
constexpr void legal_symbol(Visit&& visit) {
  visit(Move::of(MoveKind::kYes));
  visit(Move::of(MoveKind::kNo));
}
template <class Sink>
constexpr void apply_symbol(State& state, bool yes, Sink&& sink) {
  const Task task = top(state);
  pop(state);
  go_on(state);
  if (!yes) return;
  state.boards[task.piece].symbols.add(op_piece(task.a));
  ++state.actions;
  sink(SymbolCrossedOut{paradoxa::seat(task.piece + 1), op_piece(task.a)});
}

}  // namespace paradoxa::island
