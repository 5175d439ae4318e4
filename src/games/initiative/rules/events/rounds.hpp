// Events of rounds and turns: how they begin and end, and the wormhole phase.
#pragma once

#include <cstdint>

#include "games/initiative/rules/events/shapes.hpp"

namespace paradoxa::initiative {

// PI-3.1 for the first; PI-17.4 for those that follow a cleanup.
struct RoundBegun {
  static constexpr const char* kName = "round";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  Seat seat{};
  std::uint8_t round = 0;
  Clause clause{};

  template <class F>
  constexpr void fields(F& f) const {
    f("seat", seat, "the chief");
    f("round", round, "which, from 1 on");
  }
};

// The seat is the chief.
struct FinalRoundBegun : SeatTold {
  static constexpr const char* kName = "final_round";
  static constexpr bool kReveals = false;
  static constexpr Clause kClause = "PI-17.1"_clause;
};

// No wormhole action is possible.
struct Skipped : SeatTold {
  static constexpr const char* kName = "skip";
  static constexpr bool kReveals = false;
  static constexpr Clause kClause = "PI-4.2"_clause;
};

// PI-4.4; PI-4.5 for a nexus card.
struct Drafted : ColumnTold {
  static constexpr const char* kName = "draft";
  static constexpr bool kReveals = false;
  Clause clause{};
};

// PI-4.6; PI-7.2 by a strand; PI-14.6 by an experiment.
struct TriggerSwitched : ColourTold {
  static constexpr const char* kName = "trigger";
  static constexpr bool kReveals = false;
  Clause clause{};
};

struct TurnBegun {
  static constexpr const char* kName = "turn";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "PI-5.2"_clause;
  Seat seat{};
  std::uint8_t actions = 0;

  template <class F>
  constexpr void fields(F& f) const {
    f("seat", seat, "whose");
    f("actions", actions, "matrix actions");
  }
};

struct ConsoleSlid : SeatTold {
  static constexpr const char* kName = "slide";
  static constexpr bool kReveals = false;
  static constexpr Clause kClause = "PI-16.1"_clause;
};

struct CardLost : SeatAndCardTold {
  static constexpr const char* kName = "lost";
  static constexpr bool kReveals = false;
  static constexpr Clause kClause = "PI-16.2"_clause;
};

// PI-16.4; PI-21.13 for the rival, PI-21.15 in the final round.
struct DiscsReturned : SeatTold {
  static constexpr const char* kName = "return";
  static constexpr bool kReveals = false;
  Clause clause{};
};

struct BagRefilled : NothingTold {
  static constexpr const char* kName = "empty_bag";
  static constexpr bool kReveals = false;
  static constexpr Clause kClause = "PI-22.1"_clause;
};

struct CardSwept : CardTold {
  static constexpr const char* kName = "sweep";
  static constexpr bool kReveals = false;
  static constexpr Clause kClause = "PI-17.2"_clause;
};

}  // namespace paradoxa::initiative
