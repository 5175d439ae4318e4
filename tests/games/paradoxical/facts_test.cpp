// What a refusal says about cards and sums, in words.
#include "support/facts.hpp"

#include "games/paradoxical/game.hpp"
#include "support/paradoxical.hpp"

namespace paradoxa::paradoxical {
namespace {

std::string said(const State& state, int s, std::string_view text) {
  return why_not<Game>(state, seat(s), text);
}

TEST(PxFacts, PX_5_1_PX_5_3_PX_7_1_of_the_action) {
  const State state = table(2, "tableaux K1 T2/S1");
  EXPECT_EQ(said(state, 1, "build"), "It’s Ann’s turn.");
  EXPECT_EQ(said(state, 0, "stop"), "You can’t pass while there is something you can do.");
  EXPECT_EQ(said(state, 0, "claim"), "A paradox takes eight face-up cards, and you have two.");
}

TEST(PxFacts, PX_6_1_nothing_to_build) {
  State bare;
  bare.active = bare.who = seat(0);
  bare.ask = Ask::kAction;
  EXPECT_EQ(said(bare, 0, "build"), "The decks and discard piles have no card to build with.");
}

TEST(PxFacts, PX_8_1_PX_8_4_PX_8_8_of_a_set) {
  TestGame game(table(2, "tableaux K9 T9 S4 V4 K1 T1 S2 V2 K12 V12/S1"));
  game.play("claim");
  ASSERT_EQ(game.ask(), "set");
  const auto refused = [&](const char* text) { return said(game.state(), 0, text); };
  EXPECT_EQ(refused("set two_pair K1 S2 T1 V2"),
            "The set adds up to 6, the cards against it to 26: the set must be higher.");
  EXPECT_NE(refused("set two_pair K9 S4 T9 V12").find(" are not two pair."), std::string::npos);
  EXPECT_NE(refused("set two_pair K3 S4 T3 V4").find(" are not face up in your tableau."),
            std::string::npos);
  EXPECT_EQ(refused("build"), "First answer what is asked.");
}

}  // namespace
}  // namespace paradoxa::paradoxical
