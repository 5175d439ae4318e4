// Counts of coverings, Nature's uniform island, and building by hand (IS-4.2, D01).
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "engine/random.hpp"
#include "support/island_content.hpp"

namespace paradoxa::island {
namespace {

int placements(Tile tile) {
  int count = 0;
  for_each_placement(tile, [&](const Placement&) { ++count; });
  return count;
}

TEST(IsCompletion, placements_on_the_empty_island) {
  EXPECT_EQ(placements(kStraightLake), 69);
  EXPECT_EQ(placements(kBentLake), 144);
  EXPECT_EQ(placements(kTriangularLake), 54);
  for (int t = 0; t < kPairTiles; ++t) EXPECT_EQ(placements(Tile::pair(t)), 180);
}

// All placements of a tile as cells.
std::vector<CellSet> shapes(Tile tile) {
  std::vector<CellSet> all;
  for_each_placement(tile, [&](const Placement& each) { all.push_back(each.cells()); });
  return all;
}

TEST(IsCompletion, lake_triples_and_shape_layouts_are_as_many_as_the_spec_says) {
  int triples = 0, coverable = 0;
  std::uint64_t layouts = 0;
  std::uint32_t most = 0;
  for (const CellSet a : shapes(kStraightLake))
    for (const CellSet b : shapes(kBentLake)) {
      if (!(a & b).empty()) continue;
      for (const CellSet c : shapes(kTriangularLake)) {
        if (!((a | b) & c).empty()) continue;
        ++triples;
        if (!can_cover(a | b | c, Triangle::kLaid)) continue;
        ++coverable;
        const std::uint32_t ways = Covers(a | b | c, Triangle::kLaid).total();
        EXPECT_GT(ways, 0u);
        layouts += ways;
        most = std::max(most, ways);
      }
    }
  EXPECT_EQ(triples, 250'476);
  EXPECT_EQ(coverable, 209'304);
  EXPECT_EQ(layouts, 68'668'824u);
  EXPECT_EQ(most, 6060u);
}

TEST(IsCompletion, the_table_of_lakes_adds_up_to_all_shape_layouts) {
  const LakeCounts& counts = shipped().lakes;
  std::uint64_t straight = 0, bent = 0;
  for (const std::uint32_t count : counts.straight) straight += count;
  for (const auto& row : counts.bent)
    for (const std::uint32_t count : row) bent += count;
  EXPECT_EQ(straight, 68'668'824u);
  EXPECT_EQ(bent, 68'668'824u);
}

// Plainly, without profiles: the first free cell with each free neighbour behind it.
std::uint32_t count_plainly(CellSet covered, bool triangle) {
  if (covered == CellSet::all()) return triangle ? 0 : 1;
  const Cell first = (CellSet::all() - covered).first();
  std::uint32_t ways = 0;
  const auto with = [&](std::initializer_list<Direction> directions, bool triangle_left) {
    CellSet next = covered | CellSet::of(first);
    for (const Direction d : directions) {
      const Cell c = neighbour(first, d);
      if (!c.exists() || next.contains(c)) return;
      next.add(c);
    }
    ways += count_plainly(next, triangle_left);
  };
  with({Direction::kE}, triangle);
  with({Direction::kSE}, triangle);
  with({Direction::kSW}, triangle);
  if (!triangle) return ways;
  with({Direction::kE, Direction::kSE}, false);
  with({Direction::kSE, Direction::kSW}, false);
  return ways;
}

TEST(IsCompletion, counts_agree_with_a_plain_recursion_on_any_set_of_cells) {
  FastRandom random(7);
  int coverable = 0;
  for (int i = 0; i < 3000; ++i) {
    CellSet covered;
    const int size = 11 + static_cast<int>(random.below(26));
    while (covered.size() < size) covered.add(Cell::at(static_cast<int>(random.below(kCells))));
    for (const Triangle triangle : {Triangle::kLaid, Triangle::kLeft}) {
      const std::uint32_t expected = count_plainly(covered, triangle == Triangle::kLeft);
      ASSERT_EQ(Covers(covered, triangle).total(), expected) << covered.bits;
      ASSERT_EQ(can_cover(covered, triangle), expected > 0) << covered.bits;
      coverable += expected > 0;
    }
  }
  EXPECT_GT(coverable, 300);
  EXPECT_EQ(Covers(CellSet::all(), Triangle::kLaid).total(), 1u);
  EXPECT_EQ(Covers(CellSet::all(), Triangle::kLeft).total(), 0u);
}

// An unfinished island can be finished in shapes * pairs! * 2^pairs ways.
struct Stage {
  std::uint64_t shapes = 0;  // ways to cover the rest, tiles taken as alike
  int pairs = kPairTiles;    // left
};

// IS-4.2: after each draw exactly as many islands can be drawn as its weight promised. With all
// weights of a draw in proportion to the islands behind them, all islands are equally likely.
TEST(IsCompletion, IS_4_2_every_weight_is_the_number_of_islands_behind_it) {
  FastRandom random(11);
  const LakeCounts& counts = shipped().lakes;
  for (int game = 0; game < 300; ++game) {
    Island island;
    Stage stage{68'668'824, kPairTiles};
    while (!island.complete()) {
      const Draws draws = next_draws(counts, island);
      const bool lakes = !island.has(kBentLake);
      // A pair that is drawn leaves one tile less: a weight counts in units of (pairs - 1)! and so
      // on.
      const std::uint64_t unit =
          lakes || stage.pairs == 0 ? 1 : 2 * static_cast<std::uint64_t>(stage.pairs);
      ASSERT_EQ(total_weight(draws), unit * stage.shapes);
      const Placement drawn = nth_placement(draws, random.below(total_weight(draws)));
      const std::uint32_t weight = weight_of(draws, drawn);
      ASSERT_GT(weight, 0u);
      ASSERT_TRUE(island.takes(drawn));
      island.place(drawn);
      if (drawn.tile.is_lake()) {
        stage.shapes = weight / (drawn.tile == kTriangularLake ? unit : 1);
      } else {
        stage.shapes = weight;
        --stage.pairs;
      }
    }
    EXPECT_EQ(stage.shapes, 1u);
    EXPECT_TRUE(parse_layout(layout_text(island)));
  }
}

TEST(IsCompletion, every_draw_is_listed_once_and_has_a_weight) {
  FastRandom random(13);
  Island island;
  while (!island.complete()) {
    const Draws draws = next_draws(shipped().lakes, island);
    std::map<std::string, int> seen;
    for (const Draw& draw : draws) {
      EXPECT_EQ(++seen[placement_text(draw.placement)], 1);
      EXPECT_GT(draw.weight, 0u);
      EXPECT_TRUE(island.takes(draw.placement));
    }
    EXPECT_EQ(weight_of(draws, Placement{}), 0u);
    island.place(nth_placement(draws, random.below(total_weight(draws))));
  }
}

// A second look at uniformity, by drawing: where the lakes and one tile come to lie.
TEST(IsCompletion, IS_4_2_placements_are_met_as_often_as_they_occur_among_all_islands) {
  constexpr int kIslands = 20'000;
  FastRandom random(17);
  const LakeCounts& counts = shipped().lakes;
  std::map<std::uint64_t, int> triangles, tile;
  for (int i = 0; i < kIslands; ++i) {
    Island island;
    while (!island.complete()) {
      const Draws draws = next_draws(counts, island);
      island.place(nth_placement(draws, random.below(total_weight(draws))));
    }
    ++triangles[island.placement(kTriangularLake).cells().bits];
    ++tile[island.placement(Tile::pair(4)).cells().bits];
  }
  // Exact: layouts by where the triangle lies; pairs are all tiles alike, so a tile lies on a pair
  // with a fourteenth of the chance that the pair is a tile at all.
  std::map<std::uint64_t, double> expected_triangles;
  for (const CellSet a : shapes(kStraightLake))
    for (const CellSet b : shapes(kBentLake)) {
      if (!(a & b).empty()) continue;
      for (const CellSet c : shapes(kTriangularLake))
        if (((a | b) & c).empty())
          expected_triangles[c.bits] += Covers(a | b | c, Triangle::kLaid).total();
    }
  double sum = 0;
  for (const auto& [bits, layouts] : expected_triangles) {
    const double expected = layouts / 68'668'824 * kIslands;
    sum += (triangles[bits] - expected) * (triangles[bits] - expected) / expected;
  }
  const double degrees = static_cast<double>(expected_triangles.size()) - 1;
  EXPECT_EQ(expected_triangles.size(), 54u);
  EXPECT_LT((sum - degrees) / std::sqrt(2 * degrees), 6);
  // By symmetry a tile lies as often on a pair as on its image in the middle of the island.
  double symmetric = 0;
  int compared = 0;
  for (const auto& [bits, count] : tile) {
    CellSet image;
    CellSet::of_bits(bits).for_each([&](Cell c) { image.add(Cell::at(kCells - 1 - c.index)); });
    if (image.bits <= bits) continue;
    const double other = tile[image.bits];
    symmetric += (count - other) * (count - other) / (count + other);
    ++compared;
  }
  EXPECT_LT((symmetric - compared) / std::sqrt(2.0 * compared), 6);
}

TEST(IsCompletion, D01_by_hand_only_what_leaves_the_rest_coverable) {
  const LakeCounts& counts = shipped().lakes;
  FastRandom random(19);
  for (int game = 0; game < 30; ++game) {
    Island island;
    while (!island.complete()) {
      std::vector<Placement> offered;
      for_each_lay(counts, island, [&](const Placement& each) { offered.push_back(each); });
      ASSERT_FALSE(offered.empty());
      ASSERT_LE(offered.size(), 180u);
      for (const Placement& each : offered) EXPECT_EQ(each.tile, next_tile(island));
      island.place(offered[random.below(static_cast<std::uint32_t>(offered.size()))]);
    }
    EXPECT_EQ(next_tile(island), kNoTile);
    EXPECT_TRUE(parse_layout(layout_text(island)));
  }
  Island island;
  EXPECT_FALSE(can_lay(counts, island, placement("L2@G1/4")));  // not its turn
  island.place(placement("L1@E3/1"));
  EXPECT_FALSE(can_lay(counts, island, placement("L2@E3/0")));  // overlaps
  island.place(placement("L2@G1/4"));
  island.place(placement("L3@D5/0"));
  EXPECT_FALSE(can_lay(counts, island, placement("T01@F4/0")));  // would cut G4 off
  EXPECT_TRUE(can_lay(counts, island, placement("T01@G4/4")));
}

TEST(IsCompletion, an_island_begun_by_hand_is_finished_at_random) {
  const LakeCounts& counts = shipped().lakes;
  FastRandom random(23);
  for (int laid = 0; laid <= kTiles; ++laid) {
    Island island;
    for (int t = 0; t < laid; ++t) island.place(r1().placement(Tile::at(t)));
    while (!island.complete()) {
      const Draws draws = next_draws(counts, island);
      island.place(nth_placement(draws, random.below(total_weight(draws))));
    }
    for (int t = 0; t < laid; ++t)
      EXPECT_EQ(island.placement(Tile::at(t)), r1().placement(Tile::at(t)));
    EXPECT_TRUE(parse_layout(layout_text(island)));
  }
}

}  // namespace
}  // namespace paradoxa::island
