// PI-1 to PI-4: terms, set-up, rounds, the wormhole phase.
#include "support/initiative.hpp"

namespace paradoxa::initiative {
namespace {

TEST(PiTerms, PI_1_1_PI_R11_left_is_the_next_higher_seat) {
  const State state = table(3);
  EXPECT_EQ(state.left_of(seat(0)), seat(1));
  EXPECT_EQ(state.left_of(seat(2)), seat(0));
}

TEST(PiTerms, PI_1_2_PI_2_7_the_bag_has_equal_sets_of_fifteen_types) {
  for (const auto& [seats, sets] : {std::pair{1, 4}, {2, 7}, {3, 7}, {4, 9}}) {
    const State state = initial(shipped(), Options::for_seats(seats));
    EXPECT_EQ(state.bag.total(), 15 * sets);
    for (int type = 0; type < kDiscTypes; ++type) EXPECT_EQ(state.bag.of(Disc::at(type)), sets);
  }
}

TEST(PiTerms, PI_1_3_PI_1_9_PI_10_6_purple_lies_on_cards_or_in_the_supply) {
  TestGame game(table(2, "console W00-FU 3 P; earned R1; phase allocation allocate"));
  EXPECT_EQ(game->purple, 11);
  game.play("place R W00-FU");
  EXPECT_EQ(game->purple, 12);
  EXPECT_EQ(game->discarded.total(), 1);
}

TEST(PiTerms, PI_1_4_PI_12_5_lines_are_rows_columns_and_six_diagonals) {
  int five = 0, four = 0;
  for (int line = 0; line < kLines; ++line) (popcount(line_cells(line)) == 5 ? five : four)++;
  EXPECT_EQ(five, 12);
  EXPECT_EQ(four, 4);
  EXPECT_EQ(line_cells(10), cell("a1").bit() | cell("b2").bit() | cell("c3").bit() |
                                cell("d4").bit() | cell("e5").bit());
  EXPECT_EQ(line_cells(15),
            cell("b5").bit() | cell("c4").bit() | cell("d3").bit() | cell("e2").bit());
}

TEST(PiTerms, PI_1_5_PI_2_8_the_anomaly_gets_one_disc_of_each_symbol) {
  TestGame game(initial(shipped(), Options::for_seats(2)));
  game.until(Ask::kAnomaly).play("disc R2");
  EXPECT_EQ(count_of(game.state(), "disc"), 10);
  EXPECT_EQ(clause_against(game.state(), "disc Y2"), "PI-2.8");
  game.play("disc R1, disc K3");
  EXPECT_EQ(game.ask(), "goal");
  EXPECT_EQ(game->anomaly[1], disc("R2"));
}

TEST(PiTerms, PI_1_6_PI_R1_PI_R3_a_column_of_the_console_takes_any_number) {
  const State state = table(
      2,
      "console W00-PR 2, W01-PR 2, W02-PR 2, W03-PR 2, W04-PR 2, W05-PR 2; tech |search rewind|");
  EXPECT_EQ(state.consoles[0].size, 6);
  EXPECT_THROW(table(2, "console W00-PR 5"), std::invalid_argument);
}

TEST(PiTerms, PI_1_7_PI_1_8_families_and_costs) {
  EXPECT_EQ(card("W03-FU").kind(), Kind::kFuture);
  EXPECT_TRUE(card("XB-PR").is_experiment());
  EXPECT_EQ(card("PU2").kind(), Kind::kParallel);
  EXPECT_EQ(shipped().card(card("W00-PA")).particles, 3);
  EXPECT_EQ(shipped().card(card("W00-NX")).particles, 0);
  EXPECT_EQ(shipped().card(card("XC-PR")).planets, 2);
}

TEST(PiTerms, PI_1_10_PI_1_11_PI_1_12_worlds_have_three_states_in_a_ring) {
  TestGame game(table(2, "fractured W06; earned K1 K2 K2; phase allocation allocate"));
  game.play("stabilise K W06");
  EXPECT_FALSE(game->is_fractured(6));
  game.play("lock K W06");  // PI-9.9
  EXPECT_TRUE(game->is_locked(6));
  EXPECT_EQ(game->locks, 14);
  TestGame round(table(2, "glitch W13; sum 8; earned K1; phase allocation allocate"));
  round.play("done");
  EXPECT_EQ(round->glitch, 6);
}

TEST(PiSetup, PI_2_1_PI_2_3_PI_2_13_PI_R7_everything_is_whole_at_the_start) {
  const TestGame game = started(4);
  EXPECT_EQ(game->locked | game->fractured, 0);
  EXPECT_EQ(game->purple, 12);
  EXPECT_EQ(game->locks, 15);
  for (const std::uint8_t token : game->tokens) EXPECT_EQ(token, kInSupply);
  for (const std::uint8_t triggers : game->triggers) EXPECT_EQ(triggers, 0);
}

TEST(PiSetup, PI_2_2_the_glitch_starts_anywhere) {
  TestGame game(initial(shipped(), Options::for_seats(2)));
  EXPECT_EQ(count_of(game.state(), "world"), kWorlds);
  game.play("world W09");
  EXPECT_EQ(game->glitch, 9);
  EXPECT_EQ(game->fractured, 0);
}

TEST(PiSetup, PI_2_4_PI_2_5_PI_2_6_PI_20_1_wormholes_by_seats) {
  for (const auto& [seats, shown, deck, alternate] :
       {std::array{1, 9, 48, 15}, {2, 9, 48, 15}, {3, 8, 64, 0}, {4, 9, 63, 0}}) {
    const TestGame game = started(seats);
    int cards = 0;
    for (const Card c : game->wormhole) cards += c.exists() ? 1 : 0;
    EXPECT_EQ(cards, shown);
    EXPECT_EQ(game->deck, deck);
    EXPECT_EQ(game->alternate, alternate);
    EXPECT_EQ(game->hidden.size(), deck + alternate);
  }
}

TEST(PiSetup, PI_2_9_PI_2_10_PI_2_11_PI_R10_PI_R66_goals_and_secret_ones) {
  TestGame game(initial(shipped(), Options::for_seats(3)));
  game.until(Ask::kGoal).play("goal G3, goal G10, goal G1");
  EXPECT_EQ(game.ask(), "secret");
  EXPECT_FALSE(is_legal(game.state(), "goal G3"));
  game.play("goal G2, goal G4, goal G6");
  EXPECT_EQ(game.ask(), "chief");
  EXPECT_EQ(game->goals[1], 9);
  EXPECT_EQ(game->secrets[2], 5);
  TestGame alone(initial(shipped(), Options::for_seats(1)));
  alone.until(Ask::kGoal).play("goal G3, goal G10, goal G1, goal G2");
  EXPECT_EQ(alone->secrets[0], 1);
  EXPECT_EQ(alone->secrets[1], kNoGoal);
}

TEST(PiSetup, PI_2_12_PI_21_4_PI_R60_PI_R70_the_chief_is_drawn_and_alone_it_is_you) {
  TestGame game(initial(shipped(), Options::for_seats(4)));
  EXPECT_EQ(count_of(game.until(Ask::kChief).state(), "chief"), 4);
  EXPECT_EQ(started(1)->chief, seat(0));
}

TEST(PiSetup, PI_2_14_PI_R9_modules_are_chosen_from_the_chief_before_the_matrices) {
  TestGame game(initial(shipped(), Options::for_seats(3)));
  game.until(Ask::kChief).play("chief 1, draw shift, draw swap");
  EXPECT_EQ(game.who(), 1);
  EXPECT_EQ(game->matrix(seat(1)).filled(), 0u);
  game.play("keep swap");
  EXPECT_EQ(game->tech[1].face_up, bit(Module::kSwap));
  EXPECT_EQ(game->tech[1].under[0], Module::kShift);
  EXPECT_EQ(game->tech[1].deck_size(), 7);
  game.play("draw shift, draw swap, keep swap, draw shift, draw swap, keep swap");
  EXPECT_EQ(game.ask(), "deal");
}

TEST(PiSetup, PI_2_15_PI_2_16_matrices_are_dealt_cell_by_cell_and_strands_wait) {
  TestGame game(initial(shipped(), Options::for_seats(2)));
  game.until(Ask::kDeal);
  const int first = game->active.index;
  game.play("disc R1, disc R1, disc R2, disc R3");
  EXPECT_EQ(game->matrix(seat(first)).filled(), 0xFu);
  game.luck();
  EXPECT_EQ(game->matrix(seat(0)).holes() | game->matrix(seat(1)).holes(), 0u);
  EXPECT_NE(game->matrix(seat(first)).strand(0), 0u);
  EXPECT_EQ(game.ask(), "wormhole");
}

TEST(PiRounds, PI_3_1_PI_3_2_PI_17_1_PI_17_4_PI_17_5_eight_or_nine_rounds_and_a_final_one) {
  for (int seats = 1; seats <= 4; ++seats) {
    TestGame game(initial(shipped(), Options::for_seats(seats)));
    game.until(Ask::kOver, static_cast<std::uint64_t>(seats));
    EXPECT_EQ(game->round, seats == 4 ? 8 : 9);
    EXPECT_EQ(game.told<RoundBegun>(), game->round);
    EXPECT_EQ(game.told<FinalRoundBegun>(), 1);
    EXPECT_EQ(game.told<TurnBegun>(), seats * (game->round + 1));
  }
}

TEST(PiRounds, PI_3_2_PI_17_4_the_badge_goes_round_with_four_seats) {  // PI-E43
  State state = initial(shipped(), Options::for_seats(4));
  FastRandom random(1);
  std::string chiefs;
  for (int round = 0; state.ask != Ask::kOver;) {
    const Seat s = to_act(shipped(), state).first();
    const Move move =
        state.ask == Ask::kChief ? move_of("chief 2") : sample(shipped(), state, s, random);
    apply(shipped(), state, s, move, NobodyListens{});
    const int now = state.round + state.final_round;
    if (now == round) continue;
    round = now;
    chiefs += std::to_string(state.chief.index);
    EXPECT_EQ(state.final_round != 0 && state.deck > 0, false);
  }
  EXPECT_EQ(chiefs, "230123012");
}

TEST(PiWormhole, PI_4_1_there_and_back_again) {
  TestGame game = started(3);
  std::string order;
  while (game->phase == Phase::kWormhole) {
    order += std::to_string((game.who() - game->chief.index + 3) % 3);
    game.play(legal_texts(game.state())[0]).luck();
  }
  EXPECT_EQ(order, "012210");
  const TestGame other = started(3);
  EXPECT_EQ(refusal(shipped(), other.state(), seat((other.who() + 1) % 3), move_of("build")),
            "PI-4.1"_clause);
}

TEST(PiWormhole, PI_4_2_PI_4_3_PI_4_6_PI_4_9_PI_R12_one_of_three_sorts_of_actions) {
  TestGame game = started(2);
  EXPECT_EQ(count_of(game.state(), "draft"), 9);
  EXPECT_EQ(count_of(game.state(), "trigger"), 3);
  EXPECT_EQ(count_of(game.state(), "build"), 1);
  EXPECT_EQ(clause_against(game.state(), "pass"), "PI-4.2");
  EXPECT_EQ(clause_against(game.state(), "purple"), "PI-4.9");
  const int first = game.who();
  game.play("trigger R");
  game.play("trigger B, trigger Y, trigger Y");
  EXPECT_EQ(game->triggers[static_cast<std::size_t>(first)], 3);
  EXPECT_EQ(game.ask(), "turn");
  State nothing = started(2).state();  // as it cannot be with these cards
  nothing.triggers[nothing.active.index] = 7;
  EXPECT_EQ(clause_against(nothing, "trigger R"), "PI-4.6");
}

TEST(PiWormhole, PI_4_2_PI_R12_who_can_do_nothing_is_skipped) {
  State state = table(2);
  state.phase = Phase::kWormhole;
  state.ask = Ask::kWormhole;
  state.actions = 0;
  state.wormhole.fill(Card{});
  state.triggers.fill(0b111);
  for (Tech& tech : state.tech) tech.fresh = 0;
  EventLog<Event> log;
  settle(shipped(), state, log);
  EXPECT_EQ(std::ranges::count_if(log.events(), is_a<Skipped>), 4) << "two seats, twice";
  EXPECT_EQ(state.phase, Phase::kTurn);
}

TEST(PiWormhole, PI_4_4_PI_4_8_PI_R2_PI_15_1_drafted_to_the_start_column) {  // PI-E1
  for (const auto& [id, column] : {std::pair{"W03-PA", 1},
                                   {"W03-PR", 2},
                                   {"W03-FU", 3},
                                   {"W03-NX", 2},
                                   {"PU1", 2},
                                   {"XA-FU", 3}}) {
    State state = started(2).state();
    state.hidden.add(state.wormhole[4]);
    for (Card& space : state.wormhole)
      if (space == card(id)) space = kNoCard;
    state.hidden.remove(card(id));
    state.wormhole[4] = card(id);
    const int s = state.active.index;
    apply(shipped(), state, seat(s), move_of("draft " + std::string(id)), NobodyListens{});
    ASSERT_NE(state.console(seat(s)).find(card(id)), nullptr);
    EXPECT_EQ(state.console(seat(s)).find(card(id))->column, column);
    EXPECT_FALSE(state.wormhole[4].exists());
  }
  EXPECT_EQ(clause_against(started(2).state(), "draft PU1"), "PI-4.4");
}

TEST(PiWormhole, PI_4_5_PI_22_3_PI_R4_PI_R5_a_nexus_card_takes_a_lock) {
  State state = started(2).state();
  for (Card& space : state.wormhole) space = kNoCard;
  state.wormhole[3] = card("W00-NX");
  fill_supplies(shipped(), state);
  TestGame game(state);
  const int s = game.who();
  game.play("draft W00-NX");
  EXPECT_EQ(game->locks, 14);
  EXPECT_EQ(game->matrix(seat(s)).locks, cell("c3").bit());
  state.locked = (1u << kWorlds) - 1;
  fill_supplies(shipped(), state);
  EXPECT_EQ(state.locks, 0);
  EXPECT_EQ(clause_against(state, "draft W00-NX"), "PI-4.5");
}

TEST(PiWormhole, PI_4_7_PI_22_6_PI_R13_building_draws_two_and_at_the_end_one) {  // PI-E42
  State state = started(2).state();
  Tech& tech = state.tech[state.active.index];
  const auto deck_of = [&](std::uint8_t fresh) {
    tech = {};
    tech.fresh = fresh;
    tech.used = static_cast<std::uint8_t>(kAllModules & ~fresh);
  };
  deck_of(3);
  TestGame two(state);
  two.play("build, draw destroy");
  EXPECT_EQ(two.ask(), "keep");
  deck_of(1);
  TestGame one(state);
  const std::size_t s = state.active.index;
  one.play("build");
  EXPECT_EQ(one->tech[s].face_up, 1);
  EXPECT_EQ(one->tech[s].deck_size(), 0);
  deck_of(0);
  EXPECT_EQ(clause_against(state, "build"), "PI-4.7");
}

}  // namespace
}  // namespace paradoxa::initiative
