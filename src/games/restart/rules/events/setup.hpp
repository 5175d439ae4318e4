// Events of set-up (RS-2, RS-15) and of what is dealt later.
#pragma once

#include "games/restart/rules/events/shapes.hpp"

namespace paradoxa::restart {

struct CharacterDealt {
  static constexpr const char* kName = "character";
  static constexpr bool kReveals = true;
  static constexpr bool kPublic = true;
  static constexpr Clause kClause = "RS-2.1"_clause;
  Seat seat{};
  std::uint8_t character = 0;

  constexpr void fields(auto& f) const {
    f("seat", seat, "who");
    f("character", character, "which, from 1 on");
  }
};

using CardLaid = Told<"laid", "RS-2.2"_clause, CardAtSpaceTold, kRevealing>;
using UpcomingDealt = ToldBy<"upcoming", CardAtPositionTold, kRevealing>;
using CardDrawn = HiddenCard<"drawn", kRevealing>;
using ChainDealt = HiddenChain<"chain", kRevealing>;
using RowDealt = HiddenChain<"row", kRevealing>;
using GadgetShown = Told<"gadget", "RS-15.1"_clause, GadgetTold, kRevealing>;
using GadgetBought = Told<"bought", "RS-15.2"_clause, GadgetTold>;
using GadgetDeclined = Told<"no_gadget", "RS-15.2"_clause, SeatTold>;

}  // namespace paradoxa::restart
