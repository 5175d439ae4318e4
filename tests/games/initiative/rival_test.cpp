// PI-21: alone against the rival lab.
#include "support/initiative.hpp"

namespace paradoxa::initiative {
namespace {

const std::string kWormhole =
    "wormhole W00-PA W01-PA W02-PA W03-PA W04-PA W05-PA W06-PA W07-PA W08-PA";

State in_wormhole(const std::string& sections = "") {
  return table(1, "phase wormhole rival; step 1; active 1; actions 0; " + kWormhole +
                      (sections.empty() ? "" : "; " + sections));
}
State in_turn(const std::string& sections = "") {
  return table(1, "phase turn rival; turns 1; active 1; actions 0" +
                      (sections.empty() ? "" : "; " + sections));
}

TEST(PiRival, PI_21_1_PI_21_2_it_acts_as_seat_one_with_nothing_of_its_own) {
  TestGame game(table(1));
  game.play("end");
  EXPECT_EQ(game->active, seat(1));
  EXPECT_EQ(game.ask(), "rival");
  EXPECT_EQ(game->consoles[1].size, 0);
  EXPECT_EQ(outcome(shipped(), game.state()), std::nullopt);
}

TEST(
    PiRival,
    PI_21_3_PI_21_5_PI_21_6_PI_21_8_PI_R65_the_pawn_goes_round_and_takes_cards) {  // PI-E14, PI-E45
  TestGame game(in_wormhole());
  EXPECT_EQ(game->wormhole[3], card("W03-PA"));
  game.play("disc R1");
  EXPECT_EQ(pile(game.state(), 1), "W04-PA");
  game.play("disc B1");
  EXPECT_EQ(pile(game.state(), 1), "W04-PA W07-PA");
  EXPECT_EQ(game->rival_discarded.total(), 2);
  EXPECT_EQ(game->glitch, 0);
  TestGame empty(in_wormhole("pawn 5"));
  empty.play("disc Y1");
  EXPECT_EQ(pile(empty.state(), 1), "W04-PA");
}

TEST(PiRival, PI_21_4_human_rival_rival_human) {
  TestGame game = started(1);
  std::string order;
  while (game->phase == Phase::kWormhole) {
    if (game->ask == Ask::kRival) order += "r";
    if (game->ask == Ask::kWormhole) order += "h";
    FastRandom random(order.size());
    game.make(sample(shipped(), game.state(), to_act(shipped(), game.state()).first(), random));
  }
  EXPECT_EQ(order, "hrrh");
  EXPECT_EQ(game->active, seat(0));
}

TEST(PiRival, PI_21_7_black_and_white_ask_you_for_an_alternate_card) {
  TestGame game(in_wormhole());
  game.play("disc K2");
  EXPECT_EQ(game.ask(), "gift");
  EXPECT_EQ(game.who(), 0);
  EXPECT_EQ(clause_against(game.state(), "give W05-PA"), "PI-21.7");
  game.play("give W01-PA");
  EXPECT_EQ(pile(game.state(), 1), "W01-PA");
}

TEST(PiRival, PI_21_9_PI_21_11_PI_R62_the_glitch_moves_and_alliances_change) {  // PI-E47
  TestGame breaks(in_turn("glitch W12; tokens -0---"));
  breaks.play("disc Y2");
  EXPECT_EQ(breaks->glitch, 0);
  EXPECT_TRUE(breaks->is_fractured(0));
  EXPECT_EQ(breaks->tokens[1], kInSupply);
  TestGame takes(in_turn("glitch W12"));
  takes.play("disc Y2");
  EXPECT_EQ(takes->tokens[1], 1);
  TestGame other(in_turn("glitch W12"));
  other.play("disc Y3");
  EXPECT_EQ(other->tokens[1], kInSupply);
}

TEST(PiRival, PI_21_10_PI_R63_it_repairs_the_nearest_world) {  // PI-E46
  TestGame white(in_turn("glitch W03; fractured W01 W03 W07"));
  white.play("disc W1");
  EXPECT_EQ(white->fractured, 1u << 1 | 1u << 3);
  TestGame black(in_turn("glitch W03; fractured W01 W03 W07"));
  black.play("disc K2");
  EXPECT_EQ(black->fractured, 1u << 3 | 1u << 7);
  TestGame under(in_turn("glitch W03; fractured W03"));
  under.play("disc W2");
  EXPECT_TRUE(under->is_locked(3));
  EXPECT_EQ(under->tokens[4], 1);
  TestGame none(in_turn("glitch W03"));
  none.play("disc K1");
  EXPECT_EQ(none->locked, 0);
  EXPECT_EQ(none->tokens[3], 1);
}

TEST(PiRival, PI_21_12_you_may_break_its_alliances) {
  TestGame game(table(1, "tokens --1--; earned B1; phase allocation allocate"));
  game.play("break B");
  EXPECT_EQ(game->tokens[2], kInSupply);
}

TEST(PiRival, PI_21_13_PI_21_14_PI_R61_PI_R68_the_anomaly_changes_at_the_end_of_its_turn) {
  TestGame game(in_turn());
  game.play("disc R3, disc R3");
  EXPECT_EQ(game.ask(), "exchange");
  EXPECT_EQ(game->rival_discarded.total(), 2);
  game.play("disc K2");
  EXPECT_EQ(game->anomaly[1], disc("K2"));
  EXPECT_EQ(game->rival_discarded.total(), 0);
  EXPECT_EQ(game->phase, Phase::kCleanup);
}

State last(const std::string& sections, const std::string& options = "off on off on off") {
  State state = table(1, sections, options);
  state.final_round = 1;
  state.discards = state.discards | state.hidden;
  state.alternate = 0;
  fill_supplies(shipped(), state);
  return state;
}

TEST(PiRival, PI_21_15_PI_R64_one_last_draw_without_an_exchange) {
  TestGame game(last("actions 1"));
  const auto anomaly = game->anomaly;
  game.play("end, disc W3");
  EXPECT_EQ(game.ask(), "over");
  EXPECT_EQ(game->anomaly, anomaly);
}

TEST(PiRival, PI_21_16_PI_R69_it_gives_up_by_kind_and_stands_in_for_sets) {  // PI-E48
  TestGame game(last("piles /W02-PA W02-FU W02-NX; fractured W02; glitch W05; actions 1"));
  game.play("end, disc B1");
  EXPECT_EQ(pile(game.state(), 1), "W02-PA W02-FU");
  TestGame with(last("piles /W02-PA W02-FU W02-NX PU1; fractured W02; glitch W05; actions 1"));
  with.play("end, disc B1");
  EXPECT_EQ(score(shipped(), with.state(), seat(1)).worlds, 6);
}

TEST(PiRival, PI_21_17_PI_R67_you_need_more_points) {
  TestGame tie(last("piles W00-PA/W01-PA; goals G9 G8 G5; actions 1"));
  tie.play("end, disc R2");
  EXPECT_EQ(outcome(shipped(), tie.state())->ranks[0], 2);
  TestGame won(last("piles W00-PA W00-PR/W01-PA; goals G9 G8 G5; actions 1"));
  won.play("end, disc R2");
  EXPECT_EQ(outcome(shipped(), won.state())->ranks[0], 1);
}

TEST(PiRival, PI_21_18_PI_23_3_the_harder_rival_scores_for_its_worlds) {
  TestGame game(last("piles /W01-PA W02-PA W02-PR; goals G9 G8 G5; actions 1", "off on on on off"));
  game.play("end, disc R3");
  EXPECT_EQ(score(shipped(), game.state(), seat(1)).unique, 2);
  EXPECT_EQ(score(shipped(), game.state(), seat(1)).total(), 1 + 3 + 2);
}

}  // namespace
}  // namespace paradoxa::initiative
