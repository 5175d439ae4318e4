// RS-15: how Gadgets are sold.
#include <gtest/gtest.h>

#include "support/restart_table.hpp"

namespace paradoxa::restart {
namespace {

Table market(int seats, std::uint64_t number = 1) {
  Table table(Dystopia::kPandemia, 2, Phase::kStudy);
  table.state = dealt(Options::for_seats(seats), number);
  return table;
}

TEST(RsGadgets, RS_15_1_two_for_each_player_and_two_more_are_shown) {
  for (const int seats : {2, 3, 4}) {
    const Table table = market(seats);
    EXPECT_EQ(display_count(table.state), 2 * seats + 2);
    for (int k = 0; k < kGadgetsOfDystopia; ++k) EXPECT_LE(displayed(table.state, k), 2);
  }
}

TEST(RsGadgets, RS_15_1_a_kind_shown_once_is_half_as_likely_to_come_again) {
  State state = initial(shipped(), Options::for_seats(2));
  FastRandom random(1);
  while (state.ask != Ask::kGadget)
    apply(shipped(), state, kNature, sample(shipped(), state, kNature, random), NobodyListens{});
  const Move shown = legal_moves(shipped(), state, kNature)[0];
  EXPECT_EQ(weight(shipped(), state, shown), 2u);
  apply(shipped(), state, kNature, shown, NobodyListens{});
  EXPECT_EQ(weight(shipped(), state, shown), 1u);
}

TEST(RsGadgets, RS_15_2_seats_choose_forwards_and_then_backwards) {
  // RS-E3.
  Table table = market(3);
  EXPECT_EQ(display_count(table.state), 8);
  std::string order;
  while (table.state.ask == Ask::kBuy) {
    order += std::to_string(table.state.asked.index + 1);
    table.play(kNo);
  }
  EXPECT_EQ(order, "123321");
}

TEST(RsGadgets, RS_15_2_a_gadget_costs_pills) {
  Table table = market(2);
  const Gadget bought = table.menu().front().gadget();
  table.play(table.menu().front());
  EXPECT_EQ(table.player(0).gadgets[0], bought);
  EXPECT_EQ(table.player(0).pills(), 6 - shipped().gadget(bought).price);
}

TEST(RsGadgets, RS_15_3_RS_R28_not_two_of_a_kind_but_both_players_may_have_one) {
  // A market with two copies of a kind.
  for (std::uint64_t number = 1; number < 50; ++number) {
    Table table = market(2, number);
    int twice = -1;
    for (int k = 0; k < kGadgetsOfDystopia; ++k)
      if (displayed(table.state, k) == 2) twice = k;
    if (twice < 0) continue;
    const Move buy = Move::with(MoveKind::kBuy, gadget_of(table.state, twice));
    table.play(buy);
    EXPECT_TRUE(table.offers(buy));
    Table other = table;
    table.play(kNo).play(kNo);
    EXPECT_EQ(table.state.asked, seat(0));  // one copy is left, and not for its owner
    EXPECT_EQ(displayed(table.state, twice), 1);
    EXPECT_FALSE(table.offers(buy));
    // Passing once does not bar the second time.
    other.play(kNo).play(buy);
    EXPECT_EQ(other.player(0).gadgets[0], other.player(1).gadgets[0]);
    return;
  }
  FAIL() << "no market with two of a kind";
}

TEST(RsGadgets, RS_15_4_bought_cards_are_not_replaced_and_the_rest_leaves) {
  Table table = market(2);
  table.play(table.menu().front());
  EXPECT_EQ(display_count(table.state), 5);
  while (table.state.ask == Ask::kBuy) table.play(kNo);
  EXPECT_EQ(display_count(table.state), 0);
  EXPECT_EQ(table.state.phase, Phase::kFirst);
}

TEST(RsGadgets, RS_15_2_a_player_who_can_afford_nothing_is_not_asked) {
  Table table = market(2);
  table.supply(0, 7, 0, 1);
  table.state.ask = Ask::kNext;
  settle(shipped(), table.state, NobodyListens{});
  EXPECT_EQ(table.state.asked, seat(1));
}

}  // namespace
}  // namespace paradoxa::restart
