// What events tell, by shape: many differ only in their name and their clause.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/clause.hpp"
#include "engine/event.hpp"
#include "engine/fixed_list.hpp"
#include "engine/seat.hpp"
#include "games/island/rules/state.hpp"

namespace paradoxa::island {

inline constexpr Seat kOpSeat{0};

// IS-25.7: what only OP and the referee may know.
constexpr bool sees_all(Viewer viewer) { return viewer.sees_as(kOpSeat); }

// Captive pieces and OP pieces at one place.
struct Company {
  PieceSet pieces{};
  OpPieceSet op{};

  constexpr bool empty() const { return pieces.empty() && op.empty(); }
  constexpr int size() const { return pieces.size() + op.size(); }

  friend constexpr bool operator==(const Company&, const Company&) = default;
};

struct PieceTold {
  static constexpr bool kPublic = true;
  Piece piece{};

  constexpr void fields(auto& f) const { f("piece", piece, "which"); }
};

struct PieceAndFruitTold {
  static constexpr bool kPublic = true;
  Piece piece{};
  Fruit fruit{};

  constexpr void fields(auto& f) const {
    f("piece", piece, "which");
    f("fruit", fruit, "which fruit");
  }
};

struct PieceAndDirectionTold {
  static constexpr bool kPublic = true;
  Piece piece{};
  Direction direction{};

  constexpr void fields(auto& f) const {
    f("piece", piece, "which");
    f("direction", direction, "where to");
  }
};

// Of an OP piece and a captive piece.
struct AttackTold {
  static constexpr bool kPublic = true;
  OpPiece op{};
  Piece piece{};

  constexpr void fields(auto& f) const {
    f("op", op, "OP's piece");
    f("piece", piece, "whom it is about");
  }
};

// A fruit of a board. The bonus is told where the board has free boxes.
struct FruitTold {
  static constexpr bool kPublic = true;
  Seat seat{};
  Fruit fruit{};
  std::uint8_t bonus = 0;

  constexpr void fields(auto& f) const {
    f("seat", seat, "whose board");
    f("fruit", fruit, "which");
    f("bonus", bonus, "its bonus, from 1 on");
  }
};

struct SquareTold {
  static constexpr bool kPublic = true;
  Seat seat{};
  std::uint8_t square = 0;
  Square kind{};

  constexpr void fields(auto& f) const {
    f("seat", seat, "whose board");
    f("square", square, "which, from 1 on");
    f("kind", kind, "what it gives");
  }
};

}  // namespace paradoxa::island
