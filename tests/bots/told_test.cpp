// Searches that go by what is told, and others that follow a policy: each finds the right move in a
// place where a search without it cannot.
#include <gtest/gtest.h>

#include "bots/fairground.hpp"
#include "bots/ismcts.hpp"

namespace paradoxa::fairground {
namespace {

constexpr Move kWalk{0}, kPlay{1};

template <class G>
Choice<G> searched(Stall stall, std::uint32_t simulations, std::uint64_t seed = 1) {
  const State state = initial({}, {stall});
  IsmctsSettings settings;
  settings.budget = Budget::of_iterations(simulations);
  IsmctsBot<G> bot(settings);
  FastRandom random(seed);
  const View seen = view({}, state, Viewer::of(seat(0)));
  return bot.choose({}, seen, seat(0), legal_moves({}, state, seat(0)), random);
}

template <class G>
double worth_of_playing(Stall stall) {
  return searched<G>(stall, 20000).considered[1].value;
}

// The face can be named by who has seen it: playing is as good as winning.
TEST(SearchOverWhatIsTold, a_seen_die_splits_a_node) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    EXPECT_EQ(searched<KeyedByEvents>(Stall::kDice, 20000, seed).move, kPlay) << seed;
    EXPECT_EQ(searched<KeyedByNumber>(Stall::kDice, 20000, seed).move, kPlay) << seed;
  }
  EXPECT_GT(worth_of_playing<KeyedByEvents>(Stall::kDice), 0.9);
  EXPECT_GT(worth_of_playing<KeyedByNumber>(Stall::kDice), 0.9);
}

// All faces share a node, so that no answer is better than another.
TEST(SearchOverWhatIsTold, without_it_no_search_can_answer_a_die) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed)
    EXPECT_EQ(searched<Unkeyed>(Stall::kDice, 20000, seed).move, kWalk) << seed;
  EXPECT_LT(worth_of_playing<Unkeyed>(Stall::kDice), 0.4);
}

// Who does not see where the pea goes wins every second time at most.
TEST(SearchOverWhatIsTold, a_hidden_choice_does_not_split_a_node) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    EXPECT_EQ(searched<KeyedByEvents>(Stall::kCups, 20000, seed).move, kWalk) << seed;
    EXPECT_EQ(searched<KeyedByNumber>(Stall::kCups, 20000, seed).move, kWalk) << seed;
  }
  EXPECT_LT(worth_of_playing<KeyedByEvents>(Stall::kCups), 0.7);
  EXPECT_LT(worth_of_playing<KeyedByNumber>(Stall::kCups), 0.7);
}

TEST(SearchOverWhatIsTold, without_it_a_search_answers_what_it_cannot_have_seen) {
  EXPECT_EQ(searched<Unkeyed>(Stall::kCups, 4000).move, kPlay);
  EXPECT_GT(worth_of_playing<Unkeyed>(Stall::kCups), 0.9);
}

TEST(SearchOverWhatIsTold, every_simulation_is_counted_once) {
  for (const Stall stall : {Stall::kDice, Stall::kCups, Stall::kDoors}) {
    const auto choice = searched<KeyedByEvents>(stall, 500);
    EXPECT_EQ(choice.considered[0].visits + choice.considered[1].visits, 500u);
  }
}

// Seat 1 finds the prize only because the search lets it see the world.
TEST(Policy, others_move_by_what_they_know) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    EXPECT_EQ(searched<Unkeyed>(Stall::kDoors, 4000, seed).move, kWalk) << seed;
    EXPECT_EQ(searched<WithPolicy>(Stall::kDoors, 4000, seed).move, kPlay) << seed;
    EXPECT_EQ(searched<KeyedWithPolicy>(Stall::kDoors, 4000, seed).move, kPlay) << seed;
  }
  EXPECT_NEAR(worth_of_playing<WithPolicy>(Stall::kDoors), 0.75, 0.05);
}

TEST(Policy, it_hears_the_simulation_and_is_never_asked_for_the_observer) {
  AnyDoor::begun = AnyDoor::heard = 0;
  AnyDoor::asked_for_itself = false;
  const auto choice = searched<WithPolicy>(Stall::kDoors, 300);
  EXPECT_EQ(AnyDoor::begun, 300);
  // One door for each time it was played, but for the first, which ends in a playout.
  EXPECT_EQ(AnyDoor::heard, static_cast<int>(choice.considered[1].visits) - 1);
  EXPECT_FALSE(AnyDoor::asked_for_itself);
}

TEST(Policy, where_it_has_no_answer_the_search_decides) {
  EXPECT_EQ(searched<WithPolicy>(Stall::kCups, 4000).move,
            searched<Unkeyed>(Stall::kCups, 4000).move);
}

TEST(ToldHash, is_nothing_where_nothing_is_told_and_differs_where_something_else_is) {
  const auto key = [](auto event, Viewer viewer) {
    ToldHash hash(viewer);
    hash(event);
    return hash.key();
  };
  const Viewer zero = Viewer::of(seat(0)), one = Viewer::of(seat(1));
  EXPECT_EQ(ToldHash(zero).key(), 0u);
  EXPECT_NE(key(Rolled{1}, zero), key(Rolled{2}, zero));
  EXPECT_NE(key(Rolled{1}, zero), key(Opened{1}, zero));
  EXPECT_EQ(key(PeaHidden{0}, zero), key(PeaHidden{1}, zero));
  EXPECT_NE(key(PeaHidden{0}, one), key(PeaHidden{1}, one));
  EXPECT_NE(key(PeaHidden{0}, zero), 0u);
}

}  // namespace
}  // namespace paradoxa::fairground
