// PI-8 to PI-11, PI-14: cards, worlds, purple, alliances, experiments.
#include "support/initiative.hpp"

namespace paradoxa::initiative {
namespace {

State allocating(const std::string& sections, const std::string& options = "off on off on off") {
  return table(2, sections + "; phase allocation allocate", options);
}

TEST(PiPay, PI_8_1_named_and_any_slots) {  // PI-E30
  TestGame game(allocating("console W00-PA 1; earned R1 R2 Y1 B1"));
  game.play("place R W00-PA, place R W00-PA");
  EXPECT_EQ(clause_against(game.state(), "place B W00-PA"), "PI-8.1");
  game.play("place Y W00-PA");
  EXPECT_EQ(pile(game.state()), "W00-PA");
}

TEST(PiPay, PI_8_2_PI_R32_items_are_not_tied_to_slots) {  // PI-E31, PI-E32
  TestGame game(allocating("console W01-PR 2; earned R1 Y1 Y2 B1"));
  game.play("place R W01-PR, place Y W01-PR");
  EXPECT_EQ(clause_against(game.state(), "place B W01-PR"), "PI-8.1");
  game.play("place Y W01-PR");
  EXPECT_EQ(pile(game.state()), "W01-PR");
  const State other = allocating("console W02-PA 1 P K1; earned R1 Y1 B1");
  EXPECT_EQ(clause_against(other, "place Y W02-PA"), "PI-8.1");
  EXPECT_TRUE(is_legal(other, "place R W02-PA"));
  EXPECT_TRUE(is_legal(other, "place B W02-PA"));
}

TEST(PiPay, PI_8_3_PI_16_1_items_stay_on_the_card) {
  TestGame game(allocating("console W00-PA 1; earned R1"));
  game.play("place R W00-PA").luck();
  game.play("end");
  const ConsoleCard* entry = game->console(seat(0)).find(card("W00-PA"));
  ASSERT_NE(entry, nullptr);
  EXPECT_EQ(entry->item_count(), 1);
  EXPECT_EQ(entry->column, 2);
}

TEST(PiPay, PI_8_4_PI_8_5_PI_1_13_PI_R33_a_paid_card_is_completed_at_once) {
  TestGame game(allocating("console W00-PA 1 R1 tY; tokens -*---; earned W1 R2"));
  game.play("place W W00-PA");
  EXPECT_EQ(pile(game.state()), "W00-PA");
  EXPECT_EQ(game->discarded.of(disc("R1")), 1);
  EXPECT_EQ(game->discarded.of(disc("W1")), 1);
  EXPECT_EQ(game->tokens[1], kInSupply);
  EXPECT_EQ(game->sum, 5);
}

TEST(PiPay, PI_8_6_PI_1_14_past_present_and_future_move_the_glitch) {
  TestGame game(allocating(
      "console W00-PA 1 R1 Y1, W03-PR 2 B1 B1, W01-FU 3 Y1, PU1 2 P K1; earned R2 R2 R3 R3 W1"));
  game.play("place R W00-PA");
  EXPECT_EQ(game->sum, 5);
  game.play("place R W03-PR");
  EXPECT_EQ(game->sum, 8);
  game.play("place R W01-FU");
  EXPECT_EQ(game->sum, 9);
  game.play("place R PU1");
  EXPECT_EQ(game->sum, 9);
}

TEST(PiPay, PI_8_7_only_on_the_own_console) {
  const State state = allocating("console /W00-PA 1; earned R1");
  EXPECT_EQ(clause_against(state, "place R W00-PA"), "PI-8.7");
  const State nexus = allocating("console W00-NX 2; earned R1");
  EXPECT_EQ(clause_against(nexus, "place R W00-NX"), "PI-13.1");
}

TEST(PiPay, PI_15_1_a_parallel_universe_wants_purple) {  // PI-E33
  TestGame game(allocating("console PU1 2 R1 K1; triggers RYB; earned W1"));
  EXPECT_EQ(clause_against(game.state(), "place W PU1"), "PI-8.1");
  game.play("purple");
  EXPECT_EQ(pile(game.state()), "PU1");
  EXPECT_EQ(game->sum, 0);
}

TEST(PiGlitch, PI_9_1_PI_9_3_only_the_world_where_it_stops) {  // PI-E10
  for (const auto& [section, locked, fractured] :
       {std::array<std::string, 3>{"locked W06; ", "", ""}, {"", "", "W06"}}) {
    TestGame game(allocating(section + "glitch W13; sum 8; earned R1"));
    game.play("done");
    EXPECT_FALSE(game->is_locked(6));
    EXPECT_EQ(game->is_fractured(6), !fractured.empty());
    EXPECT_EQ(game->fractured & ~(1u << 6), 0u);
  }
  TestGame already(allocating("fractured W06; glitch W13; sum 8; earned R1"));
  already.play("done");
  EXPECT_EQ(already->fractured, 1u << 6);
}

TEST(PiGlitch, PI_9_4_PI_R29_a_full_lap_hits_and_nothing_hits_nothing) {  // PI-E38
  TestGame lap(allocating("glitch W04; sum 15; earned R1"));
  lap.play("done");
  EXPECT_EQ(lap->glitch, 4);
  EXPECT_TRUE(lap->is_fractured(4));
  TestGame none(allocating("glitch W04; earned R1"));
  none.play("done");
  EXPECT_EQ(none->fractured, 0);
}

TEST(PiGlitch, PI_9_2_PI_R28_a_free_action_is_a_scope_of_its_own) {  // PI-E36, PI-E37
  TestGame alone(table(2, "tokens 0----; console W00-FU 3 R1; glitch W04"));
  alone.play("token R");
  EXPECT_EQ(alone->glitch, 5);
  EXPECT_TRUE(alone->is_fractured(5));
  EXPECT_EQ(alone->tokens[0], kInSupply);
  TestGame inside(allocating("tokens 0----; console W00-FU 3 R1, W01-PA 1 B1 R1; earned W1 Y1"));
  inside.play("place W W01-PA, token R");
  EXPECT_EQ(inside->sum, 6);
  EXPECT_EQ(inside->glitch, 0);
}

TEST(PiWorld, PI_9_5_PI_9_6_PI_9_7_PI_9_8_PI_9_9_PI_R30_black_and_white_save_worlds) {
  TestGame game(allocating("fractured W00; earned K1 W1 R1"));
  EXPECT_EQ(clause_against(game.state(), "lock K W00"), "PI-9.6");
  EXPECT_EQ(clause_against(game.state(), "stabilise R W00"), "PI-9.5");
  EXPECT_EQ(clause_against(game.state(), "stabilise K W01"), "PI-9.5");
  game.play("stabilise K W00, lock W W00");  // the world under the glitch
  EXPECT_TRUE(game->is_locked(0));
  EXPECT_EQ(game->locks, 14);
  EXPECT_EQ(game->discarded.total(), 2);
}

TEST(PiFree, PI_10_1_PI_10_2_PI_R35_two_windows) {
  const State between = table(2, "tech destroy diagonal swap glitch shift||");
  EXPECT_EQ(count_of(between, "use"), 5);
  const State inside = allocating("tech destroy diagonal swap glitch shift||; earned R1");
  EXPECT_EQ(count_of(inside, "use"), 1);
  EXPECT_EQ(clause_against(inside, "use shift"), "PI-10.2");
}

TEST(PiFree, PI_10_4_PI_22_4_PI_R6_purple_for_three_triggers_and_with_a_target) {  // PI-E34
  EXPECT_EQ(clause_against(table(2, "triggers RYB"), "purple"), "PI-10.4");
  EXPECT_EQ(clause_against(table(2, "triggers RY; fractured W03"), "purple"), "PI-10.4");
  TestGame game(table(2, "triggers RYB; fractured W03"));
  game.play("purple");
  EXPECT_EQ(game->fractured, 0);
  EXPECT_EQ(game->triggers[0], 0);
  EXPECT_EQ(game->purple, 12);
  State none = table(2, "triggers RYB; fractured W03");
  none.purple = 0;
  EXPECT_EQ(clause_against(none, "purple"), "PI-22.4");
}

TEST(PiFree, PI_10_5_PI_23_1_PI_R34_purple_locks_only_by_option) {  // PI-E35
  const std::string sections = "triggers RYB; fractured W03 W04";
  TestGame usual(table(2, sections));
  usual.play("purple");
  EXPECT_EQ(clause_against(usual.state(), "lock P W00"), "PI-10.5");
  TestGame other(table(2, sections, "on on off on off"));
  other.play("purple, lock P W00");
  EXPECT_TRUE(other->is_locked(0));
}

TEST(PiFree, PI_10_7_PI_R31_purple_again_when_all_triggers_are_on_again) {
  TestGame game(allocating("console W00-PR 2 P; triggers RYB; earned R1 R1; fractured W02"));
  game.play("purple, place P W00-PR");
  EXPECT_EQ(game->console(seat(0)).find(card("W00-PR"))->item_count(), 2);
  EXPECT_EQ(clause_against(game.state(), "purple"), "PI-10.4");
}

TEST(PiAlliance, PI_11_1_PI_11_2_PI_11_3_PI_R36_PI_R38_form_and_break) {  // PI-E8
  TestGame game(allocating("tokens --1--; earned B1 B2"));
  EXPECT_EQ(clause_against(game.state(), "form B"), "PI-11.1");
  game.play("break B, form B");
  EXPECT_EQ(game->tokens[2], 0);
  EXPECT_EQ(game->discarded.total(), 2);
  EXPECT_EQ(clause_against(allocating("tokens --0--; earned B1; console W00-PR 2"), "break B"),
            "PI-11.2");
  EXPECT_EQ(clause_against(table(2), "form B"), "PI-5.3");
}

TEST(PiAlliance, PI_11_4_PI_11_5_PI_11_7_a_token_is_a_particle) {
  TestGame game(allocating("earned K1 R1; fractured W03 W05; console W00-PA 1"));
  game.play("form K, token K, stabilise K W03");
  EXPECT_EQ(game->tokens[3], kInSupply);
  EXPECT_EQ(game->fractured, 1u << 5);
  TestGame on_card(table(2, "tokens 0----; console W00-PA 1, W05-PA 1"));
  on_card.play("token R, place R W00-PA");
  EXPECT_EQ(on_card->tokens[0], kOnCard);
  EXPECT_EQ(clause_against(table(2, "tokens 0----; console PU1 2 K1 K2"), "token R"), "PI-11.4");
}

TEST(PiAlliance, PI_11_6_PI_R37_a_token_on_a_card_is_out_of_reach) {  // PI-E39
  const State state = allocating("console /W00-PA 1 tK; tokens ---*-; earned K1");
  EXPECT_EQ(clause_against(state, "break K"), "PI-11.6");
  EXPECT_EQ(clause_against(state, "form K"), "PI-11.6");
  EXPECT_EQ(score(shipped(), state, seat(1)).alliances, 0);
}

TEST(PiExperiment, PI_14_1_PI_14_2_PI_14_4_PI_R47_particles_first_and_then_planets) {  // PI-E15
  TestGame game(allocating("console XA-PA 1 R1; fractured W03; earned R2 K1 W1; actions 1"));
  game.play("lock W W07");
  EXPECT_EQ(game.ask(), "allocate");
  game.play("place R XA-PA, stabilise K W03");
  EXPECT_EQ(game.ask(), "credit");
  game.play("credit XA-PA");
  EXPECT_EQ(pile(game.state()), "XA-PA");
  EXPECT_EQ(game->actions, 2);
  EXPECT_EQ(game->glitch, 5);
}

TEST(PiExperiment, PI_14_3_PI_R48_one_save_credits_one_planet_or_none) {
  TestGame game(allocating("console XC-FU 3, XB-PA 1 Y1; earned K1 W1"));
  game.play("lock K W01");
  EXPECT_EQ(legal_texts(game.state()),
            (std::vector<std::string>{"credit XB-PA", "credit XC-FU", "pass"}));
  game.play("pass, lock W W02, credit XC-FU");
  EXPECT_EQ(game->console(seat(0)).find(card("XC-FU"))->credits, 1);
}

// What a position for the question `credit` is refused with.
std::string refused_credit(const std::string& sections) {
  try {
    table(2, sections + "; phase allocation credit");
    return {};
  } catch (const std::invalid_argument& e) {
    const std::string_view text = e.what();
    return std::string(text.substr(text.find("PI-"), text.find(" in ") - text.find("PI-")));
  }
}

TEST(PiExperiment, PI_14_2_a_credit_is_asked_for_only_after_a_save_and_for_a_planet) {
  EXPECT_EQ(refused_credit("console XC-FU 3, XB-PA 1 Y1; discarded K1"), "");
  EXPECT_EQ(refused_credit("console XC-FU 3; discarded K1"), "");
  const std::string no_planet = "PI-14.2: no card has a planet to credit";
  EXPECT_EQ(refused_credit("console XB-PA 1; discarded K1"), no_planet);
  EXPECT_EQ(refused_credit("discarded K1"), no_planet);
  EXPECT_EQ(refused_credit("console XC-FU 3; tokens ---11; triggers R; discarded R1"),
            "PI-14.2: no world was saved");
}

TEST(PiExperiment, PI_14_5_credits_stay_when_an_item_leaves) {
  TestGame game(table(2,
                      "console XC-PA 1 B1 +1, W00-PR 2; tech paradox||; fractured W01; "
                      "triggers RYB"));
  game.play("use paradox");
  EXPECT_EQ(game->console(seat(0)).find(card("XC-PA"))->credits, 1);
  EXPECT_EQ(game->console(seat(0)).find(card("XC-PA"))->item_count(), 0);
  game.play("purple, stabilise P W01");
  EXPECT_EQ(game.ask(), "turn");
}

TEST(PiExperiment, PI_14_6_rewards_come_before_the_glitch_moves) {
  TestGame tech(table(2, "console XA-PR 2 R1 Y1; tokens ---0-; fractured W01 W02"));
  tech.play("token K, stabilise K W01, credit XA-PR");
  EXPECT_EQ(tech.ask(), "module");
  EXPECT_EQ(tech->glitch, 0);
  tech.play("draw shift, draw swap, keep swap");
  EXPECT_EQ(tech->glitch, 3);
  TestGame trigger(table(2, "console XA-FU 3 R1; tokens ---0-; fractured W05 W06; triggers R"));
  trigger.play("token K, stabilise K W05, credit XA-FU");
  EXPECT_EQ(trigger.ask(), "trigger");
  trigger.play("trigger B");
  EXPECT_EQ(trigger->triggers[0], 0b101);
  EXPECT_EQ(trigger->glitch, 1);
}

}  // namespace
}  // namespace paradoxa::initiative
