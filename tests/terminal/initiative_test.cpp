// Paradox Initiative in the terminal: whole games, and what can be typed beside moves.
#include "engine/embedded.hpp"
#include "script.hpp"
#include "table/verify.hpp"
#include "terminal/commands.hpp"

namespace paradoxa {
namespace {

using testing::HasSubstr;
using testing::Not;

Setting pi_setting(const std::string& seats, const std::string& seed) {
  Setting setting;
  setting.game = "initiative";
  setting.seats = seats;
  setting.seed = seed;
  return setting;
}

// A whole game, a person at seat 0 who answers by number or by notation: its output.
std::string pi_game(const Setting& setting, FastRandom& random) {
  Stage stage(setting);
  Answering answering([&]() -> std::optional<std::string> {
    if (stage.table().over()) return std::nullopt;
    const std::vector<std::string> legal = stage.table().position().legal(seat(0));
    const std::uint32_t choice = random.below(static_cast<std::uint32_t>(legal.size()));
    return random.below(2) == 0 ? std::to_string(choice + 1) : legal[choice];
  });
  std::istream in(&answering);
  std::ostringstream out;
  EXPECT_EQ(stage.run(in, out), Ending::kOver);
  EXPECT_FALSE(verify(all_games(), stage.table().record()).wrong());
  return out.str();
}

TEST(PiTerminal, whole_games_are_played_alone_and_with_2_to_4_seats) {
  const char* tables[] = {"you", "you,casual", "you,casual,easy", "you,casual,easy,random"};
  for (std::uint32_t game = 0; game < 4; ++game) {
    FastRandom random(game + 3);
    const std::string output = pi_game(pi_setting(tables[game], std::to_string(game)), random);
    EXPECT_THAT(unwrapped(output), HasSubstr("The game is over"));
    EXPECT_THAT(output, HasSubstr("Sets of worlds"));
    EXPECT_THAT(output, HasSubstr("Alliances"));
    EXPECT_THAT(output, HasSubstr("The seed was"));
    EXPECT_THAT(output, Not(HasSubstr("isn’t a move or a command")));
    EXPECT_THAT(output, Not(HasSubstr("Nothing is asked")));
  }
}

TEST(PiTerminal, alone_the_rival_is_told_of) {
  FastRandom random(5);
  const std::string output = pi_game(pi_setting("you", "7"), random);
  EXPECT_THAT(output, HasSubstr("ival"));
  EXPECT_THAT(output, HasSubstr("pawn"));
}

TEST(PiTerminal, alone_every_draw_of_the_rival_is_explained_with_its_clause) {
  FastRandom random(5);
  const std::string output = unwrapped(pi_game(pi_setting("you", "7"), random));
  for (const char* why :
       {"moves its pawn", "gives it a card from the alternate wormhole", "drives the glitch",
        "mends the first fractured world", "matches, so it goes for the"})
    EXPECT_THAT(output, HasSubstr(why));
  for (const char* clause : {"(PI-21.6)", "(PI-21.7)", "(PI-21.9)", "(PI-21.10)"})
    EXPECT_THAT(output, HasSubstr(clause));
  EXPECT_THAT(output, Not(testing::ContainsRegex("The rival draws [a-z]+ [a-z]+\\.")));
}

TEST(PiTerminal, alone_the_rivals_points_stand_beside_yours) {
  FastRandom random(5);
  const std::string output = pi_game(pi_setting("you", "7"), random);
  EXPECT_THAT(output, testing::ContainsRegex("\n +1 (You|The rival) +2 (You|The rival)\n"));
  for (const char* row : {"Sets of worlds", "Research goals", "Alliances", "points"})
    EXPECT_THAT(output, testing::ContainsRegex("\n *" + std::string(row) + " +[0-9]+ +[0-9]+\n"));
}

std::size_t count_in(const std::string& text, const std::string& part) {
  std::size_t count = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
    ++count;
  return count;
}

// Nine rounds and the final one.
TEST(PiTerminal, every_turn_says_once_that_it_begins_and_ends) {
  for (const char* seats : {"you,casual", "you"}) {
    FastRandom random(8);
    const std::string output = unwrapped(pi_game(pi_setting(seats, "2"), random));
    EXPECT_EQ(count_in(output, "It is your turn."), 10);
    EXPECT_EQ(count_in(output, "Your turn ends."), 10);
    const bool alone = std::string(seats) == "you";
    EXPECT_EQ(count_in(output, alone ? "The rival’s turn ends." : "Meridian Lab’s turn ends."), 10);
  }
}

// Somebody who types `commands` at the first question about the wormhole.
std::string said_at_the_wormhole(const std::vector<std::string>& commands) {
  Stage stage(pi_setting("you,casual", "3"));
  std::size_t next = 0;
  Answering answering([&]() -> std::optional<std::string> {
    if (next == commands.size()) return std::nullopt;
    const auto legal = stage.table().position().legal(seat(0));
    return next > 0 || legal.front().starts_with("draft") ? commands[next++] : std::string("1");
  });
  std::istream in(&answering);
  std::ostringstream out;
  stage.run(in, out);
  return out.str();
}

TEST(PiTerminal, every_card_that_can_be_drafted_says_what_it_costs) {
  const std::string output = said_at_the_wormhole({"1"});  // and the second draft is asked for
  EXPECT_THAT(output, Not(HasSubstr("`why 1` explains")));
  EXPECT_GT(count_in(output, "  Switch on the red trigger\n"), 1);
}

TEST(PiTerminal, why_names_the_clause) {
  const std::string output = said_at_the_wormhole({"why end", "why swap a1 b1", "why 1"});
  EXPECT_THAT(output, HasSubstr("PI-4.2 An action is one of these"));
  EXPECT_THAT(output, HasSubstr("is allowed"));
}

TEST(PiTerminal, hint_log_rules_and_save_work) {
  const TemporaryFolder folder;
  const std::string file = folder.path("game.txt");
  const std::string output =
      said_at_the_wormhole({"hint", "log", "rules PI-6.3", "rules strand", "save " + file});
  EXPECT_THAT(output, HasSubstr("A bot would play `"));
  EXPECT_THAT(output, HasSubstr("PI-6.3"));
  EXPECT_THAT(text_of(file), HasSubstr("initiative"));
}

// The output up to the first question in a matrix turn that some action answers with a strand.
std::string said_before_a_strand(const std::string& seats) {
  Stage stage(pi_setting(seats, "5"));
  Answering answering([&]() -> std::optional<std::string> {
    const AnyPosition& position = stage.table().position();
    const json::object view = position.view(Viewer::of(seat(0)));
    if (!view.at("prospects").as_array().empty()) return std::nullopt;
    return position.legal(seat(0)).front();
  });
  std::istream in(&answering);
  std::ostringstream out;
  stage.run(in, out);
  return out.str();
}

TEST(PiTerminal, swaps_that_form_strands_are_listed_first_with_what_they_earn) {
  const std::string output = said_before_a_strand("you,casual");
  const std::size_t list = output.find("These form strands:\n");
  ASSERT_NE(list, std::string::npos);
  const std::string marked = output.substr(list, output.find("Everything you can do:") - list);
  EXPECT_THAT(unwrapped(marked), testing::ContainsRegex("[0-9]+  (swap|anomaly|resolve) .*  "
                                                        "(Makes|Waiting:) (four|five) [a-z]+ in"));
  EXPECT_THAT(marked, HasSubstr("earns "));
}

TEST(PiTerminal, card_files_are_checked_and_changed_ones_are_played) {
  const TemporaryFolder folder;
  for (const EmbeddedFile& file : embedded_content())
    if (file.path.starts_with("initiative/")) {
      folder.write(std::string(file.path), std::string(file.text));
    }
  const Ran good = ran(&content_command, {"content", "check", folder.path("")});
  EXPECT_EQ(good.code, 0) << good.err;
  EXPECT_EQ(good.out, "ok: initiative, 7 files\n");

  std::string rival = text_of(folder.path("initiative/rival.toml"));
  rival.replace(rival.find("4 5 6 9 8 7"), 11, "4 5 6 9 8 2");
  folder.write("initiative/rival.toml", rival);
  const Ran bad = ran(&content_command, {"content", "check", folder.path("")});
  EXPECT_EQ(bad.code, 1);
  EXPECT_THAT(bad.err, HasSubstr("initiative/rival.toml:"));
}

}  // namespace
}  // namespace paradoxa
