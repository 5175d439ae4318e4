// IS-11: a captive piece gets into the ocean.
#pragma once

#include "games/island/rules/chapters/encounters.hpp"

namespace paradoxa::island {

// IS-11.1, IS-11.2: through a cell in a direction, from where the piece was. May end the game.
template <class Sink>
constexpr void enter_ocean(const Content& content, State& state, Piece p, Cell left_at, Direction d,
                           bool safe, Sink&& sink) {
  const Cell corner = corner_of(content, state, p);
  CaptivePiece& piece = state.piece(p);
  piece.cell = kNoCell;
  piece.posture = Posture::kInOcean;
  piece.marked = 0;
  sink(WentIntoOcean{p, part_entered(left_at, d)});
  count_corner(content, state, p, corner, sink);
  if (is_over(state)) return;
  Task task = task_of(Op::kOcean, p, left_at.index, index_of(d));
  task.memory = safe ? 1 : 0;
  push(state, task);
}

// IS-11.5, IS-R21: a visit, without activation or attack.
template <class Sink>
constexpr void come_back(const Content& content, State& state, Piece p, Sink&& sink) {
  const Fruit start = state.piece(p).start_fruit();
  put(state, p, cell_of(content, state, start));
  sink(CameBack{p, start});
  arrived(content, state, p, Mode::kNone, Meeting::kNone, kNoSide, sink);
}

// IS-11.3 to IS-11.5; IS-11.4: powers. The turn goes on afterwards (IS-11.6).
template <class Sink>
constexpr void resume_ocean(const Content& content, State& state, Sink&& sink) {
  enum Stage : std::uint8_t { kMeet, kWave, kTax, kShore };
  Task& task = top(state);
  const Piece p = piece_of(task);
  const bool with_wave =
      state.place(OpPiece::kWave) == Place::of(part_entered(Cell{task.a}, direction(task.b)));
  switch (task.d) {
    case kMeet:
      task.d = kTax;
      if (!with_wave) return;  // IS-11.7
      meet(content, state, p, {{}, OpPieceSet::of(OpPiece::kWave)}, sink);
      if (task.memory != 0)
        return scare_off(content, state, OpPiece::kWave, state.board_of(p), sink);
      task.d = kWave;
      return open_window(content, state, Window::kEncounter, p, OpPiece::kWave);
    case kWave:
      task.d = kTax;
      if (with_wave) attack(content, state, OpPiece::kWave, p, sink);
      return;
    case kTax:
      task.d = kShore;
      if (const int tax = power_rule(content, state).ocean_tax; tax > 0)
        lose(state, p, 0, tax, LossCause::kOcean);
      return;
    default:
      if (has(content, state, p, Ability::kOceanWrapAndDry))
        return ask(state, Ask::kAshore, state.seat_of(p));
      pop(state);
      come_back(content, state, p, sink);
  }
}

// IS-22.5, IS-22.7, IS-R36, D15: on any turn.
template <class Sink>
constexpr void apply_ashore(const Content& content, State& state, bool yes, Sink&& sink) {
  const Task task = top(state);
  const Piece p = piece_of(task);
  pop(state);
  go_on(state);
  if (!yes) return come_back(content, state, p, sink);
  const Direction d = direction(task.b);
  arrive(content, state, p, opposite(Cell{task.a}, d), Mode::kAuto, meeting_after(state, p),
         static_cast<std::uint8_t>(opposite(d)), sink);
}

}  // namespace paradoxa::island
