// Events of tech modules.
#pragma once

#include <cstdint>

#include "games/initiative/rules/events/shapes.hpp"

namespace paradoxa::initiative {

// By the clause of the module, PI-12.3 to PI-12.11.
using ModuleUsed = ToldBy<"use", ModuleTold>;

struct ColumnDestroyed {
  static constexpr const char* kName = "destroy";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "PI-12.3"_clause;
  Seat seat{};
  CellList cells{};
  MatrixColumn column{};

  constexpr void fields(auto& f) const {
    f("seat", seat, "whose matrix");
    f("cells", cells, "the cells that are empty now");
    f("column", column, "which, a to e");
  }
};

using DiscsExchanged = Told<"exchanged", "PI-12.6"_clause, CellsTold>;
using CardRewound = Told<"rewind", "PI-12.7"_clause, ColumnTold>;

struct ItemMoved {
  static constexpr const char* kName = "moved";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "PI-12.9"_clause;
  Seat seat{};
  Card card{};
  Card from{};
  Item item{};

  constexpr void fields(auto& f) const {
    f("seat", seat, "whose console");
    f("card", card, "onto which card");
    f("from", from, "from which");
    f("item", item, "what");
  }
};

struct RowShifted {
  static constexpr const char* kName = "shift";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "PI-12.10"_clause;
  Seat seat{};
  std::uint8_t row = 0;

  constexpr void fields(auto& f) const {
    f("seat", seat, "whose matrix");
    f("row", row, "which, 1 to 5");
  }
};

using CardSearched = Told<"search", "PI-12.11"_clause, ColumnTold>;

}  // namespace paradoxa::initiative
