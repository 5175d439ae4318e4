// The swaps that form a strand, found from windows: exactly those that the rules would resolve.
#include "games/initiative/rules/forming.hpp"

#include <set>

#include "support/initiative.hpp"

namespace paradoxa::initiative {
namespace {

using MoveTexts = std::set<std::string>;

MoveTexts forming_by_trial(const State& state) {
  MoveTexts texts;
  for (const Move& move : legal_moves(shipped(), state, state.active)) {
    if (!is_swap(move)) continue;
    State after = state;
    apply(shipped(), after, state.active, move, NobodyListens{});
    if (after.allocating() || after.ask == Ask::kDiagonal) texts.insert(to_text(move));
  }
  return texts;
}

MoveTexts forming_by_windows(const State& state) {
  MoveTexts texts;
  for_each_forming(state.matrix(state.active), state.anomaly, state.diagonal != 0,
                   [&](const Move& move, const Gap&) { texts.insert(to_text(move)); });
  return texts;
}

// Calls `visit` with every turn of some random games in which an action is left.
template <class Visit>
void for_each_turn(int games, Visit&& visit) {
  for (int game = 0; game < games; ++game) {
    State state = initial(shipped(), Options::for_seats(game % 4 + 1));
    FastRandom random(static_cast<std::uint64_t>(game));
    while (state.ask != Ask::kOver) {
      if (state.ask == Ask::kTurn && state.actions > 0) visit(state);
      const Seat s = to_act(shipped(), state).first();
      apply(shipped(), state, s, sample(shipped(), state, s, random), NobodyListens{});
    }
  }
}

TEST(PiForming, PI_6_3_windows_find_the_swaps_that_form_a_strand) {
  int found = 0;
  for_each_turn(24, [&](const State& state) {
    State rich = state;
    rich.tokens.fill(kInSupply);  // every particle has a use, so that an allocation is asked for
    const MoveTexts expected = forming_by_trial(rich);
    EXPECT_EQ(forming_by_windows(rich), expected);
    found += static_cast<int>(expected.size());
  });
  EXPECT_GT(found, 200);
}

TEST(PiForming, PI_5_4_PI_5_5_a_swap_looked_at_is_the_swap_made) {
  for_each_turn(4, [](const State& state) {
    for (const Move& move : legal_moves(shipped(), state, state.active)) {
      if (!is_swap(move)) continue;
      Matrix matrix = state.matrix(state.active);
      std::array<Disc, kSymbols> anomaly = state.anomaly;
      if (move.kind == MoveKind::kSwap) {
        matrix.exchange(move.cell(), move.other_cell());
      } else {
        const Disc given = matrix.at(move.cell());
        const auto symbol = static_cast<std::size_t>(given.symbol());
        matrix.replace(move.cell(), anomaly[symbol]);
        anomaly[symbol] = given;
      }
      EXPECT_EQ(after_swap(state, move), matrix);
      EXPECT_EQ(anomaly_after(state, move), anomaly);
    }
  });
}

TEST(PiForming, promise_counts_the_better_window_of_every_line) {
  for_each_turn(4, [](const State& state) {
    const Matrix& matrix = state.matrix(state.active);
    double expected = 0;
    for (const Cells mask : matrix.colours)
      for (int line = 0; line < kRowsAndColumns; ++line) {
        const Cells cells = line_cells(line);
        const int low = popcount(mask & cells & ~(Cells{1} << highest_bit(cells)));
        const int high = popcount(mask & cells & (cells - 1) & cells);
        const int best = std::max(low, high);
        expected += best >= 4 ? 0.9 : best == 3 ? 0.3 : best == 2 ? 0.04 : 0;
      }
    EXPECT_NEAR(promise(matrix), expected, 1e-4);
  });
}

}  // namespace
}  // namespace paradoxa::initiative
