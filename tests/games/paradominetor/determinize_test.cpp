// Positions drawn for a viewer agree with everything seen.
#include "games/paradominetor/sampler/determinize.hpp"

#include <cstring>

#include <gtest/gtest.h>

#include "engine/random.hpp"
#include "games/paradominetor/rules/invariants.hpp"
#include "games/paradominetor/rules/view.hpp"
#include "games/paradominetor/sampler/first_laying.hpp"
#include "games/paradominetor/sampler/unseen.hpp"
#include "games/paradominetor/slowness.hpp"
#include "support/endgames_paradominetor.hpp"

namespace paradoxa::paradominetor {
namespace {

template <class T>
bool same_bytes(const T& a, const T& b) {
  return std::memcmp(&a, &b, sizeof(T)) == 0;
}

TEST(Determinize, every_position_drawn_is_sound_and_gives_the_same_view) {
  TRACE_SEED();
  FastRandom random = stream(1);
  const int games = 108 / kSlowness;
  for (int game = 0; game < games; ++game) {
    State state = initial(kPlainContent, any_options(3 + game % 3, random));
    const auto manner = static_cast<Manner>(game / 3 % 3);
    play_until(state, manner, random, [&](const State& now) {
      for (const Viewer viewer : seats_and_spectator(now)) {
        const View seen = view(kPlainContent, now, viewer);
        Sampler sampler(kPlainContent, seen);
        for (int i = 0; i < 3; ++i) {
          const State drawn = sampler.next(random);
          EXPECT_EQ(flaw(kPlainContent, drawn), "")
              << "game " << game << " trick " << int{now.trick};
          EXPECT_TRUE(same_bytes(view(kPlainContent, drawn, viewer), seen))
              << "game " << game << " phase " << static_cast<int>(now.phase) << " trick "
              << int{now.trick} << " viewer " << int{viewer.code};
        }
      }
      return testing::Test::HasFailure();
    });
  }
}

TEST(Determinize, PD_R25_where_nothing_is_hidden_the_position_itself_comes_back) {
  TRACE_SEED();
  FastRandom random = stream(2);
  for (int game = 0; game < 30; ++game) {
    State state = initial(kPlainContent, any_options(3 + game % 3, random));
    play_until(state, Manner::kAnything, random, [&](const State& now) {
      const State drawn = Sampler(kPlainContent, view(kPlainContent, now, kReferee)).next(random);
      EXPECT_TRUE(same_bytes(drawn, now)) << "phase " << static_cast<int>(now.phase);
      return testing::Test::HasFailure();
    });
    ASSERT_EQ(state.phase, Phase::kEnd);
    for (const Viewer viewer : seats_and_spectator(state))
      EXPECT_TRUE(same_bytes(
          Sampler(kPlainContent, view(kPlainContent, state, viewer)).next(random), state));
  }
}

TEST(Determinize, the_same_seed_draws_the_same_positions) {
  FastRandom random = stream(3);
  const Endgame end = endgame(5, Manner::kShedding, 8, random);
  FastRandom one{7}, other{7};
  Sampler first(kPlainContent, end.view), second(kPlainContent, end.view);
  for (int i = 0; i < 100; ++i) EXPECT_TRUE(same_bytes(first.next(one), second.next(other)));
}

TEST(Determinize, the_complete_search_finds_a_laying_wherever_there_is_one) {
  TRACE_SEED();
  FastRandom random = stream(9);
  int impossible = 0;
  for (int i = 0; i < 200 / kSlowness; ++i) {
    const Endgame end = endgame(3 + i % 2, static_cast<Manner>(i % 3), 2 + i % 14, random);
    Unseen unseen = unseen_in(end.view);
    Laying laying;
    ASSERT_TRUE(search_laying(unseen, laying, random)) << endgame_name(end);
    for (std::size_t s = 0; s < unseen.strangers.size(); ++s) {
      int held = 0;
      for (std::size_t t = 0; t < kTimeframes; ++t) {
        const Row all = laying.hand[s][t] | laying.played[s][t];
        EXPECT_EQ(count(all), unseen.strangers[s].open(t));
        EXPECT_EQ(laying.hand[s][t] & ~unseen.strangers[s].may_hold[t], 0u);
        EXPECT_EQ(unseen.strangers[s].bound[t] & ~all, 0u);
        held += count(laying.hand[s][t]);
      }
      EXPECT_EQ(held, int{unseen.strangers[s].hand_size});
    }
    // Nobody may hold anything: then there is none, and the search says so when all is tried.
    if (unseen.plays.size() > 4) continue;
    for (Stranger& stranger : unseen.strangers) stranger.may_hold = {};
    EXPECT_FALSE(search_laying(unseen, laying, random));
    EXPECT_FALSE(find_laying(unseen, laying, random));
    ++impossible;
  }
  EXPECT_GT(impossible, 0);
}

}  // namespace
}  // namespace paradoxa::paradominetor
