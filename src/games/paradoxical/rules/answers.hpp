// What may be answered to a question about cards, decks or seats.
#pragma once

#include <cstdint>

#include "engine/bits.hpp"
#include "games/paradoxical/rules/card.hpp"

namespace paradoxa::paradoxical {

// In the order of PX-2.10: cards, decks, seats in turn order from the active player, and stopping
// last.
struct Answers {
  CardSet cards{};
  std::uint8_t decks = 0;
  std::uint8_t seats = 0;
  bool stop = false;

  constexpr int size() const {
    return cards.size() + popcount(decks) + popcount(seats) + (stop ? 1 : 0);
  }
};

constexpr Answers of_seats(unsigned seats) {
  Answers answers;
  answers.seats = static_cast<std::uint8_t>(seats);
  return answers;
}

constexpr Answers of_cards(CardSet cards, bool stop = false) {
  Answers answers;
  answers.cards = cards;
  answers.stop = stop;
  return answers;
}

}  // namespace paradoxa::paradoxical
