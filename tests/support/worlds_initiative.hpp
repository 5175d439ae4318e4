// Worlds of Paradox Initiative that one viewer cannot tell from the true one.
//
// The tests of secrecy stand on this: whatever differs between such worlds must not reach the
// viewer. So it is written from the information clauses alone (PI-I1 to PI-I8), never from view.hpp
// or determinize.hpp.
//
// Hidden from a viewer are: of another's tech deck which modules lie where (PI-I4) and which two
// were drawn (PI-I5); secret goals of others until the game is over (PI-I6); with
// open_score_piles off the score piles of others until scoring (PI-I7). The decks have no order.
#pragma once

#include <array>
#include <utility>
#include <vector>

#include "engine/random.hpp"
#include "games/initiative/content/content.hpp"
#include "games/initiative/rules/state.hpp"

namespace paradoxa::initiative {

class Worlds {
 public:
  Worlds(const State& truth, Viewer viewer) : truth_(truth), viewer_(viewer) {}

  State twin(FastRandom& random) const {
    State twin = truth_;
    for (int s = 0; s < truth_.seats(); ++s)
      if (!viewer_.sees_as(seat(s))) mix_tech(twin, s, random);
    if (truth_.ask != Ask::kOver) mix_secrets(twin, random);
    if (truth_.options.open_score_piles == Switch::kOff && truth_.phase != Phase::kScoring)
      mix_piles(twin, random);
    return twin;
  }

  // The modules of a seat that others cannot place: drawn, put under, and the rest of the deck.
  static std::vector<Module> tech_order(const State& state, int s) {
    const Tech& tech = state.tech[static_cast<std::size_t>(s)];
    std::vector<Module> order;
    if (state.active.index == s)
      for (const Module m : state.drawn)
        if (exists(m)) order.push_back(m);
    for (std::size_t i = 0; i < tech.under_size; ++i) order.push_back(tech.under[i]);
    for (int m = 0; m < kModules; ++m)
      if ((tech.fresh >> m & 1) != 0) order.push_back(module_at(m));
    return order;
  }

 private:
  template <class T>
  static void shuffle(std::vector<T>& row, FastRandom& random) {
    for (std::size_t i = row.size(); i > 1; --i)
      std::swap(row[i - 1], row[random.below(static_cast<std::uint32_t>(i))]);
  }

  static void mix_tech(State& state, int s, FastRandom& random) {
    std::vector<Module> order = tech_order(state, s);
    shuffle(order, random);
    Tech& tech = state.tech[static_cast<std::size_t>(s)];
    std::size_t next = 0;
    if (state.active.index == s)
      for (Module& m : state.drawn)
        if (exists(m)) m = order[next++];
    for (std::size_t i = 0; i < tech.under_size; ++i) tech.under[i] = order[next++];
    tech.fresh = 0;
    for (; next < order.size(); ++next)
      tech.fresh = static_cast<std::uint8_t>(tech.fresh | bit(order[next]));
  }

  void mix_secrets(State& state, FastRandom& random) const {
    std::vector<std::size_t> seats;
    unsigned seen = 0;
    for (const std::uint8_t goal : state.goals)
      if (goal != kNoGoal) seen |= 1u << goal;
    for (std::size_t s = 0; s < kMaxPlayers; ++s) {
      if (state.secrets[s] == kNoGoal) continue;
      if (viewer_.sees_as(seat(static_cast<int>(s))))
        seen |= 1u << state.secrets[s];
      else
        seats.push_back(s);
    }
    std::vector<std::uint8_t> goals;
    for (std::uint8_t g = 0; g < kGoals; ++g)
      if ((seen >> g & 1) == 0) goals.push_back(g);
    shuffle(goals, random);
    for (std::size_t i = 0; i < seats.size(); ++i) state.secrets[seats[i]] = goals[i];
  }

  void mix_piles(State& state, FastRandom& random) const {
    std::vector<Card> cards;
    std::vector<std::pair<std::size_t, int>> sizes;
    state.hidden.for_each([&](Card card) { cards.push_back(card); });
    for (int s = 0; s < state.seats(); ++s) {
      if (viewer_.sees_as(seat(s))) continue;
      CardSet& pile = state.piles[static_cast<std::size_t>(s)];
      sizes.emplace_back(static_cast<std::size_t>(s), pile.size());
      pile.for_each([&](Card card) { cards.push_back(card); });
      pile = {};
    }
    shuffle(cards, random);
    state.hidden = {};
    for (const auto& [s, size] : sizes)
      for (int i = 0; i < size; ++i) {
        state.piles[s].add(cards.back());
        cards.pop_back();
      }
    for (const Card card : cards) state.hidden.add(card);
  }

  State truth_;
  Viewer viewer_;
};

}  // namespace paradoxa::initiative
