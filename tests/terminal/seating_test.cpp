// Who sits where.
#include "terminal/seating.hpp"

#include "script.hpp"

namespace paradoxa {
namespace {

std::string error_of(std::string_view text, std::string_view name = "") {
  const auto seating = parse_seating(text, name, paradominetor_game());
  return seating ? "no error" : seating.error();
}

std::string names_in(std::string_view text, std::string_view name = "") {
  std::string names;
  const Seating seating = parse_seating(text, name, paradominetor_game()).value();
  for (const Place& place : seating)
    names += (names.empty() ? "" : "/") + place.name + (place.bot ? "=" + print(*place.bot) : "");
  return names;
}

TEST(Seating, bots_sit_under_the_names_the_game_gives_to_seats) {
  EXPECT_EQ(names_in("you,casual,hard"), "You/Lantern Archive=casual/Tideglass Union=hard");
  EXPECT_EQ(names_in("random,you,ismcts:500ms"),
            "Meridian Watch=random/You/Tideglass Union=ismcts:500ms");
}

TEST(Seating, people_have_their_names_or_numbers) {
  EXPECT_EQ(names_in("Ann,Bo,easy"), "Ann/Bo/Tideglass Union=easy");
  EXPECT_EQ(names_in("you,easy,you"), "Player 1/Lantern Archive=easy/Player 2");
  EXPECT_EQ(names_in("easy,you,Bo", "Ann"), "Meridian Watch=easy/Ann/Bo");
  EXPECT_EQ(names_in("Élodie,you,Bo"), "Élodie/Player 2/Bo");
}

TEST(Seating, a_slip_in_a_bots_name_is_no_person) {
  EXPECT_THAT(error_of("you,hrad,casual"), testing::HasSubstr("bot \"hrad\": no such bot"));
  EXPECT_THAT(error_of("you,ismcts:x,casual"), testing::HasSubstr("budget"));
  EXPECT_THAT(error_of("you,Ismcts:20,casual"), testing::HasSubstr("no such bot"));
}

TEST(Seating, names_are_different_and_can_be_shown) {
  EXPECT_EQ(error_of("Ann,Ann,casual"), "two seats are named 'Ann'");
  EXPECT_EQ(error_of("you,Ann,casual", "Ann"), "two seats are named 'Ann'");
  EXPECT_EQ(error_of("you,,casual"), "a seat is empty: separate seats with single commas");
  EXPECT_EQ(error_of("you,casual,casual", "A\x1b[1m"),
            "the name 'A?[1m' contains unprintable characters");
  EXPECT_EQ(error_of("you,casual,casual", "   "), "a name is empty");
  EXPECT_THAT(error_of("you,casual", std::string(25, 'A')),
              testing::HasSubstr("is longer than 24"));
  EXPECT_EQ(error_of("Ann,Bo,casual", "Cy"), "--name renames the seat `you`, but there is none");
}

TEST(Seating, usually_one_person_plays_medium_bots) {
  const auto seating = usual_seating(4, "", paradominetor_game());
  ASSERT_TRUE(seating.has_value());
  EXPECT_EQ(people_in(*seating), 1);
  EXPECT_TRUE(seating->front().is_person());
  for (std::size_t s = 1; s < 4; ++s) EXPECT_EQ(print(*(*seating)[s].bot), "medium");
}

}  // namespace
}  // namespace paradoxa
