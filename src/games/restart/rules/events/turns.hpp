// Events of turns: phases, Mind boards, figures, cards on the grid, Chains.
#pragma once

#include "games/restart/rules/events/shapes.hpp"

namespace paradoxa::restart {

struct TurnBegun {
  static constexpr const char* kName = "turn";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "RS-3.1"_clause;
  Seat seat{};
  std::uint8_t round = 0;

  constexpr void fields(auto& f) const {
    f("seat", seat, "whose");
    f("round", round, "from 1 on");
  }
};
struct PhaseEnded {
  static constexpr const char* kName = "phase_ended";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "RS-3.3"_clause;
  Seat seat{};
  Phase phase{};

  constexpr void fields(auto& f) const {
    f("seat", seat, "whose");
    f("phase", phase, "which");
  }
};
// RS-9.4.
using MemoryDoubled = Told<"doubled", "RS-9.4"_clause, SeatTold>;

// RS-9.2.
struct PlanBegunTold {
  static constexpr bool kPublic = true;
  Seat seat{};
  Plan plan{};

  constexpr void fields(auto& f) const {
    f("seat", seat, "whose");
    f("plan", plan, "which");
  }
};
using PlanBegun = Told<"plan", "RS-9.2"_clause, PlanBegunTold>;

using ChainDropped = HiddenChain<"dropped", false>;
using ChildPlaced = Told<"child_placed", "RS-4.2"_clause, SpaceTold>;
using AdultMoved = ToldBy<"adult", SpaceTold>;
using ChildMoved = ToldBy<"child", SpaceTold>;

// RS-5.1, RS-4.3, RS-13.3, and `study`.
struct Studied {
  static constexpr const char* kName = "studied";
  static constexpr bool kReveals = true;
  static constexpr bool kPublic = true;
  Seat seat{};
  Card card{};
  std::uint8_t time = 0;
  Clause clause{};

  constexpr void fields(auto& f) const {
    f("seat", seat, "who");
    f("card", card, "which");
    f("time", time, "paid");
  }
};
using Buried = Told<"buried", "RS-9.3"_clause, CardTold, kRevealing>;
using PillUsed = Told<"pill_used", "RS-7.3"_clause, FieldTold>;
using Dosed = Told<"dosed", "RS-OP.DOSE"_clause, FieldTold>;
using Recovered = Told<"recovered", "RS-7.1"_clause, FieldTold>;
using FragmentReturned = Told<"fragment_lost", "RS-7.2"_clause, SeatTold>;

using Gained = ToldBy<"gained", TokensTold>;
using Paid = ToldBy<"paid", TokensTold>;

using Caused = Told<"caused", "RS-6.6"_clause, CardAtSpaceTold, kRevealing>;
using Assisted = Told<"assisted", "RS-6.7"_clause, CardAtSpaceTold, kRevealing>;
using CardPlaced = Told<"placed", "RS-6.9"_clause, CardAtSpaceTold, kRevealing>;
using CardDiscarded = ToldBy<"discarded", CardTold, kRevealing>;
using CardTaken = ToldBy<"taken", CardTold>;

// RS-6.10, RS-6.14: it is shown to all.
struct ChainValidated {
  static constexpr const char* kName = "validated";
  static constexpr bool kReveals = true;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "RS-6.14"_clause;
  Seat seat{};
  Chain chain{};
  std::uint8_t time = 0;
  std::uint8_t voids = 0;

  constexpr void fields(auto& f) const {
    f("seat", seat, "who");
    f("chain", chain, "which");
    f("time", time, "paid");
    f("voids", voids, "used");
  }
};
using ChainTaken = HiddenChain<"chain_taken", kRevealing>;

}  // namespace paradoxa::restart
