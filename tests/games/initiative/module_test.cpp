// PI-12: the tech modules.
#include "games/initiative/rules/prospect.hpp"
#include "support/initiative.hpp"

namespace paradoxa::initiative {
namespace {

TEST(PiModule, PI_12_1_PI_12_2_used_once_and_only_with_a_target) {
  TestGame game(table(2, "tech glitch rewind||"));
  EXPECT_EQ(clause_against(game.state(), "use rewind"), "PI-12.2");
  EXPECT_EQ(clause_against(game.state(), "use search"), "PI-12.1");
  game.play("use glitch, advance 2");
  EXPECT_EQ(game->tech[0].used, bit(Module::kGlitch));
  EXPECT_EQ(clause_against(game.state(), "use glitch"), "PI-12.1");
}

TEST(PiModule, PI_12_3_PI_R42_destroy_a_column_but_for_its_lock) {  // PI-E28
  TestGame game(table(2, "tech destroy||; console W00-NX 2"));
  game.play("use destroy, column c");
  EXPECT_EQ(holes(game.state()), "c1 c2 c4 c5");
  EXPECT_EQ(game->matrix(seat(0)).at(cell("c3")), disc("W1"));
  EXPECT_EQ(game->discarded.total(), 4);
  EXPECT_EQ(game->earned_size, 0);
  game.luck();
  EXPECT_EQ(game.ask(), "turn");
}

TEST(PiModule, PI_12_4_PI_R39_a_diagonal_with_the_next_action) {  // PI-E26
  const State state = table(2, "tech diagonal||; a1 R3; b2 R2; c3 R1; e1 R3");
  TestGame game(state);
  game.play("use diagonal, swap e1 d4");
  EXPECT_EQ(game.ask(), "diagonal");
  TestGame added = game;
  added.play("add dia1");
  EXPECT_EQ(earned(added.state()), "R3 R2");
  EXPECT_EQ(added->triggers[0], 1);
  game.play("pass");
  EXPECT_EQ(game.ask(), "turn");
  EXPECT_EQ(game->actions, 1);
  EXPECT_EQ(game->diagonal, 0);
  TestGame without(state);
  without.play("swap e1 d4");
  EXPECT_EQ(without.ask(), "turn");
  TestGame resolved(table(2, "tech diagonal||; a1 R3; b2 R2; c3 R1; d4 R3"));
  resolved.play("use diagonal, resolve dia1");
  EXPECT_EQ(resolved->earned_size, 2);
}

TEST(PiModule, PI_12_4_a_swap_promises_one_diagonal_at_most) {
  // Red on c3 completes both long diagonals.
  const State state = table(2,
                            "tech diagonal||; a1 R3; b2 R2; d4 R1; e5 R2; a5 R1; b4 R3; d2 R2; "
                            "e1 R3; c3 W1; c1 R1");
  TestGame game(state);
  game.play("use diagonal");
  const View eyes = view(shipped(), game.state(), Viewer::of(seat(0)));
  std::uint32_t promised = 0;
  for_each_prospect(eyes, [&](const Prospect& next) {
    EXPECT_LE(popcount(next.lines >> kRowsAndColumns), 1) << to_text(next.move);
    if (to_text(next.move) == "swap c1 c3") promised = next.lines;
  });
  EXPECT_EQ(popcount(promised >> kRowsAndColumns), 1);
  game.play("swap c1 c3");
  EXPECT_EQ(count_of(game.state(), "add"), 2);
}

TEST(PiModule, PI_12_4_of_two_diagonals_the_one_that_earns_more_is_promised) {
  // Red on c3 makes four of a1-e5 and all five of a5-e1.
  const State state = table(2,
                            "tech diagonal||; a1 R3; b2 R2; d4 R1; a5 R1; b4 R3; d2 R2; e1 R3; "
                            "c3 W1; c1 R1");
  TestGame game(state);
  game.play("use diagonal");
  const View eyes = view(shipped(), game.state(), Viewer::of(seat(0)));
  int earned = 0;
  for_each_prospect(eyes, [&](const Prospect& next) {
    if (to_text(next.move) == "swap c1 c3")
      earned = popcount(earned_cells(next.matrix, next.lines));
  });
  EXPECT_EQ(earned, 2);
}

TEST(PiModule, PI_12_1_nothing_is_asked_for_a_module_that_was_not_used) {
  for (const std::string ask : {"glitch", "destroy", "shift", "first"}) {
    EXPECT_NO_THROW(table(2, "phase turn " + ask + "; tech |destroy swap glitch shift|")) << ask;
    EXPECT_THROW(table(2, "phase turn " + ask), std::invalid_argument) << ask;
  }
  EXPECT_THROW(table(2, "diagonal 1"), std::invalid_argument);
}

TEST(PiModule, PI_12_6_PI_R40_swap_any_two_discs) {
  TestGame game(table(2, "tech swap||; row1 W1 W2 W3 K1 B1; console W01-NX 2"));
  game.play("use swap");
  EXPECT_EQ(clause_against(game.state(), "first a1"), "PI-12.6");
  game.play("first d1, second d5");
  EXPECT_EQ(game->matrix(seat(0)).at(cell("d1")), disc("W1"));
  EXPECT_EQ(game.ask(), "turn");
  EXPECT_TRUE(is_legal(game.state(), "resolve row1"));  // PI-6.5
}

TEST(PiModule, PI_12_7_PI_R44_rewind_to_the_start_column) {
  TestGame game(table(2, "tech rewind||; console W00-PA 1, W01-PA 4 B1, W02-PR 3"));
  game.play("use rewind");
  EXPECT_EQ(clause_against(game.state(), "rewind W00-PA"), "PI-12.7");
  game.play("rewind W01-PA");
  EXPECT_EQ(game->console(seat(0)).find(card("W01-PA"))->column, 1);
  EXPECT_EQ(game->console(seat(0)).find(card("W01-PA"))->item_count(), 1);
}

TEST(PiModule, PI_12_8_PI_R43_glitch_moves_and_harms_nothing) {
  TestGame game(table(2, "tech glitch||; glitch W13"));
  game.play("use glitch, advance 3");
  EXPECT_EQ(game->glitch, 1);
  EXPECT_EQ(game->fractured, 0);
}

TEST(PiModule, PI_12_9_PI_R45_paradox_moves_a_disc_or_purple_but_no_token) {
  TestGame game(table(2, "tech paradox||; tokens *----; console W00-PR 2 tR B1, W01-FU 3 Y1"));
  game.play("use paradox");
  EXPECT_EQ(clause_against(game.state(), "take R W00-PR"), "PI-12.9");
  game.play("take B W00-PR");
  EXPECT_EQ(pile(game.state()), "W01-FU");
  EXPECT_EQ(game->glitch, 1);
}

TEST(PiModule, PI_12_10_PI_R41_shift_a_row_without_locks) {  // PI-E27
  TestGame game(table(2, "tech shift||; console W11-NX 2; row1 K2 K2 K2 K2 K2"));
  game.play("use shift");
  EXPECT_EQ(clause_against(game.state(), "shift 4"), "PI-12.10");
  EXPECT_EQ(clause_against(game.state(), "shift 1"), "PI-12.10");
  game.play("shift 3");
  EXPECT_EQ(grid(game.state()).substr(32, 14), "Y3 B2 K3 W1 R2");
}

TEST(PiModule, PI_12_11_PI_22_8_PI_R46_search_the_discard_pile) {  // PI-E41
  TestGame game(table(2, "tech search||; discards W03-FU W00-NX W05-PA"));
  game.play("use search, search W03-FU");
  EXPECT_EQ(game->console(seat(0)).find(card("W03-FU"))->column, 3);
  game.play("end");
  EXPECT_EQ(game->console(seat(0)).find(card("W03-FU"))->column, 4);
  TestGame inside(table(2,
                        "tech search||; discards W03-FU W00-NX W05-PA; earned R1; "
                        "phase allocation allocate"));
  inside.play("use search");
  EXPECT_EQ(clause_against(inside.state(), "search W00-NX"), "PI-10.2");
  TestGame nexus(table(2, "tech search||; discards W03-FU W00-NX"));
  nexus.play("use search, search W00-NX");
  EXPECT_EQ(nexus->matrix(seat(0)).locks, cell("c3").bit());
}

}  // namespace
}  // namespace paradoxa::initiative
