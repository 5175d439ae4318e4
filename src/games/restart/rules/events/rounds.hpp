// Events of the ends: of rounds, of the game.
#pragma once

#include "engine/outcome.hpp"
#include "games/restart/rules/events/shapes.hpp"

namespace paradoxa::restart {

struct RoundEnded {
  static constexpr const char* kName = "round_ended";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  std::uint8_t round = 0;
  Clause clause{};

  constexpr void fields(auto& f) const { f("round", round, "which, from 1 on"); }
};
struct RowRewarded {
  static constexpr const char* kName = "row_pills";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "RS-12.5"_clause;
  std::uint8_t position = 0;
  std::uint8_t count = 0;

  constexpr void fields(auto& f) const {
    f("position", position, "of the row, from 1 on");
    f("count", count, "how many pills");
  }
};
struct GameEnded {
  static constexpr const char* kName = "end";
  static constexpr bool kReveals = true;
  static constexpr bool kPublic = true;
  Clause clause{};

  constexpr void fields(auto&) const {}
};
struct Evaluated {
  static constexpr const char* kName = "evaluated";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "RS-14.1"_clause;
  Dystopia dystopia{};
  Outcome outcome{};

  constexpr void fields(auto& f) const {
    f("dystopia", dystopia, "of the next game");
    f("scores", outcome.seat_scores(), "points by seat");
    f("ranks", outcome.seat_ranks(), "by seat");
    f("rows", outcome.lines(), "where the points come from");
  }
};

}  // namespace paradoxa::restart
