// People who share a keyboard: each is called, and sees what that seat may know.
#include <array>

#include "script.hpp"

namespace paradoxa {
namespace {

using testing::HasSubstr;
using testing::Not;

const std::string kColours[] = {"red", "blue", "green", "yellow", "purple"};
const std::string kLetters = "RBGYP";

// "R3p" in the words of sentences and choices.
std::string words_for(const std::string& tile) {
  const std::string colour = kColours[kLetters.find(tile[0])];
  const std::string time = tile[2] == 'p' ? "past" : tile[2] == 'n' ? "present" : "future";
  return colour + " " + tile[1] + " of the " + time;
}

std::vector<std::string> tiles_in(const json::value& list) {
  std::vector<std::string> tiles;
  for (const json::value& tile : list.as_array()) tiles.emplace_back(tile.as_string().c_str());
  return tiles;
}

// The coloured tiles in this hand that the viewer did not put there: nobody may tell him of them.
std::vector<std::string> secrets(const AnyPosition& position, Seat owner, Seat viewer) {
  const std::string known = json::serialize(position.view(Viewer::of(viewer)));
  const json::object all = position.view(kReferee);
  std::vector<std::string> hidden;
  for (const std::string& tile : tiles_in(all.at("seats").as_array()[owner.index].at("hand")))
    if (tile != "K0" && known.find("\"" + tile + "\"") == std::string::npos) hidden.push_back(tile);
  return hidden;
}

// Plays a game of two people and a bot at random, with a look at everything printed for each.
void expect_secrecy(const std::string& seed, bool interactive) {
  Stage stage({.seats = "Ann,casual,Bo", .seed = seed, .screen = {.interactive = interactive}});
  std::ostringstream out;
  FastRandom random(std::stoull(seed));
  std::size_t checked = 0, questions = 0;
  Answering answering([&]() -> std::optional<std::string> {
    const std::string text = out.str();
    std::string printed = text.substr(checked);
    if (stage.table().over()) return std::nullopt;
    const bool ann = printed.ends_with("Ann> "), bo = printed.ends_with("Bo> ");
    if (!ann && !bo) return "";  // the next person has come to the keyboard
    checked = text.size();
    // Output before the call was for the person at the keyboard until then.
    if (const auto call = printed.find("Pass the keyboard"); call != std::string::npos)
      printed.erase(0, call);
    const Seat asked = seat(ann ? 0 : 2), other = seat(ann ? 2 : 0);
    ++questions;
    const AnyPosition& position = stage.table().position();
    for (const std::string& tile : secrets(position, other, asked)) {
      EXPECT_THAT(printed, Not(HasSubstr(tile)));
      EXPECT_THAT(printed, Not(HasSubstr(words_for(tile))));
    }
    if (random.below(4) == 0) {
      const std::array<std::string, 5> looks{"log", "hint", "why K0", "help", ""};
      return looks[random.below(5)];
    }
    const auto legal = position.legal(asked);
    return legal[random.below(static_cast<std::uint32_t>(legal.size()))];
  });
  std::istream in(&answering);
  EXPECT_EQ(stage.run(in, out), Ending::kOver);
  EXPECT_GT(questions, 30u);
}

TEST(People, while_one_is_asked_the_hand_of_the_other_is_never_printed) {
  for (const char* seed : {"1", "2", "3", "4"}) {
    expect_secrecy(seed, false);
    expect_secrecy(seed, true);
  }
}

TEST(People, the_keyboard_is_handed_over_by_name_and_out_of_sight_of_the_last) {
  const Show show =
      played({.seats = "Ann,Bo,casual", .screen = {.interactive = true}}, {"", "1", "1", "1", ""});
  const std::size_t ann = show.output.find("Pass the keyboard to Ann and press Enter.");
  const std::size_t bo = show.output.find("Pass the keyboard to Bo and press Enter.");
  ASSERT_NE(ann, std::string::npos);
  ASSERT_NE(bo, std::string::npos);
  EXPECT_LT(ann, bo);
  EXPECT_THAT(show.output.substr(ann, bo - ann), HasSubstr(std::string(50, '\n')));
  // The greeting is for both: it stays.
  EXPECT_THAT(show.output.substr(0, ann), Not(HasSubstr(std::string(50, '\n'))));
}

TEST(People, with_colour_the_screen_is_cleared_with_what_has_scrolled_off) {
  const Screen screen{.colour = true, .interactive = true};
  const Show show = played({.seats = "Ann,Bo,casual", .screen = screen}, {"", "1", "1", "1", ""});
  EXPECT_THAT(show.output, HasSubstr("\x1b[2J\x1b[3J\x1b[H"));
}

TEST(People, a_script_is_not_asked_for_enter) {
  const Show show = played({.seats = "Ann,Bo,casual"}, times(6, "1"));
  EXPECT_THAT(show.output, HasSubstr("Pass the keyboard to Bo"));
  EXPECT_THAT(show.output, HasSubstr("Trick 1 of 15"));
}

TEST(People, several_people_without_names_are_numbered) {
  const Show show = played({.seats = "you,you,casual"}, {});
  EXPECT_THAT(show.output, HasSubstr("Player 1, Player 2 and Tideglass Union (casual)"));
}

TEST(People, a_lone_person_is_spoken_to_and_one_with_a_name_is_named) {
  EXPECT_THAT(played({}, {"1"}).output, HasSubstr("You choose to pass"));
  EXPECT_THAT(played({.name = "Ann"}, {"1"}).output, HasSubstr("Ann chooses to pass"));
}

}  // namespace
}  // namespace paradoxa
