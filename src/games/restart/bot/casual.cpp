#include "games/restart/bot/casual.hpp"

#include <algorithm>
#include <array>

#include "games/restart/bot/mind.hpp"
#include "games/restart/sampler/determinize.hpp"

namespace paradoxa::restart {
namespace {

constexpr double kNearlyEqual = 0.03;  // options this close to the best one feel alike

}  // namespace

Move casual_move(const Content& content, const View& view, Seat seat, const MoveList& legal,
                 FastRandom& random) {
  if (legal.size() == 1) return legal[0];
  const State state = Sampler(content, view).next(random);
  const Mind mind(content, state, seat);
  std::array<double, MoveList::capacity()> worths{};
  double best = -1e9;
  for (std::size_t i = 0; i < legal.size(); ++i) {
    worths[i] = mind.worth(legal[i]);
    best = std::max(best, worths[i]);
  }
  std::uint32_t alike = 0;
  for (std::size_t i = 0; i < legal.size(); ++i) alike += worths[i] >= best - kNearlyEqual ? 1 : 0;
  std::uint32_t pick = random.below(alike);
  for (std::size_t i = 0; i < legal.size(); ++i)
    if (worths[i] >= best - kNearlyEqual && pick-- == 0) return legal[i];
  return legal[0];
}

}  // namespace paradoxa::restart
