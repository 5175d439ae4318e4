// What a refusal says about cards and sums, in words.
#include "support/facts.hpp"

#include <gmock/gmock.h>

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

TEST(PxFacts, PX_8_1_PX_8_2_PX_8_8_of_the_indifferent_cards) {
  TestGame game(table(2, "tableaux K9 T9 S4 V4 K1 T1 S2 V2 K12 V12/S1"));
  game.play("claim, set two_pair K9 S4 T9 V4");
  ASSERT_EQ(game.ask(), "indifferent");
  const auto refused = [&](const char* text) { return said(game.state(), 0, text); };
  EXPECT_THAT(refused("indifferent K1 K5 S2 T1"),
              testing::EndsWith(" is not face up in your tableau."));
  EXPECT_THAT(refused("indifferent K1 K9 S2 T1"), testing::EndsWith(" is in the set already."));
  EXPECT_EQ(refused("indifferent K1 K12 S2 V12"),
            "The set adds up to 26, the cards against it to 27: the set must be higher.");
}

TEST(PxFacts, PX_9_6_PX_9_10_PX_9_11_of_a_card_that_cannot_be_chosen) {
  TestGame game(table(2, "tableaux S9 K2+ K3-/S1+ S3 T4- T5"));
  game.play("effect S9");
  const auto says = [&](const char* text) { return said(game.state(), 0, text); };
  EXPECT_THAT(says("target S1"), testing::EndsWith(" is shielded."));
  EXPECT_THAT(says("target T4"), testing::EndsWith(" lies face down."));
  EXPECT_THAT(says("target S9"), testing::EndsWith(" cannot choose itself."));
  // What a player's own cards are marked with is not the reason.
  EXPECT_THAT(says("target K2"), testing::EndsWith(" cannot be chosen here."));
  EXPECT_THAT(says("target K3"), testing::EndsWith(" cannot be chosen here."));
}

TEST(PxFacts, PX_1_3_what_speaks_for_a_claim) {
  State state = table(2, "tableaux K9 T9 S4 V4 K1 T1 S2 V2/S1");
  EXPECT_EQ(for_move<Game>(state, seat(0), "claim"),
            "It claims your first paradox; the second wins.");
  EXPECT_EQ(for_move<Game>(state, seat(0), "build"),
            "It adds a card to your tableau: a paradox takes eight face up, and you have 8.");
  state.tokens[0] = 1;
  EXPECT_EQ(for_move<Game>(state, seat(0), "claim"), "It wins the game.");
}

}  // namespace
}  // namespace paradoxa::paradoxical
