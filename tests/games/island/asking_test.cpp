// How questions are put: IS-15.8, IS-25.5, IS-25.6, IS-25.9.
#include <set>
#include <string>
#include <vector>

#include "games/island/game.hpp"
#include "support/island.hpp"

namespace paradoxa::island {
namespace {

Asking<Move> asked(const TestGame& game) {
  return Game::asking(shipped(), game.state(), game->asked);
}
std::vector<std::string> kinds(const State& state, int s) {
  std::vector<std::string> all;
  for (const auto kind : Game::order_kinds(shipped(), state, seat(s))) all.emplace_back(kind);
  return all;
}

// Hempel is about to be attacked and could restore; the fruit is printed nowhere: it is in a box.
TEST(IslandAsking, IS_15_8_silence_passes_and_always_uses_the_first_usable_fruit) {
  const std::string turn = "wave NE; bush off; rock off; turn 0; actions 1";
  TestGame game("schrodie orange C6 +apple h1; " + turn);
  game.play("strike a");
  ASSERT_EQ(game.asks(), "react") << game.legal();
  const auto question = asked(game);
  EXPECT_EQ(to_text(*question.by_default), "pass");
  EXPECT_FALSE(game.clause_against(to_text(*question.always)).size());
  EXPECT_EQ(question.limit_s, 20);
  EXPECT_FALSE(question.secret);
  EXPECT_FALSE(question.kind.empty());
  const auto orders = kinds(game.state(), 1);
  EXPECT_NE(std::find(orders.begin(), orders.end(), question.kind), orders.end());
}

TEST(IslandAsking, IS_15_8_a_table_may_do_without_a_limit) {
  State state = position("schrodie orange C6 +apple h1; wave NE; turn 0; actions 1");
  state.options.reaction_timeout_s = 0;
  TestGame game(state);
  game.play("strike a");
  ASSERT_EQ(game.asks(), "react");
  EXPECT_EQ(asked(game).limit_s, 0);
}

// In random games the seat that is asked to react may always give an order for what it is asked.
TEST(IslandAsking, IS_15_8_every_reaction_is_of_a_kind_that_orders_can_be_given_for) {
  std::set<std::string> seen;
  for (std::uint64_t g = 0; g < 60; ++g) {
    FastRandom random(g);
    State state = initial(shipped(), Options::for_seats(2 + static_cast<int>(g % 3)));
    while (!is_over(state)) {
      const auto question = Game::asking(shipped(), state, state.asked);
      EXPECT_EQ(question.by_default.has_value(), state.ask == Ask::kReact);
      if (state.ask == Ask::kReact) {
        EXPECT_FALSE(refusal(shipped(), state, state.asked, *question.by_default));
        EXPECT_FALSE(refusal(shipped(), state, state.asked, *question.always));
        const auto orders = kinds(state, state.asked.index);
        if (!question.kind.empty()) {
          EXPECT_NE(std::find(orders.begin(), orders.end(), question.kind), orders.end());
        }
        seen.insert(std::string(question.kind));
      }
      apply(shipped(), state, state.asked, sample(shipped(), state, state.asked, random),
            NobodyListens{});
    }
    EXPECT_TRUE(kinds(state, 0).empty());
  }
  EXPECT_GE(seen.size(), 4u);
}

TEST(IslandAsking, IS_25_5_IS_25_6_IS_R56_OP_reads_notes_where_the_table_lets_it) {
  State state = position("hempel lime C2; turn 1");
  EXPECT_EQ(Game::notes_reader(shipped(), state), seat(0));
  state.options.notes_open_to_op = Switch::kOff;
  EXPECT_EQ(Game::notes_reader(shipped(), state), std::nullopt);
}

TEST(IslandAsking, IS_25_9_what_OP_is_asked_unheard_is_secret_and_no_question_of_captives_is) {
  for (int ask = 0; ask < kAsks; ++ask) {
    const auto question = static_cast<Ask>(ask);
    if (is_secret(question)) {
      EXPECT_TRUE(is_ops(question)) << kAskWords.of(question);
    }
  }
  for (const Ask ask :
       {Ask::kBuild, Ask::kAssign, Ask::kWaveStart, Ask::kRockStart, Ask::kKeep, Ask::kOpTurn,
        Ask::kCarry, Ask::kSecondHalf, Ask::kExit, Ask::kSinkhole, Ask::kGust, Ask::kArrows,
        Ask::kStir, Ask::kReturn, Ask::kPortal, Ask::kTrack, Ask::kExtraStep})
    EXPECT_TRUE(is_secret(ask)) << kAskWords.of(ask);
}

// IS-E56: lying in the straight lake and moving SE, one exit is left, and OP is asked all the same.
TEST(IslandAsking, IS_25_9_a_forced_choice_is_asked_and_secret) {
  TestGame game("hempel orange F3 lying; wave S; turn 1");
  game.play("move SE");
  ASSERT_EQ(game.asks(), "exit");
  EXPECT_EQ(game.choices(), 1u);
  EXPECT_TRUE(asked(game).secret);
}

}  // namespace
}  // namespace paradoxa::island
