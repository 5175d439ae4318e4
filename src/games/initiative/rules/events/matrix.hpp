// Events of matrix actions.
#pragma once

#include <cstdint>

#include "games/initiative/rules/events/shapes.hpp"

namespace paradoxa::initiative {

using Swapped = Told<"swap", "PI-5.4"_clause, CellsTold>;

struct AnomalySwapped {
  static constexpr const char* kName = "anomaly_swap";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "PI-5.5"_clause;
  Seat seat{};
  Disc disc{};
  Item item{};
  Cell cell{};

  constexpr void fields(auto& f) const {
    f("seat", seat, "whose matrix");
    f("disc", disc, "what goes to the anomaly");
    f("item", item, "what comes from it");
    f("cell", cell, "where");
  }
};

// PI-6.4: formed by a swap; PI-5.6: it waited; PI-12.4: a diagonal.
struct StrandResolved {
  static constexpr const char* kName = "strand";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  Seat seat{};
  Colour colour{};
  CellList cells{};
  Line line{};
  Clause clause{};

  constexpr void fields(auto& f) const {
    f("seat", seat, "whose matrix");
    f("colour", colour, "of its discs");
    f("cells", cells, "where they lie");
    f("line", line, "in which line");
  }
};

using DiscEarned = Told<"earn", "PI-7.3"_clause, DiscTold>;

// PI-7.7; PI-23.5 with the option lock_is_floor.
struct DiscFell {
  static constexpr const char* kName = "fall";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  Seat seat{};
  Disc disc{};
  Cell cell{};
  Cell to{};
  Clause clause{};

  constexpr void fields(auto& f) const {
    f("seat", seat, "whose matrix");
    f("disc", disc, "which");
    f("cell", cell, "from");
    f("to", to, "to");
  }
};

}  // namespace paradoxa::initiative
