// Whether items fit the slots of a card, and whether it is paid.
#pragma once

#include "games/initiative/content/content.hpp"

namespace paradoxa::initiative {
namespace payment_detail {

struct Laid {
  std::array<Colour, kMaxSlots> colours{};
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

// In which order slots are tried for an item, for a picture: its own colour, purple, those of one
// colour, any, and a named one for purple last. Nothing where the slot does not take it.
constexpr int preference(Slot kind, Colour c, Colour same) {
  const bool purple = c == Colour::kPurple;
  switch (kind) {
    case Slot::kPlanet: return -1;
    case Slot::kPurple: return purple ? 1 : -1;
    case Slot::kSame: return purple || same == Colour::kPurple || c == same ? 2 : -1;
    case Slot::kAny: return 3;
    default: return static_cast<int>(c) == static_cast<int>(kind) ? 0 : purple ? 4 : -1;
  }
}
inline constexpr int kPreferences = 5;

// Like find_slots, and notes in `on` which slot item `i` and those after it lie on.
constexpr bool lay_out(const CardText& card, const Laid& laid, int i, unsigned taken, Colour same,
                       std::array<int, kMaxSlots>& on) {
  if (i == laid.count) return true;
  const Colour c = laid.colours[static_cast<std::size_t>(i)];
  for (int wanted = 0; wanted < kPreferences; ++wanted)
    for (int slot = 0; slot < card.particles; ++slot) {
      const Slot kind = card.slots[static_cast<std::size_t>(slot)];
      if ((taken >> slot & 1) != 0 || preference(kind, c, same) != wanted) continue;
      const Colour group = kind == Slot::kSame && c != Colour::kPurple ? c : same;
      on[static_cast<std::size_t>(i)] = slot;
      if (lay_out(card, laid, i + 1, taken | 1u << slot, group, on)) return true;
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

// Whether the items on a card may be there.
constexpr bool fits(const CardText& card, const ConsoleCard& entry) {
  payment_detail::Laid laid;
  for (const Item item : entry.items)
    if (item.exists()) laid.colours[static_cast<std::size_t>(laid.count++)] = item.colour();
  return laid.count <= card.particles &&
         payment_detail::find_slots(card, laid, 0, 0, Colour::kPurple);
}

// PI-R32: items are not tied to slots; this is one way in which all have a place, blank where a
// slot is free.
constexpr std::array<Item, kMaxSlots> items_by_slot(const CardText& card,
                                                    const ConsoleCard& entry) {
  payment_detail::Laid laid;
  for (const Item item : entry.items)
    if (item.exists()) laid.colours[static_cast<std::size_t>(laid.count++)] = item.colour();
  std::array<int, kMaxSlots> on{};
  std::array<Item, kMaxSlots> items{};
  if (!payment_detail::lay_out(card, laid, 0, 0, Colour::kPurple, on)) return items;
  for (std::size_t i = 0; i < static_cast<std::size_t>(laid.count); ++i)
    items[static_cast<std::size_t>(on[i])] = entry.items[i];
  return items;
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
