// RS-11, RS-12, RS-13.1 to RS-13.3, RS-29: the ends of a turn, of a round and of the game.
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "support/restart_table.hpp"

namespace paradoxa::restart {
namespace {

// The Memory phase of the first turn, not doubled, with a hand that needs no discarding.
Table memory(int seats = 2) {
  Table table(Dystopia::kPandemia, seats, Phase::kMemory);
  table.hand(0, "");
  table.state.doubled = 0;
  return table;
}
Move discard(std::string_view text) { return Move::with(MoveKind::kCard, card(text)); }
Move to_field(Field field) { return Move::with(MoveKind::kField, field); }

// ---- The end of a turn --------------------------------------------------------------------------

TEST(RsEnds, RS_11_1_RS_R34_the_hand_is_cut_to_five) {
  Table table = memory();
  table.hand(0, "F01 F02 F03 F04 F05 F06 F07").end_phase();
  EXPECT_EQ(table.state.ask, Ask::kHandLimit);
  EXPECT_FALSE(table.offers(kEnd));
  table.play(discard("F06")).play(discard("F02"));
  EXPECT_EQ(table.state.owner, seat(1));
  EXPECT_EQ(table.state.hand(seat(0)).size(), 5);
  EXPECT_EQ(table.state.discards[0], card("F06"));
  EXPECT_EQ(table.state.discards[1], card("F02"));  // RS-1.10: on top
}

TEST(RsEnds, RS_11_2_RS_7_5_used_pills_go_back_and_fragments_stay) {
  Table table = memory();
  table.fragments(0, 0, 0, 2);
  table.play(Move::with(MoveKind::kPill, Field::kMemory));
  EXPECT_EQ(table.player(0).total(Field::kMemory), 3);
  EXPECT_EQ(table.player(0).pills(), 5);
  const int before = table.state.supply[1];
  table.end_phase();
  EXPECT_EQ(table.player(0).total(Field::kMemory), 2);
  EXPECT_EQ(table.player(0).pills(), 5);
  EXPECT_EQ(table.state.supply[1], before + 1);
}

TEST(RsEnds, RS_11_3_what_lasts_until_the_end_of_the_turn_ends) {
  Table table = memory();
  table.studied(0, "E24").fragments(0, 0, 0, 1).play(MoveKind::kTime);
  EXPECT_EQ(table.player(0).field(Field::kMemory).spent, 1);
  table.state.extra[0] = 2;
  table.state.rebate = 1;
  table.state.turning = 3;
  table.end_phase();
  EXPECT_EQ(table.player(0).field(Field::kMemory).spent, 0);  // RS-3.6
  EXPECT_EQ(table.state.extra[0], 0);
  EXPECT_EQ(table.state.rebate, 0);
  EXPECT_EQ(table.state.turning, 0);
  EXPECT_EQ(table.state.used, BasicSet{});
}

TEST(RsEnds, RS_11_4_RS_R21_upcoming_is_refilled_from_the_left) {
  Table table = memory();
  table.upcoming("E05 E06 T07");
  table.play(MoveKind::kDrawUpcoming, 1);
  EXPECT_EQ(table.state.upcoming[0], kNoCard);
  table.end_phase();
  EXPECT_EQ(table.state.asked, kNature);
  const Card next = table.menu().front().card();
  table.deal();
  EXPECT_EQ(table.state.upcoming[0], next);
  EXPECT_EQ(table.state.upcoming[1], card("E06"));
}

TEST(RsEnds, RS_11_5_RS_13_2_RS_R24_the_last_card_ends_the_game_with_the_turn) {
  Table table = memory();
  table.upcoming("E05 E06 T07").row_of(2).deck_of(1);
  table.play(MoveKind::kDrawUpcoming, 1).end_phase().deal();
  EXPECT_EQ(table.state.phase, Phase::kFinal);  // RS-E29: though the row is low too
  EXPECT_EQ(table.state.round, 1);
}

TEST(RsEnds, RS_13_2_a_draw_that_finds_nothing_is_skipped) {
  Table table = memory();
  table.state.doubled = 1;
  table.deck_of(1).play(MoveKind::kDraw).deal();
  EXPECT_EQ(table.state.hand(seat(0)).size(), 1);
  EXPECT_EQ(table.state.ask, Ask::kSecondDraw);  // from Upcoming, or none
  EXPECT_FALSE(table.offers(MoveKind::kDraw));
  table.play(kNo);
  table.end_phase();
  EXPECT_EQ(table.state.phase, Phase::kFinal);
}

TEST(RsEnds, RS_11_6_the_round_goes_on_while_the_row_holds_more) {
  Table table = memory();
  table.row_of(3).end_phase();
  EXPECT_EQ(table.state.round, 1);
  EXPECT_EQ(table.state.owner, seat(1));
  EXPECT_EQ(table.state.phase, Phase::kFirst);
}

// ---- The end of a round -------------------------------------------------------------------------

// Round 1 ends with the turn of seat 0; everybody Recovers in Memory, and the row is dealt.
Table& end_round(Table& table) {
  table.row_of(table.state.seats()).end_phase();
  while (table.state.ask == Ask::kRecover) table.play(to_field(Field::kMemory));
  return table.deal();
}

TEST(RsEnds, RS_12_1_adults_go_home) {
  Table table = memory();
  table.adult(0, "B2").adult(1, "C3");
  end_round(table);
  EXPECT_FALSE(table.player(0).adult.exists());
  EXPECT_FALSE(table.player(1).adult.exists());
}

TEST(RsEnds, RS_12_2_RS_R22_everybody_recovers_from_the_next_player_on) {
  Table table = memory(3);
  table.row_of(3).end_phase();
  std::vector<Seat> order;
  while (table.state.ask == Ask::kRecover) {
    order.push_back(table.state.asked);
    table.play(to_field(Field::kPerception));
  }
  EXPECT_EQ(order, (std::vector<Seat>{seat(1), seat(2), seat(0)}));
  for (const int s : {0, 1, 2}) EXPECT_EQ(table.player(s).total(Field::kPerception), 1);
}

TEST(RsEnds, RS_12_4_children_move_up) {
  Table table = memory();
  table.child(0, "C1");
  EXPECT_FALSE(table.player(1).child.exists());
  end_round(table);
  EXPECT_EQ(table.player(0).child, space("C2"));
  EXPECT_FALSE(table.player(1).child.exists());
}

TEST(RsEnds, RS_12_5_cards_left_in_the_row_receive_pills) {
  Table table = memory();
  table.row(1, "C21").row(2, "C41").row_tokens(1, Token::kPill, 1);
  end_round(table);
  EXPECT_EQ(table.state.row_tokens[0], (Tokens{0, 3, 0, 1}));  // RS-E6
  EXPECT_EQ(table.state.row_tokens[1], (Tokens{0, 3, 0, 1}));
}

TEST(RsEnds, RS_12_5_RS_1_9_the_leftmost_come_first_if_pills_run_short) {
  Table table = memory();
  table.row(1, "C21").row(2, "C41");
  table.supply(0, 7, 6, 1).supply(1, 7, 51, 1);  // three are left
  end_round(table);
  EXPECT_EQ(table.state.row_tokens[0][1], 2);
  EXPECT_EQ(table.state.row_tokens[1][1], 1);
}

TEST(RsEnds, RS_12_6_RS_12_7_the_row_is_filled_and_the_next_seat_begins_the_round) {
  Table table = memory();
  end_round(table);
  for (int i = 0; i < 6; ++i) {
    EXPECT_TRUE(table.state.row[static_cast<std::size_t>(i)].exists());
    EXPECT_EQ(table.state.row_tokens[static_cast<std::size_t>(i)][3], 1);
  }
  EXPECT_EQ(table.state.round, 2);
  EXPECT_EQ(table.state.owner, seat(1));
}

TEST(RsEnds, RS_29_2_a_row_that_cannot_be_filled_stays_as_it_is) {
  Table table = memory();
  table.row_of(2);
  // All other Chains are Validated.
  table.state.own_chains[1] = table.state.own_chains[1] | table.state.chains;
  table.state.validated = table.state.validated | table.state.chains;
  table.state.chains = {};
  table.end_phase();
  while (table.state.ask == Ask::kRecover) table.play(to_field(Field::kMemory));
  EXPECT_EQ(table.state.round, 2);
  EXPECT_EQ(row_count(table.state), 4);  // with the two dropped on the first turn
}

// ---- The end of the game ------------------------------------------------------------------------

// A turn of round 3.
Table third_round(int seats, int whose) {
  Table table = memory(seats);
  table.state.round = 3;
  table.state.started = static_cast<std::uint8_t>((1u << seats) - 1);
  for (int s = 0; s < seats; ++s) {
    table.hand(s, "");
    table.chains(s, "").child(s, "A1");
  }
  table.turn_of(whose);
  return table;
}

TEST(RsEnds, RS_13_1_RS_R23_all_have_the_same_number_of_turns) {
  Table last = third_round(3, 2);
  last.row_of(3).end_phase();  // RS-E7
  EXPECT_GE(last.state.phase, Phase::kFinal);
  Table first = third_round(3, 0);
  first.row_of(3).end_phase();
  EXPECT_EQ(first.state.owner, seat(1));
  first.end_turn();
  EXPECT_EQ(first.state.owner, seat(2));
  first.end_turn();
  EXPECT_GE(first.state.phase, Phase::kFinal);
}

TEST(RsEnds, RS_13_1_round_3_has_no_end_of_round) {
  Table table = third_round(2, 1);
  table.adult(0, "B2").row_of(2).end_phase();
  EXPECT_TRUE(table.player(0).adult.exists());
  EXPECT_EQ(table.player(0).total(Field::kMemory), 0);
  EXPECT_EQ(table.state.row_tokens[0][1], 0);
}

TEST(RsEnds, RS_13_3_RS_R25_cards_may_be_studied_before_scoring) {
  Table table = third_round(2, 1);
  table.hand(0, "F09 F01").hand(1, "E01").supply(0, 5, 0, 0).supply(1, 3, 0, 0);
  table.row_of(2).end_phase();
  EXPECT_EQ(table.state.ask, Ask::kFinalStudy);
  EXPECT_EQ(table.state.asked, seat(0));
  table.play(Move::with(MoveKind::kStudy, card("F09")));
  EXPECT_EQ(table.player(0).time_left(), 1);
  table.play(Move::with(MoveKind::kStudy, card("F01")));  // covers it
  EXPECT_EQ(table.player(0).field(Field::kPerception).studied, card("F01"));
  EXPECT_EQ(table.state.asked, seat(1));
  table.play(kEnd);
  EXPECT_GE(table.state.phase, Phase::kEvaluate);
}

TEST(RsEnds, RS_29_1_a_hundred_turns_are_enough) {
  Table table = third_round(2, 1);
  table.state.turns = 99;
  table.end_phase();
  EXPECT_GE(table.state.phase, Phase::kFinal);
  Table other = third_round(2, 0);
  other.state.turns = 99;
  other.end_phase();
  EXPECT_EQ(other.state.owner, seat(1));
}

}  // namespace
}  // namespace paradoxa::restart
