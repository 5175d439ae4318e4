// What a bot is, and all that it gets to know.
//
// A bot sees a view and the legal moves of its own seat, which are the same in every position that
// agrees with the view. It never sees the position: two worlds that look alike get the same answer.
#pragma once

#include <concepts>

#include "bots/choice.hpp"
#include "engine/game.hpp"

namespace paradoxa {

// Precondition of `choose`: the seat is to act, `legal` is its list and not empty.
template <class B, class G>
concept Bot = requires(B& bot, const typename G::Content& content, const typename G::View& view,
                       Seat seat, const typename G::MoveList& legal, FastRandom& random) {
  { bot.choose(content, view, seat, legal, random) } -> std::same_as<Choice<G>>;
};

// The seat's legal moves, from its view alone.
template <Game G>
typename G::MoveList legal_in_view(const typename G::Content& content, const typename G::View& view,
                                   Seat seat, FastRandom& random) {
  typename G::Sampler sampler(content, view);
  return G::legal_moves(content, sampler.next(random), seat);
}

}  // namespace paradoxa
