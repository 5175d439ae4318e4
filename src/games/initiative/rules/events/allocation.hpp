// Events of paying: cards, worlds, alliances, purple; and of the glitch.
#pragma once

#include <cstdint>

#include "games/initiative/rules/events/shapes.hpp"

namespace paradoxa::initiative {

// By what pays: PI-8.1 a disc, PI-10.4 purple, PI-11.4 a token.
struct ItemPlaced {
  static constexpr const char* kName = "place";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  Seat seat{};
  Card card{};
  Item item{};
  Clause clause{};

  template <class F>
  constexpr void fields(F& f) const {
    f("seat", seat, "whose console");
    f("card", card, "onto which card");
    f("item", item, "what");
  }
};

// PI-8.4; PI-7.1 for a nexus card.
struct CardCompleted : SeatAndCardTold {
  static constexpr const char* kName = "complete";
  static constexpr bool kReveals = false;
  Clause clause{};
};

// By what pays: PI-9.5 a disc, PI-10.5 purple, PI-11.4 a token.
struct WorldStabilised : SaveTold {
  static constexpr const char* kName = "stabilise";
  static constexpr bool kReveals = false;
  Clause clause{};
};

// By what pays: PI-9.6 a disc, PI-23.1 purple, PI-11.4 a token.
struct WorldLocked : SaveTold {
  static constexpr const char* kName = "lock";
  static constexpr bool kReveals = false;
  Clause clause{};
};

struct PlanetCredited : SeatAndCardTold {
  static constexpr const char* kName = "credit";
  static constexpr bool kReveals = false;
  static constexpr Clause kClause = "PI-14.2"_clause;
};

struct AllianceFormed : ColourTold {
  static constexpr const char* kName = "form";
  static constexpr bool kReveals = false;
  static constexpr Clause kClause = "PI-11.1"_clause;
};

struct AllianceBroken {
  static constexpr const char* kName = "break";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "PI-11.2"_clause;
  Seat seat{};
  Seat owner{};
  Colour colour{};

  template <class F>
  constexpr void fields(F& f) const {
    f("seat", seat, "who breaks it");
    f("owner", owner, "whose it was");
    f("colour", colour, "which");
  }
};

struct PurpleTaken : SeatTold {
  static constexpr const char* kName = "purple";
  static constexpr bool kReveals = false;
  static constexpr Clause kClause = "PI-10.4"_clause;
};

// PI-9.2: for cards completed; PI-12.8: the module; PI-21.9: the rival.
struct GlitchMoved {
  static constexpr const char* kName = "glitch";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  World world{};
  std::uint8_t steps = 0;
  Clause clause{};

  template <class F>
  constexpr void fields(F& f) const {
    f("world", world, "where it stops");
    f("steps", steps, "how far");
  }
};

struct WorldFractured : WorldTold {
  static constexpr const char* kName = "fracture";
  static constexpr bool kReveals = false;
  static constexpr Clause kClause = "PI-9.3"_clause;
};

struct WorldUnlocked : WorldTold {
  static constexpr const char* kName = "unlock";
  static constexpr bool kReveals = false;
  static constexpr Clause kClause = "PI-9.3"_clause;
};

}  // namespace paradoxa::initiative
