// IS-19.4 to IS-19.8: pushes.
#pragma once

#include "games/island/rules/chapters/ocean.hpp"

namespace paradoxa::island {

// IS-19.4 to IS-19.7: by the piece that acts as the Rock does.
template <class Visit>
constexpr void legal_pushes(const Content& content, const State& state, OpPiece y, Visit&& visit) {
  const CellSet from = cells_of(state, state.place(y));
  const CellSet beside = neighbours(from);
  for (int i = 0; i < state.piece_count(); ++i) {
    const Piece p = Piece::at(i);
    const CaptivePiece& piece = state.piece(p);
    if (!piece.on_map() || piece.wards.contains(y)) continue;
    // A lying piece is pushed at any cell of its lake.
    const CellSet target = piece.posture == Posture::kLying
                               ? lake_around(content, state, piece.cell)
                               : CellSet::of(piece.cell);
    (target & beside).for_each([&](Cell through) {
      for (int d = 0; d < kDirections; ++d)
        if (from.contains(neighbour(through, opposite(direction(d)))))
          visit(Move::push(p, direction(d), through));
    });
  }
}

// The rest follows when nobody wards it off. IS-19.4.
template <class Sink>
constexpr void apply_push(const Content& content, State& state, OpPiece y, const Move& move,
                          Sink&& sink) {
  const Piece p = move.piece();
  sink(Pushed{y, p, move.direction()});
  push(state,
       task_of(Op::kPush, p, static_cast<int>(y), index_of(move.direction()), move.cell().index));
  open_window(content, state, Window::kInteraction, p, y, true);
}

// IS-19.5, IS-R17: across the lake that the piece is in.
template <class Sink>
constexpr void be_pushed(const Content& content, State& state, Piece p, Direction d, Cell through,
                         Sink&& sink) {
  const CellSet lake = lake_around(content, state, state.piece(p).cell);
  Cell last = through;
  Cell next = neighbour(last, d);
  while (next.exists() && lake.contains(next)) {
    last = next;
    next = neighbour(last, d);
  }
  if (!next.exists()) return enter_ocean(content, state, p, last, d, false, sink);
  arrive(content, state, p, next, Mode::kOp, Meeting::kAttack,
         static_cast<std::uint8_t>(opposite(d)), sink);
}

// Nobody has warded it off. Rockslide comes first (IS-21).
template <class Sink>
constexpr void resume_push(const Content& content, State& state, Sink&& sink) {
  Task& task = top(state);
  const Piece p = piece_of(task);
  const int damage = power_rule(content, state).push_damage;
  if (task.d == 0 && damage > 0) {
    task.d = 1;
    return lose(state, p, damage, 0, LossCause::kPush);
  }
  const Task done = task;
  pop(state);
  be_pushed(content, state, p, direction(done.b), Cell{done.c}, sink);
}

}  // namespace paradoxa::island
