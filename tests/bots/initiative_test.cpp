// The bots of Paradox Initiative: what the casual player sees, and how strong they are.
#include "support/initiative.hpp"

#include <string>

#include <gtest/gtest.h>

#include "battery/budget.hpp"
#include "bots/casual_choices.hpp"
#include "games/initiative/bot/casual.hpp"
#include "games/initiative/rules/forming.hpp"

namespace paradoxa::initiative {
namespace {

// Every move the casual player may choose for the seat to act, over some seeds.
MoveTexts pi_choices(const State& state) { return casual_choices<Game>(shipped(), state, 20); }

TEST(PiCasual, completes_a_card_when_it_can) {
  const State state = table(2,
                            "console W00-PA 4 R1 Y1, W03-PR 2; earned B1; "
                            "phase allocation allocate; glitch W07");
  EXPECT_EQ(pi_choices(state), MoveTexts{"place B W00-PA"});
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
          apply(shipped(), planned, s, casual_choice<Game>(shipped(), planned, seed),
                NobodyListens{});
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
  EXPECT_EQ(pi_choices(state), MoveTexts{"use swap"});
  for (int i = 0; i < 3; ++i)
    apply(shipped(), state, seat(0), casual_choice<Game>(shipped(), state, 1), NobodyListens{});
  for (const std::string& move : pi_choices(state)) {
    State after = state;
    apply(shipped(), after, seat(0), move_of(move), NobodyListens{});
    EXPECT_GE(after.earned_size, 1) << move;
  }
}

// ---- Strength, by fixed seeds -------------------------------------------------------------------

double pi_low_end(const std::vector<const char*>& bots, int games, std::uint64_t seed = 11) {
  return low_end_of_first<Game>(shipped(), bots, games, seed);
}

TEST(PiStrength, casual_beats_random_with_2_and_4_seats) {
  EXPECT_GT(pi_low_end({"casual", "random"}, kSanitized ? 20 : 60), 0.8);
  EXPECT_GT(pi_low_end({"casual", "random", "random", "random"}, kSanitized ? 20 : 60), 0.8);
}

TEST(PiStrength, the_search_beats_casual_with_4_seats) {
  if (kSanitized) GTEST_SKIP() << "too slow with sanitizers";
  EXPECT_GT(pi_low_end({"ismcts:60", "casual", "casual", "casual"}, 16), 0.25);
}

// As docs/bots.md says; the same games.
TEST(PiStrengthSoak, the_search_beats_casual_with_2_seats) {
  if (kSanitized || !battery::soaking()) GTEST_SKIP() << "only in a long run";
  EXPECT_GT(pi_low_end({"ismcts:500", "casual"}, 100, 7), 0.6);
}

TEST(PiStrength, casual_wins_some_games_against_the_rival_and_random_none) {
  EXPECT_GT(pi_low_end({"casual"}, 100), 0.15);
  EXPECT_EQ(pi_low_end({"random"}, 50), 0);
}

}  // namespace
}  // namespace paradoxa::initiative
