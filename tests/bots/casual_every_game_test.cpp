// The casual player of every game.
#include <gtest/gtest.h>

#include "battery/budget.hpp"
#include "bots/casual_choices.hpp"
#include "games/shipped.hpp"
#include "support/every_game.hpp"

namespace paradoxa {
namespace {

template <Game G>
constexpr battery::Budget kCasualGames{.test = 60, .soak = 2'000};
template <>
constexpr battery::Budget kCasualGames<paradominetor::Game>{.test = 3000, .soak = 100'000};
template <>
constexpr battery::Budget kCasualGames<initiative::Game>{.test = 8, .soak = 400};
template <>
constexpr battery::Budget kCasualGames<island::Game>{.test = 6, .soak = 200};
template <>
constexpr battery::Budget kCasualGames<restart::Game>{.test = 12, .soak = 400};

template <class G>
class EveryCasual : public testing::Test {
 protected:
  static const typename G::Content& content() { return shipped_content<G>(); }
};

TYPED_TEST_SUITE(EveryCasual, EveryGame, GameNames);

TYPED_TEST(EveryCasual, plays_legally_with_every_number_of_seats) {
  using Played = TypeParam;
  const auto& content = TestFixture::content();
  for (int game = 0; game < kCasualGames<Played>.amount(); ++game) {
    FastRandom random(static_cast<std::uint64_t>(game) + 20);
    const int seats = Played::kMinSeats + game % (Played::kMaxSeats - Played::kMinSeats + 1);
    auto state = Played::initial(content, Played::Options::for_seats(seats));
    Hearers<Played> hearers;
    for (SeatSet acting = Played::to_act(content, state); !acting.empty();
         acting = Played::to_act(content, state)) {
      const Seat seat = any_of(acting, random);
      auto chosen = Played::sample(content, state, seat, random);
      if (!is_nature(seat)) {
        const auto given = decision_in<Played>(content, state, seat);
        const Known<Played> known(given.view, hearers.of(seat));
        chosen = CasualBot<Played>().choose(content, known, seat, given.legal, random).move;
        ASSERT_FALSE(Played::refusal(content, state, seat, chosen));
      }
      Played::apply(content, state, seat, chosen, hearers);
    }
  }
}

TYPED_TEST(EveryCasual, among_moves_that_feel_alike_it_takes_any) {
  using Played = TypeParam;
  const auto& content = TestFixture::content();
  FastRandom random(3);
  std::size_t varied = 0;
  int seen = 0;
  for_each_decision<Played>(content, Played::Options::for_seats(4), random,
                            [&](const auto& state, Seat) {
                              if (seen++ < 60)
                                varied += casual_choices<Played>(content, state, 60).size() > 1;
                            });
  EXPECT_GT(varied, 10u);
}

}  // namespace
}  // namespace paradoxa
