// IS-9.1, IS-14.1, IS-22.3: fruits that are obtained and replenished.
#pragma once

#include "games/island/rules/chapters/boards.hpp"
#include "games/island/rules/chapters/course.hpp"

namespace paradoxa::island {

// IS-22.3: the bonuses with an empty box, as bits.
constexpr unsigned bonuses_with_room(const CharacterRule& rule, const Board& board) {
  unsigned room = 0;
  for (int b = 0; b < kBonuses; ++b)
    if (fruits_of(rule, board, b).size() < rule.bonuses[static_cast<std::size_t>(b)].boxes)
      room |= 1u << b;
  return room;
}

template <class Sink>
constexpr void circle_fruit(const Content& content, State& state, Piece p, Fruit fruit,
                            Sink&& sink) {
  Board& board = state.board(p);
  board.circled.add(fruit);
  sink(FruitObtained{fruit_told(state, rule_of(content, board), p, fruit), "IS-9.1"_clause});
}

// A fruit that the board does not have yet. IS-9.1, IS-4.12, IS-R35; D08, on any turn (IS-15.10).
template <class Sink>
constexpr void obtain(const Content& content, State& state, Piece p, Fruit fruit, Sink&& sink) {
  if (rule_of(content, state, p).ability == Ability::kFreeBoxes)
    return push(state, task_of(Op::kBox, p, static_cast<int>(fruit)));
  circle_fruit(content, state, p, fruit, sink);
}

template <class Sink>
constexpr void apply_box(const Content& content, State& state, int bonus, Sink&& sink) {
  const Task task = top(state);
  const Piece p = piece_of(task);
  const auto fruit = static_cast<Fruit>(task.a);
  pop(state);
  go_on(state);
  state.board(p).write_box(fruit, bonus);
  circle_fruit(content, state, p, fruit, sink);
}
template <class Sink>
constexpr void resume_box(const Content& content, State& state, Sink&& sink) {
  const Piece p = piece_of(top(state));
  const unsigned room = bonuses_with_room(rule_of(content, state, p), state.board(p));
  if (popcount(room) == 1) return apply_box(content, state, lowest_bit(room), sink);
  ask(state, Ask::kBox, state.seat_of(p));
}
template <class Visit>
constexpr void legal_box(const Content& content, const State& state, Visit&& visit) {
  const Piece p = piece_of(top(state));
  for_each_bit(bonuses_with_room(rule_of(content, state, p), state.board(p)),
               [&](int b) { visit(Move::of(MoveKind::kBonus, b + 1)); });
}

// IS-14.2: crossed becomes circled.
template <class Sink>
constexpr void replenish(const Content& content, State& state, Piece p, Fruit fruit, Clause clause,
                         Sink&& sink) {
  Board& board = state.board(p);
  board.crossed.remove(fruit);
  board.circled.add(fruit);
  sink(FruitReplenished{fruit_told(state, rule_of(content, board), p, fruit), clause});
}

// IS-9.1, IS-22.3, IS-22.8, IS-R59.
template <class Sink>
constexpr void activate_fruit(const Content& content, State& state, Piece p, Fruit fruit,
                              Sink&& sink) {
  Board& board = state.board(p);
  if (board.circled.contains(fruit)) return;
  if (!board.crossed.contains(fruit)) return obtain(content, state, p, fruit, sink);
  if (rule_of(content, board).ability != Ability::kFreeBoxes || board.replenished.contains(fruit))
    return;
  board.replenished.add(fruit);
  replenish(content, state, p, fruit, "IS-22.3"_clause, sink);
}

}  // namespace paradoxa::island
