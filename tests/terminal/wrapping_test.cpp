// Text that fits.
#include "engine/wrapping.hpp"

#include "script.hpp"
#include "terminal/scores.hpp"

namespace paradoxa {
namespace {

TEST(Wrapping, width_is_counted_in_columns) {
  EXPECT_EQ(shown_width("½ point"), 7u);
  EXPECT_EQ(shown_width("\x1b[1mbold\x1b[0m"), 4u);
  EXPECT_EQ(padded("½", 3), "½  ");
  EXPECT_EQ(right_aligned("6½", 4), "  6½");
  EXPECT_EQ(padded("longer", 3), "longer");
}

TEST(Wrapping, lines_break_at_blanks_and_hang) {
  EXPECT_EQ(wrapped("one two three", {7, 0, 2}), "one two\n  three\n");
  EXPECT_EQ(wrapped("one\ntwo", {80, 1, 1}), " one\n two\n");
  EXPECT_EQ(wrapped("", {80, 0, 0}), "");
}

TEST(Wrapping, a_word_longer_than_the_line_stands_alone) {
  EXPECT_EQ(wrapped("a abcdefgh b", {4, 0, 0}), "a\nabcdefgh\nb\n");
}

TEST(Wrapping, what_was_typed_is_shown_without_control_characters_and_cut) {
  EXPECT_EQ(printable("a\tb\x7f"), "a?b?");
  EXPECT_EQ(printable(std::string(50, 'x')), std::string(40, 'x') + "…");
}

TEST(Scores, half_units_are_written_as_people_say_them) {
  EXPECT_EQ(amount_text(13, "half-points"), "6½");
  EXPECT_EQ(amount_text(1, "half-points"), "½");
  EXPECT_EQ(amount_text(0, "half-points"), "0");
  EXPECT_EQ(amount_text(-3, "half-points"), "-1½");
  EXPECT_EQ(amount_text(13, "points"), "13");
}

TEST(Scores, the_best_come_first_and_equals_share_a_rank) {
  Outcome outcome;
  outcome.seats = 3;
  outcome.scores = {4, 7, 7};
  outcome.ranks = {3, 1, 1};
  outcome.rows.push_back({"ones", {}, {1, 3, 3}});
  EXPECT_EQ(scores_text(paradominetor_game(), outcome, {"Ann", "Bo", "Cyrus"}),
            "          points  Full points\n"
            " 1 Bo         3½            3\n"
            " 1 Cyrus      3½            3\n"
            " 3 Ann         2            1\n");
}

}  // namespace
}  // namespace paradoxa
