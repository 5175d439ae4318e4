// RS-17: Anomie, and the examples RS-E40 to RS-E51.
#include <string_view>

#include <gtest/gtest.h>

#include "support/restart_table.hpp"

namespace paradoxa::restart {
namespace {

Move step(std::string_view to) { return Move::with(MoveKind::kStep, place(to)); }
Move support(std::string_view to) { return Move::with(MoveKind::kSupport, place(to)); }
Move breakout(std::string_view to) { return Move::with(MoveKind::kBreakout, place(to)); }
Move maneuver(char direction) {
  return Move::with(MoveKind::kManeuver, *kDirectionLetters.parse(direction));
}
Move senator(std::string_view at, int height = 0) {
  return Move::of(MoveKind::kSenator, place(at).id, height);
}
Move bill(Bill bill) { return Move::with(MoveKind::kBill, bill); }
constexpr Move kStay = Move::of(MoveKind::kStay);

Table congress(int seats = 2) { return Table(Dystopia::kAnomie, seats); }
Faction& faction(Table& table, int seat) {
  return table.state.anomie.factions[static_cast<std::size_t>(seat)];
}
Table& put(Table& table, int seat, int which, std::string_view at, int height = 0) {
  faction(table, seat).senators[static_cast<std::size_t>(which)] = {
      place(at), static_cast<std::uint8_t>(height)};
  return table;
}
Senator where(const Table& table, int seat, int which) {
  return table.state.anomie.factions[static_cast<std::size_t>(seat)]
      .senators[static_cast<std::size_t>(which)];
}
int on_bill(const Table& table, int seat, Bill bill) {
  return table.state.anomie.factions[static_cast<std::size_t>(seat)]
      .bills[static_cast<std::size_t>(bill)];
}
// All four Vetoes lie in a corner, out of the way.
void without_vetoes(Table& table) {
  table.state.anomie.vetoes = {place("b2"), place("f2"), place("b6"), place("f6")};
}

TEST(RsAnomie, RS_17_1_RS_R42_RS_R90_senators_stand_at_the_sides) {
  const Table two = congress();
  EXPECT_EQ(where(two, 0, 0).place, place("d1"));
  EXPECT_EQ(where(two, 0, 1).place, place("e1"));
  EXPECT_EQ(where(two, 1, 0).place, place("d7"));
  EXPECT_EQ(where(two, 1, 1).place, place("c7"));
  const Table four = congress(4);
  EXPECT_EQ(where(four, 1, 0).place, place("a4"));
  EXPECT_EQ(where(four, 1, 1).place, place("a3"));
  EXPECT_EQ(where(four, 3, 0).place, place("g4"));
  EXPECT_EQ(where(four, 3, 1).place, place("g5"));
  const std::array<Place, 4> vetoes{place("c3"), place("e3"), place("c5"), place("e5")};
  for (const Place veto : vetoes)
    EXPECT_EQ(std::count(four.state.anomie.vetoes.begin(), four.state.anomie.vetoes.end(), veto),
              1);
  EXPECT_EQ(shipped().anomie.law, place("d4"));
  EXPECT_EQ(opposite(Bill::kHealth), Bill::kEducation);
  EXPECT_EQ(opposite(Bill::kEconomy), Bill::kCulture);
}

TEST(RsAnomie, RS_17_2_RS_17_8_a_step_leads_to_an_adjacent_empty_place) {
  Table table = congress();
  table.play(kPlanA).play(senator("d1"));
  EXPECT_TRUE(table.offers(step("c1")));
  EXPECT_TRUE(table.offers(step("d2")));
  EXPECT_FALSE(table.offers(step("e1")));  // the other Senator
  EXPECT_FALSE(table.offers(step("e2")));  // not in one of the four directions
  EXPECT_EQ(refused(table, step("e1")), "RS-17.8");
}

TEST(RsAnomie, RS_17_2_starting_places_of_others_may_be_entered) {
  Table table = congress();
  put(table, 0, 0, "b3").play(kPlanA).play(senator("b3"));
  EXPECT_TRUE(table.offers(step("a3")));
}

TEST(RsAnomie, RS_17_2_a_veto_is_in_the_way) {
  Table table = congress();
  put(table, 0, 0, "c2").play(kPlanA).play(senator("c2"));
  EXPECT_FALSE(table.offers(step("c3")));
}

TEST(RsAnomie, RS_17_4_RS_R43_abilities_come_from_the_three_fields) {
  Table table = congress();
  const auto ability = [&](Ability a) { return ability_of(shipped(), table.state, seat(0), a); };
  table.fragments(0, 3, 4, 2);
  EXPECT_EQ(ability(Ability::kLawStep), 5);
  EXPECT_EQ(ability(Ability::kBillExtra), 1);
  EXPECT_EQ(ability(Ability::kManeuver), 2);
  EXPECT_EQ(ability(Ability::kSupport), 1);
  table.fragments(0, 6, 6, 6);
  EXPECT_EQ(ability(Ability::kBillExtra), 2);
  EXPECT_EQ(ability(Ability::kManeuver), 3);
  EXPECT_EQ(ability(Ability::kSupport), 2);
}

TEST(RsAnomie, RS_17_6_RS_17_11_RS_R44_a_maneuver_over_two_places_votes_without_a_step) {
  // RS-E40.
  Table table = congress();
  without_vetoes(table);
  put(table, 1, 0, "d2");
  put(table, 1, 1, "d3").fragments(0, 0, 4, 0);
  table.play(kPlanA).play(senator("d1")).play(maneuver('n'));
  EXPECT_EQ(where(table, 0, 0).place, place("d4"));
  table.play(kStay);
  EXPECT_EQ(faction(table, 0).law, 2);
}

TEST(RsAnomie, RS_17_6_at_level_one_two_places_are_too_many) {
  // RS-E41.
  Table table = congress();
  without_vetoes(table);
  put(table, 1, 0, "d2");
  put(table, 1, 1, "d3").fragments(0, 0, 2, 0);
  table.play(kPlanA).play(senator("d1"));
  EXPECT_FALSE(table.offers(maneuver('n')));
}

TEST(RsAnomie, RS_17_5_RS_R51_something_has_to_happen) {
  Table table = congress();
  put(table, 1, 0, "d2").fragments(0, 0, 2, 0).play(kPlanA).play(senator("d1"));
  EXPECT_TRUE(table.offers(maneuver('n')));
  table.play(kEnd);  // no Maneuver, so there has to be a step
  EXPECT_EQ(table.state.ask, Ask::kStep);
  EXPECT_FALSE(table.offers(kStay));
}

TEST(RsAnomie, RS_17_5_the_maneuver_is_forced_where_no_step_is_possible) {
  Table table = congress();
  put(table, 0, 0, "c1");
  put(table, 0, 1, "d1");
  put(table, 1, 0, "c2").fragments(0, 0, 2, 0);
  table.play(kPlanA).play(senator("c1"));
  EXPECT_TRUE(table.offers(maneuver('e')));
  EXPECT_FALSE(table.offers(kEnd));
}

TEST(RsAnomie, RS_17_3_RS_17_9_RS_17_14_RS_17_15_RS_R46_support_under_one) {
  // RS-E42: South 2 × 4, West 3 by its own Fragment.
  Table table = congress(4);
  put(table, 1, 0, "d4");
  put(table, 0, 0, "d3").fragments(0, 2, 0, 2).fragments(1, 1, 0, 6);
  table.play(kPlanA).play(senator("d3")).play(support("d4"));
  EXPECT_EQ(faction(table, 0).law, 8);
  EXPECT_EQ(faction(table, 1).law, 3);
  EXPECT_EQ(where(table, 0, 0).height, 0);
  EXPECT_EQ(where(table, 1, 0).height, 1);
  EXPECT_TRUE(anomie::is_trapped(table.state, where(table, 0, 0)));

  // RS-E43: West under both, with a Senator of its own on top.
  put(table, 1, 1, "c4").turn_of(1).play(kPlanA).play(senator("c4")).play(support("d4"));
  EXPECT_EQ(faction(table, 1).law, 3 + 9);
  EXPECT_EQ(faction(table, 0).law, 8 + 4);
  EXPECT_EQ(where(table, 1, 1).height, 0);
  EXPECT_EQ(where(table, 0, 0).height, 1);
  EXPECT_EQ(where(table, 1, 0).height, 2);
}

TEST(RsAnomie, RS_17_7_RS_17_10_RS_R50_breakout_and_then_one_step) {
  // RS-E44.
  Table table = congress(4);
  put(table, 1, 0, "d4", 1);
  put(table, 0, 0, "d4", 0);
  Table trapped = table;
  trapped.play(kPlanA);
  EXPECT_FALSE(trapped.offers(senator("d4")));
  table.fragments(0, 0, 2, 0).play(kPlanA).play(senator("d4"));
  EXPECT_TRUE(table.offers(breakout("c1")));
  EXPECT_TRUE(table.offers(breakout("d1")));
  EXPECT_FALSE(table.offers(breakout("e1")));  // the other Senator
  EXPECT_FALSE(table.offers(kEnd));
  table.play(breakout("d1"));
  EXPECT_EQ(where(table, 1, 0).height, 0);
  EXPECT_EQ(table.state.ask, Ask::kStep);  // no second Maneuver
  table.play(step("d2"));
  EXPECT_EQ(where(table, 0, 0).place, place("d2"));
}

TEST(RsAnomie, RS_17_7_without_an_empty_start_there_is_no_breakout) {
  Table table = congress(4);
  put(table, 1, 0, "d4", 1);
  put(table, 0, 0, "d4", 0);
  put(table, 2, 0, "c1");
  put(table, 2, 1, "d1").fragments(0, 0, 2, 0).play(kPlanA);
  EXPECT_FALSE(table.offers(senator("d4")));
}

TEST(RsAnomie, RS_17_9_RS_R45_the_bottom_senator_is_an_opponents) {
  Table table = congress();
  put(table, 0, 1, "d4");
  put(table, 0, 0, "d3").fragments(0, 0, 0, 6).play(kPlanA).play(senator("d3"));
  EXPECT_FALSE(table.offers(support("d4")));
  // An own one above an opponent's is no hindrance.
  Table stack = congress();
  put(stack, 1, 0, "d4", 0);
  put(stack, 0, 1, "d4", 1);
  put(stack, 0, 0, "d3").fragments(0, 0, 0, 6).play(kPlanA).play(senator("d3"));
  EXPECT_TRUE(stack.offers(support("d4")));
}

TEST(RsAnomie, RS_17_9_support_fits_the_plan_and_the_level) {
  Table table = congress();
  put(table, 1, 0, "d5");
  put(table, 0, 0, "d6").fragments(0, 0, 0, 2);
  Table other = table;
  table.play(kPlanA).play(senator("d6"));
  EXPECT_FALSE(table.offers(support("d5")));  // a Bill, in Plan A
  other.play(kPlanB).play(senator("d6"));
  EXPECT_TRUE(other.offers(support("d5")));
}

TEST(RsAnomie, RS_17_12_RS_17_13_a_bill_and_its_opposite) {
  // RS-E45.
  Table table = congress();
  put(table, 0, 0, "d6").fragments(0, 3, 0, 0);
  table.play(kPlanB).play(senator("d6")).play(step("d5"));
  EXPECT_EQ(on_bill(table, 0, Bill::kHealth), 1);
  EXPECT_EQ(on_bill(table, 0, Bill::kEducation), 1);
}

TEST(RsAnomie, RS_17_13_at_six_any_bill_or_none) {
  Table table = congress();
  put(table, 0, 0, "d6").fragments(0, 6, 0, 0);
  table.play(kPlanB).play(senator("d6")).play(step("d5"));
  EXPECT_EQ(table.state.ask, Ask::kBill);
  Table declined = table;
  declined.play(kEnd);
  EXPECT_EQ(on_bill(declined, 0, Bill::kHealth), 1);
  table.play(bill(Bill::kHealth));
  EXPECT_EQ(on_bill(table, 0, Bill::kHealth), 2);
}

TEST(RsAnomie, RS_17_13_RS_R49_a_complete_bill_gives_nothing_at_all) {
  // RS-E46.
  Table table = congress();
  faction(table, 0).bills[0] = 6;
  put(table, 0, 0, "d6").fragments(0, 6, 0, 0);
  table.play(kPlanB).play(senator("d6")).play(step("d5"));
  EXPECT_EQ(table.state.ask, Ask::kIntelligence);
  EXPECT_EQ(faction(table, 0).bills, (std::array<std::uint8_t, 4>{6, 0, 0, 0}));
}

TEST(RsAnomie, RS_17_13_RS_17_16_an_extra_on_a_complete_bill_is_lost) {
  // RS-E47.
  Table table = congress();
  faction(table, 0).bills = {2, 0, 6, 0};
  put(table, 0, 0, "d6").fragments(0, 4, 0, 0);
  table.play(kPlanB).play(senator("d6")).play(step("d5"));
  EXPECT_EQ(faction(table, 0).bills, (std::array<std::uint8_t, 4>{3, 0, 6, 0}));
}

TEST(RsAnomie, RS_17_15_RS_R49_the_helper_of_a_complete_bill_still_gains) {
  Table table = congress();
  faction(table, 0).bills[0] = 6;
  put(table, 1, 0, "d5");
  put(table, 0, 0, "d6").fragments(0, 0, 0, 2);
  table.play(kPlanB).play(senator("d6")).play(support("d5"));
  EXPECT_EQ(on_bill(table, 1, Bill::kHealth), 1);
}

TEST(RsAnomie, RS_17_14_RS_17_15_RS_R46_choices_of_both_come_one_after_the_other) {
  Table table = congress();
  put(table, 1, 0, "d5").fragments(1, 6, 0, 0);
  put(table, 0, 0, "d6").fragments(0, 6, 0, 2);
  table.play(kPlanB).play(senator("d6")).play(support("d5"));
  EXPECT_EQ(table.state.asked, seat(0));
  table.play(bill(Bill::kCulture));
  EXPECT_EQ(on_bill(table, 0, Bill::kHealth), 2);
  EXPECT_EQ(on_bill(table, 0, Bill::kCulture), 2);
  EXPECT_EQ(table.state.asked, seat(1));
  table.play(bill(Bill::kEconomy));
  EXPECT_EQ(on_bill(table, 1, Bill::kHealth), 1);
  EXPECT_EQ(on_bill(table, 1, Bill::kEconomy), 1);
}

TEST(RsAnomie, RS_17_12_plan_a_on_a_bill_gives_nothing_and_neither_does_plan_b_on_the_law) {
  // RS-E49, its first half.
  Table table = congress();
  put(table, 0, 0, "d4");
  Table other = table;
  table.play(kPlanA).play(senator("d4")).play(step("d3"));
  EXPECT_EQ(faction(table, 0).bills, (std::array<std::uint8_t, 4>{}));
  put(other, 0, 0, "d3").play(kPlanB).play(senator("d3")).play(step("d4"));
  EXPECT_EQ(faction(other, 0).law, 0);
}

TEST(RsAnomie, RS_17_11_RS_R48_arriving_scores_and_coming_back_within_a_plan_does_not) {
  // RS-E49, its second half; then a Senator that leaves and comes back.
  Table table = congress();
  put(table, 0, 0, "d3").play(kPlanA).play(senator("d3")).play(step("d4"));
  EXPECT_EQ(faction(table, 0).law, 2);
  Table back = congress();
  without_vetoes(back);
  put(back, 0, 0, "d4").own(0, "GA3").play(kPlanA).play(senator("d4"));
  back.play(step("d3")).play(step("d4"));
  EXPECT_EQ(faction(back, 0).law, 0);
}

TEST(RsAnomie, RS_17_16_the_law_track_ends_at_forty) {
  // RS-E50.
  Table table = congress();
  faction(table, 0).law = 37;
  put(table, 0, 0, "d3").fragments(0, 6, 0, 0).play(kPlanA).play(senator("d3")).play(step("d4"));
  EXPECT_EQ(faction(table, 0).law, 40);
  EXPECT_EQ(table.scores(0).a, 32);
}

TEST(RsAnomie, RS_17_17_a_plan_needs_a_senator_that_can_act) {
  Table table = congress();
  put(table, 0, 0, "c1");
  put(table, 0, 1, "e1");
  table.state.anomie.vetoes = {place("c2"), place("e2"), place("c5"), place("e5")};
  put(table, 1, 0, "d1");
  EXPECT_FALSE(table.offers(kPlanA));
  EXPECT_EQ(refused(table, kPlanA), "RS-17.17");
  table.fragments(0, 0, 2, 0);
  EXPECT_TRUE(table.offers(kPlanA));
}

TEST(RsAnomie, RS_17_18_laws_and_bills_score) {
  // RS-E48.
  Table table = congress();
  faction(table, 0).bills = {3, 5, 0, 0};
  faction(table, 0).law = 24;
  EXPECT_EQ(table.scores(0), (PlanScores{24, 11}));
}

TEST(RsAnomie, RS_15_5_the_floor_pass_steps_twice) {
  // RS-E51.
  Table table = congress();
  table.own(0, "GA3").play(kPlanB).play(senator("d1")).play(step("d2"));
  EXPECT_FALSE(table.offers(support("d3")));
  table.play(step("d3"));
  EXPECT_EQ(on_bill(table, 0, Bill::kEducation), 1);
}

TEST(RsAnomie, RS_15_5_the_gavel_and_the_annex_add_to_benefits) {
  Table table = congress();
  put(table, 0, 0, "d3").own(0, "GA4").play(kPlanA).play(senator("d3")).play(step("d4"));
  EXPECT_EQ(faction(table, 0).law, 3);
  Table annex = congress();
  put(annex, 0, 0, "d6").own(0, "GA5").fragments(0, 1, 0, 0);
  annex.play(kPlanB).play(senator("d6")).play(step("d5"));
  EXPECT_EQ(on_bill(annex, 0, Bill::kEducation), 1);
}

TEST(RsAnomie, RS_15_5_the_veto_pen_moves_a_veto_first) {
  Table table = congress();
  table.own(0, "GA6").play(kPlanA);
  EXPECT_EQ(table.state.ask, Ask::kVeto);
  EXPECT_TRUE(table.offers(Move::veto(place("c3"), place("c2"))));
  EXPECT_FALSE(table.offers(Move::veto(place("c3"), place("d3"))));  // a Bill
  table.play(Move::veto(place("c3"), place("c2")));
  EXPECT_EQ(table.state.ask, Ask::kSenator);
}

TEST(RsAnomie, RS_15_5_back_stairs_need_no_level) {
  Table table = congress(4);
  put(table, 1, 0, "d4", 1);
  put(table, 0, 0, "d4", 0).own(0, "GA7").play(kPlanA);
  EXPECT_TRUE(table.offers(senator("d4")));
}

TEST(RsAnomie, RS_15_7_gadgets_stop_at_the_limits) {
  Table table = congress();
  table.fragments(0, 0, 6, 6).own(0, "GA1").own(0, "GA2", 1);
  EXPECT_EQ(ability_of(shipped(), table.state, seat(0), Ability::kSupport), 2);
  EXPECT_EQ(ability_of(shipped(), table.state, seat(0), Ability::kManeuver), 3);
}

TEST(RsAnomie, RS_I7_everybody_sees_the_congress) {
  const Table table = congress();
  for (const Viewer viewer : {Viewer::of(seat(0)), Viewer::of(seat(1)), kSpectator})
    EXPECT_EQ(view(shipped(), table.state, viewer).anomie, table.state.anomie);
}

TEST(RsAnomie, RS_17_3_what_is_out_of_order_is_a_flaw) {
  Table table = congress();
  EXPECT_EQ(flaw(shipped(), table.state), "");
  put(table, 1, 0, "d1");
  EXPECT_NE(flaw(shipped(), table.state), "");
  Table gap = congress();
  put(gap, 1, 0, "d4", 1);
  EXPECT_NE(flaw(shipped(), gap.state), "");
}

}  // namespace
}  // namespace paradoxa::restart
