// One small decision, two bytes: what is done, and with which tile, colour or seat.
#pragma once

#include <cstdint>

#include "engine/fixed_list.hpp"
#include "engine/seat.hpp"
#include "games/paradominetor/rules/tile.hpp"

namespace paradoxa::paradominetor {

enum class MoveKind : std::uint8_t { kDeal, kFirst, kPass, kPlay, kDeclare };
inline constexpr int kMoveKinds = 5;

struct Move {
  MoveKind kind = MoveKind::kDeal;
  std::uint8_t argument = 0;

  static constexpr Move deal(Tile t) { return {MoveKind::kDeal, t.code}; }
  static constexpr Move first(Seat s) { return {MoveKind::kFirst, s.index}; }
  static constexpr Move pass(Tile t) { return {MoveKind::kPass, t.code}; }
  static constexpr Move play(Tile t) { return {MoveKind::kPlay, t.code}; }
  static constexpr Move declare(Colour c) {
    return {MoveKind::kDeclare, static_cast<std::uint8_t>(c)};
  }

  constexpr Tile tile() const { return Tile{argument}; }
  constexpr Seat seat() const { return Seat{argument}; }
  constexpr Colour colour() const { return static_cast<Colour>(argument); }

  friend constexpr bool operator==(Move, Move) = default;
};

// The longest list is the first draw from the present or future deck of five sets: 25 tiles.
using MoveList = FixedList<Move, 25, Guard::kCheckedBuilds>;

}  // namespace paradoxa::paradominetor
