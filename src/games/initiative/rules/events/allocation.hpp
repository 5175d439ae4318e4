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

  constexpr void fields(auto& f) const {
    f("seat", seat, "whose console");
    f("card", card, "onto which card");
    f("item", item, "what");
  }
};

// PI-8.4; PI-7.1 for a nexus card.
using CardCompleted = ToldBy<"complete", SeatAndCardTold>;

// By what pays: PI-9.5 a disc, PI-10.5 purple, PI-11.4 a token.
using WorldStabilised = ToldBy<"stabilise", SaveTold>;

// By what pays: PI-9.6 a disc, PI-23.1 purple, PI-11.4 a token.
using WorldLocked = ToldBy<"lock", SaveTold>;
using PlanetCredited = Told<"credit", "PI-14.2"_clause, SeatAndCardTold>;
using AllianceFormed = Told<"form", "PI-11.1"_clause, ColourTold>;

struct AllianceBroken {
  static constexpr const char* kName = "break";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "PI-11.2"_clause;
  Seat seat{};
  Seat owner{};
  Colour colour{};

  constexpr void fields(auto& f) const {
    f("seat", seat, "who breaks it");
    f("owner", owner, "whose it was");
    f("colour", colour, "which");
  }
};

using PurpleTaken = Told<"purple", "PI-10.4"_clause, SeatTold>;

// PI-9.2: for cards completed; PI-12.8: the module; PI-21.9: the rival.
struct GlitchMoved {
  static constexpr const char* kName = "glitch";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  World world{};
  std::uint8_t steps = 0;
  Clause clause{};

  constexpr void fields(auto& f) const {
    f("world", world, "where it stops");
    f("steps", steps, "how far");
  }
};

using WorldFractured = Told<"fracture", "PI-9.3"_clause, WorldTold>;
using WorldUnlocked = Told<"unlock", "PI-9.3"_clause, WorldTold>;

}  // namespace paradoxa::initiative
