// Records: what is printed is read back, and replays to the same position.
#include "table/record.hpp"

#include <gmock/gmock.h>

#include "table/seated.hpp"
#include "table/verify.hpp"

namespace paradoxa {
namespace {

constexpr const char* kVariants[] = {
    R"({"players":3})",
    R"({"players":4,"pass":"right","colours":["R","G","Y","P"]})",
    R"({"players":5,"first_lead":3})",
    R"({"players":3,"colours":["P","Y","B"],"first_lead":0,"pass":"right"})",
};

TEST(Records, parse_of_print_is_the_same_in_every_state_of_some_games) {
  FastRandom random = random_for("records");
  for (int game = 0; game < 8; ++game) {
    const bool seeded = game % 2 == 0;
    Table table = open_table(
        0, one_of(kVariants, random),
        seeded ? std::optional(luck_of("r" + std::to_string(random.next()))) : std::nullopt);
    for (bool over = false; !over; over = table.over()) {
      if (!table.over()) move_at_random(table, random);
      const std::string text = to_text(table.record());
      const Record record = parsed(text);
      EXPECT_EQ(to_text(record), text);
      EXPECT_EQ(record.moves, table.record().moves);
      const auto again = loaded(record);
      EXPECT_TRUE(again->position().equals(table.position()));
      EXPECT_EQ(again->ply(), table.ply());
      EXPECT_EQ(again->names(), table.names());
    }
  }
}

TEST(Records, a_game_loaded_with_its_luck_goes_on_as_it_would_have) {
  FastRandom random = random_for("going on");
  for (int game = 0; game < 6; ++game) {
    const Luck luck = luck_of("on " + std::to_string(random.next()));
    Table whole = open_table(0, one_of(kVariants, random), luck);
    std::vector<Record> stops{whole.record()};
    while (!whole.over()) {
      move_at_random(whole, random);
      if (random.below(8) == 0) stops.push_back(whole.record());
    }
    for (const Record& stop : stops) {
      const auto table = loaded(stop, luck);
      for (std::size_t i = stop.moves.size(); i < whole.ply(); ++i)
        if (const Made& made = whole.made()[i]; !is_nature(made.seat))
          make(*table, made.seat.index, made.move);
      EXPECT_EQ(to_text(table->record()), to_text(whole.record()));
    }
  }
}

TEST(Records, the_seed_is_in_the_record_only_when_the_game_is_over) {
  FastRandom random = random_for("seed");
  const Luck luck = luck_of("secret");
  Table table = open_table(3, "{}", luck);
  while (!table.over()) {
    const std::string text = to_text(table.record());
    EXPECT_EQ(text.find("[Seed"), std::string::npos);
    EXPECT_EQ(text.find(to_hex(luck.secret)), std::string::npos);
    EXPECT_NE(text.find("[Commitment \"" + to_hex(commitment(luck)) + "\"]"), std::string::npos);
    EXPECT_NE(text.find("[Result \"*\"]"), std::string::npos);
    move_at_random(table, random);
  }
  const std::string text = to_text(table.record());
  EXPECT_NE(text.find("[Seed \"" + to_hex(luck.secret) + "\"]"), std::string::npos);
}

TEST(Records, a_finished_game_is_proven_and_an_unfinished_one_says_what_is_missing) {
  FastRandom random = random_for("verify");
  for (const char* options : kVariants) {
    Luck luck = luck_of("proof");
    luck.entropy = {{seat(0), sha256("Ann")}, {seat(2), sha256("Cy")}};
    luck.withheld = SeatSet::of(seat(1));
    Table table = open_table(0, options, luck);
    for (int i = 0; i < 5; ++i) move_at_random(table, random);
    EXPECT_EQ(verify(games(), table.record(), commitment(luck)).doubts,
              std::vector<std::string>{
                  "the seed is not public yet: it is revealed when the game is over"});
    play_to_the_end(table, random);
    const Record record = parsed(to_text(table.record()));
    EXPECT_EQ(record.entropy, luck.entropy);
    EXPECT_EQ(record.withheld, luck.withheld);
    const Verdict verdict = verify(games(), record, commitment(luck));
    EXPECT_TRUE(verdict.proven()) << verdict.error;
    EXPECT_EQ(verdict.checks.size(), 6u);
  }
}

// A record that fits may have been made up, or its luck chosen.
TEST(Records, what_only_fits_is_consistent_and_says_why_it_is_no_proof) {
  FastRandom random = random_for("consistent");
  Luck luck = luck_of("invented");
  const auto played = [&] {
    Table table = open_table(3, "{}", luck);
    play_to_the_end(table, random);
    return table.record();
  };
  const auto doubt = [&](const Record& record, bool seen) {
    const Verdict verdict =
        verify(games(), record, seen ? std::optional(commitment(luck)) : std::nullopt);
    EXPECT_EQ(verdict.standing, Standing::kConsistent) << verdict.error;
    return verdict.doubts.size() == 1 ? verdict.doubts[0] : "not one doubt";
  };
  EXPECT_THAT(doubt(played(), true), testing::HasSubstr("no player added to the luck"));
  luck.entropy = {{seat(1), sha256("Bob")}};
  EXPECT_THAT(doubt(played(), false), testing::HasSubstr("--commitment"));
  Record other_rules = played();
  other_rules.rules_hash = "0123";
  EXPECT_THAT(doubt(other_rules, true), testing::HasSubstr("different rules"));

  const Verdict wrong = verify(games(), played(), sha256("what I saw"));
  EXPECT_TRUE(wrong.wrong());
  EXPECT_THAT(wrong.error, testing::HasSubstr("seen before the game"));
}

TEST(Records, luck_entered_by_hand_proves_nothing) {
  FastRandom random = random_for("by hand");
  Table table = open_table(3, "{}", std::nullopt);
  play_to_the_end(table, random);
  const Verdict verdict = verify(games(), table.record());
  EXPECT_EQ(verdict.standing, Standing::kConsistent) << verdict.error;
  EXPECT_EQ(verdict.doubts.front(), "Nature's moves were entered by hand: nothing proves the luck");
  EXPECT_EQ(verdict.checks.front(), std::to_string(table.ply()) + " moves, all legal");
}

TEST(Records, names_and_dates_are_kept_whatever_is_in_them) {
  Table table(start_of(3), {"t \"1\"",
                            std::nullopt,
                            {"Ann \"the\\ace\"", "Zo\xc3\xab, 2 play K0", "line\nbreak]\t"},
                            "2024-02-29"});
  const std::string text = to_text(table.record());
  const Record record = parsed(text);
  EXPECT_EQ(record.names, table.names());
  EXPECT_EQ(record.table, "t \"1\"");
  EXPECT_EQ(record.date, "2024-02-29");
  EXPECT_EQ(to_text(record), text);
  EXPECT_EQ(loaded(record)->names(), table.names());
}

TEST(Records, a_name_that_is_no_text_does_not_spoil_the_record) {
  const Table table(start_of(3), {"t", std::nullopt, {"Zo\xeb", "\xff\xfe", "Ann"}, {}});
  const Record record = parsed(to_text(table.record()));
  EXPECT_EQ(record.names, (SeatNames{"Zo?", "??", "Ann"}));
}

TEST(Records, seats_without_a_name_are_called_as_the_game_calls_them) {
  const Table table = open_table(4, "{}", std::nullopt, {"Ann", "Bob"});
  EXPECT_EQ(table.names(), (SeatNames{"Ann", "Bob", "Tideglass Union", "Hollow Hour Society"}));
  const Table crowded = open_table(3, "{}", std::nullopt, {"A", "B", "C", "D", "E"});
  EXPECT_EQ(crowded.names(), (SeatNames{"A", "B", "C"}));
}

TEST(Records, a_game_that_began_in_the_middle_says_where) {
  FastRandom random = random_for("middle");
  Table whole = seeded_table(4, "middle");
  for (int i = 0; i < 30; ++i) move_at_random(whole, random);
  Table table =
      Table::from_position(whole.position().clone(), {"middle", luck_of("x", "middle"), {}, {}});
  play_to_the_end(table, random);
  const std::string text = to_text(table.record());
  EXPECT_NE(text.find("\n[Position {"), std::string::npos);
  EXPECT_EQ(to_text(parsed(text)), text);
  EXPECT_TRUE(loaded(parsed(text))->position().equals(table.position()));
  EXPECT_THAT(verify(games(), parsed(text)).doubts,
              testing::Contains(
                  "the game started from a given position: nothing proves how it came about"));
}

TEST(Records, lines_are_short_and_headings_say_where_the_game_stands) {
  FastRandom random = random_for("lines");
  Table table = seeded_table(5, "lines");
  play_to_the_end(table, random);
  const std::string text = to_text(table.record());
  std::size_t longest = 0, from = 0;
  for (std::size_t at = text.find('\n'); at != std::string::npos; at = text.find('\n', from)) {
    if (text[from] != '[') longest = std::max(longest, at - from);
    from = at + 1;
  }
  EXPECT_LE(longest, 100u);
  for (const char* heading : {"\n; deal\n", "\n; pass\n", "\n; trick 1\n", "\n; trick 15\n"})
    EXPECT_NE(text.find(heading), std::string::npos) << heading;
}

TEST(Records, line_ends_of_another_system_are_read) {
  FastRandom random = random_for("crlf");
  Table table = seeded_table(3, "crlf");
  play_to_the_end(table, random);
  const std::string text = to_text(table.record());
  std::string other;
  for (const char c : text) other += c == '\n' ? std::string("\r\n") : std::string(1, c);
  EXPECT_EQ(to_text(parsed(other)), text);
  EXPECT_EQ(to_text(parsed(text.substr(0, text.size() - 1))), text);
}

}  // namespace
}  // namespace paradoxa
