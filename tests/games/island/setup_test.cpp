// IS-1, IS-3.6, IS-4, IS-5: terms, set-up, rounds.
#include "support/island.hpp"

namespace paradoxa::island {
namespace {

// Random moves until a question is asked.
TestGame played_to(Ask question, int seats, std::uint64_t seed, Options options = {}) {
  options.seats = static_cast<std::uint8_t>(seats);
  TestGame game(initial(shipped(), options));
  FastRandom random(seed);
  while (game->ask != question && game->ask != Ask::kOver)
    game.make(sample(shipped(), game.state(), game->asked, random));
  return game;
}

TEST(IslandSetup, IS_1_1_IS_1_2_IS_4_1_two_to_four_seats_and_seat_0_is_op) {
  for (const int seats : {1, 5}) EXPECT_NE(flaw(Options::for_seats(seats)), "");
  for (const int seats : {2, 3, 4}) {
    EXPECT_EQ(flaw(Options::for_seats(seats)), "");
    const TestGame game = played_to(Ask::kWaveStart, seats, 1);
    EXPECT_EQ(game.asked(), 0);
    EXPECT_EQ(game->piece_count(), seats == 2 ? 2 : seats - 1);
  }
}

TEST(IslandSetup, IS_1_3_IS_3_6_IS_R52_every_cell_carries_a_space_and_only_op_sees_which) {
  const TestGame game = played_to(Ask::kTurn, 3, 2);
  EXPECT_TRUE(game->island.complete());
  const View op = view(shipped(), game.state(), Viewer::of(seat(0)));
  const View captive = view(shipped(), game.state(), Viewer::of(seat(1)));
  EXPECT_EQ(op.island, game->island);
  EXPECT_EQ(captive.island, Island{});
  EXPECT_EQ(captive.tokens[0], State::kNoToken);
  // The tiles themselves are content, the same for everybody.
  EXPECT_EQ(shipped().tiles.of(Spot::of(Tile::pair(0), 1)), Space::portal(0));
}

TEST(IslandSetup, IS_4_2_IS_4_16_an_island_by_hand_is_told_to_op_alone) {
  Options options;
  options.map_mode = MapMode::kHand;
  options.seats = 3;
  TestGame game(initial(shipped(), options));
  EXPECT_EQ(game.asks(), "build");
  EXPECT_EQ(game.choices(), 69u + 1);
  game.play("tile L1@E3/1");
  EXPECT_EQ(game.heard(), "");
  EXPECT_EQ(game.heard(Viewer::of(seat(1))), "");
  EXPECT_EQ(game.heard(Viewer::of(seat(0))), "tile L1@E3/1");
  game.play("finish");
  EXPECT_EQ(game.asks(), "island");
  options.map_mode = MapMode::kLoad;
  TestGame loaded(initial(shipped(), options));
  for (int t = 0; t < kTiles; ++t) loaded.make(Move::tile(r1().placement(Tile::at(t))));
  EXPECT_EQ(loaded->island, r1());
  EXPECT_EQ(loaded.asks(), "deal");
}

TEST(IslandSetup, IS_4_3_IS_4_4_IS_R2_five_of_ten_tokens_in_cell_order_or_as_op_assigns) {
  TestGame game = played_to(Ask::kDeal, 3, 3);
  EXPECT_EQ(game.choices(), 10u);
  game.play("token wound, token gust, token drain, token orchard");
  EXPECT_EQ(game.choices(), 6u);
  game.play("token arrows");
  EXPECT_EQ(name_at(shipped(), game.state(), anomaly_cell(shipped(), game.state(), 1)),
            Name::of(Anomaly::kGust));
  Options options;
  options.anomaly_assignment = Assignment::kOp;
  TestGame assigned = played_to(Ask::kAssign, 3, 3, options);
  EXPECT_EQ(assigned.choices(), 5u);
  std::size_t left = 5;
  for (int i = 0; i < 4; ++i) {
    EXPECT_EQ(assigned.choices(), left--);
    assigned.make(legal_moves(shipped(), assigned.state(), seat(0))[0]);
  }
  EXPECT_EQ(assigned.asks(), "wave_start");
  // The counters are those that are left, and their number is OP's goal.
  EXPECT_EQ(kAnomalies - kAnomalySpaces, Options::for_seats(3).perish_goal());
}

TEST(IslandSetup, IS_4_5_IS_4_14_nobody_knows_the_order_of_powers_and_none_is_in_force) {
  const TestGame game = played_to(Ask::kTurn, 3, 4);
  EXPECT_EQ(game->unseen, PowerSet::all());
  EXPECT_EQ(game->power, Power::kNone);
}

TEST(IslandSetup, IS_4_6_IS_4_7_IS_4_8_wave_and_rock_secretly_bush_announced) {
  TestGame game = played_to(Ask::kWaveStart, 3, 5);
  game.forget().play("part SW");
  EXPECT_EQ(game.choices(), 5u);
  game.make(legal_moves(shipped(), game.state(), seat(0))[2]);
  EXPECT_EQ(game.heard(), "");
  EXPECT_EQ(game.choices(), 7u);
  game.play("fruit lime");
  EXPECT_EQ(game.heard(), "bush lime");
  EXPECT_EQ(game.where(OpPiece::kBush), to_text(cell_of(shipped(), game.state(), Fruit::kLime)));
}

// IS-E1.
TEST(IslandSetup,
     IS_4_9_IS_4_10_IS_4_11_IS_4_12_IS_R1_IS_R53_from_the_right_of_op_round_to_its_left) {
  Options options;
  options.map_mode = MapMode::kLoad;
  options.seats = 4;
  TestGame game(initial(shipped(), options));
  for (int t = 0; t < kTiles; ++t) game.make(Move::tile(r1().placement(Tile::at(t))));
  game.play(
      "token orchard, token wound, token rock_stirs, token arrows, token drain, part N, cell A3, "
      "fruit strawberry");
  EXPECT_EQ(game.asked(), 3);
  game.play("character hempel");
  EXPECT_EQ(game.asked(), 2);
  EXPECT_FALSE(game.has_legal("character hempel"));
  game.play("character theseus, character schrodie");
  EXPECT_EQ(game.asked(), 3);
  EXPECT_EQ(game.choices(), 6u);
  EXPECT_FALSE(game.has_legal("fruit strawberry"));
  game.forget().play("fruit orange");
  EXPECT_EQ(game.asks(), "box");
  game.play("bonus 1");
  EXPECT_EQ(game.heard(), "start c orange; fruit 3 orange 1");
  EXPECT_EQ(game.heard(Viewer::of(seat(3))), "start c orange; start_cell c E1; fruit 3 orange 1");
  EXPECT_EQ(game.heard(Viewer::of(seat(2))), game.heard());
  EXPECT_EQ(game.choices(), 5u);
  game.forget().play("fruit banana");
  EXPECT_EQ(game.heard(Viewer::of(seat(2))), "start b banana; start_cell b C4; fruit 2 banana 3");
  EXPECT_EQ(game.choices(), 4u);
  game.forget().play("fruit cherries");
  EXPECT_EQ(game.heard(Viewer::of(seat(1))),
            "start a cherries; start_cell a E2; fruit 1 cherries 3; turn 1 1 a");
  EXPECT_TRUE(game->boards[0].visited.contains(Fruit::kCherries));
  EXPECT_EQ(game->boards[0].steps, 0);
}

TEST(IslandSetup, IS_4_13_IS_4_15_full_stats_and_characters_before_fruits) {
  const TestGame game = played_to(Ask::kStart, 4, 7);
  for (int i = 0; i < 3; ++i) {
    const CharacterRule& rule = rule_of(shipped(), game.state(), Piece::at(i));
    EXPECT_EQ(game->pieces[static_cast<std::size_t>(i)].health, rule.health);
    EXPECT_EQ(game->pieces[static_cast<std::size_t>(i)].energy, rule.energy);
  }
}

TEST(IslandSetup, IS_1_4_IS_5_1_seats_in_order_then_op_then_the_next_round) {
  TestGame game("hempel orange C2; theseus banana D4; phil grapes C6");
  game.play("end");
  EXPECT_EQ(game->owner, seat(2));
  EXPECT_TRUE(game->own_turn(Piece::at(1)));
  game.play("end, end, draw flood, draw hush, keep hush, end");
  EXPECT_EQ(game->owner, seat(1));
  EXPECT_EQ(game->round, 2);
  EXPECT_EQ(refusal(shipped(), game.state(), seat(2), move_of("end")), "IS-5.1"_clause);
}

TEST(IslandSetup, IS_5_2_IS_23_1_IS_23_9_IS_R51_the_game_ends_in_the_middle_of_a_resolution) {
  TestGame game("phil grapes B3 $0 #A3 #B5 #D4 #D7 h1; bush B4");
  game.play("move E");
  EXPECT_EQ(game.asks(), "over");
  EXPECT_EQ(game->winner, seat(1));
  EXPECT_EQ(game->depth, 0);
  EXPECT_EQ(game.stats(), "H1 E4");  // neither the Bush nor the anomaly has hurt him
  EXPECT_EQ(refusal(shipped(), game.state(), seat(1), move_of("end")), "IS-5.2"_clause);
}

TEST(IslandSetup, IS_5_3_IS_16_4_every_turn_closes_with_the_end_of_turn_steps) {
  TestGame captive("hempel orange C2; theseus banana D4; bush off");
  captive.play("end");
  EXPECT_EQ(captive.asks(), "return");
  TestGame op("hempel orange C2; theseus banana D4; wave off; turn 0");
  op.play("end");
  EXPECT_EQ(op.asks(), "return");
  EXPECT_EQ(op.choices(), 6u);
}

}  // namespace
}  // namespace paradoxa::island
