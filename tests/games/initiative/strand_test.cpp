// PI-5 to PI-7, PI-13: matrix actions, strands, resolving, dropping, nexus cards.
#include "support/initiative.hpp"

namespace paradoxa::initiative {
namespace {

const std::string kE2 = "row2 R1 R2 R3 K1 W2";

TEST(PiTurn, PI_5_1_PI_5_2_PI_5_10_PI_R14_two_actions_that_may_be_left) {
  TestGame game(table(2));
  EXPECT_EQ(refusal(shipped(), game.state(), seat(1), move_of("end")), "PI-5.1"_clause);
  game.play("end");
  EXPECT_EQ(game->active, seat(1));
  EXPECT_EQ(game->actions, 2);
  game.play(legal_texts(game.state())[0]);
  EXPECT_EQ(game->actions, 1);
}

TEST(PiTurn, PI_5_3_PI_10_3_swaps_free_actions_or_the_end) {
  const State state = table(2, "tech shift glitch||; tokens ---0-; triggers RYB; console W00-PR 2");
  for (const char* word : {"swap", "anomaly", "use", "purple", "token", "end"})
    EXPECT_GT(count_of(state, word), 0) << word;
  EXPECT_EQ(clause_against(state, "done"), "PI-5.3");
  TestGame game(state);
  game.play("use glitch");
  EXPECT_EQ(clause_against(game.state(), "end"), "PI-12.8");
}

TEST(PiTurn, PI_5_4_PI_5_8_inner_swaps_of_one_symbol_and_two_colours) {
  const State state = table(2);
  EXPECT_TRUE(is_legal(state, "swap a1 e3"));                // K3 and Y3
  EXPECT_EQ(clause_against(state, "swap a1 b1"), "PI-5.4");  // K3 and W1
  EXPECT_EQ(clause_against(state, "swap a2 b4"), "PI-5.8");  // PI-E24: R1 and R1
}

TEST(PiTurn, PI_5_5_anomaly_swaps_of_one_symbol) {
  TestGame game(table(2));
  EXPECT_EQ(clause_against(game.state(), "anomaly a2"), "PI-5.8");  // PI-E24: R1 for R1
  game.play("anomaly b1");
  EXPECT_EQ(game->anomaly[0], disc("W1"));
  EXPECT_EQ(game->matrix(seat(0)).at(cell("b1")), disc("R1"));
}

TEST(PiTurn, PI_5_6_PI_6_5_PI_6_7_a_waiting_strand_is_resolved_or_made_longer) {  // PI-E4
  const State state = table(2, "row1 W1 W2 W3 W1 B1; actions 1");
  TestGame resolved(state);
  resolved.play("resolve row1");
  EXPECT_EQ(earned(resolved.state()), "W1");
  TestGame longer(state);
  longer.play("swap e1 d5");
  EXPECT_EQ(earned(longer.state()), "W1 W2");
}

TEST(PiTurn, PI_5_7_PI_13_2_a_locked_disc_takes_part_in_no_swap) {  // PI-E21
  const State state = table(2, kE2 + "; console W11-NX 2");
  EXPECT_EQ(clause_against(state, "swap d2 b4"), "PI-5.7");
  EXPECT_EQ(clause_against(state, "anomaly b4"), "PI-5.7");
}

TEST(PiTurn, PI_5_9_PI_6_11_a_swap_need_not_form_a_strand_but_a_formed_one_goes) {  // PI-E3
  TestGame game(table(2, kE2));
  game.play("swap e2 e5");
  EXPECT_EQ(game.ask(), "turn");
  game.play("swap d2 b4");
  EXPECT_EQ(earned(game.state()), "R1 R2");
  EXPECT_EQ(game->discarded.total(), 3);
}

TEST(PiTurn, PI_5_11_an_empty_cell_is_not_swapped) {
  State state = table(2, "a1 ..");
  EXPECT_EQ(clause_against(state, "swap a1 e3"), "PI-5.11");
  EXPECT_EQ(clause_against(state, "anomaly a1"), "PI-5.11");
}

TEST(PiTurn, PI_5_12_a_turn_ends_by_itself) {
  TestGame game(table(2, "actions 1"));
  game.play(legal_texts(game.state())[0]);
  EXPECT_EQ(game->active, seat(1));
}

TEST(PiStrand, PI_6_1_PI_6_2_PI_R15_four_or_five_adjacent_discs) {
  const State state = table(2, "row1 R1 R2 R3 R1 B1; row3 K1 K2 Y1 K3 K1; row5 W1 W2 W3 W1 W2");
  const Matrix& matrix = state.matrix(seat(0));
  EXPECT_EQ(popcount(matrix.strand(0)), 4);
  EXPECT_EQ(matrix.strand(2), 0u);
  EXPECT_EQ(popcount(matrix.strand(4)), 5);
  EXPECT_EQ(strand_lines(matrix), 0b10001u);
}

TEST(PiStrand, the_shifts_find_what_the_lines_have) {
  FastRandom random(7);
  for (int game = 0; game < 20'000; ++game) {
    Matrix matrix;
    for (int i = 0; i < kCells; ++i)
      matrix.put(Cell::at(i), Disc::of(colour(static_cast<int>(random.below(3))), 0));
    for (int line = 0; line < kRowsAndColumns; ++line)
      ASSERT_EQ(matrix.strand(line) != 0, (strand_lines(matrix) >> line & 1) != 0);
  }
}

TEST(PiStrand, PI_6_3_PI_6_4_PI_7_2_PI_7_5_strands_of_a_swap_resolve_together) {  // PI-E6
  TestGame game(table(2, "row2 R1 R2 R3 B1 W2; row5 B2 B3 B2 R1 R2"));
  game.play("swap d2 d5");
  EXPECT_EQ(game->triggers[0], 0b101);
  EXPECT_EQ(earned(game.state()), "R1 B2");
  game.play("done");
  EXPECT_EQ(holes(game.state()), "a4 b4 c4 d4 a5 b5 c5 d5");
}

TEST(PiStrand, PI_6_6_PI_R16_PI_R18_a_waiting_strand_stays_when_another_is_formed) {  // PI-E22
  TestGame game(table(2, "row1 W1 W2 W3 W1 B1; row3 R1 R3 K2 R2 Y3"));
  game.play("swap c3 e5");
  EXPECT_EQ(earned(game.state()), "R1");
  game.play("done").luck();
  EXPECT_NE(game->matrix(seat(0)).strand(0), 0u);
}

TEST(PiStrand, PI_6_8_PI_R17_a_new_strand_may_break_a_waiting_one) {  // PI-E23
  TestGame game(table(2, "row1 K1 K2 K3 Y3 B1; a2 K2; a3 K1; a4 K3; e4 K3"));
  EXPECT_NE(game->matrix(seat(0)).strand(5), 0u);
  game.play("swap d1 e4");
  EXPECT_EQ(earned(game.state()), "K1");
  game.play("done");
  EXPECT_EQ(game->matrix(seat(0)).strand(5), 0u);
}

TEST(PiStrand, PI_6_9_PI_R19_one_action_resolves_one_waiting_strand) {  // PI-E25
  TestGame game(table(2, "row1 W1 W2 W3 W1 B1; row3 R1 R3 R1 R2 Y3; actions 1"));
  game.play("resolve row1");
  EXPECT_EQ(earned(game.state()), "W1");
  game.play("done").luck();
  EXPECT_FALSE(game->active == seat(0) && game->actions > 0);
}

TEST(PiStrand, PI_6_10_a_diagonal_is_no_strand) {
  const State state = table(2, "a1 R3; b2 R2; c3 R1; d4 R3");
  EXPECT_EQ(clause_against(state, "resolve dia1"), "PI-6.10");
}

TEST(PiResolve, PI_7_1_PI_13_1_a_strand_completes_the_nexus_card) {  // PI-E20
  TestGame game(table(2, kE2 + "; console W05-NX 3; earned; glitch W04"));
  EXPECT_EQ(game->locks, 14);
  game.play("swap d2 b4");
  EXPECT_EQ(pile(game.state()), "W05-NX");
  EXPECT_EQ(game->locks, 15);
  EXPECT_EQ(game->matrix(seat(0)).locks, 0u);
  game.play("done");
  EXPECT_EQ(game->glitch, 4);
}

TEST(PiResolve, PI_7_3_PI_7_4_PI_R20_PI_R21_a_corner_earns_two) {  // PI-E2, PI-E5
  TestGame one(table(2, kE2));
  one.play("swap d2 b4");
  EXPECT_EQ(earned(one.state()), "R1");
  EXPECT_EQ(one->discarded.total(), 3);
  TestGame corner(table(2, "row1 K3 R1 R2 R3 B1; a2 R1; a3 R2; a4 R3; e5 R3"));
  corner.play("swap a1 e5");
  EXPECT_EQ(earned(corner.state()), "R3 R1");
  EXPECT_EQ(corner->discarded.total(), 5);
  corner.play("done");
  EXPECT_EQ(holes(corner.state()), "a2 a3 a4 a5 b5 c5 d5");
}

TEST(PiResolve, a_t_shape_earns_three) {  // PI-E7
  TestGame game(table(2, "row3 Y1 Y1 K3 Y1 Y2; c1 Y3; c2 Y3; c4 Y2; d1 R3; e5 Y3"));
  game.play("swap c3 e5");
  EXPECT_EQ(game->earned_size, 3);
  EXPECT_EQ(popcount(game->matrix(seat(0)).holes()), 8);
}

TEST(PiResolve, PI_7_6_PI_9_2_PI_R22_PI_R27_what_is_left_is_discarded_and_the_glitch_moves) {
  TestGame game(table(2, "glitch W13; sum 8; earned R1; phase allocation allocate"));  // PI-E9
  game.play("done");
  EXPECT_EQ(game->discarded.total(), 1);
  EXPECT_EQ(game->glitch, 6);
  EXPECT_EQ(game->fractured, 1u << 6);
}

TEST(PiResolve, PI_7_7_PI_7_8_PI_7_9_PI_R23_discs_drop_and_cells_are_refilled_in_order) {  // PI-E16
  TestGame game(table(2, kE2));
  game.play("swap d2 b4, done");
  EXPECT_EQ(grid(game.state()),
            ".. .. .. .. R2, Y1 B2 K3 W1 K1, W3 K1 Y2 B3 Y3, B2 K3 W1 R2 W2, K3 W1 R2 Y3 B1");
  game.play("disc W1, disc W2, disc W3, disc W1");
  EXPECT_EQ(grid(game.state()).substr(0, 14), "W1 W2 W3 W1 R2");
  EXPECT_EQ(game.ask(), "turn");
  EXPECT_EQ(count_of(game.state(), "resolve row5"), 1);
}

TEST(PiResolve,
     PI_R24_PI_16_5_nothing_moves_from_the_lowest_lock_upwards) {  // PI-E17, PI-E18, PI-E19
  TestGame ceiling(table(2, kE2 + "; console W00-NX 2"));
  ceiling.play("swap d2 b4, done");
  EXPECT_EQ(grid(ceiling.state()),
            ".. .. K3 .. R2, Y1 B2 Y2 W1 K1, W3 K1 W1 B3 Y3, B2 K3 .. R2 W2, K3 W1 R2 Y3 B1");
  EXPECT_EQ(holes(ceiling.state()), "c2 a5 b5 d5");
  TestGame above(table(2, "row4 B1 B2 B3 K1 K2; e1 B1; console W00-NX 2"));
  above.play("swap e1 d4, done");
  EXPECT_EQ(holes(above.state()), "c4 a5 b5 d5");
  TestGame below(table(2, "row1 Y1 Y2 Y3 R3 B1; e3 Y3; console W11-NX 2"));
  below.play("swap d1 e3, done");
  EXPECT_EQ(holes(below.state()), "b3 a5 c5 d5");
}

TEST(PiResolve, PI_23_5_with_a_lock_as_floor_holes_above_it_close) {
  TestGame game(table(2, "row4 B1 B2 B3 K1 K2; e1 B1; console W00-NX 2", "off on off on on"));
  game.play("swap e1 d4, done");
  EXPECT_EQ(holes(game.state()), "a5 b5 c5 d5");
}

TEST(PiNexus, PI_13_3_PI_13_4_PI_R26_waiting_strands_complete_several_nexus_cards) {
  TestGame game(table(2, "row1 W1 W2 W3 W1 B1; console W01-NX 2, W13-NX 2"));  // a1 and c1
  game.play("resolve row1");
  EXPECT_EQ(pile(game.state()), "W01-NX W13-NX");
  EXPECT_EQ(game->locks, 15);
}

TEST(PiNexus, PI_13_5_PI_16_2_a_nexus_card_is_lost_with_its_lock) {  // PI-E11
  TestGame game(table(2, "console W00-NX 4; actions 1"));
  game.play("end");
  EXPECT_TRUE(game->discards.contains(card("W00-NX")));
  EXPECT_EQ(game->locks, 15);
  EXPECT_EQ(game->matrix(seat(0)).locks, 0u);
}

TEST(PiNexus, PI_13_6_two_nexus_cards_of_one_cell) {
  Content content = shipped();
  content.cards[card("W01-NX").id].cell = cell("c3");
  State state = table(2, "console W00-NX 4");
  ConsoleCard second;
  second.card = card("W01-NX");
  second.column = 2;
  state.consoles[0].add(second);
  fill_supplies(content, state);
  State lost = state;
  apply(content, lost, seat(0), move_of("end"), NobodyListens{});
  EXPECT_EQ(lost.matrix(seat(0)).locks, cell("c3").bit());
  EXPECT_EQ(lost.locks, 14);
  state.matrices[0].replace(cell("a3"), disc("W2"));
  state.matrices[0].replace(cell("b3"), disc("W3"));
  state.matrices[0].replace(cell("d3"), disc("W1"));
  fill_supplies(content, state);
  apply(content, state, seat(0), move_of("resolve row3"), NobodyListens{});
  EXPECT_EQ(pile(state), "W00-NX W01-NX");
}

TEST(PiBag, PI_22_1_PI_R25_an_empty_bag_gets_the_discards_back) {  // PI-E29
  State state = table(2, kE2);
  TestGame game(state);
  game.play("swap d2 b4, done");
  State short_bag = game.state();
  DiscCounts spare = short_bag.bag;
  short_bag.bag = {};
  short_bag.bag.add(disc("B1"));
  spare.remove(disc("B1"));
  short_bag.bag.add(disc("B2"));
  spare.remove(disc("B2"));
  ASSERT_EQ(short_bag.discarded.total(), 4);
  EventLog<Event> log;
  apply(shipped(), short_bag, kNature, move_of("disc B1"), log);
  while (short_bag.ask == Ask::kRefill) {
    FastRandom random(3);
    apply(shipped(), short_bag, kNature, sample(shipped(), short_bag, kNature, random), log);
  }
  EXPECT_EQ(short_bag.matrix(seat(0)).holes(), 0u);
  EXPECT_EQ(short_bag.bag.total(), 2);
  EXPECT_EQ(std::ranges::count_if(log.events(), is_a<BagRefilled>), 1);
}

TEST(PiBag, PI_22_1_the_rivals_discards_go_back_too) {
  State state = table(1);
  state.bag = {};
  state.discarded = {};
  state.rival_discarded.add(disc("R1"));
  EXPECT_TRUE(can_draw(state, NobodyListens{}));
  EXPECT_EQ(state.bag.of(disc("R1")), 1);
  EXPECT_TRUE(state.rival_discarded.empty());
}

TEST(PiBag, PI_22_2_holes_are_filled_before_the_first_choice) {
  State state = table(2);
  state.matrices[1].clear(cell("b2").bit());
  fill_supplies(shipped(), state);
  TestGame game(state);
  game.play("end");
  EXPECT_EQ(game.ask(), "refill");
  EXPECT_EQ(holes(game.state(), 1), "b5");
}

}  // namespace
}  // namespace paradoxa::initiative
