// Deals and passes are drawn evenly, in positions with too many worlds to list.
#include <array>
#include <map>

#include <gtest/gtest.h>

#include "engine/random.hpp"
#include "games/paradominetor/chi_square.hpp"
#include "games/paradominetor/rules/view.hpp"
#include "games/paradominetor/sampler/determinize.hpp"
#include "games/paradominetor/slowness.hpp"
#include "support/endgames_paradominetor.hpp"

namespace paradoxa::paradominetor {
namespace {

// PD-2.3: before the first trick all deals are equally likely. Counted: the owner of each tile, and
// of each pair of tiles that follow each other in a deck.
TEST(Determinize, PD_2_3_plain_hands_are_dealt_evenly) {
  TRACE_SEED();
  FastRandom random = stream(7);
  const int draws = 20'000 / kSlowness;
  for (int seats = 3; seats <= 5; ++seats) {
    State state = initial(kPlainContent, any_options(seats, random));
    play_until(state, Manner::kAnything, random,
               [](const State& now) { return now.phase == Phase::kPass; });
    const Seat viewer = seat(1);
    Sampler sampler(kPlainContent, view(kPlainContent, state, Viewer::of(viewer)));
    std::map<std::array<int, 3>, double> owners;  // of tile a, of tile b, which pair
    for (int i = 0; i < draws; ++i) {
      const State drawn = sampler.next(random);
      int last = -1;
      for (int code = 0; code < kColours * 16; ++code)
        for (int s = 0; s < seats; ++s)
          if (seat(s) != viewer &&
              drawn.hand(seat(s)).contains(Tile{static_cast<std::uint8_t>(code)})) {
            if (last >= 0) owners[{last, s, code}] += 1;
            last = s;
          }
    }
    // Two tiles of one deck rarely meet in a hand: 4 of the other 5 n - 1 places, n other seats.
    ChiSquare result;
    int last_code = -1;
    const int n = seats - 1;
    for (int code = 0; code < kColours * 16; ++code) {
      const Tile tile{static_cast<std::uint8_t>(code)};
      if (!tile.exists() || state.hand(viewer).contains(tile)) continue;
      if (!state.options.colours.contains(tile.colour())) continue;
      if (last_code >= 0) {
        const bool same_deck =
            Tile{static_cast<std::uint8_t>(last_code)}.timeframe() == tile.timeframe();
        ChiSquare pair;
        for (int a = 0; a < seats; ++a)
          for (int b = 0; b < seats; ++b) {
            if (seat(a) == viewer || seat(b) == viewer) continue;
            const double there = same_deck ? (a == b ? 4.0 : 5.0) / (5 * n - 1) : 1.0 / n;
            pair.cell(owners[{a, b, code}], draws * there / n);
          }
        pair.close();
        EXPECT_LT(pair.deviations(), kTooFar) << seats << " seats, tile " << code;
        result.add(pair);
      }
      last_code = code;
    }
    EXPECT_GT(result.degrees, 50);
    EXPECT_LT(result.deviations(), kTooFar) << seats << " seats";
  }
}

// PD-2.6: any of the five tiles of a timeframe in the holder's fifteen may be the one that was
// passed; a black one as often as there are black tiles among them.
void expect_even_gifts(const State& state, Viewer viewer, FastRandom& random) {
  const View seen = view(kPlainContent, state, viewer);
  Sampler sampler(kPlainContent, seen);
  ChiSquare together;
  std::map<std::array<int, 3>, double> ranks;  // giver, timeframe, how many tiles come before it
  const int draws = 4000 / kSlowness;
  for (int i = 0; i < draws; ++i) {
    const State drawn = sampler.next(random);
    PerSeat<TileSet> all = drawn.hands;
    for (int p = 0; p < kMaxTiles && drawn.plays[static_cast<std::size_t>(p)].made(); ++p)
      all[seen.player_of(p / drawn.seats(), p % drawn.seats()).index].add(
          drawn.plays[static_cast<std::size_t>(p)].tile());
    for (int g = 0; g < drawn.seats(); ++g) {
      const Seat holder = drawn.phase > Phase::kPass ? drawn.receiver(seat(g)) : seat(g);
      if (viewer.sees_as(holder) || viewer.sees_as(seat(g))) continue;
      for (int t = 0; t < drawn.chosen(seat(g)); ++t) {
        const Tile given = drawn.given[static_cast<std::size_t>(g)][static_cast<std::size_t>(t)];
        const TileSet five = all[holder.index] & TileSet::of_timeframe(static_cast<Timeframe>(t));
        ASSERT_EQ(five.size(), kTilesPerTimeframe);
        ASSERT_TRUE(five.contains(given));
        int before = 0;
        five.for_each([&](Tile tile) { before += tile.code < given.code; });
        if (given.is_black())
          before += static_cast<int>(random.below(static_cast<std::uint32_t>(five.black())));
        ranks[{g, t, before}] += 1;
      }
    }
  }
  for (int g = 0; g < state.seats(); ++g)
    for (int t = 0; t < kTimeframes; ++t) {
      if (!ranks.contains({g, t, 0}) && !ranks.contains({g, t, 1})) continue;
      ChiSquare link;
      for (int rank = 0; rank < kTilesPerTimeframe; ++rank)
        link.cell(ranks[{g, t, rank}], draws / 5.0);
      link.close();
      together.add(link);
    }
  EXPECT_GT(together.degrees, 0);
  EXPECT_LT(together.deviations(), kTooFar);
}

TEST(Determinize, PD_2_8_what_others_pass_is_any_of_the_holders_tiles) {
  TRACE_SEED();
  FastRandom random = stream(8);
  for (int seats = 3; seats <= 5; ++seats)
    for (const int trick : {-1, 0, 4, 11}) {
      State state = initial(kPlainContent, any_options(seats, random));
      play_until(state, Manner::kAnything, random, [&](const State& now) {
        int chosen = 0;
        for (int s = 0; s < seats; ++s) chosen += now.chosen(seat(s));
        return trick < 0 ? chosen == 3 * seats - 1
                         : now.phase == Phase::kLead && now.trick == trick;
      });
      expect_even_gifts(state, kSpectator, random);
      if (trick >= 0) expect_even_gifts(state, Viewer::of(seat(2)), random);
    }
}

}  // namespace
}  // namespace paradoxa::paradominetor
