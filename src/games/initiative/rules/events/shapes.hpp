// What events tell, by shape: many differ only in their name and their clause.
#pragma once

#include <cstdint>

#include "engine/clause.hpp"
#include "engine/event.hpp"
#include "games/initiative/rules/state.hpp"

namespace paradoxa::initiative {

// Numbers of the position under the name of what they count, so that each is written in its own
// way.
struct World {
  std::uint8_t index = kNoWorld;
  constexpr bool exists() const { return index < kWorlds; }
};
constexpr World world(int index) { return World{static_cast<std::uint8_t>(index)}; }

struct Goal {
  std::uint8_t index = kNoGoal;
  constexpr bool exists() const { return index < kGoals; }
  friend constexpr bool operator==(Goal, Goal) = default;
};

// A row, a column or a diagonal of a matrix (PI-6.1, PI-12.5).
struct Line {
  std::uint8_t index = 0;
};

// A column of a matrix, a to e.
struct MatrixColumn {
  std::uint8_t index = 0;
};

// Cells of a matrix as a list, in their order.
struct CellList {
  Cells cells = 0;
  constexpr bool empty() const { return cells == 0; }
};

struct NothingTold {
  static constexpr bool kPublic = true;

  constexpr void fields(auto&) const {}
};

struct SeatTold {
  static constexpr bool kPublic = true;
  Seat seat{};

  constexpr void fields(auto& f) const { f("seat", seat, "whose"); }
};

struct WorldTold {
  static constexpr bool kPublic = true;
  World world{};

  constexpr void fields(auto& f) const { f("world", world, "which"); }
};

struct CardTold {
  static constexpr bool kPublic = true;
  Card card{};

  constexpr void fields(auto& f) const { f("card", card, "which"); }
};

struct SeatAndCardTold {
  static constexpr bool kPublic = true;
  Seat seat{};
  Card card{};

  constexpr void fields(auto& f) const {
    f("seat", seat, "whose");
    f("card", card, "which");
  }
};

// A card that comes to a column of a console.
struct ColumnTold {
  static constexpr bool kPublic = true;
  Seat seat{};
  Card card{};
  std::uint8_t column = 0;

  constexpr void fields(auto& f) const {
    f("seat", seat, "whose console");
    f("card", card, "which");
    f("column", column, "where, 1 to 4");
  }
};

struct ColourTold {
  static constexpr bool kPublic = true;
  Seat seat{};
  Colour colour{};

  constexpr void fields(auto& f) const {
    f("seat", seat, "whose");
    f("colour", colour, "which");
  }
};

struct ModuleTold {
  static constexpr bool kPublic = true;
  Seat seat{};
  Module module = Module::kNone;

  constexpr void fields(auto& f) const {
    f("seat", seat, "whose");
    f("module", module, "which");
  }
};

// What was spent on a world.
struct SaveTold {
  static constexpr bool kPublic = true;
  Seat seat{};
  Item item{};
  World world{};

  constexpr void fields(auto& f) const {
    f("seat", seat, "who");
    f("item", item, "what was spent");
    f("world", world, "which");
  }
};

// Two discs of a matrix that change places.
struct CellsTold {
  static constexpr bool kPublic = true;
  Seat seat{};
  Cell cell{};
  Cell to{};

  constexpr void fields(auto& f) const {
    f("seat", seat, "whose matrix");
    f("cell", cell, "one cell");
    f("to", to, "the other");
  }
};

// A disc in a cell of a matrix.
struct DiscTold {
  static constexpr bool kPublic = true;
  Seat seat{};
  Disc disc{};
  Cell cell{};

  constexpr void fields(auto& f) const {
    f("seat", seat, "whose matrix");
    f("disc", disc, "which");
    f("cell", cell, "where");
  }
};

}  // namespace paradoxa::initiative
