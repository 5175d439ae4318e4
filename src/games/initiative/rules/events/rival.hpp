// Events of the rival lab.
#pragma once

#include <cstdint>

#include "engine/enum_words.hpp"
#include "games/initiative/rules/events/shapes.hpp"

namespace paradoxa::initiative {

// What a disc makes the rival do: PI-21.6, PI-21.7, PI-21.9, PI-21.10.
enum class RivalDeed : std::uint8_t { kPawn, kGift, kGlitch, kRepair };
inline constexpr EnumWords<RivalDeed, 4> kRivalDeedWords{"pawn", "gift", "glitch", "repair"};

// PI-21.5: a disc of the rival's, why it was drawn and what comes of it.
struct RivalDrew {
  static constexpr const char* kName = "rival_draw";
  static constexpr bool kReveals = true;
  static constexpr bool kPublic = true;
  Seat seat{};
  Disc disc{};
  RivalDeed does{};
  std::uint8_t number = 0;
  bool clockwise = false;
  bool matches = false;
  Clause clause{};

  constexpr void fields(auto& f) const {
    f("seat", seat, "the rival's");
    f("disc", disc, "which");
    f("does", does, "what its colour means now");
    f("number", number, "how far the pawn or the glitch moves");
    f("clockwise", clockwise, "which way a fractured world is looked for");
    f("matches", matches, "whether the alliance effect follows");
  }
};

struct AnomalyExchanged {
  static constexpr const char* kName = "exchange";
  static constexpr bool kReveals = true;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "PI-21.13"_clause;
  Seat seat{};
  Disc disc{};
  Item item{};

  constexpr void fields(auto& f) const {
    f("seat", seat, "the rival's");
    f("disc", disc, "what comes into the anomaly");
    f("item", item, "what leaves it");
  }
};

struct PawnMoved {
  static constexpr const char* kName = "pawn";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "PI-21.6"_clause;
  std::uint8_t space = 0;

  constexpr void fields(auto& f) const { f("space", space, "where it stops, 4 to 9"); }
};

// PI-21.6: where its pawn stopped; PI-21.7: given to it.
using RivalTookCard = ToldBy<"rival_card", CardTold>;
using RivalStabilised = Told<"repair", "PI-21.10"_clause, WorldTold>;
using RivalLocked = Told<"rival_lock", "PI-21.10"_clause, WorldTold>;

struct RivalAllied {
  static constexpr const char* kName = "rival_token";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "PI-21.11"_clause;
  Colour colour{};

  constexpr void fields(auto& f) const { f("colour", colour, "which"); }
};

struct RivalBrokeAlliance {
  static constexpr const char* kName = "token_back";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "PI-21.11"_clause;
  Seat owner{};
  Colour colour{};

  constexpr void fields(auto& f) const {
    f("owner", owner, "whose it was");
    f("colour", colour, "which");
  }
};

}  // namespace paradoxa::initiative
