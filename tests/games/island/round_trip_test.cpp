// Random games: what is written is read back, what is listed is legal, and nothing is flawed.
#include <boost/json.hpp>

#include "games/island/codec.hpp"
#include "games/island/game.hpp"
#include "support/island.hpp"

namespace paradoxa::island {
namespace {

std::vector<Options> option_sets() {
  std::vector<Options> sets;
  for (int seats = kMinSeats; seats <= island::kMaxSeats; ++seats) {
    sets.push_back(Options::for_seats(seats));
    Options other = Options::for_seats(seats);
    other.map_mode = MapMode::kHand;
    other.anomaly_assignment = Assignment::kOp;
    other.safe_scope = SafeScope::kAction;
    other.op_disclose = Switch::kOn;
    sets.push_back(other);
  }
  return sets;
}

template <class Visit>
void for_each_position(int games, Visit&& visit) {
  for (const Options& options : option_sets())
    for (int g = 0; g < games; ++g) {
      FastRandom random(run_seed() + static_cast<std::uint64_t>(g));
      State state = initial(shipped(), options);
      visit(state);
      while (state.ask != Ask::kOver) {
        const Move move = sample(shipped(), state, state.asked, random);
        apply(shipped(), state, state.asked, move, NobodyListens{});
        visit(state);
      }
    }
}

TEST(IslandRoundTrips, A7_every_position_survives_writing_and_reading) {
  for_each_position(2, [&](const State& state) {
    JsonWriter out;
    Codec::write_view(out, shipped(), view(shipped(), state, kReferee));
    const std::string text = out.take();
    const auto read = Codec::parse_position(shipped(), json::parse(text));
    ASSERT_TRUE(read) << read.error() << "\n" << text;
    ASSERT_EQ(*read, state) << text;
  });
}

TEST(IslandRoundTrips, A9_A10_listed_moves_are_legal_read_back_and_differ) {
  for_each_position(1, [&](const State& state) {
    if (state.ask == Ask::kOver) return;
    const MoveList moves = legal_moves(shipped(), state, state.asked);
    ASSERT_FALSE(moves.empty());
    for (std::size_t i = 0; i < moves.size(); ++i) {
      ASSERT_FALSE(refusal(shipped(), state, state.asked, moves[i])) << to_text(moves[i]);
      const auto read = parse_move(to_text(moves[i]));
      ASSERT_TRUE(read && *read == moves[i]) << to_text(moves[i]);
      for (std::size_t j = 0; j < i; ++j) ASSERT_FALSE(moves[i] == moves[j]) << to_text(moves[i]);
    }
  });
}

TEST(IslandRoundTrips, A4_A12_random_games_keep_every_invariant_and_end) {
  for_each_position(2, [&](const State& state) { ASSERT_EQ(flaw(shipped(), state), ""); });
}

}  // namespace
}  // namespace paradoxa::island
