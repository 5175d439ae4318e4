// Taking moves back: by the information rule for people at a table, without it for one alone.
#include "table/seated.hpp"

namespace paradoxa {
namespace {

// PD-E48 after the deal; everybody's three tiles, in the order in which they are asked for.
constexpr const char* kDealt = R"({"game":"paradominetor",
  "options":{"players":4,"colours":["R","B","G","P"],"first_lead":1},"seats":[
  {"hand":["B3p","B4p","P1p","P3p","P4p","R4n","B3n","G1n","P1n","P2n","B2f","G2f","G3f","P4f","P6f"]},
  {"hand":["R3p","B2p","G4p","K0","K0","R1n","B1n","B2n","G3n","G5n","R4f","B3f","B4f","B6f","G5f"]},
  {"hand":["R2p","R4p","P2p","K0","K0","R2n","R3n","B4n","P3n","P4n","R3f","G4f","G6f","P3f","P5f"]},
  {"hand":["R1p","B1p","G1p","G2p","G3p","R5n","B5n","G2n","G4n","P5n","R2f","R5f","R6f","B5f","P2f"]}]})";
constexpr const char* kPasses[4][3] = {
    {"P4p", "B3n", "P6f"}, {"G4p", "B2n", "B3f"}, {"R2p", "R2n", "P3f"}, {"R1p", "P5n", "R2f"}};

Table dealt_table() {
  auto start = games().find("paradominetor")->position(json::parse(kDealt));
  if (!start) throw std::runtime_error(start.error());
  return Table::from_position(std::move(*start), {"test-table", std::nullopt, {}, {}});
}

void pass(Table& table, int seat, int choice) {
  make(table, seat, std::string("pass ") + kPasses[seat][choice]);
}

Table passed_table() {
  Table table = dealt_table();
  for (int choice = 0; choice < 3; ++choice)
    for (int s = 0; s < 4; ++s) pass(table, s, choice);
  return table;
}

// Expects that the seat may not undo, and that the attempt changes nothing.
void expect_no_undo(Table& table, int who, const std::string& why) {
  const std::string before = referee_text(table);
  const std::size_t ply = table.ply();
  const auto error = table.undo(seat(who));
  ASSERT_TRUE(error) << "seat " << who;
  EXPECT_EQ(*error, why);
  EXPECT_EQ(referee_text(table), before);
  EXPECT_EQ(table.ply(), ply);
}

TEST(Undo, nothing_is_taken_back_before_anything_was_done) {
  Table table = dealt_table();
  for (int s = 0; s < 4; ++s) expect_no_undo(table, s, "you have not moved yet");
  pass(table, 1, 0);
  expect_no_undo(table, 0, "you have not moved yet");
}

TEST(Undo, PD_R6_an_own_choice_for_the_pass_is_taken_back_before_the_exchange) {
  Table table = dealt_table();
  const std::string before = referee_text(table);
  pass(table, 0, 0);
  EXPECT_FALSE(table.undo(seat(0)));
  EXPECT_EQ(referee_text(table), before);
  EXPECT_EQ(table.ply(), 0u);
  make(table, 0, "pass B3p");
}

TEST(Undo, others_who_chose_meanwhile_keep_their_choices) {
  Table table = dealt_table(), other = dealt_table();
  pass(table, 0, 0), pass(table, 1, 0), pass(table, 2, 0), pass(table, 1, 1);
  EXPECT_FALSE(table.undo(seat(0)));
  pass(other, 1, 0), pass(other, 2, 0), pass(other, 1, 1);
  EXPECT_EQ(referee_text(table), referee_text(other));
  EXPECT_EQ(table.ply(), 3u);
  EXPECT_TRUE(table.position().equals(other.position()));
}

TEST(Undo, choices_come_back_one_after_the_other_and_never_anybody_elses) {
  Table table = dealt_table();
  for (int choice = 0; choice < 3; ++choice)
    for (int s = 0; s < 3; ++s) pass(table, s, choice);
  for (int left = 2; left >= 0; --left) {
    EXPECT_FALSE(table.undo(seat(1)));
    const json::object view = table.position().view(kReferee);
    EXPECT_EQ(view.at("seats").at(0).at("chosen"), 3);
    EXPECT_EQ(view.at("seats").at(1).at("chosen"), left);
    EXPECT_EQ(view.at("seats").at(2).at("chosen"), 3);
  }
  expect_no_undo(table, 1, "you have not moved yet");
  expect_no_undo(table, 3, "you have not moved yet");
}

TEST(Undo, PD_2_8_no_choice_is_taken_back_after_the_exchange) {
  Table table = passed_table();
  for (int s = 0; s < 4; ++s) expect_no_undo(table, s, "something hidden has been revealed since");
}

TEST(Undo, PD_3_3_a_played_tile_is_never_taken_back) {
  Table table = passed_table();
  make(table, 1, "play B6f");
  for (int s = 0; s < 4; ++s) expect_no_undo(table, s, "something hidden has been revealed since");
  make(table, 2, "play K0");
  expect_no_undo(table, 1, "something hidden has been revealed since");
  expect_no_undo(table, 2, "something hidden has been revealed since");
}

TEST(Undo, a_declaration_is_taken_back_until_somebody_answers) {
  Table table = passed_table();
  make(table, 1, "play K0");
  const std::string before = referee_text(table);
  make(table, 1, "declare G");
  for (const int s : {0, 2, 3})
    expect_no_undo(table, s, "something hidden has been revealed since");
  EXPECT_FALSE(table.undo(seat(1)));
  EXPECT_EQ(referee_text(table), before);
  expect_no_undo(table, 1, "something hidden has been revealed since");  // the black tile itself
  make(table, 1, "declare P");
  make(table, 2, "play P2p");
  expect_no_undo(table, 1, "something hidden has been revealed since");
}

TEST(Undo, natures_moves_stop_an_undo) {
  Table table = seeded_table(3, "undo");
  for (int s = 0; s < 3; ++s) expect_no_undo(table, s, "you have not moved yet");
  for (int choice = 0; choice < 3; ++choice)
    for (int s = 0; s < 3; ++s) make(table, s, table.position().legal(seat(s)).front());
  EXPECT_EQ(table.made().back().seat, kNature) << "the first lead was drawn";
  for (int s = 0; s < 3; ++s) expect_no_undo(table, s, "something hidden has been revealed since");
}

// In every state of random games: an undo either refuses and changes nothing, or the seats see what
// they saw before, apart from the one move, and the game goes on.
TEST(Undo, what_is_taken_back_had_shown_nobody_anything) {
  FastRandom random = random_for("undo");
  for (int game = 0; game < 12; ++game) {
    Table table = seeded_table(3 + game % 3, "undo " + std::to_string(random.next()));
    while (!table.over()) {
      move_at_random(table, random);
      if (random.below(3) > 0) continue;
      const Seat who = seat(static_cast<int>(random.below(5)) % table.position().seats());
      const std::string before = referee_text(table);
      const std::size_t ply = table.ply();
      const auto copy = loaded(table.record());
      const bool promised = table.can_undo(who);
      const bool refused = table.undo(who).has_value();
      EXPECT_EQ(refused, !promised);
      if (refused) {
        EXPECT_EQ(referee_text(table), before);
      } else {
        EXPECT_EQ(table.ply(), ply - 1);
        EXPECT_TRUE(table.position().to_act().contains(who));
        for (int s = 0; s < table.position().seats(); ++s) {
          json::object now = table.position().view(Viewer::of(seat(s)));
          const json::object then = copy->position().view(Viewer::of(seat(s)));
          for (std::size_t i = 0; i < now.at("seats").as_array().size(); ++i)
            if (const json::value* hand = now.at("seats").at(i).as_object().if_contains("hand")) {
              EXPECT_EQ(*hand, then.at("seats").at(i).at("hand"));
            }
          EXPECT_EQ(now.at("tricks").as_array().size(), then.at("tricks").as_array().size());
        }
      }
    }
    for (int s = 0; s < table.position().seats(); ++s)
      expect_no_undo(table, s, "something hidden has been revealed since");
  }
}

TEST(TakeBack, a_sole_owner_of_the_table_may_take_back_anything) {
  FastRandom random = random_for("take back");
  for (const bool seeded : {false, true}) {
    Table table = open_table(4, "{}", seeded ? std::optional(luck_of("alone")) : std::nullopt);
    std::vector<std::string> seen;
    while (!table.over()) {
      seen.push_back(referee_text(table));
      move_at_random(table, random);
    }
    for (; !seen.empty(); seen.pop_back()) {
      ASSERT_TRUE(table.take_back());
      EXPECT_EQ(referee_text(table), seen.back());
    }
    EXPECT_FALSE(table.take_back());
  }
}

TEST(TakeBack, what_all_agree_to_goes_back_to_before_a_seats_last_move) {
  Table table = passed_table();
  const std::string before = referee_text(table);
  const std::size_t ply = table.ply();
  make(table, 1, "play B6f"), make(table, 2, "play K0"), make(table, 3, "play B1p");
  EXPECT_TRUE(table.rewind(seat(1)));
  EXPECT_EQ(referee_text(table), before);
  EXPECT_EQ(table.ply(), ply);
  Table fresh = dealt_table();
  EXPECT_FALSE(fresh.rewind(seat(1))) << "it has not moved";
}

TEST(TakeBack, with_the_tables_luck_the_same_draws_come_again) {
  FastRandom random = random_for("same draws");
  Table table = seeded_table(5, "again");
  play_to_the_end(table, random);
  const std::string end = referee_text(table);
  const std::vector<Made> made = table.made();
  while (table.take_back()) {
  }
  for (const Made& move : made)
    if (!is_nature(move.seat)) make(table, move.seat.index, move.move);
  EXPECT_EQ(referee_text(table), end);
}

}  // namespace
}  // namespace paradoxa
