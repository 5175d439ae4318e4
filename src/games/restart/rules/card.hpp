// Event cards: their ids, and what is printed on them (RS-1.8).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/id_set.hpp"
#include "games/restart/rules/operation.hpp"

namespace paradoxa::restart {

inline constexpr int kCardsOfType = 27;
inline constexpr int kCards = kTypes * kCardsOfType;
inline constexpr int kSlots = 6;  // RS-R2
inline constexpr int kMaxHeight = kSlots;

// By type, then by number: F01 to F27, E01, …
struct Card {
  std::uint8_t id = kNone;

  static constexpr std::uint8_t kNone = 0xFF;

  static constexpr Card at(int id) { return Card{static_cast<std::uint8_t>(id)}; }
  // Counted from 1.
  static constexpr Card of(Type type, int number) {
    return at(static_cast<int>(type) * kCardsOfType + number - 1);
  }

  constexpr bool exists() const { return id < kCards; }
  constexpr Type type() const { return static_cast<Type>(id / kCardsOfType); }
  constexpr int number() const { return id % kCardsOfType + 1; }

  friend constexpr bool operator==(Card, Card) = default;
};
inline constexpr Card kNoCard{};

using CardSet = WideIdSet<Card, 64, kCards>;

// "F01"; anything else is nothing.
constexpr std::optional<Card> parse_card(std::string_view text) {
  if (text.size() != 3 || text[1] < '0' || text[1] > '2' || text[2] < '0' || text[2] > '9')
    return std::nullopt;
  const auto type = kTypeLetters.parse(text[0]);
  const int number = (text[1] - '0') * 10 + text[2] - '0';
  if (!type || number < 1 || number > kCardsOfType) return std::nullopt;
  return Card::of(*type, number);
}

// Nothing, an icon or a number of points.
struct Slot {
  std::uint8_t code = 0;

  static constexpr Slot of(Icon icon) {
    return Slot{static_cast<std::uint8_t>(kFirstIcon + static_cast<int>(icon))};
  }
  static constexpr Slot of_points(int points) { return Slot{static_cast<std::uint8_t>(points)}; }

  constexpr bool is_icon() const { return code >= kFirstIcon; }
  // Precondition: is_icon().
  constexpr Icon icon() const { return static_cast<Icon>(code - kFirstIcon); }
  constexpr int points() const { return is_icon() ? 0 : code; }

  friend constexpr bool operator==(Slot, Slot) = default;

 private:
  static constexpr std::uint8_t kFirstIcon = 16;
};

// What is printed on a card beside its type.
struct CardRule {
  Field field{};
  std::uint8_t cost = 0;             // to Study it
  std::array<Slot, kSlots> slots{};  // from the bottom
  std::array<Operation, kMaxOperations> text{};

  // These follow from the slots.
  std::array<std::uint8_t, kIcons> icon_slots{};      // a bit for each slot with that icon
  std::array<std::uint8_t, kMaxHeight + 1> points{};  // in the slots up to a height (RS-13.6)

  constexpr void index() {
    icon_slots = {};
    for (std::size_t s = 0; s < kSlots; ++s) {
      if (slots[s].is_icon())
        icon_slots[static_cast<std::size_t>(slots[s].icon())] |= static_cast<std::uint8_t>(1u << s);
      points[s + 1] = static_cast<std::uint8_t>(points[s] + slots[s].points());
    }
  }
  // The slots with this icon that are switched on at a height (RS-3.5).
  constexpr unsigned active(Icon icon, int height) const {
    return icon_slots[static_cast<std::size_t>(icon)] & ((1u << height) - 1u);
  }
};

}  // namespace paradoxa::restart
