// Events of set-up, and of what is drawn or revealed as the game goes on.
#pragma once

#include <cstdint>
#include <optional>

#include "games/initiative/rules/events/shapes.hpp"

namespace paradoxa::initiative {

using GlitchPlaced = Told<"glitch_start", "PI-2.2"_clause, WorldTold, kRevealing>;

// PI-2.5, PI-2.6 at set-up; PI-17.2, PI-17.3 at cleanup.
struct CardRevealed {
  static constexpr const char* kName = "reveal";
  static constexpr bool kReveals = true;
  static constexpr bool kPublic = true;
  Card card{};
  std::uint8_t space = 0;
  Clause clause{};

  constexpr void fields(auto& f) const {
    f("card", card, "which");
    f("space", space, "where in the wormhole, 1 to 9");
  }
};

struct AnomalyFilled {
  static constexpr const char* kName = "anomaly";
  static constexpr bool kReveals = true;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "PI-2.8"_clause;
  Disc disc{};

  constexpr void fields(auto& f) const { f("disc", disc, "which"); }
};

struct GoalShown {
  static constexpr const char* kName = "goal";
  static constexpr bool kReveals = true;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "PI-2.9"_clause;
  Goal goal{};
  std::uint8_t space = 0;

  constexpr void fields(auto& f) const {
    f("goal", goal, "which");
    f("space", space, "where, 1 to 3");
  }
};

// PI-I6.
struct SecretDealt {
  static constexpr const char* kName = "secret";
  static constexpr bool kReveals = true;
  static constexpr Clause kClause = "PI-2.10"_clause;
  Seat seat{};
  Goal goal{};

  constexpr std::optional<SecretDealt> seen_by(Viewer v) const {
    return v.sees_as(seat) ? *this : SecretDealt{seat, {}};
  }
  constexpr void fields(auto& f) const {
    f("seat", seat, "whose");
    f.maybe("goal", goal, "which, for its owner and the referee");
  }
};

using ChiefChosen = Told<"chief", "PI-2.12"_clause, SeatTold, kRevealing>;

// PI-I5. PI-2.14 at set-up, PI-4.7 in the wormhole phase, PI-14.6 for an experiment.
struct ModuleDrawn {
  static constexpr const char* kName = "module";
  static constexpr bool kReveals = true;
  Seat seat{};
  Module module = Module::kNone;
  Clause clause{};

  constexpr std::optional<ModuleDrawn> seen_by(Viewer v) const {
    return v.sees_as(seat) ? *this : ModuleDrawn{seat, Module::kNone, clause};
  }
  constexpr void fields(auto& f) const {
    f("seat", seat, "whose");
    f.maybe("module", module, "which, for its owner and the referee");
  }
};

// By the same clauses.
using ModuleKept = ToldBy<"keep", ModuleTold>;

// PI-2.15: dealt; PI-7.8: drawn into an empty cell.
using DiscLaid = ToldBy<"disc", DiscTold, kRevealing>;

}  // namespace paradoxa::initiative
