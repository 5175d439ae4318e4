#include "lab/statistics.hpp"

#include <gtest/gtest.h>

namespace paradoxa {
namespace {

TEST(Statistics, wilson_agrees_with_published_values) {
  // Newcombe 1998, table I, method 3.
  EXPECT_NEAR(wilson95(81, 263).low, 0.2553, 5e-5);
  EXPECT_NEAR(wilson95(81, 263).high, 0.3662, 5e-5);
  EXPECT_NEAR(wilson95(15, 148).low, 0.0624, 5e-5);
  EXPECT_NEAR(wilson95(15, 148).high, 0.1605, 5e-5);
  EXPECT_NEAR(wilson95(0, 20).low, 0.0, 5e-5);
  EXPECT_NEAR(wilson95(0, 20).high, 0.1611, 5e-5);
  EXPECT_NEAR(wilson95(1, 29).low, 0.0061, 5e-5);
  EXPECT_NEAR(wilson95(1, 29).high, 0.1718, 5e-5);
}

TEST(Statistics, wilson_is_symmetric_and_shrinks_with_more_games) {
  const Interval wins = wilson95(30, 100), losses = wilson95(70, 100);
  EXPECT_NEAR(wins.low, 1 - losses.high, 1e-12);
  EXPECT_NEAR(wins.high, 1 - losses.low, 1e-12);
  const Interval longer = wilson95(300, 1000);
  EXPECT_LT(longer.high - longer.low, wins.high - wins.low);
}

TEST(Statistics, no_games_say_nothing) { EXPECT_EQ(wilson95(0, 0), (Interval{0, 1})); }

TEST(Statistics, the_median_is_the_lower_of_two_in_the_middle) {
  EXPECT_EQ(median({7}), 7);
  EXPECT_EQ(median({9, 1, 5}), 5);
  EXPECT_EQ(median({4, 1, 3, 2}), 2);
}

}  // namespace
}  // namespace paradoxa
