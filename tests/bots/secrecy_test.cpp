// B7: a bot chooses alike in worlds that look alike to its seat. The twins come from the battery's
// own resampler, which knows neither the view nor the bots' sampler.
#include <cstdint>
#include <string>

#include <gtest/gtest.h>

#include "battery/budget.hpp"
#include "bots/any_bot.hpp"
#include "bots/decisions.hpp"
#include "games/paradominetor/text/notation.hpp"
#include "support/battery_paradominetor.hpp"

namespace paradoxa {
namespace {

using G = paradominetor::Game;
using Trait = battery::Trait<G>;

constexpr battery::Budget kDecisions{.test = 1000, .soak = 50'000};

// Counts the decisions at which `choose(state, seat, random)` differs between twins.
template <class Choose>
int differences(std::int64_t decisions, Choose&& choose) {
  int differing = 0;
  std::int64_t seen = 0;
  std::int64_t game = 0;
  while (seen < decisions) {
    FastRandom random(static_cast<std::uint64_t>(game) + 300);
    const auto& options = battery::options_of<G>(game++);
    for_each_decision<G>(Trait::content(), options, random, [&](const auto& state, Seat seat) {
      if (random.below(8) != 0) return;  // a few of each game
      const typename Trait::Worlds worlds(state, Viewer::of(seat));
      const auto twin = worlds.twin(random);
      FastRandom one = random, other = random;
      differing += choose(state, seat, one) != choose(twin, seat, other);
      ++seen;
    });
  }
  return differing;
}

void expect_blind(const std::string& spec) {
  TypedBot<G> bot(*parse_bot(spec));
  const int differing =
      differences(kDecisions.amount(), [&](const auto& state, Seat seat, FastRandom& random) {
        const auto given = decision_in<G>(Trait::content(), state, seat);
        return bot.choose(Trait::content(), given.view, seat, given.legal, random).move;
      });
  EXPECT_EQ(differing, 0) << spec;
}

TEST(Secrecy, B7_random_chooses_alike_in_worlds_that_look_alike) { expect_blind("random"); }
TEST(Secrecy, B7_casual_chooses_alike_in_worlds_that_look_alike) { expect_blind("casual"); }
TEST(Secrecy, B7_easy_chooses_alike_in_worlds_that_look_alike) { expect_blind("easy"); }
TEST(Secrecy, B7_ismcts_chooses_alike_in_worlds_that_look_alike) { expect_blind("ismcts:150"); }

// The canary: a bot that sees the position avoids a tile for what its neighbour holds.
TEST(Secrecy, B7_a_bot_that_is_given_the_position_is_found_out) {
  const int differing = differences(200, [](const auto& state, Seat seat, FastRandom& random) {
    const auto legal = G::legal_moves(Trait::content(), state, seat);
    const auto& next = state.hands[static_cast<std::size_t>((seat.index + 1) % state.seats())];
    return legal[(next.low + random.below(2)) % legal.size()];
  });
  EXPECT_GT(differing, 20);
}

TEST(Secrecy, the_legal_moves_follow_from_the_view) {
  const auto& content = Trait::content();
  for (std::uint64_t game = 0; game < 6; ++game) {
    FastRandom random(game + 900);
    const auto& options = battery::options_of<G>(static_cast<std::int64_t>(game));
    for_each_decision<G>(content, options, random, [&](const auto& state, Seat seat) {
      const auto given = decision_in<G>(content, state, seat);
      EXPECT_EQ(legal_in_view<G>(content, given.view, seat, random), given.legal);
    });
  }
}

}  // namespace
}  // namespace paradoxa
