// RS-19: Oceanrealm.
#include <initializer_list>
#include <string_view>

#include <gtest/gtest.h>

#include "support/restart_table.hpp"

namespace paradoxa::restart {
namespace {

Move draw(Symbol symbol, int sector) { return Move::symbol(symbol, sector); }
constexpr Symbol kWild = Symbol::kWildlife;
constexpr Symbol kLake = Symbol::kLake;
constexpr Symbol kForest = Symbol::kForest;

Table ocean(int seats = 2) { return Table(Dystopia::kOceanrealm, seats); }

// A Region as three rows: "WL. / ... / F..".
void sketch(Table& table, int seat, std::string_view region, std::string_view drawing) {
  int sector = 0;
  for (const char c : drawing) {
    if (c == ' ' || c == '/') continue;
    if (const auto symbol = kSymbolLetters.parse(c))
      table.state.oceanrealm.maps[static_cast<std::size_t>(seat)].draw(space(region).id, sector,
                                                                       *symbol);
    ++sector;
  }
}
bool shows(const Table& table, int seat, std::string_view region, int sector, Symbol symbol) {
  return table.state.oceanrealm.maps[static_cast<std::size_t>(seat)].shows(space(region).id,
                                                                           sector - 1, symbol);
}
int circled(const Table& table, int seat) {
  return table.state.oceanrealm.circled[static_cast<std::size_t>(seat)];
}

TEST(RsOceanrealm, RS_19_1_maps_are_blank_and_nothing_is_circled) {
  for (const int seats : {2, 3, 4}) {
    const Table table = ocean(seats);
    EXPECT_EQ(table.state.oceanrealm, OceanrealmState{});
    EXPECT_EQ(table.scores(0), PlanScores{});
  }
}

TEST(RsOceanrealm, RS_19_2_RS_19_4_plan_a_draws_where_the_adult_is) {
  Table table = ocean();
  table.fragments(0, 1, 0, 0).adult(0, "A3").play(kPlanA).play(draw(kWild, 5));
  EXPECT_TRUE(shows(table, 0, "A3", 5, kWild));
  EXPECT_EQ(table.state.ask, Ask::kIntelligence);  // nothing is left to draw
}

TEST(RsOceanrealm, RS_19_2_a_figure_that_is_not_on_the_grid_is_in_no_region) {
  Table table = ocean();
  table.fragments(0, 1, 1, 1);
  EXPECT_FALSE(table.offers(kPlanA));  // the Adult is on the Mind board
  EXPECT_FALSE(table.offers(kPlanB));  // and no figure of the other player is on the grid
  table.child(1, "B1");
  EXPECT_TRUE(table.offers(kPlanB));
}

TEST(RsOceanrealm, RS_19_3_RS_R60_fields_limit_the_symbols_of_a_plan) {
  Table table = ocean();
  table.fragments(0, 2, 2, 1).adult(0, "B2").play(kPlanA);
  table.play(draw(kWild, 1));
  EXPECT_FALSE(table.offers(draw(kWild, 2)));  // one Wildlife at 2
  table.play(draw(kLake, 2)).play(draw(kLake, 3));
  EXPECT_FALSE(table.offers(draw(kLake, 4)));  // two Lakes at 2
  table.play(draw(kForest, 4));
  EXPECT_EQ(table.state.ask, Ask::kIntelligence);  // one Forest at 1
}

TEST(RsOceanrealm, RS_19_4_plan_b_draws_at_a_figure_whose_owner_circles_a_number) {
  Table table = ocean(3);
  table.fragments(0, 0, 1, 0).adult(1, "C2").child(1, "A1").adult(2, "B3");
  table.play(kPlanB);
  EXPECT_EQ(table.menu().size(), 3u);
  EXPECT_TRUE(table.offers(Move::figure(seat(1), false)));
  EXPECT_TRUE(table.offers(Move::figure(seat(1), true)));
  EXPECT_TRUE(table.offers(Move::figure(seat(2), false)));
  table.play(Move::figure(seat(1), false));
  EXPECT_EQ(circled(table, 1), 0);
  table.play(draw(kLake, 9));
  EXPECT_TRUE(shows(table, 0, "C2", 9, kLake));
  EXPECT_EQ(circled(table, 1), 1);
  EXPECT_EQ(circled(table, 0) + circled(table, 2), 0);
}

TEST(RsOceanrealm, RS_19_5_a_sector_takes_one_symbol) {
  Table table = ocean();
  sketch(table, 0, "A3", "WLF / WLF / WL.");
  table.fragments(0, 1, 1, 1).adult(0, "A3").play(kPlanA);
  EXPECT_EQ(table.menu().size(), 3u);  // three symbols, one sector
  table.play(draw(kForest, 9));
  EXPECT_EQ(table.state.ask, Ask::kIntelligence);  // the Region is full
}

TEST(RsOceanrealm, RS_19_6_industry_that_is_drawn_over_is_gone) {
  Table table = ocean();
  sketch(table, 0, "A3", "WW. / ... / ...");
  EXPECT_EQ(table.scores(0).a, 2);
  sketch(table, 0, "A3", "... / F.. / ...");  // sector 4
  EXPECT_EQ(table.scores(0).a, 0);
}

TEST(RsOceanrealm, RS_19_7_RS_R59_a_plan_draws_at_least_one_symbol) {
  Table table = ocean();
  table.fragments(0, 0, 0, 0).adult(0, "B1");
  EXPECT_FALSE(table.offers(kPlanA));  // no symbol may be drawn
  table.fragments(0, 0, 0, 3);
  table.play(kPlanA);
  EXPECT_FALSE(table.offers(kEnd));
  table.play(draw(kForest, 1));
  table.play(kEnd);
  EXPECT_EQ(table.state.ask, Ask::kIntelligence);
  EXPECT_FALSE(shows(table, 0, "B1", 2, kForest));
}

TEST(RsOceanrealm, RS_19_7_a_full_region_offers_no_plan) {
  Table table = ocean();
  sketch(table, 0, "B1", "WWW / WWW / WWW");
  table.fragments(0, 1, 1, 1).adult(0, "B1").child(1, "B1");
  EXPECT_FALSE(table.offers(kPlanA));
  EXPECT_FALSE(table.offers(kPlanB));
  table.adult(1, "C3");
  EXPECT_TRUE(table.offers(kPlanB));
  EXPECT_EQ(table.play(kPlanB).menu().size(), 1u);
}

TEST(RsOceanrealm, RS_19_8_a_full_contribution_track_takes_no_more) {
  Table table = ocean();
  table.fragments(0, 1, 0, 0).adult(1, "B1");
  table.state.oceanrealm.circled[1] = kContributions;
  table.play(kPlanB).play(Move::figure(seat(1), false)).play(draw(kWild, 1));
  EXPECT_EQ(circled(table, 1), kContributions);
}

TEST(RsOceanrealm, RS_19_9_RS_R57_a_column_is_nine_sectors_of_a_zone) {
  Table table = ocean();
  // The middle column of Zone A has no Industry.
  sketch(table, 0, "A3", ".F. / .F. / .F.");
  sketch(table, 0, "A2", ".F. / .F. / .F.");
  sketch(table, 0, "A1", ".F. / .F. / ...");
  EXPECT_EQ(table.scores(0).a, 0);
  sketch(table, 0, "A1", "... / ... / .W.");
  EXPECT_EQ(table.scores(0).a, 4);
  // An untouched Industrial sector is not drawn: A-left needs sectors 4 of A3 and 7 of A1.
  sketch(table, 0, "A3", "F.. / ... / F..");
  sketch(table, 0, "A2", "F.. / F.. / F..");
  sketch(table, 0, "A1", "F.. / F.. / ...");
  EXPECT_EQ(table.scores(0).a, 4 + 2 * 2);  // five Forests beside Industry, twice
}

TEST(RsOceanrealm, RS_19_10_RS_R58_full_sets_count_beside_untouched_industry) {
  Table table = ocean();
  sketch(table, 0, "A3", "WWW / .LL / LLF");  // Industry in sector 4
  EXPECT_EQ(table.scores(0).a, 2 + 2 + 0);
  sketch(table, 0, "B3", "F.F / FFF / ...");  // Industry in sector 2
  EXPECT_EQ(table.scores(0).a, 4 + 2);
  sketch(table, 0, "B3", ".W. / ... / ...");
  EXPECT_EQ(table.scores(0).a, 4);
}

TEST(RsOceanrealm, RS_19_12_plan_b_scores_the_last_number_circled) {
  Table table = ocean();
  EXPECT_EQ(table.scores(1).b, 0);
  table.state.oceanrealm.circled[1] = 3;
  EXPECT_EQ(table.scores(1).b, 4);
  table.state.oceanrealm.circled[1] = 10;
  EXPECT_EQ(table.scores(1).b, 24);
  EXPECT_EQ(table.scores(0).b, 0);
}

// ---- Gadgets ------------------------------------------------------------------------------------

// What a Gadget adds to Plan A of seat 0.
int worth(Table table, std::string_view gadget) {
  const int without = table.scores(0).a;
  return table.own(0, gadget).scores(0).a - without;
}

TEST(RsOceanrealm, RS_19_11_RS_R61_gadgets_score_with_plan_a) {
  Table table = ocean();
  sketch(table, 0, "A3", "WWW / WWW / WWW");
  sketch(table, 0, "B3", "WLF / ... / ...");
  sketch(table, 0, "C3", "LLL / .LL / LLL");
  sketch(table, 0, "C1", "... / .FF / .FF");
  EXPECT_EQ(worth(table, "GO1"), 3);      // A3 is full
  EXPECT_EQ(worth(table, "GO2"), 1);      // B3
  EXPECT_EQ(worth(table, "GO3"), 2 * 3);  // two rows of C3
  EXPECT_EQ(worth(table, "GO4"), 3);      // C1
  EXPECT_EQ(worth(table, "GO5"), 0);
  EXPECT_EQ(worth(table, "GO6"), 3 * 2);                   // sectors 4 of A3, 2 of B3 and 9 of C3
  EXPECT_EQ(worth(table, "GO7"), 4);                       // Age 3
  EXPECT_EQ(table.own(1, "GO1").scores(1), PlanScores{});  // RS-15.5: for its owner alone
}

TEST(RsOceanrealm, RS_19_11_migration_needs_wildlife_in_the_whole_zone) {
  Table table = ocean();
  sketch(table, 0, "A3", "WW. / ... / ...");
  sketch(table, 0, "A2", "WW. / ... / ...");
  sketch(table, 0, "A1", "W.. / ... / ...");
  EXPECT_EQ(worth(table, "GO5"), 0);
  sketch(table, 0, "A1", ".W. / ... / ...");
  EXPECT_EQ(worth(table, "GO5"), 4);
}

TEST(RsOceanrealm, RS_19_11_a_belt_needs_every_region_of_the_game) {
  Table table = ocean(3);
  for (const std::string_view region : {"A2", "B2", "C2"})
    sketch(table, 0, region, "W.F / ..L / ...");
  EXPECT_EQ(worth(table, "GO7"), 0);  // D2
  sketch(table, 0, "D2", "W.F / ..L / ...");
  EXPECT_EQ(worth(table, "GO7"), 4);
}

TEST(RsOceanrealm, everybody_sees_all_maps) {
  Table table = ocean();
  sketch(table, 1, "B2", "WLF / ... / ...");
  const View seen = view(shipped(), table.state, Viewer::of(seat(0)));
  EXPECT_EQ(seen.oceanrealm, table.state.oceanrealm);
}

TEST(RsOceanrealm, RS_19_1_a_map_outside_the_game_is_a_flaw) {
  Table table = ocean();
  sketch(table, 2, "A1", "W.. / ... / ...");
  EXPECT_EQ(flaw(shipped(), table.state), "RS-19.1: no such seat has a map");
  table = ocean();
  sketch(table, 0, "D1", "W.. / ... / ...");
  EXPECT_EQ(flaw(shipped(), table.state), "RS-19.1: there is no such Region");
  table = ocean();
  table.state.oceanrealm.circled[0] = 11;
  EXPECT_EQ(flaw(shipped(), table.state), "RS-19.8: more numbers are circled than there are");
}

}  // namespace
}  // namespace paradoxa::restart
