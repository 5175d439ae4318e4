// Positions that agree with all that a viewer has seen and heard (IS-25).
#include <array>
#include <cmath>
#include <cstring>
#include <string>

#include <gtest/gtest.h>

#include "games/island/rules/invariants.hpp"
#include "games/island/rules/view.hpp"
#include "games/island/sampler/determinize.hpp"
#include "support/island_story.hpp"

namespace paradoxa::island {
namespace {

bool same_bytes(const View& a, const View& b) { return std::memcmp(&a, &b, sizeof a) == 0; }

void expect_sound(const Story& story, Viewer viewer, const Heard& heard, FastRandom& random) {
  const View seen = view(shipped(), story.state(), viewer);
  Sampler sampler(shipped(), seen, heard);
  for (int i = 0; i < 3; ++i) {
    const State state = sampler.next(random);
    EXPECT_EQ(flaw(shipped(), state), "");
    ASSERT_TRUE(same_bytes(view(shipped(), state, viewer), seen));
  }
}

TEST(IsSampler, IS_25_positions_look_the_same_to_the_viewer) {
  FastRandom random(41);
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    Story story(Options::for_seats(2 + static_cast<int>(seed % 3)), seed);
    for (int ply = 0; !story.over(); ++ply) {
      if (random.below(60) == 0)
        for (const Viewer viewer : story.viewers()) {
          expect_sound(story, viewer, story.heard(viewer), random);
          if (HasFailure())
            FAIL() << "seed " << seed << ", ply " << ply << ", viewer "
                   << static_cast<int>(viewer.code) << ", ask "
                   << static_cast<int>(story.state().ask);
        }
      story.play();
    }
  }
}

// Whatever is drawn could have been heard like this: going through it once more leaves the trace.
TEST(IsSampler, IS_25_1_positions_agree_with_everything_that_was_heard) {
  FastRandom random(43);
  for (std::uint64_t seed = 20; seed < 30; ++seed) {
    Story story(Options::for_seats(2 + static_cast<int>(seed % 3)), seed);
    while (!story.over() && story.state().round < 3) story.play();
    const Viewer viewer = Viewer::of(seat(1));
    const auto& sayings = story.heard(viewer).sayings();
    if (is_ops(story.state().ask)) continue;
    Sampler sampler(shipped(), view(shipped(), story.state(), viewer), story.heard(viewer));
    for (int i = 0; i < 20; ++i) {
      const State state = sampler.next(random);
      Tokens tokens{};
      for (std::size_t t = 0; t < tokens.size(); ++t)
        tokens[t] = static_cast<Anomaly>(state.tokens[t]);
      Replay replay(shipped(), story.table());
      ASSERT_EQ(replay.run(Chart(shipped(), state.island, tokens), sayings, random),
                sayings.size());
    }
  }
}

TEST(IsSampler, IS_25_7_OP_and_the_referee_get_the_position_itself) {
  FastRandom random(47);
  Story story(Options::for_seats(3), 5);
  for (int ply = 0; ply < 120 && !story.over(); ++ply) story.play();
  for (const Viewer viewer : {Viewer::of(seat(0)), kReferee}) {
    const State state = Sampler(shipped(), view(shipped(), story.state(), viewer)).next(random);
    EXPECT_EQ(state, story.state());
  }
}

TEST(IsSampler, without_anything_heard_the_view_is_all) {
  FastRandom random(53);
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    Story story(Options::for_seats(2 + static_cast<int>(seed % 3)), seed);
    for (int ply = 0; !story.over(); ++ply) {
      const Ask ask = story.state().ask;
      const bool in_setup = ask == Ask::kCharacter || ask == Ask::kStart;
      if (in_setup || (random.below(60) == 0 && ask == Ask::kTurn))
        for (const Viewer viewer : story.viewers()) {
          expect_sound(story, viewer, Heard{}, random);
          if (HasFailure()) FAIL() << "seed " << seed << ", ply " << ply;
        }
      story.play();
    }
  }
}

// At the first decision a captive knows one cell. Islands drawn by Nature in which that cell
// carries that fruit are the exact distribution; the sampler, which lays the fruit first and the
// rest after it, comes near.
TEST(IsSampler, at_the_start_lakes_and_portals_lie_about_as_often_as_they_should) {
  FastRandom random(59);
  Story story(Options::for_seats(3), 8);
  while (story.state().ask != Ask::kTurn) story.play();
  const State& truth = story.state();
  const Viewer viewer = Viewer::of(seat(1));
  const Space start = Space::of(truth.pieces[0].start_fruit());
  const Cell start_cell = truth.pieces[0].cell;
  std::array<double, kCells> exact{}, drawn{}, exact_portals{}, drawn_portals{};
  const auto count = [&](const Island& island, std::array<double, kCells>& lakes,
                         std::array<double, kCells>& portals) {
    lake_cells(island).for_each([&](Cell c) { ++lakes[c.index]; });
    portal_cells(shipped().tiles, island).for_each([&](Cell c) { ++portals[c.index]; });
  };
  constexpr int kSamples = 1500;
  for (int found = 0; found < kSamples;) {
    Island island;
    while (!island.complete()) {
      const Draws draws = next_draws(shipped().lakes, island);
      island.place(nth_placement(draws, random.below(total_weight(draws))));
    }
    if (cell_of(shipped().tiles, island, start) != start_cell) continue;
    ++found;
    count(island, exact, exact_portals);
  }
  Sampler sampler(shipped(), view(shipped(), truth, viewer), story.heard(viewer));
  for (int i = 0; i < kSamples; ++i) count(sampler.next(random).island, drawn, drawn_portals);
  // Half the sum of the differences, as a part of all: about 0.025 is chance alone.
  const auto difference = [](const auto& a, const auto& b) {
    double sum = 0, all = 0;
    for (std::size_t c = 0; c < kCells; ++c) {
      sum += std::abs(a[c] - b[c]);
      all += a[c];
    }
    return sum / 2 / all;
  };
  EXPECT_LT(difference(exact, drawn), 0.06);
  EXPECT_LT(difference(exact_portals, drawn_portals), 0.06);
  RecordProperty("lakes", std::to_string(difference(exact, drawn)));
  RecordProperty("portals", std::to_string(difference(exact_portals, drawn_portals)));
}

}  // namespace
}  // namespace paradoxa::island
