// Events of set-up (IS-4).
#pragma once

#include "games/island/rules/events/shapes.hpp"

namespace paradoxa::island {

// IS-4.2, IS-4.16: OP alone sees how the island is laid.
struct TileLaid {
  static constexpr const char* kName = "tile";
  static constexpr bool kReveals = true;
  static constexpr Clause kClause = "IS-4.2"_clause;
  Placement placement{};

  constexpr std::optional<TileLaid> seen_by(Viewer viewer) const {
    return sees_all(viewer) ? std::optional(*this) : std::nullopt;
  }
  constexpr void fields(auto& f) const { f("tile", placement, "where it lies"); }
};

struct TokenLaid {
  static constexpr const char* kName = "token";
  static constexpr bool kReveals = true;
  static constexpr Clause kClause = "IS-4.3"_clause;
  Anomaly anomaly{};
  Cell cell{};

  constexpr std::optional<TokenLaid> seen_by(Viewer viewer) const {
    return sees_all(viewer) ? std::optional(*this) : std::nullopt;
  }
  constexpr void fields(auto& f) const {
    f("anomaly", anomaly, "which");
    f("cell", cell, "where");
  }
};

// IS-4.6, IS-4.7: the Wave and the Rock are placed secretly.
struct OpPlaced {
  static constexpr const char* kName = "op_placed";
  static constexpr bool kReveals = false;
  OpPiece op{};
  Place place{};
  Clause clause{};

  constexpr std::optional<OpPlaced> seen_by(Viewer viewer) const {
    return sees_all(viewer) ? std::optional(*this) : std::nullopt;
  }
  constexpr void fields(auto& f) const {
    f("op", op, "which");
    f("place", place, "where");
  }
};

// EV-BUSH.
struct BushPlaced {
  static constexpr const char* kName = "bush";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "IS-4.8"_clause;
  Fruit fruit{};

  constexpr void fields(auto& f) const { f("fruit", fruit, "under the Bush"); }
};

// EV-CHAR.
struct SeatAndCharacterTold {
  static constexpr bool kPublic = true;
  Seat seat{};
  Character character{};

  constexpr void fields(auto& f) const {
    f("seat", seat, "whose");
    f("character", character, "which");
  }
};
using CharacterChosen = Told<"character", "IS-4.9"_clause, SeatAndCharacterTold>;
// Of piece b.
using LookDrawn = Told<"look", "IS-24.1"_clause, SeatAndCharacterTold, kRevealing>;

// EV-START.
using StartChosen = Told<"start", "IS-4.10"_clause, PieceAndFruitTold>;

// EV-CELL: to the owner; with two players piece b's is told to nobody but OP (IS-24.3).
struct StartCellTold {
  static constexpr const char* kName = "start_cell";
  static constexpr bool kReveals = true;
  static constexpr Clause kClause = "IS-4.11"_clause;
  Piece piece{};
  Cell cell{};
  Seat owner = kNoSeat;  // none where it is not told

  constexpr std::optional<StartCellTold> seen_by(Viewer viewer) const {
    const bool own = owner != kNoSeat && viewer.sees_as(owner);
    return own || sees_all(viewer) ? std::optional(*this) : std::nullopt;
  }
  constexpr void fields(auto& f) const {
    f("piece", piece, "whose start");
    f("cell", cell, "where it is");
  }
};

}  // namespace paradoxa::island
