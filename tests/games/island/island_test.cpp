// IS-3: tiles, spaces and names, on the two islands of the examples.
#include <map>
#include <set>
#include <sstream>
#include <string>

#include <gtest/gtest.h>

#include "engine/game.hpp"
#include "support/island_content.hpp"

namespace paradoxa::island {
namespace {

static_assert(PlainValue<Island> && PlainValue<Placement> && PlainValue<CellSet>);
static_assert(sizeof(Cell) == 1 && sizeof(Space) == 1 && sizeof(Name) == 1 && sizeof(Spot) == 1);
static_assert(sizeof(Placement) == 3);

std::string drawn(const Island& island) {
  std::string text;
  for (int c = 0; c < kCells; ++c)
    text += std::string(c == 0 ? "" : " ") +
            std::string(kSpaceWords[space_at(shipped().tiles, island, Cell::at(c)).id]);
  return text;
}

TEST(IsIsland, IS_3_1_IS_3_2_R1_carries_what_the_drawing_shows) {
  EXPECT_EQ(drawn(r1()),
            "strawberry portal_2 anomaly oracle "
            "mirage_snakes portal_2 knot_c anomaly anomaly "
            "portal_3 lime knot_a banana apple grapes "
            "camp_a portal_1 portal_3 anomaly lake_triangular lake_triangular anomaly "
            "orange cherries lake_straight portal_1 lake_triangular mirage_ufo "
            "lake_bent oracle lake_straight mirage_zombies camp_b "
            "lake_bent lake_bent lake_straight knot_b");
}

TEST(IsIsland, IS_3_1_IS_3_2_R2_carries_what_the_drawing_shows) {
  EXPECT_EQ(drawn(r2()),
            "anomaly portal_3 mirage_zombies lake_straight "
            "camp_a portal_3 portal_1 lake_straight oracle "
            "oracle apple mirage_snakes lake_straight anomaly strawberry "
            "portal_1 cherries anomaly lime lake_bent lake_bent portal_2 "
            "orange lake_triangular lake_triangular lake_bent mirage_ufo anomaly "
            "banana lake_triangular knot_b knot_c portal_2 "
            "knot_a camp_b anomaly grapes");
}

// "NE-SW E-NW SE-W": where each side of a knot leads.
std::string arrows(const Island& island, int knot) {
  std::set<std::string> seen;
  std::string text;
  for (int d = 0; d < kDirections; ++d) {
    const KnotExit exit = knot_exit(shipped().tiles, island, knot, direction(d));
    EXPECT_EQ(knot_exit(shipped().tiles, island, knot, exit.side).side, direction(d));
    EXPECT_EQ(knot_exit(shipped().tiles, island, knot, exit.side).arrow, exit.arrow);
    EXPECT_EQ(exit.arrow / 3, knot);
    if (index_of(exit.side) < d) continue;
    text += std::string(text.empty() ? "" : " ") + std::string(kDirectionWords.of(direction(d))) +
            "-" + std::string(kDirectionWords.of(exit.side));
  }
  return text;
}

TEST(IsIsland, IS_3_4_IS_R4_a_knot_is_turned_with_its_tile) {
  EXPECT_EQ(arrows(r1(), 0), "NE-SW E-NW SE-W");
  EXPECT_EQ(arrows(r1(), 1), "NE-E SE-SW W-NW");
  EXPECT_EQ(arrows(r1(), 2), "NE-W E-SE SW-NW");
  EXPECT_EQ(arrows(r2(), 0), "NE-SE E-W SW-NW");
  EXPECT_EQ(arrows(r2(), 1), "NE-NW E-SE SW-W");
  EXPECT_EQ(arrows(r2(), 2), "NE-SE E-NW SW-W");
}

TEST(IsIsland, IS_3_5_twenty_five_names_occur_in_one_game) {
  std::set<std::string_view> names;
  int anomaly = 0;
  for (int c = 0; c < kCells; ++c) {
    const Space space = space_at(shipped().tiles, r1(), Cell::at(c));
    const Name name =
        space.kind() == Kind::kAnomaly
            ? Name::of(shipped().islands[0].tokens[static_cast<std::size_t>(anomaly++)])
            : Name::of(space);
    EXPECT_EQ(name.kind(), space.kind());
    EXPECT_TRUE(name.fits(space));
    names.insert(kNameWords[name.id]);
  }
  EXPECT_EQ(names.size(), 25u);
  EXPECT_TRUE(names.contains("knot") && names.contains("portal 2") && names.contains("camp A"));
  EXPECT_TRUE(names.contains("lake bent") && names.contains("anomaly rock stirs"));
  EXPECT_TRUE(comes_before(Name::of(Anomaly::kArrows), Name::of(Anomaly::kDrain)));
  EXPECT_TRUE(comes_before(Name::of(Lake::kTriangular), Name::of(Space::portal(0))));
}

TEST(IsIsland, spaces_are_found_in_both_directions) {
  const Tiles& tiles = shipped().tiles;
  for (const Island* island : {&r1(), &r2()}) {
    for (int s = 0; s < kSpaces; ++s) {
      const CellSet found = cells_of(tiles, *island, Space::at(s));
      EXPECT_EQ(found.size(), Space::at(s).copies());
      found.for_each([&](Cell c) { EXPECT_EQ(space_at(tiles, *island, c), Space::at(s)); });
    }
    EXPECT_EQ(lake_cells(*island).size(), 9);
  }
  EXPECT_EQ(anomaly_cells(tiles, r1()), cells("A3 B4 B5 D4 D7"));
  EXPECT_EQ(anomaly_number(tiles, r1(), cell("B5")), 2);
  EXPECT_EQ(fruit_cells(tiles, r1()), cells("A1 C2 C4 C5 C6 E1 E2"));
  EXPECT_EQ(portal_cells(tiles, r1()), cells("A2 B2 C1 D2 D3 E4"));
  EXPECT_EQ(other_portal(tiles, r1(), cell("C1")), cell("D3"));
  EXPECT_EQ(other_portal(tiles, r1(), cell("D3")), cell("C1"));
  EXPECT_EQ(lake_cells(r1(), Lake::kBent), cells("F1 G1 G2"));
  EXPECT_EQ(cell_of(tiles, r1(), Space::of(Camp::kB)), cell("F5"));
}

TEST(IsIsland, an_unfinished_island_knows_what_is_left) {
  Island island;
  EXPECT_EQ(island.left().size(), kTiles);
  EXPECT_TRUE(island.covered().empty());
  island.place(placement("T02@C4/3"));
  EXPECT_EQ(island.covered(), cells("C3 C4"));
  EXPECT_FALSE(island.left().contains(Tile::pair(1)));
  EXPECT_FALSE(island.takes(placement("T02@A1/0")));                        // laid already
  EXPECT_FALSE(island.takes(placement("T03@C4/0")));                        // overlaps
  EXPECT_FALSE(island.takes(Placement::of(Tile::pair(2), cell("A1"), 5)));  // sticks out
  EXPECT_FALSE(island.takes(Placement::of(kTriangularLake, cell("D4"), 2)));
  EXPECT_FALSE(island.takes(Placement{}));
  EXPECT_TRUE(island.takes(placement("T03@D4/0")));
  EXPECT_EQ(layout_text(island), "T02@C4/3");
}

}  // namespace
}  // namespace paradoxa::island
