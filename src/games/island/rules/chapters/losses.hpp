// IS-13: health and energy, losses, perishing, revival.
#pragma once

#include "games/island/rules/chapters/course.hpp"
#include "games/island/rules/chapters/reactions.hpp"
#include "games/island/rules/places.hpp"

namespace paradoxa::island {

// IS-13.2.
constexpr void lose(State& state, Piece p, int health, int energy, LossCause cause) {
  push(state, task_of(Op::kLoss, p, health, energy, static_cast<int>(cause)));
}

// IS-13.5, IS-R22: whatever was still to happen to the piece is dropped.
constexpr bool is_about(const Task& task, Piece p) {
  return task.piece == p.index && task.op != Op::kLanding && task.op != Op::kAction &&
         task.op != Op::kTurnEnd && task.op != Op::kSymbol;
}
constexpr void drop_tasks(State& state, Piece p) {
  std::size_t kept = 0;
  for (std::size_t i = 0; i < state.depth; ++i)
    if (!is_about(state.tasks[i], p)) state.tasks[kept++] = state.tasks[i];
  for (std::size_t i = kept; i < state.depth; ++i) state.tasks[i] = {};
  state.depth = static_cast<std::uint8_t>(kept);
}

// IS-13.4, IS-13.5, IS-13.6, IS-24.7. May end the game.
template <class Sink>
constexpr void perish(State& state, Piece p, Sink&& sink) {
  CaptivePiece& piece = state.piece(p);
  piece.cell = kNoCell;
  piece.posture = Posture::kPerished;
  piece.marked = 0;
  piece.energy = 0;
  drop_tasks(state, p);
  ++state.perished;
  sink(HasPerished{p, state.perished});
  if (state.perished == state.options.perish_goal())
    return end_game(state, kOpSeat, "IS-23.1"_clause, sink);
  if (state.own_turn(p)) push(state, task_of(Op::kRevival, p));
}

template <class Sink>
constexpr void lose_health(const Content& content, State& state, Piece p, LossCause cause,
                           Sink&& sink) {
  CaptivePiece& piece = state.piece(p);
  --piece.health;
  const bool pool = has(content, state, p, Ability::kSharedPool);
  sink(Lost{p, pool ? Stat::kPool : Stat::kHealth, cause});
  if (piece.health == 0) perish(state, p, sink);
}

// IS-13.1, IS-22.1: there may be none to lose.
template <class Sink>
constexpr void lose_energy(const Content& content, State& state, Piece p, LossCause cause,
                           Sink&& sink) {
  if (energy_of(content, state, p) == 0) return;
  const bool pool = has(content, state, p, Ability::kSharedPool);
  spend_energy(content, state, p, 1);
  sink(Lost{p, pool ? Stat::kPool : Stat::kEnergy, cause});
}

// IS-13.2, IS-13.3.
template <class Sink>
constexpr void resume_loss(const Content& content, State& state, Sink&& sink) {
  Task& task = top(state);
  const Piece p = piece_of(task);
  const auto cause = static_cast<LossCause>(task.c);
  if (task.a > 0) {
    if (state.piece(p).health == 1 && task.d == 0) {
      task.d = 1;
      return open_window(content, state, Window::kLethal, p, {});
    }
    --task.a;
    task.d = 0;
    return lose_health(content, state, p, cause, sink);
  }
  const int energy = task.b;
  pop(state);
  for (int i = 0; i < energy; ++i) lose_energy(content, state, p, cause, sink);
}

// IS-13.7, IS-13.8, IS-R23, D18: which camp, never where it is.
template <class Visit>
constexpr void legal_revival(Visit&& visit) {
  visit(Move::with(MoveKind::kCamp, Camp::kA));
  visit(Move::with(MoveKind::kCamp, Camp::kB));
}

template <class Sink>
constexpr void apply_revival(const Content& content, State& state, Camp camp, Sink&& sink) {
  const Piece p = piece_of(top(state));
  pop(state);
  const CharacterRule& rule = rule_of(content, state, p);
  CaptivePiece& piece = state.piece(p);
  piece.cell = cell_of(content, state, camp);
  piece.posture = Posture::kStanding;
  // IS-22.1.
  if (rule.ability == Ability::kSharedPool && piece.max_health > rule.min_pool) --piece.max_health;
  piece.health = piece.max_health;
  piece.energy = rule.energy;
  sink(Revived{p, camp, company_of(content, state, p)});
}

// D40: the fruits that OP may cross out. IS-22.3: with free boxes only filled ones.
constexpr FruitSet fruits_to_cross_out(const Content& content, const State& state, Piece p,
                                       bool circled_only) {
  const Board& board = state.board(p);
  if (circled_only || rule_of(content, board).ability == Ability::kFreeBoxes) return board.circled;
  return FruitSet::all() - board.crossed;
}
constexpr void resume_cross_out(const Content& content, State& state) {
  const Task& task = top(state);
  if (fruits_to_cross_out(content, state, piece_of(task), task.a != 0).empty()) return pop(state);
  ask_op(state, Ask::kCrossOut);
}
template <class Visit>
constexpr void legal_cross_out(const Content& content, const State& state, Visit&& visit) {
  const Task& task = top(state);
  fruits_to_cross_out(content, state, piece_of(task), task.a != 0).for_each([&](Fruit f) {
    visit(Move::with(MoveKind::kFruit, f));
  });
}
template <class Sink>
constexpr void apply_cross_out(const Content& content, State& state, Fruit fruit, Sink&& sink) {
  const Task task = top(state);
  pop(state);
  Board& board = state.board(piece_of(task));
  const CharacterRule& rule = rule_of(content, board);
  board.circled.remove(fruit);
  board.crossed.add(fruit);
  sink(FruitCrossedOut{fruit_told(state, rule, piece_of(task), fruit),
                       task.a != 0 ? "IS-20.3"_clause : "IS-21.5"_clause});
}

}  // namespace paradoxa::island
