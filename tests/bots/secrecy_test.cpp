// B7: a bot chooses alike in worlds that look alike to its seat, in every game, and that sounded
// alike where knowledge is history. The twins come from the battery's own resampler, which knows
// neither the view nor the bots' sampler.
#include <cstdint>
#include <string>

#include <gtest/gtest.h>

#include "battery/budget.hpp"
#include "battery/signature.hpp"
#include "bots/any_bot.hpp"
#include "bots/decisions.hpp"
#include "support/battery_initiative.hpp"
#include "support/battery_island.hpp"
#include "support/battery_paradominetor.hpp"
#include "support/battery_paradoxical.hpp"
#include "support/battery_restart.hpp"
#include "support/every_game.hpp"

namespace paradoxa {
namespace {

// How many decisions are compared, and how long a search thinks at each.
template <Game G>
struct Blindness;
template <>
struct Blindness<paradominetor::Game> {
  static constexpr battery::Budget kDecisions{.test = 1000, .soak = 50'000};
  static constexpr const char* kSearch = "ismcts:150";
};
template <>
struct Blindness<paradoxical::Game> {
  static constexpr battery::Budget kDecisions{.test = 800, .soak = 40'000};
  static constexpr const char* kSearch = "ismcts:60";
};
template <>
struct Blindness<initiative::Game> {
  static constexpr battery::Budget kDecisions{.test = 200, .soak = 10'000};
  static constexpr const char* kSearch = "ismcts:30";
};
template <>
struct Blindness<island::Game> {
  static constexpr battery::Budget kDecisions{.test = 60, .soak = 4'000};
  static constexpr const char* kSearch = "ismcts:30";
};

template <>
struct Blindness<restart::Game> {
  static constexpr battery::Budget kDecisions{.test = 200, .soak = 10'000};
  static constexpr const char* kSearch = "ismcts:30";
};

template <class G>
class BotSecrecy : public testing::Test {
 protected:
  using Trait = battery::Trait<G>;
  using State = typename G::State;

  static battery::Plies<G> plies_of(const SoFar<G>& so_far) {
    battery::Plies<G> plies;
    for (const auto& [seat, move] : so_far.plies) plies.push_back({seat, move});
    return plies;
  }

  // Counts the decisions at which `choose(state, seat, heard, random)` differs between twins.
  template <class Choose>
  static int differences(std::int64_t decisions, Choose&& choose) {
    int differing = 0;
    std::int64_t seen = 0;
    std::int64_t game = 0;
    while (seen < decisions) {
      FastRandom random(static_cast<std::uint64_t>(game) + 300);
      for_each_decision<G>(
          Trait::content(), battery::options_of<G>(game++), random,
          [&](const State& state, Seat seat, const SoFar<G>& so_far) {
            // A few of each game.
            if (random.below(8) != 0 || seen >= decisions) return;
            const auto worlds = battery::worlds_of<G>(state, Viewer::of(seat), plies_of(so_far));
            const State twin = worlds.twin(random);
            const auto& heard = so_far.hearers.of(seat);
            FastRandom one = random, other = random;
            differing += choose(state, seat, heard, one) != choose(twin, seat, heard, other);
            ++seen;
          });
    }
    return differing;
  }

  static void expect_blind(const std::string& spec) {
    TypedBot<G> bot(*parse_bot(spec));
    const int differing = differences(
        Blindness<G>::kDecisions.amount(),
        [&](const State& state, Seat seat, const typename G::Heard& heard, FastRandom& random) {
          const auto given = decision_in<G>(Trait::content(), state, seat);
          const Known<G> known(given.view, heard);
          return bot.choose(Trait::content(), known, seat, given.legal, random).move;
        });
    EXPECT_EQ(differing, 0) << spec;
  }
};

TYPED_TEST_SUITE(BotSecrecy, EveryGame, GameNames);

TYPED_TEST(BotSecrecy, B7_random_chooses_alike_in_worlds_that_look_alike) {
  TestFixture::expect_blind("random");
}
TYPED_TEST(BotSecrecy, B7_casual_chooses_alike_in_worlds_that_look_alike) {
  TestFixture::expect_blind("casual");
}
TYPED_TEST(BotSecrecy, B7_easy_chooses_alike_in_worlds_that_look_alike) {
  TestFixture::expect_blind("easy");
}
TYPED_TEST(BotSecrecy, B7_ismcts_chooses_alike_in_worlds_that_look_alike) {
  TestFixture::expect_blind(Blindness<TypeParam>::kSearch);
}

// The canary: a bot that sees the position goes by every byte of it.
TYPED_TEST(BotSecrecy, B7_a_bot_that_is_given_the_position_is_found_out) {
  const int differing =
      TestFixture::differences(400, [](const auto& state, Seat seat, const auto&, FastRandom&) {
        const auto legal =
            TypeParam::legal_moves(battery::Trait<TypeParam>::content(), state, seat);
        return legal[battery::hashed(1, state) % legal.size()];
      });
  EXPECT_GT(differing, 20);
}

TYPED_TEST(BotSecrecy, the_legal_moves_follow_from_the_view) {
  using Played = TypeParam;
  const auto& content = battery::Trait<Played>::content();
  for (std::uint64_t game = 0; game < 6; ++game) {
    FastRandom random(game + 900);
    const auto& options = battery::options_of<Played>(static_cast<std::int64_t>(game));
    const auto check = [&](const auto& state, Seat seat, const SoFar<Played>& so_far) {
      const auto given = decision_in<Played>(content, state, seat);
      const Known<Played> known(given.view, so_far.hearers.of(seat));
      EXPECT_EQ(legal_in_view<Played>(content, known, seat, random), given.legal);
    };
    for_each_decision<Played>(content, options, random, check);
  }
}

}  // namespace
}  // namespace paradoxa
