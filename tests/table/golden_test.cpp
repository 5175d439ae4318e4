// Whole games, written down for good: they replay to the same bytes on every build.
// To add one, put its record into tests/table/golden/ and its name into the list.
#include "table/seated.hpp"
#include "table/verify.hpp"

namespace paradoxa {
namespace {

struct Golden {
  const char* file;
  int seats;
  const char* result;
};
constexpr Golden kGolden[] = {
    {"three_seats", 3, "13 14 9"},       {"four_seats_pass_right_fixed_lead", 4, "10 12 10 10"},
    {"five_seats", 5, "12 11 5 11 2"},   {"paradoxical_two", 2, "2 1"},
    {"paradoxical_three", 3, "1 1 2"},   {"paradoxical_four", 4, "1 1 2 1"},
    {"initiative_one", 1, "25"},         {"initiative_two", 2, "24 16"},
    {"initiative_three", 3, "26 19 28"}, {"initiative_four", 4, "17 16 11 18"},
};

std::string text_of(const Golden& golden) {
  return file_text(std::string("tests/table/golden/") + golden.file + ".txt");
}

TEST(GoldenRecords, print_as_they_were_read) {
  for (const Golden& golden : kGolden)
    EXPECT_EQ(to_text(parsed(text_of(golden))), text_of(golden)) << golden.file;
}

TEST(GoldenRecords, replay_to_the_same_bytes) {
  for (const Golden& golden : kGolden) {
    const Record record = parsed(text_of(golden));
    const Luck luck{record.table, *record.seed, record.entropy, {}};
    const auto table = loaded(record, luck);
    EXPECT_TRUE(table->over());
    EXPECT_EQ(table->position().seats(), golden.seats);
    Record again = table->record();
    EXPECT_EQ(again.result, golden.result) << golden.file;
    again.rules_hash = record.rules_hash;  // wording may be polished, the game stays
    again.edition = record.edition;        // cards that were not used may be changed
    EXPECT_EQ(to_text(again), text_of(golden)) << golden.file;
  }
}

// Nature deals again from the revealed seed, the people make their moves: the same game.
TEST(GoldenRecords, are_played_again_from_their_seed) {
  for (const Golden& golden : kGolden) {
    const Record record = parsed(text_of(golden));
    Record start = record;
    start.moves.clear();
    const auto table = loaded(start, Luck{record.table, *record.seed, record.entropy, {}});
    for (const RecordedMove& move : record.moves)
      if (!is_nature(move.seat)) make(*table, move.seat.index, move.text);
    EXPECT_EQ(table->record().moves, record.moves) << golden.file;
  }
}

TEST(GoldenRecords, are_consistent) {
  for (const Golden& golden : kGolden) {
    const Verdict verdict = verify(games(), parsed(text_of(golden)));
    EXPECT_FALSE(verdict.wrong()) << golden.file << ": " << verdict.error;
  }
}

}  // namespace
}  // namespace paradoxa
