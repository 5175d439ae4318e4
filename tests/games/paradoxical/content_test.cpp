// The card files: what is shipped, what is refused and where, and a set that somebody changed.
#include <algorithm>

#include "games/paradoxical/content/content_load.hpp"
#include "support/content_change.hpp"
#include "support/narrators.hpp"
#include "support/paradoxical.hpp"

namespace paradoxa::paradoxical {
namespace {

TEST(PxContent, PX_R33_the_tech_deck_is_the_one_that_is_written_down) {
  int lines = 0;
  for (const std::string& line : lines_of("games/paradoxical/examples/cards.txt")) {
    if (line.starts_with("#")) continue;
    std::vector<std::string> parts = split(line, "|");
    ASSERT_EQ(parts.size(), 4u) << line;
    for (std::string& part : parts) {
      while (part.starts_with(' ')) part.erase(0, 1);
      while (part.ends_with(' ')) part.pop_back();
    }
    const CardText& text = shipped().cards[static_cast<std::size_t>(card(parts[0]).face())];
    std::string steps;
    for (std::size_t i = 0; i < text.effect.count; ++i)
      steps += (i == 0 ? "" : "; ") + step_text(text.effect.steps[i]);
    EXPECT_EQ(text.name.text(), parts[1]);
    EXPECT_EQ(steps, parts[2]);
    EXPECT_EQ(shipped_narrator<Game>().term("card", json::string(parts[0]), "text"), parts[3]);
    ++lines;
  }
  EXPECT_EQ(lines, kFaces);
}

TEST(PxContent, PX_OP_0_every_operation_is_on_some_card) {
  for (std::size_t op = 0; op < kCardOps; ++op)
    EXPECT_TRUE(std::any_of(shipped().cards.begin(), shipped().cards.end(), [&](const CardText& c) {
      return c.effect.has(static_cast<Op>(op));
    })) << kOpNames[op];
}

TEST(PxContent, PX_OP_0_what_is_wrong_is_named_with_file_line_and_column) {
  expect_refused<Game>({
      {"cards.toml", "\"DRAW 2\"", "\"DROW 2\"", ":10:10: 'DROW 2': there is no such operation"},
      {"cards.toml", "\"DRAW 2\"", "\"DRAW 0\"",
       ":10:10: 'DRAW 0': expected a number from 1 to 10"},
      {"cards.toml", "\"DRAW 2\"", "\"DRAW 11\"", ":10:10: "},
      {"cards.toml", "\"DRAW 2\"", "\"DRAW\"", ":10:10: "},
      {"cards.toml", "\"DRAW 2\"", "\"DRAW 2 3\"", ":10:10: "},
      {"cards.toml", "\"DRAW 2\"", "\"DRAW 6\"", ":10:9: one effect may bring at most 5 cards"},
      {"cards.toml", "\"DRAW 2\"", "\"DRAW? 2\"", ":10:9: the first step cannot be declined"},
      {"cards.toml", "\"DRAW 2\"", "\"COPY\"", ":10:9: COPY stands alone"},
      {"cards.toml", "\"DRAW 2\"", "\"SEEK 2 3 T\"", ":10:10: "},
      {"cards.toml", "\"DRAW 2\"", "\"SEEK 2 1 X\"", ":10:10: "},
      {"cards.toml", "\"DRAW 2\"", "\"SEED 6\"", ":10:10: "},
      {"cards.toml", "\"DRAW 2\"", "\"CYCLE 2 4\"", ":10:10: "},
      {"cards.toml", "\"DRAW 2\"", "\"SALVAGE SOME H\"", ":10:10: "},
      {"cards.toml", "\"DRAW 2\"", "\"TRADE SIDEWAYS\"", ":10:10: "},
      {"cards.toml", "[\"DRAW 2\", \"ADD 1\"]", "[]", ":10:9: an effect has one to three steps"},
      {"cards.toml", "[\"DRAW 2\", \"ADD 1\"]", "[\"SPY\", \"SPY\", \"SPY\", \"SPY\"]", ":10:31: "},
      {"cards.toml", "[\"DRAW 2\", \"ADD 1\"]", "\"DRAW 2\"", ":10:9: 'steps' must be a list"},
      {"cards.toml", "[\"DRAW 2\", \"ADD 1\"]", "[3]", ":10:10: a step is a text"},
      {"cards.toml", "id = \"K1\"", "id = \"K2\"", ":13:6: a second card K2"},
      {"cards.toml", "id = \"K1\"", "id = \"Q1\"", ":8:6: 'Q1' is not a card"},
      {"cards.toml", "id = \"K1\"", "id = \"K1a\"", ":8:6: "},
      {"cards.toml", "name = \"Open Data\"", "nom = \"Open Data\"",
       ":9:1: 'nom' is not a known key"},
      {"looks.toml", "id = \"science\"", "id = \"magic\"", ":12:6: the id here must be 'science'"},
      {"looks.toml", "fill = \"#0069B4\"", "fill = \"blue\"", ":7:8: 'fill' must be a colour"},
  });
}

TEST(PxContent, several_errors_are_told_at_once) {
  const auto files =
      with_change("paradoxical", "cards.toml",
                  "id = \"K1\"\nname = \"Open Data\"\nsteps = [\"DRAW 2\", \"ADD 1\"]",
                  "id = \"K2\"\nname = 3\nsteps = [\"DROW 2\", \"ADD 99\"]");
  EXPECT_EQ(content_error<Game>(files),
            "paradoxical/cards.toml:1:1: the card K1 is missing (PX-2.2)\n"
            "paradoxical/cards.toml:9:8: 'name' must be a string of 1 to 32 bytes\n"
            "paradoxical/cards.toml:10:10: 'DROW 2': there is no such operation (PX-OP.0)\n"
            "paradoxical/cards.toml:10:20: 'ADD 99': expected a number from 1 to 10 (PX-OP.0)\n"
            "paradoxical/cards.toml:13:6: a second card K2 (PX-2.2)");
}

TEST(PxContent, a_missing_card_is_named) {
  expect_refused<Game>(
      {{"cards.toml",
        "[[card]]\nid = \"K1\"\nname = \"Open Data\"\nsteps = [\"DRAW 2\", \"ADD 1\"]\n", "",
        ":1:1: the card K1 is missing"}});
}

TEST(PxContent, files_are_all_there_and_known) { expect_exactly_these_files<Game>(); }

// PX-R33: effects are data. A card that does something else does it in play.
TEST(PxContent, a_changed_set_is_played) {
  const auto mine = load_content(with_change("paradoxical", "cards.toml", "[\"DRAW 2\", \"ADD 1\"]",
                                             "[\"SPY\", \"BUILD? 1\"]"));
  ASSERT_TRUE(mine) << mine.error();
  State state = table(2, "tableaux K1 K2/S1; hands /T4 T5");
  const Narrator narrator(Catalogue::shipped(Game::kName), Codec::printed(*mine));
  EXPECT_EQ(narrator.term("card", "K1", "text"), "Look at an opponent’s hand. You may build once.");
  apply(*mine, state, seat(0), move_of("effect K1"), NobodyListens{});
  EXPECT_EQ(state.known[0] & cards("T4 T5"), cards("T4 T5"));
  EXPECT_EQ(state.ask, Ask::kAgree);
  apply(*mine, state, seat(0), move_of("decline"), NobodyListens{});
  EXPECT_EQ(state.active, seat(1));
  // And every game with it comes to its end.
  FastRandom random(2);
  State game = initial(*mine, Options::for_seats(3));
  EXPECT_GT(play_out<Game>(*mine, game, random), 10);
}

TEST(PxContent, steps_have_one_spelling) {
  for (const CardText& text : shipped().cards)
    for (std::size_t i = 0; i < text.effect.count; ++i) {
      const ReadStep again = read_step(step_text(text.effect.steps[i]));
      EXPECT_TRUE(again.error.empty());
      EXPECT_EQ(again.step, text.effect.steps[i]);
    }
}

}  // namespace
}  // namespace paradoxa::paradoxical
