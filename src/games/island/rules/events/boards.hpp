// Events of boards: fruits, bonuses, squares, symbols, what scouts hear.
#pragma once

#include "games/island/rules/events/shapes.hpp"

namespace paradoxa::island {

// EV-FRUIT.
using FruitObtained = ToldBy<"fruit", FruitTold>;  // IS-9.1, IS-4.12
using FruitUsed = Told<"use", "IS-14.2"_clause, FruitTold>;
using FruitCrossedOut = ToldBy<"cross_out", FruitTold>;   // IS-20, IS-21.5
using FruitReplenished = ToldBy<"replenish", FruitTold>;  // IS-22.3, IS-14.2

// EV-SQUARE, EV-SYMBOL.
using SquareCircled = ToldBy<"square", SquareTold>;  // IS-22.4, IS-14.6
using SquareUsed = Told<"use_square", "IS-22.4"_clause, SquareTold>;

// One more action than for scaring off alone.
struct SymbolCrossedOut {
  static constexpr const char* kName = "symbol";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "IS-22.2"_clause;
  Seat seat{};
  OpPiece op{};

  constexpr void fields(auto& f) const {
    f("seat", seat, "whose board");
    f("op", op, "whose symbol");
  }
};

// EV-WARD.
using Warded = Told<"ward", "IS-14.6"_clause, AttackTold>;

// EV-REACT.
struct Reacted {
  static constexpr const char* kName = "react";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "IS-15.1"_clause;
  Seat seat{};
  Fruit fruit{};
  BonusOp op{};

  constexpr void fields(auto& f) const {
    f("seat", seat, "who");
    f("fruit", fruit, "crossed out");
    f("bonus", op, "what it does");
  }
};

// EV-ORACLE, one for each direction. IS-9.3; IS-14.6 by a bonus.
struct OracleHeard {
  static constexpr const char* kName = "oracle";
  static constexpr bool kReveals = true;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "IS-9.3"_clause;
  Piece piece{};
  Direction direction{};
  Name name{};

  constexpr void fields(auto& f) const {
    f("piece", piece, "from whose cell");
    f("direction", direction, "where to");
    f("name", name, "of the space there, or `ocean`");
  }
};

// EV-LINE.
using LineNames = FixedList<Name, 2 * kRadius + 1>;
struct LineHeard {
  static constexpr const char* kName = "line";
  static constexpr bool kReveals = true;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "IS-14.6"_clause;
  Piece piece{};
  Direction direction{};
  LineNames names{};

  constexpr void fields(auto& f) const {
    f("piece", piece, "from whose cell");
    f("direction", direction, "where to");
    f("names", names, "of all spaces to the edge, sorted; `ocean` alone if there are none");
  }
};

// EV-STEPS.
struct StepsHeard {
  static constexpr const char* kName = "steps";
  static constexpr bool kReveals = true;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "IS-14.6"_clause;
  Piece piece{};
  Direction direction{};
  Name near{};
  Name far{};

  constexpr void fields(auto& f) const {
    f("piece", piece, "from whose cell");
    f("direction", direction, "where to");
    f("near", near, "the nearer space, or `ocean`");
    f("far", far, "the one further away, or `ocean`");
  }
};

// EV-TRACK.
struct Tracked {
  static constexpr const char* kName = "track";
  static constexpr bool kReveals = true;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "IS-14.6"_clause;
  Piece piece{};
  OpPiece op{};
  Name name{};
  std::optional<Direction> direction{};
  std::optional<OceanPart> part{};

  constexpr void fields(auto& f) const {
    f("piece", piece, "from whose cell");
    f("op", op, "OP's piece");
    f("name", name, "where it is");
    f.maybe("direction", direction,
            "a way that leads nearer; left out if it is here, or in the ocean");
    f.maybe("part", part, "the part of the ocean that the Wave is in");
  }
};

// EV-MARK: that it is used is public, the cell is the owner's.
struct Marked {
  static constexpr const char* kName = "mark";
  static constexpr bool kReveals = true;
  static constexpr Clause kClause = "IS-25.2"_clause;
  Piece piece{};
  Cell cell{};
  Seat owner = kNoSeat;

  constexpr std::optional<Marked> seen_by(Viewer viewer) const {
    Marked seen = *this;
    if (!sees_all(viewer) && !viewer.sees_as(owner)) seen.cell = {};
    return seen;
  }
  constexpr void fields(auto& f) const {
    f("piece", piece, "which");
    f.maybe("cell", cell, "where it is; its owner alone is told, and OP");
  }
};

}  // namespace paradoxa::island
