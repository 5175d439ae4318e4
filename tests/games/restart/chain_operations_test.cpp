// RS-OP: texts of Event cards about Chains: the row, their patterns and their cost.
#include <cstddef>
#include <string_view>

#include <gtest/gtest.h>

#include "support/restart_table.hpp"

namespace paradoxa::restart {
namespace {

Move pick_chain(std::string_view text) { return Move::with(MoveKind::kChain, chain(text)); }

TEST(RsChainOperations, RS_OP_SEEDCHAIN_puts_tokens_on_the_row) {
  Table table = standing();
  activate(table, "E22").play(position(3));
  EXPECT_EQ(table.state.row_tokens[2][0], 1);
  EXPECT_EQ(table.state.ask, Ask::kPerception);
}

TEST(RsChainOperations, RS_OP_CHAINSWAP_with_the_row_leaves_tokens_there) {
  Table table = standing();
  table.chains(0, "C01 C21 C41").row(2, "C30");
  activate(table, "T13").play(position(2)).play(pick_chain("C01"));
  EXPECT_EQ(table.state.row[1], chain("C01"));
  EXPECT_TRUE(table.state.chain_hand(seat(0)).contains(chain("C30")));
  EXPECT_EQ(table.state.row_tokens[1][3], 1);
  // RS-I2: the one who put it there knows it.
  EXPECT_EQ(view(shipped(), table.state, Viewer::of(seat(0))).row[1], chain("C01"));
  EXPECT_EQ(view(shipped(), table.state, Viewer::of(seat(1))).row[1], kNoChain);
}

TEST(RsChainOperations, RS_OP_CHAINSWAP_with_the_deck_puts_the_old_one_under_it) {
  Table table = standing();
  table.chains(0, "C01 C21 C41");
  const int under = table.state.bottom_size;
  activate(table, "T16").play(pick_chain("C41"));
  const Move drawn = table.menu().front();
  table.play(drawn);
  EXPECT_TRUE(table.state.chain_hand(seat(0)).contains(drawn.chain()));
  EXPECT_EQ(table.state.bottom_size, under + 1);
  EXPECT_EQ(table.state.bottom[static_cast<std::size_t>(under)], chain("C41"));
}

TEST(RsChainOperations, RS_OP_CHAINSWAP_of_the_row_with_the_deck_is_unseen) {
  Table table = standing();
  table.row(4, "C30").row_tokens(4, Token::kPill, 2);
  activate(table, "T27").play(position(4));
  const Move drawn = table.menu().front();
  table.play(drawn).deal();
  EXPECT_EQ(table.state.row[3], drawn.chain());
  EXPECT_EQ(table.state.row_tokens[3][1], 2);
  EXPECT_EQ(view(shipped(), table.state, Viewer::of(seat(0))).row[3], kNoChain);
}

TEST(RsChainOperations, RS_OP_PEEK_RS_I2_is_for_your_eyes) {
  Table table = standing();
  table.row(1, "C05").row(5, "C33");
  activate(table, "T25").play(position(1)).play(position(5));
  EXPECT_EQ(view(shipped(), table.state, Viewer::of(seat(0))).row[4], chain("C33"));
  EXPECT_EQ(view(shipped(), table.state, Viewer::of(seat(1))).row[4], kNoChain);
  EXPECT_EQ(view(shipped(), table.state, Viewer::of(seat(1))).row_levels[4], 2);
}

TEST(RsChainOperations, RS_OP_MATCH_turns_patterns_until_the_end_of_the_turn) {
  // RS-E21: the T that is played stands on B3 already.
  Table table = standing();
  table.types("S T F / E T S / F E E").adult(0, "B3").chains(0, "C09 C41 C42").supply(0, 5, 0, 1);
  EXPECT_FALSE(table.offers(validate("C09")));  // two voids
  activate(table, "T01");
  EXPECT_TRUE(table.offers(validate("C09")));  // one
  table.supply(0, 5, 0, 0);
  EXPECT_FALSE(table.offers(validate("C09")));
}

TEST(RsChainOperations, RS_OP_MATCH_mirrors) {
  // C41 is TS. over SFE; on the grid it lies mirrored left to right.
  Table table = standing();
  table.types("F F F / F S T / E F S").adult(0, "C2").chains(0, "C41").supply(0, 9, 0, 0);
  EXPECT_FALSE(table.offers(validate("C41")));
  activate(table, "T02");
  EXPECT_TRUE(table.offers(validate("C41")));
}

TEST(RsChainOperations, RS_OP_REBATE_makes_the_next_validate_cheaper) {
  Table table = standing();
  table.types("S T F / E T S / F E E").chains(0, "C15 C41 C42").supply(0, 0, 0, 0);
  EXPECT_FALSE(table.offers(validate("C15")));
  activate(table, "T14");  // on B2, a T already
  EXPECT_EQ(table.state.rebate, 2);
  table.play(validate("C15"));
  EXPECT_EQ(table.state.rebate, 0);
  EXPECT_EQ(table.player(0).time_left(), 0);
}

TEST(RsChainOperations, RS_OP_REBATE_adds_up_and_not_below_nothing) {
  Table table = standing();
  table.types("S T F / E T S / F E E").chains(0, "C15 C41 C42").supply(0, 3, 0, 0);
  activate(table, "T14");
  table.state.used = {};
  activate(table, "T18");
  EXPECT_EQ(table.state.rebate, 3);
  table.play(validate("C15"));  // costs 2
  EXPECT_EQ(table.player(0).time_left(), 3);
}

}  // namespace
}  // namespace paradoxa::restart
