// Whether items fit the slots of a card, and whether it is paid.
#pragma once

#include "games/initiative/content/content.hpp"

namespace paradoxa::initiative {
namespace payment_detail {

struct Laid {
  std::array<Colour, kMostSlots> colours{};
  int count = 0;
};

// Item `i` and those after it find slots of their own; `same` is the colour of the S slots so far.
constexpr bool find_slots(const CardText& card, const Laid& laid, int i, unsigned taken,
                          Colour same) {
  if (i == laid.count) return true;
  const Colour c = laid.colours[static_cast<std::size_t>(i)];
  for (int slot = 0; slot < card.particles; ++slot) {
    if ((taken >> slot & 1) != 0) continue;
    const Slot kind = card.slots[static_cast<std::size_t>(slot)];
    Colour group = same;
    bool takes = false;
    switch (kind) {
      case Slot::kAny: takes = true; break;
      case Slot::kPurple: takes = c == Colour::kPurple; break;
      case Slot::kSame:
        takes = c == Colour::kPurple || same == Colour::kPurple || c == same;
        if (c != Colour::kPurple) group = c;
        break;
      case Slot::kPlanet: break;
      default: takes = c == Colour::kPurple || static_cast<int>(c) == static_cast<int>(kind);
    }
    if (takes && find_slots(card, laid, i + 1, taken | 1u << slot, group)) return true;
  }
  return false;
}

}  // namespace payment_detail

// PI-8.1, PI-8.2, PI-R32: with a further item of the colour, all have slots of their own.
// PI-13.1: a nexus card has no slots.
constexpr bool fits(const CardText& card, const ConsoleCard& entry, Colour more) {
  payment_detail::Laid laid;
  for (const Item item : entry.items)
    if (item.exists()) laid.colours[static_cast<std::size_t>(laid.count++)] = item.colour();
  if (laid.count >= card.particles) return false;
  laid.colours[static_cast<std::size_t>(laid.count++)] = more;
  return payment_detail::find_slots(card, laid, 0, 0, Colour::kPurple);
}

// Whether what lies on a card may lie there.
constexpr bool fits(const CardText& card, const ConsoleCard& entry) {
  payment_detail::Laid laid;
  for (const Item item : entry.items)
    if (item.exists()) laid.colours[static_cast<std::size_t>(laid.count++)] = item.colour();
  return laid.count <= card.particles &&
         payment_detail::find_slots(card, laid, 0, 0, Colour::kPurple);
}

constexpr bool slots_filled(const CardText& card, const ConsoleCard& entry) {
  return entry.item_count() == card.particles;
}

// PI-14.2, PI-14.5: a planet can be credited.
constexpr bool wants_credit(const CardText& card, const ConsoleCard& entry) {
  return entry.credits < card.planets && slots_filled(card, entry);
}

// PI-8.4; a nexus card is never paid.
constexpr bool is_paid(const CardText& card, const ConsoleCard& entry) {
  return !card.cell.exists() && slots_filled(card, entry) && entry.credits == card.planets;
}

}  // namespace paradoxa::initiative
