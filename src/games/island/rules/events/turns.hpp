// Events of turns: how they begin, what is declared, powers, the end.
#pragma once

#include "games/island/rules/events/shapes.hpp"

namespace paradoxa::island {

// EV-TURN. IS-5.1; IS-24.5 where the second piece begins.
struct TurnBegun {
  static constexpr const char* kName = "turn";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  Seat seat{};
  std::uint8_t round = 0;
  Piece piece{};  // none of OP
  Clause clause{};

  constexpr void fields(auto& f) const {
    f("seat", seat, "whose");
    f("round", round, "which, from 1 on");
    f.maybe("piece", piece, "that acts; left out in OP's turn");
  }
};

// IS-16.2: OP alone sees what it draws.
struct PowerDrawn {
  static constexpr const char* kName = "draw";
  static constexpr bool kReveals = true;
  static constexpr Clause kClause = "IS-16.2"_clause;
  Power power{};

  constexpr std::optional<PowerDrawn> seen_by(Viewer viewer) const {
    return sees_all(viewer) ? std::optional(*this) : std::nullopt;
  }
  constexpr void fields(auto& f) const { f("power", power, "which"); }
};

// EV-POWER.
struct PowerKept {
  static constexpr const char* kName = "power";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "IS-16.2"_clause;
  Power power{};

  constexpr void fields(auto& f) const { f("power", power, "in force"); }
};

// EV-DECL. IS-7.2; IS-14.6 of a free move.
struct Declared {
  static constexpr const char* kName = "declare";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  Piece piece{};
  Direction direction{};
  std::uint8_t length = 0;
  bool safe = false;
  std::uint8_t energy = 0;
  Clause clause{};

  constexpr void fields(auto& f) const {
    f("piece", piece, "that moves");
    f("direction", direction, "where to");
    f("length", length, "how far");
    f("safe", safe, "whether safe");
    f("energy", energy, "what it paid");
  }
};

// EV-TELL.
struct PlaceTold {
  static constexpr const char* kName = "tell";
  static constexpr bool kReveals = true;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "IS-25.4"_clause;
  OpPiece op{};
  Name name{};
  std::optional<OceanPart> part{};

  constexpr void fields(auto& f) const {
    f("op", op, "OP's piece");
    f("name", name, "of the space or lake; `ocean` of a part");
    f.maybe("part", part, "of the ocean, where it is there");
  }
};

// EV-END. IS-23.1; IS-23.10 without a winner.
struct GameEnded {
  static constexpr const char* kName = "end";
  static constexpr bool kReveals = true;
  static constexpr bool kPublic = true;
  Seat winner = kNoSeat;
  Clause clause{};

  constexpr void fields(auto& f) const {
    f("winner", winner, "whose mission is complete, or `null`");
  }
};

}  // namespace paradoxa::island
