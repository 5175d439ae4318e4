// Rows of TOML: what each kind of column takes, and all errors of a file at once.
#include "engine/toml_reader.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/content_parts.hpp"
#include "engine/enum_words.hpp"
#include "engine/id_set.hpp"

namespace paradoxa {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

using Errors = std::vector<std::string>;

enum class Size : std::uint8_t { kTiny, kVast };
constexpr EnumWords<Size, 2> kSizes{"small", "large"};

struct Box {
  FixedText<8> name;
  FixedText<16> fill;
  std::uint8_t weight = 0;
  Size size{};
  std::array<std::uint8_t, 3> sides{};
};

Errors read_boxes(const std::string& text, std::array<Box, 2>& boxes) {
  TomlReader file({"boxes.toml", text});
  if (!file.ok()) return file.finish();
  file.rows("box", boxes, [](TomlRow& row, Box& box, std::size_t i) {
    row.fixed("id", i == 0 ? "one" : "two");
    row.read("name", box.name);
    row.read_colour("fill", box.fill);
    row.read("weight", box.weight, 1, 9);
    row.read("size", box.size, kSizes, "XX-1.2");
    row.read("sides", box.sides, 0, 50);
  });
  return file.finish();
}

constexpr const char* kGood =
    "[[box]]\n"
    "id = \"one\"\n"
    "name = \"First\"\n"
    "fill = \"#0069B4\"\n"
    "weight = 3\n"
    "size = \"large\"\n"
    "sides = \"1 20 50\"\n"
    "[[box]]\n"
    "id = \"two\"\n"
    "name = \"Second\"\n"
    "fill = \"#FFFFFF\"\n"
    "weight = 9\n"
    "size = \"small\"\n"
    "sides = \"0 0 0\"\n";

std::string with(std::vector<std::pair<std::string, std::string>> changes) {
  std::string text = kGood;
  for (const auto& [from, to] : changes) {
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    text.replace(at, from.size(), to);
  }
  return text;
}

TEST(TomlReader, a_good_file_is_read_into_its_rows) {
  std::array<Box, 2> boxes;
  EXPECT_THAT(read_boxes(kGood, boxes), IsEmpty());
  EXPECT_EQ(boxes[0].name.text(), "First");
  EXPECT_EQ(boxes[0].fill.text(), "#0069B4");
  EXPECT_EQ(boxes[0].weight, 3);
  EXPECT_EQ(boxes[0].size, Size::kVast);
  EXPECT_EQ(boxes[0].sides, (std::array<std::uint8_t, 3>{1, 20, 50}));
  EXPECT_EQ(boxes[1].name.text(), "Second");
}

TEST(TomlReader, all_errors_are_told_in_the_order_of_places) {
  std::array<Box, 2> boxes;
  const std::string text = with({{"sides = \"0 0 0\"", "sides = \"0  0\""},
                                 {"id = \"two\"", "id = \"three\""},
                                 {"size = \"large\"", "size = \"huge\""},
                                 {"weight = 3", "weight = 10"},
                                 {"fill = \"#0069B4\"", "fill = \"blue\""},
                                 {"name = \"First\"", "nane = \"First\""}});
  EXPECT_THAT(
      read_boxes(text + "[[bag]]\n", boxes),
      ElementsAre("boxes.toml:1:1: 'name' is missing", "boxes.toml:3:1: 'nane' is not a known key",
                  "boxes.toml:4:8: 'fill' must be a colour like #0069B4",
                  "boxes.toml:5:10: 'weight' must be a whole number from 1 to 9",
                  "boxes.toml:6:8: 'size' must be small or large (XX-1.2)",
                  "boxes.toml:9:6: the id here must be 'two'",
                  "boxes.toml:14:9: 'sides' must be 3 whole numbers from 0 to 50, with a "
                  "blank between two",
                  "boxes.toml:15:3: 'bag' is not a known key"));
}

TEST(TomlReader, numbers_in_a_text_are_separated_by_one_blank) {
  std::array<Box, 2> boxes;
  for (const char* sides : {"1 2", "1 2 3 4", "1  2 3", " 1 2 3", "1 2 3 ", "1 2 51", "1 2 x",
                            "1 2 -3", "1,2,3", "1 2 99999999999"}) {
    const Errors errors = read_boxes(with({{"1 20 50", sides}}), boxes);
    ASSERT_EQ(errors.size(), 1u) << sides;
    EXPECT_TRUE(errors[0].starts_with("boxes.toml:7:9: 'sides' must be 3 whole numbers")) << sides;
  }
}

TEST(TomlReader, a_wrong_number_of_rows_is_told_once_and_the_rows_are_still_read) {
  std::array<Box, 2> boxes;
  std::string text = with({{"weight = 9", "weight = 0"}});
  text.erase(0, text.find("[[box]]", 1));
  EXPECT_THAT(read_boxes(text, boxes),
              ElementsAre("boxes.toml:1:1: expected exactly 2 [[box]], found 1",
                          "boxes.toml:5:10: 'weight' must be a whole number from 1 to 9"));
  EXPECT_THAT(read_boxes(kGood + text, boxes),
              ElementsAre("boxes.toml:15:1: expected exactly 2 [[box]], found 3"));
}

TEST(TomlReader, what_is_no_table_of_that_name_is_refused) {
  std::array<Box, 2> boxes;
  EXPECT_THAT(read_boxes("", boxes), ElementsAre("boxes.toml:1:1: [[box]] is missing"));
  EXPECT_THAT(read_boxes("box = 3", boxes),
              ElementsAre("boxes.toml:1:7: 'box' must be written as [[box]]"));
  EXPECT_THAT(read_boxes("box = [1, 2]", boxes),
              ElementsAre("boxes.toml:1:8: expected a table, written as [[box]]",
                          "boxes.toml:1:11: expected a table, written as [[box]]"));
  EXPECT_EQ(read_boxes("[[box]", boxes).size(), 1u);
}

Errors read_by_id(const std::string& text) {
  const auto parse = [](std::string_view id) {
    return id.size() == 1 && id[0] >= 'A' && id[0] <= 'C' ? std::optional(id[0] - 'A')
                                                          : std::nullopt;
  };
  const auto print = [](int id) { return std::string(1, static_cast<char>('A' + id)); };
  TomlReader file({"cards.toml", text});
  FixedText<8> name;
  file.rows_by_id("card", IdSet<int, 3>::all(),
                  RowIds{4, parse, print, "a card from A to C (XX-1)", "XX-2"},
                  [&](TomlRow& row, int) { row.read("name", name); });
  return file.finish();
}

TEST(TomlReader, rows_by_id_are_there_once_in_any_order) {
  const auto card = [](const std::string& id) {
    return "[[card]]\nid = \"" + id + "\"\nname = \"x\"\n";
  };
  EXPECT_THAT(read_by_id(card("B") + card("C") + card("A")), IsEmpty());
  EXPECT_THAT(read_by_id(card("B") + card("D") + card("B")),
              ElementsAre("cards.toml:1:1: the card A is missing (XX-2)",
                          "cards.toml:1:1: the card C is missing (XX-2)",
                          "cards.toml:5:6: 'D' is not a card from A to C (XX-1)",
                          "cards.toml:8:6: a second card B (XX-2)"));
  EXPECT_THAT(read_by_id(""), ElementsAre("cards.toml:1:1: [[card]] is missing"));
}

TEST(ContentParts, each_part_has_exactly_one_file_and_all_files_are_read) {
  struct Two {
    FixedText<8> a, b;
  };
  constexpr ContentPart<Two> kParts[] = {
      {"a.toml", [](TomlReader& f, Two& c) { f.row("a", [&](TomlRow& r) { r.read("x", c.a); }); }},
      {"b.toml", [](TomlReader& f, Two& c) { f.row("b", [&](TomlRow& r) { r.read("x", c.b); }); }}};
  const ContentFile a{"mine/a.toml", "[[a]]\nx = \"1\""}, b{"mine/b.toml", "[[b]]\nx = \"2\""};
  const auto good = load_parts("game", kParts, std::vector{b, a});
  ASSERT_TRUE(good) << good.error();
  EXPECT_EQ(good->a.text(), "1");
  EXPECT_EQ(good->b.text(), "2");
  const ContentFile wrong{"mine/b.toml", "[[b]]\nx = 2"}, more{"mine/ab.toml", ""};
  EXPECT_EQ(load_parts("game", kParts, std::vector{wrong, more}).error(),
            "mine/ab.toml:1:1: this game has no content file of that name\n"
            "game/a.toml:1:1: missing\n"
            "mine/b.toml:2:5: 'x' must be a string of 1 to 8 bytes");
  EXPECT_EQ(load_parts("game", kParts, std::vector{a, b, a}).error(),
            "mine/a.toml:1:1: duplicate file name; the first is mine/a.toml");
}

TEST(EnumWords, parse_and_print_are_one_table) {
  for (const Size size : {Size::kTiny, Size::kVast}) EXPECT_EQ(kSizes.parse(kSizes.of(size)), size);
  EXPECT_EQ(kSizes.of(static_cast<Size>(2)), "?");
  EXPECT_EQ(kSizes.of(static_cast<Size>(255), "none"), "none");
  EXPECT_FALSE(kSizes.parse("medium"));
  Size size = Size::kVast;
  EXPECT_FALSE(kSizes.parse("", size));
  EXPECT_EQ(size, Size::kVast);
  constexpr EnumLetters<Size> kLetters{"sl"};
  EXPECT_EQ(kLetters.of(Size::kVast), 'l');
  EXPECT_EQ(kLetters.parse("l"), Size::kVast);
  EXPECT_FALSE(kLetters.parse(""));
  EXPECT_FALSE(kLetters.parse("sl"));
}

}  // namespace
}  // namespace paradoxa
