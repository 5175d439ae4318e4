// Decisions for bots to make: positions along games that are played at random.
#pragma once

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

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

// How a game went so far.
template <Game G>
struct SoFar {
  std::vector<std::pair<Seat, typename G::Move>> plies;
  Hearers<G> hearers;
};

// Plays a game at random and shows `visit(state, seat)` every decision of a seat before it is made;
// or `visit(state, seat, so_far)`.
template <Game G, class Visit>
void for_each_decision(const typename G::Content& content, const typename G::Options& options,
                       FastRandom& random, Visit&& visit) {
  auto state = G::initial(content, options);
  SoFar<G> so_far;
  for (SeatSet acting = G::to_act(content, state); !acting.empty();
       acting = G::to_act(content, state)) {
    const Seat seat = any_of(acting, random);  // simultaneous choices come in any order
    if constexpr (requires { visit(state, seat, so_far); }) {
      if (!is_nature(seat)) visit(state, seat, so_far);
    } else {
      if (!is_nature(seat)) visit(state, seat);
    }
    const auto move = G::sample(content, state, seat, random);
    so_far.plies.emplace_back(seat, move);
    if constexpr (kHears<G>)
      G::apply(content, state, seat, move, so_far.hearers);
    else
      G::apply(content, state, seat, move, NobodyListens{});
  }
}

}  // namespace paradoxa
