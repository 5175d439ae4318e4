// RS-4: what comes before the first turn of a player.
#include <gtest/gtest.h>

#include "support/restart_table.hpp"

namespace paradoxa::restart {
namespace {

Table first() {
  Table table(Dystopia::kPandemia, 2, Phase::kStudy);
  Options options = Options::for_seats(2);
  options.gadgets = Switch::kOff;
  table.state = dealt(options);
  return table;
}
Table& drop_two(Table& table) {
  while (table.state.ask == Ask::kChainDrop) table.play(table.menu().front());
  return table;
}

TEST(RsFirstTurn, RS_4_1_RS_R16_chains_go_under_the_deck_until_three_are_left) {
  Table table = first();
  EXPECT_EQ(table.menu().size(), 5u);
  const Chain one = table.menu()[1].chain();
  const Chain two = table.menu()[3].chain();
  table.play(MoveKind::kChain, one.id).play(MoveKind::kChain, two.id);
  EXPECT_EQ(table.state.chain_hand(seat(0)).size(), 3);
  EXPECT_EQ(table.state.bottom_size, 2);
  EXPECT_EQ(table.state.bottom[0], one);
  EXPECT_EQ(table.state.bottom[1], two);
  EXPECT_EQ(table.state.ask, Ask::kChild);
  // Only the seat that put them there knows them.
  EXPECT_EQ(view(shipped(), table.state, Viewer::of(seat(0))).bottom[0], one);
  EXPECT_EQ(view(shipped(), table.state, Viewer::of(seat(1))).bottom[0], kNoChain);
  EXPECT_EQ(view(shipped(), table.state, Viewer::of(seat(1))).bottom_levels[0], one.level());
}

TEST(RsFirstTurn, RS_4_2_the_child_goes_to_age_one) {
  Table table = first();
  drop_two(table);
  EXPECT_EQ(table.menu().size(), 3u);
  for (const Move& move : table.menu()) EXPECT_EQ(move.space().age(), 0);
  table.play(MoveKind::kSpace, space("B1").id);
  EXPECT_EQ(table.player(0).child, space("B1"));
}

TEST(RsFirstTurn, RS_4_3_RS_R15_one_card_is_studied_for_nothing_and_another_is_paid) {
  // RS-E11: F09 for nothing, then E16 for 3 of 7 time.
  Table table = first();
  drop_two(table).play(MoveKind::kSpace, space("A1").id);
  table.hand(0, "F09 E16 T01");
  table.play(Move::with(MoveKind::kStudy, card("F09")));
  EXPECT_EQ(table.player(0).time_left(), 7);
  EXPECT_EQ(table.state.ask, Ask::kStudy);
  table.play(Move::with(MoveKind::kStudy, card("E16")));
  EXPECT_EQ(table.player(0).time_left(), 4);
  EXPECT_EQ(table.player(0).fields[0].studied, card("F09"));
  EXPECT_EQ(table.player(0).fields[1].studied, card("E16"));
}

TEST(RsFirstTurn, RS_4_3_the_free_study_may_be_declined) {
  Table table = first();
  drop_two(table).play(MoveKind::kSpace, space("A1").id).play(kNo);
  EXPECT_EQ(table.state.ask, Ask::kStudy);
  EXPECT_TRUE(has_started(table.state, seat(0)));
}

TEST(RsFirstTurn, RS_4_4_RS_7_4_no_pill_before_these_steps_are_done) {
  // RS-E10.
  Table table = first();
  const Move pill = Move::with(MoveKind::kPill, Field::kMemory);
  EXPECT_EQ(refused(table, pill), "RS-4.4");
  drop_two(table);
  EXPECT_EQ(refused(table, pill), "RS-4.4");
  table.play(MoveKind::kSpace, space("A1").id);
  EXPECT_EQ(refused(table, pill), "RS-4.4");
  table.play(kNo);
  EXPECT_EQ(refused(table, pill), "");
}

TEST(RsFirstTurn, RS_3_1_later_turns_begin_with_the_study_phase) {
  Table table(Dystopia::kPandemia, 2, Phase::kStudy);
  while (table.state.owner == seat(0) || table.state.phase == Phase::kFirst)
    table.play(table.state.ask == Ask::kChainDrop || table.state.ask == Ask::kChild ||
                       is_natures(table.state.ask)
                   ? table.menu().front()
                   : table.menu().back());
  while (table.state.owner == seat(1)) table.play(table.menu().back());
  EXPECT_EQ(table.state.owner, seat(0));
  EXPECT_EQ(table.state.ask, Ask::kStudy);
}

}  // namespace
}  // namespace paradoxa::restart
