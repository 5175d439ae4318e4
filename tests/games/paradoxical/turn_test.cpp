// PX-5, PX-6, PX-10, PX-11: turns, building, adding, the end.
#include "support/paradoxical.hpp"

namespace paradoxa::paradoxical {
namespace {

constexpr const char* kEightCards = "K9 T9 S4 V4 K1 S2 T10 V12";  // PX-E4

TEST(PxTurn, PX_5_1_PX_5_2_exactly_one_action_and_then_the_next_seat) {
  TestGame game(table(3, "tableaux K1 T2/S1 S2/S3 S4"));
  game.play("build, deck 1, top K5");
  EXPECT_EQ(game->active, seat(1));
  EXPECT_EQ(game->turn, 7);
  EXPECT_EQ(refusal(shipped(), game.state(), seat(0), move_of("build")), "PX-5.1"_clause);
  EXPECT_EQ(clause_against(game.state(), "deck 1"), "PX-5.1");
}

TEST(PxTurn, PX_5_3_nobody_may_pass_and_nobody_must_claim) {
  const State state = table(2, std::string("tableaux ") + kEightCards + "/S1");
  EXPECT_EQ(clause_against(state, "stop"), "PX-5.3");
  EXPECT_EQ(clause_against(state, "decline"), "PX-5.3");
  EXPECT_TRUE(is_legal(state, "claim"));
  EXPECT_TRUE(is_legal(state, "build"));
  EXPECT_TRUE(is_legal(state, "effect K1"));
}

TEST(PxTurn, PX_5_5_the_turn_is_counted_but_not_the_one_that_wins) {
  TestGame game(
      position("2 discard mixed any any_claim off 100; turn 8 active 0 tokens 1 0; "
               "tableaux K9 T9 S4 V4 K1 S2 T10 V12/S1; ask action who 0"));
  game.play("claim");
  EXPECT_EQ(game->turn, 8);
  TestGame other(table(2, "tableaux K1 T2/S1"));
  other.play("build, deck 1, top K5");
  EXPECT_EQ(other->turn, 5);
}

TEST(PxTurn, PX_5_6_PX_R28_nobody_ever_has_to_pass) {
  SCOPED_TRACE(seed_trace());
  for (int game = 0; game < (kSanitized ? 10 : 60); ++game) {
    FastRandom random(run_seed() + static_cast<std::uint64_t>(game));
    State state = initial(shipped(), Options::for_seats(2 + game % 3));
    EventLog<Event> log;
    for (SeatSet acting = to_act(shipped(), state); !acting.empty();
         acting = to_act(shipped(), state)) {
      const Seat s = acting.first();
      apply(shipped(), state, s, sample(shipped(), state, s, random), log);
    }
    for (const Event& event : log.events()) EXPECT_FALSE(std::holds_alternative<Passed>(event));
  }
  // The rule itself: without any cards at all the turn passes.
  State bare;
  bare.active = bare.who = seat(0);
  bare.ask = Ask::kAction;
  bare.options.round_cap = 20;
  EventLog<Event> log;
  settle(shipped(), bare, log);
  EXPECT_EQ(bare.ask, Ask::kOver);
  EXPECT_EQ(bare.turn, 40);
  EXPECT_EQ(std::ranges::count_if(log.events(),
                                  [](const Event& e) { return std::holds_alternative<Passed>(e); }),
            40);
}

TEST(PxTurn, PX_5_7_a_build_without_alternative_was_not_asked_for) {
  TestGame first(initial(shipped(), Options::for_seats(2)));
  first.play_until([](const State& s) { return s.program == Program::kBuild; }, 1);
  EXPECT_EQ(first->turn, 0);
  EXPECT_EQ(clause_against(first.state(), "build"), "PX-5.7");
  EXPECT_EQ(clause_against(first.state(), "claim"), "PX-4.7");
  // Where it was chosen among others it is the one action of the turn.
  TestGame later(table(2, "tableaux K1 T2/S1"));
  later.play("build");
  EXPECT_EQ(clause_against(later.state(), "build"), "PX-5.1");
}

TEST(PxTurn, PX_5_7_a_single_answer_is_not_asked_for) {
  // An empty tableau and an empty hand leave only building.
  Options options;
  options.start_card = StartCard::kOff;
  TestGame game(initial(shipped(), options));
  game.play("start 0");
  EXPECT_EQ(game.ask(), "deck");
  EXPECT_EQ(game.who(), 0);
  watch_games(9, 5, [](const State& state) {
    if (state.ask == Ask::kOver) return;
    EXPECT_GE(legal_moves(shipped(), state, to_act(shipped(), state).first()).size(), 2u);
  });
}

TEST(PxTurn, PX_5_8_opponents_do_not_react) {
  TestGame game(table(2, "tableaux K1 T2/S1; hands /K7"));
  game.play("build");
  EXPECT_EQ(refusal(shipped(), game.state(), seat(1), move_of("effect K7")), "PX-5.8"_clause);
}

TEST(PxTurn, PX_6_1_PX_6_3_the_revealed_card_is_kept) {
  TestGame game(table(2, "tableaux K1 T2/S1"));
  EXPECT_TRUE(is_legal(game.state(), "build"));
  game.play("build, deck 2");
  EXPECT_EQ(answers(shipped(), game.state()).size(), 25);  // any of the deck, T2 is out
  game.play("top V3");
  EXPECT_EQ(tableau_of(game.state(), 0), "K1 T2 V3");
}

TEST(PxTurn, PX_7_1_E21_a_paradox_completed_now_is_claimed_next_turn_at_the_earliest) {
  TestGame game(table(2, "tableaux K9 T9 S4 V4 K1 S2 T10/S1 S3"));
  game.play("build, deck 2, top V12");
  EXPECT_TRUE(has_paradox(game->options, game->face_up(seat(0))));
  EXPECT_EQ(game->active, seat(1));
  EXPECT_EQ(game->tokens[0], 0);
}

TEST(PxTurn, PX_10_1_PX_10_2_adding_a_hand_card) {
  TestGame game(table(2, "tableaux K1 K2 K3 K4 K5 K6 K7 K8 K9 K10/S1 S3; hands T9!=*/"));
  game.play("add T9");
  EXPECT_EQ(game.ask(), "room");
  game.play("room K2");
  EXPECT_TRUE(game->tableau(seat(0)).contains(card("T9")));
  EXPECT_TRUE(game->used.contains(card("T9")));
  EXPECT_EQ(hand_of(game.state(), 0), "");
  EXPECT_EQ(clause_against(table(2, "tableaux K1 K2/S1"), "add T9"), "PX-10.1");
}

TEST(PxTurn, PX_9_8_E22_a_used_card_stays_used_when_added_and_is_fresh_when_salvaged) {
  TestGame game(table(2, "tableaux K1 K2/S3; hands T5!=*/"));
  game.play("add T5, deck 1, top S5");  // the second seat can only build
  EXPECT_EQ(clause_against(game.state(), "effect T5"), "PX-9.8");
  TestGame salvage(table(2, "tableaux K7 T2/S1; discards /T5"));
  salvage.play("effect K7, stop");
  EXPECT_EQ(hand_of(salvage.state(), 0), "T5");
  EXPECT_FALSE(salvage->used.contains(card("T5")));
}

TEST(PxTurn, PX_11_1_PX_7_4_PX_R9_E19_the_second_token_wins_before_any_card_moves) {
  const State before = position(
      "2 discard mixed any any_claim off 100; turn 8 active 0 tokens 1 0; "
      "tableaux K9! T9 S4 V4 K1 S2 T10 V12/S1-; pool K2 S3 T4 V5 T6; ask action who 0");
  TestGame game(before);
  game.play("claim");
  EXPECT_EQ(game->ask, Ask::kOver);
  EXPECT_EQ(game->tableaux, before.tableaux);
  EXPECT_EQ(game->pool, before.pool);
  EXPECT_EQ(game->used, before.used);
  EXPECT_EQ(game->down, before.down);
  const auto result = outcome(shipped(), game.state());
  ASSERT_TRUE(result);
  EXPECT_EQ(result->ranks[0], 1);
  EXPECT_EQ(result->ranks[1], 2);
  EXPECT_EQ(clause_against(before, "top K1"), "PX-5.1");
  EXPECT_EQ(refusal(shipped(), game.state(), seat(0), move_of("build")), "PX-11.1"_clause);
}

TEST(PxTurn, PX_1_3_PX_1_4_only_tokens_count) {
  const Outcome ranked = rank({1, 0, 2, 1}, 4);
  EXPECT_EQ(ranked.ranks[2], 1);
  EXPECT_EQ(ranked.ranks[0], 2);
  EXPECT_EQ(ranked.ranks[3], 2);
  EXPECT_EQ(ranked.ranks[1], 4);
  EXPECT_EQ(ranked.scores[2], 2);
}

State before_the_cap(const std::string& tokens) {
  return position("2 discard mixed any any_claim off 100; turn 199 active 1 tokens " + tokens +
                  "; tableaux K1 K2/S1 S3; ask action who 1");
}

TEST(PxTurn, PX_11_3_PX_R29_PX_13_6_E41_the_round_cap_ends_the_game) {
  TestGame game(before_the_cap("1 0"));
  game.play("build, deck 1, top K5");
  EXPECT_EQ(game->turn, 200);
  EXPECT_EQ(game->ask, Ask::kOver);
  EXPECT_EQ(outcome(shipped(), game.state())->ranks[0], 1);
  EXPECT_EQ(outcome(shipped(), game.state())->ranks[1], 2);
  for (const char* level : {"1 1", "0 0"}) {
    TestGame drawn(before_the_cap(level));
    drawn.play("build, deck 1, top K5");
    EXPECT_EQ(outcome(shipped(), drawn.state())->winners(), 2) << level;
  }
  Options options;
  for (const int cap : {19, 1001, 0}) {
    options.round_cap = static_cast<std::uint16_t>(cap);
    EXPECT_FALSE(flaw(options).empty()) << cap;
  }
}

TEST(PxTurn, PX_11_2_empty_decks_do_not_end_the_game) {
  TestGame game(stacked(stacked(table(2, "tableaux K1 T2/S1 S3"), 1, "K5"), 2, ""));
  game.play("build, deck 1");
  EXPECT_EQ(game->deck_size(kDeck1) + game->deck_size(kDeck2), 0);
  EXPECT_NE(game->ask, Ask::kOver);
  EXPECT_TRUE(is_legal(game.state(), "build"));
}

// ---- A whole game in a constant expression ------------------------------------------------------

constexpr Content small_content() {
  Content content;
  for (CardText& card : content.cards) {
    card.effect.steps[0] = read_step("BUILD 1").step;
    card.effect.count = 1;
  }
  return content;
}

constexpr int turns_of_a_game() {
  const Content content = small_content();
  Options options;
  options.round_cap = 20;
  State state = initial(content, options);
  FastRandom random(3);
  while (!to_act(content, state).empty()) {
    const Seat s = to_act(content, state).first();
    apply(content, state, s, sample(content, state, s, random), NobodyListens{});
  }
  return state.turn;
}

TEST(PxTurn, a_whole_game_is_a_constant_expression) {
  static_assert(turns_of_a_game() > 10);
  EXPECT_LE(turns_of_a_game(), 40);
}

}  // namespace
}  // namespace paradoxa::paradoxical
