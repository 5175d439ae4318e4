// Invariant 7: what lies on a card fits it, and no card is fully paid.
#pragma once

#include <string_view>

#include "games/initiative/content/content.hpp"
#include "games/initiative/rules/payment.hpp"
#include "games/initiative/rules/state.hpp"

namespace paradoxa::initiative::invariants_detail {

constexpr std::string_view console_flaw(const Content& content, const State& state) {
  for (const Console& console : state.consoles)
    for (const ConsoleCard& entry : console) {
      const CardText& card = content.card(entry.card);
      if (entry.column < 1 || entry.column > kColumns) return "PI-1.6: there is no such column";
      const int items = entry.item_count();
      for (int i = 0; i < kMostSlots; ++i) {
        const Item item = entry.items[static_cast<std::size_t>(i)];
        if (i < items ? !item.exists() : item != kNoItem) return "unused bytes are not blank";
      }
      if (!fits(card, entry)) return "PI-8.1: these items do not fit the card";
      if (entry.credits > card.planets) return "PI-14.3: the card has no such planet";
      if (is_paid(card, entry)) return "PI-8.4: a card that is paid is completed at once";
    }
  for (int s = 0; s < kMostSeats; ++s)
    if (state.triggers[static_cast<std::size_t>(s)] >
        (s < state.seats() && state.phase != Phase::kSetup ? 7 : 0))
      return "PI-2.13: there are three triggers, off at set-up";
  return {};
}

}  // namespace paradoxa::initiative::invariants_detail
