// Events of turns, checks and claims.
#pragma once

#include <cstdint>

#include "engine/outcome.hpp"
#include "games/paradoxical/rules/events/shapes.hpp"
#include "games/paradoxical/rules/paradox.hpp"

namespace paradoxa::paradoxical {

using Started = Told<"start", "PX-3.4"_clause, SeatTold, kRevealing>;

struct TurnBegun {
  static constexpr const char* kName = "turn";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "PX-5.1"_clause;
  Seat seat{};
  std::uint16_t turn = 0;

  constexpr void fields(auto& f) const {
    f("seat", seat, "whose");
    f("turn", turn, "turns counted so far");
  }
};

using Passed = Told<"pass", "PX-5.6"_clause, SeatTold>;

// By the hand check.
using HandDiscarded = Told<"discard", "PX-4.4"_clause, CardTold, kRevealing>;

// By the pool check.
using PoolDiscarded = Told<"drop", "PX-4.5"_clause, CardTold>;
using RoomMade = Told<"room", "PX-4.2"_clause, CardTold>;

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

  constexpr void fields(auto& f) const {
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

  constexpr void fields(auto& f) const {
    f("tokens", outcome.seat_scores(), "by seat");
    f("ranks", outcome.seat_ranks(), "by seat");
  }
};

}  // namespace paradoxa::paradoxical
