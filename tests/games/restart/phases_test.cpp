// RS-3, RS-9, RS-10: phases, Plans and Burying, and the Memory phase.
#include <string_view>

#include <gtest/gtest.h>

#include "support/restart_table.hpp"

namespace paradoxa::restart {
namespace {

Move bury_card(std::string_view text) { return Move::with(MoveKind::kBury, card(text)); }
constexpr Move kTime = Move::of(MoveKind::kTime);
constexpr Move kHeal = Move::of(MoveKind::kHeal);
constexpr Move kDraw = Move::of(MoveKind::kDraw);
constexpr Move kRenew = Move::of(MoveKind::kRenew);
Move upcoming(int number) { return Move::of(MoveKind::kDrawUpcoming, number); }

// Of a Table that came here without doing anything the Memory phase is doubled.
Table plain_memory() {
  Table table = in(Phase::kMemory);
  table.state.doubled = 0;
  return table;
}

TEST(RsPhases, RS_3_2_RS_R5_four_phases_in_their_order) {
  Table table = in(Phase::kStudy);
  table.hand(0, "F20");
  std::string order;
  while (table.state.owner == seat(0) && table.state.phase < Phase::kTurnEnd) {
    order += std::to_string(static_cast<int>(table.state.phase));
    table.play(kEnd);
  }
  EXPECT_EQ(order, "2345");
  Table later = in(Phase::kPerception);
  later.hand(0, "F20");
  EXPECT_EQ(refused(later, study_card("F20")), "RS-3.2");
  EXPECT_EQ(refused(later, kPlanA), "RS-3.2");
}

TEST(RsPhases, RS_3_3_actions_in_any_order_each_finished_before_the_next) {
  Table table = in(Phase::kPerception);
  table.adult(0, "B2").child(0, "C1").hand(0, "F20 F22");
  table.play(Move::with(MoveKind::kCause, card("F20")));
  EXPECT_EQ(table.menu().size(), 2u);  // its text, and nothing else
  table.play(kNo).play(Move::with(MoveKind::kAdult, space("A1")));
  Table other = in(Phase::kPerception);
  other.adult(0, "B2").child(0, "C1").hand(0, "F20");
  other.play(Move::with(MoveKind::kAdult, space("A1")));
  other.play(Move::with(MoveKind::kCause, card("F20")));
  EXPECT_EQ(other.state.top_of(space("A1")), card("F20"));
}

TEST(RsPhases, RS_1_12_phases_may_be_left_without_doing_anything) {
  for (const Phase phase :
       {Phase::kStudy, Phase::kPerception, Phase::kIntelligence, Phase::kMemory})
    EXPECT_TRUE(in(phase).offers(kEnd));
}

// ---- Intelligence -------------------------------------------------------------------------------

TEST(RsPhases, RS_9_1_one_plan_a_or_one_plan_b) {
  Table table = in(Phase::kIntelligence);
  table.play(kPlanA).play(Move::of(MoveKind::kRoll, 6, 0, 0));
  EXPECT_EQ(refused(table, kPlanB), "RS-9.1");
  EXPECT_EQ(refused(table, kPlanA), "RS-9.1");
}

TEST(RsPhases, RS_9_2_icons_give_plans_of_their_letter) {
  // T15 has . . PA 1 PB 2.
  Table table = in(Phase::kIntelligence);
  table.studied(0, "T15").fragments(0, 0, 3, 0);
  table.play(kPlanA).play(Move::of(MoveKind::kRoll, 6, 0, 0));
  EXPECT_TRUE(table.offers(kPlanA));  // the basic one
  EXPECT_TRUE(table.offers(kPlanB));
  table.play(kPlanB).play(Move::of(MoveKind::kRoll, 0, 6, 0));
  EXPECT_FALSE(table.offers(kPlanA));
  EXPECT_FALSE(table.offers(kPlanB));
}

TEST(RsPhases, RS_9_2_abilities_are_worked_out_when_the_plan_starts) {
  Table table = in(Phase::kIntelligence);
  table.fragments(0, 3, 0, 0).play(kPlanA);
  EXPECT_EQ(top(table.state).c, 2);
}

TEST(RsPhases, RS_9_3_RS_R13_cards_are_buried_by_an_icon) {
  // F18 has Bu . PA PB 2 4.
  Table table = in(Phase::kIntelligence);
  table.hand(0, "F20 T04");
  EXPECT_EQ(refused(table, bury_card("F20")), "RS-9.3");
  table.studied(0, "F18").fragments(0, 0, 1, 0).play(bury_card("F20"));
  EXPECT_TRUE(table.state.buried_by(seat(0)).contains(card("F20")));
  EXPECT_FALSE(table.state.hand(seat(0)).contains(card("F20")));
  EXPECT_EQ(table.player(0).time_left(), 7);
  EXPECT_FALSE(table.offers(bury_card("T04")));
  EXPECT_EQ(view(shipped(), table.state, Viewer::of(seat(1))).buried[0], CardSet::of(card("F20")));
}

TEST(RsPhases, RS_9_4_a_phase_without_a_plan_doubles_the_next) {
  // RS-E24, RS-E25.
  Table table = in(Phase::kIntelligence);
  table.play(Move::with(MoveKind::kPill, Field::kMemory)).play(kEnd);
  EXPECT_EQ(table.state.doubled, 1);
}

TEST(RsPhases, RS_9_4_a_plan_or_a_card_buried_there_is_something) {
  Table plan = in(Phase::kIntelligence);
  plan.play(kPlanA).play(Move::of(MoveKind::kRoll, 6, 0, 0)).play(kEnd);
  EXPECT_EQ(plan.state.doubled, 0);
  Table buried = in(Phase::kIntelligence);
  buried.hand(0, "F20").studied(0, "F18").fragments(0, 0, 1, 0).play(bury_card("F20")).play(kEnd);
  EXPECT_EQ(buried.state.doubled, 0);
}

// ---- Memory -------------------------------------------------------------------------------------

TEST(RsPhases, RS_10_1_RS_10_2_one_time_and_one_draw) {
  Table table = plain_memory();
  table.play(kTime);
  EXPECT_EQ(table.player(0).time_left(), 8);
  EXPECT_EQ(refused(table, kTime), "RS-3.4");
  EXPECT_EQ(refused(table, kHeal), "RS-3.4");
  table.play(kDraw);
  EXPECT_EQ(table.state.asked, kNature);
  table.deal();
  EXPECT_EQ(table.state.hand(seat(0)).size(), 8);
  EXPECT_EQ(refused(table, kDraw), "RS-3.4");
}

TEST(RsPhases, RS_10_1_RS_R6_RS_R7_icons_of_memory_cards_add_more) {
  // F25 has Ti Dr He . 2 3.
  Table table = plain_memory();
  table.studied(0, "F25").fragments(0, 0, 0, 3);
  table.play(kHeal).play(kTime).play(kTime).play(upcoming(1)).play(upcoming(2));
  EXPECT_EQ(table.player(0).pills(), 7);
  EXPECT_EQ(table.player(0).time_left(), 9);
  EXPECT_EQ(table.state.hand(seat(0)).size(), 9);
}

TEST(RsPhases, RS_10_3_RS_R21_upcoming_keeps_its_gaps) {
  Table table = plain_memory();
  const Card middle = table.state.upcoming[1];
  table.play(upcoming(2));
  EXPECT_TRUE(table.state.hand(seat(0)).contains(middle));
  EXPECT_FALSE(table.state.upcoming[1].exists());
  EXPECT_EQ(table.state.phase, Phase::kMemory);
  EXPECT_TRUE(table.offers(kTime));
}

TEST(RsPhases, RS_10_4_RS_R18_three_of_a_type_are_renewed_for_nothing) {
  Table table = plain_memory();
  table.upcoming("E05 E06 E07").play(kRenew);
  EXPECT_EQ(table.state.discarded, 3);
  EXPECT_EQ(table.state.discards[2], card("E07"));
  EXPECT_EQ(table.state.asked, kNature);
  table.deal();
  EXPECT_EQ(empty_upcoming(table.state), -1);
  EXPECT_TRUE(table.offers(kDraw));  // it was no Draw
  table.upcoming("F05 F06 F07");
  EXPECT_TRUE(table.offers(kRenew));  // and again
}

TEST(RsPhases, RS_10_4_two_cards_are_not_renewed) {
  // RS-E28.
  Table table = plain_memory();
  table.upcoming("E05 E06 E07").play(upcoming(2));
  EXPECT_EQ(refused(table, kRenew), "RS-10.4");
}

TEST(RsPhases, RS_10_5_RS_R19_a_doubled_phase_does_everything_twice) {
  // RS-E5: one active Ti: two cards and four time.
  Table table = in(Phase::kMemory);
  EXPECT_EQ(table.state.doubled, 1);
  table.studied(0, "F19").fragments(0, 0, 0, 1).supply(0, 0, 0, 0);
  table.play(kTime).play(kTime);
  EXPECT_EQ(table.player(0).time_left(), 4);
  table.play(kDraw).deal();
  EXPECT_EQ(table.state.ask, Ask::kSecondDraw);
  EXPECT_FALSE(table.offers(kTime));  // nothing comes between
  table.play(upcoming(3));
  EXPECT_EQ(table.state.hand(seat(0)).size(), 9);
}

TEST(RsPhases, RS_10_5_the_second_draw_may_be_declined) {
  Table table = in(Phase::kMemory);
  table.play(upcoming(1)).play(kNo);
  EXPECT_EQ(table.state.hand(seat(0)).size(), 8);
  EXPECT_EQ(table.state.ask, Ask::kMemory);
}

TEST(RsPhases, RS_1_9_no_time_is_gained_where_none_is_left) {
  Table table = plain_memory();
  table.supply(0, 20, 6, 1).supply(1, 20, 6, 1);
  EXPECT_EQ(refused(table, kTime), "RS-1.9");
}

TEST(RsPhases, RS_1_10_discarded_cards_lie_open_in_order) {
  Table table = plain_memory();
  table.upcoming("E05 E06 E07").play(kRenew);
  const View seen = view(shipped(), table.state, kSpectator);
  EXPECT_EQ(seen.discards[0], card("E05"));
  EXPECT_EQ(seen.discards[1], card("E06"));
  EXPECT_EQ(seen.discarded, 3);
}

}  // namespace
}  // namespace paradoxa::restart
