// Events of OP's pieces.
#pragma once

#include "games/island/rules/events/shapes.hpp"

namespace paradoxa::island {

// EV-SCARE.
struct ScaredOff {
  static constexpr const char* kName = "scare";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "IS-12.9"_clause;
  OpPiece op{};
  Seat seat{};
  std::uint8_t actions = 0;

  constexpr void fields(auto& f) const {
    f("op", op, "OP's piece");
    f("seat", seat, "who scared it off");
    f("actions", actions, "extra actions for that");
  }
};

// EV-HIT. IS-12.10 by the Bush, IS-12.11 by the Wave.
using AttackDeclared = ToldBy<"attack", AttackTold>;

// EV-STOP. IS-12.13 by a ward; IS-15.5 by a reaction.
struct Prevented {
  static constexpr const char* kName = "prevented";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  OpPiece op{};
  Piece piece{};
  BonusOp by{};
  Clause clause{};

  constexpr void fields(auto& f) const {
    f("op", op, "OP's piece");
    f("piece", piece, "whom it was to attack or push");
    f("by", by, "by what it was prevented");
  }
};

// EV-OPMOVE.
struct OpMoved {
  static constexpr const char* kName = "op_move";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "IS-18.1"_clause;
  OpPiece op{};
  Direction direction{};

  constexpr void fields(auto& f) const {
    f("op", op, "which");
    f("direction", direction, "where to");
  }
};

// EV-OPLAND. The place is for OP's eyes.
struct OpLanded {
  static constexpr const char* kName = "op_land";
  static constexpr bool kReveals = true;
  static constexpr Clause kClause = "IS-12.14"_clause;
  OpPiece op{};
  Name name{};
  Company company{};
  Place place{};

  constexpr std::optional<OpLanded> seen_by(Viewer viewer) const {
    OpLanded seen = *this;
    if (!sees_all(viewer)) seen.place = {};
    return seen;
  }
  constexpr void fields(auto& f) const {
    f("op", op, "which");
    f("name", name, "of the space or lake");
    f("pieces", company.pieces, "captive pieces there");
    f("others", company.op, "other OP pieces there");
    f.maybe("place", place, "where; OP alone is told");
  }
};

// EV-CARRY.
struct Carried {
  static constexpr const char* kName = "carry";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "IS-18.6"_clause;
  OpPiece op{};
  bool carried = false;

  constexpr void fields(auto& f) const {
    f("op", op, "which");
    f("carried", carried, "whether it is carried on");
  }
};

// EV-OPSEA. IS-16.6; IS-21.5 where it comes ashore.
struct OpAtSea {
  static constexpr const char* kName = "op_sea";
  static constexpr bool kReveals = true;
  static constexpr bool kPublic = true;
  OpPiece op{};
  bool ashore = false;
  Clause clause{};

  constexpr void fields(auto& f) const {
    f("op", op, "which");
    f("ashore", ashore, "whether it comes ashore at once");
  }
};

// EV-WAVE. Where to is for OP's eyes (IS-17.4).
struct WaveMoved {
  static constexpr const char* kName = "wave";
  static constexpr bool kReveals = false;
  static constexpr Clause kClause = "IS-17.4"_clause;
  Place place{};

  constexpr std::optional<WaveMoved> seen_by(Viewer viewer) const {
    return sees_all(viewer) ? *this : WaveMoved{};
  }
  constexpr void fields(auto& f) const { f.maybe("place", place, "where to; OP alone is told"); }
};

// EV-PUSH.
struct Pushed {
  static constexpr const char* kName = "push";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "IS-19.4"_clause;
  OpPiece op{};
  Piece piece{};
  Direction direction{};

  constexpr void fields(auto& f) const {
    f("op", op, "OP's piece");
    f("piece", piece, "whom it pushes");
    f("direction", direction, "where to");
  }
};

// EV-OPBACK. Where is for OP's eyes.
struct OpReturned {
  static constexpr const char* kName = "op_back";
  static constexpr bool kReveals = false;
  static constexpr Clause kClause = "IS-13.9"_clause;
  OpPiece op{};
  Place place{};

  constexpr std::optional<OpReturned> seen_by(Viewer viewer) const {
    OpReturned seen = *this;
    if (!sees_all(viewer)) seen.place = {};
    return seen;
  }
  constexpr void fields(auto& f) const {
    f("op", op, "which");
    f.maybe("place", place, "where; OP alone is told");
  }
};

}  // namespace paradoxa::island
