// Invariant 3: every card is in exactly one place, and decks and wormhole have the right sizes.
#pragma once

#include <string_view>

#include "games/initiative/rules/chapters/cleanup.hpp"
#include "games/initiative/rules/state.hpp"

namespace paradoxa::initiative::invariants_detail {

class Census {
 public:
  constexpr void add(Card card) {
    once_ = once_ && card.exists() && !seen_.contains(card);
    seen_.add(card);
  }
  constexpr void add(const CardSet& cards) {
    once_ = once_ && (seen_ & cards).empty() && (cards - CardSet::all()).empty();
    seen_ = seen_ | cards;
  }
  constexpr bool all_once() const { return once_ && seen_ == CardSet::all(); }

 private:
  CardSet seen_{};
  bool once_ = true;
};

// PI-1.6: the cards of a seat's console are added to the census.
constexpr std::string_view console_cards_flaw(const State& state, int s, Census& census) {
  const Console& console = state.consoles[static_cast<std::size_t>(s)];
  if (console.size > (s < state.seats() && state.phase != Phase::kSetup ? Console::kRoom : 0))
    return "PI-1.6: a console has too many cards";
  for (std::size_t k = 0; k < console.cards.size(); ++k) {
    const ConsoleCard& entry = console.cards[k];
    if (k >= console.size) {
      if (entry != ConsoleCard{}) return "unused bytes are not blank";
      continue;
    }
    census.add(entry.card);
    if (k > 0 && console.cards[k - 1].card.id >= entry.card.id)
      return "the cards of a console are in ascending order";
  }
  return {};
}

constexpr std::string_view deck_flaw(const State& state) {
  if (state.deck + state.alternate != state.hidden.size() || state.alternate > kAlternateDeck ||
      (state.alternate > 0 && !state.options.has_alternate()))
    return "PI-2.6: the decks have the wrong number of cards";
  if (state.final_round != 0 && state.deck != 0)
    return "PI-17.1: the final round begins when the timeline deck is empty";
  if (state.phase == Phase::kSetup) {
    CardSet placed = state.discards;
    for (const CardSet& pile : state.piles) placed = placed | pile;
    if (!placed.empty()) return "PI-2.4: no card has been played yet";
    const bool revealing = state.ask == Ask::kWorld || state.ask == Ask::kReveal;
    if (revealing != (next_space(state) >= 0)) return "PI-2.5: the wormhole is filled at set-up";
  }
  if (state.phase == Phase::kCleanup && next_space(state) < 0)
    return "PI-17.2: the wormhole is full";
  return {};
}

// PI-2.4: each card in one place.
constexpr std::string_view card_flaw(const State& state) {
  Census census;
  census.add(state.hidden);
  census.add(state.discards);
  for (int s = 0; s < kMaxPlayers; ++s) {
    const CardSet& pile = state.piles[static_cast<std::size_t>(s)];
    census.add(pile);
    if (s >= state.players() && !pile.empty()) return "PI-1.1: there is no such seat";
    if (const auto f = console_cards_flaw(state, s, census); !f.empty()) return f;
  }
  const int end = first_main_space(state.options) + main_spaces(state.options);
  for (int i = 0; i < kMaxSpaces; ++i) {
    const Card card = state.wormhole[static_cast<std::size_t>(i)];
    if (card == kNoCard) continue;
    if (i >= end) return "PI-2.5: the wormhole has no such space";
    census.add(card);
  }
  if (!census.all_once()) return "PI-2.4: a card is missing, or in two places";
  return deck_flaw(state);
}

}  // namespace paradoxa::initiative::invariants_detail
