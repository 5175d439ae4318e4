// IS-6: a captive's turn. Nothing in it asks for standing (IS-10.8).
#pragma once

#include "games/island/rules/chapters/bonuses.hpp"

namespace paradoxa::island {

inline constexpr int kCaptiveActions = 2;  // IS-6.2
inline constexpr int kRestored = 2;        // IS-6.3

// The variants of a move that can be paid for, as bits: 1 safe, 2 long (IS-7.1).
constexpr unsigned payable_moves(const Content& content, const State& state, Piece p) {
  const CharacterRule& rule = rule_of(content, state, p);
  const PowerRule& power = power_rule(content, state);
  const int energy = energy_of(content, state, p);
  unsigned variants = 0;
  for (int v = 0; v < 4; ++v)
    if (cost_of_move(rule, power, (v & 2) != 0, (v & 1) != 0) <= energy) variants |= 1u << v;
  return variants;
}
constexpr bool can_restore(const Content& content, const State& state, Piece p) {
  return can_regain(content, state, p, 0, kRestored);
}
// IS-22.4, IS-R48: circled squares that would give something.
constexpr unsigned usable_squares(const Content& content, const State& state, Piece p) {
  const Board& board = state.board(p);
  if (board.squares == 0) return 0;
  const CharacterRule& rule = rule_of(content, board);
  unsigned usable = 0;
  for_each_bit(board.squares, [&](int i) {
    const Square kind = rule.squares[static_cast<std::size_t>(i)];
    const bool gives =
        kind == Square::kAction || can_regain(content, state, p, kind == Square::kHealth ? 1 : 0,
                                              kind == Square::kEnergy ? 1 : 0);
    if (gives) usable |= 1u << i;
  });
  return usable;
}

// D11. All six directions are always offered (IS-25.8).
template <class Visit>
constexpr void legal_turn(const Content& content, const State& state, Visit&& visit) {
  const Piece p = state.acting_piece();
  if (state.actions > 0) {
    const int longer = long_length(rule_of(content, state, p));
    for_each_bit(payable_moves(content, state, p), [&](int v) {
      for (int d = 0; d < kDirections; ++d)
        visit(Move::go(direction(d), (v & 2) != 0 ? longer : 1, (v & 1) != 0));
    });
    if (can_restore(content, state, p)) visit(Move::of(MoveKind::kRestore));
  }
  usable_fruits(content, state, p).for_each([&](Fruit f) { visit(Move::with(MoveKind::kUse, f)); });
  for_each_bit(usable_squares(content, state, p),
               [&](int i) { visit(Move::of(MoveKind::kSquare, i + 1)); });
  visit(Move::of(MoveKind::kEnd));
}

// IS-6.4, IS-7.1.
template <class Sink>
constexpr void apply_move(const Content& content, State& state, const Move& move, Sink&& sink) {
  const Piece p = state.acting_piece();
  const int energy = cost_of_move(rule_of(content, state, p), power_rule(content, state),
                                  move.length() > 1, move.safe());
  --state.actions;
  spend_energy(content, state, p, energy);
  set_out(content, state, p, move.direction(), move.length(), move.safe(), energy, "IS-7.2"_clause,
          sink);
}

// IS-6.3.
template <class Sink>
constexpr void apply_restore(const Content& content, State& state, Sink&& sink) {
  --state.actions;
  regain(content, state, state.acting_piece(), 0, kRestored, GainCause::kAction, Split::kNone,
         "IS-6.3"_clause, sink);
}

// IS-22.4.
template <class Sink>
constexpr void apply_square(const Content& content, State& state, int number, Sink&& sink) {
  const Piece p = state.acting_piece();
  Board& board = state.board(p);
  const Square kind = rule_of(content, board).squares[static_cast<std::size_t>(number - 1)];
  const auto bit = static_cast<std::uint8_t>(1 << (number - 1));
  board.squares = static_cast<std::uint8_t>(board.squares & ~bit);
  board.squares_crossed = static_cast<std::uint8_t>(board.squares_crossed | bit);
  sink(SquareUsed{{state.seat_of(p), static_cast<std::uint8_t>(number), kind}});
  if (kind == Square::kAction) {
    ++state.actions;
    return;
  }
  regain(content, state, p, kind == Square::kHealth ? 1 : 0, kind == Square::kEnergy ? 1 : 0,
         GainCause::kSquare, Split::kNone, "IS-22.4"_clause, sink);
}

// IS-6.2, IS-24.5, IS-R44: the part of one piece.
template <class Sink>
constexpr void begin_part(State& state, Piece p, Clause clause, Sink&& sink) {
  state.acting = p.index;
  state.actions = kCaptiveActions;
  sink(TurnBegun{state.owner, state.round, p, clause});
}

// IS-6.1, IS-24.5; D10.
template <class Sink>
constexpr void begin_captive_turn(State& state, Seat seat, Sink&& sink) {
  state.owner = seat;
  for (int i = 0; i < state.piece_count(); ++i)
    if (state.own_turn(Piece::at(i))) state.piece(Piece::at(i)).wards = {};
  if (!state.two_players())
    return begin_part(state, Piece::at(seat.index - 1), "IS-5.1"_clause, sink);
  state.parts = 2;
}
template <class Visit>
constexpr void legal_first(Visit&& visit) {
  visit(Move::with(MoveKind::kFirst, Piece::at(0)));
  visit(Move::with(MoveKind::kFirst, Piece::at(1)));
}
template <class Sink>
constexpr void apply_first(State& state, Piece p, Sink&& sink) {
  state.parts = 1;
  begin_part(state, p, "IS-5.1"_clause, sink);
}

// IS-6.6, IS-6.7, IS-24.5.
template <class Sink>
constexpr void apply_end(State& state, Sink&& sink) {
  state.actions = 0;
  if (!state.ops_turn() && state.parts == 1) {
    state.parts = 0;
    return begin_part(state, Piece::at(1 - state.acting), "IS-24.5"_clause, sink);
  }
  push(state, {Op::kTurnEnd, 0, 0, 0, 0, 0, 0});
}

// IS-24.5, IS-R58: what is asked next in the turn of a captive.
template <class Sink>
constexpr void ask_captive(const Content& content, State& state, Sink&& sink) {
  if (state.parts == 2) return ask(state, Ask::kFirst, state.owner);
  const Piece p = state.acting_piece();
  if (state.actions == 0 && usable_squares(content, state, p) == 0 &&
      usable_fruits(content, state, p).empty())
    return apply_end(state, sink);
  ask(state, Ask::kTurn, state.owner);
}

}  // namespace paradoxa::island
