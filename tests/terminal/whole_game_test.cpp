// Games from the greeting to the final scores.
#include "engine/wrapping.hpp"
#include "script.hpp"
#include "table/verify.hpp"

namespace paradoxa {
namespace {

using testing::HasSubstr;
using testing::Not;

std::string seats_of(const std::string& first, int seats) {
  std::string text = first;
  for (int s = 1; s < seats; ++s) text += ",casual";
  return text;
}

TEST(WholeGame, the_first_choice_again_and_again_plays_to_the_end_with_3_to_5_seats) {
  for (int seats = 3; seats <= 5; ++seats) {
    const Show show = played({.seats = seats_of("you", seats)}, times(40, "1"));
    EXPECT_EQ(show.ending, Ending::kOver);
    EXPECT_TRUE(show.table->over());
    EXPECT_THAT(show.output, HasSubstr("The game is over: "));
    EXPECT_THAT(show.output, HasSubstr("points  Full points  Half points"));
    EXPECT_THAT(show.output, HasSubstr("The seed was"));
    EXPECT_THAT(show.output, HasSubstr(to_hex(show.table->luck()->secret)));
    EXPECT_FALSE(verify(all_games(), show.table->record()).wrong());
  }
}

TEST(WholeGame, random_choices_by_number_or_by_notation_play_to_the_end_with_3_to_5_seats) {
  for (std::uint32_t game = 0; game < 12; ++game) {
    FastRandom random(game);
    Stage stage(
        {.seats = seats_of("you", 3 + static_cast<int>(game % 3)), .seed = std::to_string(game)});
    Answering answering([&]() -> std::optional<std::string> {
      if (stage.table().over()) return std::nullopt;
      const auto legal = stage.table().position().legal(seat(0));
      const std::uint32_t choice = random.below(static_cast<std::uint32_t>(legal.size()));
      switch (random.below(3)) {
        case 0: return std::to_string(choice + 1);
        case 1: return legal[choice];
        default: return legal[choice].substr(legal[choice].find(' ') + 1);  // "R3p"
      }
    });
    std::istream in(&answering);
    std::ostringstream out;
    EXPECT_EQ(stage.run(in, out), Ending::kOver);
    EXPECT_TRUE(stage.table().over());
    EXPECT_THAT(out.str(), Not(HasSubstr("isn’t a move or a command")));
    EXPECT_THAT(out.str(), Not(HasSubstr("not allowed")));
  }
}

TEST(WholeGame, bots_alone_are_a_game_to_watch_that_needs_no_input) {
  const Show show = played({.seats = "casual,random,casual"}, {});
  EXPECT_EQ(show.ending, Ending::kOver);
  EXPECT_THAT(show.output, HasSubstr("Trick 15 of 15"));
  EXPECT_THAT(show.output, HasSubstr("The game is over: "));
}

TEST(WholeGame, a_spectator_at_a_terminal_continues_with_enter_and_can_skip_to_the_end) {
  const Setting setting{.seats = "casual,random,casual", .screen = {.interactive = true}};
  const Show slow = played(setting, {"", "", "log", "quit"});
  EXPECT_EQ(slow.ending, Ending::kLeft);
  EXPECT_THAT(slow.output, HasSubstr("trick 2"));
  EXPECT_THAT(slow.output, Not(HasSubstr("trick 4")));
  EXPECT_EQ(played(setting, {"all", ""}).ending, Ending::kOver);
}

TEST(WholeGame, the_same_seed_gives_the_same_game_and_another_seed_another) {
  const auto moves = [](const std::string& seed) {
    return played({.seed = seed}, times(40, "1")).table->record().moves;
  };
  EXPECT_EQ(moves("a"), moves("a"));
  EXPECT_NE(moves("a"), moves("b"));
}

TEST(WholeGame, the_fingerprint_is_shown_first_and_the_seed_only_at_the_end) {
  const Show show = played({}, {"1", "1", "log", "hint", "help", "save"});
  EXPECT_THAT(show.output, HasSubstr(to_hex(commitment(*show.table->luck()))));
  EXPECT_THAT(show.output, Not(HasSubstr(to_hex(show.table->luck()->secret))));
}

TEST(WholeGame, the_end_of_the_input_ends_the_game_with_a_word_and_saves_nothing) {
  const TemporaryFolder folder;
  for (int lines = 0; lines < 6; ++lines) {
    const Show show = played({}, times(lines, "1"));
    EXPECT_EQ(show.ending, Ending::kEndOfInput);
    EXPECT_FALSE(show.table->over());
    EXPECT_THAT(show.output, HasSubstr("End of input"));
    EXPECT_THAT(show.output, Not(HasSubstr("Saved")));
  }
  // What was asked for at the start is done, and said.
  const std::string file = folder.path("kept.txt");
  const Show kept = played({.save_file = file}, times(3, "1"));
  EXPECT_THAT(kept.output, HasSubstr("Saved to "));
  EXPECT_TRUE(parse_record(text_of(file)).ok());
}

TEST(WholeGame, a_script_that_does_not_notice_the_end_is_left_alone) {
  const Show show = played({}, times(10'000, "1"));
  EXPECT_EQ(show.ending, Ending::kOver);
  EXPECT_LT(show.output.size(), 60'000u);
}

TEST(WholeGame, without_colour_there_is_no_escape_sequence_and_with_it_the_text_is_the_same) {
  const Show plain = played({}, times(40, "1"));
  const Show bright = played({.screen = {.colour = true}}, times(40, "1"));
  EXPECT_EQ(plain.output.find('\x1b'), std::string::npos);
  std::string bare;
  for (std::size_t i = 0; i < bright.output.size(); ++i) {
    if (bright.output[i] == '\x1b')
      i = bright.output.find('m', i);
    else
      bare += bright.output[i];
  }
  // A black tile is two letters on a chip of three: only blanks may differ.
  const auto without_blanks = [](std::string text) {
    std::erase(text, ' ');
    return text;
  };
  EXPECT_NE(bright.output.size(), bare.size());
  EXPECT_EQ(without_blanks(bare), without_blanks(plain.output));
}

TEST(WholeGame, no_line_is_wider_than_the_screen) {
  for (const std::size_t width : {80u, 120u})
    for (const char* seats : {"you,casual,casual,casual,casual", "casual,casual,casual"}) {
      const Setting setting{.seats = seats, .screen = {.width = width}};
      std::vector<std::string> lines{"help", "hint", "log", "rules", "rules black", "why 1"};
      for (const std::string& line : times(40, "1")) lines.push_back(line);
      std::istringstream output(played(setting, lines).output);
      for (std::string line; std::getline(output, line);)
        EXPECT_LE(shown_width(line), width) << line;
    }
}

}  // namespace
}  // namespace paradoxa
