// `paradoxa play`, from its arguments to its exit code.
#include "script.hpp"
#include "terminal/commands.hpp"

namespace paradoxa {
namespace {

using testing::HasSubstr;
using testing::Not;

Ran play(std::vector<std::string> arguments, const std::string& input = "") {
  arguments.insert(arguments.begin(), {"play", "paradominetor"});
  return ran(&play_command, arguments, input);
}

TEST(Play, without_further_words_you_play_three_medium_bots) {
  const Ran game = play({});
  EXPECT_EQ(game.code, 0);
  EXPECT_THAT(game.out, HasSubstr("Paradominetor: You, Lantern Archive (medium), Tideglass Union"));
  EXPECT_THAT(game.out, HasSubstr("End of input"));
  EXPECT_EQ(game.out.find('\x1b'), std::string::npos);
}

TEST(Play, the_number_of_seats_can_be_an_option_alone) {
  EXPECT_THAT(play({"--set", "players=5"}).out, HasSubstr("Ember Ledger (medium)"));
  EXPECT_THAT(play({"--set", "players=3"}).out, Not(HasSubstr("Hollow Hour Society")));
}

TEST(Play, options_are_numbers_words_or_lists) {
  EXPECT_EQ(play({"--set", "pass=right", "--set", "first_lead=2", "--set",
                  "colours=red,blue,green,purple"})
                .code,
            0);
  EXPECT_THAT(play({"--set", "pass=right"}).out, HasSubstr("player on\nyour right"));
}

TEST(Play, every_game_has_its_own_luck_unless_a_seed_is_given) {
  const auto dealt = [](const Ran& game) {
    const std::size_t at = game.out.find("You are dealt");
    return game.out.substr(at, game.out.find('\n', at) - at);
  };
  EXPECT_NE(dealt(play({})), dealt(play({})));
  EXPECT_EQ(dealt(play({"--seed", "x"})), dealt(play({"--seed", "x"})));
  EXPECT_NE(dealt(play({"--seed", "x"})), dealt(play({"--seed", "y"})));
}

TEST(Play, a_whole_game_is_saved_and_proven) {
  const TemporaryFolder folder;
  std::string ones;
  for (int i = 0; i < 40; ++i) ones += "1\n";
  for (const char* seed : {"", "x"}) {
    const std::string file = folder.path(std::string("game") + seed + ".txt");
    std::vector<std::string> arguments{"--save", file, "--name", "Ann"};
    if (*seed != '\0') arguments.insert(arguments.end(), {"--seed", seed});
    const Ran game = play(arguments, ones);
    EXPECT_EQ(game.code, 0);
    EXPECT_THAT(game.out, HasSubstr("Saved to "));
    EXPECT_EQ(ran(&verify_command, {"verify", file}).code, 3);  // consistent
    EXPECT_THAT(text_of(file), HasSubstr("[Seat0 \"Ann\"]"));
  }
}

TEST(Play, bad_arguments_are_named_on_standard_error_with_exit_code_2) {
  const TemporaryFolder folder;
  const std::string letter = folder.write("letter.txt", "Dear Ann,\n");
  const std::vector<std::vector<std::string>> bad = {
      {"--seats", "you,hrad,casual"},
      {"--seats", "you,casual"},
      {"--seats", "you,casual,casual,casual,casual,casual"},
      {"--seats", "you,casual,casual", "--set", "players=4"},
      {"--set", "pass=up"},
      {"--set", "pass"},
      {"--set", "=3"},
      {"--set", "taste=sweet"},
      {"--set", "pass=left", "--set", "pass=right"},
      {"--set", "colours=red"},
      {"--save", folder.path("none/x.txt")},
      {"--save", folder.path("")},
      {"--save", letter},
      {"--content", folder.path("none")},
      {"--name", "A\nB"},
      {"--frob"},
      {"chess"},
  };
  for (const auto& arguments : bad) {
    const Ran refused = play(arguments);
    EXPECT_EQ(refused.code, 2) << testing::PrintToString(arguments);
    EXPECT_FALSE(refused.err.empty()) << testing::PrintToString(arguments);
    EXPECT_EQ(refused.out, "") << testing::PrintToString(arguments);
  }
  EXPECT_EQ(text_of(letter), "Dear Ann,\n");
  EXPECT_EQ(ran(&play_command, {"play"}).code, 2);
  EXPECT_THAT(ran(&play_command, {"play", "chess"}).err,
              HasSubstr("there is no game 'chess'; known games: paradominetor"));
}

TEST(Play, help_has_an_example) {
  const Ran help = play({"--help"});
  EXPECT_EQ(help.code, 0);
  EXPECT_THAT(help.out, HasSubstr("paradoxa play paradominetor --seats you,casual,hard,casual"));
}

}  // namespace
}  // namespace paradoxa
