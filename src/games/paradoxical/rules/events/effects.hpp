// Events of effects.
#pragma once

#include <optional>

#include "engine/clause.hpp"
#include "games/paradoxical/rules/events/shapes.hpp"
#include "games/paradoxical/rules/hand.hpp"

namespace paradoxa::paradoxical {

// PX-9.4; PX-9.3: a hand card is shown.
struct EffectUsed : CardTold {
  static constexpr const char* kName = "effect";
  static constexpr bool kReveals = false;
  static constexpr Clause kClause = "PX-9.4"_clause;
};
struct HandEffectUsed : CardTold {
  static constexpr const char* kName = "effect";
  static constexpr bool kReveals = true;
  static constexpr Clause kClause = "PX-9.3"_clause;
};

struct Cycled : CardTold {
  static constexpr const char* kName = "cycle";
  static constexpr bool kReveals = false;
  static constexpr Clause kClause = "PX-OP.CYCLE"_clause;
};

struct Salvaged : CardTold {
  static constexpr const char* kName = "salvage";
  static constexpr bool kReveals = false;
  static constexpr Clause kClause = "PX-OP.SALVAGE"_clause;
};

struct Taken : CardTold {
  static constexpr const char* kName = "take";
  static constexpr bool kReveals = false;
  static constexpr Clause kClause = "PX-OP.TAKE"_clause;
};

struct Given : CardTold {
  static constexpr const char* kName = "give";
  static constexpr bool kReveals = false;
  static constexpr Clause kClause = "PX-OP.GIVE"_clause;
};

struct Lured : CardTold {
  static constexpr const char* kName = "lure";
  static constexpr bool kReveals = false;
  static constexpr Clause kClause = "PX-OP.HUNT"_clause;
};

struct Masked : OwnedCardTold {
  static constexpr const char* kName = "mask";
  static constexpr bool kReveals = false;
  static constexpr Clause kClause = "PX-OP.MASK"_clause;
};

struct Bounced : OwnedCardTold {
  static constexpr const char* kName = "bounce";
  static constexpr bool kReveals = false;
  static constexpr Clause kClause = "PX-OP.BOUNCE"_clause;
};

struct Raided : OwnedCardTold {
  static constexpr const char* kName = "raid";
  static constexpr bool kReveals = false;
  static constexpr Clause kClause = "PX-OP.RAID"_clause;
};

struct Snatched : OwnedCardTold {
  static constexpr const char* kName = "snatch";
  static constexpr bool kReveals = true;
  static constexpr Clause kClause = "PX-OP.SNATCH"_clause;
};

struct Tithed : CardTold {
  static constexpr const char* kName = "tithe";
  static constexpr bool kReveals = false;
  static constexpr Clause kClause = "PX-OP.TITHE"_clause;
};

struct Copied : OwnedCardTold {
  static constexpr const char* kName = "copy";
  static constexpr bool kReveals = false;
  static constexpr Clause kClause = "PX-OP.COPY"_clause;
};

struct Shielded : MarksTold {
  static constexpr const char* kName = "shield";
  static constexpr bool kReveals = false;
  static constexpr Clause kClause = "PX-OP.SHIELD"_clause;
};

struct Recharged : MarksTold {
  static constexpr const char* kName = "recharge";
  static constexpr bool kReveals = false;
  static constexpr Clause kClause = "PX-OP.RECHARGE"_clause;
};

// PX-OP.EXCHANGE with the pool, PX-OP.TRADE with an opponent.
struct Swapped {
  static constexpr const char* kName = "swap";
  static constexpr bool kReveals = false;
  static constexpr bool kPublic = true;
  Seat seat{};
  Label own{};
  Label card{};
  Seat owner = kNoSeat;
  Clause clause{};

  template <class F>
  constexpr void fields(F& f) const {
    f("seat", seat, "who");
    f("own", own, "the card given");
    f("card", card, "the card got");
    f("owner", owner, "whose it was; null for the pool");
  }
};

// PX-I11.
struct Spied {
  static constexpr const char* kName = "spy";
  static constexpr bool kReveals = true;
  static constexpr Clause kClause = "PX-OP.SPY"_clause;
  Seat seat{};
  Seat victim{};
  FixedList<Label, Hand::kRoom> cards;

  constexpr std::optional<Spied> seen_by(Viewer v) const {
    return v.sees_as(seat) || v.sees_as(victim) ? *this : Spied{seat, victim, {}};
  }
  template <class F>
  constexpr void fields(F& f) const {
    f("seat", seat, "who looks");
    f("victim", victim, "at whose hand");
    f.maybe("cards", cards, "what is in it, for these two");
  }
};

}  // namespace paradoxa::paradoxical
