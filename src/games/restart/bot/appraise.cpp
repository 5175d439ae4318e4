#include "games/restart/bot/appraise.hpp"

#include <algorithm>
#include <cmath>

#include "games/restart/bot/mind.hpp"
#include "games/restart/bot/temper.hpp"
#include "games/restart/rules/apply.hpp"

namespace paradoxa::restart {
namespace {

Move best_move(const Content& content, const State& state, Seat seat) {
  const MoveList legal = legal_moves(content, state, seat);
  if (legal.size() == 1) return legal[0];
  const Mind mind(content, state, seat);
  Move best = legal[0];
  double highest = -1e9;
  for (const Move& move : legal) {
    const double worth = mind.worth(move);
    if (worth > highest) highest = worth, best = move;
  }
  return best;
}

// Whose part of the game it is: set-up, turns and ends differ in one of these.
bool is_same_part(const State& root, const State& state) {
  if (root.phase == Phase::kSetup) return state.phase == Phase::kSetup;
  const bool round_end = state.phase == Phase::kRoundEnd || state.phase == Phase::kNewRow;
  const bool root_round_end = root.phase == Phase::kRoundEnd || root.phase == Phase::kNewRow;
  return state.owner == root.owner && round_end == root_round_end && state.round == root.round &&
         (state.phase >= Phase::kFinal) == (root.phase >= Phase::kFinal);
}

}  // namespace

bool is_judged(const State& root, const State& state) {
  return state.ask == Ask::kOver || !is_same_part(root, state);
}

PerSeat<double> appraise(const Content& content, const State& root, State& state,
                         FastRandom& random) {
  while (!is_judged(root, state)) {
    const Seat acting = state.asked;
    apply(content, state, acting,
          is_nature(acting) ? sample(content, state, acting, random)
                            : best_move(content, state, acting),
          NobodyListens{});
  }
  PerSeat<double> worths{}, shares{};
  const auto seats = static_cast<std::size_t>(state.seats());
  for (std::size_t s = 0; s < seats; ++s) {
    const Seat each = seat(static_cast<int>(s));
    worths[s] = state.ask == Ask::kOver ? score_of(content, state, each).total()
                                        : Mind(content, state, each).standing(state);
  }
  const double half_way = kSearchTemper.half_way * (state.ask == Ask::kOver ? 0.3 : 1);
  for (std::size_t s = 0; s < seats; ++s) {
    double best = -1e9;
    for (std::size_t other = 0; other < seats; ++other)
      if (other != s) best = std::max(best, worths[other]);
    const double lead = worths[s] - best;
    shares[s] = 0.5 + 0.5 * lead / (std::abs(lead) + half_way);
  }
  return shares;
}

std::uint64_t told_key(const Content&, const State& before, const State&, Seat seat,
                       const Move& move, Seat observer) {
  const auto key = [](std::uint64_t a, std::uint64_t b, std::uint64_t c) {
    return 1 + a + (b << 8) + (c << 16) + (std::uint64_t{1} << 40);
  };
  const auto kind = static_cast<std::uint64_t>(move.kind);
  if (!is_nature(seat)) return key(kind, move.a, move.b) + (std::uint64_t{move.c} << 24);
  switch (before.ask) {
    case Ask::kRoll: return key(kind, move.a, move.b);
    case Ask::kGene: return key(kind, move.a, 0);
    case Ask::kCard:
      return before.owner == observer ? key(kind, static_cast<std::uint64_t>(move.card().type()), 0)
                                      : 0;
    default: return 0;
  }
}

}  // namespace paradoxa::restart
