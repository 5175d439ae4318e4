// Events of Oceanrealm (RS-19).
#pragma once

#include "games/restart/rules/events/shapes.hpp"

namespace paradoxa::restart {

struct SymbolDrawn {
  static constexpr const char* kName = "symbol";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "RS-19.5"_clause;
  Seat seat{};
  Space region{};
  std::uint8_t sector = 0;
  Symbol symbol{};

  constexpr void fields(auto& f) const {
    f("seat", seat, "whose map");
    f("region", region, "which Region");
    f("sector", sector, "of it, from 1 on");
    f("symbol", symbol, "which");
  }
};
struct ContributionCircled {
  static constexpr const char* kName = "contribution";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "RS-19.4"_clause;
  Seat seat{};
  std::uint8_t circled = 0;

  constexpr void fields(auto& f) const {
    f("seat", seat, "whose track");
    f("circled", circled, "how many numbers now");
  }
};

}  // namespace paradoxa::restart
