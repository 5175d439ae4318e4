// `paradoxa play --resume`: a saved game continues as if it had never stopped.
#include "engine/embedded.hpp"
#include "script.hpp"
#include "terminal/commands.hpp"

namespace paradoxa {
namespace {

using testing::HasSubstr;
using testing::Not;

std::string ones(int count) {
  std::string text;
  for (int i = 0; i < count; ++i) text += "1\n";
  return text;
}

Ran ran_play(std::vector<std::string> arguments, const std::string& input) {
  arguments.insert(arguments.begin(), "play");
  return ran(&play_command, arguments, input);
}

Record record_in(const std::string& file) { return *parse_record(text_of(file)); }

// The text of a game of Paradominetor that was left after five moves.
std::string half_a_game(const TemporaryFolder& folder, const std::string& name) {
  const std::string file = folder.path(name);
  ran_play({"paradominetor", "--seats", "you,casual,easy,Bo", "--seed", "x", "--save", file},
           ones(5) + "quit\n");
  return file;
}

TEST(Resume, a_game_left_and_resumed_is_the_game_played_in_one_go) {
  for (const std::vector<std::string>& game : std::vector<std::vector<std::string>>{
           {"paradominetor", "--seats", "you,casual,easy,medium", "--set", "pass=right"},
           {"paradoxical", "--seats", "you,casual"},
           {"initiative"}}) {
    const TemporaryFolder folder;
    std::vector<std::string> arguments = game;
    arguments.insert(arguments.end(), {"--seed", "x", "--save", folder.path("whole.txt")});
    ran_play(arguments, ones(2000));
    arguments.back() = folder.path("half.txt");
    ran_play(arguments, ones(9) + "quit\n");
    ASSERT_EQ(record_in(arguments.back()).result, "*");
    const Ran resumed = ran_play({"--resume", arguments.back()}, ones(2000));
    EXPECT_EQ(resumed.code, 0) << resumed.err;
    const Record whole = record_in(folder.path("whole.txt")), half = record_in(arguments.back());
    EXPECT_NE(whole.result, "*");
    EXPECT_EQ(half.moves, whole.moves) << game[0];
    EXPECT_EQ(half.options, whole.options);
    EXPECT_EQ(half.names, whole.names);
    EXPECT_EQ(half.seed, whole.seed);
    EXPECT_EQ(ran(&verify_command, {"verify", arguments.back()}).code, 3);  // consistent
  }
}

TEST(Resume, seats_and_bots_are_as_they_were_and_old_news_is_not_told_again) {
  const TemporaryFolder folder;
  const std::string file = half_a_game(folder, "game.txt");
  const Ran resumed = ran_play({"--resume", file}, "");
  EXPECT_THAT(unwrapped(resumed.out), HasSubstr("(casual), Tideglass Union (easy) and Bo."));
  EXPECT_THAT(unwrapped(resumed.out),
              HasSubstr("The game continues; `log` shows what has happened"));
  EXPECT_THAT(resumed.out, Not(HasSubstr("dealt")));
}

TEST(Resume, another_file_can_take_the_record) {
  const TemporaryFolder folder;
  const std::string file = half_a_game(folder, "game.txt");
  const std::string before = text_of(file);
  ran_play({"--resume", file, "--save", folder.path("other.txt")}, ones(1));
  EXPECT_EQ(text_of(file), before);
  EXPECT_GT(record_in(folder.path("other.txt")).moves.size(), record_in(file).moves.size());
}

std::string with(std::string text, const std::string& from, const std::string& to) {
  EXPECT_NE(text.find(from), std::string::npos) << from;
  text.replace(text.find(from), from.size(), to);
  return text;
}

TEST(Resume, files_that_cannot_go_on_are_refused_with_the_reason) {
  const TemporaryFolder folder;
  const std::string game = text_of(half_a_game(folder, "game.txt"));
  const std::size_t seed = game.find("[Seed ");
  ASSERT_NE(seed, std::string::npos);
  std::string no_seed = game;
  no_seed.erase(seed, game.find('\n', seed) + 1 - seed);
  std::string other_seed = game;
  other_seed[seed + 7] = other_seed[seed + 7] == '0' ? '1' : '0';
  std::string other_content = game;
  char& digit = other_content[game.find("[Content ") + 10];
  digit = digit == '0' ? '1' : '0';
  ran_play({"paradominetor", "--seed", "x", "--save", folder.path("over.txt")}, ones(100));
  const std::pair<std::string, std::string> broken[] = {
      {"Dear Ann,\n", "line 1, column 1"},
      {"", "this is not a record"},
      {no_seed, "it has no seed"},
      {other_seed, "the seed does not match the commitment"},
      {other_content, "this game was played with different content"},
      {with(game, "\"casual\"", "\"nobody\""), "nobody"},
      {with(game, "\"Bo\"", "\"B\\u001bo\""), "unprintable characters"},
      {with(game, "[Game \"paradominetor\"]", "[Game \"chess\"]"), "there is no game 'chess'"},
      {game + "0 play R6f\n", "move "},
      {text_of(folder.path("over.txt")), "this game is over"},
  };
  for (const auto& [text, reason] : broken) {
    const std::string file = folder.write("broken.txt", text);
    const Ran refused = ran_play({"--resume", file}, "");
    EXPECT_EQ(refused.code, 2) << reason;
    EXPECT_THAT(refused.err, HasSubstr(reason));
    EXPECT_EQ(refused.out, "") << reason;
    EXPECT_EQ(text_of(file), text) << reason;
  }
  EXPECT_EQ(ran_play({"--resume", folder.path("none.txt")}, "").code, 2);
}

TEST(Resume, a_draw_that_the_seed_does_not_give_is_refused) {
  const TemporaryFolder folder;
  std::string text = text_of(half_a_game(folder, "game.txt"));
  const std::size_t first = text.find("n deal "), second = text.find("n deal ", first + 1);
  ASSERT_NE(second, std::string::npos);
  const auto word = [&](std::size_t at) {
    return text.substr(at, text.find_first_of(",\n", at) - at);
  };
  const std::string a = word(first), b = word(second);
  text.replace(second, b.size(), a);
  text.replace(first, a.size(), b);
  const Ran refused = ran_play({"--resume", folder.write("forged.txt", text)}, "");
  EXPECT_EQ(refused.code, 2);
}

TEST(Resume, what_the_record_says_is_not_said_again) {
  const TemporaryFolder folder;
  const std::string file = half_a_game(folder, "game.txt");
  for (const std::vector<std::string>& more :
       std::vector<std::vector<std::string>>{{"paradominetor"},
                                             {"--seats", "you,casual"},
                                             {"--seed", "y"},
                                             {"--set", "pass=left"},
                                             {"--name", "Ann"}}) {
    std::vector<std::string> arguments{"--resume", file};
    arguments.insert(arguments.end(), more.begin(), more.end());
    EXPECT_EQ(play(arguments, "").code, 2) << more[0];
  }
}

}  // namespace
}  // namespace paradoxa
