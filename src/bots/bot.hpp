// What a bot is, and all that it gets to know.
//
// A bot gets what its seat knows (its view and, in some games, what it was told on the way) and the
// legal moves of its seat, which are the same in every position that agrees with that. It never
// sees the position: two worlds that look and sounded alike get the same answer.
#pragma once

#include <concepts>

#include "bots/choice.hpp"
#include "engine/game.hpp"

namespace paradoxa {

// Precondition of `choose`: the seat is to act, `legal` is its list and not empty.
template <class B, class G>
concept Bot = requires(B& bot, const typename G::Content& content, const Known<G>& known, Seat seat,
                       const typename G::MoveList& legal, FastRandom& random) {
  { bot.choose(content, known, seat, legal, random) } -> std::same_as<Choice<G>>;
};

// The seat's legal moves, from what it knows alone.
template <Game G>
typename G::MoveList legal_in_view(const typename G::Content& content, const Known<G>& known,
                                   Seat seat, FastRandom& random) {
  const Mind<G> mind(content, known);
  auto sampler = mind.sampler();
  return G::legal_moves(content, sampler.next(random), seat);
}

}  // namespace paradoxa
