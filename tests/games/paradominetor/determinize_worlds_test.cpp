// All positions that agree with what a viewer has seen are equally likely: compared with a list of
// all of them.
#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <unordered_map>

#include <gtest/gtest.h>

#include "engine/random.hpp"
#include "games/paradominetor/all_worlds.hpp"
#include "games/paradominetor/chi_square.hpp"
#include "games/paradominetor/rules/view.hpp"
#include "games/paradominetor/sampler/determinize.hpp"
#include "games/paradominetor/sampler/unseen.hpp"
#include "games/paradominetor/slowness.hpp"
#include "support/endgames_paradominetor.hpp"

namespace paradoxa::paradominetor {
namespace {

// How far apart the frequencies of fresh samplers and the list of all worlds are.
std::optional<ChiSquare> compare(const View& view, const Worlds& worlds, int draws,
                                 FastRandom& random) {
  std::unordered_map<std::string, double> seen;
  for (int i = 0; i < draws; ++i) seen[key_of(Sampler(kPlainContent, view).next(random))] += 1;
  for (const auto& [key, times] : seen)
    if (!worlds.ways().contains(key)) return std::nullopt;
  ChiSquare result;
  for (const auto& [key, ways] : worlds.ways()) {
    const auto found = seen.find(key);
    result.cell(found == seen.end() ? 0 : found->second, draws * ways / worlds.total());
  }
  result.close();
  return result;
}

// Endgames with more than one and not too many worlds, of every kind.
TEST(Determinize, in_endgames_all_worlds_that_agree_are_equally_likely) {
  TRACE_SEED();
  FastRandom random = stream(4);
  ChiSquare together;
  int compared = 0;
  for (int seats = 3; seats <= 5; ++seats)
    for (const Manner manner : {Manner::kAnything, Manner::kShedding})
      for (int tricks_left = 1; tricks_left <= 4; ++tricks_left)
        for (int attempts = 0, found = 0; found < 2 && attempts < 20; attempts += kSlowness) {
          const Endgame end = endgame(seats, manner, tricks_left, random);
          const Worlds worlds(end.view, 200, 60'000);
          const auto number = static_cast<int>(worlds.ways().size());
          if (!worlds.complete() || number < 2) continue;
          ++found;
          ++compared;
          const auto result = compare(end.view, worlds, 60 * number + 100, random);
          ASSERT_TRUE(result) << "a world that does not agree: " << endgame_name(end);
          EXPECT_LT(result->deviations(), kTooFar) << number << " worlds: " << endgame_name(end);
          together.add(*result);
        }
  EXPECT_GT(compared, 12 / kSlowness);
  EXPECT_LT(together.deviations(), kTooFar);
  RecordProperty("compared", compared);
  RecordProperty("deviations", std::to_string(together.deviations()));
}

// PD-R18: the giver of a black tile cannot tell it from the others when its taker plays black.
TEST(Determinize, PD_R18_a_given_black_tile_is_any_of_the_takers_black_tiles) {
  TRACE_SEED();
  FastRandom random = stream(5);
  ChiSquare together;
  int compared = 0;
  for (int attempts = 0; compared < (kSlowness > 1 ? 2 : 8) && attempts < 4000; ++attempts) {
    const Endgame end = endgame(3 + attempts % 3, Manner::kBlackGifts, 1 + attempts % 4, random);
    const Unseen unseen = unseen_in(end.view);
    if (!unseen.black_gift.open() || (unseen.pool[0] & kSixes) == 0) continue;
    const Worlds worlds(end.view, 200, 100'000);
    const auto number = static_cast<int>(worlds.ways().size());
    if (!worlds.complete() || number < 2) continue;
    ++compared;
    const auto result = compare(end.view, worlds, 50 * number + 100, random);
    ASSERT_TRUE(result) << "a world that does not agree: " << endgame_name(end);
    EXPECT_LT(result->deviations(), kTooFar) << number << " worlds: " << endgame_name(end);
    together.add(*result);
  }
  EXPECT_GT(compared, 0);
  EXPECT_LT(together.deviations(), kTooFar);
}

// One sampler alone, in larger spaces: how often each tile is where. Successive positions are not
// quite independent, so the spread is taken to be twice as large.
TEST(Determinize, one_sampler_goes_everywhere) {
  TRACE_SEED();
  FastRandom random = stream(6);
  const int draws = 6000 / kSlowness;
  for (int seats = 3; seats <= 5; ++seats)
    for (const Manner manner : {Manner::kAnything, Manner::kShedding})
      for (int attempts = 0, found = 0; found < 3 && attempts < 40; attempts += kSlowness) {
        const Endgame end = endgame(seats, manner, 1 + attempts % 4, random);
        const Worlds worlds(end.view, 20'000, 150'000);
        if (!worlds.complete() || worlds.ways().size() < 200) continue;
        ++found;
        Whereabouts seen{};
        Sampler sampler(kPlainContent, end.view);
        for (int i = 0; i < draws; ++i) {
          const State drawn = sampler.next(random);
          std::array<Tile, kMaxTiles> plays;
          for (std::size_t p = 0; p < kMaxTiles; ++p) plays[p] = drawn.plays[p].tile();
          add_whereabouts(seen, end.view, drawn.hands, plays, 1.0 / draws);
        }
        for (std::size_t tile = 0; tile < seen.size(); ++tile)
          for (std::size_t place = 0; place < seen[tile].size() && tile != Tile::kBlackCode;
               ++place) {
            const double exact = worlds.whereabouts()[tile][place] / worlds.total();
            const double spread = 2 * std::sqrt(exact * (1 - exact) / draws) + 1e-9;
            EXPECT_LT(std::abs(seen[tile][place] - exact), kTooFar * spread)
                << "tile " << tile << " place " << place << " of " << worlds.ways().size()
                << " worlds: " << endgame_name(end);
          }
      }
}

}  // namespace
}  // namespace paradoxa::paradominetor
