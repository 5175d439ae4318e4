// IS-16 to IS-21: OP's turn, its pieces, anomalies, powers.
#include "support/island.hpp"

namespace paradoxa::island {
namespace {

std::string stack(const State& state) {
  std::string text;
  for (std::size_t i = 0; i < state.below_size; ++i)
    text += (text.empty() ? "" : " ") + std::string(kPowerWords.of(state.below[i]));
  return text;
}

// IS-E44: the order in which tokens come back, and what captives hear of it.
TEST(IslandOpTurn, IS_16_1_IS_16_2_IS_R27_the_old_token_goes_below_before_two_are_drawn) {
  TestGame game("hempel orange C2; theseus banana D4; turn 2");
  game.play("end").forget();
  EXPECT_EQ(game.asks(), "draw");
  game.play("draw flood, draw hush, keep flood");
  EXPECT_EQ(game.heard(), "power flood");
  EXPECT_EQ(game.heard(Viewer::of(seat(0))), "draw flood; draw hush; power flood");
  EXPECT_EQ(stack(game.state()), "hush");
  game.play("end, end, end, draw undertow, draw heavy_air, keep undertow");
  EXPECT_EQ(stack(game.state()), "hush flood heavy_air");
  game.play("end, end, end, draw rockslide, draw overgrowth, keep rockslide");
  EXPECT_EQ(stack(game.state()), "hush flood heavy_air undertow overgrowth");
  game.play("end, end, end, draw hurricane, draw lithophytes, keep hurricane");
  game.play("end, end, end, draw tumbleweed, draw rift_walk, keep rift_walk");
  game.play("end, end, end, draw fourth_hand");  // the twelfth follows from the others
  EXPECT_EQ(game.legal(), "keep fourth_hand, keep barren_season");
  game.play("keep fourth_hand, end, end, end");
  EXPECT_EQ(game.legal(), "keep hush, keep flood");  // from here on OP knows the order
}

TEST(IslandOpTurn, IS_16_3_up_to_three_actions_over_the_pieces_on_the_map) {
  TestGame game("hempel orange D4; rock off; turn 0");
  EXPECT_EQ(game->actions, 3);
  EXPECT_EQ(game.clause_against("step rock NE A3"), "IS-16.3");
  game.play("step bush E A1, pass, sail NE");
  EXPECT_EQ(game->actions, 1);
  game.play("sail SE");
  EXPECT_EQ(game.asks(), "revival");  // of the bystander: the turn has ended
}

TEST(IslandOpTurn, IS_16_5_op_pieces_rest_everywhere_without_effect) {
  TestGame game("hempel orange D7; bush C2; turn 0");
  game.play("step bush NW C2");
  EXPECT_EQ(game.heard(), "op_move bush NW; op_land bush mirage_snakes");
}

TEST(IslandOpTurn, IS_16_6_IS_18_2_IS_R15_into_the_ocean_and_back_at_the_end_of_the_turn) {
  TestGame game("hempel orange D7; theseus banana C2; turn 0");
  game.play("step bush NW A1");
  EXPECT_EQ(game.heard(), "op_move bush NW; op_sea bush no");
  EXPECT_EQ(game->actions, 2);
  game.play("end");
  EXPECT_EQ(game.asks(), "return");
}

TEST(IslandWave, IS_17_1_IS_17_2_one_of_six_parts_and_one_action_to_any_other) {
  const TestGame game("hempel orange D4; bush off; rock off; turn 0");
  EXPECT_EQ(game.legal(), "sail NE, sail SE, sail S, sail SW, sail NW, end");
  EXPECT_EQ(game.clause_against("sail N"), "IS-17.2");
}

TEST(IslandWave, IS_17_3_IS_17_5_who_is_in_reach) {
  const TestGame game("hempel orange A2; theseus banana D4; phil grapes A3 ward:wave; turn 0");
  EXPECT_TRUE(game.has_legal("strike a"));
  EXPECT_EQ(game.clause_against("strike b"), "IS-17.3");
  EXPECT_EQ(game.clause_against("strike c"), "IS-17.5");
}

TEST(IslandWave, IS_17_4_IS_R19_that_it_moves_is_heard_where_to_is_not) {
  TestGame game("hempel orange D4; turn 0");
  game.play("sail SW");
  EXPECT_EQ(game.heard(), "wave");
  EXPECT_EQ(game.heard(Viewer::of(seat(0))), "wave ocean_SW");
}

TEST(IslandBush, IS_18_1_IS_18_3_a_step_in_a_direction_that_is_announced_and_never_none) {
  TestGame game("hempel orange D4; rock off; wave off; bush D5 ; turn 0");
  for (const Move& move : legal_moves(shipped(), game.state(), seat(0)))
    EXPECT_TRUE(move.kind == MoveKind::kStep || move.kind == MoveKind::kEnd);
  TestGame other("hempel orange D4; bush C5; turn 0");
  other.play("step bush W C5");
  EXPECT_EQ(other.heard(), "op_move bush W; op_land bush banana");
}

TEST(IslandBush, IS_18_4_never_twice_to_a_place_in_a_turn) {
  TestGame game("hempel orange D7; bush C4; turn 0");
  game.play("step bush E C4");
  EXPECT_EQ(game.clause_against("step bush W C5"), "IS-18.4");
  game.play("step bush SW C5");  // into the triangular lake
  EXPECT_EQ(game.where(OpPiece::kBush), "lake_triangular");
  game.play("step bush E E5");
  EXPECT_EQ(game.asks(), "revival");  // three actions are spent
  EXPECT_TRUE(game->trodden.contains(Place::of(cell("C4"))));
  // A knot that it was carried away from counts too.
  TestGame carried("hempel orange D7; theseus grapes C6; bush D3; turn 0");
  carried.play("step bush NE D3");
  const Place knot = carried->place(OpPiece::kBush);
  carried.play("carry, pass");
  EXPECT_NE(carried->place(OpPiece::kBush), knot);
  EXPECT_TRUE(carried->trodden.contains(knot));
}

TEST(IslandBush, IS_18_5_IS_R16_out_of_a_lake_from_any_of_its_cells) {
  TestGame game("hempel orange D7; bush lake_triangular; turn 0; rock off; wave off");
  EXPECT_EQ(game.choices(), 12u + 1);
  game.play("step bush NW D6");
  EXPECT_EQ(game.heard(), "op_move bush NW; op_land bush apple");
}

TEST(IslandBush, IS_18_6_IS_R13_IS_R61_carried_on_or_not_is_asked_and_announced) {
  TestGame game("hempel orange D7; theseus grapes C6; bush D3; turn 0");
  game.play("step bush NE D3");
  EXPECT_EQ(game.asks(), "carry");
  EXPECT_EQ(game.legal(), "carry, pass");
  game.play("carry");
  EXPECT_EQ(game.asks(), "carry");  // the next knot
  game.play("pass");
  EXPECT_EQ(game.heard(),
            "op_move bush NE; op_land bush knot; carry bush yes; op_land bush knot; carry bush no");
}

TEST(IslandRock, IS_19_1_IS_19_2_IS_19_3_a_movement_and_a_push_in_either_order) {
  TestGame move_first("hempel orange C4; rock C2; turn 0");
  move_first.play("step rock E C2, pass");
  EXPECT_EQ(move_first.asks(), "second_half");
  EXPECT_EQ(move_first.legal(), "push a E C4, pass");
  move_first.play("push a E C4, no");
  EXPECT_EQ(move_first.where(), "C5");
  EXPECT_EQ(move_first->actions, 2);
  TestGame push_first("hempel orange C4; rock C3; turn 0");
  push_first.play("push a E C4, no");
  EXPECT_EQ(push_first.asks(), "second_half");
  push_first.play("step rock E C3");
  EXPECT_EQ(push_first.where(OpPiece::kRock), "C4");
  EXPECT_EQ(push_first.asks(), "op_turn");
  TestGame gone("hempel orange C4; rock A2; turn 0");
  gone.play("step rock NE A2");
  EXPECT_EQ(gone.asks(), "op_turn");
  // The Rock may come back to where it was.
  TestGame back("hempel orange D7; rock C4; turn 0");
  back.play("step rock E C4, pass");
  EXPECT_TRUE(back.has_legal("step rock W C5"));
}

TEST(IslandRock, IS_19_4_IS_19_8_IS_R17_one_space_on_even_onto_somebody) {
  TestGame game("hempel orange C4; theseus lime C5; rock C3; turn 0");
  game.play("push a E C4");
  EXPECT_EQ(game.heard(), "push rock a E; land a apple; count 1 apple 1; meet a b");
}

TEST(IslandRock, IS_19_5_IS_19_6_pushes_go_across_a_lake) {
  TestGame standing("hempel orange E3; rock D3; turn 0");
  standing.play("push a SE E3");
  EXPECT_EQ(standing.heard(), "push rock a SE; ocean a; back a orange");
  TestGame from_lake("hempel orange D4; rock lake_straight; turn 0");
  from_lake.play("push a NE D4");
  EXPECT_EQ(from_lake.where(), "C4");
}

TEST(IslandRock, IS_1_8_IS_19_7_no_push_of_a_warded_piece_or_on_the_same_space) {
  const TestGame warded("phil orange C4 ward:rock; rock C3; turn 0");
  EXPECT_EQ(warded.clause_against("push a E C4"), "IS-19.7");
  const TestGame same("hempel orange C4; rock C4; turn 0");
  EXPECT_EQ(same.clause_against("push a E C4"), "IS-19.4");
}

TEST(IslandAnomalies, IS_20_1_IS_20_4_IS_R54_IS_R46_op_sends_and_decides_about_the_activation) {
  TestGame orchard("hempel orange A4; rock D4");
  orchard.play("move W");
  EXPECT_EQ(orchard.asks(), "orchard");
  EXPECT_EQ(orchard.choices(), 7u);
  orchard.play("fruit apple");
  EXPECT_EQ(orchard.asks(), "op_activate");
  EXPECT_EQ(orchard->boards[0].steps, 1);
  TestGame sinkhole("hempel orange F5; island R2; bush C2; rock A1");
  sinkhole.play("move NE");
  EXPECT_EQ(sinkhole.choices(), 9u);
  sinkhole.play("cell A4");
  EXPECT_EQ(sinkhole.heard(),
            "declare a NE 1 no 0; land a anomaly_sinkhole; activate a; land a lake_straight");
  TestGame gust("hempel orange G4; island R2; bush C2; rock A1");
  gust.play("move W");
  EXPECT_EQ(gust.legal(), "direction NE, direction E, direction W, direction NW");
  TestGame blight("hempel orange C6; island R2; bush C2; rock A1");
  blight.play("move W");
  EXPECT_EQ(blight.asks(), "cross_out");
  EXPECT_EQ(blight.legal(), "fruit orange");
  TestGame none("hempel orange C6 -orange; island R2; bush C2; rock A1");
  none.play("move W");
  EXPECT_EQ(none.asks(), "turn");
}

TEST(IslandAnomalies, IS_20_2_IS_R45_a_stirred_action_is_complete_and_may_be_declined) {
  TestGame game("hempel orange C3; island R2; bush C2; rock A1; theseus banana D2");
  game.play("move SW");  // bush stirs
  EXPECT_EQ(game.asks(), "stir");
  game.play("step bush SW C2");
  EXPECT_EQ(game.stats(1), "H3 E3");
  EXPECT_EQ(game.asks(), "turn");
  TestGame declined("hempel orange C3; island R2; bush C2; rock A1; theseus banana D2");
  declined.play("move SW, pass");
  EXPECT_EQ(declined.heard(), "declare a SW 1 no 0; land a anomaly_bush_stirs; activate a");
  TestGame off("hempel orange C3; island R2; bush off; rock A1; theseus banana D2");
  off.play("move SW");
  EXPECT_EQ(off.asks(), "turn");
}

TEST(IslandAnomalies, IS_20_3_IS_26_4_effects_repeat_with_every_root) {
  TestGame game("achilles orange C6");
  game.play("use orange, move SE, move NW safe, no, move SE");
  EXPECT_EQ(game.stats(), "H4 E1");  // two drains and a safe move
  EXPECT_EQ(game->activated[0], 0u);
}

TEST(IslandPowers, IS_21_1_IS_21_2_IS_R29_flood) {
  TestGame flood("hempel orange D4; theseus banana C6; power flood; turn 0");
  flood.play("flood bent");
  EXPECT_EQ(flood.heard(), "wave");
  EXPECT_TRUE(flood.has_legal("flood straight"));
  EXPECT_TRUE(flood.has_legal("sail N"));
  const TestGame after("hempel orange E2; theseus banana C6; wave lake_bent; turn 0");
  EXPECT_EQ(after.clause_against("strike a"), "IS-17.3");
  EXPECT_EQ(after.clause_against("flood straight"), "IS-21.1");
}

TEST(IslandPowers, IS_21_3_IS_R33_hurricane_leads_op_pieces_to_any_other_portal) {
  TestGame game("hempel orange D7; bush B1; power hurricane; turn 0");
  game.play("step bush SW B1");
  EXPECT_EQ(game.legal(), "carry_to A2, carry_to B2, carry_to D2, carry_to D3, carry_to E4, pass");
}

TEST(IslandPowers, IS_21_4_IS_R30_lithophytes_swaps_encounters_too) {
  TestGame rock("hempel orange C4; rock C5; power lithophytes");
  rock.play("move E");
  EXPECT_EQ(rock.stats(), "H3 E3");
  TestGame bush("hempel orange C4; bush C5; power lithophytes");
  bush.play("move E");
  EXPECT_EQ(bush.stats(), "H4 E4");
}

TEST(IslandPowers, IS_21_5_IS_R31_IS_R60_tumbleweed) {
  TestGame hempel("hempel orange E1; bush A2; power tumbleweed; turn 0");
  hempel.play("roll bush NE A2");
  EXPECT_EQ(hempel.legal(), "fruit orange");  // only filled boxes
  const TestGame no_roll("hempel orange E1; bush A2; turn 0");
  EXPECT_EQ(no_roll.clause_against("roll bush NE A2"), "IS-21.5");
}

TEST(IslandPowers, IS_21_6_IS_R32_rift_walk_once_in_an_action_with_a_step_behind_it) {
  TestGame game("hempel orange C2; rock D5; bush A1; power rift_walk; turn 0; rock C6");
  game.play("step rock SE C6");  // D7
  EXPECT_EQ(game.legal(), "carry_to A3, carry_to B4, carry_to B5, carry_to D4, pass");
  game.play("carry_to A3");
  EXPECT_EQ(game.asks(), "extra_step");
  game.play("step rock E A3");
  EXPECT_EQ(game.asks(), "second_half");
}

TEST(IslandPowers, IS_1_10_IS_21_7_IS_R28_the_other_powers) {
  TestGame hush("hempel orange B4; power hush");
  EXPECT_EQ(hush.clause_against("use orange"), "IS-14.4");
  hush.play("move NE");
  EXPECT_EQ(hush.asks(), "turn");
  TestGame barren("hempel orange C4 h2; power barren_season");
  barren.play("move E");
  EXPECT_EQ(barren.heard(), "declare a E 1 no 0; land a apple; count 1 apple 1; activate a");
  TestGame slide("hempel orange C4 h1; rock C3; power rockslide; turn 0");
  slide.play("push a E C4");
  EXPECT_EQ(slide.heard(), "push rock a E; lose a health push; perish a 1");
  EXPECT_EQ(slide.asks(), "second_half");
  TestGame slid("hempel orange C4; rock C3; power rockslide; turn 0");
  slid.play("push a E C4, no");
  EXPECT_EQ(slid.stats(), "H3 E4");
  const TestGame hand("hempel orange C4; power fourth_hand; turn 0");
  EXPECT_EQ(hand->actions, 4);
  TestGame free_move("hempel orange C2 banana@2 e0; power heavy_air");
  free_move.play("use banana, direction NE, length 2");
  EXPECT_EQ(free_move.stats(), "H4 E0");
}

TEST(IslandChains, IS_26_3_each_arrow_and_portal_once_in_an_op_action) {
  TestGame game("hempel orange D7; rock D3; theseus grapes C6; turn 0");
  game.play("step rock NE D3, carry, pass, pass");
  EXPECT_EQ(game.asks(), "op_turn");
  EXPECT_EQ(game.where(OpPiece::kRock), "B3");
}

TEST(IslandOpTurn, IS_R55_scaring_off_the_acting_piece_ends_its_action) {
  TestGame game("granddead grapes C5; bush C4; rock A3; turn 0");
  game.play("step bush E C4, use grapes");
  EXPECT_EQ(game.asks(), "op_turn");
  EXPECT_EQ(game->actions, 2);
  EXPECT_EQ(game.stats(), "H6 E5");
}

}  // namespace
}  // namespace paradoxa::island
