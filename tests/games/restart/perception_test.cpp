// RS-6: the Perception phase, and the examples RS-E18 to RS-E24.
#include <string_view>

#include <gtest/gtest.h>

#include "support/restart_table.hpp"

namespace paradoxa::restart {
namespace {

Move assist(std::string_view text) { return Move::with(MoveKind::kAssist, card(text)); }
Move child(std::string_view text) { return Move::with(MoveKind::kChild, space(text)); }

constexpr std::string_view kGrid = "S T F / E T S / F E E";  // of RS-E18

// ---- Figures ------------------------------------------------------------------------------------

TEST(RsPerception, RS_6_2_adults_go_anywhere_but_to_adults) {
  Table table = standing();
  table.adult(1, "A3").child(1, "A1");
  EXPECT_EQ(refused(table, adult("A3")), "RS-6.2");
  EXPECT_EQ(refused(table, adult("B2")), "RS-6.2");  // RS-R35
  EXPECT_EQ(refused(table, adult("D1")), "RS-1.3");
  table.play(adult("A1"));  // another player's Child is not in the way
  EXPECT_EQ(table.player(0).adult, space("A1"));
}

TEST(RsPerception, RS_6_3_children_stay_in_their_age) {
  Table table = standing();
  table.adult(0, "B1").adult(1, "A1");
  EXPECT_EQ(refused(table, child("C2")), "RS-6.3");
  EXPECT_EQ(refused(table, child("C1")), "RS-6.3");
  table.play(child("A1"));
  EXPECT_EQ(table.player(0).child, space("A1"));
}

TEST(RsPerception, RS_6_4_adult_and_child_never_meet) {
  Table table = standing();
  EXPECT_EQ(refused(table, adult("C1")), "RS-6.4");
  table.adult(0, "B1");
  EXPECT_EQ(refused(table, child("B1")), "RS-6.4");
}

TEST(RsPerception, RS_R35_the_adult_does_not_go_home_by_itself) {
  const Table table = standing();
  for (const Move& move : table.menu())
    if (move.kind == MoveKind::kAdult) {
      EXPECT_TRUE(move.space().exists());
    }
}

// ---- Cards --------------------------------------------------------------------------------------

TEST(RsPerception, RS_6_6_RS_1_4_a_cause_covers_the_card_under_the_adult) {
  Table table = standing();
  const Card before = table.state.top_of(space("B2"));
  table.hand(0, "F20").play(cause("F20"));
  EXPECT_EQ(table.state.top_of(space("B2")), card("F20"));
  EXPECT_FALSE(table.state.deck.contains(before));  // nowhere to be had again
  EXPECT_EQ(table.state.discarded, 0);
}

TEST(RsPerception, RS_6_6_without_an_adult_on_the_grid_there_is_no_cause) {
  Table table = standing();
  table.state.players[0].adult = kNoSpace;
  table.hand(0, "F20");
  EXPECT_EQ(refused(table, cause("F20")), "RS-6.6");
}

TEST(RsPerception, RS_6_7_assist_needs_an_icon_or_a_text) {
  Table table = standing();
  table.hand(0, "F20");
  EXPECT_EQ(refused(table, assist("F20")), "RS-3.4");
  table.studied(0, "E08").fragments(0, 1, 0, 0).play(assist("F20"));
  EXPECT_EQ(table.state.top_of(space("C1")), card("F20"));
}

TEST(RsPerception, RS_6_8_RS_1_5_tokens_are_taken_before_the_text) {
  Table table = standing();
  table.tokens("B2", Token::kPill, 2).tokens("B2", Token::kTime, 1).supply(0, 3, 1, 0);
  table.hand(0, "F20").play(cause("F20"));
  EXPECT_EQ(table.state.ask, Ask::kText);
  EXPECT_EQ(table.player(0).pills(), 3);
  EXPECT_EQ(table.player(0).time_left(), 4);
  EXPECT_FALSE(any_of(table.state.space_tokens[space("B2").id]));
}

TEST(RsPerception, RS_6_8_a_fragment_on_the_space_is_recovered_first) {
  Table table = standing();
  table.tokens("B2", Token::kFragment, 1).hand(0, "F20").play(cause("F20"));
  EXPECT_EQ(table.state.ask, Ask::kRecover);
  table.play(Move::with(MoveKind::kField, Field::kMemory));
  EXPECT_EQ(table.state.ask, Ask::kText);
}

// ---- Validating ---------------------------------------------------------------------------------

int voids(const Table& table, std::string_view text) {
  return voids_needed(shipped(), table.state, chain(text));
}

TEST(RsPerception, RS_6_11_RS_6_12_patterns_of_the_example) {
  // RS-E18.
  Table table = standing();
  table.types(kGrid);
  for (const std::string_view text : {"C01", "C07", "C15", "C18"}) EXPECT_EQ(voids(table, text), 0);
  EXPECT_EQ(voids(table, "C02"), 1);
  EXPECT_EQ(voids(table, "C21"), 3);
}

TEST(RsPerception, RS_6_11_patterns_are_turned_only_where_a_text_allows_it) {
  // RS-E20, RS-E21.
  Table table = standing();
  table.types(kGrid);
  EXPECT_EQ(voids(table, "C09"), 2);
  table.state.turning = 1 << static_cast<int>(Turning::kRotate);
  EXPECT_EQ(voids(table, "C09"), 1);
  table.state.turning = 1 << static_cast<int>(Turning::kMirror);
  EXPECT_EQ(voids(table, "C19"), 1);
}

TEST(RsPerception, RS_6_10_RS_6_12_a_void_stands_in_and_goes_back) {
  // RS-E19.
  Table table = standing();
  table.types(kGrid).chains(0, "C17 C21 C41").supply(0, 2, 0, 1);
  const int supply = table.state.supply[2];
  EXPECT_EQ(refused(table, validate("C21")), "RS-6.11");
  table.play(validate("C17"));
  EXPECT_EQ(table.player(0).time_left(), 0);
  EXPECT_EQ(table.player(0).voids(), 0);
  EXPECT_EQ(table.state.supply[2], supply + 1);
}

TEST(RsPerception, RS_6_10_without_enough_time_there_is_no_validate) {
  Table table = standing();
  table.types(kGrid).chains(0, "C01 C21 C41").supply(0, 1, 0, 3);
  EXPECT_EQ(refused(table, validate("C01")), "RS-6.10");
  EXPECT_EQ(refused(table, validate("C02")), "RS-6.10");  // not in hand
}

TEST(RsPerception, RS_6_10_rebates_add_up_and_end_with_the_validate) {
  // RS-E22.
  Table table = standing();
  table.types("T S E / S F E / E E E").chains(0, "C41 C01 C02").supply(0, 2, 0, 5);
  table.state.rebate = 3;
  ASSERT_LE(voids(table, "C41"), 5);
  table.play(validate("C41"));
  EXPECT_EQ(table.player(0).time_left(), 0);
  EXPECT_EQ(table.state.rebate, 0);
}

TEST(RsPerception, RS_6_13_RS_7_6_RS_R10_voids_do_nothing_else) {
  // RS-E4: two voids do not make an S of a T.
  Table table = standing();
  table.types("F F F / T T S / E E E").supply(0, 5, 0, 2).hand(0, "S02").play(cause("S02"));
  table.play(kYes);
  EXPECT_EQ(table.player(0).pills(), 2);
  EXPECT_EQ(table.player(0).voids(), 2);
  for (const Move& move : table.menu()) EXPECT_NE(move.kind, MoveKind::kSpace);
}

TEST(RsPerception, RS_6_14_RS_R9_a_chain_of_the_row_must_be_taken) {
  Table table = standing();
  table.types(kGrid).chains(0, "C01 C21 C41").supply(0, 5, 0, 0).row(2, "C30");
  table.row_tokens(2, Token::kPill, 3).play(validate("C01"));
  EXPECT_EQ(table.state.ask, Ask::kTakeChain);
  EXPECT_EQ(table.menu().size(), 6u);  // no way to decline
  table.play(position(2));
  EXPECT_EQ(table.player(0).pills(), 3);
  EXPECT_EQ(table.state.ask, Ask::kRecover);  // the Fragment on it
  table.play(Move::with(MoveKind::kField, Field::kMemory));
  EXPECT_TRUE(table.state.chain_hand(seat(0)).contains(chain("C30")));
  EXPECT_EQ(table.state.validated_by(seat(0)), ChainSet::of(chain("C01")));
  EXPECT_FALSE(table.state.row[1].exists());
}

TEST(RsPerception, RS_6_14_a_validated_chain_is_no_secret_of_anybody) {
  Table table = standing();
  table.types(kGrid).chains(0, "C01 C21 C41").supply(0, 5, 0, 0);
  table.state.known[1].add(chain("C01"));  // the other seat looked at it in the row
  table.play(validate("C01"));
  EXPECT_FALSE(table.state.known[1].contains(chain("C01")));
}

TEST(RsPerception, RS_6_14_RS_R23_an_empty_row_gives_no_chain) {
  // RS-E23.
  Table table = standing();
  table.types(kGrid).chains(0, "C01 C21 C41").supply(0, 5, 0, 0);
  for (int i = 0; i < 6; ++i) {
    table.state.chains.add(table.state.row[static_cast<std::size_t>(i)]);
    table.state.row[static_cast<std::size_t>(i)] = kNoChain;
  }
  table.play(validate("C01"));
  EXPECT_EQ(table.state.ask, Ask::kPerception);
  EXPECT_EQ(table.state.chain_hand(seat(0)).size(), 2);
}

TEST(RsPerception, RS_6_1_RS_R8_one_validate_a_turn) {
  Table table = standing();
  table.types(kGrid).chains(0, "C01 C07 C41").supply(0, 9, 0, 0).play(validate("C01"));
  table.play(position(1)).play(Move::with(MoveKind::kField, Field::kMemory));
  EXPECT_EQ(refused(table, validate("C07")), "RS-3.4");
}

TEST(RsPerception, RS_6_15_the_row_stays_as_it_is) {
  Table table = standing();
  table.types(kGrid).chains(0, "C01 C21 C41").supply(0, 5, 0, 0).play(validate("C01"));
  table.play(position(4)).play(Move::with(MoveKind::kField, Field::kMemory)).play(kEnd);
  EXPECT_EQ(row_count(table.state), 5);
}

// ---- The end of the phase -----------------------------------------------------------------------

TEST(RsPerception, RS_6_16_RS_R20_doing_nothing_but_using_pills_gives_a_void) {
  // RS-E24.
  Table table = standing();
  table.play(Move::with(MoveKind::kPill, Field::kMemory)).play(kEnd);
  EXPECT_EQ(table.player(0).voids(), 2);
}

TEST(RsPerception, RS_6_16_a_move_is_something) {
  Table table = standing();
  table.play(adult("A1")).play(kEnd);
  EXPECT_EQ(table.player(0).voids(), 1);
}

}  // namespace
}  // namespace paradoxa::restart
