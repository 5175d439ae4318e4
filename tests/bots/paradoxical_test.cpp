// The bots of Paradoxical: what the casual player sees, and how strong they are.
#include "support/paradoxical.hpp"

#include <string>

#include <gtest/gtest.h>

#include "bots/casual_choices.hpp"
#include "games/paradoxical/bot/casual.hpp"

namespace paradoxa::paradoxical {
namespace {

// Every move the casual player may choose for the seat to act, over many seeds.
MoveTexts px_choices(const State& state) { return casual_choices<Game>(shipped(), state, 60); }

TEST(PxCasual, claims_what_it_can_claim) {
  EXPECT_EQ(px_choices(table(2, "tableaux K9 T9 S4 V4 K1 S2 T10 V12/S1")), MoveTexts{"claim"});
}

TEST(PxCasual, breaks_a_paradox_that_would_win) {
  // S9 can turn one of the four face down; any other action loses.
  const State state = position(
      "2 discard mixed any any_claim off 100; turn 30 active 0 tokens 0 1; "
      "tableaux S9 T5 K3/K8 T8 S11 T11 K1 S2 T3 V4; ask action who 0");
  EXPECT_EQ(px_choices(state), MoveTexts{"effect S9"});
  const MoveTexts targets = px_choices(TestGame(state).play("effect S9").state());
  for (const std::string& target : targets) {
    TestGame game(state);
    game.play("effect S9").play(target);
    EXPECT_FALSE(has_paradox(game->options, game->face_up(seat(1)))) << target;
  }
}

TEST(PxCasual, picks_the_card_that_makes_a_pair) {
  TestGame game(stacked(table(2, "tableaux K6 T9 V4/T2 T3"), 1, "K1 S9 K12 S2 K3"));
  game.play("effect K6, deck 1");
  EXPECT_EQ(px_choices(game.state()), MoveTexts{"pick S9"});
}

TEST(PxCasual, makes_room_without_breaking_a_pair) {
  TestGame game(table(2, "tableaux K9 T9 S4 V4 K13 S13 S1 S2 S3 S5/V1"));
  game.play("build");
  for (const std::string& room : px_choices(game.state()))
    EXPECT_EQ(room.find("9") + room.find("4"), 2 * std::string::npos) << room;
}

// ---- Strength, by fixed seeds -------------------------------------------------------------------

double px_low_end(const std::vector<const char*>& bots, int games) {
  return low_end_of_first<Game>(shipped(), bots, games);
}

TEST(PxStrength, casual_beats_random_with_2_and_3_seats) {
  EXPECT_GT(px_low_end({"casual", "random"}, kSanitized ? 60 : 400), 0.9);
  EXPECT_GT(px_low_end({"casual", "random", "random"}, kSanitized ? 60 : 400), 0.9);
  EXPECT_GT(px_low_end({"medium", "easy"}, kSanitized ? 100 : 600), 0.6);
}

// With two seats the same takes more simulations and games: docs/bots.md has the figures.
TEST(PxStrength, search_beats_casual_with_3_seats) {
  if (kSanitized) GTEST_SKIP() << "too slow here, and nothing new to sanitize";
  EXPECT_GT(px_low_end({"ismcts:300", "casual", "casual"}, 60), 1 / 3.0);
}

}  // namespace
}  // namespace paradoxa::paradoxical
