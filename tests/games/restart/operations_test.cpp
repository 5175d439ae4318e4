// RS-OP: what the texts of Event cards do.
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "support/restart_table.hpp"

namespace paradoxa::restart {
namespace {

Move at(std::string_view text) { return Move::with(MoveKind::kSpace, space(text)); }
Move on(Field field) { return Move::with(MoveKind::kField, field); }

TEST(RsOperations, RS_OP_GAIN_tokens_and_cards) {
  Table table = standing();
  table.supply(0, 5, 2, 0);
  activate(table, "F20");
  EXPECT_EQ(table.player(0).pills(), 4);
  table.state.used = {};
  activate(table, "S01");
  EXPECT_EQ(table.player(0).voids(), 2);
  table.state.used = {};
  activate(table, "T20");  // two cards, which Nature draws
  EXPECT_EQ(table.state.asked, kNature);
  table.deal();
  EXPECT_EQ(table.state.hand(seat(0)).size(), 2);
}

TEST(RsOperations, RS_1_9_what_is_not_there_is_not_gained) {
  Table table = standing();
  table.supply(0, 5, 0, 0).supply(1, 5, 59, 0);
  activate(table, "F20");
  EXPECT_EQ(table.player(0).pills(), 1);
  EXPECT_EQ(table.state.supply[1], 0);
}

TEST(RsOperations, RS_OP_SHARE_gives_the_others_the_second_number) {
  Table table = standing(3);
  for (const int s : {0, 1, 2}) table.supply(s, 5, 2, 0);
  activate(table, "S23");
  EXPECT_EQ(table.player(0).pills(), 5);
  EXPECT_EQ(table.player(1).pills(), 3);
  EXPECT_EQ(table.player(2).pills(), 3);
}

TEST(RsOperations, RS_OP_SHARE_RS_1_9_the_active_player_comes_first) {
  Table table = standing(3);
  table.supply(0, 5, 0, 0).supply(1, 5, 56, 0).supply(2, 5, 0, 0);
  activate(table, "S23");  // four pills are left
  EXPECT_EQ(table.player(0).pills(), 3);
  EXPECT_EQ(table.player(1).pills(), 57);
  EXPECT_EQ(table.player(2).pills(), 0);
  Table cards = standing();
  cards.hand(1, "");
  activate(cards, "S09").deal();
  EXPECT_EQ(cards.state.hand(seat(0)).size(), 2);
  EXPECT_EQ(cards.state.hand(seat(1)).size(), 1);
}

TEST(RsOperations, RS_OP_PERPLAYER_counts_the_players) {
  Table table = standing(3);
  table.supply(0, 5, 0, 0);
  activate(table, "F21");
  EXPECT_EQ(table.player(0).pills(), 3);
}

TEST(RsOperations, RS_OP_PER_counts_a_type_in_scope) {
  Table table = standing();
  table.types("F F F / T F S / F F F").supply(0, 5, 0, 2);
  activate(table, "S02");  // RS-E4: itself and C2; voids turn nothing (RS-6.13)
  EXPECT_EQ(table.player(0).pills(), 2);
  Table most = standing();
  most.types("F F F / F F F / F F F").supply(0, 5, 0, 0);
  activate(most, "F11");
  EXPECT_EQ(most.player(0).pills(), 3);
}

TEST(RsOperations, RS_OP_IFSET_asks_for_different_or_equal_types) {
  Table table = standing();
  table.types("F E F / F S F / F T F").supply(0, 5, 0, 0);
  activate(table, "F16");  // F between E and T
  EXPECT_EQ(table.player(0).pills(), 2);
  Table same = standing();
  same.types("F E F / F S F / F E F").supply(0, 0, 0, 0);
  activate(same, "E27");
  EXPECT_EQ(same.player(0).time_left(), 2);
  Table four = standing(3);
  four.types("F F F F / F S E S / F F F F").supply(0, 5, 0, 0);
  cause_from(four, "F27");
  EXPECT_EQ(four.state.ask, Ask::kPerception);  // RS-R32: S is there twice
}

TEST(RsOperations, RS_OP_SEED_puts_tokens_on_other_spaces) {
  Table table = standing();
  activate(table, "F02");
  EXPECT_FALSE(table.offers(at("B2")));
  table.play(at("A1"));
  EXPECT_FALSE(table.offers(at("A1")));
  table.play(at("C3"));
  EXPECT_EQ(table.state.ask, Ask::kPerception);
  EXPECT_EQ(table.state.space_tokens[space("A1").id][1], 1);
  EXPECT_EQ(table.state.space_tokens[space("C3").id][1], 1);
  Table fewer = standing();
  activate(fewer, "F02").play(at("A1")).play(kEnd);
  EXPECT_EQ(fewer.state.ask, Ask::kPerception);
}

TEST(RsOperations, RS_OP_COLLECT_takes_all_tokens_in_scope) {
  Table table = standing();
  table.tokens("B3", Token::kTime, 2).tokens("A2", Token::kVoid, 1).tokens("A1", Token::kPill, 3);
  table.supply(0, 0, 0, 0);
  activate(table, "F25");  // ADJ, and a pill
  EXPECT_EQ(table.player(0).time_left(), 2);
  EXPECT_EQ(table.player(0).voids(), 1);
  EXPECT_EQ(table.player(0).pills(), 1);
  EXPECT_EQ(table.state.space_tokens[space("A1").id][1], 3);
}

TEST(RsOperations, RS_OP_PLACE_RS_6_9_takes_tokens_and_activates_nothing) {
  Table table = standing();
  table.tokens("C3", Token::kPill, 2).supply(0, 0, 0, 0);
  activate(table, "T03", "F20");  // RS-E26
  EXPECT_FALSE(table.offers(at("B2")));
  table.play(at("C3")).play(pick("F20"));
  EXPECT_EQ(table.state.top_of(space("C3")), card("F20"));
  EXPECT_EQ(table.player(0).pills(), 2);  // not four
  EXPECT_TRUE(table.state.hand(seat(0)).empty());
}

TEST(RsOperations, RS_OP_PLACE_from_the_deck_comes_unseen) {
  Table table = standing();
  activate(table, "E08");
  const int before = table.state.deck.size();
  EXPECT_FALSE(table.offers(at("A1")));  // not adjacent
  table.play(at("B3"));
  const Move drawn = table.menu().front();
  table.play(drawn);
  EXPECT_EQ(table.state.top_of(space("B3")), drawn.card());
  EXPECT_EQ(table.state.deck.size(), before - 1);
}

TEST(RsOperations, RS_OP_SWAP_RS_1_5_tokens_stay) {
  Table table = standing();
  table.tokens("A1", Token::kTime, 2).top("A1", "F01").top("B3", "E01");
  activate(table, "T04").play(at("A1"));
  EXPECT_FALSE(table.offers(at("A1")));
  table.play(at("B3"));
  EXPECT_EQ(table.state.top_of(space("A1")), card("E01"));
  EXPECT_EQ(table.state.top_of(space("B3")), card("F01"));
  EXPECT_EQ(table.state.space_tokens[space("A1").id][0], 2);
}

TEST(RsOperations, RS_OP_SWAPHAND_RS_I4_the_card_taken_is_known) {
  Table table = standing();
  table.top("A2", "F01").tokens("A2", Token::kPill, 1).supply(0, 5, 0, 0);
  activate(table, "T06", "E01").play(at("A2")).play(pick("E01"));
  EXPECT_EQ(table.state.top_of(space("A2")), card("E01"));
  EXPECT_EQ(table.player(0).pills(), 0);
  const View other = view(shipped(), table.state, Viewer::of(seat(1)));
  EXPECT_TRUE(other.hands[0].contains(card("F01")));
}

TEST(RsOperations, RS_OP_STUDY_pays_less) {
  Table table = standing();
  table.supply(0, 1, 0, 0);
  activate(table, "S10", "F07 F18 F05");  // costs 3, 4 and 2
  EXPECT_TRUE(table.offers(pick("F07")));
  EXPECT_FALSE(table.offers(pick("F18")));
  table.play(pick("F07"));
  EXPECT_EQ(table.player(0).time_left(), 0);
  EXPECT_EQ(table.player(0).field(Field::kPerception).studied, card("F07"));
  Table free = standing();
  free.supply(0, 1, 0, 0);
  activate(free, "S10", "F01").play(pick("F01"));
  EXPECT_EQ(free.player(0).time_left(), 1);
}

TEST(RsOperations, RS_OP_BURY_RS_R20_is_no_intelligence_action) {
  Table table = standing();
  activate(table, "F15", "F07").play(pick("F07"));
  EXPECT_TRUE(table.state.buried_by(seat(0)).contains(card("F07")));
  table.play(kEnd).play(kEnd);
  EXPECT_EQ(table.state.phase, Phase::kMemory);
  EXPECT_EQ(table.state.doubled, 1);  // RS-E25
}

TEST(RsOperations, RS_OP_DOSE_fills_fields_from_the_supply) {
  Table table = standing();
  table.supply(0, 5, 2, 0).fragments(0, 6, 0, 0);
  const int before = table.state.supply[1];
  activate(table, "T12");
  EXPECT_FALSE(table.offers(on(Field::kPerception)));
  table.play(on(Field::kMemory)).play(on(Field::kMemory)).play(on(Field::kIntelligence));
  EXPECT_EQ(table.state.ask, Ask::kPerception);
  EXPECT_EQ(table.player(0).total(Field::kMemory), 2);
  EXPECT_EQ(table.player(0).pills(), 2);
  EXPECT_EQ(table.state.supply[1], before - 3);
}

TEST(RsOperations, RS_OP_EXTRA_RS_3_7_gives_uses_for_this_turn) {
  Table table = standing();
  activate(table, "E04").play(Move::with(MoveKind::kAdult, space("A1")));
  table.play(Move::with(MoveKind::kAdult, space("A2")));
  EXPECT_FALSE(table.state.used.contains(Basic::kMove));  // RS-3.9
  table.play(Move::with(MoveKind::kAdult, space("A3")));
  EXPECT_FALSE(table.offers(MoveKind::kAdult));
}

TEST(RsOperations, RS_OP_TAKE_upcoming_or_the_discard) {
  Table table = standing();
  table.upcoming("E05 E06 E07");
  activate(table, "S22").play(position(2));
  EXPECT_TRUE(table.state.hand(seat(0)).contains(card("E06")));
  EXPECT_EQ(table.state.upcoming[1], kNoCard);  // RS-R21
  Table pile = standing();
  cause_from(pile, "T15");
  EXPECT_EQ(pile.state.ask, Ask::kPerception);  // RS-R32: nothing there
}

TEST(RsOperations, RS_OP_DIG_RS_I6_takes_one_and_discards_the_others) {
  Table table = standing();
  activate(table, "T11").deal();
  EXPECT_EQ(table.menu().size(), 3u);
  EXPECT_FALSE(table.offers(kEnd));
  const Task seen = view(shipped(), table.state, Viewer::of(seat(0))).tasks[1];
  const Task hidden = view(shipped(), table.state, Viewer::of(seat(1))).tasks[1];
  EXPECT_EQ(Card{seen.b}, table.menu()[0].card());
  EXPECT_FALSE(Card{hidden.b}.exists());
  const std::vector<Move> dug = table.menu();
  table.play(dug[1]);
  EXPECT_EQ(table.state.hand(seat(0)), CardSet::of(dug[1].card()));
  EXPECT_EQ(table.state.discarded, 2);
  EXPECT_EQ(table.state.discards[0], dug[0].card());
  EXPECT_EQ(table.state.discards[1], dug[2].card());
}

TEST(RsOperations, RS_OP_REUP_renews_upcoming) {
  Table table = standing();
  table.upcoming("E05 E06 E07");
  activate(table, "T22").deal();
  EXPECT_EQ(table.state.discarded, 3);
  EXPECT_EQ(table.state.discards[0], card("E05"));
  EXPECT_EQ(table.state.discards[2], card("E07"));
  for (const Card each : table.state.upcoming) EXPECT_TRUE(each.exists());
  EXPECT_EQ(table.state.ask, Ask::kOperation);  // take(upcoming)
}

TEST(RsOperations, RS_OP_TRADE_pays_one_thing_for_another) {
  Table table = standing();
  table.supply(0, 5, 0, 0);
  activate(table, "F03", "E05 E06 E07").play(pick("E05")).play(pick("E07"));
  EXPECT_EQ(table.state.ask, Ask::kPerception);  // twice at most
  EXPECT_EQ(table.player(0).pills(), 4);
  EXPECT_EQ(table.state.discards[1], card("E07"));
  Table fragment = standing();
  fragment.supply(0, 1, 0, 0).fragments(0, 0, 2, 0);
  activate(fragment, "S17");
  EXPECT_FALSE(fragment.offers(on(Field::kMemory)));
  fragment.play(on(Field::kIntelligence));
  EXPECT_EQ(fragment.player(0).time_left(), 5);
  EXPECT_EQ(fragment.player(0).total(Field::kIntelligence), 1);
  Table back = standing();
  back.supply(0, 1, 3, 0);
  activate(back, "S20").play(kYes).play(on(Field::kMemory));
  EXPECT_EQ(back.player(0).pills(), 0);
  EXPECT_EQ(back.player(0).total(Field::kMemory), 1);
}

TEST(RsOperations, RS_OP_EVICT_sends_an_adult_home) {
  Table table = standing(3);
  table.adult(1, "A3");
  activate(table, "E03");
  EXPECT_EQ(table.menu().size(), 2u);  // seat 3 is at home
  table.play(Move::of(MoveKind::kSeat, 1));
  EXPECT_FALSE(table.player(1).adult.exists());
  EXPECT_TRUE(table.player(0).adult.exists());
}

// ---- Texts as a whole ---------------------------------------------------------------------------

TEST(RsOperations, RS_1_13_RS_6_8_a_text_may_be_ignored) {
  Table table = standing();
  table.supply(0, 5, 0, 0);
  cause_from(table, "F20").play(kNo);
  EXPECT_EQ(table.player(0).pills(), 0);
  EXPECT_EQ(table.state.ask, Ask::kPerception);
}

TEST(RsOperations, RS_1_13_operations_come_from_left_to_right) {
  Table table = standing();
  table.supply(0, 5, 0, 0);
  activate(table, "F02");
  EXPECT_EQ(table.player(0).pills(), 1);  // gained before the first space is chosen
  EXPECT_EQ(table.state.ask, Ask::kOperation);
}

TEST(RsOperations, RS_R32_a_text_that_could_do_nothing_is_not_asked_about) {
  Table table = standing();
  cause_from(table, "E03");
  EXPECT_EQ(table.state.ask, Ask::kText);  // no Adult to send home, but time to gain
  Table none = standing();
  none.types("F E F / F S F / F E F");
  cause_from(none, "F16");
  EXPECT_EQ(none.state.ask, Ask::kPerception);
}

}  // namespace
}  // namespace paradoxa::restart
