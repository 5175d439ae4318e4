#include "games/island/bot/casual.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "games/island/bot/captive.hpp"
#include "games/island/bot/op_mind.hpp"
#include "games/island/bot/op_turn.hpp"
#include "games/island/sampler/frame.hpp"

namespace paradoxa::island {
namespace {

constexpr double kAlikeToOp = 0.12;

template <class Worth>
Move any_of_the_best(const MoveList& legal, double alike, FastRandom& random, Worth&& worth) {
  std::array<double, MoveList::capacity()> worths{};
  double best = -1e9;
  for (std::size_t i = 0; i < legal.size(); ++i) {
    worths[i] = worth(legal[i]);
    best = std::max(best, worths[i]);
  }
  std::uint32_t count = 0;
  for (std::size_t i = 0; i < legal.size(); ++i) count += worths[i] >= best - alike ? 1 : 0;
  std::uint32_t pick = random.below(count);
  for (std::size_t i = 0; i < legal.size(); ++i)
    if (worths[i] >= best - alike && pick-- == 0) return legal[i];
  return legal[0];
}

}  // namespace

Move casual_move(const Content& content, const View& view, const Heard& heard, Seat seat,
                 const MoveList& legal, FastRandom& random) {
  if (seat == kOpSeat) {
    const State state = frame_of(view);
    if (is_in_ops_turn(state)) {
      TurnWorths worths;
      weigh_turn(content, state, legal, worths);
      return any_of_the_best(legal, kAlikeToOp, random, [&](const Move& move) {
        return worths[static_cast<std::size_t>(&move - legal.begin())];
      });
    }
    return any_of_the_best(legal, kAlikeToOp, random,
                           [&](const Move& move) { return worth_to_op(content, state, move); });
  }
  const Lore lore(content, view, heard, seat);
  const Captive captive(content, view, lore, seat);
  return any_of_the_best(legal, temper::kNearlyEqual, random,
                         [&](const Move& move) { return captive.worth(move); });
}

}  // namespace paradoxa::island
