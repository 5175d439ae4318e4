// The casual player of Paradominetor: what it sees, and how strong bots are.
#include "games/paradominetor/bot/casual.hpp"

#include <gtest/gtest.h>

#include "battery/budget.hpp"
#include "bots/casual_choices.hpp"
#include "support/paradominetor.hpp"

namespace paradoxa::paradominetor {
namespace {

using G = paradominetor::Game;

// Every move the casual player may choose for the seat to act, over many seeds.
MoveTexts choices(const State& state) { return casual_choices<G>(kContent, state, 60); }

TEST(Casual, passes_on_low_future_tiles_and_keeps_the_6) {
  TestGame game(
      at_pass("4 RBGY left 0", "R2p R3p G4p B4p K0 R5n B5n G5n G4n R1n B2f R6f Y6f G6f B6f"));
  EXPECT_EQ(choices(game.make(0, *choices(game.state()).begin()).make(0, "pass R1n").state()),
            MoveTexts{"pass B2f"});
}

TEST(Casual, last_in_the_trick_joins_the_paradox_that_wins) {
  // PD-4.11 allows it and PD-7.3 gives the past the full point.
  TestGame game(at_lead("3 RBG left 0", "R3n/R6f/R3p R1p R1n R5f"));
  EXPECT_EQ(choices(game.play("R3n R6f").state()), MoveTexts{"play R3p"});
}

TEST(Casual, last_in_the_trick_takes_it_with_the_highest_tile_it_needs) {
  TestGame game(at_lead("3 RBG left 0", "R3n/R4f/R5f R1p R1n"));
  EXPECT_EQ(choices(game.play("R3n R4f").state()), MoveTexts{"play R5f"});
}

TEST(Casual, throws_off_a_worthless_tile_when_nothing_can_be_won) {
  TestGame game(at_lead("3 RBG left 0", "R3n R3f/R3p/R6f R1n R5n -RK"));
  EXPECT_EQ(choices(game.play("R3n R3p").state()), MoveTexts{"play R1n"});
}

TEST(Casual, chooses_in_a_constant_expression_too) {
  constexpr bool kLegal = [] {
    FastRandom random(5);
    State state = initial(Content{}, Options::for_seats(3));
    while (to_act(Content{}, state).is_nature())
      apply(Content{}, state, kNature, sample(Content{}, state, kNature, random), NobodyListens{});
    const View seen = view(Content{}, state, Viewer::of(seat(0)));
    const MoveList legal = legal_moves(Content{}, state, seat(0));
    return legal.contains(casual_move(Content{}, seen, seat(0), legal, random));
  }();
  static_assert(kLegal);
}

// ---- Strength, by fixed seeds -------------------------------------------------------------------

double win_share_of_first(const char* first, const char* others, int games) {
  return low_end_of_first<G>(kContent, {first, others, others, others}, games);
}

TEST(Casual, beats_random_players_clearly) {
  EXPECT_GT(win_share_of_first("casual", "random", 2000), 0.40);
}

TEST(Casual, easy_is_weaker_and_still_better_than_random) {
  EXPECT_GT(win_share_of_first("easy", "random", 2000), 0.27);
  EXPECT_GT(win_share_of_first("medium", "easy", 2000), 0.27);
}

TEST(Casual, is_beaten_by_search) {
  if (battery::kSanitized) GTEST_SKIP() << "too slow here, and nothing new to sanitize";
  EXPECT_GT(win_share_of_first("ismcts:400", "casual", 300), 0.27);
}

}  // namespace
}  // namespace paradoxa::paradominetor
