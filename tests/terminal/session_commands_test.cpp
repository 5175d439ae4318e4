// What can be typed beside moves.
#include "script.hpp"

namespace paradoxa {
namespace {

using testing::HasSubstr;
using testing::Not;

// What a line is answered with, after the lines before it.
std::string answer_to(const std::string& typed, std::vector<std::string> before = {},
                      const Setting& setting = {}) {
  const std::size_t length = played(setting, before).output.rfind("End of input");
  before.push_back(typed);
  const std::string output = played(setting, before).output;
  return output.substr(std::min(length, output.size()) - 1);
}

TEST(SessionCommands, help_names_every_command) {
  const std::string help = answer_to("help");
  for (const char* command : {"why MOVE", "what CARD|NAME", "hint", "undo", "log [N]",
                              "rules [CLAUSE|WORD]", "save FILE", "help", "quit"})
    EXPECT_THAT(help, HasSubstr(command));
  EXPECT_THAT(answer_to("?"), HasSubstr("why MOVE"));
}

TEST(SessionCommands, why_says_that_a_move_is_allowed_or_which_clause_forbids_it) {
  EXPECT_THAT(answer_to("why 1"), HasSubstr("is allowed: Pass "));
  EXPECT_THAT(answer_to("why pass K0"), HasSubstr("`pass K0` is"));
  EXPECT_THAT(answer_to("why R6f"), HasSubstr("PD-2.6 The pass:"));
  EXPECT_THAT(answer_to("why play R6f"), HasSubstr("PD-2.12"));
}

TEST(SessionCommands, what_says_what_a_card_does) {
  const Setting paradoxical{.seats = "you,casual", .game = "paradoxical"};
  for (const char* asked : {"card K1", "card k1", "what open data", "what K1a"})
    EXPECT_THAT(unwrapped(answer_to(asked, {}, paradoxical)),
                HasSubstr("Open Data (Knowledge 1): Draw two cards. You may add one hand card"))
        << asked;
  const Setting initiative{.seats = "you,casual", .game = "initiative"};
  EXPECT_THAT(unwrapped(answer_to("card W00-PA", {}, initiative)),
              HasSubstr("Amberlode (past): Costs "));
  EXPECT_THAT(unwrapped(answer_to("what destroy", {}, initiative)),
              HasSubstr("Destroy: Discard the unlocked discs of a column"));
  EXPECT_THAT(unwrapped(answer_to("what alloy survey", {}, initiative)),
              HasSubstr("Alloy Survey: alloy cards"));
  EXPECT_THAT(unwrapped(answer_to("what amberlode", {}, initiative)),
              HasSubstr("golden moon riddled with open mines."));
  EXPECT_THAT(unwrapped(answer_to("what alloy", {}, initiative)), HasSubstr("Asset: alloy."));
}

TEST(SessionCommands, what_without_a_piece_looks_into_the_rules) {
  EXPECT_THAT(answer_to("what"), HasSubstr("For example: what K12"));
  EXPECT_THAT(answer_to("what black"), HasSubstr("PD-1.4"));
  EXPECT_THAT(answer_to("what nonsense"), HasSubstr("No clause contains the word"));
}

TEST(SessionCommands, the_aim_of_the_game_is_said_at_the_start) {
  EXPECT_THAT(unwrapped(played({}, {}).output), HasSubstr("most points wins"));
  EXPECT_THAT(unwrapped(played({.seats = "you,casual", .game = "paradoxical"}, {}).output),
              HasSubstr("first to claim two paradoxes"));
  EXPECT_THAT(unwrapped(played({.seats = "you,casual", .game = "initiative"}, {}).output),
              HasSubstr("Complete cards of fifteen worlds"));
}

TEST(SessionCommands, why_names_the_duty_to_follow) {
  // Somewhere in the game a tile of the hand may not be played: PD-4.2 is the reason.
  Stage stage({});
  std::ostringstream out;
  std::string forbidden;
  bool asked = false;
  Answering answering([&]() -> std::optional<std::string> {
    const AnyPosition& position = stage.table().position();
    if (asked || stage.table().over()) return std::nullopt;
    const json::object view = position.view(Viewer::of(seat(0)));
    for (const json::value& tile : view.at("seats").as_array()[0].at("hand").as_array()) {
      const std::string move = "play " + std::string(tile.as_string().c_str());
      const auto refusal = position.why_not(seat(0), move);
      if (!refusal || refusal->clause.text() != "PD-4.2") continue;
      asked = true;
      return "why " + std::string(tile.as_string().c_str());
    }
    return "1";
  });
  std::istream in(&answering);
  stage.run(in, out);
  ASSERT_TRUE(asked);
  EXPECT_THAT(out.str(), HasSubstr("PD-4.2 If you hold at least one coloured tile"));
}

TEST(SessionCommands, hint_suggests_a_legal_move_with_reasons_and_changes_nothing) {
  const Show before = played({}, {});
  const Show show = played({}, {"hint"});
  EXPECT_THAT(show.output, HasSubstr("It wins about"));
  EXPECT_TRUE(show.table->position().equals(before.table->position()));
  bool names_a_choice = false;
  for (const std::string& move : show.table->position().legal(seat(0)))
    names_a_choice |= answer_to("hint").find("would play `" + move + "`") != std::string::npos;
  EXPECT_TRUE(names_a_choice);
}

TEST(SessionCommands, the_same_hint_is_given_twice) {
  const std::string once = answer_to("hint");
  const std::string twice = answer_to("hint", {"hint"});
  EXPECT_EQ(once.substr(0, once.find("\n> ")), twice.substr(0, twice.find("\n> ")));
}

TEST(SessionCommands, hint_says_so_when_there_is_only_one_move) {
  EXPECT_THAT(answer_to("hint", times(17, "1")), HasSubstr("your only move"));
}

TEST(SessionCommands, undo_takes_a_secret_choice_back) {
  const Show before = played({}, {});
  const Show show = played({}, {"1", "2", "undo", "undo"});
  EXPECT_THAT(show.output, HasSubstr("Taken back."));
  EXPECT_TRUE(show.table->position().equals(before.table->position()));
}

TEST(SessionCommands, undo_says_why_not_when_something_was_shown) {
  const Show before = played({}, times(4, "1"));
  auto lines = times(4, "1");
  lines.emplace_back("undo");
  const Show show = played({}, lines);
  EXPECT_THAT(show.output, HasSubstr("Not taken back: something hidden has been revealed since."));
  EXPECT_TRUE(show.table->position().equals(before.table->position()));
}

TEST(SessionCommands, a_choice_taken_back_can_be_made_anew_to_the_end_of_the_game) {
  std::vector<std::string> lines{"2", "undo", "3", "undo"};
  for (const std::string& line : times(40, "1")) lines.push_back(line);
  const Show show = played({}, lines);
  EXPECT_EQ(show.ending, Ending::kOver);
  EXPECT_EQ(show.table->record().moves, played({}, times(40, "1")).table->record().moves);
}

TEST(SessionCommands, log_tells_everything_so_far_under_headings_and_log_1_the_last) {
  const std::string whole = answer_to("log", times(6, "1"));
  EXPECT_THAT(whole, HasSubstr("The deal\n  You are dealt"));
  EXPECT_THAT(whole, HasSubstr("Everyone has passed three tiles. You give"));
  EXPECT_THAT(whole, HasSubstr("Trick 1 of 15\n"));
  const std::string last = answer_to("log 1", times(6, "1"));
  EXPECT_THAT(last, Not(HasSubstr("dealt")));
  EXPECT_THAT(last, HasSubstr("Trick "));
}

TEST(SessionCommands, log_shows_what_this_person_saw) {
  const std::string log = answer_to("log", times(3, "1"));
  EXPECT_THAT(log, Not(HasSubstr("Lantern Archive is dealt")));
  EXPECT_THAT(log, Not(HasSubstr("Lantern Archive chooses")));
  EXPECT_THAT(log, Not(HasSubstr("Lantern Archive gives")));
}

TEST(SessionCommands, rules_shows_the_chapters_a_clause_a_chapter_or_where_a_word_stands) {
  EXPECT_THAT(answer_to("rules"), HasSubstr("PD-4   Following"));
  EXPECT_THAT(answer_to("rules PD-4.2"), HasSubstr("PD-4.2 If you hold"));
  EXPECT_THAT(answer_to("rules 4.2"), HasSubstr("PD-4.2 If you hold"));
  EXPECT_THAT(answer_to("rules pd-r7"), HasSubstr("PD-R7 What binds a follower"));
  const std::string chapter = answer_to("rules PD-4");
  EXPECT_THAT(chapter, HasSubstr("PD-4.1 "));
  EXPECT_THAT(chapter, HasSubstr("PD-4.11 "));
  EXPECT_THAT(answer_to("rules black"), HasSubstr("Also in PD-"));
}

TEST(SessionCommands, enter_shows_the_table_again) {
  const std::string again = answer_to("");
  EXPECT_THAT(again, HasSubstr("Your hand"));
  EXPECT_THAT(again, HasSubstr("Choose a past tile"));
}

TEST(SessionCommands, quit_asks_nothing_of_a_script) {
  const Show show = played({}, {"quit", "1"});
  EXPECT_EQ(show.ending, Ending::kLeft);
  EXPECT_THAT(show.output, Not(HasSubstr("[y/N]")));
  EXPECT_THAT(show.output, HasSubstr("The game is left unfinished."));
}

TEST(SessionCommands, quit_asks_a_person_who_may_stay) {
  const Setting setting{.screen = {.interactive = true}};
  EXPECT_EQ(played(setting, {"quit", "y"}).ending, Ending::kLeft);
  const Show stays = played(setting, {"quit", "n", "1"});
  EXPECT_THAT(unwrapped(stays.output),
              HasSubstr("The game isn’t finished, and it isn’t saved: `save FILE` keeps it. "
                        "Quit? [y/N]"));
  EXPECT_EQ(stays.ending, Ending::kEndOfInput);
  EXPECT_EQ(stays.table->ply(), played(setting, {"1"}).table->ply());
}

TEST(SessionCommands, quit_knows_whether_the_last_move_is_saved) {
  const TemporaryFolder folder;
  const Setting setting{.screen = {.interactive = true}};
  const std::string save = "save " + folder.path("game.txt");
  EXPECT_THAT(unwrapped(played(setting, {save, "quit"}).output),
              HasSubstr("It is saved. Quit? [y/N]"));
  EXPECT_THAT(played(setting, {save, "1", "quit"}).output, HasSubstr("it isn’t saved"));
  Setting kept = setting;
  kept.save_file = folder.path("kept.txt");
  EXPECT_THAT(unwrapped(played(kept, {"quit"}).output), HasSubstr("It will be saved. Quit? [y/N]"));
}

TEST(SessionCommands, the_end_of_input_asks_nothing) {
  const Show show = played({.screen = {.interactive = true}}, {"1"});
  EXPECT_EQ(show.ending, Ending::kEndOfInput);
  EXPECT_THAT(show.output, Not(HasSubstr("[y/N]")));
}

TEST(SessionCommands, save_writes_what_is_needed_to_go_on_while_the_game_runs) {
  const TemporaryFolder folder;
  const std::string file = folder.path("half.txt");
  const Show show = played({}, {"1", "save " + file});
  EXPECT_THAT(show.output, HasSubstr("Saved to "));
  EXPECT_THAT(unwrapped(show.output), HasSubstr("`paradoxa play --resume " + file + "`"));
  const auto record = parse_record(text_of(file));
  ASSERT_TRUE(record.ok()) << record.error();
  EXPECT_EQ(record->seed, show.table->luck()->secret);
  EXPECT_EQ(record->moves, show.table->record().moves);
  EXPECT_THAT(text_of(file), HasSubstr("[Bot1 \"casual\"]"));
  EXPECT_FALSE(std::filesystem::exists(file + ".part"));
}

TEST(SessionCommands, save_writes_over_a_record_but_over_nothing_else) {
  const TemporaryFolder folder;
  const std::string letter = folder.write("letter.txt", "Dear Ann,\n");
  EXPECT_THAT(answer_to("save " + letter), HasSubstr("Not saved: "));
  EXPECT_EQ(text_of(letter), "Dear Ann,\n");
  const std::string game = folder.path("game.txt");
  played({}, {"save " + game, "1", "save " + game});
  EXPECT_EQ(parse_record(text_of(game))->moves, played({}, {"1"}).table->record().moves);
}

TEST(SessionCommands, a_record_of_half_the_game_is_not_the_one_to_verify_at_the_end) {
  const TemporaryFolder folder;
  std::vector<std::string> lines{"save " + folder.path("half.txt")};
  for (const std::string& line : times(40, "1")) lines.push_back(line);
  EXPECT_THAT(played({}, lines).output,
              HasSubstr("`paradoxa verify FILE --commitment FINGERPRINT` checks"));
}

TEST(SessionCommands, a_file_name_may_have_blanks_in_it) {
  const TemporaryFolder folder;
  played({}, {"save " + folder.path("a game.txt")});
  EXPECT_TRUE(std::filesystem::exists(folder.path("a game.txt")));
}

TEST(SessionCommands, what_is_typed_by_a_script_is_in_the_transcript) {
  EXPECT_THAT(played({}, {"rules 4.2"}).output, HasSubstr("> rules 4.2\n"));
  EXPECT_THAT(played({.screen = {.interactive = true}}, {"rules 4.2"}).output,
              Not(HasSubstr("> rules 4.2\n")));
}

}  // namespace
}  // namespace paradoxa
