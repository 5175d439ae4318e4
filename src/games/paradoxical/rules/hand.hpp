// A hand: its cards in ascending order, each with the batch it was drawn from (PX-I14).
#pragma once

#include <cstdint>

#include "engine/card_row.hpp"
#include "games/paradoxical/rules/card.hpp"

namespace paradoxa::paradoxical {

struct HandCard {
  Card card{};
  std::uint8_t batch = 0;  // PX-I14: 0 too for a card that came from an open place

  friend constexpr bool operator==(HandCard, HandCard) = default;
};

// PX-OP.0: 5 cards, and 5 more during an action.
struct Hand : CardRow<HandCard, 5 + 5> {
  constexpr CardSet set() const {
    CardSet all;
    for (const HandCard& held : *this) all.add(held.card);
    return all;
  }

  friend constexpr bool operator==(const Hand&, const Hand&) = default;
};

}  // namespace paradoxa::paradoxical
