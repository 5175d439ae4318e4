// Paradoxical in the terminal: whole games, and what can be typed beside moves.
#include "engine/embedded.hpp"
#include "engine/wrapping.hpp"
#include "script.hpp"
#include "table/verify.hpp"
#include "terminal/commands.hpp"
#include "words/narrator.hpp"

namespace paradoxa {
namespace {

using testing::HasSubstr;
using testing::Not;

Setting px_setting(const std::string& seats, const std::string& seed) {
  Setting setting;
  setting.game = "paradoxical";
  setting.seats = seats;
  setting.seed = seed;
  return setting;
}

// Claims where that is possible; else by number, by notation, or by the notation's rest.
std::string px_answer(const std::vector<std::string>& legal, FastRandom& random) {
  for (const std::string& move : legal)
    if (move == "claim") return move;
  const std::uint32_t choice = random.below(static_cast<std::uint32_t>(legal.size()));
  return random.below(2) == 0 ? std::to_string(choice + 1) : legal[choice];
}

// A whole game, a person at seat 0: its output.
std::string px_game(const Setting& setting, FastRandom& random) {
  Stage stage(setting);
  Answering answering([&]() -> std::optional<std::string> {
    if (stage.table().over()) return std::nullopt;
    return px_answer(stage.table().position().legal(seat(0)), random);
  });
  std::istream in(&answering);
  std::ostringstream out;
  EXPECT_EQ(stage.run(in, out), Ending::kOver);
  EXPECT_FALSE(verify(all_games(), stage.table().record()).wrong());
  return out.str();
}

TEST(PxTerminal, whole_games_are_played_with_2_to_4_seats) {
  const char* tables[] = {"you,casual", "you,casual,easy", "you,casual,easy,random"};
  int crowded = 0;  // moments with more choices than sentences fit
  for (std::uint32_t game = 0; game < 6; ++game) {
    FastRandom random(game + 3);
    const std::string output = px_game(px_setting(tables[game % 3], std::to_string(game)), random);
    EXPECT_THAT(output, HasSubstr("The game is over"));
    EXPECT_THAT(output, HasSubstr("paradoxes"));
    EXPECT_THAT(output, HasSubstr("The seed was"));
    EXPECT_THAT(output, Not(HasSubstr("isn’t a move or a command")));
    EXPECT_THAT(output, Not(HasSubstr("Nothing is asked")));
    crowded += output.find("`why 1` explains choice 1.") != std::string::npos;
    std::istringstream lines(output);
    for (std::string line; std::getline(lines, line);) EXPECT_LE(shown_width(line), 80u) << line;
  }
  EXPECT_GT(crowded, 0);
}

// Somebody who types `commands` at the first question for an action.
std::string said_at_an_action(const std::vector<std::string>& commands) {
  Stage stage(px_setting("you,casual", "3"));
  std::size_t next = 0;
  Answering answering([&]() -> std::optional<std::string> {
    if (next == commands.size()) return std::nullopt;
    const auto legal = stage.table().position().legal(seat(0));
    return next > 0 || legal.front() == "build" ? commands[next++] : std::string("1");
  });
  std::istream in(&answering);
  std::ostringstream out;
  stage.run(in, out);
  return out.str();
}

TEST(PxTerminal, the_question_is_one_sentence_and_choices_say_what_cards_do) {
  const std::string output = said_at_an_action({"help"});
  EXPECT_THAT(
      output,
      HasSubstr(
          "\nChoose an action. Build from a deck, use a card’s effect, or add a card from\n"));
  EXPECT_THAT(output, HasSubstr("1  build"));
  EXPECT_THAT(output, HasSubstr("  a card\n"));
  EXPECT_THAT(output, HasSubstr("Use Vaccine Platform (Science 7): Build once."));
}

TEST(PxTerminal, why_names_the_clause_or_says_what_the_card_does) {
  const std::string output = said_at_an_action({"why effect V13", "why claim", "why 1"});
  EXPECT_THAT(output, HasSubstr("PX-9.1 You may use the effect of an unused card"));
  EXPECT_THAT(output, HasSubstr("PX-7.1 You may claim if"));
  EXPECT_THAT(output, HasSubstr("`build` is allowed: Build a card."));
}

TEST(PxTerminal, hint_log_rules_and_save_work) {
  const TemporaryFolder folder;
  const std::string file = folder.path("game.txt");
  const std::string output =
      said_at_an_action({"hint", "log", "rules PX-8.4", "rules shield", "save " + file});
  EXPECT_THAT(output, HasSubstr("A bot would play `"));
  EXPECT_THAT(output, HasSubstr("Ratchet Works goes first."));
  EXPECT_THAT(output, HasSubstr("PX-8.4 Two pair"));
  EXPECT_THAT(output, HasSubstr("PX-9.10"));
  EXPECT_THAT(text_of(file), HasSubstr("paradoxical"));
}

TEST(PxTerminal, undo_takes_back_a_choice_that_showed_nothing) {
  const std::string output = said_at_an_action({"build", "undo"});
  EXPECT_THAT(output, HasSubstr("Build from which deck?"));
  EXPECT_THAT(output.substr(output.find("Build from which deck?")), HasSubstr("Choose an action."));
}

TEST(PxTerminal, card_files_are_checked_and_changed_ones_are_played) {
  const TemporaryFolder folder;
  for (const EmbeddedFile& file : embedded_content()) {
    if (!file.path.starts_with("paradoxical/")) continue;
    std::string text(file.text);
    if (const std::size_t at = text.find("\"DRAW 2\""); at != std::string::npos)
      text.replace(at, 8, "\"DRAW 4\"");
    folder.write(std::string(file.path), text);
  }
  const Ran good = ran(&content_command, {"content", "check", folder.path("")});
  EXPECT_EQ(good.code, 0) << good.err;
  EXPECT_EQ(good.out, "ok: paradoxical, 2 files\n");
  const auto mine = load_games(folder.path(""));
  ASSERT_TRUE(mine);
  const auto start = (*mine)->find("paradoxical")->start(2, {});
  const auto effect = (*start)->move_json("effect K1");
  EXPECT_THAT((*start)->game().narrator().move(*effect, {}), HasSubstr("Draw four cards."));

  std::string cards = text_of(folder.path("paradoxical/cards.toml"));
  cards.replace(cards.find("\"DRAW 4\""), 8, "\"DROW 4\"");
  folder.write("paradoxical/cards.toml", cards);
  const Ran bad = ran(&content_command, {"content", "check", folder.path("")});
  EXPECT_EQ(bad.code, 1);
  EXPECT_THAT(bad.err, HasSubstr("paradoxical/cards.toml:10:10: 'DROW 4': there is no such"));
}

TEST(PxTerminal, says_whose_turn_it_is) {
  Stage stage({.seats = "you,casual", .seed = "5", .game = "paradoxical"});
  Answering answering([&]() -> std::optional<std::string> {
    if (stage.table().over()) return std::nullopt;
    return stage.table().position().legal(seat(0)).front();
  });
  std::istream in(&answering);
  std::ostringstream out;
  ASSERT_EQ(stage.run(in, out), Ending::kOver);
  const std::string output = unwrapped(out.str());
  EXPECT_THAT(output, HasSubstr("It is Ratchet Works’s turn."));
  EXPECT_THAT(output, HasSubstr("It is your turn."));
}

}  // namespace
}  // namespace paradoxa
