// IS-15, IS-R43: the windows in which bonuses can be used in the middle of a resolution. None opens
// for a reaction itself (IS-15.6), in set-up, revival or return (IS-15.7). Fruits are public, so
// who is asked tells nothing (IS-15.9).
#pragma once

#include "games/island/rules/chapters/boards.hpp"
#include "games/island/rules/chapters/course.hpp"
#include "games/island/rules/places.hpp"

namespace paradoxa::island {
namespace reactions_detail {

// IS-15.1, IS-15.2: whether a bonus can be used in an open window.
constexpr bool answers(const State& state, const BonusRule& bonus, const Task& window) {
  if (!bonus.windows.contains(static_cast<Window>(window.a))) return false;
  switch (bonus.op) {
    case BonusOp::kWard: return !state.piece(piece_of(window)).wards.contains(op_piece(window.b));
    case BonusOp::kCancelAttack: return window.d == 0;  // pushes are no attacks
    case BonusOp::kRestore: return bonus.a > 0;
    default: return true;
  }
}

// The circled fruits that a board can use in an open window.
constexpr FruitSet usable(const Content& content, const State& state, const Board& board,
                          const Task& window) {
  FruitSet fruits;
  if (board.circled.empty()) return fruits;
  const CharacterRule& rule = rule_of(content, board);
  for (int b = 0; b < kBonuses; ++b)
    if (answers(state, rule.bonuses[static_cast<std::size_t>(b)], window))
      fruits = fruits | fruits_of(rule, board, b);
  return fruits & board.circled;
}

constexpr std::size_t board_of(Seat seat) { return seat.index - 1u; }

// IS-15.3: the turn's owner first, then clockwise; in OP's turn from seat 1 on.
constexpr Seat next_to_ask(const State& state, SeatSet left) {
  return left.contains(state.owner) ? state.owner : left.first();
}
constexpr SeatSet clockwise_from(const State& state, SeatSet left) {
  if (state.ops_turn() || left.contains(state.owner)) return left;
  const SeatSet behind = left - SeatSet::first_of(state.owner.index + 1);
  return behind.empty() ? left : behind;
}

}  // namespace reactions_detail

// Opens only where there is somebody to ask; else it leaves no trace. Of an interaction, `push`
// tells whether it is a push.
constexpr void open_window(const Content& content, State& state, Window window, Piece p, OpPiece y,
                           bool push = false) {
  Task task =
      task_of(Op::kWindow, p, static_cast<int>(window), static_cast<int>(y), 0, push ? 1 : 0);
  SeatSet seats;
  const std::size_t captives = static_cast<std::size_t>(state.options.captives());
  for (std::size_t b = 0; b < captives; ++b)
    if ((window == Window::kEncounter || b == state.board_of(p)) &&
        !reactions_detail::usable(content, state, state.boards[b], task).empty())
      seats.add(seat(static_cast<int>(b) + 1));
  if (seats.empty()) return;
  task.c = static_cast<std::uint8_t>(seats.bits);
  island::push(state, task);
}

// IS-15.3, IS-15.4.
constexpr void resume_window(State& state) {
  const SeatSet left = SeatSet::of_bits(top(state).c);
  if (left.empty()) return pop(state);
  ask(state, Ask::kReact,
      reactions_detail::next_to_ask(state, reactions_detail::clockwise_from(state, left)));
}

// D19.
constexpr FruitSet usable_reactions(const Content& content, const State& state) {
  return reactions_detail::usable(
      content, state, state.boards[reactions_detail::board_of(state.asked)], top(state));
}
template <class Visit>
constexpr void legal_react(const Content& content, const State& state, Visit&& visit) {
  visit(Move::of(MoveKind::kPass));
  usable_reactions(content, state).for_each([&](Fruit f) { visit(Move::with(MoveKind::kUse, f)); });
}

// IS-15.8: `pass` is the default, and asks the next.
constexpr void apply_react_pass(State& state) {
  SeatSet left = SeatSet::of_bits(top(state).c);
  left.remove(state.asked);
  top(state).c = static_cast<std::uint8_t>(left.bits);
  go_on(state);
}

}  // namespace paradoxa::island
