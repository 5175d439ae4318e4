// IS-13.1, IS-14.1, IS-22.1: what a board keeps of health, energy and fruits.
#pragma once

#include "games/island/rules/chapters/course.hpp"

namespace paradoxa::island {

// IS-22.1: of a shared pool the last point is no energy.
constexpr int energy_of(const Content& content, const State& state, Piece p) {
  const CaptivePiece& piece = state.piece(p);
  if (!has(content, state, p, Ability::kSharedPool)) return piece.energy;
  return piece.health > 0 ? piece.health - 1 : 0;
}
constexpr int max_energy_of(const Content& content, const State& state, Piece p) {
  const CharacterRule& rule = rule_of(content, state, p);
  return rule.ability == Ability::kSharedPool ? state.piece(p).max_health - 1 : rule.energy;
}
// Precondition: the piece has that much.
constexpr void spend_energy(const Content& content, State& state, Piece p, int energy) {
  CaptivePiece& piece = state.piece(p);
  std::uint8_t& from = has(content, state, p, Ability::kSharedPool) ? piece.health : piece.energy;
  from = static_cast<std::uint8_t>(from - energy);
}

// Whether anything of that would be regained (IS-14.4, IS-R48).
constexpr bool can_regain(const Content& content, const State& state, Piece p, int health,
                          int energy) {
  const CaptivePiece& piece = state.piece(p);
  const bool hurt = piece.health < piece.max_health;
  if (has(content, state, p, Ability::kSharedPool)) return hurt && health + energy > 0;
  return (hurt && health > 0) || (energy > 0 && piece.energy < rule_of(content, state, p).energy);
}
// IS-13.1, IS-22.1: not above the maxima; the unused part is lost.
template <class Sink>
constexpr void regain(const Content& content, State& state, Piece p, int health, int energy,
                      GainCause cause, Split split, Clause clause, Sink&& sink) {
  CaptivePiece& piece = state.piece(p);
  const auto fill = [](std::uint8_t& stat, int by, int most) {
    const int gained = by < most - stat ? by : most - stat;
    stat = static_cast<std::uint8_t>(stat + gained);
    return static_cast<std::uint8_t>(gained);
  };
  const bool pool = has(content, state, p, Ability::kSharedPool);
  const std::uint8_t h = fill(piece.health, health, piece.max_health);
  const std::uint8_t e = pool ? fill(piece.health, energy, piece.max_health)
                              : fill(piece.energy, energy, rule_of(content, state, p).energy);
  sink(Gained{p, cause, h, e, split, clause});
}

constexpr FruitTold fruit_told(const State& state, const CharacterRule& rule, Piece p,
                               Fruit fruit) {
  return {state.seat_of(p), fruit,
          static_cast<std::uint8_t>(bonus_of(rule, state.board(p), fruit) + 1)};
}

// IS-22.4: the leftmost square that is neither circled nor crossed, or -1.
constexpr int free_square(const Board& board) {
  const int taken = board.squares | board.squares_crossed;
  for (int i = 0; i < kSquares; ++i)
    if ((taken >> i & 1) == 0) return i;
  return -1;
}
template <class Sink>
constexpr void circle_square(const Content& content, State& state, Piece p, Clause clause,
                             Sink&& sink) {
  Board& board = state.board(p);
  const int square = free_square(board);
  if (square < 0) return;
  board.squares = static_cast<std::uint8_t>(board.squares | 1 << square);
  sink(SquareCircled{{state.seat_of(p), static_cast<std::uint8_t>(square + 1),
                      rule_of(content, board).squares[static_cast<std::size_t>(square)]},
                     clause});
}

}  // namespace paradoxa::island
