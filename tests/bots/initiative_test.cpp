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

// ---- What others leave lying ------------------------------------------------------------------

// A set of three grows by four points, and all triggers are on.
TEST(PiCasual, drafts_a_parallel_universe_for_a_large_set) {
  const State state =
      table(2,
            "phase wormhole wormhole; actions 0; wormhole W09-PR W10-PA W11-PR PU1 W12-PA "
            "W14-PR W08-PA W05-PR W06-PA; piles W03-PA W03-PR W03-FU; triggers RYB; tech swap "
            "shift rewind||");
  EXPECT_EQ(pi_choices(state), MoveTexts{"draft PU1"});
}

// Without a card of any world it stands in for nothing.
TEST(PiCasual, leaves_a_parallel_universe_that_would_stand_in_for_nothing) {
  const State state =
      table(2,
            "phase wormhole wormhole; actions 0; wormhole W09-PR W10-PA W11-PR PU1 W12-PA "
            "W14-PR W08-PA W05-PR W06-PA; triggers RYB");
  EXPECT_FALSE(pi_choices(state).contains("draft PU1"));
}

// No red knot is left for d2, but most discs that may come there are right, or can be swapped.
TEST(PiCasual, destroys_the_column_that_keeps_a_strand_from_forming) {
  State state = table(2, "row2 R1 R2 R1 K3 W2; actions 1; console W05-PA 1; tech destroy||");
  ASSERT_FALSE(can_form_now(state));
  EXPECT_EQ(pi_choices(state), MoveTexts{"use destroy"});
  apply(shipped(), state, seat(0), move_of("use destroy"), NobodyListens{});
  EXPECT_EQ(pi_choices(state), MoveTexts{"column d"});
}

// A disc that another card can spare completes the one that is lost otherwise.
TEST(PiCasual, moves_a_particle_to_the_card_that_would_be_lost) {
  State state = table(2,
                      "actions 0; console W00-PA 4 R1 Y1, W03-PR 2 B1; tech paradox||; "
                      "glitch W07");
  EXPECT_EQ(pi_choices(state), MoveTexts{"use paradox"});
  apply(shipped(), state, seat(0), move_of("use paradox"), NobodyListens{});
  EXPECT_EQ(pi_choices(state), MoveTexts{"take B W03-PR"});
}

struct Uses {
  static constexpr bool kListens = true;
  int parallels = 0, destroys = 0, paradoxes = 0;

  template <class E>
  void operator()(const E&) {}
  void operator()(const Drafted& e) { parallels += e.card.is_parallel() ? 1 : 0; }
  void operator()(const ModuleUsed& e) {
    destroys += e.module == Module::kDestroy ? 1 : 0;
    paradoxes += e.module == Module::kParadox ? 1 : 0;
  }
};

// Of each two players one drafts a parallel universe; of each four one destroys a column, and of
// each seven one moves a particle.
TEST(PiCasual, uses_everything_that_the_game_offers) {
  constexpr int kPlayed = 60, kSeats = 2;
  Uses uses;
  for (std::uint64_t seed = 0; seed < kPlayed; ++seed) {
    State state = initial(shipped(), Options::for_seats(kSeats));
    FastRandom random(seed);
    while (state.ask != Ask::kOver) {
      const Seat s = to_act(shipped(), state).first();
      const Move move = is_nature(s) ? sample(shipped(), state, s, random)
                                     : casual_choice<Game>(shipped(), state, random.next());
      apply(shipped(), state, s, move, uses);
    }
  }
  EXPECT_GT(uses.parallels, kPlayed * kSeats / 2);
  EXPECT_GT(uses.destroys, kPlayed * kSeats / 4);
  EXPECT_GT(uses.paradoxes, kPlayed * kSeats / 7);
}

// ---- Strength, by fixed seeds -------------------------------------------------------------------

double pi_low_end(const std::vector<const char*>& bots, int games, std::uint64_t seed = 11) {
  return low_end_of_first<Game>(shipped(), bots, games, seed);
}

TEST(PiStrength, casual_beats_random_with_2_and_4_seats) {
  EXPECT_GT(pi_low_end({"casual", "random"}, kSanitized ? 20 : 60), 0.8);
  EXPECT_GT(pi_low_end({"casual", "random", "random", "random"}, kSanitized ? 20 : 60), 0.8);
}

TEST(PiStrengthSoak, the_search_beats_casual_with_4_seats) {
  if (kSanitized || !battery::soaking()) GTEST_SKIP() << "only in a long run";
  EXPECT_GT(pi_low_end({"ismcts:60", "casual", "casual", "casual"}, 40), 0.25);
}

// As docs/bots.md says; the same games.
TEST(PiStrengthSoak, the_search_beats_casual_with_2_seats) {
  if (kSanitized || !battery::soaking()) GTEST_SKIP() << "only in a long run";
  EXPECT_GT(pi_low_end({"ismcts:500", "casual"}, 100, 7), 0.6);
}

TEST(PiStrength, casual_wins_some_games_against_the_rival_and_random_none) {
  EXPECT_GT(pi_low_end({"casual"}, 400), 0.15);
  EXPECT_EQ(pi_low_end({"random"}, 50), 0);
}

}  // namespace
}  // namespace paradoxa::initiative
