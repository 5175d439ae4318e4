// The bots of Paradox Island: what the casual player of either side sees, and how strong they are.
#include "support/island.hpp"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "battery/budget.hpp"
#include "bots/casual_choices.hpp"
#include "games/island/bot/casual.hpp"
#include "games/island/bot/policy.hpp"

namespace paradoxa::island {
namespace {

MoveTexts is_choices(const State& state) { return casual_choices<Game>(shipped(), state, 20); }

// The position in which a captive knows its cell: `mark_here` has told it.
State knowing_where(State state, int piece = 0) {
  state.pieces[static_cast<std::size_t>(piece)].marked = 1;
  return state;
}

State after(State state, const std::string& move) {
  apply(shipped(), state, state.asked, move_of(move), NobodyListens{});
  return state;
}

// ---- Captives -----------------------------------------------------------------------------------

TEST(IsCasual, achilles_leaps_from_a_corner) {
  const State state = knowing_where(position("achilles lime A1; wave S; bush D4"));
  for (const std::string& move : is_choices(state))
    EXPECT_EQ(after(state, move).boards[0].steps, 1) << move;
}

TEST(IsCasual, a_wounded_captive_takes_health_at_a_camp) {
  TestGame game("hempel orange E6 h1; wave N");
  game.play("move SW");
  ASSERT_EQ(game.asks(), "camp");
  for (const std::string& move : is_choices(game.state()))
    EXPECT_GT(after(game.state(), move).pieces[0].health, 1) << move;
}

TEST(IsCasual, the_last_point_of_health_is_worth_a_fruit) {
  TestGame game("schrodie cherries E5 h1 +apple; wave N");
  game.play("move E");
  ASSERT_EQ(game.asks(), "react");
  EXPECT_EQ(is_choices(game.state()), MoveTexts{"use apple"});
}

TEST(IsCasual, granddead_scares_off_whom_he_can) {
  TestGame game("granddead grapes; theseus banana C4; bush C5; wave N; turn 0; actions 1");
  game.play("step bush W C5");
  ASSERT_EQ(game.asks(), "react");
  EXPECT_EQ(is_choices(game.state()), MoveTexts{"use grapes"});
}

// Rivals: everybody minds the own mission, and no action is thrown away.
TEST(IsCasual, actions_are_not_wasted) {
  int turns = 0, wasted = 0;
  for (std::uint64_t seed = 0; seed < (kSanitized ? 6u : 20u); ++seed) {
    State state = initial(shipped(), Options::for_seats(3));
    FastRandom random(seed);
    Hearers<Game> hearers;
    while (state.ask != Ask::kOver) {
      const Seat s = state.asked;
      const Move move = is_nature(s) ? sample(shipped(), state, s, random)
                                     : casual_choice<Game>(shipped(), state, random.next());
      if (state.ask == Ask::kTurn || state.ask == Ask::kOpTurn) {
        ++turns;
        wasted += move.kind == MoveKind::kEnd && state.actions > 0 ? 1 : 0;
      }
      apply(shipped(), state, s, move, hearers);
    }
  }
  EXPECT_GT(turns, 200);
  EXPECT_LT(wasted, turns / 50);
}

// ---- OP -----------------------------------------------------------------------------------------

TEST(IsCasual, op_strikes_where_that_wins) {
  const State state = position(
      "hempel orange A2 h1; theseus banana C4; bush G1; rock G2; wave N; turn 0; perished 4; "
      "actions 1");
  EXPECT_EQ(is_choices(state), MoveTexts{"strike a"});
}

// However much a leader's wounds weigh, they weigh less than its perishing.
TEST(IsCasual, op_finishes_off_a_wounded_leader) {
  const State state = position(
      "phil orange A2 h1 e0 $4; theseus banana C4; bush G1; rock G2; wave N; turn 0; actions 1");
  EXPECT_EQ(is_choices(state), MoveTexts{"strike a"});
}

// Not always the same one: it is the leader who is hunted.
TEST(IsCasual, op_strikes_the_leader) {
  const std::string both = "bush G1; rock G2; wave N; turn 0; actions 1";
  EXPECT_EQ(is_choices(position("hempel orange A2 $3; theseus banana A3; " + both)),
            MoveTexts{"strike a"});
  EXPECT_EQ(is_choices(position("hempel orange A2; theseus banana A3 $3; " + both)),
            MoveTexts{"strike b"});
}

TEST(IsCasual, op_plans_to_sail_and_strike) {
  const State state =
      position("hempel orange E6; theseus banana D6; bush A1; rock A3; wave NW; turn 0; actions 2");
  EXPECT_EQ(is_choices(state), MoveTexts{"sail SE"});
}

// ---- The search ---------------------------------------------------------------------------------

// In OP's search captives must not go by the map that OP sees.
TEST(IsPolicy, captives_move_alike_on_islands_that_sound_alike) {
  const State one = position("theseus lime; phil orange; wave N; turn 1");
  State other = position("theseus lime; phil orange; wave N; turn 1");
  // Another island behind the same names: two tokens that nobody has seen change places.
  other.tokens[0] = one.tokens[1];
  other.tokens[1] = one.tokens[0];
  const Heard none;
  const auto chosen = [&](const State& world) {
    const View seen = view(shipped(), world, Viewer::of(seat(0)));
    Policy policy(shipped(), seen, none, seat(0));
    policy.begin(shipped(), world);
    FastRandom random(5);
    return *policy.choose(shipped(), world, seat(1), legal_moves(shipped(), world, seat(1)),
                          random);
  };
  EXPECT_EQ(to_text(chosen(one)), to_text(chosen(other)));
}

// ---- Strength, by fixed seeds -------------------------------------------------------------------

// How each bot fared; everybody stays in its seat.
std::vector<Standing> is_standings(const std::vector<const char*>& bots, int games) {
  std::vector<BotSpec> specs;
  for (const char* bot : bots) specs.push_back(*parse_bot(bot));
  MatchSettings settings;
  settings.games = games;
  settings.seed = 7;
  settings.rotation = Rotation::kFixed;
  const auto options = Options::for_seats(static_cast<int>(specs.size()));
  return run_match<Game>(shipped(), options, specs, settings).entries;
}
// The lower end of one bot's share of wins, with 95 % confidence.
double is_low_end(const std::vector<const char*>& bots, std::size_t whose, int games) {
  return is_standings(bots, games)[whose].ci95.low;
}

TEST(IsStrength, casual_beats_random_on_either_side) {
  const int games = kSanitized ? 20 : 60;
  EXPECT_GT(is_low_end({"casual", "random", "random"}, 0, games), 0.7);
  EXPECT_GT(is_low_end({"random", "casual", "random"}, 1, games), 0.7);
  EXPECT_GT(is_low_end({"casual", "random"}, 0, games), 0.6);
}

// More than the casual captive beside it, whatever OP wins.
TEST(IsStrength, the_search_beats_casual_as_a_captive) {
  if (kSanitized) GTEST_SKIP() << "too slow with sanitizers";
  const auto standings = is_standings({"casual", "ismcts:40", "casual"}, 40);
  EXPECT_GT(standings[1].ci95.low, standings[2].ci95.high);
}

// As docs/bots.md says; the same games.
TEST(IsStrengthSoak, the_search_beats_casual_on_either_side) {
  if (kSanitized || !battery::soaking()) GTEST_SKIP() << "only in a long run";
  EXPECT_GT(is_low_end({"casual", "ismcts:100", "casual"}, 1, 40), 0.7);
  EXPECT_GT(is_low_end({"ismcts:100", "casual"}, 0, 30), 0.25);  // casual: 2 of 100
}

}  // namespace
}  // namespace paradoxa::island
