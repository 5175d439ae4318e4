// RS-18.1 to RS-18.11: Extinction, set-up and Plans; what is seen of it.
#include <array>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "support/restart_lab.hpp"

namespace paradoxa::restart {
namespace {

// ---- Set-up -------------------------------------------------------------------------------------

TEST(RsExtinction, RS_18_1_tubes_and_display_are_dealt) {
  for (const int seats : {2, 3, 4}) {
    const Table table(Dystopia::kExtinction, seats);
    for (int s = 0; s < kMaxSeats; ++s)
      for (int t = 0; t < kMaxTubes; ++t) {
        const GeneRow& tube = table.state.extinction.laboratories[static_cast<std::size_t>(s)]
                                  .tubes[static_cast<std::size_t>(t)];
        ASSERT_EQ(tube.size(), s < seats && t < 4 ? 1 : 0);
        if (tube.size() == 0) continue;
        EXPECT_EQ(tube.top().colour(), t < 2 ? Colour::kX : Colour::kY);
      }
    int x = 0;
    for (const Gene each : table.state.extinction.display) x += each.colour() == Colour::kX;
    EXPECT_EQ(x, 3);
    EXPECT_EQ(table.state.extinction.displayed, 6);
    EXPECT_EQ(flaw(shipped(), table.state), "");
  }
}

// Every order of three X and three Y is as likely as any other.
TEST(RsExtinction, RS_18_1_the_first_display_has_any_order) {
  std::array<int, 6> x_at{};
  constexpr int kDeals = 600;
  for (int i = 0; i < kDeals; ++i) {
    Options options = Options::for_seats(2);
    options.dystopia = Dystopia::kExtinction;
    const State state = dealt(options, static_cast<std::uint64_t>(i));
    for (std::size_t p = 0; p < 6; ++p)
      x_at[p] += state.extinction.display[p].colour() == Colour::kX;
  }
  for (const int count : x_at) EXPECT_NEAR(count, kDeals / 2, 60);  // 5 standard deviations
}

// ---- Taking -------------------------------------------------------------------------------------

TEST(RsExtinction, RS_18_5_a_plan_takes_a_card_of_its_colour_from_deck_or_display) {
  Lab lab;
  lab.fragments(0, 0, 0, 6).play(kPlanA);
  EXPECT_EQ(lab.menu(), (std::vector<Move>{kTakeDeck, take(1), take(3), take(5)}));
  lab.play(kTakeDeck);
  EXPECT_EQ(lab.state.asked, kNature);
  for (const Move& move : lab.menu()) EXPECT_EQ(move.gene().colour(), Colour::kX);
  lab.play(dealt_gene("X7")).play(put_on(2));
  EXPECT_EQ(lab.own().tubes[1], row("X7"));
  lab.state.used = {};
  lab.play(kPlanB);
  EXPECT_EQ(lab.menu(), (std::vector<Move>{kTakeDeck, take(2), take(4), take(6)}));
}

TEST(RsExtinction, RS_18_4_RS_18_5_RS_R53_reach_comes_from_memory) {
  for (const int reach : {0, 2, 5}) {
    Lab lab;
    lab.display("X1 X2 X3 X4 X5 X6").fragments(0, 0, 0, reach).play(kPlanA);
    for (int p = 1; p <= 6; ++p) EXPECT_EQ(lab.offers(take(p)), p <= reach) << reach;
  }
}

TEST(RsExtinction, RS_R55_once_begun_a_card_is_taken) {
  Lab lab;
  lab.play(kPlanA);
  EXPECT_FALSE(lab.offers(kEnd));
  lab.play(kTakeDeck).play(dealt_gene("X4"));
  EXPECT_FALSE(lab.offers(kEnd));
  EXPECT_EQ(lab.menu().size(), 4u);  // four Tubes with room; no Freezer
}

TEST(RsExtinction, RS_18_11_without_a_card_or_a_place_there_is_no_plan) {
  Lab lab;
  lab.fill_tubes();
  EXPECT_FALSE(lab.offers(kPlanA));
  lab.fragments(0, 1, 0, 0);
  EXPECT_TRUE(lab.offers(kPlanA));  // the Freezer
  Lab empty;
  empty.display("Y1 Y2 Y3").only_under_deck(Colour::kX, "").fragments(0, 0, 0, 3);
  EXPECT_FALSE(empty.offers(kPlanA));
  EXPECT_TRUE(empty.offers(kPlanB));
}

// ---- Placing ------------------------------------------------------------------------------------

TEST(RsExtinction, RS_18_2_a_tube_takes_six_cards_on_top) {
  Lab lab;
  lab.tube(1, "X1 X1 X2 X2 X3 X3").tube(2, "Y4").play(kPlanA).play(kTakeDeck);
  lab.play(dealt_gene("X4"));
  EXPECT_FALSE(lab.offers(put_on(1)));
  lab.play(put_on(2));
  EXPECT_EQ(lab.own().tubes[1], row("Y4 X4"));
}

TEST(RsExtinction, RS_18_3_RS_18_6_the_freezer_takes_as_many_as_perception_has) {
  Lab lab;
  lab.play(kPlanA).play(kTakeDeck).play(dealt_gene("X4"));
  EXPECT_FALSE(lab.offers(kFreeze));
  Lab other;
  other.fragments(0, 1, 0, 0).play(kPlanA).play(kTakeDeck).play(dealt_gene("X4")).play(kFreeze);
  EXPECT_EQ(other.own().freezer, row("X4"));
  other.play(kEnd);
  other.state.used = {};
  other.play(kPlanA).play(kTakeDeck).play(dealt_gene("X5"));
  EXPECT_FALSE(other.offers(kFreeze));
}

TEST(RsExtinction, RS_18_6_RS_R91_a_card_without_any_room_goes_under_its_deck) {
  Lab lab;
  // The Freezer has the last room when the Plan starts, and a card taken from it has filled a Tube.
  lab.tube(1, "X1 X1 Y1 Y1 X2").freezer("Y5 Y6");
  for (int t = 2; t <= 4; ++t) lab.tube(t, "X8 Y8 X2 X3 Y3 Y4");
  lab.play(kPlanA).play(thaw("Y5", 1)).play(kTakeDeck).play(dealt_gene("X6"));
  EXPECT_EQ(lab.table().pile_sizes[0], 1);
  EXPECT_EQ(lab.table().piles[0].number(0), 6);
  // The Freezer holds a card too many, and no Tube has room (RS-18.9).
  EXPECT_EQ(lab.menu(), (std::vector<Move>{thaw("Y6", 0)}));
  lab.play(thaw("Y6", 0));
  EXPECT_EQ(lab.table().pile_sizes[1], 1);
  EXPECT_EQ(lab.own().freezer.size(), 0);
}

TEST(RsExtinction, RS_18_6_cards_under_a_deck_come_last_and_in_order) {
  Lab lab;
  ExtinctionState& table = lab.table();
  lab.only_under_deck(Colour::kX, "X6 X2");
  lab.play_loosely(kPlanA).play_loosely(kTakeDeck);
  EXPECT_EQ(lab.menu(), (std::vector<Move>{dealt_gene("X6")}));
  lab.play_loosely(dealt_gene("X6"));
  EXPECT_EQ(table.pile_sizes[0], 1);
  EXPECT_EQ(table.piles[0].number(0), 2);
}

// ---- At any moment ------------------------------------------------------------------------------

TEST(RsExtinction, RS_18_7_RS_R54_tube_moves_are_counted_over_the_plan) {
  Lab lab;
  lab.tube(1, "X5").tube(2, "X7 X8").tube(3, "Y2").tube(4, "Y8");
  lab.fragments(0, 0, 2, 0).play(kPlanA);
  EXPECT_FALSE(lab.offers(shift(3, 1)));  // Y cards stay
  EXPECT_FALSE(lab.offers(shift(1, 1)));
  lab.play(shift(2, 1)).play(kTakeDeck).play(dealt_gene("X4")).play(put_on(3));
  EXPECT_EQ(lab.state.ask, Ask::kAfterGene);
  lab.play(shift(3, 4));
  EXPECT_EQ(lab.own().tubes[3], row("Y8 X4"));
  EXPECT_EQ(lab.state.ask, Ask::kIntelligence);  // no third one
}

TEST(RsExtinction, RS_18_7_a_card_from_the_deck_is_seen_before_a_tube_move) {
  Lab lab;
  lab.tube(1, "X5").tube(2, "Y3").tube(3, "X2").tube(4, "Y8").fragments(0, 0, 1, 0);
  lab.play(kPlanA).play(kTakeDeck).play(dealt_gene("X4")).play(shift(1, 3));
  EXPECT_EQ(lab.state.ask, Ask::kPlaceGene);
  EXPECT_FALSE(lab.offers(MoveKind::kTube));
  lab.play(put_on(3));
  EXPECT_EQ(lab.own().tubes[2], row("X2 X5 X4"));
}

TEST(RsExtinction, RS_18_8_freezer_cards_of_either_colour_go_on_tubes) {
  Lab lab;
  lab.freezer("Y5 X6").fragments(0, 2, 0, 0).play(kPlanA).play(thaw("Y5", 1));
  lab.play(kTakeDeck).play(dealt_gene("X4")).play(thaw("X6", 1)).play(put_on(1));
  EXPECT_EQ(lab.own().tubes[0], row("Y5 X6 X4"));
  EXPECT_EQ(lab.own().freezer.size(), 0);
}

// ---- The end of a Plan --------------------------------------------------------------------------

TEST(RsExtinction, RS_18_9_RS_R87_a_freezer_beyond_its_room_is_emptied) {
  Lab lab;
  lab.state.players[0].fields[0].pills = 1;  // RS-E56
  --lab.state.players[0].supply[1];
  lab.play(kPlanA).play(kTakeDeck).play(dealt_gene("X4")).play(kFreeze);
  EXPECT_EQ(lab.state.ask, Ask::kAfterGene);
  lab.play(kEnd);
  EXPECT_EQ(lab.own().freezer, row("X4"));
  lab.state.players[0].fields[0].pills = 0;
  ++lab.state.players[0].supply[1];
  lab.state.used = {};
  lab.play(kPlanB).play(kTakeDeck).play(dealt_gene("Y4")).play(put_on(1)).play(kEnd);
  EXPECT_EQ(lab.state.ask, Ask::kOverflow);
  EXPECT_FALSE(lab.offers(kEnd));
  EXPECT_FALSE(lab.offers(MoveKind::kPill));
  lab.play(thaw("X4", 2));
  EXPECT_EQ(lab.own().freezer.size(), 0);
  EXPECT_EQ(lab.state.ask, Ask::kIntelligence);
}

TEST(RsExtinction, RS_18_10_the_display_closes_up_and_a_card_of_the_colour_comes_in) {
  Lab lab;
  lab.display("X2 Y1 Y8 X5 Y3 X4").fragments(0, 0, 0, 6);
  lab.play(kPlanB).play(take(3)).play(put_on(1));
  EXPECT_EQ(lab.state.asked, kNature);
  for (const Move& move : lab.menu()) EXPECT_EQ(move.gene().colour(), Colour::kY);
  lab.play(dealt_gene("Y7"));
  const std::vector<Gene> shown(lab.table().display.begin(), lab.table().display.end());
  EXPECT_EQ(shown, genes("X2 Y1 X5 Y3 X4 Y7"));
}

TEST(RsExtinction, RS_18_10_the_other_deck_refills_the_display_and_then_none) {
  Lab lab;
  lab.only_under_deck(Colour::kX, "").fragments(0, 0, 0, 6);
  lab.play_loosely(kPlanA).play_loosely(take(1)).play_loosely(put_on(1));
  for (const Move& move : lab.menu()) EXPECT_EQ(move.gene().colour(), Colour::kY);
  Lab none;
  none.only_under_deck(Colour::kX, "").only_under_deck(Colour::kY, "").fragments(0, 0, 0, 6);
  none.play_loosely(kPlanA).play_loosely(take(1)).play_loosely(put_on(1));
  EXPECT_EQ(none.state.ask, Ask::kIntelligence);
  EXPECT_EQ(none.table().displayed, 5);
}

// ---- What is seen -------------------------------------------------------------------------------

ExtinctionView seen_by(const Lab& lab, int seat) {
  return view(shipped(), lab.state, Viewer::of(paradoxa::seat(seat))).extinction;
}

TEST(RsExtinction, RS_R56_RS_I7_a_frozen_card_of_the_deck_is_its_owners_secret) {
  Lab lab;
  lab.fragments(0, 2, 0, 1).play(kPlanA).play(kTakeDeck).play(dealt_gene("X4"));
  EXPECT_EQ(seen_by(lab, 0).taken, gene("X4"));
  EXPECT_EQ(seen_by(lab, 1).taken, kNoGene);
  lab.play(kFreeze).play(kEnd);
  EXPECT_EQ(seen_by(lab, 0).laboratories[0].freezer, row("X4"));
  EXPECT_EQ(seen_by(lab, 1).laboratories[0].freezer, row(""));
  EXPECT_EQ(seen_by(lab, 1).frozen[0], 1);
  lab.state.used = {};
  lab.play(kPlanA).play(take(1)).play(kFreeze).play(kEnd);
  EXPECT_EQ(seen_by(lab, 1).laboratories[0].freezer, row("X1"));
  EXPECT_EQ(seen_by(lab, 1).frozen[0], 2);
}

TEST(RsExtinction, RS_I7_decks_are_seen_as_sizes) {
  Lab lab;
  const ExtinctionView seen = seen_by(lab, 1);
  EXPECT_EQ(seen.deck, (std::array<std::uint8_t, 2>{45, 45}));
  EXPECT_EQ(seen.display, lab.table().display);
}

TEST(RsExtinction, what_is_out_of_order_is_a_flaw) {
  Lab lab;
  lab.table().deck[0] = 0;
  EXPECT_EQ(flaw(shipped(), lab.state), "RS-18.1: a Chromosome card is missing or too many");
  lab = Lab();
  lab.table().display[2] = kNoGene;
  EXPECT_EQ(flaw(shipped(), lab.state), "RS-18.10: the Display has a gap");
  lab = Lab();
  lab.table().taken = gene("X1");
  EXPECT_EQ(flaw(shipped(), lab.state), "RS-18.5: a card is taken and not placed, or the reverse");
  lab = Lab();
  lab.own().tubes[4] = row("X1");
  EXPECT_EQ(flaw(shipped(), lab.state), "RS-18.2: Tubes hold up to six cards, from the bottom");
  lab = Lab();
  lab.table().open[0] = 1;
  EXPECT_EQ(flaw(shipped(), lab.state), "RS-18.2: Tubes hold up to six cards, from the bottom");
}

}  // namespace
}  // namespace paradoxa::restart
