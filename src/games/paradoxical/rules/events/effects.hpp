// Events of effects.
#pragma once

#include <optional>

#include "engine/clause.hpp"
#include "games/paradoxical/rules/events/shapes.hpp"
#include "games/paradoxical/rules/hand.hpp"

namespace paradoxa::paradoxical {

// PX-9.4; PX-9.3: a hand card is shown.
using EffectUsed = Told<"effect", "PX-9.4"_clause, CardTold>;
using HandEffectUsed = Told<"effect", "PX-9.3"_clause, CardTold, kRevealing>;
using Cycled = Told<"cycle", "PX-OP.CYCLE"_clause, CardTold>;
using Salvaged = Told<"salvage", "PX-OP.SALVAGE"_clause, CardTold>;
using Taken = Told<"take", "PX-OP.TAKE"_clause, CardTold>;
using Given = Told<"give", "PX-OP.GIVE"_clause, CardTold>;
using Lured = Told<"lure", "PX-OP.HUNT"_clause, CardTold>;
using Masked = Told<"mask", "PX-OP.MASK"_clause, OwnedCardTold>;
using Bounced = Told<"bounce", "PX-OP.BOUNCE"_clause, OwnedCardTold>;
using Raided = Told<"raid", "PX-OP.RAID"_clause, OwnedCardTold>;
using Snatched = Told<"snatch", "PX-OP.SNATCH"_clause, OwnedCardTold, kRevealing>;
using Tithed = Told<"tithe", "PX-OP.TITHE"_clause, CardTold>;
using Copied = Told<"copy", "PX-OP.COPY"_clause, OwnedCardTold>;
using Shielded = Told<"shield", "PX-OP.SHIELD"_clause, MarksTold>;
using Recharged = Told<"recharge", "PX-OP.RECHARGE"_clause, MarksTold>;

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

  constexpr void fields(auto& f) const {
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
  constexpr void fields(auto& f) const {
    f("seat", seat, "who looks");
    f("victim", victim, "at whose hand");
    f.maybe("cards", cards, "what is in it, for these two");
  }
};

}  // namespace paradoxa::paradoxical
