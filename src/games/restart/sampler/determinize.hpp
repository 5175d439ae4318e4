// Full positions drawn from all that agree with what a seat has seen.
//
// Hidden are the Event cards in other hands, Chain cards, and Chromosome cards that others drew.
// Every way of filling these places with what was not seen is equally likely: that is what the
// shuffles say, the choices of others taken to say nothing. The level of a Chain card is known, and
// so is how many Chromosome cards of each colour are left. The decks have no order to draw; what
// lies under a Chromosome deck is drawn as a part of it.
#pragma once

#include <array>
#include <cstdint>

#include "engine/random.hpp"
#include "games/restart/content/content.hpp"
#include "games/restart/rules/state.hpp"
#include "games/restart/rules/view.hpp"

namespace paradoxa::restart {

// Invariant: view(content, next(random), viewer of the view) is the view again, byte for byte.
class Sampler {
 public:
  // Precondition: a view of a game, made by view().
  Sampler(const Content& content, const View& view);

  State next(FastRandom& random) const;

 private:
  void fill_cards(State& state, FastRandom& random) const;
  void fill_chains(State& state, FastRandom& random) const;
  void fill_genes(State& state, FastRandom& random) const;

  View view_;
  State frame_{};     // all that is known, in place
  CardSet unseen_{};  // Event cards
  ChainSet unseen_chains_{};
  std::array<std::uint8_t, kGenes> genes_{};  // cards of each kind that were not seen
};

}  // namespace paradoxa::restart
