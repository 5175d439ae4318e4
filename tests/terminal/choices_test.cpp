// How choices are listed, and what a typed text means among them.
#include "terminal/choices.hpp"

#include "engine/json_writer.hpp"
#include "engine/wrapping.hpp"
#include "script.hpp"

namespace paradoxa {
namespace {

using testing::HasSubstr;

// A position of no game: these moves are legal, and any move of these words is readable.
class Imagined final : public AnyPosition {
 public:
  explicit Imagined(std::vector<std::string> moves) : moves_(std::move(moves)) {}

  const AnyGame& game() const override { return paradominetor_game(); }
  std::unique_ptr<AnyPosition> clone() const override { return std::make_unique<Imagined>(moves_); }
  bool equals(const AnyPosition&) const override { return true; }
  int seats() const override { return 1; }
  SeatSet to_act() const override { return SeatSet::of(seat(0)); }
  std::optional<Outcome> outcome() const override { return std::nullopt; }
  std::vector<std::string> legal(Seat) const override { return moves_; }
  // Of a kind without words in the catalogue: its name is what it means.
  void write_legal(JsonWriter& out, Seat, LegalForm) const override {
    for (const std::string& move : moves_) {
      out.begin_object().member("text", move).member("kind", move + " in full");
      out.key("args").begin_object().end_object().end_object();
    }
  }
  std::optional<json::object> move_json(std::string_view) const override { return std::nullopt; }
  std::optional<Refusal> why_not(Seat, std::string_view move) const override {
    for (const std::string& legal : moves_)
      if (legal == move) return std::nullopt;
    if (move.starts_with("take ") || move.starts_with("keep "))
      return Refusal{Refusal::Kind::kIllegal, "PD-4.2"_clause, "no"};
    return Refusal{Refusal::Kind::kUnreadable, kNoClause, "what?"};
  }
  std::optional<Refusal> play(Seat s, std::string_view move, std::unique_ptr<AnyEvents>&) override {
    return why_not(s, move);
  }
  std::string nature_move(NatureDraw&) const override { return {}; }
  std::string random_move(Seat, FastRandom&) const override { return moves_.front(); }
  void write_view(JsonWriter& out, Viewer) const override { out.begin_object().end_object(); }
  json::object options() const override { return {}; }
  std::unique_ptr<AnyPosition> determinized(Viewer, FastRandom&) const override { return clone(); }
  std::string stage() const override { return "stage"; }
  std::string drawing(Viewer, const Naming&, bool) const override { return {}; }

 private:
  std::vector<std::string> moves_;
};

std::vector<std::string> many(const std::string& word, int count) {
  std::vector<std::string> moves;
  for (int i = 0; i < count; ++i) moves.push_back(word + " X" + std::to_string(i));
  return moves;
}

std::string meant(const Choices& choices, std::string_view text) {
  const auto reading = choices.read(text);
  if (!reading) return "nothing";
  if (!reading->refusal) return reading->move;
  return reading->refusal->clause ? "refused " + reading->move : reading->refusal->text;
}

TEST(Choices, the_first_word_may_be_left_out_when_one_choice_is_meant) {
  const Imagined position({"take A", "keep A", "keep B"});
  const Choices choices(position, seat(0), {});
  EXPECT_EQ(meant(choices, "keep A"), "keep A");
  EXPECT_EQ(meant(choices, "B"), "keep B");
  EXPECT_EQ(meant(choices, "A"), "“A” can mean several moves here: type it in full");
  EXPECT_EQ(meant(choices, "keep Z"), "refused keep Z");
  EXPECT_EQ(meant(choices, "Z"), "refused take Z");
  EXPECT_EQ(meant(Choices(Imagined({"wait"}), seat(0), {}), "hurry"), "nothing");
}

TEST(Choices, a_move_of_a_single_word_is_a_move) {
  const Imagined position({"stop", "take A"});
  const Choices choices(position, seat(0), {});
  EXPECT_EQ(meant(choices, "stop"), "stop");
  EXPECT_EQ(meant(choices, "STOP"), "stop");
  EXPECT_EQ(choices.named("Take a"), "take A");
}

TEST(Choices, few_are_listed_with_their_meaning_a_line_each) {
  const Imagined position(many("take", 3));
  EXPECT_EQ(Choices(position, seat(0), {}).listing({}),
            "   1  take X0  X0 in full\n   2  take X1  X1 in full\n   3  take X2  X2 in full\n");
}

TEST(Choices, more_are_listed_in_columns_with_their_meaning_where_there_is_room) {
  const Imagined position(many("take", 9));
  const std::string listing = Choices(position, seat(0), {}).listing({.width = 80});
  EXPECT_EQ(std::count(listing.begin(), listing.end(), '\n'), 5);
  EXPECT_THAT(listing, HasSubstr("   1  take X0  X0 in full    6  take X5  X5 in full\n"));
}

TEST(Choices, many_are_listed_by_notation_with_the_common_word_once) {
  const Imagined position(many("take", 40));
  const std::string listing = Choices(position, seat(0), {}).listing({.width = 80});
  EXPECT_TRUE(listing.starts_with("  take  1 X0 "));
  EXPECT_EQ(listing.find("take"), listing.rfind("take"));
  EXPECT_LE(std::count(listing.begin(), listing.end(), '\n'), 6);
  std::istringstream lines(listing);
  for (std::string line; std::getline(lines, line);) EXPECT_LE(shown_width(line), 80u);
}

TEST(Choices, hundreds_are_still_a_listing_within_the_width) {
  auto moves = many("take", 150);
  for (const std::string& move : many("keep", 150)) moves.push_back(move);
  const Imagined position(moves);
  std::istringstream lines(Choices(position, seat(0), {}).listing({.width = 40}));
  for (std::string line; std::getline(lines, line);) EXPECT_LE(shown_width(line), 40u) << line;
}

TEST(Choices, numbers_count_from_one) {
  const Imagined position(many("take", 3));
  const Choices choices(position, seat(0), {});
  EXPECT_EQ(choices.numbered("1"), "take X0");
  EXPECT_EQ(choices.numbered("03"), "take X2");
  EXPECT_EQ(choices.numbered("4").error(),
            "There is no choice 4: type a number from 1 to 3, or a move such as take X0.");
}

}  // namespace
}  // namespace paradoxa
