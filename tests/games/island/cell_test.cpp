// IS-2: cells, directions, the ocean, straight lines.
#include <map>
#include <string>

#include <gtest/gtest.h>

#include "support/island_content.hpp"

namespace paradoxa::island {
namespace {

constexpr Direction kNE = Direction::kNE, kE = Direction::kE, kSE = Direction::kSE,
                    kSW = Direction::kSW, kW = Direction::kW, kNW = Direction::kNW;

TEST(IsGeometry, IS_2_1_IS_2_3_ids_run_in_reading_order) {
  int id = 0;
  for (const auto& [row, width] :
       {std::pair{'A', 4}, {'B', 5}, {'C', 6}, {'D', 7}, {'E', 6}, {'F', 5}, {'G', 4}})
    for (int column = 1; column <= width; ++column) {
      const std::string text = row + std::to_string(column);
      EXPECT_EQ(cell(text), Cell::at(id));
      EXPECT_EQ(cell_text(Cell::at(id)).text(), text);
      ++id;
    }
  EXPECT_EQ(id, kCells);
  EXPECT_EQ(cell("A1").q(), 0);
  EXPECT_EQ(cell("A1").r(), -3);
  EXPECT_EQ(cell("D1").q(), -3);
  EXPECT_EQ(cell("G4").q(), 0);
  for (int c = 0; c < kCells; ++c)
    EXPECT_EQ(Cell::at_axial(Cell::at(c).q(), Cell::at(c).r()), Cell::at(c));
  for (const char* wrong : {"", "A", "A0", "A5", "B6", "G5", "H1", "a1", "A1 ", "AA", "D8"})
    EXPECT_FALSE(parse_cell(wrong)) << wrong;
}

TEST(IsGeometry, IS_2_2_directions_are_indexed_clockwise) {
  const Cell middle = cell("D4");
  EXPECT_EQ(neighbour(middle, kNE), cell("C4"));
  EXPECT_EQ(neighbour(middle, kE), cell("D5"));
  EXPECT_EQ(neighbour(middle, kSE), cell("E4"));
  EXPECT_EQ(neighbour(middle, kSW), cell("E3"));
  EXPECT_EQ(neighbour(middle, kW), cell("D3"));
  EXPECT_EQ(neighbour(middle, kNW), cell("C3"));
  EXPECT_EQ(opposite(kNE), kSW);
  EXPECT_EQ(opposite(kNW), kSE);
  EXPECT_EQ(turned(kNW, 2), kE);
  EXPECT_EQ(turn_between(kNW, kE), 2);
  EXPECT_EQ(direction_to(middle, cell("E3")), kSW);
}

TEST(IsGeometry, IS_2_4_there_are_90_adjacent_pairs) {
  int both = 0;
  for (int a = 0; a < kCells; ++a) {
    EXPECT_EQ(neighbours(Cell::at(a)).contains(Cell::at(a)), false);
    both += neighbours(Cell::at(a)).size();
    for (int b = 0; b < kCells; ++b) {
      EXPECT_EQ(neighbours(Cell::at(a)).contains(Cell::at(b)),
                distance(Cell::at(a), Cell::at(b)) == 1);
    }
  }
  EXPECT_EQ(both, 2 * 90);
  EXPECT_EQ(neighbours(cells("D5 D6 E5")), cells("C4 C5 C6 D4 D7 E4 E6 F4 F5"));
}

TEST(IsGeometry, IS_2_5_border_and_corners) {
  EXPECT_EQ(border_cells(), cells("A1 A2 A3 A4 B1 B5 C1 C6 D1 D7 E1 E6 F1 F5 G1 G2 G3 G4"));
  EXPECT_EQ(corner_cells(), cells("A1 A4 D7 G4 G1 D1"));
}

TEST(IsGeometry, IS_2_6_IS_2_7_every_part_touches_four_cells) {
  const std::map<OceanPart, const char*> touching{
      {OceanPart::kN, "A1 A2 A3 A4"},  {OceanPart::kNE, "A4 B5 C6 D7"},
      {OceanPart::kSE, "D7 E6 F5 G4"}, {OceanPart::kS, "G4 G3 G2 G1"},
      {OceanPart::kSW, "G1 F1 E1 D1"}, {OceanPart::kNW, "D1 C1 B1 A1"}};
  for (const auto& [part, text] : touching) EXPECT_EQ(cells_touching(part), cells(text));
}

// The table of the law, word for word.
TEST(IsGeometry, IS_2_8_IS_R3_the_part_that_a_step_enters) {
  const std::map<std::string, std::string> law{
      {"A2", "NW:N NE:N"},      {"A3", "NW:N NE:N"},       {"B5", "NE:NE E:NE"},
      {"C6", "NE:NE E:NE"},     {"E6", "E:SE SE:SE"},      {"F5", "E:SE SE:SE"},
      {"G2", "SE:S SW:S"},      {"G3", "SE:S SW:S"},       {"E1", "SW:SW W:SW"},
      {"F1", "SW:SW W:SW"},     {"B1", "W:NW NW:NW"},      {"C1", "W:NW NW:NW"},
      {"A1", "W:NW NW:N NE:N"}, {"A4", "NW:N NE:NE E:NE"}, {"D7", "NE:NE E:SE SE:SE"},
      {"G4", "E:SE SE:S SW:S"}, {"G1", "SE:S SW:SW W:SW"}, {"D1", "SW:SW W:NW NW:NW"}};
  int edges = 0;
  for (int c = 0; c < kCells; ++c) {
    const std::string name(cell_text(Cell::at(c)).text());
    const std::string line = law.contains(name) ? " " + law.at(name) + " " : "";
    for (int d = 0; d < kDirections; ++d) {
      if (neighbour(Cell::at(c), direction(d)).exists()) continue;
      ++edges;
      const std::string entry =
          " " + std::string(kDirectionWords.of(direction(d))) + ":" +
          std::string(kOceanPartWords.of(part_entered(Cell::at(c), direction(d)))) + " ";
      EXPECT_NE(line.find(entry), std::string::npos) << name << entry;
    }
  }
  EXPECT_EQ(edges, 42);
}

TEST(IsGeometry, IS_2_9_IS_R47_a_ray_ends_on_a_cell_or_where_the_island_is_left) {
  EXPECT_EQ(ray(cell("E2"), kNE, 2).cell, cell("C3"));
  EXPECT_EQ(ray(cell("A1"), kSE, 3).cell, cell("D4"));
  const Ray off = ray(cell("F2"), kSW, 2);  // IS-E10
  EXPECT_TRUE(off.in_ocean());
  EXPECT_EQ(off.exit, cell("G1"));
  EXPECT_EQ(off.part, OceanPart::kSW);
  EXPECT_EQ(ray(cell("C5"), kE, 3).part, OceanPart::kNE);
}

TEST(IsGeometry, IS_2_10_the_other_end_of_the_line) {  // IS-E18
  EXPECT_EQ(opposite(cell("A2"), kNE), cell("E1"));
  EXPECT_EQ(opposite(cell("A2"), kNW), cell("F5"));
  EXPECT_EQ(opposite(cell("D7"), kE), cell("D1"));
  EXPECT_EQ(opposite(cell("A1"), kNW), cell("G4"));
  EXPECT_EQ(opposite(cell("A1"), kNE), cell("D1"));
  EXPECT_EQ(opposite(cell("A1"), kW), cell("A4"));
  EXPECT_EQ(opposite(cell("G3"), kSE), cell("B1"));
  EXPECT_EQ(opposite(cell("E6"), kSE), cell("A3"));
  EXPECT_EQ(opposite(cell("B5"), kNE), cell("G2"));  // IS-E28
}

TEST(IsGeometry, IS_2_12_distance_is_the_number_of_steps) {
  for (int from = 0; from < kCells; ++from) {
    CellSet reached = CellSet::of(Cell::at(from));
    for (int steps = 0; reached.size() < kCells; ++steps) {
      const CellSet next = neighbours(reached);
      next.for_each([&](Cell c) { EXPECT_EQ(distance(Cell::at(from), c), steps + 1); });
      reached = reached | next;
    }
  }
}

}  // namespace
}  // namespace paradoxa::island
