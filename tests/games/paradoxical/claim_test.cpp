// PX-7, PX-9.8, PX-13: claims, what follows them, and the options that change it.
#include "support/paradoxical.hpp"

namespace paradoxa::paradoxical {
namespace {

constexpr const char* kReady = "K9 T9 S4 V4 K1 S2 T10 V12";            // PX-E4
constexpr const char* kStraights = "K5 T6 K7 T8 S9 K1 T2 S4 V10 V12";  // PX-E1

State ready(const std::string& more = "", const std::string& options = kUsualOptions) {
  return table(2, std::string("tableaux ") + kReady + "/S1 S3" + more, options);
}

TEST(PxClaim, PX_7_2_PX_7_3_first_the_set_then_the_indifferent_cards) {
  TestGame game(table(2, "tableaux K9 T9 S4 V4 K1 S2 T10 V12 K13 T13/S1"));  // PX-E6
  game.play("claim");
  EXPECT_EQ(game.ask(), "set");
  EXPECT_EQ(legal_text(game.state()),
            "set two_pair K9 K13 T9 T13, set two_pair K9 S4 T9 V4, set two_pair K13 S4 T13 V4");
  EXPECT_EQ(clause_against(game.state(), "set two_pair K9 S2 T9 T10"), "PX-8.4");
  EXPECT_EQ(clause_against(game.state(), "set two_pair K5 K9 T5 T9"), "PX-8.1");
  EXPECT_EQ(clause_against(game.state(), "set full_house K9 K13 T9 T13 V4"), "PX-8.5");
  EXPECT_EQ(clause_against(game.state(), "set straight K9 K13 T9 T13 V4"), "PX-8.6");
  game.play("set two_pair K13 S4 T13 V4");
  EXPECT_EQ(game.ask(), "indifferent");
  EXPECT_EQ(legal_moves(shipped(), game.state(), seat(0)).size(), 14u);
  EXPECT_EQ(clause_against(game.state(), "indifferent K9 T9 T10 V12"), "PX-8.8");
  EXPECT_EQ(clause_against(game.state(), "indifferent K1 S2 T10 T13"), "PX-8.2");
  EXPECT_EQ(clause_against(game.state(), "build"), "PX-7.3");
  game.play("indifferent K1 S2 T10 V12");
  EXPECT_EQ(tableau_of(game.state(), 0), "K9 T9");  // PX-7.9
}

TEST(PxClaim, PX_7_4_PX_7_6_PX_7_7_PX_R8_PX_R31_E17_what_happens_to_the_cards) {
  TestGame game(ready("; pool K2 S5 T4 V5"));
  game.play("claim");  // one set, one group: neither is asked
  EXPECT_EQ(game->tokens[0], 1);
  EXPECT_EQ(discards_of(game.state(), 1), "S4 K9");
  EXPECT_EQ(discards_of(game.state(), 2), "V4 T9");
  EXPECT_EQ(pool_of(game.state()), "K1 K2 S2 S5 T4 T10 V5 V12");
  EXPECT_EQ(game.ask(), "pool");
  EXPECT_EQ(game.who(), 0);
  game.play("drop K2, drop S5, drop T4");
  EXPECT_EQ(tableau_of(game.state(), 0), "");
  EXPECT_EQ(hand_of(game.state(), 0), "");
  EXPECT_EQ(game->active, seat(1));
}

TEST(PxClaim, PX_7_9_PX_R26_two_pairs_bring_no_cards_and_leave_the_rest) {
  TestGame game(table(2, std::string("tableaux ") + kReady + " K13-/S1 S3"));
  game.play("claim");
  EXPECT_EQ(tableau_of(game.state(), 0), "K13");
  EXPECT_EQ(game->hand(seat(0)).size, 0);
  EXPECT_EQ(game->active, seat(1));
}

TEST(PxClaim, PX_7_6_the_lowest_values_are_discarded_too) {
  TestGame game(table(2, "tableaux K1 K13 T1 T13 S2 V3 S4 V5/S1"));
  game.play("claim");
  EXPECT_EQ(game.last<Claimed>().kind, ParadoxKind::kTwoPair);
  for (const char* card : {"K1", "K13", "T1", "T13"})
    EXPECT_EQ(tableau_of(game.state(), 0).find(card), std::string::npos) << card;
}

TEST(PxClaim, PX_7_8_PX_R11_E18_ten_cards_bring_three_and_two_may_be_placed) {
  TestGame game(table(2, std::string("tableaux ") + kStraights + "/T3 T4; hands S1 S2 S3 V1 V2/"));
  game.play("claim, set straight K5 K7 S9 T6 T8");
  EXPECT_EQ(game.last<Claimed>().kind, ParadoxKind::kStraight);
  EXPECT_EQ(game->pool.size(), 5);
  EXPECT_EQ(game.ask(), "deck");
  game.play("deck 1, top S5, deck 2, top T5, deck 2, top T7");
  EXPECT_EQ(game->hand(seat(0)).size, 8);
  game.play("add S1, add T7");  // any hand cards
  EXPECT_EQ(tableau_of(game.state(), 0), "S1 T7");
  EXPECT_EQ(game.ask(), "hand");
  game.play("discard V1");
  EXPECT_EQ(game->hand(seat(0)).size, 5);
}

TEST(PxClaim, PX_7_8_placing_may_be_stopped) {
  TestGame game(table(2, std::string("tableaux ") + kStraights + "/T3 T4"));
  game.play("claim, set straight K5 K7 S9 T6 T8, deck 1, top S5, deck 2, top T5, deck 2, top T7");
  game.play("stop");
  EXPECT_EQ(tableau_of(game.state(), 0), "");
  EXPECT_EQ(hand_of(game.state(), 0), "S5 T5 T7");
}

TEST(PxClaim, PX_7_5_PX_9_8_PX_R12_PX_R20_E20_a_claim_removes_all_marks_of_all_players) {
  const std::string text = std::string("tableaux ") + kReady + "/S1! T8- V3+; hands /K7!=*";
  TestGame game(table(2, text));
  game.play("claim");
  EXPECT_TRUE((game->used | game->down | game->shielded).empty());
  EXPECT_EQ(hand_of(game.state(), 1), "K7");
}

TEST(PxClaim, PX_13_4_with_own_claim_only_the_claimers_cards_are_reset) {
  const std::string text =
      "tableaux K9! T9 S4 V4 K1 S2 T10 V12 K12! T3-/S1! T8- V6+; hands K8!=*/K7!=*";
  TestGame game(table(2, text, "discard mixed any own_claim off 100"));
  game.play("claim");
  game.finish_turn();
  EXPECT_TRUE(game->used.contains(card("S1")));
  EXPECT_TRUE(game->used.contains(card("K7")));
  EXPECT_TRUE(game->down.contains(card("T8")));
  EXPECT_TRUE(game->shielded.contains(card("V6")));
  EXPECT_FALSE(game->used.contains(card("K8")));
  EXPECT_FALSE(game->used.contains(card("K12")));
  EXPECT_FALSE(game->down.contains(card("T3")));
}

TEST(PxClaim, PX_13_1_E40_set_cards_may_be_kept) {
  TestGame game(ready("", "keep mixed any any_claim off 100"));
  game.play("claim");
  EXPECT_EQ(tableau_of(game.state(), 0), "K9 S4 T9 V4");
  EXPECT_TRUE((game->used | game->down | game->shielded).empty());
  EXPECT_EQ(discards_of(game.state(), 1), "");
  EXPECT_EQ(pool_of(game.state()), "K1 S2 T10 V12");
}

TEST(PxClaim, PX_8_8_the_event_tells_both_sums_and_the_clause) {
  TestGame game(ready());
  game.play("claim");
  ASSERT_EQ(game.all<Claimed>().size(), 1u);
  const Claimed claimed = game.all<Claimed>()[0];
  EXPECT_EQ(claimed.set_sum, 26);
  EXPECT_EQ(claimed.indifferent_sum, 25);
  EXPECT_EQ(claimed.clause, "PX-8.4"_clause);
}

}  // namespace
}  // namespace paradoxa::paradoxical
