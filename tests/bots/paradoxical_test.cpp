// The bots of Paradoxical: what the casual player sees, how strong they are, and B7.
#include "support/paradoxical.hpp"

#include <set>
#include <string>

#include <gtest/gtest.h>

#include "bots/any_bot.hpp"
#include "bots/decisions.hpp"
#include "games/paradoxical/bot/casual.hpp"
#include "lab/match.hpp"
#include "support/battery_paradoxical.hpp"

namespace paradoxa::paradoxical {
namespace {

using PxMoves = std::set<std::string>;

// Every move the casual player may choose for the seat to act, over many seeds.
PxMoves px_choices(const State& state) {
  const Seat s = to_act(shipped(), state).first();
  const auto given = decision_in<Game>(shipped(), state, s);
  PxMoves texts;
  for (std::uint64_t number = 0; number < 60; ++number) {
    FastRandom random(number);
    texts.insert(to_text(casual_move(shipped(), given.view, s, given.legal, random)));
  }
  return texts;
}

TEST(PxCasual, claims_what_it_can_claim) {
  EXPECT_EQ(px_choices(table(2, "tableaux K9 T9 S4 V4 K1 S2 T10 V12/S1")), PxMoves{"claim"});
}

TEST(PxCasual, breaks_a_paradox_that_would_win) {
  // S9 can turn one of the four face down; any other action loses.
  const State state = position(
      "2 discard mixed any any_claim off 100; turn 30 active 0 tokens 0 1; "
      "tableaux S9 T5 K3/K8 T8 S11 T11 K1 S2 T3 V4; ask action who 0");
  EXPECT_EQ(px_choices(state), PxMoves{"effect S9"});
  const PxMoves targets = px_choices(TestGame(state).play("effect S9").state());
  for (const std::string& target : targets) {
    TestGame game(state);
    game.play("effect S9").play(target);
    EXPECT_FALSE(has_paradox(game->options, game->face_up(seat(1)))) << target;
  }
}

TEST(PxCasual, picks_the_card_that_makes_a_pair) {
  TestGame game(stacked(table(2, "tableaux K6 T9 V4/T2 T3"), 1, "K1 S9 K12 S2 K3"));
  game.play("effect K6, deck 1");
  EXPECT_EQ(px_choices(game.state()), PxMoves{"pick S9"});
}

TEST(PxCasual, makes_room_without_breaking_a_pair) {
  TestGame game(table(2, "tableaux K9 T9 S4 V4 K13 S13 S1 S2 S3 S5/V1"));
  game.play("build");
  for (const std::string& room : px_choices(game.state()))
    EXPECT_EQ(room.find("9") + room.find("4"), 2 * std::string::npos) << room;
}

TEST(PxCasual, among_moves_that_feel_alike_it_takes_any) {
  FastRandom random(3);
  std::size_t varied = 0;
  int seen = 0;
  for_each_decision<Game>(shipped(), Options::for_seats(3), random, [&](const State& state, Seat) {
    if (seen++ < 60) varied += px_choices(state).size() > 1;
  });
  EXPECT_GT(varied, 10u);
}

// ---- Strength, by fixed seeds -------------------------------------------------------------------

double low_end_of_first(std::vector<const char*> bots, int games) {
  std::vector<BotSpec> specs;
  for (const char* bot : bots) specs.push_back(*parse_bot(bot));
  const auto options = Options::for_seats(static_cast<int>(specs.size()));
  return run_match<Game>(shipped(), options, specs, {.games = games, .seed = 11})
      .entries[0]
      .ci95.low;
}

TEST(PxStrength, casual_beats_random_with_2_and_3_seats) {
  EXPECT_GT(low_end_of_first({"casual", "random"}, kSanitized ? 60 : 400), 0.9);
  EXPECT_GT(low_end_of_first({"casual", "random", "random"}, kSanitized ? 60 : 400), 0.9);
  EXPECT_GT(low_end_of_first({"medium", "easy"}, kSanitized ? 100 : 600), 0.6);
}

// With two seats the same takes more simulations and games: docs/bots.md has the figures.
TEST(PxStrength, search_beats_casual_with_3_seats) {
  if (kSanitized) GTEST_SKIP() << "too slow here, and nothing new to sanitize";
  EXPECT_GT(low_end_of_first({"ismcts:300", "casual", "casual"}, 60), 1 / 3.0);
}

// ---- B7 -----------------------------------------------------------------------------------------

constexpr battery::Budget kPxDecisions{.test = 800, .soak = 40'000};

template <class Choose>
int px_differences(std::int64_t decisions, Choose&& choose) {
  using PxTrait = battery::Trait<Game>;
  int differing = 0;
  std::int64_t seen = 0;
  std::int64_t game = 0;
  while (seen < decisions) {
    FastRandom random(static_cast<std::uint64_t>(game) + 700);
    for_each_decision<Game>(shipped(), battery::options_of<Game>(game++), random,
                            [&](const State& state, Seat s) {
                              if (random.below(12) != 0 || seen >= decisions) return;
                              const PxTrait::Worlds worlds(state, Viewer::of(s));
                              const State twin = worlds.twin(random);
                              FastRandom one = random, other = random;
                              differing += choose(state, s, one) != choose(twin, s, other);
                              ++seen;
                            });
  }
  return differing;
}

TEST(PxSecrecy, B7_bots_choose_alike_in_worlds_that_look_alike) {
  for (const char* spec : {"random", "casual", "easy", "ismcts:60"}) {
    TypedBot<Game> bot(*parse_bot(spec));
    EXPECT_EQ(
        px_differences(kPxDecisions.amount(),
                       [&](const State& state, Seat s, FastRandom& random) {
                         const auto given = decision_in<Game>(shipped(), state, s);
                         return bot.choose(shipped(), given.view, s, given.legal, random).move;
                       }),
        0)
        << spec;
  }
}

// The canary: a bot that sees the position goes by what its neighbour holds.
TEST(PxSecrecy, B7_a_bot_that_is_given_the_position_is_found_out) {
  EXPECT_GT(px_differences(200,
                           [](const State& state, Seat s, FastRandom&) {
                             const MoveList legal = legal_moves(shipped(), state, s);
                             const Hand& next = state.hand(state.after(s));
                             const auto number = static_cast<std::size_t>(next.set().sum());
                             return legal[number % legal.size()];
                           }),
            20);
}

}  // namespace
}  // namespace paradoxa::paradoxical
