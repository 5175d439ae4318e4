// Events of set-up, and of what is drawn or revealed as the game goes on.
#pragma once

#include <cstdint>
#include <optional>

#include "games/initiative/rules/events/shapes.hpp"

namespace paradoxa::initiative {

struct GlitchPlaced : WorldTold {
  static constexpr const char* kName = "glitch_start";
  static constexpr bool kReveals = true;
  static constexpr Clause kClause = "PI-2.2"_clause;
};

// PI-2.5, PI-2.6 at set-up; PI-17.2, PI-17.3 at cleanup.
struct CardRevealed {
  static constexpr const char* kName = "reveal";
  static constexpr bool kReveals = true;
  static constexpr bool kPublic = true;
  Card card{};
  std::uint8_t space = 0;
  Clause clause{};

  template <class F>
  constexpr void fields(F& f) const {
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

  template <class F>
  constexpr void fields(F& f) const {
    f("disc", disc, "which");
  }
};

struct GoalShown {
  static constexpr const char* kName = "goal";
  static constexpr bool kReveals = true;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "PI-2.9"_clause;
  Goal goal{};
  std::uint8_t space = 0;

  template <class F>
  constexpr void fields(F& f) const {
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
  template <class F>
  constexpr void fields(F& f) const {
    f("seat", seat, "whose");
    f.maybe("goal", goal, "which, for its owner and the referee");
  }
};

struct ChiefChosen : SeatTold {
  static constexpr const char* kName = "chief";
  static constexpr bool kReveals = true;
  static constexpr Clause kClause = "PI-2.12"_clause;
};

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
  template <class F>
  constexpr void fields(F& f) const {
    f("seat", seat, "whose");
    f.maybe("module", module, "which, for its owner and the referee");
  }
};

// By the same clauses.
struct ModuleKept : ModuleTold {
  static constexpr const char* kName = "keep";
  static constexpr bool kReveals = false;
  Clause clause{};
};

// PI-2.15: dealt; PI-7.8: drawn into an empty cell.
struct DiscLaid : DiscTold {
  static constexpr const char* kName = "disc";
  static constexpr bool kReveals = true;
  Clause clause{};
};

}  // namespace paradoxa::initiative
