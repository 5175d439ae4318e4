// IS-22 to IS-26: characters, missions, two players, information.
#include "support/island.hpp"

namespace paradoxa::island {
namespace {

TEST(IslandCharacters, IS_22_1_IS_R26_granddead_has_one_pool) {
  TestGame game("granddead orange C2 h2; bush B2");
  game.play("move NE");
  EXPECT_EQ(game.stats(), "H1 E0");
  TestGame restored("granddead orange C2 h5 m5");
  EXPECT_FALSE(restored.has_legal("restore"));
}

TEST(IslandCharacters, IS_22_2_achilles_doubles_a_scare_once_for_each_piece) {
  TestGame game("achilles orange C4; bush C5");
  game.play("move E safe, yes");
  EXPECT_EQ(game->actions, 3);
  TestGame again("achilles orange C4 sym:bush; bush C5");
  again.play("move E safe");
  EXPECT_EQ(again.asks(), "activate");
  EXPECT_EQ(again->actions, 2);
}

TEST(IslandCharacters,
     IS_22_3_IS_22_8_IS_R35_IS_R59_hempel_fills_boxes_and_replenishes_once_a_turn) {
  TestGame game("hempel lime A2 orange@2 banana@2");
  game.play("move W");
  EXPECT_EQ(game.legal(), "bonus 1, bonus 3");  // the boxes of bonus 2 are full
  game.play("bonus 1");
  EXPECT_EQ(game->boards[0].box_of(Fruit::kStrawberry), 1);
}

TEST(IslandCharacters, IS_22_4_theseus_uses_squares_as_free_actions) {
  TestGame game("theseus orange C2 h3 e4 sq1 sq2 sq3");
  EXPECT_FALSE(game.has_legal("square 1"));  // full energy
  game.play("square 2, square 3");
  EXPECT_EQ(game.heard(), "use_square 1 2 H; gain a square 1 0; use_square 1 3 A");
  EXPECT_EQ(game->actions, 3);
}

TEST(IslandCharacters, IS_22_5_IS_22_7_IS_R36_phil_on_any_turn) {
  TestGame pushed("phil grapes A2; rock B2; turn 0; wave S");
  pushed.play("push a NE A2");
  EXPECT_EQ(pushed.asks(), "ashore");
  EXPECT_EQ(pushed.asked(), 1);
  pushed.play("yes");
  EXPECT_EQ(pushed.where(), "E1");
  TestGame lake("phil grapes D4; rock C4; turn 0");
  lake.play("push a SW D4, yes");
  EXPECT_EQ(lake.asks(), "dry");
  lake.play("no");
  EXPECT_FALSE(lake.lying());
}

TEST(IslandMissions, IS_23_2_IS_R8_steps_count_on_any_turn_and_never_twice) {
  TestGame game("hempel orange C4; rock C3; turn 0");
  game.play("push a E C4");
  EXPECT_EQ(game->boards[0].steps, 1);
  TestGame twice("hempel orange C4 #C5");
  twice.play("move E safe");
  EXPECT_EQ(twice->boards[0].steps, 1);
}

TEST(IslandMissions, IS_23_3_granddead_counts_every_scare) {
  TestGame game("granddead orange C4 $4; bush C5");
  game.play("move E safe");
  EXPECT_EQ(game.asks(), "over");
  EXPECT_EQ(
      game.heard(),
      "declare a E 1 yes 1; land a apple; meet a bush; scare bush 1 1; count 1 scare 5; end 1");
}

TEST(IslandMissions, IS_23_4_IS_23_6_IS_23_7_IS_23_8_IS_R37_what_counts_for_whom) {
  TestGame hempel("hempel orange E2");
  hempel.play("move W");
  EXPECT_EQ(hempel->boards[0].steps, 0);  // his start fruit
  TestGame theseus("theseus orange F1");
  theseus.play("move E safe");
  EXPECT_EQ(theseus->boards[0].steps, 1);  // an oracle
  TestGame phil("phil orange C6");
  phil.play("move SE safe");
  EXPECT_EQ(phil.heard(), "declare a SE 1 yes 1; land a anomaly_drain; count 1 anomaly_drain 1");
  TestGame schrodie("schrodie orange D3 #B3");
  schrodie.play("move NE safe");
  EXPECT_EQ(schrodie.heard(), "declare a NE 1 yes 1; land a knot; count 1 knot 2");
}

TEST(IslandMissions, IS_23_5_IS_R38_from_a_corner_and_not_over_one) {
  TestGame jumped("achilles orange B2; wave S");
  jumped.play("move NW 2");  // over A1, which does not count
  EXPECT_EQ(jumped.heard(), "declare a NW 2 no 1; ocean a; back a orange");
  TestGame pushed("achilles orange A1; rock A2; wave S; bush C2; turn 0");
  pushed.play("push a W A1");
  EXPECT_EQ(pushed->boards[0].steps, 1);
}

TEST(IslandMissions, IS_23_10_IS_R49_after_the_last_round_nobody_has_won) {
  State state = position("hempel orange C2; theseus banana D4; turn 0; round 100");
  TestGame game(state);
  game.play("end");
  EXPECT_EQ(game.asks(), "over");
  EXPECT_EQ(game->winner, kNoSeat);
}

TEST(IslandTwo, IS_24_1_IS_24_2_one_board_and_two_pieces_of_their_own_health) {
  TestGame game("schrodie lime C2 h3; piece apple C5");
  EXPECT_EQ(game->seats(), 2);
  EXPECT_EQ(game.stats(0), "H3 E3");
  EXPECT_EQ(game.stats(1), "H4 E3");
  EXPECT_EQ(game->boards[1], Board{});
}

TEST(IslandTwo, IS_24_3_IS_24_4_two_start_fruits_of_which_one_cell_is_told) {
  TestGame game(initial(shipped(), Options::for_seats(2)));
  FastRandom random(9);
  while (game->ask != Ask::kCharacter)
    game.make(sample(shipped(), game.state(), game->asked, random));
  game.play("character phil");
  EXPECT_EQ(game.choices(), 5u);  // the look of piece b
  game.play("look hempel").forget();
  const MoveList fruits = legal_moves(shipped(), game.state(), seat(1));
  game.make(fruits[0]).make(fruits[1]);
  const std::string heard = game.heard(Viewer::of(seat(1)));
  EXPECT_NE(heard.find("start_cell a "), std::string::npos);
  EXPECT_EQ(heard.find("start_cell b "), std::string::npos);
  const View own = view(shipped(), game.state(), Viewer::of(seat(1)));
  EXPECT_TRUE(own.start_cells[0].exists());
  EXPECT_FALSE(own.start_cells[1].exists());
  EXPECT_EQ(game->boards[0].circled.size(), 2);
  EXPECT_EQ(game->options.perish_goal(), 4);
}

TEST(IslandTwo, IS_24_5_IS_24_10_IS_R44_one_piece_after_the_other_and_one_end_of_turn) {
  TestGame game("schrodie lime C2; piece apple C5; bush off; turn 0");
  game.play("end, cell A1");
  EXPECT_EQ(game.asks(), "first");
  game.forget().play("first b");
  EXPECT_EQ(game.heard(), "turn 1 2 b");
  game.play("end");
  EXPECT_EQ(game->acting, 0);
  EXPECT_EQ(game->actions, 2);
  game.play("end");
  EXPECT_EQ(game->owner, seat(0));
}

TEST(IslandTwo, IS_24_6_IS_24_7_windows_are_about_one_piece_and_both_revive_at_once) {
  TestGame ward("phil lime C4; piece cherries C6; rock C3; turn 0");
  ward.play("push a E C4, use lime");
  EXPECT_TRUE(ward->pieces[0].wards.contains(OpPiece::kRock));
  EXPECT_TRUE(ward->pieces[1].wards.empty());
  TestGame perishing("theseus orange C3; piece lime D2 h1; island R2; bush C2; rock A1");
  perishing.play("move SW, step bush SW C2");  // the stirred Bush comes upon piece b
  EXPECT_EQ(perishing.asks(), "revival");
  EXPECT_EQ(perishing.asked(), 1);
}

TEST(IslandTwo, IS_24_8_IS_24_9_own_pieces_trigger_nothing_and_hempel_needs_all_five) {
  TestGame game("theseus orange C4; piece lime C5");
  game.play("move E safe");
  EXPECT_EQ(game.heard(), "declare a E 1 yes 1; land a apple; meet a b");
  TestGame hempel("hempel orange C1; piece lime C5");
  hempel.play("move E safe");
  EXPECT_EQ(hempel->boards[0].steps, 0);  // a start fruit of his other piece
}

TEST(IslandInformation, IS_25_1_IS_25_2_IS_25_3_IS_R39_IS_R40_names_are_public_and_cells_are_not) {
  TestGame game("phil orange B1; theseus banana");
  game.play("move SW");
  for (const Viewer viewer : {kSpectator, Viewer::of(seat(1)), Viewer::of(seat(2))}) {
    const View v = view(shipped(), game.state(), viewer);
    EXPECT_EQ(to_text(v.under[0]), "portal_3");
    EXPECT_FALSE(v.pieces[0].cell.exists());
    EXPECT_EQ(v.pieces[0].health, 5);
  }
}

TEST(IslandInformation, IS_25_4_IS_R50_op_may_disclose_where_the_option_is_on) {
  TestGame game("hempel orange C2; turn 0; op_disclose on");
  game.play("tell rock, tell wave");
  EXPECT_EQ(game.heard(), "tell rock anomaly_orchard; tell wave ocean N");
  EXPECT_EQ(game.clause_against("tell rock"), "IS-25.4");
  const TestGame off("hempel orange C2; turn 0");
  EXPECT_FALSE(off.has_legal("tell rock"));
}

TEST(IslandInformation, IS_25_5_IS_25_6_IS_R56_notes_are_open_to_op_by_default) {
  EXPECT_EQ(Options{}.notes_open_to_op, Switch::kOn);
}

TEST(IslandInformation, IS_25_7_a_spectator_sees_no_more_than_captives) {
  const TestGame game("phil orange B1; theseus banana; turn 0");
  View spectator = view(shipped(), game.state(), kSpectator);
  View captive = view(shipped(), game.state(), Viewer::of(seat(2)));
  captive.viewer = spectator.viewer;
  captive.start_cells = {};
  EXPECT_EQ(spectator, captive);
  EXPECT_EQ(view(shipped(), game.state(), kReferee).island, r1());
}

TEST(IslandInformation, IS_25_8_IS_25_9_IS_R58_op_is_asked_whatever_is_left_and_nobody_sees_what) {
  TestGame forced("hempel orange E3 lying; theseus banana C2");
  forced.play("move SE");
  EXPECT_EQ(forced.asks(), "exit");
  EXPECT_EQ(forced.choices(), 1u);
  TestGame free_choice("hempel orange E3 lying; theseus banana C2");
  free_choice.play("move SW");
  EXPECT_EQ(free_choice.choices(), 2u);
  const View v = view(shipped(), forced.state(), Viewer::of(seat(1)));
  EXPECT_EQ(v.ask, Ask::kNext);
  EXPECT_EQ(v.depth, 0);
  EXPECT_EQ(v, view(shipped(), free_choice.state(), Viewer::of(seat(1))));
}

TEST(IslandInformation, IS_R42_IS_R57_lines_are_sorted_and_the_start_fruit_counts_as_visited) {
  TestGame line("phil grapes D1");
  line.play("use grapes, direction W");
  EXPECT_EQ(line.heard(), "use 1 grapes 2; line a W ocean");
  TestGame thread("theseus banana C2");
  thread.play("use banana");
  EXPECT_EQ(thread.heard(), "use 1 banana 3; land a banana");
}

TEST(IslandChains, IS_1_9_IS_R5_IS_R6_arrows_turn_a_piece_by_60_degrees) {
  TestGame game("hempel orange D3");
  game.play("move E");  // D4, entered from the W
  EXPECT_EQ(game.legal(), "direction NE, direction SE");
  TestGame no_side("hempel orange D4");
  no_side.play("move E safe, no");
  EXPECT_EQ(no_side.where(), "D5");
}

}  // namespace
}  // namespace paradoxa::island
