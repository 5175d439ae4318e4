// The bots of Paradox Initiative: what the casual player sees, how strong they are, and B7.
#include "support/initiative.hpp"

#include <set>
#include <string>

#include <gtest/gtest.h>

#include "bots/any_bot.hpp"
#include "bots/decisions.hpp"
#include "games/initiative/bot/casual.hpp"
#include "games/initiative/rules/forming.hpp"
#include "lab/match.hpp"
#include "support/battery_initiative.hpp"

namespace paradoxa::initiative {
namespace {

using PiMoves = std::set<std::string>;

// Every move the casual player may choose for the seat to act, over some seeds.
PiMoves pi_choices(const State& state) {
  const Seat s = to_act(shipped(), state).first();
  const auto given = decision_in<Game>(shipped(), state, s);
  PiMoves texts;
  for (std::uint64_t number = 0; number < 20; ++number) {
    FastRandom random(number);
    texts.insert(to_text(casual_move(shipped(), given.view, s, given.legal, random)));
  }
  return texts;
}

TEST(PiCasual, completes_a_card_when_it_can) {
  const State state = table(2,
                            "console W00-PA 4 R1 Y1, W03-PR 2; earned B1; "
                            "phase allocation allocate; glitch W07");
  EXPECT_EQ(pi_choices(state), PiMoves{"place B W00-PA"});
}

Move pi_choice_of(const State& state, std::uint64_t seed) {
  const Seat s = to_act(shipped(), state).first();
  const auto given = decision_in<Game>(shipped(), state, s);
  FastRandom random(seed);
  return casual_move(shipped(), given.view, s, given.legal, random);
}

bool can_form_now(const State& state) {
  bool found = strand_lines(state.matrix(state.active)) != 0;
  for_each_forming(state.matrix(state.active), state.anomaly, false,
                   [&](const Move&, const Gap&) { found = true; });
  return found;
}

bool can_form_with_two_swaps(const State& state) {
  for (const Move& move : legal_moves(shipped(), state, state.active)) {
    if (!is_swap(move)) continue;
    State after = state;
    apply(shipped(), after, state.active, move, NobodyListens{});
    if (after.ask == Ask::kTurn && can_form_now(after)) return true;
  }
  return false;
}

// Where no swap forms a strand but two of them do, the first one prepares it and the second forms
// it.
TEST(PiCasual, plans_a_strand_two_swaps_ahead) {
  int plans = 0, formed = 0;
  for (std::uint64_t seed = 0; seed < (kSanitized ? 10u : 40u); ++seed) {
    State state = initial(shipped(), Options::for_seats(2));
    FastRandom random(seed);
    while (state.ask != Ask::kOver) {
      const Seat s = to_act(shipped(), state).first();
      if (state.ask == Ask::kTurn && state.actions == 2 && !can_form_now(state) &&
          can_form_with_two_swaps(state)) {
        State planned = state;
        for (int i = 0; i < 4 && planned.ask == Ask::kTurn && planned.active == s; ++i)
          apply(shipped(), planned, s, pi_choice_of(planned, seed), NobodyListens{});
        ++plans;
        formed += planned.allocating() ? 1 : 0;
      }
      apply(shipped(), state, s, sample(shipped(), state, s, random), NobodyListens{});
    }
  }
  EXPECT_GT(plans, kSanitized ? 15 : 80);
  EXPECT_GT(formed, plans * 9 / 10);
}

// No red knot is left for d2: a module brings another red disc there.
TEST(PiCasual, uses_a_module_for_a_strand_that_no_swap_forms) {
  State state = table(2, "row2 R1 R2 R1 K3 W2; actions 1; console W05-PA 1; tech swap||");
  ASSERT_FALSE(can_form_now(state));
  EXPECT_EQ(pi_choices(state), PiMoves{"use swap"});
  for (int i = 0; i < 3; ++i)
    apply(shipped(), state, seat(0), pi_choice_of(state, 1), NobodyListens{});
  for (const std::string& move : pi_choices(state)) {
    State after = state;
    apply(shipped(), after, seat(0), move_of(move), NobodyListens{});
    EXPECT_GE(after.earned_size, 1) << move;
  }
}

// ---- Strength, by fixed seeds -------------------------------------------------------------------

double low_end_of_first_initiative(std::vector<const char*> bots, int games,
                                   std::uint64_t seed = 11) {
  std::vector<BotSpec> specs;
  for (const char* bot : bots) specs.push_back(*parse_bot(bot));
  const auto options = Options::for_seats(static_cast<int>(specs.size()));
  return run_match<Game>(shipped(), options, specs, {.games = games, .seed = seed})
      .entries[0]
      .ci95.low;
}

TEST(PiStrength, casual_beats_random_with_2_and_4_seats) {
  EXPECT_GT(low_end_of_first_initiative({"casual", "random"}, kSanitized ? 20 : 60), 0.8);
  EXPECT_GT(
      low_end_of_first_initiative({"casual", "random", "random", "random"}, kSanitized ? 20 : 60),
      0.8);
}

TEST(PiStrength, the_search_beats_casual_with_4_seats) {
  if (kSanitized) GTEST_SKIP() << "too slow with sanitizers";
  EXPECT_GT(low_end_of_first_initiative({"ismcts:60", "casual", "casual", "casual"}, 16), 0.25);
}

// As docs/bots.md says; the same games.
TEST(PiStrengthSoak, the_search_beats_casual_with_2_seats) {
  if (kSanitized || !battery::soaking()) GTEST_SKIP() << "only in a long run";
  EXPECT_GT(low_end_of_first_initiative({"ismcts:500", "casual"}, 100, 7), 0.6);
}

TEST(PiStrength, casual_wins_some_games_against_the_rival_and_random_none) {
  EXPECT_GT(low_end_of_first_initiative({"casual"}, 100), 0.15);
  EXPECT_EQ(low_end_of_first_initiative({"random"}, 50), 0);
}

// ---- B7 -----------------------------------------------------------------------------------------

constexpr battery::Budget kPiDecisions{.test = 200, .soak = 10'000};

TEST(PiSecrecy, B7_bots_choose_alike_in_worlds_that_look_alike) {
  using PiTrait = battery::Trait<Game>;
  for (const char* spec : {"random", "casual", "ismcts:30"}) {
    TypedBot<Game> bot(*parse_bot(spec));
    const auto choose = [&](const State& state, Seat s, FastRandom random) {
      const auto given = decision_in<Game>(shipped(), state, s);
      return bot.choose(shipped(), given.view, s, given.legal, random).move;
    };
    int differing = 0;
    std::int64_t seen = 0;
    for (std::int64_t game = 0; seen < kPiDecisions.amount(); ++game) {
      FastRandom random(static_cast<std::uint64_t>(game) + 700);
      for_each_decision<Game>(shipped(), battery::options_of<Game>(game), random,
                              [&](const State& state, Seat s) {
                                if (random.below(12) != 0 || seen >= kPiDecisions.amount()) return;
                                const PiTrait::Worlds worlds(state, Viewer::of(s));
                                const State twin = worlds.twin(random);
                                differing += choose(state, s, random) != choose(twin, s, random);
                                ++seen;
                              });
    }
    EXPECT_EQ(differing, 0) << spec;
  }
}

}  // namespace
}  // namespace paradoxa::initiative
