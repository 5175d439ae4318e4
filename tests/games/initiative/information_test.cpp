// PI-I, PI-R8, PI-R59: who knows what.
#include <cmath>
#include <map>

#include <boost/json.hpp>

#include "games/initiative/codec.hpp"
#include "support/initiative.hpp"

namespace paradoxa::initiative {
namespace {

TEST(PiInformation, PI_I1_PI_R8_open_things_look_alike_to_all) {
  const State state = table(3,
                            "console W03-PA 2 Y1 tK/W05-NX 2; tokens ---*1; triggers R/YB; "
                            "piles W00-PA/W01-PA; discarded R3; fractured W03");
  const View a = view(shipped(), state, Viewer::of(seat(0)));
  const View b = view(shipped(), state, kSpectator);
  EXPECT_EQ(a.consoles, b.consoles);
  EXPECT_EQ(a.matrices, b.matrices);
  EXPECT_EQ(a.piles, b.piles);
  EXPECT_EQ(a.fractured, state.fractured);
  EXPECT_EQ(shipped().worlds[0].name.text(), "Amberlode");
  EXPECT_EQ(shipped().worlds[14].name.text(), "Orrery");
}

TEST(PiInformation, PI_I2_PI_I3_PI_I8_decks_and_bag_are_counts) {
  const State state = table(2);
  const View v = view(shipped(), state, Viewer::of(seat(1)));
  EXPECT_EQ(v.unseen, state.hidden);
  EXPECT_EQ(v.deck + v.alternate, v.unseen.size());
  EXPECT_EQ(v.bag, state.bag);
}

TEST(PiInformation, PI_I4_PI_I5_modules_drawn_and_put_under_are_the_owners) {
  TestGame game(initial(shipped(), Options::for_seats(2)));
  game.until(Ask::kChief).play("chief 0, draw shift, draw swap");
  const View owner = view(shipped(), game.state(), Viewer::of(seat(0)));
  const View other = view(shipped(), game.state(), Viewer::of(seat(1)));
  EXPECT_EQ(owner.drawn[1], Module::kSwap);
  EXPECT_EQ(other.drawn[1], Module::kNone);
  EXPECT_EQ(other.drawn_size, 2);
  game.play("keep swap");
  EXPECT_EQ(view(shipped(), game.state(), Viewer::of(seat(0))).tech[0].under[0], Module::kShift);
  EXPECT_EQ(view(shipped(), game.state(), Viewer::of(seat(1))).tech[0].under[0], Module::kNone);
  int seen = 0;
  for (const Event& event : game.events())
    if (const auto* drawn = std::get_if<ModuleDrawn>(&event))
      seen += exists(drawn->seen_by(Viewer::of(seat(1)))->module) ? 1 : 0;
  EXPECT_EQ(seen, 0);
}

TEST(PiInformation, PI_I6_a_secret_goal_is_its_owners) {
  const State state = table(2, "goals G10 G9 G5; secrets G6 G8 - -");
  EXPECT_EQ(view(shipped(), state, Viewer::of(seat(0))).secrets[0], 5);
  EXPECT_EQ(view(shipped(), state, Viewer::of(seat(0))).secrets[1], View::kHiddenGoal);
  EXPECT_EQ(view(shipped(), state, kReferee).secrets[1], 7);
  EXPECT_FALSE((SecretDealt{seat(1), Goal{7}}.seen_by(Viewer::of(seat(0)))->goal.exists()));
}

// Every way of filling what seat 0 does not know, equally often: the goals of two others out of the
// six that are left to them, and for each the module under its deck out of seven.
TEST(PiInformation, PI_I4_PI_I6_the_sampler_draws_every_way_equally_often) {
  State state;
  for (std::uint64_t seed = 1; state.secrets[0] == kNoGoal; ++seed)
    state = started(3, seed).state();
  const Sampler sampler(shipped(), view(shipped(), state, Viewer::of(seat(0))));
  FastRandom random(3);
  std::map<std::pair<int, int>, int> goals, modules;
  constexpr int kDraws = 30'000;
  for (int i = 0; i < kDraws; ++i) {
    const State drawn = sampler.next(random);
    ++goals[{drawn.secrets[1], drawn.secrets[2]}];
    ++modules[{static_cast<int>(drawn.tech[1].under[0]), static_cast<int>(drawn.tech[2].under[0])}];
  }
  const auto even = [](const auto& counts, double expected) {
    for (const auto& [way, count] : counts)
      EXPECT_NEAR(count, expected, 6 * std::sqrt(expected)) << way.first << " " << way.second;
  };
  EXPECT_EQ(goals.size(), 30u);
  even(goals, kDraws / 30.0);
  EXPECT_EQ(modules.size(), 49u);
  even(modules, kDraws / 49.0);
}

TEST(PiInformation, PI_I7_PI_23_4_PI_R59_score_piles_by_option) {
  const State open = table(2, "piles W00-PA/W01-PA W02-PA");
  EXPECT_EQ(view(shipped(), open, Viewer::of(seat(0))).piles[1], open.piles[1]);
  const State closed = table(2, "piles W00-PA/W01-PA W02-PA", "off on off off off");
  const View v = view(shipped(), closed, Viewer::of(seat(0)));
  EXPECT_TRUE(v.piles[1].empty());
  EXPECT_EQ(v.pile_sizes[1], 2);
  EXPECT_EQ(v.piles[0], closed.piles[0]);
}

TEST(PiNotation, positions_come_back_from_json) {
  for (int seats = 1; seats <= 4; ++seats) {
    FastRandom random(static_cast<std::uint64_t>(seats));
    State state = initial(shipped(), Options::for_seats(seats));
    for (int ply = 0; !to_act(shipped(), state).empty(); ++ply) {
      if (ply % 5 == 0) {
        const auto read = parse_position_text<Game>(to_text(state));
        ASSERT_TRUE(read) << read.error() << "\n" << to_text(state);
        ASSERT_EQ(*read, state);
      }
      const Seat s = to_act(shipped(), state).first();
      apply(shipped(), state, s, sample(shipped(), state, s, random), NobodyListens{});
    }
  }
}

}  // namespace
}  // namespace paradoxa::initiative
