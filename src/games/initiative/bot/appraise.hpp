// How a search's simulation ends. Random playouts are long and rarely form a strand. So every seat
// plays on casually to the end of the turn or round being decided, and the position is evaluated
// then.
#pragma once

#include "engine/event.hpp"
#include "engine/outcome.hpp"
#include "games/initiative/bot/mind.hpp"
#include "games/initiative/rules/apply.hpp"
#include "games/initiative/rules/legal.hpp"

namespace paradoxa::initiative {
namespace appraise_detail {

inline constexpr double kHalfWay = 8;  // a lead that makes winning three times as likely

constexpr bool in_turns(const State& state) {
  return state.phase == Phase::kTurn || state.phase == Phase::kAllocation;
}

constexpr Move best_move(const Content& content, const State& state, Seat seat) {
  const MoveList legal = legal_moves(content, state, seat);
  const Mind mind(content, state, seat);
  Move best = legal[0];
  double highest = -1e9;
  for (const Move& move : legal) {
    const double worth = mind.worth(move);
    if (worth > highest) highest = worth, best = move;
  }
  return best;
}

}  // namespace appraise_detail

// Whether a search that began at `root` looks no further: the turn is over that was being played,
// or the round whose cards were being drafted.
constexpr bool is_judged(const State& root, const State& state) {
  using namespace appraise_detail;
  if (state.ask == Ask::kOver) return true;
  if (root.phase == Phase::kScoring) return false;
  const bool same_round = state.round == root.round && state.final_round == root.final_round;
  if (in_turns(root)) return !in_turns(state) || !same_round || state.turns != root.turns;
  return state.phase == Phase::kCleanup || (root.phase == Phase::kWormhole && !same_round);
}

// Between 0 and 1 for each seat. Changes the state on its way.
template <class Random>
constexpr PerSeat<double> appraise(const Content& content, const State& root, State& state,
                                   Random& random) {
  using namespace appraise_detail;
  while (!is_judged(root, state)) {
    const Seat acting = to_act(content, state).first();
    apply(content, state, acting,
          is_nature(acting) ? sample(content, state, acting, random)
                            : best_move(content, state, acting),
          NobodyListens{});
  }
  PerSeat<double> worths{}, shares{};
  if (state.ask == Ask::kOver) {
    const Outcome outcome = final_outcome(content, state);
    for (int s = 0; s < state.seats(); ++s)
      shares[static_cast<std::size_t>(s)] = outcome.win_share(seat(s));
    return shares;
  }
  for (int s = 0; s < state.players(); ++s)
    worths[static_cast<std::size_t>(s)] = standing(content, state, seat(s));
  for (std::size_t s = 0; s < state.options.seats; ++s) {
    double best = -100;
    for (std::size_t other = 0; other < static_cast<std::size_t>(state.players()); ++other)
      if (other != s && worths[other] > best) best = worths[other];
    const double lead = worths[s] - best;
    shares[s] = 0.5 + 0.5 * lead / ((lead < 0 ? -lead : lead) + kHalfWay);
  }
  return shares;
}

}  // namespace paradoxa::initiative
