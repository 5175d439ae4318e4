// Playing on from a position that somebody else wrote, by random moves, every state looked at.
#pragma once

#include <string>

#include "engine/game.hpp"
#include "engine/random.hpp"

namespace paradoxa {

// What went wrong on the way to the end, or nothing.
template <Game G>
std::string play_on(const typename G::Content& content, typename G::State state,
                    FastRandom& random) {
  for (int plies = 0; plies <= G::kMaxPlies; ++plies) {
    if (const auto flaw = G::flaw(content, state); !flaw.empty())
      return "after " + std::to_string(plies) + " moves: " + std::string(flaw);
    const SeatSet acting = G::to_act(content, state);
    if (acting.empty()) return {};
    const Seat seat = acting.nth(random.below(static_cast<std::uint32_t>(acting.size())));
    if (G::legal_moves(content, state, seat).empty())
      return "after " + std::to_string(plies) + " moves: a seat to act has no move";
    const auto move = G::sample(content, state, seat, random);
    if (const Clause refused = G::refusal(content, state, seat, move))
      return "after " + std::to_string(plies) + " moves: a listed move is against " +
             std::string(refused.text());
    G::apply(content, state, seat, move, NobodyListens{});
  }
  return "the game does not end";
}

}  // namespace paradoxa
