// IS-12 to IS-15: encounters, losses, bonuses, reactions.
#include "support/island.hpp"

namespace paradoxa::island {
namespace {

TEST(IslandEncounter, IS_1_7_IS_12_1_IS_12_3_captives_are_named_and_nothing_happens) {
  TestGame game("hempel orange C4; schrodie banana C5");
  game.play("move E safe, no");
  EXPECT_EQ(game.heard(),
            "declare a E 1 yes 1; land a apple; count 1 apple 1; meet a b; not_activated a");
}

TEST(IslandEncounter, IS_12_4_IS_R34_theseus_circles_one_square_before_anything_else) {
  TestGame game("theseus orange C4 h1; schrodie lime C5; bush C5; rock C5");
  game.play("move E");
  EXPECT_EQ(
      game.heard(),
      "declare a E 1 no 0; land a apple; meet a b bush+rock; square 1 1 E; attack bush a; lose "
      "a health bush; perish a 1");
  TestGame others("hempel orange C4; theseus lime C5");
  others.play("move E safe, no");
  EXPECT_EQ(others->boards[1].squares, 0);
}

TEST(IslandEncounter, IS_12_5_IS_12_6_IS_R20_bush_rock_wave_in_order_and_scaring_is_no_choice) {
  TestGame game(
      "hempel orange D7; bush lake_triangular; rock lake_triangular; wave lake_triangular");
  game.play("move W safe");
  EXPECT_EQ(game.heard(),
            "declare a W 1 yes 1; land a lake_triangular; meet a bush+rock+wave; scare bush 1 1; "
            "scare rock 1 1; scare wave 1 1");
  EXPECT_EQ(game->actions, 4);
}

TEST(IslandEncounter, IS_12_7_the_rock_does_nothing) {
  TestGame game("hempel orange C4; rock C5");
  game.play("move E");
  EXPECT_EQ(game.stats(), "H4 E4");
  EXPECT_EQ(game.where(OpPiece::kRock), "C5");
}

TEST(IslandEncounter, IS_12_8_on_the_ocean_return_only_the_window_opens) {
  TestGame game("theseus orange E2; granddead grapes C4; bush E1; wave NE");
  game.play("move W 2");
  EXPECT_EQ(game.asks(), "react");
  EXPECT_EQ(game.asked(), 2);
  game.play("use grapes");
  EXPECT_EQ(game.where(OpPiece::kBush), "-");
  EXPECT_EQ(game->boards[1].steps, 1);
  EXPECT_EQ(game->actions, 1);  // off his turn Granddead gets none
}

TEST(IslandEncounter, IS_12_9_the_scared_piece_is_back_at_the_end_of_the_turn) {
  TestGame game("hempel orange C4; theseus lime C2; bush C5");
  game.play("move E safe, no");
  EXPECT_EQ(game.where(OpPiece::kBush), "-");
  game.play("end");
  EXPECT_EQ(game.legal(), "cell A1, cell C4, cell C6, cell E1, cell E2");
}

TEST(IslandEncounter, IS_12_10_IS_12_11_IS_R25_health_then_energy_by_the_bush_health_by_the_wave) {
  TestGame bush("hempel orange C4 e0; bush C5");
  bush.play("move E");
  EXPECT_EQ(bush.stats(), "H3 E0");
  TestGame wave("hempel orange A2");
  wave.play("move NE");
  EXPECT_EQ(wave.stats(), "H3 E4");
}

TEST(IslandEncounter, IS_12_12_IS_R18_the_wave_strikes_once_in_ops_turn_and_every_time_otherwise) {
  TestGame op("hempel orange C6; wave NE; rock C5; turn 0");
  op.play("strike a");
  EXPECT_EQ(op.clause_against("strike a"), "IS-17.5");
  TestGame own("hempel orange A2 h3; theseus banana C2");
  own.play("move NE");
  EXPECT_EQ(own.stats(), "H2 E4");
  EXPECT_TRUE(own->struck.empty());
  // A declared attack counts even if it was cancelled.
  TestGame cancelled("achilles lime A4; turn 0");
  cancelled.play("strike a, use lime");
  EXPECT_EQ(cancelled.stats(), "H4 E4");
  EXPECT_FALSE(cancelled.has_legal("strike a"));
}

TEST(IslandEncounter, IS_12_13_a_ward_stops_an_attack) {
  TestGame game("phil orange C4 ward:bush; bush C5");
  game.play("move E");
  EXPECT_EQ(
      game.heard(),
      "declare a E 1 no 0; land a apple; meet a bush; prevented bush a ward; activate a; fruit "
      "1 apple 2");
}

TEST(IslandEncounter, IS_12_14_IS_R14_an_arriving_op_piece_attacks_everybody_in_seat_order) {
  TestGame game("hempel orange C5; schrodie lime C5; theseus grapes C6; bush C4; turn 0");
  game.play("step bush E C4");
  EXPECT_EQ(
      game.heard(),
      "op_move bush E; op_land bush apple ab; attack bush a; lose a health bush; lose a energy "
      "bush; attack bush b; lose b health bush; lose b energy bush");
}

TEST(IslandEncounter, IS_12_15_pieces_that_share_a_space_do_not_meet_again) {
  TestGame game("hempel orange C5; theseus lime C2; bush C5; turn 0");
  game.play("sail NE, step bush W C5");
  EXPECT_EQ(game.heard(), "wave; op_move bush W; op_land bush banana");
  EXPECT_EQ(game.stats(), "H4 E4");
}

TEST(IslandLosses, IS_13_1_IS_13_2_IS_13_3_one_point_at_a_time_and_none_below_zero) {
  TestGame drained("hempel orange C6 e0");
  drained.play("move SE");
  EXPECT_EQ(drained.heard(), "declare a SE 1 no 0; land a anomaly_drain; activate a");
  EXPECT_EQ(drained.stats(), "H4 E0");
}

TEST(IslandLosses, IS_13_4_IS_13_5_IS_R22_perishing_drops_the_rest_and_may_end_the_game) {
  TestGame game("hempel orange A2 h1; perished 4");
  game.play("move W");
  EXPECT_EQ(game.asks(), "over");
  EXPECT_EQ(game->winner, seat(0));
  TestGame goes_on("hempel orange C5 h1; schrodie lime C5; bush C4; turn 0");
  goes_on.play("step bush E C4");
  EXPECT_EQ(goes_on.stats(1), "H3 E2");  // what remains for others goes on
}

TEST(IslandLosses, IS_13_6_IS_13_9_IS_R24_at_once_on_the_own_turn_else_at_the_end_of_the_turn) {
  TestGame own("hempel orange C2 h1");
  own.play("move NW");
  EXPECT_EQ(own.asks(), "revival");
  own.play("camp B");
  EXPECT_EQ(own->actions, 1);
  TestGame off("hempel orange A4 h1; theseus lime C2; turn 0; rock off");
  off.play("strike a");
  EXPECT_EQ(off.asks(), "op_turn");
  off.play("end");
  EXPECT_EQ(off.asks(), "revival");
  off.play("camp A");
  EXPECT_EQ(off.asks(), "return");
  EXPECT_EQ(off.legal(), "cell A3, cell B4, cell B5, cell D4, cell D7");
}

TEST(IslandLosses, IS_13_7_IS_13_8_IS_R23_a_revival_is_no_visit_and_tells_no_cell) {
  TestGame game("theseus orange C2 h1 e1; bush D1");
  game.play("move NW").forget().play("camp A");
  EXPECT_EQ(game.heard(), "revive a A bush");
  EXPECT_EQ(game.stats(), "H4 E4");
  EXPECT_EQ(game->boards[0].squares, 0);
}

TEST(IslandBonuses, IS_14_2_IS_14_5_crossing_out_is_public_and_for_good) {
  TestGame game("granddead orange C2 h3");
  game.play("use orange");
  EXPECT_EQ(game.heard(), "use 1 orange 2; gain a bonus 0 2");
  EXPECT_EQ(game.stats(), "H5 E4");
  EXPECT_EQ(game.clause_against("use orange"), "IS-14.2");
}

TEST(IslandBonuses, IS_14_3_IS_14_4_timing_and_effect) {
  const TestGame full("granddead orange C2 +grapes");
  EXPECT_EQ(full.clause_against("use orange"), "IS-14.4");
  EXPECT_EQ(full.clause_against("use grapes"), "IS-14.3");
  const TestGame preening("hempel orange C2 h3 orange@1");
  EXPECT_TRUE(preening.has_legal("use orange"));
}

TEST(IslandBonuses, IS_14_6_ward_free_move_scouting_track_and_the_rest) {
  TestGame ward("phil lime C2");
  ward.play("use lime, name rock");
  EXPECT_EQ(ward.heard(), "use 1 lime 1; ward rock a");
  TestGame mark("phil orange C2; theseus banana C6");
  mark.play("use orange");
  EXPECT_EQ(mark.heard(), "use 1 orange 3; mark a");
  EXPECT_EQ(mark.heard(Viewer::of(seat(1))), "use 1 orange 3; mark a C2");
  EXPECT_EQ(view(shipped(), mark.state(), Viewer::of(seat(1))).pieces[0].cell, cell("C2"));
  EXPECT_EQ(view(shipped(), mark.state(), Viewer::of(seat(2))).pieces[0].cell, kNoCell);
  TestGame track("granddead banana C4; bush C2");
  track.play("use banana, name bush");
  EXPECT_EQ(track.asks(), "track");
  EXPECT_EQ(track.legal(), "direction W");
  track.play("direction W");
  EXPECT_EQ(track.heard(), "use 1 banana 3; track a bush lime W");
  TestGame wave("granddead banana C4");
  wave.play("use banana, name wave");
  EXPECT_EQ(wave.heard(), "use 1 banana 3; track a wave ocean N");
  TestGame here("granddead banana E3; bush lake_straight");
  here.play("use banana, name bush");
  EXPECT_EQ(here.heard(), "use 1 banana 3; track a bush lake_straight");
  TestGame spare("theseus orange C2");
  spare.play("use orange");
  EXPECT_EQ(spare.heard(), "use 1 orange 1; square 1 1 E");
  TestGame refit("theseus strawberry C2 -lime -banana");
  refit.play("use strawberry");
  EXPECT_EQ(refit.legal(), "fruit banana, fruit lime");
  refit.play("fruit banana");
  EXPECT_EQ(refit.heard(), "use 1 strawberry 2; replenish 1 banana 3");
  TestGame light("achilles banana C2");
  light.play("use banana, direction E");
  EXPECT_EQ(light.heard(), "use 1 banana 3; declare a E 1 yes 0; land a knot");
  EXPECT_EQ(light->actions, 2);
  TestGame eye("hempel orange C2");
  eye.play("use orange, direction E, direction NW");
  EXPECT_EQ(eye.heard(), "use 1 orange 3; oracle a E knot; oracle a NW mirage_snakes");
}

TEST(IslandReactions, IS_15_1_IS_15_6_IS_R43_four_windows_and_nothing_in_between) {
  TestGame enc("granddead grapes C4; bush C5");
  enc.play("move E");
  EXPECT_EQ(enc.asks(), "react");
  enc.play("use grapes");
  EXPECT_EQ(enc->actions, 2);
  EXPECT_EQ(enc.stats(), "H6 E5");
  TestGame attack("achilles lime C4; bush C5");
  attack.play("move E, use lime");
  EXPECT_EQ(attack.heard(),
            "declare a E 1 no 0; land a apple; meet a bush; attack bush a; react 1 lime "
            "cancel_attack; prevented bush a cancel_attack; activate a; fruit 1 apple 1");
  TestGame push("achilles lime C4; rock C3; turn 0");
  push.play("push a E C4");
  EXPECT_EQ(push.asks(), "op_activate");  // a push is no attack
}

TEST(IslandReactions, IS_15_2_IS_15_9_only_who_can_respond_is_asked) {
  TestGame game("achilles orange C4; bush C5");
  game.play("move E");
  EXPECT_EQ(game.asks(), "turn");
  EXPECT_EQ(game.stats(), "H3 E3");
}

TEST(IslandReactions, IS_15_3_IS_15_5_the_turns_owner_first_and_the_first_response_closes) {
  TestGame game("granddead grapes C2; hempel lime C5; turn 2; bush C4");
  game.play("move W");
  EXPECT_EQ(game.asked(), 1);
  game.play("use grapes");
  EXPECT_EQ(game.stats(1), "H4 E4");
}

TEST(IslandReactions, IS_15_4_IS_15_8_one_question_for_each_window_and_passing_is_possible) {
  TestGame game("hempel lime C2 h1 lime@1 orange@1");
  game.play("move NW");
  EXPECT_EQ(game.legal(), "pass, use orange, use lime");
  game.play("use lime");
  EXPECT_EQ(game.stats(), "H1 E4");
  EXPECT_EQ(game.asks(), "turn");
  TestGame pass("hempel lime C2 h1 lime@1");
  pass.play("move NW, pass");
  EXPECT_EQ(pass.asks(), "revival");
  EXPECT_EQ(Options{}.reaction_timeout_s, 20);
}

TEST(IslandReactions, IS_15_7_no_window_in_revival_and_return) {
  TestGame game("granddead grapes C2 h1; bush D1");
  game.play("move NW, camp A");
  EXPECT_EQ(game.asks(), "turn");
}

TEST(IslandReactions, IS_15_10_questions_off_turn) {
  TestGame game("hempel orange C4; rock C3; turn 0");
  game.play("push a E C4, yes");
  EXPECT_EQ(game.asks(), "box");
  EXPECT_EQ(game.asked(), 1);
}

}  // namespace
}  // namespace paradoxa::island
