// RS-3, RS-5, RS-7, RS-8: uses of actions, Studied cards, Fragments and pills.
#include <string_view>

#include <gtest/gtest.h>

#include "support/restart_table.hpp"

namespace paradoxa::restart {
namespace {

Move field(Field field) { return Move::with(MoveKind::kField, field); }
constexpr Field kP = Field::kPerception;
constexpr Field kI = Field::kIntelligence;
constexpr Field kM = Field::kMemory;

Table perception() {
  Table table = in(Phase::kPerception);
  table.adult(0, "B2").child(0, "C1").adult(1, "C3");
  return table;
}
// Two columns and their sums, as "3+1".
std::string column(const Table& table, Field f) {
  const MindField& own = table.player(0).field(f);
  return std::to_string(own.fragments) + "+" + std::to_string(own.pills);
}
// A Fragment that the first seat has to Recover.
Table& gain_fragment(Table& table, int count = 1) {
  gain(table.state, seat(0), Token::kFragment, count, "RS-7.1"_clause, NobodyListens{});
  table.state.ask = Ask::kNext;
  settle(shipped(), table.state, NobodyListens{});
  return table;
}

// ---- RS-3 ---------------------------------------------------------------------------------------

TEST(RsBoards, RS_3_4_RS_R8_basic_actions_once_a_turn) {
  Table table = perception();
  table.play(adult("A1"));
  EXPECT_EQ(refused(table, adult("A2")), "RS-3.4");
  table.hand(0, "F20 F22").play(cause("F20")).play(kNo);
  EXPECT_EQ(refused(table, cause("F22")), "RS-3.4");
}

TEST(RsBoards, RS_3_5_RS_8_1_pills_switch_icons_on) {
  // RS-E12: F04 has Mv . Ca . 1 2.
  Table table = perception();
  table.studied(0, "F04").fragments(0, 1, 0, 0);
  EXPECT_EQ(uses(table, Icon::kMove), 2);
  EXPECT_EQ(uses(table, Icon::kCause), 1);
  table.play(pill(kP)).play(pill(kP));
  EXPECT_EQ(uses(table, Icon::kMove), 2);
  EXPECT_EQ(uses(table, Icon::kCause), 2);
}

TEST(RsBoards, RS_3_5_RS_6_6_three_causes_on_one_space) {
  // RS-E13: E09 has Ca . Ca 2 3 4.
  Table table = perception();
  table.studied(0, "E09").fragments(0, 3, 0, 0).hand(0, "F20 F22 T25");
  table.play(cause("F20")).play(kNo).play(cause("F22")).play(kNo);
  table.play(cause("T25"));
  EXPECT_EQ(table.state.ask, Ask::kText);
  EXPECT_EQ(table.state.top_of(space("B2")), card("T25"));
}

TEST(RsBoards, RS_3_6_a_new_card_comes_with_unspent_icons) {
  // RS-E14: the Mv of T02 was spent; S05 (Mv . As 1 . 2) covers it.
  Table table = perception();
  table.studied(0, "T02").fragments(0, 1, 0, 0).hand(0, "S10 S05");
  table.play(adult("A1"));
  EXPECT_EQ(uses(table, Icon::kMove), 1);
  table.play(cause("S10")).play(kYes).play(pick("S05"));
  EXPECT_EQ(table.player(0).fields[0].studied, card("S05"));
  EXPECT_EQ(uses(table, Icon::kMove), 2);
}

TEST(RsBoards, RS_3_6_spent_icons_are_fresh_next_turn) {
  Table table = perception();
  table.studied(0, "T02").fragments(0, 1, 0, 0);
  table.play(adult("A1"));
  EXPECT_EQ(table.player(0).fields[0].spent, 1);
  table.state.phase = Phase::kTurnEnd;
  clear_turn(table.state);
  EXPECT_EQ(table.player(0).fields[0].spent, 0);
}

TEST(RsBoards, RS_3_7_RS_3_8_uses_are_there_without_the_basic_action) {
  Table table = perception();
  table.hand(0, "F05 F20");
  table.play(cause("F05")).play(kYes);  // one Assist, which is not basic
  EXPECT_EQ(uses(table, Icon::kAssist), 1);
  table.play(Move::with(MoveKind::kAssist, card("F20")));
  EXPECT_EQ(table.state.top_of(space("C1")), card("F20"));
  EXPECT_EQ(uses(table, Icon::kAssist), 0);
}

TEST(RsBoards, RS_3_9_RS_R89_icons_go_first_then_texts_then_the_basic_use) {
  // F09 has Mv Ca As; E04 gives two Moves.
  Table table = perception();
  table.studied(0, "F09").fragments(0, 1, 0, 0).hand(0, "E04");
  table.play(cause("E04")).play(kYes);
  EXPECT_EQ(uses(table, Icon::kMove), 4);
  table.play(adult("A1"));
  EXPECT_EQ(table.player(0).fields[0].spent, 1);
  EXPECT_EQ(table.state.extra[0], 2);
  table.play(adult("A2")).play(adult("A3"));
  EXPECT_EQ(table.state.extra[0], 0);
  EXPECT_FALSE(table.state.used.contains(Basic::kMove));
  table.play(adult("A1"));
  EXPECT_TRUE(table.state.used.contains(Basic::kMove));
}

TEST(RsBoards, RS_3_9_the_highest_icon_is_spent_first) {
  // S09 has Ca As 1 Ca . 4.
  Table table = perception();
  table.studied(0, "S09").fragments(0, 4, 0, 0).hand(0, "F20");
  table.play(cause("F20"));
  EXPECT_EQ(table.player(0).fields[0].spent, 0b1000);
}

TEST(RsBoards, RS_3_9_RS_3_6_a_card_that_covers_another_in_mid_turn) {
  // RS-E90: the Ca of F06 was spent by T23; T08 over it brings another.
  Table table = perception();
  table.studied(0, "F06").fragments(0, 2, 0, 0).hand(0, "T23 T08");
  table.play(cause("T23")).play(kYes).play(pick("T08")).deal();
  EXPECT_EQ(table.player(0).fields[0].studied, card("T08"));
  EXPECT_EQ(uses(table, Icon::kCause), 2);
}

// ---- RS-5 ---------------------------------------------------------------------------------------

TEST(RsBoards, RS_5_1_a_card_is_studied_in_its_field_for_time) {
  Table table = in(Phase::kStudy);
  table.hand(0, "F16 T09").supply(0, 3, 6, 1);
  EXPECT_FALSE(table.offers(study_card("T09")));  // it costs 4
  EXPECT_EQ(refused(table, study_card("T09")), "RS-5.1");
  table.play(study_card("F16"));
  EXPECT_EQ(table.player(0).fields[1].studied, card("F16"));
  EXPECT_EQ(table.player(0).time_left(), 0);
  EXPECT_EQ(refused(table, study_card("T09")), "RS-3.4");
}

TEST(RsBoards, RS_5_2_RS_R12_a_new_card_covers_the_old_one) {
  Table table = in(Phase::kStudy);
  table.studied(0, "F04").fragments(0, 1, 0, 0).hand(0, "F06");
  EXPECT_EQ(uses(table, Icon::kMove), 2);
  table.play(study_card("F06"));
  EXPECT_EQ(uses(table, Icon::kMove), 1);
  EXPECT_EQ(table.player(0).fields[0].studied, card("F06"));
}

TEST(RsBoards, RS_5_3_studying_activates_no_text) {
  Table table = in(Phase::kStudy);
  table.hand(0, "F20").play(study_card("F20"));  // gain(pill,2)
  EXPECT_EQ(table.state.ask, Ask::kStudy);
  EXPECT_EQ(table.player(0).pills(), 6);
}

// ---- RS-7 ---------------------------------------------------------------------------------------

TEST(RsBoards, RS_7_1_RS_1_12_a_fragment_must_be_recovered) {
  Table table = perception();
  gain_fragment(table);
  EXPECT_EQ(table.state.ask, Ask::kRecover);
  EXPECT_EQ(table.menu().size(), 3u);  // it cannot be declined
  table.play(field(kM));
  EXPECT_EQ(column(table, kM), "1+0");
}

TEST(RsBoards, RS_7_2_RS_R11_a_pill_makes_room_only_where_there_is_no_other) {
  Table table = perception();
  table.fragments(0, 2, 4, 0);
  table.play(pill(kP)).play(pill(kI)).play(pill(kI));
  gain_fragment(table, 2).play(field(kP)).play(field(kI));
  EXPECT_EQ(column(table, kP), "3+1");  // RS-E15
  EXPECT_EQ(column(table, kI), "5+1");  // RS-E16
}

TEST(RsBoards, RS_7_2_a_field_with_six_fragments_cannot_be_chosen) {
  Table table = perception();
  table.fragments(0, 6, 0, 0);
  gain_fragment(table);
  EXPECT_FALSE(table.offers(field(kP)));
  EXPECT_TRUE(table.offers(field(kI)));
}

TEST(RsBoards, RS_7_2_without_room_the_fragment_goes_back) {
  // RS-E17.
  Table table = perception();
  table.fragments(0, 6, 6, 6);
  const int supply = table.state.supply[3];
  gain_fragment(table);
  EXPECT_EQ(table.state.ask, Ask::kPerception);
  EXPECT_EQ(table.state.supply[3], supply);
}

TEST(RsBoards, RS_7_3_pills_in_every_phase_on_fields_with_room) {
  for (const Phase phase :
       {Phase::kStudy, Phase::kPerception, Phase::kIntelligence, Phase::kMemory}) {
    Table table = in(phase);
    table.fragments(0, 6, 0, 5).play(pill(kM));
    EXPECT_EQ(column(table, kM), "5+1");
    EXPECT_EQ(table.player(0).pills(), 5);
    EXPECT_EQ(refused(table, pill(kM)), "RS-7.3");
    EXPECT_EQ(refused(table, pill(kP)), "RS-7.3");
  }
}

TEST(RsBoards, RS_7_3_without_pills_there_are_none_to_use) {
  Table table = perception();
  table.supply(0, 7, 0, 1);
  EXPECT_EQ(refused(table, pill(kM)), "RS-7.3");
}

TEST(RsBoards, RS_7_4_no_pill_while_something_is_carried_out) {
  Table table = perception();
  table.hand(0, "F20").play(cause("F20"));
  EXPECT_EQ(refused(table, pill(kM)), "RS-7.4");
}

TEST(RsBoards, RS_7_4_no_pill_at_the_end_of_the_turn) {
  Table table = in(Phase::kMemory);
  table.hand(0, "F20 F21 F22 F23 F24 F25").play(kEnd);
  ASSERT_EQ(table.state.ask, Ask::kHandLimit);
  EXPECT_EQ(refused(table, pill(kM)), "RS-7.4");
}

TEST(RsBoards, RS_7_5_RS_R2_a_field_has_six_spaces) {
  Table table = perception();
  table.fragments(0, 4, 0, 0).play(pill(kP)).play(pill(kP));
  EXPECT_EQ(table.player(0).total(kP), 6);
  State overfull = table.state;
  ++overfull.players[0].fields[0].pills;
  --overfull.players[0].supply[1];
  EXPECT_NE(flaw(shipped(), overfull), "");
}

}  // namespace
}  // namespace paradoxa::restart
