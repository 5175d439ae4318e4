// Events of Pandemia (RS-16).
#pragma once

#include "games/restart/rules/events/shapes.hpp"

namespace paradoxa::restart {

struct FaceTold {
  static constexpr bool kPublic = true;
  Seat seat{};
  Face face{};

  constexpr void fields(auto& f) const {
    f("seat", seat, "who");
    f("face", face, "which");
  }
};
using DieFixed = Told<"fixed", "RS-16.4"_clause, FaceTold>;
using DiePickedUp = Told<"picked_up", "RS-16.5"_clause, FaceTold>;

struct DiceRolled {
  static constexpr const char* kName = "rolled";
  static constexpr bool kReveals = true;
  static constexpr bool kPublic = true;
  Seat seat{};
  Dice dice{};
  Clause clause{};

  constexpr void fields(auto& f) const {
    f("seat", seat, "who");
    f("viruses", dice[0], "dice with that face");
    f("cures", dice[1], "dice with that face");
    f("both", dice[2], "dice with both");
  }
};
struct PlanTold {
  static constexpr bool kPublic = true;
  Seat seat{};
  Plan plan{};
  std::uint8_t position = 0;

  constexpr void fields(auto& f) const {
    f("seat", seat, "who");
    f("plan", plan, "which");
    f("position", position, "of the marker now");
  }
};
using ResearchProtected = Told<"protected", "RS-16.6"_clause, PlanTold>;
struct Researched {
  static constexpr const char* kName = "researched";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "RS-16.8"_clause;
  Seat seat{};
  Plan plan{};
  std::int8_t total = 0;
  std::uint8_t position = 0;

  constexpr void fields(auto& f) const {
    f("seat", seat, "who");
    f("plan", plan, "which");
    f("total", total, "of the dice");
    f("position", position, "of the marker now");
  }
};

}  // namespace paradoxa::restart
