// Events of scoring.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/outcome.hpp"
#include "games/initiative/rules/events/shapes.hpp"

namespace paradoxa::initiative {

// PI-18.1; PI-21.16 for the rival.
using CardGivenUp = ToldBy<"penalty", SeatAndCardTold>;

struct SecretUnsealed {
  static constexpr const char* kName = "unseal";
  static constexpr bool kReveals = true;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "PI-18.8"_clause;
  Seat seat{};
  Goal goal{};

  constexpr void fields(auto& f) const {
    f("seat", seat, "whose");
    f("goal", goal, "which");
  }
};

// PI-21.16: what the rival scored, alone.
struct RivalScore {
  static constexpr const char* kType = "RivalScore";
  std::int16_t worlds = 0;
  std::int16_t experiments = 0;
  std::int16_t locked = 0;
  std::int16_t goals = 0;
  std::int16_t alliances = 0;
  std::int16_t its_worlds = 0;  // PI-21.18

  constexpr int total() const {
    return worlds + experiments + locked + goals + alliances + its_worlds;
  }
  constexpr void fields(auto& f) const {
    f("worlds", worlds, "for sets of worlds");
    f("experiments", experiments, "for experiments");
    f("locked", locked, "for locked worlds");
    f("goals", goals, "for goals");
    f("alliances", alliances, "for alliance tokens");
    f("its_worlds", its_worlds, "with the option solo_hard");
  }
};

// PI-19.1, or PI-21.17. PI-18.8: secret goals are turned up.
struct GameEnded {
  static constexpr const char* kName = "game_end";
  static constexpr bool kReveals = true;
  static constexpr bool kPublic = true;
  Outcome outcome;
  std::array<Goal, kMaxPlayers> secrets{};
  std::optional<RivalScore> rival;  // alone
  Clause clause{};

  constexpr void fields(auto& f) const {
    f("rival", rival, "what the rival scored, alone");
    f("scores", outcome.seat_scores(), "points by seat");
    f("ranks", outcome.seat_ranks(), "by seat");
    f("rows", outcome.lines(), "where the points come from");
    f("secrets", secrets, "secret goals by seat");
  }
};

}  // namespace paradoxa::initiative
