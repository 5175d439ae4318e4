// A hand: its cards in ascending order, each with the batch it was drawn from (PX-I14).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/paradoxical/rules/card.hpp"

namespace paradoxa::paradoxical {

struct HandCard {
  Card card{};
  std::uint8_t batch = 0;  // 0 too for a card that came from an open place

  friend constexpr bool operator==(HandCard, HandCard) = default;
};

struct Hand {
  static constexpr int kRoom = 10;  // PX-OP.0: 5 cards, and 5 more during an action

  std::array<HandCard, kRoom> cards{};
  std::uint8_t size = 0;

  constexpr const HandCard* begin() const { return cards.data(); }
  constexpr const HandCard* end() const { return cards.data() + size; }
  constexpr bool contains(Card card) const {
    for (const HandCard& held : *this)
      if (held.card == card) return true;
    return false;
  }
  constexpr CardSet set() const {
    CardSet all;
    for (const HandCard& held : *this) all.add(held.card);
    return all;
  }
  constexpr void add(HandCard card) {
    std::size_t at = size++;
    for (; at > 0 && cards[at - 1].card.id > card.card.id; --at) cards[at] = cards[at - 1];
    cards[at] = card;
  }
  // Precondition: contains(card). Returns its batch.
  constexpr std::uint8_t remove(Card card) {
    std::size_t at = 0;
    while (cards[at].card != card) ++at;
    const std::uint8_t batch = cards[at].batch;
    --size;
    for (; at < size; ++at) cards[at] = cards[at + 1];
    cards[size] = {};
    return batch;
  }

  friend constexpr bool operator==(const Hand&, const Hand&) = default;
};

}  // namespace paradoxa::paradoxical
