// IS-14: bonuses as free actions, and the questions that they ask (D20).
#pragma once

#include "games/island/rules/chapters/fruits.hpp"
#include "games/island/rules/chapters/moving.hpp"
#include "games/island/rules/chapters/scouting.hpp"

namespace paradoxa::island {

constexpr const BonusRule& bonus_rule(const Content& content, const State& state, Piece p,
                                      int bonus) {
  return rule_of(content, state, p).bonuses[static_cast<std::size_t>(bonus)];
}

// `go_fruit`, IS-R57: fruits that were visited, other than the one the piece is on.
constexpr FruitSet fruits_to_go_to(const Content& content, const State& state, Piece p) {
  FruitSet fruits = state.board(p).visited;
  const Space here = space_at(content, state, state.piece(p).cell);
  if (here.kind() == Kind::kFruit) fruits.remove(here.fruit());
  return fruits;
}
// `replenish`: crossed fruits of other bonuses.
constexpr FruitSet fruits_to_replenish(const Content& content, const State& state, Piece p,
                                       int bonus) {
  const Board& board = state.board(p);
  return board.crossed - fruits_of(rule_of(content, board), board, bonus);
}
constexpr OpPieceSet op_on_map(const State& state) {
  OpPieceSet set;
  for (int i = 0; i < kOpPieces; ++i)
    if (state.place(op_piece(i)).on_map()) set.add(op_piece(i));
  return set;
}
// `ward` and `track`: the OP pieces that can be named.
constexpr OpPieceSet nameable(const Content& content, const State& state, Piece p, int bonus) {
  return bonus_rule(content, state, p, bonus).op == BonusOp::kWard
             ? OpPieceSet::all() - state.piece(p).wards
             : op_on_map(state);
}

// IS-14.3, IS-14.4: whether it can be used as a free action now.
constexpr bool can_use(const Content& content, const State& state, Piece p, int bonus) {
  const BonusRule& rule = bonus_rule(content, state, p, bonus);
  if (!rule.windows.contains(Window::kOwnTurn)) return false;
  if (scouts(rule.op) && power_rule(content, state).mute_scouting) return false;
  switch (rule.op) {
    case BonusOp::kRestore: return can_regain(content, state, p, rule.a, rule.b);
    case BonusOp::kWard:
    case BonusOp::kTrack: return !nameable(content, state, p, bonus).empty();
    case BonusOp::kGoFruit: return !fruits_to_go_to(content, state, p).empty();
    case BonusOp::kCircleSquare: return free_square(state.board(p)) >= 0;
    case BonusOp::kReplenish: return !fruits_to_replenish(content, state, p, bonus).empty();
    default: return true;
  }
}
constexpr FruitSet usable_fruits(const Content& content, const State& state, Piece p) {
  const Board& board = state.board(p);
  FruitSet fruits;
  if (board.circled.empty()) return fruits;
  const CharacterRule& rule = rule_of(content, board);
  for (int b = 0; b < kBonuses; ++b) {
    const FruitSet circled = fruits_of(rule, board, b) & board.circled;
    if (!circled.empty() && can_use(content, state, p, b)) fruits = fruits | circled;
  }
  return fruits;
}

// IS-14.2.
constexpr void cross_out(Board& board, Fruit fruit) {
  board.circled.remove(fruit);
  board.crossed.add(fruit);
}

// IS-14.5, IS-14.6.
template <class Sink>
constexpr void apply_use(const Content& content, State& state, Fruit fruit, Sink&& sink) {
  const Piece p = state.acting_piece();
  const int bonus = bonus_of(rule_of(content, state, p), state.board(p), fruit);
  const BonusRule& rule = bonus_rule(content, state, p, bonus);
  sink(FruitUsed{fruit_told(state, rule_of(content, state, p), p, fruit)});
  cross_out(state.board(p), fruit);
  switch (rule.op) {
    case BonusOp::kRestore:
      return regain(content, state, p, rule.a, rule.b, GainCause::kBonus, Split::kNone,
                    "IS-14.6"_clause, sink);
    case BonusOp::kExtraAction:  // IS-6.6
      state.actions = static_cast<std::uint8_t>(state.actions + rule.a);
      return;
    case BonusOp::kWard:
    case BonusOp::kTrack: return push(state, task_of(Op::kOpPiece, p, bonus));
    case BonusOp::kFreeMove:
    case BonusOp::kScoutLine:
    case BonusOp::kScoutSteps: return push(state, task_of(Op::kHeading, p, bonus));
    case BonusOp::kGoFruit: return push(state, task_of(Op::kVisited, p));
    case BonusOp::kOracle: return push(state, task_of(Op::kOracle, p, rule.a, kNoSide, kNoSide));
    case BonusOp::kMarkHere: return mark_here(state, p, sink);
    case BonusOp::kCircleSquare: return circle_square(content, state, p, "IS-14.6"_clause, sink);
    case BonusOp::kReplenish: return push(state, task_of(Op::kReplenish, p, bonus));
    default: return;  // in windows only
  }
}

// ---- D20 ----------------------------------------------------------------------------------------

template <class Visit>
constexpr void legal_heading(Visit&& visit) {
  for (int d = 0; d < kDirections; ++d) visit(Move::with(MoveKind::kDirection, direction(d)));
}
template <class Sink>
constexpr void free_move(const Content& content, State& state, Piece p, Direction d, int length,
                         Sink&& sink) {
  set_out(content, state, p, d, length, true, 0, "IS-14.6"_clause, sink);
}
template <class Sink>
constexpr void apply_heading(const Content& content, State& state, Direction d, Sink&& sink) {
  const Task task = top(state);
  const Piece p = piece_of(task);
  const BonusRule& rule = bonus_rule(content, state, p, task.a);
  pop(state);
  go_on(state);
  if (rule.op == BonusOp::kScoutLine) return scout_line(content, state, p, d, sink);
  if (rule.op == BonusOp::kScoutSteps) return scout_steps(content, state, p, d, rule, sink);
  if (rule.a > 1) return push(state, task_of(Op::kLength, p, task.a, index_of(d)));
  free_move(content, state, p, d, 1, sink);
}

template <class Visit>
constexpr void legal_length(const Content& content, const State& state, Visit&& visit) {
  const Task& task = top(state);
  const int longest = bonus_rule(content, state, piece_of(task), task.a).a;
  for (int length = 1; length <= longest; ++length) visit(Move::of(MoveKind::kLength, length));
}
template <class Sink>
constexpr void apply_length(const Content& content, State& state, int length, Sink&& sink) {
  const Task task = top(state);
  pop(state);
  go_on(state);
  free_move(content, state, piece_of(task), direction(task.b), length, sink);
}

template <class Visit>
constexpr void legal_op_piece(const Content& content, const State& state, Visit&& visit) {
  const Task& task = top(state);
  nameable(content, state, piece_of(task), task.a).for_each([&](OpPiece y) {
    visit(Move::with(MoveKind::kName, y));
  });
}
template <class Sink>
constexpr void set_ward(State& state, Piece p, OpPiece y, Sink&& sink) {
  state.piece(p).wards.add(y);
  sink(Warded{{y, p}});
}
template <class Sink>
constexpr void apply_op_piece(const Content& content, State& state, OpPiece y, Sink&& sink) {
  const Task task = top(state);
  const Piece p = piece_of(task);
  pop(state);
  go_on(state);
  if (bonus_rule(content, state, p, task.a).op == BonusOp::kWard)
    return set_ward(state, p, y, sink);
  track(content, state, p, y, sink);
}

template <class Visit>
constexpr void legal_visited(const Content& content, const State& state, Visit&& visit) {
  fruits_to_go_to(content, state, piece_of(top(state))).for_each([&](Fruit f) {
    visit(Move::with(MoveKind::kFruit, f));
  });
}
template <class Sink>
constexpr void apply_visited(const Content& content, State& state, Fruit fruit, Sink&& sink) {
  const Piece p = piece_of(top(state));
  pop(state);
  go_on(state);
  if (state.options.safe_scope == SafeScope::kAction) state.safe = p.index;
  arrive(content, state, p, cell_of(content, state, fruit), Mode::kSafe, Meeting::kScare, kNoSide,
         sink);
}

template <class Visit>
constexpr void legal_replenish(const Content& content, const State& state, Visit&& visit) {
  const Task& task = top(state);
  fruits_to_replenish(content, state, piece_of(task), task.a).for_each([&](Fruit f) {
    visit(Move::with(MoveKind::kFruit, f));
  });
}
template <class Sink>
constexpr void apply_replenish(const Content& content, State& state, Fruit fruit, Sink&& sink) {
  const Piece p = piece_of(top(state));
  pop(state);
  go_on(state);
  replenish(content, state, p, fruit, "IS-14.2"_clause, sink);
}

// IS-R58: where a captive has only one answer, it is not asked.
template <class Sink>
constexpr void resume_op_piece(const Content& content, State& state, Sink&& sink) {
  const Task& task = top(state);
  const OpPieceSet set = nameable(content, state, piece_of(task), task.a);
  if (set.size() == 1) return apply_op_piece(content, state, set.first(), sink);
  ask(state, Ask::kOpPiece, state.seat_of(piece_of(task)));
}
template <class Sink>
constexpr void resume_visited(const Content& content, State& state, Sink&& sink) {
  const Piece p = piece_of(top(state));
  const FruitSet set = fruits_to_go_to(content, state, p);
  if (set.size() == 1) return apply_visited(content, state, set.first(), sink);
  ask(state, Ask::kVisited, state.seat_of(p));
}
template <class Sink>
constexpr void resume_replenish(const Content& content, State& state, Sink&& sink) {
  const Task& task = top(state);
  const FruitSet set = fruits_to_replenish(content, state, piece_of(task), task.a);
  if (set.size() == 1) return apply_replenish(content, state, set.first(), sink);
  ask(state, Ask::kReplenish, state.seat_of(piece_of(task)));
}

}  // namespace paradoxa::island
