// Events of tech modules.
#pragma once

#include <cstdint>

#include "games/initiative/rules/events/shapes.hpp"

namespace paradoxa::initiative {

// By the clause of the module, PI-12.3 to PI-12.11.
struct ModuleUsed : ModuleTold {
  static constexpr const char* kName = "use";
  static constexpr bool kReveals = false;
  Clause clause{};
};

struct ColumnDestroyed {
  static constexpr const char* kName = "destroy";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "PI-12.3"_clause;
  Seat seat{};
  CellList cells{};
  MatrixColumn column{};

  template <class F>
  constexpr void fields(F& f) const {
    f("seat", seat, "whose matrix");
    f("cells", cells, "the cells that are empty now");
    f("column", column, "which, a to e");
  }
};

struct DiscsExchanged : CellsTold {
  static constexpr const char* kName = "exchanged";
  static constexpr bool kReveals = false;
  static constexpr Clause kClause = "PI-12.6"_clause;
};

struct CardRewound : ColumnTold {
  static constexpr const char* kName = "rewind";
  static constexpr bool kReveals = false;
  static constexpr Clause kClause = "PI-12.7"_clause;
};

struct ItemMoved {
  static constexpr const char* kName = "moved";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "PI-12.9"_clause;
  Seat seat{};
  Card card{};
  Card from{};
  Item item{};

  template <class F>
  constexpr void fields(F& f) const {
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

  template <class F>
  constexpr void fields(F& f) const {
    f("seat", seat, "whose matrix");
    f("row", row, "which, 1 to 5");
  }
};

struct CardSearched : ColumnTold {
  static constexpr const char* kName = "search";
  static constexpr bool kReveals = false;
  static constexpr Clause kClause = "PI-12.11"_clause;
};

}  // namespace paradoxa::initiative
