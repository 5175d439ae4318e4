// What a refusal says about the hand and the trick, in words.
#include "support/facts.hpp"

#include "games/paradominetor/game.hpp"
#include "support/paradominetor.hpp"

namespace paradoxa::paradominetor {
namespace {

constexpr const char* kFactHands = "R3n R1p K0 B2p B1n B3f/R2p G5f K0 G1n -R/";

std::string said(const State& state, int s, std::string_view text) {
  return why_not<Game>(state, seat(s), text);
}

TEST(PdFacts, PD_4_2_names_the_tiles_that_could_follow) {
  TestGame game(at_lead("3 RBG left 0", "R3n/R2p R4f G5f B1p -R -K/"));
  game.make(0, "play R3n");
  EXPECT_EQ(said(game.state(), 1, "play G5f"),
            "You still hold red 2 (past) and red 4 (future), so you must follow red.");
  EXPECT_EQ(said(game.state(), 2, "play G5f"), "It’s Bob’s turn.");
}

TEST(PdFacts, PD_4_2_black_is_a_way_out) {
  TestGame game(at_lead("3 RBG left 0", kFactHands));
  game.make(0, "play R3n");
  EXPECT_EQ(said(game.state(), 1, "play G5f"),
            "You still hold red 2 (past), so you must follow red or play black.");
}

TEST(PdFacts, PD_2_6_PD_2_8_what_is_asked_for_in_the_pass) {
  TestGame game(at_pass("3 RBG left 0", kFactHands));
  EXPECT_EQ(said(game.state(), 0, "pass R3n"),
            "Now choose a past tile: red 3 (present) is not one.");
  EXPECT_EQ(said(game.state(), 0, "pass G5f"), "You don’t have green 5 (future).");
  EXPECT_EQ(said(game.state(), 0, "play R1p"),
            "The first trick starts once everyone has passed three tiles.");
  game.make(0, "pass R1p").make(0, "pass R3n").make(0, "pass B3f");
  EXPECT_EQ(said(game.state(), 0, "pass B2p"),
            "You have already passed three tiles. Bob and Cyd are still choosing.");
}

TEST(PdFacts, PD_5_1_PD_5_6_who_declares_and_what) {
  TestGame game(at_lead("3 RBG left 0", kFactHands));
  EXPECT_EQ(said(game.state(), 0, "declare R"), "You name a colour only after leading black.");
  game.make(0, "play K0");
  EXPECT_EQ(said(game.state(), 0, "play R3n"),
            "You led black, so name a colour before anything else is played.");
  EXPECT_EQ(said(game.state(), 0, "declare P"), "This game is played with red, blue and green.");
  game.make(0, "declare R");
  EXPECT_EQ(said(game.state(), 1, "declare G"), "Only the player who leads black names a colour.");
}

TEST(PdFacts, PD_6_3_PD_6_10_what_speaks_for_a_tile) {
  TestGame game(at_lead("3 RBG left 0", "R3n R6f/R2p R3f R4f -K/"));
  const auto speaks = [&](int s, const char* text) {
    return for_move<Game>(game.state(), seat(s), text);
  };
  EXPECT_EQ(speaks(0, "play R6f"), "No one else can hold its equal, so no one can join it.");
  EXPECT_EQ(speaks(0, "play R3n"),
            "2 equal tiles are still out: if one is played, it makes a paradox with yours.");
  game.make(0, "play R3n");
  EXPECT_EQ(speaks(1, "play R3f"),
            "It equals Ann’s red 3: a paradox, and no single tile beats that.");
  EXPECT_EQ(speaks(1, "play R4f"), "It is the best tile so far.");
  EXPECT_EQ(speaks(1, "play R2p"),
            "It isn’t winning the trick so far, and you keep your better tiles.");
}

}  // namespace
}  // namespace paradoxa::paradominetor
