// What the casual player knows of the Research dice (bot/dice_odds.hpp).
#include "games/restart/bot/dice_odds.hpp"

#include <gtest/gtest.h>

namespace paradoxa::restart {
namespace {

Throw in_spaces(Plan plan, int activate) {
  Throw thrown{plan, activate, 0, false, -1, {}};
  for (std::size_t t = 0; t < thrown.worth.size(); ++t) thrown.worth[t] = static_cast<float>(t);
  return thrown;
}

TEST(RestartDiceOdds, dice_that_lie_count_good_minus_bad_and_two_for_both) {
  const DiceOdds odds(in_spaces(Plan::kA, 1));
  EXPECT_NEAR(odds.lying({4, 1, 1}), 4 - 1 + 2, 1e-6);
  EXPECT_NEAR(odds.lying({2, 4, 0}), 0, 1e-6);
  EXPECT_NEAR(DiceOdds(in_spaces(Plan::kB, 0)).lying({1, 4, 1}), 3, 1e-6);
}

// One die is thrown beside five Viruses: 6 with 1/2, 4 with 1/3, 7 with 1/6.
TEST(RestartDiceOdds, a_die_in_the_air_is_weighed_by_its_faces) {
  const DiceOdds odds(in_spaces(Plan::kA, 1));
  EXPECT_NEAR(odds.throwing({5, 0, 0}, 0), 6 / 2.0 + 4 / 3.0 + 7 / 6.0, 1e-6);
}

// The Cure is thrown again: from 4 to what a throw gives; a Virus would not be.
TEST(RestartDiceOdds, only_dice_that_may_get_better_are_picked_up) {
  const DiceOdds odds(in_spaces(Plan::kA, 1));
  const double thrown = 6 / 2.0 + 4 / 3.0 + 7 / 6.0;
  EXPECT_NEAR(odds.rerolling({}, {5, 1, 0}, 1), thrown, 1e-6);
  EXPECT_NEAR(odds.rerolling({}, {5, 1, 0}, 0), 4, 1e-6);
  EXPECT_NEAR(odds.rerolling({}, {6, 0, 0}, 6), 6, 1e-6);
}

// Only one face of both counts, and it may still be thrown: a Virus is the better one to fix.
TEST(RestartDiceOdds, fixing_leaves_the_faces_that_will_come_to_the_dice) {
  const DiceOdds odds(in_spaces(Plan::kA, 1));
  EXPECT_GT(odds.throwing({1, 0, 0}, 3), odds.throwing({0, 0, 1}, 3));
  EXPECT_NEAR(odds.fixing({}, 1, 3), odds.throwing({1, 0, 0}, 3), 1e-9);
  EXPECT_GT(DiceOdds(in_spaces(Plan::kA, 6)).throwing({0, 0, 1}, 0),
            DiceOdds(in_spaces(Plan::kA, 6)).throwing({1, 0, 0}, 0));
}

TEST(RestartDiceOdds, protection_is_worth_its_price_or_left_alone) {
  Throw thrown = in_spaces(Plan::kA, 0);
  thrown.protection = 1.5;
  const DiceOdds odds(thrown);
  EXPECT_NEAR(odds.lying({4, 2, 0}), 4 - 1.5, 1e-6);
  EXPECT_NEAR(odds.lying({5, 1, 0}), 4, 1e-6);
}

// The figures of the law (8.5.1), which were sampled: "A 1.5 / 3.0", "A 5.9 / 6.7", "B 4.1 / 5.7".
TEST(RestartDiceOdds, expected_totals_agree_with_those_of_the_law) {
  const int none = kPrices - 1;
  EXPECT_NEAR(expected_total(Plan::kA, 0, 0, 0, none), 1.5, 0.1);
  EXPECT_NEAR(expected_total(Plan::kA, 1, 2, 2, none), 5.9, 0.15);
  EXPECT_NEAR(expected_total(Plan::kB, 1, 2, 2, none), 4.1, 0.15);
  EXPECT_GT(expected_total(Plan::kB, 1, 2, 2, 0), expected_total(Plan::kB, 1, 2, 2, none));
}

}  // namespace
}  // namespace paradoxa::restart
