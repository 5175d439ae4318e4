// What a hint compares: the rest of the game after two moves.
#include "bots/compare.hpp"

#include <atomic>

#include <gtest/gtest.h>

#include "bots/adviser.hpp"
#include "bots/decisions.hpp"
#include "support/paradoxical.hpp"

namespace paradoxa {
namespace {

using Px = paradoxical::Game;

// The next player can claim a second paradox: Ann now, or Bob if she builds.
paradoxical::State about_to_win() {
  auto state = paradoxical::table(2, "tableaux K9 T9 S4 V4 K1 T1 S2 V2/K8 T8 S7 V7 K3 T3 S5 V5");
  state.tokens[0] = state.tokens[1] = 1;
  return state;
}

MoveComparison of(const paradoxical::State& state, const char* one, const char* two,
                  const std::atomic<bool>* cancelled = nullptr) {
  const auto& content = paradoxical::shipped();
  const auto move = [&](const char* text) { return *CodecOf<Px>::parse_move(content, text); };
  FastRandom random(7);
  return compared<Px>(content, Px::view(content, state, Viewer::of(seat(0))), seat(0), move(one),
                      move(two), random, cancelled);
}

TEST(Compare, a_claim_that_wins_wins_every_game) {
  const MoveComparison claim = of(about_to_win(), "claim", "build");
  EXPECT_EQ(claim.games, 160);
  EXPECT_DOUBLE_EQ(claim.wins[0], 1);
  EXPECT_DOUBLE_EQ(claim.wins[1], 0);
  const MoveComparison build = of(about_to_win(), "build", "claim");
  EXPECT_DOUBLE_EQ(build.wins[1], 1);
}

TEST(Compare, the_same_move_twice_makes_no_difference) {
  FastRandom random(3);
  const paradominetor::Content content;
  for_each_decision<paradominetor::Game>(
      content, paradominetor::Options::for_seats(3), random, [&](const auto& state, Seat seat) {
        if (random.below(12) != 0) return;
        const auto given = decision_in<paradominetor::Game>(content, state, seat);
        FastRandom luck = random.split();
        const MoveComparison same = compared<paradominetor::Game>(
            content, given.view, seat, given.legal[0], given.legal[0], luck, nullptr);
        EXPECT_EQ(same.wins[0], same.wins[1]);
        EXPECT_TRUE(same.rows.empty());
      });
}

TEST(Compare, stops_when_nobody_waits_any_more) {
  const std::atomic<bool> cancelled{true};
  EXPECT_EQ(of(about_to_win(), "claim", "build", &cancelled).games, 0);
}

TEST(Differences, are_clear_where_luck_does_not_explain_them) {
  Differences steady("steady"), wavering("wavering");
  for (int i = 0; i < 20; ++i) {
    steady.add(1);
    wavering.add(i % 2 == 0 ? 3 : -3);
  }
  EXPECT_TRUE(steady.clear());
  EXPECT_DOUBLE_EQ(steady.mean(), 1);
  EXPECT_FALSE(wavering.clear());
  EXPECT_FALSE(Differences("none").clear());
}

}  // namespace
}  // namespace paradoxa
