// RS-16: Pandemia, and the examples RS-E33 to RS-E39.
#include <string_view>

#include <gtest/gtest.h>

#include "support/restart_table.hpp"

namespace paradoxa::restart {
namespace {

Table lab(int seats = 2) { return Table(Dystopia::kPandemia, seats); }
Move face(std::string_view letter) {
  return Move::with(MoveKind::kFace, *kFaceLetters.parse(letter));
}
Move roll(int viruses, int cures, int both) {
  return Move::of(MoveKind::kRoll, viruses, cures, both);
}
Researcher& own(Table& table, int seat = 0) {
  return table.state.pandemia.researchers[static_cast<std::size_t>(seat)];
}

TEST(RsPandemia, RS_16_1_RS_R39_markers_stand_before_the_first_space) {
  EXPECT_EQ(lab().state.pandemia, PandemiaState{});
}

TEST(RsPandemia, RS_16_2_throws_are_as_likely_as_three_viruses_two_cures_and_one_of_both) {
  Table table = lab();
  table.play(kPlanA);
  ASSERT_EQ(table.state.ask, Ask::kRoll);
  std::uint32_t sum = 0;
  for (const Move& move : table.menu()) sum += weight(shipped(), table.state, move);
  EXPECT_EQ(table.menu().size(), 28u);
  EXPECT_EQ(sum, 46656u);  // 6 ^ 6
  EXPECT_EQ(weight(shipped(), table.state, roll(6, 0, 0)), 729u);
  EXPECT_EQ(weight(shipped(), table.state, roll(0, 0, 6)), 1u);
  EXPECT_EQ(weight(shipped(), table.state, roll(5, 1, 0)), 6u * 243u * 2u);
}

TEST(RsPandemia, RS_16_3_abilities_come_from_the_three_fields) {
  Table table = lab();
  table.fragments(0, 4, 3, 6);
  EXPECT_EQ(ability_of(shipped(), table.state, seat(0), Ability::kFix), 2);
  EXPECT_EQ(ability_of(shipped(), table.state, seat(0), Ability::kActivate), 3);
  EXPECT_EQ(ability_of(shipped(), table.state, seat(0), Ability::kReroll), 4);
}

TEST(RsPandemia, RS_16_4_RS_R37_dice_are_fixed_on_any_face_and_the_others_rolled) {
  Table table = lab();
  table.fragments(0, 3, 0, 0).play(kPlanA);
  EXPECT_EQ(table.state.ask, Ask::kFix);
  table.play(face("X")).play(face("V"));
  EXPECT_EQ(table.state.ask, Ask::kRoll);
  EXPECT_EQ(table.state.pandemia.in_hand, 4);
}

TEST(RsPandemia, RS_16_4_fixing_may_stop_early) {
  Table table = lab();
  table.fragments(0, 6, 0, 0).play(kPlanB).play(face("C")).play(kEnd);
  EXPECT_EQ(table.state.pandemia.in_hand, 5);
}

TEST(RsPandemia, RS_16_5_RS_16_7_RS_R38_the_first_example) {
  // RS-E33: fix X X; V C C X; reroll one C, which becomes V.
  Table table = lab();
  table.fragments(0, 3, 2, 1).play(kPlanA).play(face("X")).play(face("X")).play(roll(1, 2, 1));
  EXPECT_EQ(table.state.ask, Ask::kReroll);
  table.play(face("C")).play(roll(1, 0, 0));
  EXPECT_EQ(table.state.ask, Ask::kProtect);
  Table unprotected = table;
  unprotected.play(kNo);
  EXPECT_EQ(own(unprotected).markers[0], 5);
  EXPECT_EQ(own(unprotected).protections[0], 0);
  table.play(kYes);
  EXPECT_EQ(own(table).markers[0], 6);
  EXPECT_EQ(own(table).protections[0], 1);
}

TEST(RsPandemia, RS_16_5_fixed_dice_are_not_picked_up) {
  Table table = lab();
  table.fragments(0, 1, 0, 6).play(kPlanA).play(face("X")).play(roll(5, 0, 0));
  EXPECT_TRUE(table.offers(face("V")));
  EXPECT_FALSE(table.offers(face("X")));
  table.play(kEnd);  // no die is rolled again
  EXPECT_EQ(own(table).markers[0], 5);
}

TEST(RsPandemia, RS_16_6_RS_16_8_a_negative_total_moves_nothing) {
  // RS-E34.
  Table table = lab();
  table.play(kPlanB).play(roll(3, 2, 1));
  Table unprotected = table;
  unprotected.play(kNo);
  EXPECT_EQ(own(unprotected).markers[1], 0);
  table.play(kYes);
  EXPECT_EQ(own(table).markers[1], 2);
  EXPECT_EQ(own(table).protections[1], 1);
}

TEST(RsPandemia, RS_16_6_the_last_protection_space_protects_no_more) {
  // RS-E35.
  Table table = lab();
  own(table).protections[0] = 6;
  Table other = table;
  table.play(kPlanA).play(roll(3, 3, 0));
  EXPECT_EQ(table.state.ask, Ask::kIntelligence);
  other.play(kPlanB).play(roll(3, 3, 0));
  EXPECT_EQ(other.state.ask, Ask::kProtect);
}

TEST(RsPandemia, RS_16_6_without_a_bad_face_there_is_nothing_to_protect) {
  Table table = lab();
  table.play(kPlanA).play(roll(5, 0, 1));
  EXPECT_EQ(table.state.ask, Ask::kIntelligence);
  EXPECT_EQ(own(table).markers[0], 5);
}

TEST(RsPandemia, RS_16_7_both_counts_two_as_often_as_it_is_activated) {
  Table table = lab();
  table.fragments(0, 0, 2, 0).play(kPlanB).play(roll(0, 2, 4));
  EXPECT_EQ(own(table).markers[1], 2 + 2 * 2);
}

TEST(RsPandemia, RS_16_8_the_last_space_is_the_end) {
  // RS-E39.
  Table table = lab();
  own(table).markers[0] = 46;
  table.fragments(0, 0, 1, 0).play(kPlanA).play(roll(5, 0, 1));
  EXPECT_EQ(own(table).markers[0], 48);
  EXPECT_EQ(table.scores(0).a, 40 + 8);
}

TEST(RsPandemia, RS_16_9_RS_16_10_RS_R40_leaders_share_the_full_bonus) {
  // RS-E36.
  Table table = lab(3);
  own(table, 0).markers[0] = own(table, 1).markers[0] = 30;
  own(table, 2).markers[0] = 12;
  EXPECT_EQ(table.scores(0).a, 26);
  EXPECT_EQ(table.scores(1).a, 26);
  EXPECT_EQ(table.scores(2).a, 6);
}

TEST(RsPandemia, RS_16_11_RS_16_12_RS_R41_penalties_come_off_and_nobody_leads_at_nothing) {
  // RS-E37.
  Table table = lab();
  own(table).markers[0] = 3;
  own(table).protections[0] = 1;
  EXPECT_EQ(table.scores(0), (PlanScores{1, 0}));
  own(table).protections[1] = 6;
  EXPECT_EQ(table.scores(0).b, -12);
}

TEST(RsPandemia, RS_15_5_a_total_that_is_too_low_counts_as_one) {
  // RS-E38.
  Table table = lab();
  table.own(0, "GP5").own(0, "GP7", 1).play(kPlanB).play(roll(4, 1, 1)).play(kNo);
  EXPECT_EQ(own(table).markers[1], 1);
}

TEST(RsPandemia, RS_15_5_gadgets_add_to_totals_for_their_owner_alone) {
  Table table = lab();
  table.own(0, "GP6").own(1, "GP7").play(kPlanA).play(roll(6, 0, 0));
  EXPECT_EQ(own(table).markers[0], 7);
  own(table).protections[0] = 2;
  const int before = table.scores(0).a;
  table.own(0, "GP4", 1);
  EXPECT_EQ(table.scores(0).a, before + 1);
}

TEST(RsPandemia, RS_15_7_abilities_stop_at_six) {
  Table table = lab();
  table.fragments(0, 6, 6, 6).own(0, "GP2").own(0, "GP3", 1);
  EXPECT_EQ(ability_of(shipped(), table.state, seat(0), Ability::kActivate), 6);
  EXPECT_EQ(ability_of(shipped(), table.state, seat(0), Ability::kReroll), 6);
}

TEST(RsPandemia, RS_9_2_RS_7_4_a_plan_is_carried_out_without_pills) {
  Table table = lab();
  table.fragments(0, 1, 0, 0).play(kPlanA);
  const Move pill = Move::with(MoveKind::kPill, Field::kPerception);
  EXPECT_EQ(refusal(shipped(), table.state, seat(0), pill).text(), "RS-7.4");
}

}  // namespace
}  // namespace paradoxa::restart
