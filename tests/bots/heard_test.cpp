// Bots whose knowledge is history: they use it, it does not leak, and what they keep of it between
// choices changes nothing but the work.
#include <memory>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "bots/any_bot_choice.hpp"
#include "bots/belief_shelf.hpp"
#include "bots/typed_adviser.hpp"
#include "lab/match.hpp"
#include "support/echo_codec.hpp"
#include "table/surroundings.hpp"

namespace paradoxa::echo {
namespace {

using G = Game;

// A game played move by move, with what both seats heard.
struct Played {
  echo::State state = echo::initial({}, {});
  Hearers<G> hearers;

  Played& make(const std::vector<Move>& moves) {
    for (const Move move : moves) {
      const Seat who = echo::to_act({}, state).first();
      EXPECT_FALSE(echo::refusal({}, state, who, move));
      echo::apply({}, state, who, move, hearers);
    }
    return *this;
  }
  Choice<G> choose(TypedBot<G>& bot, Seat seat, std::uint64_t seed, echo::Belief* belief) const {
    FastRandom random(seed);
    const auto view = echo::view({}, state, Viewer::of(seat));
    return bot.choose({}, {view, hearers.of(seat), belief}, seat,
                      echo::legal_moves({}, state, seat), random);
  }
};

constexpr Move hide(int cave) { return {echo::MoveKind::kHide, static_cast<std::uint8_t>(cave)}; }
constexpr Move shout(int cave) { return {echo::MoveKind::kShout, static_cast<std::uint8_t>(cave)}; }
constexpr Move kRest{echo::MoveKind::kRest, 0}, kCarry{echo::MoveKind::kCarry, 0};

TypedBot<G> bot(const std::string& spec) { return TypedBot<G>(*parse_bot(spec)); }

// The last answers leave one cave: 3 or 4 or 5, then not 5, 6, 7 (rest); not 2, 3, 4 before a
// carry.
TEST(HeardByBots, a_bot_goes_by_what_was_said_and_not_by_the_view_alone) {
  Played game;
  game.make({hide(4), kRest, shout(4), kRest, shout(2), kRest, shout(2), kRest, shout(6), kRest,
             shout(3), kRest, shout(7), kRest});
  ASSERT_EQ(game.state.round, echo::kRounds);
  TypedBot<G> casual = bot("casual");
  EXPECT_EQ(game.choose(casual, kSeeker, 1, nullptr).move.kind, echo::MoveKind::kDig);
  // The same view without a history: eight caves are as likely as each other.
  const auto view = echo::view({}, game.state, Viewer::of(kSeeker));
  const echo::Heard nothing;
  const Mind<G> deaf({}, {view, nothing});
  const Mind<G> told({}, {view, game.hearers.of(kSeeker)});
  FastRandom random(1);
  int found_deaf = 0, found_told = 0;
  for (int i = 0; i < 800; ++i) {
    found_deaf += deaf.sampler().next(random).gem == 4;
    found_told += told.sampler().next(random).gem == 4;
  }
  EXPECT_NEAR(found_deaf, 100, 40);
  EXPECT_GT(found_told, 2 * found_deaf);
}

// Two worlds that sounded alike to the seeker: the keeper carried in one and rested in the other.
TEST(HeardByBots, B7_bots_choose_alike_in_worlds_that_sounded_alike) {
  Played truth, twin;
  truth.make({hide(3), kCarry, shout(4), kRest, shout(1), kRest});
  twin.make({hide(4), kRest, shout(4), kCarry, shout(1), kRest});
  ASSERT_NE(truth.state.gem, twin.state.gem);
  ASSERT_EQ(truth.hearers.of(kSeeker), twin.hearers.of(kSeeker));
  ASSERT_NE(truth.hearers.of(kKeeper), twin.hearers.of(kKeeper));
  for (const char* spec : {"random", "casual", "easy", "ismcts:300"}) {
    TypedBot<G> one = bot(spec), other = bot(spec);
    for (std::uint64_t seed = 0; seed < 20; ++seed)
      EXPECT_EQ(truth.choose(one, kSeeker, seed, nullptr).move,
                twin.choose(other, kSeeker, seed, nullptr).move)
          << spec << " " << seed;
  }
}

TEST(HeardByBots, a_kept_belief_changes_no_choice_and_saves_work) {
  for (const char* spec : {"casual", "ismcts:100"}) {
    TypedBot<G> one = bot(spec), other = bot(spec);
    FastRandom random(5);
    std::int64_t with = 0, without = 0;
    for (int game = 0; game < 30; ++game) {
      Played played;
      echo::Belief kept;  // of the seeker, from the first choice to the last
      while (!echo::to_act({}, played.state).empty()) {
        const Seat who = echo::to_act({}, played.state).first();
        if (who == kSeeker) {
          const std::uint64_t seed = random.next();
          const std::int64_t start = echo::Belief::events_taken_in;
          const auto fresh = played.choose(one, who, seed, nullptr);
          const std::int64_t middle = echo::Belief::events_taken_in;
          const auto remembered = played.choose(other, who, seed, &kept);
          without += middle - start;
          with += echo::Belief::events_taken_in - middle;
          ASSERT_EQ(fresh.move, remembered.move);
        }
        played.make({echo::sample({}, played.state, who, random)});
      }
    }
    EXPECT_LT(with, without) << spec;
  }
}

// ---- Behind the seam

std::unique_ptr<Adviser> echo_adviser(const std::string& spec) {
  return std::make_unique<TypedAdviser<G, echo::Codec>>(*parse_bot(spec));
}

std::unique_ptr<AnyPosition> position_after(
    const std::vector<std::pair<Seat, std::string>>& moves) {
  auto position = std::move(*echo::registry().find("echo")->start(2, {}));
  for (const auto& [who, text] : moves) {
    std::unique_ptr<AnyEvents> events;
    EXPECT_FALSE(position->play(who, text, events)) << text;
  }
  return position;
}

TEST(HeardByAdvisers, advice_and_its_reasons_come_from_what_was_heard) {
  const auto position = position_after(
      {{kNature, "hide 3"}, {kKeeper, "carry"}, {kSeeker, "shout 4"}, {kKeeper, "rest"}});
  const auto adviser = echo_adviser("ismcts:400");
  const auto belief = adviser->blank_belief();
  ASSERT_NE(belief, nullptr);
  Advice fresh = adviser->choose(*position, kSeeker, 9);
  Advice kept = adviser->choose(*position, kSeeker, 9, nullptr, belief.get());
  EXPECT_EQ(fresh.move, kept.move);
  adviser->explain(*position, kSeeker, 9, fresh);
  adviser->explain(*position, kSeeker, 9, kept, nullptr, belief.get());
  ASSERT_TRUE(fresh.against && kept.against);
  EXPECT_EQ(fresh.against->wins, kept.against->wins);
}

// A belief that was kept for one table is shown another: it costs time, and nothing else.
TEST(HeardByAdvisers, a_belief_of_another_table_does_no_harm) {
  const auto one = position_after(
      {{kNature, "hide 3"}, {kKeeper, "rest"}, {kSeeker, "shout 3"}, {kKeeper, "rest"}});
  const auto other = position_after(
      {{kNature, "hide 7"}, {kKeeper, "rest"}, {kSeeker, "shout 3"}, {kKeeper, "carry"}});
  const auto adviser = echo_adviser("casual");
  const auto belief = adviser->blank_belief();
  const std::string expected = adviser->choose(*other, kSeeker, 1).move;
  adviser->choose(*one, kSeeker, 1, nullptr, belief.get());
  EXPECT_EQ(adviser->choose(*other, kSeeker, 1, nullptr, belief.get()).move, expected);
  const auto earlier =
      position_after({{kNature, "hide 7"}, {kKeeper, "rest"}, {kSeeker, "shout 3"}});
  EXPECT_EQ(adviser->choose(*earlier, kKeeper, 1, nullptr, belief.get()).move,
            adviser->choose(*earlier, kKeeper, 1).move);
}

TEST(HeardByAdvisers, games_that_hear_nothing_keep_nothing) {
  for (const auto& game : games().games())
    EXPECT_EQ(make_adviser(*game, *parse_bot("casual"))->blank_belief(), nullptr) << game->name();
}

struct Numbered final : AnyBelief {
  explicit Numbered(int n) : number(n) {}
  int number;
};
int number_of(const std::unique_ptr<AnyBelief>& belief) {
  return belief ? static_cast<const Numbered&>(*belief).number : -1;
}

TEST(BeliefShelf, keeps_the_newest_for_each_seat_of_each_table) {
  BeliefShelf shelf(3);
  shelf.put("a", seat(0), std::make_unique<Numbered>(1));
  shelf.put("a", seat(1), std::make_unique<Numbered>(2));
  shelf.put("a", seat(0), std::make_unique<Numbered>(3));
  EXPECT_EQ(shelf.size(), 2u);
  EXPECT_EQ(number_of(shelf.take("a", seat(0))), 3);
  EXPECT_EQ(number_of(shelf.take("a", seat(0))), -1);
  EXPECT_EQ(number_of(shelf.take("b", seat(1))), -1);
  shelf.put("b", seat(0), std::make_unique<Numbered>(4));
  shelf.put("c", seat(0), std::make_unique<Numbered>(5));
  shelf.put("d", seat(0), std::make_unique<Numbered>(6));  // the oldest goes
  EXPECT_EQ(shelf.size(), 3u);
  EXPECT_EQ(number_of(shelf.take("a", seat(1))), -1);
  EXPECT_EQ(number_of(shelf.take("b", seat(0))), 4);
  shelf.put("e", seat(0), nullptr);
  EXPECT_EQ(shelf.size(), 2u);
}

// ---- Whole matches

TEST(HeardInTheLab, listening_wins_and_the_number_of_threads_does_not_matter) {
  const std::vector<BotSpec> specs{*parse_bot("casual"), *parse_bot("random")};
  MatchSettings settings{.games = 400, .seed = 3};
  const MatchResult result = run_match<G>({}, {}, specs, settings);
  settings.threads = 3;
  const MatchResult again = run_match<G>({}, {}, specs, settings);
  EXPECT_EQ(result.entries[0].win_share, again.entries[0].win_share);
  // Half of the games it seeks. Whoever digs at random finds one gem in eight.
  EXPECT_GT(result.entries[0].win_share, 0.6);
}

}  // namespace
}  // namespace paradoxa::echo
