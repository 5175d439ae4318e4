// RS-18.12 to RS-18.15: sets in Tubes; Gadgets of Extinction.
#include <array>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "support/restart_lab.hpp"

namespace paradoxa::restart {
namespace {

// ---- Scoring ------------------------------------------------------------------------------------

PlanScores scored(std::string_view tube, std::string_view gadget = "") {
  Lab lab;
  lab.tube(1, tube);
  if (!gadget.empty()) lab.own(0, gadget);
  return lab.scores(0);
}

TEST(RsExtinction, RS_18_12_RS_18_13_RS_R47_sets_are_equal_or_run_upwards) {
  EXPECT_EQ(scored("X7 X7 X7 X7"), (PlanScores{11, 0}));
  EXPECT_EQ(scored("Y4 Y5 Y6 Y7 Y8"), (PlanScores{0, 13}));
  EXPECT_EQ(scored("X7 X7 X7 X7 X5"), PlanScores{});
  EXPECT_EQ(scored("Y8 Y7 Y6"), PlanScores{});  // falls from the bottom
  EXPECT_EQ(scored("X1 X2"), (PlanScores{3, 0}));
  EXPECT_EQ(scored("X1 X2 X3"), (PlanScores{7, 0}));
  EXPECT_EQ(scored("X4 X4 X4 X4 X4 X4"), (PlanScores{15, 0}));
  EXPECT_EQ(scored("X1 X2 X2"), PlanScores{});
}

TEST(RsExtinction, RS_18_14_RS_R52_mixed_sets_score_one_for_each_card) {
  EXPECT_EQ(scored("X3 Y4 X5"), (PlanScores{2, 1}));
  EXPECT_EQ(scored("X7 Y7"), (PlanScores{1, 1}));
  EXPECT_EQ(scored("X3 Y5 X5"), PlanScores{});
}

TEST(RsExtinction, RS_18_15_single_cards_and_the_freezer_score_nothing) {
  EXPECT_EQ(scored("X7"), PlanScores{});
  Lab lab;
  lab.freezer("X4 X4 X4");
  EXPECT_EQ(lab.scores(0), PlanScores{});
}

TEST(RsExtinction, RS_18_13_all_tubes_count) {
  Lab lab;
  lab.tube(1, "X7 X7").tube(2, "Y1 Y2 Y3").tube(3, "X4 X5").tube(4, "Y8");
  EXPECT_EQ(lab.scores(0), (PlanScores{6, 7}));
  EXPECT_EQ(lab.scores(1), PlanScores{});
}

// ---- Gadgets ------------------------------------------------------------------------------------

TEST(RsExtinction, RS_15_5_gadgets_change_abilities_and_rules) {
  Lab cryo;
  cryo.own(0, "GX1");
  cryo.play(kPlanA).play(kTakeDeck).play(dealt_gene("X4"));
  EXPECT_TRUE(cryo.offers(kFreeze));
  Lab arm;
  arm.tube(1, "X5");
  arm.own(0, "GX2");
  EXPECT_TRUE(arm.play(kPlanA).offers(shift(1, 2)));
  Lab forceps;
  forceps.own(0, "GX3");
  forceps.play(kPlanA);
  EXPECT_TRUE(forceps.offers(take(1)));
  EXPECT_FALSE(forceps.offers(take(3)));
  Lab filter;
  filter.tube(1, "Y5").fragments(0, 0, 1, 0).own(0, "GX4");
  EXPECT_TRUE(filter.play(kPlanA).offers(shift(1, 2)));
  Lab fifth;
  fifth.fill_tubes();
  fifth.own(0, "GX5");
  fifth.play(kPlanA).play(kTakeDeck).play(dealt_gene("X4"));
  EXPECT_EQ(fifth.menu(), (std::vector<Move>{put_on(5)}));
}

TEST(RsExtinction, RS_15_5_gadgets_change_sets) {
  EXPECT_EQ(scored("X7 X8 X1 X2"), PlanScores{});
  EXPECT_EQ(scored("X7 X8 X1 X2", "GX6"), (PlanScores{11, 0}));
  EXPECT_EQ(scored("X2 X1 X8", "GX6"), PlanScores{});
  EXPECT_EQ(scored("X3 Y4 X5", "GX7"), (PlanScores{4, 2}));
  EXPECT_EQ(scored("X3 X4 X5", "GX7"), (PlanScores{7, 0}));
}

TEST(RsExtinction, RS_15_7_reach_stops_at_six) {
  Lab lab;
  lab.fragments(0, 0, 0, 6).own(0, "GX3");
  EXPECT_EQ(ability_of(shipped(), lab.state, seat(0), Ability::kReach), 6);
  lab.own(0, "GX1");
  lab.fragments(0, 6, 0, 0);
  EXPECT_EQ(ability_of(shipped(), lab.state, seat(0), Ability::kFreezer), 7);
}

}  // namespace
}  // namespace paradoxa::restart
