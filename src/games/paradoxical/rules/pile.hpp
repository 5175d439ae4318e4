// What of a deck has an order: its discard pile, and the cards put under the deck by seeking.
//
// A card is in one of the two at most, so both share one row: the discard pile grows from its
// front, newest card last; the ordered part of the deck fills the back, its top card at the end.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "engine/card_row.hpp"
#include "games/paradoxical/rules/card.hpp"

namespace paradoxa::paradoxical {

struct Pile {
  static constexpr int kRoom = kMaxCards / 2;

  std::array<Card, kRoom> row{};
  std::uint8_t discards = 0;
  std::uint8_t ordered = 0;

  // PX-4.6: 0 is the top card, the newest.
  constexpr Card discard(int depth) const {
    return row[static_cast<std::size_t>(discards - 1 - depth)];
  }
  constexpr void push_discard(Card card) {
    assert(discards + ordered < kRoom);
    row[discards++] = card;
  }
  // Precondition: the card is in the discard pile.
  constexpr void take_discard(Card card) {
    std::size_t at = 0;
    while (at < discards && row[at] != card) ++at;
    assert(at < discards);
    close_gap(row, at, --discards);
  }
  constexpr void clear_discards() {
    while (discards > 0) row[--discards] = kNoCard;
  }

  // 0 is the one drawn first.
  constexpr Card ordered_at(int depth) const {
    return row[static_cast<std::size_t>(kRoom - 1 - depth)];
  }
  constexpr void put_under(Card card) {
    assert(discards + ordered < kRoom);
    ++ordered;
    row[static_cast<std::size_t>(kRoom - ordered)] = card;
  }
  constexpr Card pop_ordered() {
    assert(ordered > 0);
    const Card top = ordered_at(0);
    for (std::size_t at = kRoom - 1; at > static_cast<std::size_t>(kRoom - ordered); --at)
      row[at] = row[at - 1];
    row[static_cast<std::size_t>(kRoom - ordered)] = kNoCard;
    --ordered;
    return top;
  }

  friend constexpr bool operator==(const Pile&, const Pile&) = default;
};

}  // namespace paradoxa::paradoxical
