// Records that cannot be read say where; records that can be read but not played say which move.
#include <algorithm>

#include "games/all.hpp"
#include "table/seated.hpp"

namespace paradoxa {
namespace {

struct BrokenRecord {
  const char* text;
  const char* error;
};

#define HEAD "[Paradoxa \"1\"]\n[Game \"paradominetor\"]\n[Rules \"1 abc\"]\n"

#define DIGEST "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"

const BrokenRecord kUnreadable[] = {
    {"", "line 0, column 1: [Paradoxa \"1\"] is missing: this is not a record"},
    {"\n\n", "line 2, column 1: [Paradoxa \"1\"] is missing: this is not a record"},
    {"hello", "line 1, column 1: expected a move written as SEAT MOVE, with n for Nature"},
    {"[Paradoxa]", "line 1, column 1: expected a tag like [Name \"value\"]"},
    {"[Paradoxa \"1\"", "line 1, column 1: expected a tag like [Name \"value\"]"},
    {"[Paradoxa 1]", "line 1, column 11: expected text in quotes"},
    {"[Paradoxa \"2\"]", "line 1, column 11: this program reads records of version 1, not '2'"},
    {"[Paradoxa \"1]",
     "line 1, column 11: the value of 'Paradoxa': not valid JSON: incomplete JSON"},
    {"[Paradoxa \"1\"]\n[Paradoxa \"1\"]", "line 2, column 2: duplicate tag 'Paradoxa'"},
    {"[Paradoxa \"1\"]\n", "line 1, column 1: [Game …] is missing"},
    {"[Paradoxa \"1\"]\n[Game \"x\"]\n", "line 2, column 1: [Rules …] is missing"},
    {"[Paradoxa \"1\"]\n[Game 5]\n", "line 2, column 7: expected text in quotes"},
    {"[Paradoxa \"1\"]\n[Rules \"x y\"]\n",
     "line 2, column 8: Rules must be a version number and a hash"},
    {"[Paradoxa \"1\"]\n[Rules \"\"]\n",
     "line 2, column 8: Rules must be a version number and a hash"},
    {"[Paradoxa \"1\"]\n[Rules \"1x y\"]\n",
     "line 2, column 8: Rules must be a version number and a hash"},
    {"[Paradoxa \"1\"]\n[Rules \"99999999999 y\"]\n",
     "line 2, column 8: Rules must be a version number and a hash"},
    {HEAD "[Game \"again\"]\n", "line 4, column 2: duplicate tag 'Game'"},
    {HEAD "[Colour \"red\"]\n", "line 4, column 2: unknown tag 'Colour'"},
    {HEAD "[ \"red\"]\n", "line 4, column 2: unknown tag ''"},
    {HEAD "[Seat1 \"Bob\"]\n", "line 4, column 2: unknown tag 'Seat1'"},
    {HEAD "[Seat0 \"A\"]\n[Seat0 \"B\"]\n", "line 5, column 2: duplicate tag 'Seat0'"},
    {HEAD "[Seat0 \"\"]\n[Seat1 \"\"]\n[Seat2 \"\"]\n[Seat3 \"\"]\n[Seat4 \"\"]\n[Seat5 \"\"]\n",
     "line 9, column 2: unknown tag 'Seat5'"},
    {HEAD "[Nature \"kind\"]\n", "line 4, column 9: expected paradoxa-fair-1, practice or manual"},
    {HEAD "[Options \"x\"]\n", "line 4, column 10: expected an object in braces"},
    {HEAD "[Options {\"players\":4]\n",
     "line 4, column 10: the value of 'Options': not valid JSON: incomplete JSON"},
    {HEAD "[Options {\"players\":3,\"players\":4}]\n",
     "line 4, column 10: the value of 'Options': duplicate key in an object"},
    {HEAD "[Options {\"players\":1e999}]\n",
     "line 4, column 10: the value of 'Options': a number is too large"},
    {HEAD "[Position []]\n", "line 4, column 11: expected an object in braces"},
    {HEAD "[Commitment \"abc\"]\n", "line 4, column 13: expected 64 hexadecimal digits"},
    {HEAD "[Seed \"0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdeg\"]\n",
     "line 4, column 7: expected 64 hexadecimal digits"},
    {HEAD "[Entropy \"\"]\n", "line 4, column 10: expected 64 hexadecimal digits"},
    {HEAD "[Entropy9 \"\"]\n", "line 4, column 2: Entropy must name its seat, as in Entropy0"},
    {HEAD "[Entropy1 \"" DIGEST "\"]\n[Entropy0 \"" DIGEST "\"]\n",
     "line 5, column 2: Entropy must be in the order of the seats"},
    {HEAD "[Entropy \"" DIGEST "\"]\n[Entropy1 \"" DIGEST "\"]\n",
     "line 5, column 2: either every Entropy must name its seat, or none"},
    {HEAD "[Withheld \"1,2\"]\n",
     "line 4, column 11: Withheld must be a list of seats, as in \"1 3\""},
    {HEAD "[Withheld \"1 \"]\n",
     "line 4, column 11: Withheld must be a list of seats, as in \"1 3\""},
    {HEAD "\n; deal\nn deal R1p\n[Date \"today\"]\n",
     "line 7, column 1: tags must come before the moves"},
    {HEAD "\n; deal\r\r\nn deal R1p\n", "line 5, column 7: unexpected control character"},
    {HEAD "\n; deal\nn deal\tR1p\n", "line 6, column 7: unexpected control character"},
    {HEAD "\nn deal R1p; oh\nx\n",
     "line 6, column 1: expected a move written as SEAT MOVE, with n for Nature"},
    {HEAD "n deal R1p, deal R2p\n",
     "line 4, column 13: expected a move written as SEAT MOVE, with n for Nature"},
    {HEAD "5 play K0\n",
     "line 4, column 1: expected a move written as SEAT MOVE, with n for Nature"},
    {HEAD "n deal R1p,   9 play K0\n",
     "line 4, column 15: expected a move written as SEAT MOVE, with n for Nature"},
    {HEAD "n deal R1p,, n deal R2p\n", "line 4, column 12: missing move before this comma"},
    {HEAD ", n deal R1p\n", "line 4, column 1: missing move before this comma"},
    {HEAD "N deal R1p\n",
     "line 4, column 1: expected a move written as SEAT MOVE, with n for Nature"},
    {HEAD "n\n", "line 4, column 1: expected a move written as SEAT MOVE, with n for Nature"},
    {HEAD "n \n", "line 4, column 1: expected a move written as SEAT MOVE, with n for Nature"},
    {HEAD "0:play K0\n",
     "line 4, column 1: expected a move written as SEAT MOVE, with n for Nature"},
    {HEAD ";comment\n",
     "line 4, column 1: expected a move written as SEAT MOVE, with n for Nature"},
};

TEST(BrokenRecords, what_cannot_be_read_says_line_and_column) {
  static_assert(std::size(kUnreadable) >= 30);
  for (const BrokenRecord& row : kUnreadable) {
    const auto record = parse_record(row.text);
    ASSERT_FALSE(record) << row.text;
    EXPECT_EQ(record.error(), row.error) << row.text;
  }
}

TEST(BrokenRecords, luck_belongs_to_a_fair_game) {
  for (const char* tag : {"Commitment", "Seed", "Entropy", "Entropy2"}) {
    const auto record =
        parse_record(std::string(HEAD "[Nature \"manual\"]\n[") + tag + " \"" DIGEST "\"]\n");
    ASSERT_FALSE(record);
    EXPECT_EQ(record.error(),
              "line 5, column 1: Commitment, Seed, Entropy and Withheld want "
              "[Nature \"paradoxa-fair-1\"]");
  }
}

// The longest game of any kind can be recorded, and nothing longer.
TEST(BrokenRecords, more_moves_than_any_game_can_have_are_too_many) {
  const std::size_t most = std::min<std::size_t>(longest_game(AllGames{}), 100'000);
  std::string text = HEAD "\n";
  for (std::size_t i = 0; i < most; ++i) text += "n deal R1p,\n";
  const auto record = parse_record(text);
  ASSERT_TRUE(record) << record.error();
  EXPECT_EQ(record->moves.size(), most);
  const auto longer = parse_record(text + "n deal R1p,\n");
  ASSERT_FALSE(longer);
  EXPECT_EQ(longer.error(), "line " + std::to_string(most + 5) +
                                ", column 1: too many moves: no game is longer than " +
                                std::to_string(most));
}

const BrokenRecord kUnplayable[] = {
    {"[Paradoxa \"1\"]\n[Game \"go\"]\n[Rules \"1 x\"]\n", "there is no game 'go'"},
    {"[Paradoxa \"1\"]\n[Game \"paradominetor\"]\n[Rules \"2 x\"]\n",
     "this record was played by version 2 of the rules of Paradominetor, this program has version "
     "1"},
    {HEAD "[Options {\"players\":9}]\n", "options.players: expected a whole number from 3 to 5"},
    {HEAD "[Options {\"speed\":9}]\n", "options: 'speed' is not a known field"},
    {HEAD "[Position {}]\n", "position: 'options' is missing"},
    {HEAD "[Position {\"options\":{},\"seats\":[]}]\n",
     "position.seats: expected one entry per seat"},
    {HEAD "n deal R1n\n", "move 1 (deal R1n): "},
    {HEAD "n deal R1p, n deal R1p\n", "move 2 (deal R1p): "},
    {HEAD "n deal R1p, 0 deal R2p\n", "move 2 (deal R2p): "},
    {HEAD "n deal R1p, n deal R2p, 0 pass R1p\n", "move 3 (pass R1p): "},
    {HEAD "n deal R1p, n shuffle\n", "move 2 (shuffle): a move starts with"},
    {HEAD "n deal R1p \n", "move 1 (deal R1p ): 'deal' expects a tile"},
};

TEST(BrokenRecords, what_cannot_be_played_names_the_move) {
  for (const BrokenRecord& row : kUnplayable) {
    const auto record = parse_record(row.text);
    ASSERT_TRUE(record) << record.error();
    const auto table = Table::from_record(games(), *record, std::nullopt);
    ASSERT_FALSE(table) << row.text;
    EXPECT_TRUE(table.error().starts_with(row.error)) << table.error();
  }
}

// Any byte changed in a finished record: it is refused with a place, or reads as a record.
TEST(BrokenRecords, single_byte_mutations_never_do_harm) {
  FastRandom random = random_for("record bytes");
  Table table = seeded_table(3, "bytes");
  play_to_the_end(table, random);
  const std::string good = to_text(table.record());
  for (int i = 0; i < 3000; ++i) {
    std::string text = good;
    const std::size_t at = random.below(static_cast<std::uint32_t>(text.size()));
    switch (random.below(3)) {
      case 0: text[at] = static_cast<char>(random.below(256)); break;
      case 1: text.erase(at, 1 + random.below(20)); break;
      default: text.insert(at, text.substr(random.below(static_cast<std::uint32_t>(at) + 1), 9));
    }
    const auto record = parse_record(text);
    if (!record) {
      EXPECT_TRUE(record.error().starts_with("line ")) << record.error();
    } else {
      const std::string printed = to_text(*record);
      EXPECT_EQ(to_text(parsed(printed)), printed);
    }
  }
}

}  // namespace
}  // namespace paradoxa
