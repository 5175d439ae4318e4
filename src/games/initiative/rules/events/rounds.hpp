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

  constexpr void fields(auto& f) const {
    f("seat", seat, "the chief");
    f("round", round, "which, from 1 on");
  }
};

// The seat is the chief.
using FinalRoundBegun = Told<"final_round", "PI-17.1"_clause, SeatTold>;

// No wormhole action is possible.
using Skipped = Told<"skip", "PI-4.2"_clause, SeatTold>;

// PI-4.4; PI-4.5 for a nexus card.
using Drafted = ToldBy<"draft", ColumnTold>;

// PI-4.6; PI-7.2 by a strand; PI-14.6 by an experiment.
using TriggerSwitched = ToldBy<"trigger", ColourTold>;

struct TurnBegun {
  static constexpr const char* kName = "turn";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "PI-5.2"_clause;
  Seat seat{};
  std::uint8_t actions = 0;

  constexpr void fields(auto& f) const {
    f("seat", seat, "whose");
    f("actions", actions, "matrix actions");
  }
};

using ConsoleSlid = Told<"slide", "PI-16.1"_clause, SeatTold>;
using CardLost = Told<"lost", "PI-16.2"_clause, SeatAndCardTold>;

// PI-16.4; PI-21.13 for the rival, PI-21.15 in the final round.
using DiscsReturned = ToldBy<"return", SeatTold>;
using BagRefilled = Told<"empty_bag", "PI-22.1"_clause, NothingTold>;
using CardSwept = Told<"sweep", "PI-17.2"_clause, CardTold>;

}  // namespace paradoxa::initiative
