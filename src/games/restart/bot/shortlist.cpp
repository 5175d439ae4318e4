#include "games/restart/bot/shortlist.hpp"

#include <utility>

#include "games/restart/bot/mind.hpp"
#include "games/restart/bot/temper.hpp"

namespace paradoxa::restart {

Shortlist shortlist(const Content& content, const State& state, Seat seat, const MoveList& legal) {
  Shortlist list;
  if (legal.size() == 1) {
    list.push_back({legal[0], 0});
    return list;
  }
  const Mind mind(content, state, seat);
  for (const Move& move : legal) {
    const Suggestion<Move> entry{move, static_cast<float>(mind.worth(move))};
    if (!list.full())
      list.push_back(entry);
    else if (entry.prior > list.back().prior)
      list[list.size() - 1] = entry;
    else
      continue;
    for (std::size_t i = list.size() - 1; i > 0 && list[i].prior > list[i - 1].prior; --i)
      std::swap(list[i], list[i - 1]);
  }
  const float best = list[0].prior;
  for (Suggestion<Move>& entry : list)
    entry.prior = static_cast<float>(kSearchTemper.reward_of_point) * (entry.prior - best);
  return list;
}

}  // namespace paradoxa::restart
