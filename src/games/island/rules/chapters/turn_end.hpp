// IS-5, IS-13.9: how a turn ends, OP's too (IS-5.3, IS-16.4), and who comes next.
#pragma once

#include "games/island/rules/chapters/captive_turn.hpp"
#include "games/island/rules/chapters/op_turn.hpp"

namespace paradoxa::island {

// IS-5.1, IS-23.10, IS-R49.
template <class Sink>
constexpr void begin_round(State& state, Sink&& sink) {
  if (state.round == state.options.max_rounds)
    return end_game(state, kNoSeat, "IS-23.10"_clause, sink);
  ++state.round;
  begin_captive_turn(state, seat(1), sink);
}
template <class Sink>
constexpr void next_turn(State& state, Sink&& sink) {
  if (state.ops_turn()) return begin_round(state, sink);
  if (state.owner.index + 1 < state.seats())
    return begin_captive_turn(state, seat(state.owner.index + 1), sink);
  begin_op_turn(state, sink);
}

// IS-13.9 (c).
constexpr void forget_turn(State& state) {
  state.actions = 0;
  state.struck = {};
  state.told = {};
  state.trodden = {};
  for (Board& board : state.boards) board.replenished = {};
}

// IS-13.9, IS-R24: revivals, then returns, then the next turn; with two pieces once (IS-24.10).
template <class Sink>
constexpr void resume_turn_end(State& state, Sink&& sink) {
  for (int i = 0; i < state.piece_count(); ++i)
    if (state.piece(Piece::at(i)).posture == Posture::kPerished)
      return push(state, task_of(Op::kRevival, Piece::at(i)));
  for (int i = 0; i < kOpPieces; ++i)
    if (!state.place(op_piece(i)).on_map()) {
      top(state).a = static_cast<std::uint8_t>(i);
      return ask_op(state, Ask::kReturn);
    }
  pop(state);
  forget_turn(state);
  next_turn(state, sink);
}

// D42.
constexpr CellSet return_cells(const Content& content, const State& state, OpPiece y) {
  CellSet cells = y == OpPiece::kBush ? fruit_cells(content.tiles, state.island)
                                      : anomaly_cells(content.tiles, state.island);
  for (const CaptivePiece& piece : state.pieces)
    if (piece.on_map()) cells.remove(piece.cell);
  for (const Place place : state.op)
    if (place.is_cell()) cells.remove(place.cell());
  return cells;
}
template <class Visit>
constexpr void legal_return(const Content& content, const State& state, Visit&& visit) {
  const OpPiece y = op_piece(top(state).a);
  if (y != OpPiece::kWave)
    return return_cells(content, state, y).for_each([&](Cell c) {
      visit(Move::with(MoveKind::kCell, c));
    });
  for (int part = 0; part < kOceanParts; ++part)
    visit(Move::with(MoveKind::kPart, ocean_part(part)));
}
template <class Sink>
constexpr void apply_return(State& state, const Move& move, Sink&& sink) {
  const OpPiece y = op_piece(top(state).a);
  top(state).a = 0;
  state.op[at(y)] = y == OpPiece::kWave ? Place::of(move.part()) : Place::of(move.cell());
  sink(OpReturned{y, state.place(y)});
}

}  // namespace paradoxa::island
