// The content files: what is shipped, what is refused and where.
#include "support/content_change.hpp"
#include "support/initiative.hpp"

namespace paradoxa::initiative {
namespace {

TEST(PiContent, the_cards_have_the_slots_and_assets_that_the_rulebook_implies) {
  std::array<int, 9> slots{}, experiment_slots{};
  std::array<int, kAssets> assets{};
  Cells cells = 0;
  for (int id = 0; id < kCards; ++id) {
    const Card c = Card::at(id);
    const CardText& text = shipped().card(c);
    auto& counts = c.is_world() ? slots : experiment_slots;
    for (int i = 0; i < text.particles + text.planets; ++i)
      ++counts[static_cast<std::size_t>(text.slots[static_cast<std::size_t>(i)])];
    if (text.asset < kAssets) ++assets[text.asset];
    cells |= text.cell.bit();
  }
  EXPECT_EQ(slots, (std::array<int, 9>{12, 12, 12, 3, 3, 54, 24, 0, 0}));
  EXPECT_EQ(experiment_slots, (std::array<int, 9>{3, 2, 1, 0, 0, 3 + 6, 2, 3, 13}));
  for (const int count : assets) EXPECT_EQ(count, 9);
  EXPECT_EQ(popcount(cells), 15);
  for (int i = 0; i < kSide; ++i) {
    EXPECT_EQ(popcount(cells & row_cells(i)), 3);
    EXPECT_EQ(popcount(cells & column_cells(i)), 3);
  }
}

TEST(PiContent, what_is_wrong_is_named_with_file_line_and_column) {
  expect_refused<Game>({
      {"cards.toml", "id = \"W00-PA\"", "id = \"W15-PA\"", ":8:6: 'W15-PA' is not a card"},
      {"cards.toml", "id = \"W00-PR\"", "id = \"W00-PA\"", ":14:6: a second card W00-PA"},
      {"cards.toml", "cost = \"R Y A\"", "cost = \"R Z A\"", ":10:8: 'cost' must be"},
      {"cards.toml", "cost = \"R Y A\"", "cost = \"R  Y\"", ":10:8: 'cost' must be"},
      {"cards.toml", "cost = \"R Y A\"", "cost = \"R Y \"", ":10:8: 'cost' must be"},
      {"cards.toml", "cost = \"R Y A\"", "cots = \"R Y A\"", ":10:1: 'cots' is not a known key"},
      {"cards.toml", "asset = \"alloy\"", "asset = \"biome\"", "nine cards"},
      {"cards.toml", "asset = \"alloy\"", "asset = \"gold\"", "'asset' must be alloy, biome"},
      {"cards.toml", "cell = \"c3\"", "cell = \"f3\"", ":28:8: 'cell' must be one of a1 to e5"},
      {"cards.toml", "EXTRA_ACTION 1", "EXTRA_ACTION 9", "EXTRA_ACTION"},
      {"worlds.toml", "id = \"W01\"", "id = \"W02\"", "the id here must be 'W01'"},
      {"goals.toml", "ASSET alloy", "ASSET gold", "'counts' must be"},
      {"cards.toml", "reward = \"BUILD_TECH\"", "reward = \"BUILD_TECH\"\nasset = \"alloy\"",
       "only past, present and future world cards have one"},
      {"goals.toml", "\"KIND PA\"", "\"SECRET\"", "there must be only one Secret goal (PI-2.10)"},
      {"rival.toml", "symbols = \"1 2\"", "symbols = \"2 1\"", "'symbols' must be some of 1, 2, 3"},
      {"goals.toml", "\"SECRET\"", "\"KIND PA\"", ":1:1: there is no Secret goal"},
      {"rival.toml", "4 5 6 9 8 7", "4 5 6 9 8 8", "each of 4 to 9 once"},
      {"rival.toml", "4 5 6 9 8 7", "4 5 6 9 8", "6 whole numbers from 4 to 9"},
      {"rival.toml", "\"ccw\"", "\"left\"", "'repair' must be ccw or cw"},
      {"constants.toml", "1 3 6 10", "1 3 6", "4 whole numbers"},
      {"constants.toml", "start_column = 3", "start_column = 5", "from 1 to 4"},
      {"tech.toml", "id = \"shift\"", "id = \"shove\"", "must be 'shift'"},
      {"looks.toml", "#D1362F", "red", "a colour like"},
  });
}

TEST(PiContent, a_card_that_is_missing_is_named) {
  const auto files = with_change("initiative", "cards.toml", "id = \"W00-PR\"", "id = \"W00-PA\"");
  EXPECT_EQ(content_error<Game>(files),
            "initiative/cards.toml:1:1: the card W00-PR is missing (PI-2.4)\n"
            "initiative/cards.toml:14:6: a second card W00-PA (PI-2.4)");
}

TEST(PiContent, files_are_all_there_and_known) { expect_exactly_these_files<Game>(); }

}  // namespace
}  // namespace paradoxa::initiative
