// IS-1, IS-6, IS-7, IS-8, IS-9: a captive's turn, moves, arrivals, activations.
#include "support/island.hpp"

namespace paradoxa::island {
namespace {

TEST(IslandTurn, IS_6_1_IS_12_13_a_ward_ends_at_the_start_of_its_turn) {
  TestGame game("hempel orange C2; phil grapes D4 ward:bush");
  game.play("end");
  EXPECT_TRUE(game->pieces[1].wards.empty());
}

TEST(IslandTurn, IS_6_2_IS_6_4_IS_6_7_two_actions_in_any_order_and_an_end_with_any_left) {
  TestGame game("hempel orange C2; theseus banana D4");
  EXPECT_EQ(game->actions, 2);
  game.play("move E safe, no");
  EXPECT_EQ(game->actions, 1);
  game.play("end");
  EXPECT_EQ(game->owner, seat(2));
  TestGame twice("hempel orange C2; theseus banana D4");
  twice.play("move SE safe, no, move NW safe, no");
  EXPECT_EQ(twice->actions, 0);
  EXPECT_EQ(twice.clause_against("move NE"), "IS-6.2");
}

TEST(IslandTurn, IS_6_3_IS_R48_restoring_two_energy_below_the_maximum_only) {
  TestGame game("hempel orange C2 e3; theseus banana D4");
  game.play("restore");
  EXPECT_EQ(game.stats(), "H4 E4");
  EXPECT_EQ(game.heard(), "gain a action 0 1");
  EXPECT_EQ(game.clause_against("restore"), "IS-6.3");
}

TEST(IslandTurn, IS_6_5_IS_6_6_IS_14_3_free_actions_between_actions_and_extra_ones_for_the_turn) {
  TestGame game("achilles orange C2 +grapes; theseus banana D4");
  game.play("use orange");
  EXPECT_EQ(game->actions, 3);
  game.play("move SW safe, no, use grapes");
  EXPECT_EQ(game->actions, 3);
  game.play("end");
  EXPECT_EQ(game->actions, 2);  // seat 2's own
}

TEST(IslandTurn, IS_7_1_IS_22_6_lengths_and_their_costs) {
  const TestGame game("hempel orange D4 e1; theseus banana C2");
  EXPECT_TRUE(game.has_legal("move NE 2"));
  EXPECT_TRUE(game.has_legal("move NE safe"));
  EXPECT_EQ(game.clause_against("move NE 2 safe"), "IS-7.1");
  EXPECT_EQ(game.clause_against("move NE 3"), "IS-7.1");
  const TestGame leap("schrodie orange D4 e0; theseus banana C2");
  EXPECT_TRUE(leap.has_legal("move NE 3"));
  EXPECT_FALSE(leap.has_legal("move NE 2"));
  EXPECT_FALSE(leap.has_legal("move NE safe"));
}

TEST(IslandTurn, IS_7_2_IS_7_5_the_declaration_is_public_and_jumped_cells_are_not_named) {
  TestGame game("theseus orange E2; hempel banana D3");
  game.play("move NE 2 safe");
  EXPECT_EQ(game.heard(), "declare a NE 2 yes 2; land a knot");  // Hempel on D3 is not met
}

TEST(IslandTurn,
     IS_7_3_IS_7_4_IS_2_11_a_standing_piece_goes_from_its_own_cell_and_enters_by_a_side) {
  TestGame game("hempel orange B2; theseus banana C6");
  game.play("move SE");  // knot C3, entered from NW, left to the E
  EXPECT_EQ(game.where(), "C4");
}

TEST(IslandTurn, IS_7_6_IS_R7_safety_covers_the_first_space_or_with_safe_scope_the_whole_action) {
  const std::string table = "hempel lime B2; bush C4";
  TestGame first(table);
  first.play("move SE safe, yes");
  EXPECT_EQ(first.stats(), "H3 E2");
  TestGame action(table + "; safe_scope action");
  action.play("move SE safe, yes");
  EXPECT_EQ(action.stats(), "H4 E3");
  EXPECT_EQ(action.where(OpPiece::kBush), "-");
  EXPECT_EQ(action->actions, 2);
}

TEST(IslandTurn, IS_1_5_IS_8_1_IS_8_2_IS_8_3_IS_8_8_a_visit_counts_before_the_encounter) {
  TestGame game("hempel lime A2 h1");
  game.play("move W");
  EXPECT_EQ(game.heard(),
            "declare a W 1 no 0; land a strawberry; count 1 strawberry 1; meet a bush; attack bush "
            "a; lose a health bush; perish a 1");
  EXPECT_EQ(game.asks(), "revival");  // and the fruit is not activated
}

TEST(IslandTurn, IS_1_6_IS_8_4_IS_8_6_who_decides_about_the_activation) {
  TestGame safe("hempel orange C2 h3");
  safe.play("move NW safe");
  EXPECT_EQ(safe.asks(), "activate");
  safe.play("no");
  EXPECT_EQ(safe.heard(), "declare a NW 1 yes 1; land a mirage_snakes; not_activated a");
  EXPECT_EQ(safe.where(), "B1");
  TestGame unsafe("hempel orange C2 h3");
  unsafe.play("move NW");
  EXPECT_EQ(unsafe.stats(), "H2 E4");
  TestGame op("hempel orange C4; rock C3; turn 0");
  op.play("push a E C4");
  EXPECT_EQ(op.asks(), "op_activate");
  EXPECT_EQ(op.asked(), 0);
}

TEST(IslandTurn, IS_8_5_no_window_after_the_captive_decided_itself) {
  TestGame safe("schrodie banana C2");
  safe.play("move NW safe, yes");
  EXPECT_EQ(safe.stats(), "H3 E2");
  EXPECT_EQ(safe.asks(), "turn");
  TestGame unsafe("schrodie banana C2");
  unsafe.play("move NW");
  EXPECT_EQ(unsafe.asks(), "react");
}

TEST(IslandTurn, IS_8_7_IS_26_1_IS_26_2_IS_R12_a_forbidden_activation_is_announced_and_not_asked) {
  TestGame game("schrodie banana G4; island R2; bush C2; rock E6");
  game.play("move W");
  game.play("pass, direction NE, yes, pass");
  EXPECT_EQ(game.asks(), "react");  // F3, AUTO
  game.forget().play("pass");
  EXPECT_EQ(game.heard(), "activate a; land a anomaly_gust; already_activated a");
  EXPECT_EQ(game.asks(), "turn");
}

TEST(IslandTurn, IS_9_1_IS_14_1_a_fruit_is_circled_once) {
  TestGame game("theseus orange C5 -banana");
  game.play("move NW safe, no, move SE safe, yes");
  EXPECT_TRUE(game->boards[0].circled.contains(Fruit::kApple));
  TestGame crossed("theseus orange C5 -banana");
  crossed.play("move W");
  EXPECT_FALSE(crossed->boards[0].circled.contains(Fruit::kBanana));
}

TEST(IslandTurn, IS_9_2_a_camp_offers_three_and_the_caps_apply) {
  TestGame game("hempel orange C1 h3 e3");
  game.play("move SW");
  EXPECT_EQ(game.legal(), "split 2+0, split 0+2, split 1+1");
  game.play("split 2+0");
  EXPECT_EQ(game.stats(), "H4 E3");
  EXPECT_EQ(game.heard(), "declare a SW 1 no 0; land a camp_a; activate a; gain a camp 1 0 2+0");
}

TEST(IslandTurn, IS_9_3_IS_R41_an_oracle_names_two_spaces_or_the_ocean_and_no_pieces) {
  TestGame game("hempel orange B4; theseus banana B5");
  game.play("move NE, direction SE, direction NE");
  EXPECT_EQ(
      game.heard(),
      "declare a NE 1 no 0; land a oracle; activate a; oracle a SE anomaly_rock_stirs; oracle "
      "a NE ocean");
  TestGame none("hempel orange B4; theseus banana B5");
  none.play("move NE, direction SE, pass");
  EXPECT_EQ(none.heard(),
            "declare a NE 1 no 0; land a oracle; activate a; oracle a SE anomaly_rock_stirs");
}

TEST(IslandTurn, IS_9_4_IS_9_5_IS_9_6_IS_9_7_mirage_knot_portal_anomaly) {
  TestGame mirage("hempel orange C2");
  mirage.play("move NW");
  EXPECT_EQ(mirage.stats(), "H3 E4");
  TestGame knot("hempel orange D3; theseus lime C6");
  knot.play("move NE");  // through C3 and B3 to the portal on A2
  EXPECT_EQ(knot.where(), "B2");
  EXPECT_EQ(knot.heard(),
            "declare a NE 1 no 0; land a knot; activate a; land a knot; activate a; land a "
            "portal_2; activate a; land a portal_2");
  TestGame anomaly("hempel orange B3; theseus lime C6");
  anomaly.play("move E");
  EXPECT_EQ(anomaly.stats(), "H3 E4");
}

TEST(IslandTurn, IS_9_8_IS_10_1_IS_10_4_IS_R11_a_lake_lays_a_piece_down_on_the_cell_it_visited) {
  TestGame game("hempel orange D7; theseus banana D5 lying");
  game.play("move W");
  EXPECT_TRUE(game.lying());
  EXPECT_EQ(game.where(), "D6");
  EXPECT_EQ(game.heard(), "declare a W 1 no 0; land a lake_triangular; activate a; lie a");
  game.play("move NE, cell D6");
  EXPECT_FALSE(game.lying());
}

TEST(IslandLakes, IS_10_2_IS_10_3_standing_from_one_cell_of_a_lake_to_the_next) {
  TestGame unsafe("hempel orange D6");
  unsafe.play("move W");
  EXPECT_EQ(unsafe.where(), "D5");
  EXPECT_TRUE(unsafe.lying());
  TestGame safe("hempel orange D6");
  safe.play("move W safe, no");
  EXPECT_FALSE(safe.lying());
  TestGame across("hempel orange D6");
  across.play("move W 2 safe");
  EXPECT_EQ(across.where(), "D4");
}

TEST(IslandLakes, IS_10_5_IS_12_2_for_op_pieces_a_lake_is_one_place) {
  TestGame game("hempel orange D7; theseus banana E5; bush lake_triangular");
  game.play("move W");
  EXPECT_EQ(game.heard(),
            "declare a W 1 no 0; land a lake_triangular; meet a bush; attack bush a; lose a health "
            "bush; lose a energy bush; activate a; lie a");  // Theseus on E5 is not met
}

TEST(IslandLakes, IS_10_6_IS_10_7_IS_R9_IS_R10_op_chooses_the_exit_and_nobody_hears_which) {
  TestGame game("hempel orange E5 lying; theseus banana C2");
  game.play("move NE");
  EXPECT_EQ(game.legal(), "cell D5, cell D6");  // from E5 the first step stays in the lake
  game.play("cell D6");
  EXPECT_EQ(game.heard().substr(0, 35), "declare a NE 1 no 0; land a grapes;");
  TestGame ocean("phil orange F1 lying; wave S");
  ocean.play("move SW, cell G2");  // the line of the exit counts: part S
  EXPECT_EQ(ocean.heard(),
            "declare a SW 1 no 0; ocean a; meet a wave; attack wave a; lose a health wave");
}

TEST(IslandLakes, IS_10_8_a_lying_piece_restores_uses_bonuses_and_reacts) {
  TestGame game("schrodie banana E3 lying e1 +cherries");
  EXPECT_TRUE(game.has_legal("restore"));
  EXPECT_TRUE(game.has_legal("use cherries"));
  game.play("use cherries, direction NE");
  EXPECT_EQ(game.heard(), "use 1 cherries 3; steps a NE anomaly_arrows anomaly_wound");
}

TEST(IslandOcean, IS_11_1_IS_11_3_IS_11_7_IS_2_6_the_part_is_not_named) {
  TestGame met("hempel orange A2");
  met.play("move NE");
  EXPECT_EQ(met.heard(),
            "declare a NE 1 no 0; ocean a; meet a wave; attack wave a; lose a health wave; back a "
            "orange");
  TestGame other("hempel orange A2; wave S");
  other.play("move NE");
  EXPECT_EQ(other.heard(), "declare a NE 1 no 0; ocean a; back a orange");
  EXPECT_EQ(other.heard(Viewer::of(seat(0))), "declare a NE 1 no 0; ocean a N; back a orange");
  TestGame safe("hempel orange A2");
  safe.play("move NE safe");
  EXPECT_EQ(safe.heard(),
            "declare a NE 1 yes 1; ocean a; meet a wave; scare wave 1 1; back a orange");
}

TEST(IslandOcean, IS_11_2_the_corner_counts_before_the_wave) {
  TestGame game("achilles lime A1 h1 $0 #A4 #D7 #G4 #G1");
  game.play("move NE");
  EXPECT_EQ(game.asks(), "over");
  EXPECT_EQ(game.stats(), "H1 E4");
}

TEST(IslandOcean, IS_11_4_undertow_takes_an_energy_unless_the_piece_perished) {
  TestGame game("hempel orange A2; power undertow");
  game.play("move NE");
  EXPECT_EQ(game.stats(), "H3 E3");
  TestGame dead("hempel orange A2 h1; power undertow");
  dead.play("move NE, camp A");
  EXPECT_EQ(dead.stats(), "H4 E4");
}

TEST(IslandOcean, IS_11_5_IS_R21_the_return_is_a_visit_without_activation_or_attack) {
  TestGame game("theseus orange E2; bush E1; wave NE");
  game.play("move W 2");
  EXPECT_EQ(game.heard(), "declare a W 2 no 1; ocean a; back a orange; meet a bush; square 1 1 E");
  EXPECT_EQ(game.stats(), "H4 E3");
  TestGame hempel("hempel orange F2 -orange@1");
  hempel.play("move W 2");
  EXPECT_FALSE(hempel->boards[0].circled.contains(Fruit::kOrange));
}

TEST(IslandOcean, IS_11_6_the_turn_goes_on) {
  TestGame game("hempel orange A2; wave S");
  game.play("move NE");
  EXPECT_EQ(game.asks(), "turn");
  EXPECT_EQ(game->actions, 1);
}

}  // namespace
}  // namespace paradoxa::island
