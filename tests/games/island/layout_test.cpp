// Layout strings (IS-3.3): read, written, and refused with a reason.
#include <string>

#include <gtest/gtest.h>

#include "support/island_content.hpp"

namespace paradoxa::island {
namespace {

const std::string kR1 =
    "L1@E3/1 L2@G1/4 L3@D5/0 T01@E1/5 T02@C4/3 T03@C6/4 T04@E2/1 T05@A1/1 T06@C2/4 T07@C5/4 "
    "T08@D1/5 "
    "T09@F5/2 T10@A4/3 T11@F4/4 T12@E6/5 T13@B3/4 T14@D4/3";

std::string changed(const std::string& before, const std::string& after) {
  std::string text = kR1;
  text.replace(text.find(before), before.size(), after);
  return text;
}

TEST(IsLayout, IS_3_3_a_layout_is_read_and_written) {
  ASSERT_TRUE(parse_layout(kR1));
  EXPECT_EQ(layout_text(*parse_layout(kR1)), kR1);
  EXPECT_EQ(*parse_layout(kR1), r1());
  EXPECT_EQ(layout_text(*parse_layout(layout_text(r2()))), layout_text(r2()));
}

TEST(IsLayout, tiles_may_come_in_any_order) {
  const std::string turned = kR1.substr(8) + " L1@E3/1";
  ASSERT_TRUE(parse_layout(turned)) << parse_layout(turned).error();
  EXPECT_EQ(*parse_layout(turned), r1());
}

TEST(IsLayout, IS_3_3_anything_else_is_refused_with_a_reason) {
  const auto error = [](const std::string& text) { return parse_layout(text).error(); };
  EXPECT_EQ(error(""), "L1 is missing");
  EXPECT_EQ(error(kR1.substr(0, kR1.rfind(' '))), "T14 is missing");
  EXPECT_EQ(error(changed("T02@C4/3", "T01@C4/3")), "T01 is laid twice");
  EXPECT_EQ(error(changed("T02@C4/3", "T02@C4/2")), "'T14@D4/3' overlaps another tile");
  EXPECT_EQ(error(changed("T02@C4/3", "T15@C4/3")),
            "'T15@C4/3' names no tile; tiles are L1 to L3 and T01 to T14");
  EXPECT_EQ(error(changed("T02@C4/3", "T02@C7/3")), "'T02@C7/3' names no cell; cells are A1 to G4");
  EXPECT_EQ(error(changed("T02@C4/3", "T02@C4/6")),
            "'T02@C4/6' has no such rotation; T02 has 0 to 5");
  EXPECT_EQ(error(changed("L3@D5/0", "L3@D5/2")), "'L3@D5/2' has no such rotation; L3 has 0 to 1");
  EXPECT_EQ(error(changed("T02@C4/3", "T02@A4/0")), "'T02@A4/0' does not fit on the island");
  EXPECT_EQ(error(changed("T02@C4/3", "T02 C4/3")), "'T02' is not written as tile@cell/rotation");
  EXPECT_EQ(error(changed("T02@C4/3", " ")), "'' is not written as tile@cell/rotation");
  EXPECT_EQ(error(kR1 + " "), "") << "one blank at the end is no entry";
  EXPECT_EQ(error(std::string(100, 'x')),
            "'xxxxxxxxxxxxxxxx…' is not written as tile@cell/rotation");
  EXPECT_EQ(error("L1@E3/" + std::string(1, '\0')),
            "'" + std::string("L1@E3/\0", 7) + "' has no such rotation; L1 has 0 to 2");
}

TEST(IsLayout, every_placement_is_read_as_it_is_written) {
  for (int t = 0; t < kTiles; ++t)
    for_each_placement(Tile::at(t), [](const Placement& each) {
      const auto parsed = parse_placement(placement_text(each));
      ASSERT_TRUE(parsed) << placement_text(each);
      EXPECT_EQ(*parsed, each);
    });
}

}  // namespace
}  // namespace paradoxa::island
