// Full positions drawn from all that agree with what a seat has seen.
//
// Hidden are the modules that others have drawn or put under their decks, their secret goals, and
// score piles that are not open. Every way of filling these places is equally likely: that is what
// the shuffles say, the choices of others taken to say nothing. The decks have no order to draw.
#pragma once

#include "engine/random.hpp"
#include "engine/seat.hpp"
#include "games/initiative/content/content.hpp"
#include "games/initiative/rules/state.hpp"
#include "games/initiative/rules/view.hpp"

namespace paradoxa::initiative {

// Invariant: view(content, next(random), viewer of the view) is the view again, byte for byte.
class Sampler {
 public:
  // Precondition: a view of a game, made by view().
  Sampler(const Content& content, const View& view);

  State next(FastRandom& random) const;

 private:
  void fill_tech(State& state, Seat s, FastRandom& random) const;
  void fill_secrets(State& state, FastRandom& random) const;
  void fill_piles(State& state, FastRandom& random) const;

  State frame_{};  // all that is known, in place
  CardSet unseen_{};
  SeatSet unknown_tech_;     // seats whose deck the viewer cannot look into
  SeatSet unknown_secrets_;  // seats whose goal the viewer does not know
  std::array<std::uint8_t, kMaxPlayers> unknown_piles_{};  // how many cards
  std::uint8_t drawn_size_ = 0;
};

}  // namespace paradoxa::initiative
