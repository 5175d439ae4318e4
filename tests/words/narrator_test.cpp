// How a message gets its words from the fields of a value.
#include "words/narrator.hpp"

#include <gtest/gtest.h>

namespace paradoxa {
namespace {

constexpr const char* kWords = R"(
[types]
seat = "seat"
owner = "seat"
card = "card"
cards = "[card]"
colour = "colour"
hp = "halves"
winners = "seats share"
ranks = "ranks standing"
clause = "clause"
step = "step"
piece = "piece"

[types.odd]
cards = "[colour]"

[term]
seat = "{is, select, you {You} extra {The rival} other {{name}}}"
piece = "{twin, select, none {{is, select, you {You} other {{name}}}} other {{own, select, yes {Your {twin}} other {{name}’s {twin}}}}}"
seat_possessive = "{is, select, you {your} other {{name}’s}}"
card = "{name_is, select, none {card {id}} other {{name} ({colour}{copy})}}"
card_short = "{id}"
colour = "{value, select, R {red} other {blue}}"
halves = "{value, plural, =1 {½} other {{whole}{half, select, 1 {½} other {}}}}"
share = "{seat} {hp}"
standing = "{seat} {ranks_is, select, 1 {first} other {later}}"

[phrase.step]
DRAW = "{may, select, yes {You may draw} other {Draw}} {a, plural, one {# card} other {# cards}}{b, select, T { here} other {}}."

[event]
play = "{seat} {seat_is, select, you {play} other {plays}} {owner_is, select, none {} other {{owner_possessive} }}{card}."
show = "{cards_count, plural, one {One card} other {# cards}}: {cards}, {cards_or}, {cards_short}."
odd = "{cards}"
result = "{winners}; {ranks}"
go = "{piece} {piece_is, select, you {go} other {goes}}."
does = "{step} {step_word} {step_is}"
each = "{texts_each}"
flags = "{yes} {no} {absent}|{absent_is}|{empty_is}|{number}"
silent = ""
why = "{clause_is, select, RS_6_14 {From the row} other {From elsewhere}}."
nature = "{owner_is}: {owner}."

[move]
go = "Go"

[question.now]
say = "{count, plural, =0 {None} other {#}} of {held}?"
sub = "{who}"
)";

const Narrator& narrator() {
  static const ContentFile kFile{"words.toml", kWords};
  static const auto kCatalogue = Catalogue::read("en-GB", {&kFile, 1});
  static const Narrator kNarrator(
      *kCatalogue,
      json::parse(R"({"cards":{"K7":{"name":"Archive","colour":"R"},"K8":{"name":""}}})")
          .as_object());
  return kNarrator;
}

std::string told(const char* event, const Naming& naming = {{"Ann", "Bo"}, seat(1)}) {
  return narrator().event(json::parse(event).as_object(), naming);
}

TEST(Narrator, a_seat_is_spoken_to_named_or_nobodys) {
  EXPECT_EQ(told(R"({"event":"play","seat":0,"card":"K7"})"), "Ann plays Archive (red).");
  EXPECT_EQ(told(R"({"event":"play","seat":1,"card":"K7"})"), "You play Archive (red).");
  EXPECT_EQ(told(R"({"event":"play","seat":2,"card":"K7"})"), "The rival plays Archive (red).");
  EXPECT_EQ(told(R"({"event":"play","seat":0,"owner":1,"card":"K7"})"),
            "Ann plays your Archive (red).");
  EXPECT_EQ(told(R"({"event":"play","seat":1,"owner":0,"card":"K7"})"),
            "You play Ann’s Archive (red).");
}

TEST(Narrator, nature_is_nobody_at_the_table) {
  EXPECT_EQ(told(R"({"event":"nature","owner":"nature"})", {{"Ann", "Bo"}, seat(0)}),
            "extra: The rival.");
}

TEST(Narrator, a_message_selects_by_the_clause) {
  EXPECT_EQ(told(R"({"event":"why","clause":"RS-6.14"})"), "From the row.");
  EXPECT_EQ(told(R"({"event":"why","clause":"RS-6.8"})"), "From elsewhere.");
}

TEST(Narrator, a_piece_belongs_to_a_seat_and_of_two_each_says_which_it_is) {
  EXPECT_EQ(told(R"({"event":"go","piece":"a"})", {{"Ann", "Bo", "Cy"}, seat(1)}), "You go.");
  EXPECT_EQ(told(R"({"event":"go","piece":"b"})", {{"Ann", "Bo", "Cy"}, seat(1)}), "Cy goes.");
  EXPECT_EQ(told(R"({"event":"go","piece":"b"})"), "Your b goes.");
  EXPECT_EQ(told(R"({"event":"go","piece":"a"})", {{"Ann", "Bo"}, seat(0)}), "Bo’s a goes.");
}

TEST(Narrator, a_name_is_only_ever_text) {
  EXPECT_EQ(told(R"({"event":"play","seat":0,"card":"K7"})", {{"{seat} 'x' <b>", "Bo"}, kNoSeat}),
            "{seat} 'x' <b> plays Archive (red).");
}

TEST(Narrator, what_is_printed_on_a_piece_is_looked_up_a_copy_by_its_first_letters) {
  EXPECT_EQ(told(R"({"event":"play","seat":0,"card":"K7b"})"), "Ann plays Archive (redb).");
  EXPECT_EQ(told(R"({"event":"play","seat":0,"card":"K8"})"), "Ann plays card K8.");
  EXPECT_EQ(told(R"({"event":"play","seat":0,"card":"Z1"})"), "Ann plays card Z1.");
}

TEST(Narrator, lists_are_joined_as_people_say_them) {
  EXPECT_EQ(told(R"({"event":"show","cards":["K7","K8","Z1"]})"),
            "3 cards: Archive (red), card K8 and card Z1, Archive (red), card K8 or card Z1, K7, "
            "K8 and Z1.");
  EXPECT_EQ(told(R"({"event":"show","cards":["K8"]})"), "One card: card K8, card K8, K8.");
  EXPECT_EQ(told(R"({"event":"each","texts":["One.","Two."]})"), "One. Two.");
}

TEST(Narrator, a_type_may_differ_by_the_kind_of_event) {
  EXPECT_EQ(told(R"({"event":"odd","cards":["R","B"]})"), "red and blue");
}

TEST(Narrator, a_list_of_seats_reads_the_fields_that_have_an_entry_per_seat) {
  EXPECT_EQ(told(R"({"event":"result","winners":[1,0],"hp":[1,3],"ranks":[2,1]})"),
            "You 1½ and Ann ½; You first and Ann later");
}

TEST(Narrator, a_phrase_is_one_of_several_messages) {
  EXPECT_EQ(told(R"({"event":"does","step":"DRAW 1"})"), "Draw 1 card. DRAW DRAW 1");
  EXPECT_EQ(told(R"({"event":"does","step":"DRAW? 2 T"})"),
            "You may draw 2 cards here. DRAW DRAW? 2 T");
}

TEST(Narrator, what_is_absent_null_or_empty_is_none) {
  EXPECT_EQ(told(R"({"event":"flags","yes":true,"no":false,"empty":"","number":12})"),
            "yes no |none|none|12");
  EXPECT_EQ(told(R"({"event":"silent"})"), "");
  EXPECT_EQ(told(R"({"event":"unheard"})"), "");
  EXPECT_TRUE(narrator().events(json::parse(R"([{"event":"silent"}])").as_array(), {}).empty());
}

TEST(Narrator, a_question_sees_its_seat_then_what_is_pending_then_the_view) {
  const auto view = json::parse(
      R"({"ask":"now","viewer":1,"who":"view","held":"x","count":5,"pending":{"count":0},
          "seats":[{"seat":0,"held":"theirs"},{"seat":1,"held":"mine"}]})");
  EXPECT_EQ(narrator().question(view.as_object(), {}), "None of mine? view");
}

TEST(Narrator, a_move_without_words_is_its_kind) {
  EXPECT_EQ(narrator().move({{"kind", "go"}, {"args", json::object()}}, {}), "Go");
  EXPECT_EQ(narrator().move({{"kind", "fly"}, {"args", json::object()}}, {}), "fly");
}

}  // namespace
}  // namespace paradoxa
