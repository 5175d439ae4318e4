// The moves a search looks at: of the many that are legal those that feel best, best first.
#pragma once

#include "engine/suggestion.hpp"
#include "games/initiative/bot/mind.hpp"

namespace paradoxa::initiative {

inline constexpr std::size_t kShortlist = 12;
using Shortlist = FixedList<Suggestion<Move>, kShortlist>;

// What a point is worth in a search's reward, where nobody leads.
inline constexpr double kRewardOfPoint = 0.06;

constexpr Shortlist shortlist(const Content& content, const State& state, Seat seat,
                              const MoveList& legal) {
  const Mind mind(content, state, seat);
  Shortlist list;
  for (const Move& move : legal) {
    const Suggestion<Move> entry{move, static_cast<float>(mind.worth(move))};
    if (!list.full())
      list.push_back(entry);
    else if (entry.prior > list.back().prior)
      list[list.size() - 1] = entry;
    else
      continue;
    for (std::size_t i = list.size() - 1; i > 0 && list[i].prior > list[i - 1].prior; --i) {
      const Suggestion<Move> better = list[i];
      list[i] = list[i - 1];
      list[i - 1] = better;
    }
  }
  const float best = list[0].prior;
  for (Suggestion<Move>& entry : list)
    entry.prior = static_cast<float>(kRewardOfPoint) * (entry.prior - best);
  return list;
}

}  // namespace paradoxa::initiative
