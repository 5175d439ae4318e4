// How an unfinished island can go on: what OP may lay by hand, and what Nature draws.
//
// Nature lays the straight lake, then the bent one, by a table of exact counts. From then on it
// covers the first free cell: with a tile of two spaces, which can lie in three ways, or with the
// triangular lake. Each draw is weighted by the number of ways to finish the rest. So all legal
// islands are equally likely (IS-4.2), and no draw is ever thrown away.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "engine/fixed_list.hpp"
#include "games/island/rules/cover.hpp"
#include "games/island/rules/island.hpp"
#include "games/island/rules/tile.hpp"

namespace paradoxa::island {

// Shape layouts by where the straight and the bent lake lie; 0 where that cannot be. It follows
// from the geometry alone.
struct LakeCounts {
  std::array<std::uint32_t, kCells * 3> straight{};                      // by code
  std::array<std::array<std::uint32_t, kCells * 6>, kCells * 3> bent{};  // by both codes

  // Where a lake lies, as one number.
  static constexpr std::size_t code(const Placement& lake) {
    return static_cast<std::size_t>(lake.cell.index * lake.tile.rotations() + lake.rotation);
  }
};

// Takes a few milliseconds: for the loader of the content.
LakeCounts count_lakes();

// A placement and the number of ways to finish the island after it, up to a factor that is the same
// for all placements that can be drawn at that point.
struct Draw {
  Placement placement{};
  std::uint32_t weight = 0;
};
inline constexpr std::size_t kMaxDraws = 144;  // of the bent lake
using Draws = FixedList<Draw, kMaxDraws, Guard::kCheckedBuilds>;

namespace completion_detail {

constexpr void add_lakes(const LakeCounts& counts, const Island& island, Tile lake, Draws& draws) {
  for_each_placement(lake, [&](const Placement& placement) {
    const std::size_t code = LakeCounts::code(placement);
    const std::uint32_t weight =
        lake == kStraightLake
            ? counts.straight[code]
            : counts.bent[LakeCounts::code(island.placement(kStraightLake))][code];
    if (weight > 0) draws.push_back({placement, weight});
  });
}

// Every tile that is left, either way round, on two cells.
constexpr void add_pairs(const Island& island, Cell cell, int choice, std::uint32_t weight,
                         Draws& draws) {
  if (weight == 0) return;
  const Direction d = direction(1 + choice);
  const Cell next = neighbour(cell, d);
  for (int t = 0; t < kPairTiles; ++t) {
    const Tile tile = Tile::pair(t);
    if (island.has(tile)) continue;
    draws.push_back({Placement::of(tile, cell, choice), weight});
    draws.push_back({Placement::of(tile, next, choice + 3), weight});
  }
}

}  // namespace completion_detail

// What Nature can draw next, in a stable order. Precondition: an unfinished island that can be
// finished; the straight and the bent lake are laid before anything else.
constexpr Draws next_draws(const LakeCounts& counts, const Island& island) {
  Draws draws;
  for (const Tile lake : {kStraightLake, kBentLake})
    if (!island.has(lake)) {
      completion_detail::add_lakes(counts, island, lake, draws);
      return draws;
    }
  const CellSet covered = island.covered();
  const Triangle triangle = island.has(kTriangularLake) ? Triangle::kLaid : Triangle::kLeft;
  const Covers covers(covered, triangle);
  const Cell cell = Cell::at(lowest_bit(~covered.bits));
  for (int choice = 0; choice < 3; ++choice)
    completion_detail::add_pairs(island, cell, choice, covers.by_pair(choice), draws);
  if (triangle == Triangle::kLaid) return draws;
  // A lake leaves the k tiles of two spaces to be dealt, one more than a pair does: that is 2k ways
  // more, each tile either way round.
  TileSet pairs_left = island.left();
  pairs_left.remove(kTriangularLake);
  const auto ways = static_cast<std::uint32_t>(pairs_left.empty() ? 1 : 2 * pairs_left.size());
  for (int turn = 0; turn < 2; ++turn)
    if (covers.by_triangle(turn) > 0)
      draws.push_back(
          {Placement::of(kTriangularLake, cell, turn), ways * covers.by_triangle(turn)});
  return draws;
}

constexpr std::uint32_t total_weight(const Draws& draws) {
  std::uint32_t total = 0;
  for (const Draw& draw : draws) total += draw.weight;
  return total;
}
// Precondition: k < total_weight(draws).
constexpr const Placement& nth_placement(const Draws& draws, std::uint32_t k) {
  const Draw* draw = draws.begin();
  for (; k >= draw->weight; ++draw) k -= draw->weight;
  return draw->placement;
}
// 0 where the placement cannot be drawn.
constexpr std::uint32_t weight_of(const Draws& draws, const Placement& placement) {
  for (const Draw& draw : draws)
    if (draw.placement == placement) return draw.weight;
  return 0;
}

// D01: the tile that OP lays next by hand; none on a complete island.
constexpr Tile next_tile(const Island& island) {
  const TileSet left = island.left();
  return left.empty() ? kNoTile : left.first();
}
// D01, IS-3.3: whether it is that tile's turn, its cells are free, and the rest stays coverable.
constexpr bool can_lay(const LakeCounts& counts, const Island& island, const Placement& placement) {
  if (placement.tile != next_tile(island) || !island.takes(placement)) return false;
  if (placement.tile == kStraightLake) return counts.straight[LakeCounts::code(placement)] > 0;
  if (placement.tile == kBentLake)
    return counts.bent[LakeCounts::code(island.placement(kStraightLake))]
                      [LakeCounts::code(placement)] > 0;
  return can_cover(island.covered() | placement.cells(), Triangle::kLaid);
}
// Every placement that OP may choose, by cell and then by rotation.
template <class Visit>
constexpr void for_each_lay(const LakeCounts& counts, const Island& island, Visit&& visit) {
  for_each_placement(next_tile(island), [&](const Placement& placement) {
    if (can_lay(counts, island, placement)) visit(placement);
  });
}

}  // namespace paradoxa::island
