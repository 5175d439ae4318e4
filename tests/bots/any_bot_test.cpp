#include "bots/any_bot.hpp"

#include <gtest/gtest.h>

#include "bots/decisions.hpp"

namespace paradoxa {
namespace {

using G = paradominetor::Game;
static_assert(Bot<RandomBot<G>, G>);
static_assert(Bot<CasualBot<G>, G>);
static_assert(Bot<IsmctsBot<G>, G>);
static_assert(Bot<TypedBot<G>, G>);

TEST(AnyBot, plays_as_the_bot_that_its_spec_names) {
  const G::Content content{};
  TypedBot<G> random_bot(*parse_bot("random")), casual(*parse_bot("casual"));
  TypedBot<G> search(*parse_bot("ismcts:50"));
  RandomBot<G> plain_random;
  CasualBot<G> plain_casual;
  FastRandom random(1);
  const auto options = paradominetor::Options::for_seats(4);
  for_each_decision<G>(content, options, random, [&](const auto& state, Seat seat) {
    const auto given = decision_in<G>(content, state, seat);
    const auto move_of = [&](auto& bot) {
      FastRandom own = random;
      return bot.choose(content, given.view, seat, given.legal, own).move;
    };
    EXPECT_EQ(move_of(random_bot), move_of(plain_random));
    EXPECT_EQ(move_of(casual), move_of(plain_casual));
    const auto choice = search.choose(content, given.view, seat, given.legal, random);
    EXPECT_EQ(choice.iterations, given.legal.size() == 1 ? 0u : 50u);
  });
}

TEST(AnyBot, remembers_its_spec) {
  EXPECT_EQ(print(TypedBot<G>(*parse_bot("hard")).spec()), "hard");
}

}  // namespace
}  // namespace paradoxa
