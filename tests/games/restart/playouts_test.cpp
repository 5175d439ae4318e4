// Random games: every position is in order, every drawn move is legal, and every game ends.
#include <string>

#include <gtest/gtest.h>

#include "engine/game.hpp"
#include "engine/random.hpp"
#include "games/restart/rules/apply.hpp"
#include "games/restart/rules/invariants.hpp"
#include "games/restart/rules/score.hpp"
#include "games/restart/rules/view.hpp"
#include "support/restart_content.hpp"

namespace paradoxa::restart {
namespace {

static_assert(PlainValue<State> && PlainValue<View> && PlainValue<Move>);
static_assert(sizeof(State) <= 1024 && sizeof(Move) == 4);

Options options_of(int game, Dystopia dystopia) {
  Options options = Options::for_seats(2 + game % 3);
  options.dystopia = dystopia;
  options.gadgets = game % 5 == 4 ? Switch::kOff : Switch::kOn;
  options.intro = game % 7 == 6 ? Switch::kOn : Switch::kOff;
  options.talents = game % 4 == 3 ? Switch::kOn : Switch::kOff;
  return options;
}

// Plays to the end; returns the number of moves, Nature's included.
int play(State& state, FastRandom& random) {
  constexpr int kFarTooMany = 20000;
  int moves = 0;
  for (SeatSet acting = to_act(shipped(), state); !acting.empty() && moves < kFarTooMany;
       acting = to_act(shipped(), state), ++moves) {
    const std::string_view wrong = flaw(shipped(), state);
    EXPECT_EQ(wrong, "") << "asked " << static_cast<int>(state.ask) << " after " << moves;
    if (!wrong.empty()) return moves;
    const Seat seat = acting.first();
    const Move move = sample(shipped(), state, seat, random);
    EXPECT_EQ(refusal(shipped(), state, seat, move).text(), "");
    EXPECT_TRUE(legal_moves(shipped(), state, seat).contains(move));
    apply(shipped(), state, seat, move, NobodyListens{});
  }
  return moves;
}

void random_games(Dystopia dystopia) {
  for (int game = 0; game < 60; ++game) {
    FastRandom random(static_cast<std::uint64_t>(1000 + game));
    State state = initial(shipped(), options_of(game, dystopia));
    const int moves = play(state, random);
    ASSERT_EQ(flaw(shipped(), state), "") << game;
    ASSERT_LT(moves, 5000) << game;
    ASSERT_TRUE(outcome(shipped(), state).has_value()) << game;
  }
}

TEST(RestartPlayouts, pandemia_is_in_order_and_ends) { random_games(Dystopia::kPandemia); }
TEST(RestartPlayouts, anomie_is_in_order_and_ends) { random_games(Dystopia::kAnomie); }
TEST(RestartPlayouts, extinction_is_in_order_and_ends) { random_games(Dystopia::kExtinction); }
TEST(RestartPlayouts, oceanrealm_is_in_order_and_ends) { random_games(Dystopia::kOceanrealm); }

}  // namespace
}  // namespace paradoxa::restart
