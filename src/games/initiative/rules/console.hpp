// A player's console: cards in columns, with the items on them.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>

#include "engine/card_row.hpp"
#include "games/initiative/rules/card.hpp"
#include "games/initiative/rules/disc.hpp"

namespace paradoxa::initiative {

inline constexpr int kColumns = 4;  // PI-1.6, PI-R1
inline constexpr int kMaxSlots = 3;

struct ConsoleCard {
  Card card{};
  std::uint8_t column = 0;              // 1 to 4
  std::uint8_t credits = 0;             // PI-14.2
  std::array<Item, kMaxSlots> items{};  // in the order placed, blank behind the last

  constexpr int item_count() const {
    int count = 0;
    while (count < kMaxSlots && items[static_cast<std::size_t>(count)].exists()) ++count;
    return count;
  }
  constexpr void add(Item item) {
    const int count = item_count();
    assert(count < kMaxSlots);
    items[static_cast<std::size_t>(count)] = item;
  }
  constexpr void remove_at(int index) {
    assert(index < item_count());
    close_gap(items, static_cast<std::size_t>(index), kMaxSlots - 1);
  }

  friend constexpr bool operator==(const ConsoleCard&, const ConsoleCard&) = default;
};

// PI-R3: no column has a limit. But a card has four turns at most (PI-16.3), a round brings two
// drafts, and the modules Search and Rewind a card each. In ascending order of the cards.
inline constexpr int kDraftsOfRound = 2;  // PI-4.1
using Console = CardRow<ConsoleCard, kColumns * kDraftsOfRound + 1 + 1>;

}  // namespace paradoxa::initiative
