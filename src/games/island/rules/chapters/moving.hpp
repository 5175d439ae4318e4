// IS-7: a captive's move, and leaving a lake (IS-10.6).
#pragma once

#include "games/island/rules/chapters/ocean.hpp"

namespace paradoxa::island {

// IS-7.1: the longer of the two lengths.
constexpr int long_length(const CharacterRule& rule) {
  return rule.ability == Ability::kLeap ? 3 : 2;
}
// IS-7.1, IS-22.6; Heavy Air (IS-21). Of length 1, or the long one.
constexpr int cost_of_move(const CharacterRule& rule, const PowerRule& power, bool is_long,
                           bool safe) {
  const int length_cost =
      is_long ? (rule.ability == Ability::kLeap ? 0 : 1) + power.long_move_cost : 0;
  return length_cost + (safe ? 1 : 0);
}

// IS-7.4, IS-7.5, IS-10.2, IS-R47: from a cell.
template <class Sink>
constexpr void go(const Content& content, State& state, Piece p, Cell from, Direction d, int length,
                  bool safe, Sink&& sink) {
  const Ray end = ray(from, d, length);
  if (end.in_ocean()) return enter_ocean(content, state, p, end.exit, d, safe, sink);
  arrive(content, state, p, end.cell, safe ? Mode::kSafe : Mode::kAuto,
         safe ? Meeting::kScare : Meeting::kAttack, static_cast<std::uint8_t>(opposite(d)), sink);
}

// IS-7.2, IS-7.3. The direction is declared and paid for.
template <class Sink>
constexpr void set_out(const Content& content, State& state, Piece p, Direction d, int length,
                       bool safe, int energy, Clause clause, Sink&& sink) {
  sink(Declared{p, d, static_cast<std::uint8_t>(length), safe, static_cast<std::uint8_t>(energy),
                clause});
  if (safe && state.options.safe_scope == SafeScope::kAction) state.safe = p.index;
  const CaptivePiece& piece = state.piece(p);
  if (piece.posture == Posture::kLying)
    return push(state, task_of(Op::kExit, p, index_of(d), length, safe ? 1 : 0));
  go(content, state, p, piece.cell, d, length, safe, sink);
}

// IS-10.6, IS-R9: the cells that a lying piece may leave from.
constexpr CellSet exit_cells(const Content& content, const State& state, Piece p, Direction d,
                             int length) {
  const CellSet lake = lake_around(content, state, state.piece(p).cell);
  CellSet exits, on_island;
  lake.for_each([&](Cell cell) {
    if (lake.contains(neighbour(cell, d))) return;
    exits.add(cell);
    if (!ray(cell, d, length).in_ocean()) on_island.add(cell);
  });
  return on_island.empty() ? exits : on_island;
}

// D34. IS-10.7, IS-R10: the exit is not announced, and its line is the one that counts.
template <class Visit>
constexpr void legal_exit(const Content& content, const State& state, Visit&& visit) {
  const Task& task = top(state);
  exit_cells(content, state, piece_of(task), direction(task.a), task.b).for_each([&](Cell cell) {
    visit(Move::with(MoveKind::kCell, cell));
  });
}
template <class Sink>
constexpr void apply_exit(const Content& content, State& state, Cell cell, Sink&& sink) {
  const Task task = top(state);
  pop(state);
  go_on(state);
  go(content, state, piece_of(task), cell, direction(task.a), task.b, task.c != 0, sink);
}

}  // namespace paradoxa::island
