// What a finished game is worth to each seat, between 0 and 1.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "engine/outcome.hpp"

namespace paradoxa {

using Rewards = PerSeat<double>;

namespace reward_detail {

// Nobody to compare with: the more the better, the typical score of our games in the middle.
constexpr double alone(int score) {
  constexpr double kTypical = 50;
  return score <= 0 ? 0.0 : score / (score + kTypical);
}

constexpr int best_of_others(const Outcome& outcome, std::size_t seat) {
  int best = INT16_MIN;
  for (std::size_t s = 0; s < outcome.seats; ++s)
    if (s != seat) best = std::max<int>(best, outcome.scores[s]);
  return best;
}

}  // namespace reward_detail

// Winning is what counts, but one playout says little about it; the score says sooner which move
// helps. So the reward mixes the share of the win with the margin over the best of the others,
// measured by the distance between first and last: 1/2 when level, 0 when last.
constexpr Rewards rewards_of(const Outcome& outcome, double win_weight) {
  Rewards rewards{};
  const auto [low, high] =
      std::minmax_element(outcome.scores.begin(), outcome.scores.begin() + outcome.seats);
  const double distance = *high - *low;
  for (std::size_t s = 0; s < outcome.seats; ++s) {
    double margin = 0.5;
    if (outcome.seats == 1)
      margin = reward_detail::alone(outcome.scores[s]);
    else if (distance > 0)
      margin += 0.5 * (outcome.scores[s] - reward_detail::best_of_others(outcome, s)) / distance;
    const double win = outcome.win_share(Seat{static_cast<std::uint8_t>(s)});
    rewards[s] = win_weight * win + (1 - win_weight) * margin;
  }
  return rewards;
}

}  // namespace paradoxa
