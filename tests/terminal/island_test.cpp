// Paradox Island in the terminal: whole games from either side of the screen, what the island shows
// of itself, and what can be typed beside moves.
#include <set>

#include "script.hpp"
#include "table/verify.hpp"

namespace paradoxa {
namespace {

using testing::AnyOf;
using testing::ContainsRegex;
using testing::HasSubstr;
using testing::Not;

Setting is_setting(const std::string& seats, const std::string& seed) {
  Setting setting;
  setting.game = "island";
  setting.seats = seats;
  setting.seed = seed;
  return setting;
}

// Answers of the person at the table, one for each question, until `answer` has none.
using Choose = std::function<std::optional<std::string>(const json::object& view,
                                                        const std::vector<std::string>& legal)>;

struct Told {
  std::string output;
  Ending ending{};
};

Told is_game(const Setting& setting, const Choose& choose) {
  Stage stage(setting);
  Answering answering([&]() -> std::optional<std::string> {
    const AnyPosition& position = stage.table().position();
    if (stage.table().over()) return std::nullopt;
    const Seat acting = position.to_act().first();
    return choose(position.view(Viewer::of(acting)), position.legal(acting));
  });
  std::istream in(&answering);
  std::ostringstream out;
  const Ending ending = stage.run(in, out);
  EXPECT_FALSE(verify(all_games(), stage.table().record()).wrong());
  return {out.str(), ending};
}
std::string whole_game(const Setting& setting, const Choose& choose) {
  const Told told = is_game(setting, choose);
  EXPECT_EQ(told.ending, Ending::kOver);
  return told.output;
}

// By number or by notation, at random.
Choose at_random(FastRandom& random) {
  return [&](const json::object&, const std::vector<std::string>& legal) {
    const std::uint32_t choice = random.below(static_cast<std::uint32_t>(legal.size()));
    return random.below(2) == 0 ? std::to_string(choice + 1) : legal[choice];
  };
}

// The output up to the first question of a kind, and what is answered to these lines there.
std::string said_at(const Setting& setting, const std::string& ask,
                    const std::vector<std::string>& lines) {
  std::size_t next = 0;
  FastRandom random(4);
  const Choose choose = at_random(random);
  return is_game(setting,
                 [&](const json::object& view, const std::vector<std::string>& legal) {
                   if (next > 0 || view.at("ask") == json::value(ask))
                     return next < lines.size() ? std::optional(lines[next++]) : std::nullopt;
                   return choose(view, legal);
                 })
      .output;
}

TEST(IsTerminal, whole_games_are_played_by_op_and_by_captives_at_tables_of_2_to_4) {
  const char* tables[] = {"you,casual", "casual,you", "casual,you,casual", "you,casual,casual",
                          "casual,casual,you,random"};
  for (std::uint32_t game = 0; game < 5; ++game) {
    FastRandom random(game + 3);
    const std::string output =
        whole_game(is_setting(tables[game], std::to_string(game)), at_random(random));
    EXPECT_THAT(unwrapped(output),
                AnyOf(ContainsRegex("wins? the game\\."), HasSubstr("without a winner")));
    EXPECT_THAT(output, ContainsRegex("This is the island[^#]*portal1[^#]*Knots "));
    EXPECT_THAT(output, HasSubstr("The seed was"));
    EXPECT_THAT(output, Not(HasSubstr("isn’t a move or a command")));
    EXPECT_THAT(output, Not(HasSubstr("{")));
    EXPECT_THAT(unwrapped(output), Not(HasSubstr("  . ")));
  }
}

// IS-25.1, IS-25.3: what captives are told has no cell but that of their own start. The map names
// all cells, and they may be told where they are by `mark_here`.
TEST(IsTerminal, a_captive_reads_no_cell_but_its_start) {
  FastRandom random(9);
  const std::string output =
      unwrapped(whole_game(is_setting("casual,you,casual", "3"), at_random(random)));
  const std::string told = output.substr(0, output.find("This is the island"));
  EXPECT_THAT(told, ContainsRegex("Only you and OP know: you are at [A-G][1-7]\\."));
  EXPECT_THAT(told, Not(ContainsRegex("\\([A-G][1-7]\\)")));
  EXPECT_THAT(told, Not(HasSubstr("Knots ")));
  EXPECT_THAT(told, Not(ContainsRegex("Wave (starts|off the)")));
}

TEST(IsTerminal, op_sees_the_whole_island_and_where_every_piece_is) {
  const std::string output = said_at(is_setting("you,casual,casual", "3"), "op_turn", {});
  for (const char* part : {"portal1", "~bent", "!", "oracle", "Knots ", "Bush", "off the "})
    EXPECT_THAT(output, HasSubstr(part));
  EXPECT_THAT(output, ContainsRegex("lands [a-z ]+[A-Za-z0-9 ]* \\([A-G][1-7]\\)"));
}

TEST(IsTerminal, a_captive_sees_its_start_on_an_empty_island) {
  const std::string output = said_at(is_setting("casual,you,casual", "3"), "turn", {});
  const std::string table = output.substr(output.rfind("~ lake"));
  const std::string map = table.substr(0, table.find("Captives perished"));
  EXPECT_EQ(std::count(map.begin(), map.end(), '.'), 36);
  EXPECT_THAT(table, HasSubstr("mission 0 of 5"));
}

// The steps of an announcement stand in one paragraph.
TEST(IsTerminal, a_move_is_told_as_one_story) {
  FastRandom random(2);
  const std::string output = whole_game(is_setting("casual,you,casual", "5"), at_random(random));
  EXPECT_THAT(unwrapped(output), ContainsRegex("You step [a-z-]+. You land (on|in|at) "));
  EXPECT_THAT(output, Not(ContainsRegex("\nYou land")));
}

TEST(IsTerminal, what_says_what_spaces_pieces_powers_anomalies_and_characters_do) {
  const std::pair<const char*, const char*> asked[] = {
      {"what flood", "Flood: The Wave may enter lakes"},
      {"what wound", "Lose 1 health."},
      {"what granddead", "Boo (grapes or strawberry)"},
      {"what boo", "Granddead: 6 points of life"},
      {"what five frights", "Granddead: 6 points of life"},
      {"what portal 1", "portal 1: Activate it and you come out of the other portal"},
      {"what portal_2", "the other portal with the same number"},
      {"what knot", "a knot: Activate it and its arrows"},
      {"what bush", "the Bush: It hunts"},
      {"card camp a", "camp A: Activate it to regain"},
      {"what ocean", "washed back"}};
  std::vector<std::string> lines;
  for (const auto& [line, _] : asked) lines.emplace_back(line);
  const std::string output =
      unwrapped(said_at(is_setting("casual,you,casual", "3"), "turn", lines));
  for (const auto& [_, answer] : asked) EXPECT_THAT(output, HasSubstr(answer));
}

TEST(IsTerminal, why_names_the_clause_and_what_speaks_against_a_move) {
  const std::string output = unwrapped(said_at(is_setting("casual,you,casual", "3"), "turn",
                                               {"why move NE 3 safe", "why restore", "why 1"}));
  EXPECT_THAT(output, HasSubstr("IS-7.1 The captive chooses a direction"));
  EXPECT_THAT(output, HasSubstr("Your energy is full already."));
  EXPECT_THAT(output, HasSubstr("is allowed"));
}

TEST(IsTerminal, hint_log_rules_and_save_work) {
  const TemporaryFolder folder;
  const std::string file = folder.path("game.txt");
  const std::string output =
      said_at(is_setting("casual,you,casual", "3"), "turn",
              {"hint", "log", "rules IS-9.5", "rules portal", "save " + file});
  EXPECT_THAT(output, HasSubstr("A bot would play `"));
  EXPECT_THAT(unwrapped(output), HasSubstr("IS-9.5 Knot: the piece leaves"));
  EXPECT_THAT(text_of(file), HasSubstr("island"));
}

// D19: who is attacked by what, what it would cost, and what the fruit does.
TEST(IsTerminal, a_reaction_says_what_happens_and_what_each_answer_costs) {
  std::set<std::string> windows;
  for (std::uint32_t seed = 1; seed < 40 && windows.size() < 4; ++seed) {
    std::string asked;
    FastRandom random(seed);
    const Choose choose = at_random(random);
    const std::string output =
        is_game(is_setting("casual,you,casual", std::to_string(seed)),
                [&](const json::object& view, const std::vector<std::string>& legal) {
                  if (view.at("ask") != json::value("react")) return choose(view, legal);
                  asked = view.at("pending").at("window").as_string().c_str();
                  return windows.contains(asked) ? choose(view, legal) : std::nullopt;
                })
            .output;
    if (asked.empty() || !windows.insert(asked).second) continue;
    const std::string question =
        unwrapped(output.substr(output.size() - std::min<std::size_t>(output.size(), 700)));
    EXPECT_THAT(question, HasSubstr("use")) << question;
    EXPECT_THAT(question, HasSubstr("pass")) << question;
    EXPECT_THAT(question, AnyOf(HasSubstr("Chase it away?"), HasSubstr("Stop it?"),
                                HasSubstr("Save yourself?"), HasSubstr("Prevent it?")))
        << question;
  }
  EXPECT_GE(windows.size(), 2u);
}

}  // namespace
}  // namespace paradoxa
