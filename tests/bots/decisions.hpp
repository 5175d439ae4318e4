// Decisions for bots to make: positions along games that are played at random.
#pragma once

#include <array>
#include <cstdint>

#include "engine/game.hpp"
#include "engine/take_any.hpp"
#include "games/all.hpp"

namespace paradoxa {

// Everything that a bot is given at one decision.
template <Game G>
struct Decision {
  typename G::View view;
  Seat seat;
  typename G::MoveList legal;
};

template <Game G>
Decision<G> decision_in(const typename G::Content& content, const typename G::State& state,
                        Seat seat) {
  return {G::view(content, state, Viewer::of(seat)), seat, G::legal_moves(content, state, seat)};
}

// Plays a game at random and shows `visit(state, seat)` every decision of a seat before it is made.
template <Game G, class Visit>
void for_each_decision(const typename G::Content& content, const typename G::Options& options,
                       FastRandom& random, Visit&& visit) {
  auto state = G::initial(content, options);
  for (SeatSet acting = G::to_act(content, state); !acting.empty();
       acting = G::to_act(content, state)) {
    const Seat seat = any_of(acting, random);  // simultaneous choices come in any order
    if (!is_nature(seat)) visit(state, seat);
    G::apply(content, state, seat, G::sample(content, state, seat, random), NobodyListens{});
  }
}

}  // namespace paradoxa
