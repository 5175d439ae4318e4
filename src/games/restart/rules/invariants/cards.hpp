// Invariants 2 and 3: Event cards and Chain cards.
#pragma once

#include <string_view>

#include "games/restart/rules/legal.hpp"

namespace paradoxa::restart::invariants_detail {

// Every card is taken once.
class CardsInPlay {
 public:
  constexpr void take(Card card) {
    if (!card.exists()) return;
    if (taken_.contains(card)) twice_ = true;
    taken_.add(card);
  }
  constexpr void take(const CardSet& cards) {
    cards.for_each([&](Card card) { take(card); });
  }
  constexpr bool twice() const { return twice_; }

 private:
  CardSet taken_{};
  bool twice_ = false;
};

constexpr std::string_view card_flaw(const State& state) {
  CardsInPlay cards;
  CardSet held;
  CardSet hands;
  cards.take(state.deck);
  for (const CardSet& own : state.cards) {
    cards.take(own);
    held = held | own;
  }
  for (const Player& player : state.players)
    for (const MindField& field : player.fields) cards.take(field.studied);
  for (const Card card : state.grid) cards.take(card);
  for (const Card card : state.upcoming) cards.take(card);
  if (state.discarded > kCards) return "RS-1.10: the pile is too high";
  for (std::size_t i = 0; i < kCards; ++i) {
    if (state.discards[i].exists() != (i < state.discarded)) return "RS-1.10: the pile has no gaps";
    cards.take(state.discards[i]);
  }
  for (const Task& task : state.tasks)
    if (task.op == Op::kDig)
      for (const std::uint8_t card : {task.b, task.c, task.d}) cards.take(Card{card});
  if (cards.twice()) return "RS-2.2: every Event card is in one place";
  hands = held - state.buried;
  if (!(state.buried - held).empty()) return "RS-9.3: a Buried card belongs to a player";
  if (!(state.seen - hands).empty()) return "RS-1.10: a card that all have seen is in a hand";
  return {};
}

constexpr std::string_view grid_flaw(const State& state) {
  const SpaceSet grid = spaces_of(state);
  for (int s = 0; s < kMaxSpaces; ++s) {
    const Card card = state.grid[static_cast<std::size_t>(s)];
    if (!grid.contains(Space::at(s)) &&
        (card.exists() || any_of(state.space_tokens[static_cast<std::size_t>(s)])))
      return "RS-1.3: there is no such space";
    if (grid.contains(Space::at(s)) && !card.exists() && state.phase != Phase::kSetup)
      return "RS-1.4: every space has a card";
  }
  return {};
}

constexpr std::string_view chain_flaw(const Content& content, const State& state) {
  ChainSet found = state.chains;
  int count = found.size();
  const auto take = [&](ChainSet chains) {
    count += chains.size();
    found = found | chains;
  };
  ChainSet held;
  for (const ChainSet own : state.own_chains) {
    take(own);
    held = held | own;
  }
  ChainSet placed;
  for (std::size_t i = 0; i < kRow; ++i) {
    const Chain chain = state.row[i];
    if (chain.exists()) placed.add(chain);
    if (i >= static_cast<std::size_t>(state.row_size()) &&
        (chain.exists() || any_of(state.row_tokens[i])))
      return "RS-1.6: there is no such position";
    if (chain.exists()) take(ChainSet::of(chain));
  }
  if (state.bottom_size > kMaxBottom) return "RS-4.1: the deck has no such bottom";
  for (std::size_t i = 0; i < kMaxBottom; ++i) {
    const Chain chain = state.bottom[i];
    if (chain.exists() != (i < state.bottom_size)) return "RS-4.1: the bottom has no gaps";
    if (!chain.exists()) continue;
    placed.add(chain);
    take(ChainSet::of(chain));
  }
  int in_hands = 0;
  for (const ChainSet own : state.own_chains) in_hands += (own - state.validated).size();
  if (state.bottom_size + in_hands >= kMaxBottom) return "RS-4.1: too many Chains are put under";
  if (count != found.size()) return "RS-2.5: every Chain card is in one place";
  const ChainSet missing = ChainSet::all() - found;
  if (!missing.empty() &&
      (state.options.intro == Switch::kOff || !(missing - ChainSet::of_level(3)).empty()))
    return "RS-2.8: a Chain card is nowhere";
  if (!(state.validated - held).empty()) return "RS-6.14: a Validated card belongs to a player";
  for (std::size_t s = 0; s < kMaxSeats; ++s) {
    const ChainSet others = (held - state.own_chains[s]) - state.validated;
    if (!(state.known[s] - (placed | others)).empty())
      return "RS-6.14: who knows a Chain card knows where it is";
    const int most = content.numbers.chain_deal[0] + content.numbers.chain_deal[1] +
                     content.numbers.chain_deal[2];
    if ((state.own_chains[s] - state.validated).size() > most)
      return "RS-2.5: a hand has too many Chain cards";
  }
  return {};
}

}  // namespace paradoxa::restart::invariants_detail
