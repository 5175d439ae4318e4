// Invariant 7: the items on a card fit it, and no card is fully paid.
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
      for (int i = 0; i < kMaxSlots; ++i) {
        const Item item = entry.items[static_cast<std::size_t>(i)];
        if (i < items ? !item.exists() : item != kNoItem) return "unused bytes are not blank";
      }
      if (!fits(card, entry)) return "PI-8.1: these items do not fit the card";
      if (entry.credits > card.planets) return "PI-14.3: the card has no such planet";
      if (is_paid(card, entry)) return "PI-8.4: a card that is paid is completed at once";
    }
  for (int s = 0; s < kMaxPlayers; ++s)
    if (state.triggers[static_cast<std::size_t>(s)] >
        (s < state.seats() && state.phase != Phase::kSetup ? 7 : 0))
      return "PI-2.13: there are three triggers, off at set-up";
  return {};
}

// PI-4.1: how many cards a seat may still draft before the cards of its console slide next.
constexpr int drafts_to_come(const State& state, int s) {
  const int n = state.players();
  const int turn = (s - state.chief.index + n) % n;
  switch (state.phase) {
    case Phase::kWormhole: {
      const int had = (state.step > turn ? 1 : 0) + (state.step > 2 * n - 1 - turn ? 1 : 0);
      return kDraftsOfRound - had;
    }
    case Phase::kTurn:
    case Phase::kAllocation:
      return turn >= state.turns || state.final_round != 0 ? 0 : kDraftsOfRound;
    case Phase::kCleanup: return kDraftsOfRound;
    default: return 0;
  }
}

// PI-16.3, PI-4.1, PI-12.7, PI-12.11: whatever is drafted, searched and rewound from here on, a
// console has room for it. After `slides` turns only the cards of the first columns are left.
constexpr std::string_view room_flaw(const State& state) {
  for (int s = 0; s < state.seats(); ++s) {
    const Console& console = state.consoles[static_cast<std::size_t>(s)];
    if (console.size == 0) continue;
    const std::uint8_t used = state.tech[static_cast<std::size_t>(s)].used;
    const int modules =
        ((used & bit(Module::kSearch)) == 0 ? 1 : 0) + ((used & bit(Module::kRewind)) == 0 ? 1 : 0);
    const int slides = state.final_round != 0 ? 0 : kColumns - 1;
    for (int slid = 0; slid <= slides; ++slid) {
      int cards = drafts_to_come(state, s) + kDraftsOfRound * slid + modules;
      for (const ConsoleCard& entry : console) cards += entry.column <= kColumns - slid ? 1 : 0;
      if (cards > Console::kRoom) return "PI-16.3: a console never holds this many cards";
    }
  }
  return {};
}

}  // namespace paradoxa::initiative::invariants_detail
