// A player's console: cards in columns, with what lies on them.
#pragma once

#include <array>
#include <cstdint>

#include "games/initiative/rules/card.hpp"
#include "games/initiative/rules/disc.hpp"

namespace paradoxa::initiative {

inline constexpr int kColumns = 4;  // PI-1.6, PI-R1
inline constexpr int kMostSlots = 3;

struct ConsoleCard {
  Card card{};
  std::uint8_t column = 0;               // 1 to 4
  std::uint8_t credits = 0;              // PI-14.2
  std::array<Item, kMostSlots> items{};  // in the order placed, blank behind the last

  constexpr int item_count() const {
    int count = 0;
    while (count < kMostSlots && items[static_cast<std::size_t>(count)].exists()) ++count;
    return count;
  }
  constexpr void add(Item item) { items[static_cast<std::size_t>(item_count())] = item; }
  constexpr void remove_at(int index) {
    for (int i = index; i + 1 < kMostSlots; ++i)
      items[static_cast<std::size_t>(i)] = items[static_cast<std::size_t>(i + 1)];
    items[kMostSlots - 1] = kNoItem;
  }

  friend constexpr bool operator==(const ConsoleCard&, const ConsoleCard&) = default;
};

// PI-R3: no column has a limit. Two drafts a round for four turns, a card searched and one rewound
// are ten at most. In ascending order of the cards.
struct Console {
  static constexpr int kRoom = 10;

  std::array<ConsoleCard, kRoom> cards{};
  std::uint8_t size = 0;

  constexpr const ConsoleCard* begin() const { return cards.data(); }
  constexpr const ConsoleCard* end() const { return cards.data() + size; }
  constexpr ConsoleCard* begin() { return cards.data(); }
  constexpr ConsoleCard* end() { return cards.data() + size; }

  constexpr const ConsoleCard* find(Card card) const {
    for (const ConsoleCard& entry : *this)
      if (entry.card == card) return &entry;
    return nullptr;
  }
  constexpr ConsoleCard* find(Card card) {
    for (ConsoleCard& entry : *this)
      if (entry.card == card) return &entry;
    return nullptr;
  }
  constexpr void add(const ConsoleCard& entry) {
    std::size_t place = size++;
    for (; place > 0 && cards[place - 1].card.id > entry.card.id; --place)
      cards[place] = cards[place - 1];
    cards[place] = entry;
  }
  constexpr void remove(Card card) {
    std::size_t place = 0;
    while (cards[place].card != card) ++place;
    --size;
    for (; place < size; ++place) cards[place] = cards[place + 1];
    cards[size] = {};
  }

  friend constexpr bool operator==(const Console&, const Console&) = default;
};

}  // namespace paradoxa::initiative
