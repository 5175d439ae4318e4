// Input that is not a move: one helpful answer, and an unchanged table.
#include "engine/wrapping.hpp"
#include "script.hpp"

namespace paradoxa {
namespace {

using testing::HasSubstr;
using testing::Not;

struct Wrong {
  std::string typed;
  std::string answer;  // part of what is said
};

// Seed 7, at the first choice: a tile of the past is to be passed.
const Wrong kWrong[] = {
    {"0", "There is no choice 0: type a number from 1 to "},
    {"99", "There is no choice 99"},
    {"99999999999999999999999999", "There is no choice 9999"},
    {"-1", "“-1” isn’t a move or a command here: type a number from 1 to "},
    {"1.5", "“1.5” isn’t a move or a command here"},
    {"1 2", "“1 2” isn’t a move or a command here"},
    {"1x", "“1x” isn’t a move or a command here"},
    {"frobnicate", "“frobnicate” isn’t a move or a command here"},
    {"pass", "'pass' expects a tile such as R3p or K0"},
    {"pass zz", "'pass' expects a tile such as R3p or K0, not 'zz'"},
    {"pass R9p", "'pass' expects a tile"},
    {"pass R1p R2p", "'pass' expects a tile"},
    {"play K0", "`play K0` is not allowed here"},
    {"declare R", "`declare R` is not allowed here"},
    {"deal R1p", "`deal R1p` is not allowed here"},
    {"first 2", "`first 2` is not allowed here"},
    {"pass R6f", "`pass R6f` is not allowed here"},
    {"R6f", "`pass R6f` is not allowed here"},
    {"declare", "“declare” isn’t a move or a command here"},
    {"R3", "“R3” isn’t a move or a command here"},
    {"why", "Why what? For example: why pass "},
    {"why 77", "There is no choice 77"},
    {"why nonsense", "“nonsense” isn’t a move or a command here"},
    {"why play", "“play” isn’t a move or a command here"},
    {"save", "Save where? For example: save game.txt"},
    {"save /no/such/folder/x", "Not saved: /no/such/folder/x: there is no folder /no/such/folder."},
    {"save /", "Not saved: /: is a directory."},
    {"rules 99.9", "There is no clause “99.9”; the nearest are "},
    {"rules qqqq", "No clause contains the word “qqqq”."},
    {"log many", "`log` takes at most a number"},
    {"log -3", "`log` takes at most a number"},
    {"log 99999999999999999999", "`log` takes at most a number"},
    {"undo", "Not taken back: you have not moved yet."},
    {std::string(5000, 'x'),
     "“xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…” isn’t a move or a command here"},
    {std::string("\x1b[31m\x07", 6), "“?[31m?” isn’t a move or a command here"},
    {std::string("a\0b", 3), "“a?b” isn’t a move or a command here"},
    {"\xff\xfe", "isn’t a move or a command here"},
    {"ünïcödé", "“ünïcödé” isn’t a move or a command here"},
    {"%s%n", "“%s%n” isn’t a move or a command here"},
};

TEST(WrongInput, gets_one_helpful_answer_and_changes_nothing) {
  const Show untouched = played({}, {});
  for (const Wrong& wrong : kWrong) {
    const Show show = played({}, {wrong.typed});
    const std::string said = show.output.substr(untouched.output.rfind("> ") + 2);
    // An answer may be broken into lines anywhere.
    std::string flat = said;
    std::replace(flat.begin(), flat.end(), '\n', ' ');
    EXPECT_THAT(flat, HasSubstr(wrong.answer)) << wrong.typed;
    EXPECT_EQ(show.table->ply(), untouched.table->ply()) << wrong.typed;
    EXPECT_TRUE(show.table->position().equals(untouched.table->position())) << wrong.typed;
    EXPECT_LE(std::count(said.begin(), said.end(), '\n'), 9) << said;
  }
}

TEST(WrongInput, leaves_the_question_as_it_was_so_that_the_game_goes_on) {
  std::vector<std::string> lines;
  for (const Wrong& wrong : kWrong) lines.push_back(wrong.typed);
  for (const std::string& line : times(40, "1")) lines.push_back(line);
  const Show show = played({}, lines);
  EXPECT_EQ(show.ending, Ending::kOver);
  EXPECT_EQ(show.table->record().moves, played({}, times(40, "1")).table->record().moves);
}

TEST(WrongInput, an_illegal_move_is_refused_with_its_clause_and_the_text_of_it) {
  const Show show = played({}, {"play K0"});
  EXPECT_THAT(show.output, HasSubstr("PD-2.12 After the exchange the first lead player is chosen"));
}

TEST(WrongInput, control_characters_are_not_sent_back_to_the_terminal) {
  const Show show =
      played({}, {"\x1b]0;title\x07", "why \x1b[2J", "rules \x1b[2J", "save /x\x1b/y"});
  EXPECT_THAT(show.output, Not(HasSubstr("\x1b")));
}

TEST(WrongInput, blanks_and_capitals_do_not_matter) {
  const Show plain = played({}, {"1"});
  const std::string move = plain.table->made().back().move;  // of the person: bots choose first
  const std::string tile = move.substr(move.find(' ') + 1);
  for (const char* typed : {"  1  ", "1\r", "\t1"})
    EXPECT_EQ(played({}, {typed}).table->made().back().move, move) << typed;
  for (const std::string& typed :
       {upper_case(move), lower_case(move), "PASS   " + tile, lower_case(tile), upper_case(tile)})
    EXPECT_EQ(played({}, {typed}).table->made().back().move, move) << typed;
}

TEST(WrongInput, after_the_end_commands_still_work_and_moves_do_not) {
  auto lines = times(18, "1");
  for (const char* line : {"log 1", "why 1", "hint", "undo", "rules PD-8.1", "frob"})
    lines.emplace_back(line);
  const Show show = played({}, lines);
  const std::string after = show.output.substr(show.output.find("The seed was"));
  EXPECT_EQ(show.ending, Ending::kOver);
  EXPECT_THAT(after, HasSubstr("trick 15"));
  EXPECT_THAT(after, HasSubstr("It’s no one’s turn."));
  EXPECT_THAT(after, HasSubstr("PD-8.1 The game is over when the 15th trick"));
  EXPECT_THAT(after, HasSubstr("“frob” isn’t a move or a command here: type log"));
}

}  // namespace
}  // namespace paradoxa
