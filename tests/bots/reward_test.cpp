#include "bots/reward.hpp"

#include <initializer_list>

#include <gtest/gtest.h>

#include "engine/random.hpp"

namespace paradoxa {
namespace {

Outcome outcome_of(std::initializer_list<int> scores) {
  Outcome outcome;
  for (const int score : scores) outcome.scores[outcome.seats++] = static_cast<std::int16_t>(score);
  for (std::size_t s = 0; s < outcome.seats; ++s) {
    outcome.ranks[s] = 1;
    for (std::size_t other = 0; other < outcome.seats; ++other)
      if (outcome.scores[other] > outcome.scores[s]) ++outcome.ranks[s];
  }
  return outcome;
}

TEST(Reward, winning_alone_by_the_whole_distance_is_worth_one_and_being_last_nothing) {
  const Rewards rewards = rewards_of(outcome_of({10, 0, 0}), 0.5);
  EXPECT_DOUBLE_EQ(rewards[0], 1);
  EXPECT_DOUBLE_EQ(rewards[1], 0);
}

TEST(Reward, a_shared_win_counts_as_its_fraction) {
  const Rewards rewards = rewards_of(outcome_of({8, 8, 2}), 1);
  EXPECT_DOUBLE_EQ(rewards[0], 0.5);
  EXPECT_DOUBLE_EQ(rewards[1], 0.5);
  EXPECT_DOUBLE_EQ(rewards[2], 0);
}

TEST(Reward, all_level_is_a_half_of_margin) {
  const Rewards rewards = rewards_of(outcome_of({5, 5, 5, 5}), 0);
  for (std::size_t s = 0; s < 4; ++s) EXPECT_DOUBLE_EQ(rewards[s], 0.5);
}

TEST(Reward, a_point_more_is_never_worse) {
  for (int score = 0; score < 20; ++score) {
    const Rewards less = rewards_of(outcome_of({score, 7, 12, 3}), 0.5);
    const Rewards more = rewards_of(outcome_of({score + 1, 7, 12, 3}), 0.5);
    EXPECT_LE(less[0], more[0]) << score;
  }
}

TEST(Reward, one_player_alone_wants_a_higher_score) {
  EXPECT_LT(rewards_of(outcome_of({20}), 0.5)[0], rewards_of(outcome_of({21}), 0.5)[0]);
  EXPECT_LE(rewards_of(outcome_of({-5}), 0.5)[0], rewards_of(outcome_of({0}), 0.5)[0]);
}

TEST(Reward, stays_between_zero_and_one_for_any_scores) {
  FastRandom random(1);
  const auto any = [&] { return static_cast<int>(random.below(60)) - 20; };
  for (int i = 0; i < 2000; ++i)
    for (const double weight : {0.0, 0.5, 1.0}) {
      const Rewards rewards = rewards_of(outcome_of({any(), any(), any(), any(), any()}), weight);
      for (const double reward : rewards) {
        EXPECT_GE(reward, 0);
        EXPECT_LE(reward, 1);
      }
    }
}

}  // namespace
}  // namespace paradoxa
