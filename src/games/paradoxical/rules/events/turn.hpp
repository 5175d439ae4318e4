// Events of turns, checks and claims.
#pragma once

#include <cstdint>

#include "engine/outcome.hpp"
#include "games/paradoxical/rules/events/shapes.hpp"
#include "games/paradoxical/rules/paradox.hpp"

namespace paradoxa::paradoxical {

struct Started : SeatTold {
  static constexpr const char* kName = "start";
  static constexpr bool kReveals = true;
  static constexpr Clause kClause = "PX-3.4"_clause;
};

struct TurnBegun {
  static constexpr const char* kName = "turn";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "PX-5.1"_clause;
  Seat seat{};
  std::uint16_t turn = 0;

  template <class F>
  constexpr void fields(F& f) const {
    f("seat", seat, "whose");
    f("turn", turn, "turns counted so far");
  }
};

struct Passed : SeatTold {
  static constexpr const char* kName = "pass";
  static constexpr bool kReveals = false;
  static constexpr Clause kClause = "PX-5.6"_clause;
};

// By the hand check.
struct HandDiscarded : CardTold {
  static constexpr const char* kName = "discard";
  static constexpr bool kReveals = true;
  static constexpr Clause kClause = "PX-4.4"_clause;
};

// By the pool check.
struct PoolDiscarded : CardTold {
  static constexpr const char* kName = "drop";
  static constexpr bool kReveals = false;
  static constexpr Clause kClause = "PX-4.5"_clause;
};

struct RoomMade : CardTold {
  static constexpr const char* kName = "room";
  static constexpr bool kReveals = false;
  static constexpr Clause kClause = "PX-4.2"_clause;
};

struct Claimed {
  static constexpr const char* kName = "claim";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  Seat seat{};
  ParadoxKind kind{};
  FixedList<Label, 5> set;
  FixedList<Label, 5> indifferent;
  std::uint8_t set_sum = 0;
  std::uint8_t indifferent_sum = 0;
  std::uint8_t tokens = 0;
  Clause clause{};  // by which the set is one: PX-8.4, PX-8.5, PX-8.6

  template <class F>
  constexpr void fields(F& f) const {
    f("seat", seat, "who");
    f("kind", kind, "of the set");
    f("set", set, "the set cards");
    f("indifferent", indifferent, "the indifferent cards");
    f("set_sum", set_sum, "of the values of the set cards");
    f("indifferent_sum", indifferent_sum, "of the values of the others");
    f("tokens", tokens, "that the player has now");
  }
};

struct GameEnded {
  static constexpr const char* kName = "game_end";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  Outcome outcome;
  Clause clause{};  // PX-11.1, or PX-11.3

  template <class F>
  constexpr void fields(F& f) const {
    f("tokens", outcome.seat_scores(), "by seat");
    f("ranks", outcome.seat_ranks(), "by seat");
  }
};

}  // namespace paradoxa::paradoxical
