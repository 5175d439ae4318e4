// What a refusal says about discs, cards and worlds, in words.
#include "support/facts.hpp"

#include "games/initiative/game.hpp"
#include "support/initiative.hpp"

namespace paradoxa::initiative {
namespace {

std::string said(const State& state, int s, std::string_view text) {
  return why_not<Game>(state, seat(s), text);
}

TEST(PiFacts, PI_5_4_PI_5_8_of_two_discs) {
  const State state = table(2);
  EXPECT_EQ(said(state, 0, "swap a2 b4"), "Both discs are red: a swap needs two colours.");
  EXPECT_NE(said(state, 0, "swap a1 b1").find("only equal symbols can be swapped"),
            std::string::npos);
  EXPECT_EQ(said(state, 1, "end"), "It’s Ann’s turn.");
}

TEST(PiFacts, PI_5_2_PI_5_7_PI_5_11_of_one_disc) {
  const State locked = table(2, "row2 R1 R2 R3 K1 W2; console W11-NX 2");
  EXPECT_EQ(said(locked, 0, "swap d2 b4"), "The disc on b4 is locked.");
  State spent = table(2);
  spent.actions = 0;
  EXPECT_EQ(said(spent, 0, "swap a1 e3"), "You have no matrix action left this turn.");
  State hole = table(2);
  hole.matrices[0].clear(cell("a1").bit());
  EXPECT_EQ(said(hole, 0, "swap a1 e3"), "There is no disc on a1.");
}

TEST(PiFacts, PI_10_4_PI_22_4_of_purple) {
  State state = table(2, "triggers RY");
  EXPECT_EQ(said(state, 0, "purple"), "Purple takes all three triggers, and two of yours are on.");
  state.purple = 0;
  EXPECT_EQ(said(state, 0, "purple"), "There is no purple particle left.");
}

}  // namespace
}  // namespace paradoxa::initiative
