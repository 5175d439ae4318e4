// PI-15 to PI-19, PI-22, PI-23: end of turn, cleanup, scoring, running out.
#include "support/initiative.hpp"

namespace paradoxa::initiative {
namespace {

// Seat 0 is about to end the last turn but one's; all cards but the named ones are discarded.
State last_turn(int seats, const std::string& sections,
                const std::string& options = "off on off on off") {
  State state = table(seats, sections, options);
  state.final_round = 1;
  state.actions = 1;
  state.discards = state.discards | state.hidden;
  state.alternate = 0;
  fill_supplies(shipped(), state);
  return state;
}
Outcome finished(TestGame& game) {
  while (game->ask == Ask::kTurn) game.play("end");
  game.until(Ask::kOver);
  return *outcome(shipped(), game.state());
}
int amount(const Outcome& outcome, std::string_view label, std::size_t s = 0) {
  for (const ScoreRow& row : outcome.rows)
    if (row.label == label) return row.amounts[s];
  return -1;
}

TEST(PiEnd, PI_16_1_PI_16_2_PI_16_3_cards_slide_and_are_lost) {  // PI-E40
  TestGame game(table(2, "console W00-PA 1, W01-FU 4 Y1 , XA-PA 4 R1 P; tokens 0----"));
  game.play("end");
  EXPECT_EQ(game->console(seat(0)).find(card("W00-PA"))->column, 2);
  EXPECT_TRUE(game->discards.contains(card("W01-FU")));
  EXPECT_TRUE(game->discards.contains(card("XA-PA")));
  EXPECT_EQ(game->purple, 12);
  EXPECT_EQ(game->consoles[0].size, 1);
}

TEST(PiEnd, PI_16_4_PI_R54_discards_go_back_into_the_bag) {
  TestGame game(table(2, "discarded R1 R2 Y3"));
  const int before = game->bag.total();
  game.play("end");
  EXPECT_EQ(game->bag.total(), before + 3);
  EXPECT_EQ(game->active, seat(1));
}

TEST(PiCleanup, PI_17_2_PI_17_3_PI_22_7_the_alternate_wormhole_stays) {  // PI-E13
  State state = table(2, "turns 1; active 1; wormhole - W01-PA W02-PA W03-PA - W05-PA - W07-PA -");
  TestGame game(state);
  game.play("end");
  EXPECT_EQ(game->discards, cards("W03-PA W05-PA W07-PA"));
  game.luck();
  EXPECT_EQ(game->wormhole[1], card("W01-PA"));
  EXPECT_EQ(game->alternate, 11);
  EXPECT_EQ(game->round, 2);
  EXPECT_EQ(game->chief, seat(1));
  state.alternate = 0;
  fill_supplies(shipped(), state);
  TestGame none(state);
  none.play("end").luck();
  EXPECT_FALSE(none->wormhole[0].exists());
}

TEST(PiCleanup, PI_17_1_PI_17_5_PI_17_6_PI_R53_an_empty_timeline_deck_ends_it) {
  State state = table(2, "turns 1; active 1; wormhole - - - W03-PA - - - - -");
  state.discards = state.hidden;
  for (int i = 0; i < 12; ++i) state.discards.remove(state.discards.nth(0));
  fill_supplies(shipped(), state);
  ASSERT_EQ(state.deck, 0);
  TestGame game(state);
  game.play("end");
  EXPECT_EQ(game->final_round, 1);
  EXPECT_EQ(game->chief, seat(1));
  EXPECT_EQ(game->actions, 1);
  EXPECT_EQ(game->wormhole[3], card("W03-PA"));
}

TEST(PiCleanup, PI_22_5_PI_R57_a_short_deck_gives_what_it_has) {
  State state = table(3, "turns 2; active 2");
  state.discards = state.hidden;
  for (int i = 0; i < 5; ++i) state.discards.remove(state.discards.nth(0));
  fill_supplies(shipped(), state);
  TestGame game(state);
  game.play("end").luck();
  int shown = 0;
  for (const Card c : game->wormhole) shown += c.exists() ? 1 : 0;
  EXPECT_EQ(shown, 5);
  EXPECT_EQ(game->deck, 0);
}

TEST(PiScore, PI_18_1_PI_18_2_PI_R51_PI_R55_a_fractured_world_costs_a_card) {
  TestGame game(last_turn(2, "piles W03-PA W03-FU W05-NX XA-PA PU1/W03-NX; fractured W03 W05 W09"));
  game.until(Ask::kPenalty);
  EXPECT_EQ(game->world, 3);
  EXPECT_EQ(legal_texts(game.state()), (std::vector<std::string>{"lose W03-PA", "lose W03-FU"}));
  game.play("lose W03-PA");
  EXPECT_EQ(game.ask(), "over");
  EXPECT_EQ(pile(game.state(), 0), "W03-FU XA-PA PU1");
  EXPECT_EQ(pile(game.state(), 1), "");
}

TEST(PiScore, PI_18_3_PI_18_4_PI_18_5_PI_18_9_PI_18_10_PI_14_7_PI_R56_sets_locks_alliances) {
  TestGame game(last_turn(2,
                          "piles W00-PA W00-PR W00-FU W00-NX W01-PA W02-PR W02-FU XA-PA XA-PR "
                          "XB-FU/; locked W00 W07; tokens 00---; console W09-PA 1; tech shift||; "
                          "triggers RYB; goals G9 G5 G4"));
  const Outcome result = finished(game);
  EXPECT_EQ(amount(result, "worlds"), 10 + 1 + 3);
  EXPECT_EQ(amount(result, "experiments"), 3 + 1);
  EXPECT_EQ(amount(result, "locked"), 1);
  EXPECT_EQ(amount(result, "alliances"), 2);
}

TEST(PiScore, PI_18_6_rates_by_space) {  // PI-E12
  const std::string five = "piles W00-PA W01-PA W02-PA W03-PA W04-PA/; ";
  for (const auto& [goals, row, points] : {std::tuple{"G6 G9 G8", "goal 1", 5},
                                           {"G9 G6 G8", "goal 2", 6},
                                           {"G9 G8 G6", "goal 3", 6}}) {
    TestGame game(last_turn(2, five + "goals " + goals));
    EXPECT_EQ(amount(finished(game), row), points);
  }
}

TEST(PiScore, PI_18_7_PI_23_2_PI_R49_experiments_count_as_their_kind_by_option) {
  const std::string sections = "piles W00-PA XA-PA XB-PA W03-PR/; goals G6 G1 G5";
  TestGame on(last_turn(2, sections));
  EXPECT_EQ(amount(finished(on), "goal 1"), 3);
  TestGame off(last_turn(2, sections, "off off off on off"));
  EXPECT_EQ(amount(finished(off), "goal 1"), 1);
  TestGame asset(last_turn(2, "piles W00-PA W05-PA W04-PR/; goals G1 G9 G8"));
  EXPECT_EQ(amount(finished(asset), "goal 1"), 3);
}

TEST(PiScore, PI_18_8_the_secret_goal_is_ones_own) {
  TestGame game(last_turn(2, "piles W00-PA W01-PA/W00-FU; goals G10 G9 G5; secrets G6 G8 - -"));
  const Outcome result = finished(game);
  EXPECT_EQ(amount(result, "goal 1", 0), 2);
  EXPECT_EQ(amount(result, "goal 1", 1), 1);
}

TEST(PiScore, PI_18_11_PI_15_2_PI_15_3_PI_R50_PI_R52_stand_ins_for_the_highest_total) {  // PI-E44
  TestGame game(last_turn(2,
                          "piles W00-PA W00-PR W00-NX W04-FU W09-PR XB-PA XB-FU PU1/; "
                          "fractured W09; locked W00; goals G6 G9 G2; tokens 0----"));
  const Outcome result = finished(game);
  EXPECT_EQ(result.scores[0], 19);
  EXPECT_EQ(score(shipped(), game.state(), seat(0)).stand_ins, cards("W04-NX"));
  TestGame two(last_turn(2, "piles W00-PA PU1 PU2/; goals G9 G1 G5"));
  EXPECT_EQ(amount(finished(two), "worlds"), 6);
}

TEST(PiScore, PI_15_4_one_that_stands_in_for_nothing_scores_nothing) {
  TestGame game(last_turn(2, "piles PU1 PU2 XA-PA/; goals G9 G1 G5"));
  EXPECT_EQ(finished(game).scores[0], 1);
}

TEST(PiWin, PI_19_1_PI_R58_ties_by_cards_and_then_by_nexus_cards) {
  TestGame cards_decide(last_turn(2, "piles W00-PA W00-PR/W01-PA W02-PR XA-FU; goals G9 G8 G5"));
  EXPECT_EQ(finished(cards_decide).scores[0], finished(cards_decide).scores[1]);
  EXPECT_EQ(finished(cards_decide).ranks[1], 1);
  EXPECT_EQ(finished(cards_decide).ranks[0], 2);
  TestGame nexus(last_turn(2, "piles W00-PA/W01-NX; goals G8 G5 G4"));
  EXPECT_EQ(finished(nexus).ranks[1], 1);
  EXPECT_EQ(finished(nexus).ranks[0], 2);
  TestGame shared(last_turn(2, "piles W00-PA/W02-PA; goals G8 G5 G4"));
  EXPECT_EQ(finished(shared).winners(), 2);
}

}  // namespace
}  // namespace paradoxa::initiative
