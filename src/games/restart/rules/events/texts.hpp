// Events of Event texts (RS-OP).
#pragma once

#include "games/restart/rules/events/shapes.hpp"

namespace paradoxa::restart {

struct TextActivated {
  static constexpr const char* kName = "text";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "RS-1.13"_clause;
  Seat seat{};
  Card card{};
  IdSet<OpKind, kOpKinds> operations{};  // for tallies: they are printed on the card

  constexpr void fields(auto& f) const {
    f("seat", seat, "who");
    f("card", card, "which");
  }
};

struct Seeded {
  static constexpr const char* kName = "seeded";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  Seat seat{};
  Token token{};
  Space space{};        // or none
  Position position{};  // of the row
  Clause clause{};

  constexpr void fields(auto& f) const {
    f("seat", seat, "who");
    f("token", token, "what");
    f.maybe("space", space, "where");
    f.maybe("position", position, "of the row, from 1 on");
  }
};
struct SpacesSwapped {
  static constexpr const char* kName = "swapped";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "RS-OP.SWAP"_clause;
  Seat seat{};
  Space one{};
  Space other{};

  constexpr void fields(auto& f) const {
    f("seat", seat, "who");
    f("one", one, "the first space");
    f("other", other, "the second space");
  }
};
struct HandSwapped {
  static constexpr const char* kName = "hand_swapped";
  static constexpr bool kReveals = true;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "RS-OP.SWAPHAND"_clause;
  Seat seat{};
  Card given{};
  Card taken{};
  Space space{};

  constexpr void fields(auto& f) const {
    f("seat", seat, "who");
    f("given", given, "that lies there now");
    f("taken", taken, "into hand");
    f("space", space, "where");
  }
};
// A Chain card that is put under the deck, or into the row at a position.
using ChainReturned = HiddenChain<"chain_returned", false>;
using ChainPeeked = HiddenChain<"peeked", kRevealing>;

struct Changed {
  static constexpr bool kPublic = true;
  Seat seat{};
  std::uint8_t number = 0;

  constexpr void fields(auto& f) const {
    f("seat", seat, "who");
    f("number", number, "how much, or which");
  }
};
using PatternsTurned = Told<"patterns", "RS-OP.MATCH"_clause, Changed>;
using RebateGained = Told<"rebate", "RS-OP.REBATE"_clause, Changed>;

struct ExtraGained {
  static constexpr const char* kName = "extra";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "RS-OP.EXTRA"_clause;
  Seat seat{};
  Icon icon{};
  std::uint8_t count = 0;

  constexpr void fields(auto& f) const {
    f("seat", seat, "who");
    f("icon", icon, "which action");
    f("count", count, "how often");
  }
};
// `dig`: only its digger sees the cards.
using CardDug = HiddenCard<"dug", kRevealing>;

}  // namespace paradoxa::restart
