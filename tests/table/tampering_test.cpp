// C4: changing a record after the game is detected, and a changed draw is named.
#include <algorithm>

#include "table/seated.hpp"
#include "table/verify.hpp"

namespace paradoxa {
namespace {

Record finished(int seats, const std::string& seed, FastRandom& random,
                const char* options = "{}") {
  Luck luck = luck_of(seed, "table " + seed);
  luck.entropy = {{seat(0), sha256("one")}, {seat(1), sha256("two")}};
  Table table = open_table(seats, options, luck);
  play_to_the_end(table, random);
  Record record = parsed(to_text(table.record()));
  EXPECT_TRUE(verify(games(), record, record.commitment).proven());
  return record;
}

// The error of a record that must not be believed, read again from its text.
std::string found_out(const Record& record) {
  const Verdict verdict = verify(games(), parsed(to_text(record)));
  EXPECT_TRUE(verdict.wrong()) << to_text(record);
  return verdict.error;
}

// Why a record from which something was removed no longer proves anything.
std::string doubted(const Record& record) {
  const Verdict verdict = verify(games(), parsed(to_text(record)), record.commitment);
  EXPECT_EQ(verdict.standing, Standing::kConsistent) << verdict.error;
  return verdict.doubts.empty() ? "" : verdict.doubts.front();
}

void expect_mentions(const std::string& error, const std::string& part) {
  EXPECT_NE(error.find(part), std::string::npos) << error << "\n  wanted " << part;
}

std::vector<std::size_t> moves_of_nature(const Record& record) {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < record.moves.size(); ++i)
    if (is_nature(record.moves[i].seat)) found.push_back(i);
  return found;
}

// "draw 7 (move 8)": draws count from 0, moves from 1.
std::string place_of_draw(const Record& record, std::size_t move) {
  const auto draws = moves_of_nature(record);
  const auto number = std::lower_bound(draws.begin(), draws.end(), move) - draws.begin();
  return "draw " + std::to_string(number) + " (move " + std::to_string(move + 1) +
         "): the seed gives '" + record.moves[move].text + "'";
}

TEST(Tampering, C4_any_draw_changed_is_named) {
  FastRandom random = random_for("changed draws");
  for (const int seats : {3, 4, 5}) {
    const Record record = finished(seats, "draws", random);
    for (const std::size_t at : moves_of_nature(record))
      for (const std::size_t other : moves_of_nature(record)) {
        if (record.moves[other].text == record.moves[at].text) continue;
        Record forged = record;
        forged.moves[at].text = record.moves[other].text;
        expect_mentions(found_out(forged), place_of_draw(record, at));
      }
  }
}

TEST(Tampering, C4_two_draws_swapped_are_named_by_the_first) {
  FastRandom random = random_for("swapped draws");
  for (const int seats : {3, 4, 5}) {
    const Record record = finished(seats, "swaps", random);
    const auto draws = moves_of_nature(record);
    for (int i = 0; i < 400; ++i) {
      std::size_t a = one_of(draws, random), b = one_of(draws, random);
      if (a > b) std::swap(a, b);
      if (record.moves[a].text == record.moves[b].text) continue;
      Record forged = record;
      std::swap(forged.moves[a].text, forged.moves[b].text);
      expect_mentions(found_out(forged), place_of_draw(record, a));
    }
  }
}

TEST(Tampering, C4_draws_left_out_or_added_are_found) {
  FastRandom random = random_for("missing draws");
  const Record record = finished(4, "missing", random);
  for (const std::size_t at : moves_of_nature(record)) {
    Record shorter = record;
    shorter.moves.erase(shorter.moves.begin() + static_cast<std::ptrdiff_t>(at));
    expect_mentions(found_out(shorter), "move ");
    Record longer = record;
    longer.moves.insert(longer.moves.begin() + static_cast<std::ptrdiff_t>(at), record.moves[at]);
    expect_mentions(found_out(longer), "move ");
  }
}

TEST(Tampering, C4_seed_commitment_table_and_entropy_hang_together) {
  FastRandom random = random_for("digests");
  const Record record = finished(3, "digests", random);
  const std::string committed = "the seed does not match the commitment";
  for (std::size_t byte = 0; byte < 32; ++byte)
    for (int bit = 0; bit < 8; ++bit) {
      const auto flip = static_cast<std::uint8_t>(1u << bit);
      Record forged = record;
      (*forged.seed)[byte] ^= flip;
      EXPECT_EQ(found_out(forged), committed);
      forged = record;
      (*forged.commitment)[byte] ^= flip;
      EXPECT_EQ(found_out(forged), committed);
      forged = record;
      forged.entropy[static_cast<std::size_t>(bit) % 2].bytes[byte] ^= flip;
      expect_mentions(found_out(forged), "draw ");
    }
  for (const char* id : {"", "table", "table digest", "table digestss", "Table digests"}) {
    Record forged = record;
    forged.table = id;
    EXPECT_EQ(found_out(forged), committed);
  }
  Record forged = record;
  forged.seed.reset();
  EXPECT_EQ(doubted(forged), "the seed is not public yet: it is revealed when the game is over");
  forged = record;
  forged.commitment.reset();
  EXPECT_EQ(doubted(forged), "the commitment is missing");
  forged = record;
  forged.entropy.pop_back();
  expect_mentions(found_out(forged), "draw 0");
  forged = record;
  std::swap(forged.entropy[0].bytes, forged.entropy[1].bytes);
  expect_mentions(found_out(forged), "draw ");
}

TEST(Tampering, the_result_is_recomputed) {
  FastRandom random = random_for("results");
  for (const int seats : {3, 5}) {
    const Record record = finished(seats, "results", random);
    const std::string wrong[] = {
        "*", "", "0 0 0", "99 99 99", record.result + " ", record.result + " 0"};
    for (const std::string& result : wrong) {
      Record forged = record;
      forged.result = result;
      expect_mentions(found_out(forged), "the record says '" + result + "'");
    }
  }
}

// All tiles of a hand are played, so a tile put in the place of another is missed or doubled later.
// A declaration is not among these: another colour may well be legal with the same result. What is
// proven of players is that their moves were legal, not that they made them.
TEST(Tampering, a_players_tile_changed_is_found) {
  FastRandom random = random_for("tiles");
  for (const int seats : {3, 4, 5}) {
    const Record record = finished(seats, "tiles", random);
    std::vector<std::size_t> plays;
    for (std::size_t i = 0; i < record.moves.size(); ++i)
      if (record.moves[i].text.starts_with("play ") || record.moves[i].text.starts_with("pass "))
        plays.push_back(i);
    for (int i = 0; i < 1200; ++i) {
      const std::size_t at = one_of(plays, random);
      const std::string tile = record.moves[one_of(plays, random)].text.substr(5);
      if (tile == record.moves[at].text.substr(5)) continue;
      Record forged = record;
      forged.moves[at].text = forged.moves[at].text.substr(0, 5) + tile;
      expect_mentions(found_out(forged), "move ");
    }
  }
}

TEST(Tampering, a_move_given_to_another_seat_is_found) {
  FastRandom random = random_for("seats");
  const Record record = finished(4, "seats", random);
  for (std::size_t i = 0; i < record.moves.size(); ++i)
    for (const Seat other : {seat(0), seat(1), seat(2), seat(3), seat(4), kNature}) {
      if (other == record.moves[i].seat) continue;
      Record forged = record;
      forged.moves[i].seat = other;
      found_out(forged);
    }
}

TEST(Tampering, a_game_cut_short_has_another_result) {
  FastRandom random = random_for("short");
  const Record record = finished(3, "short", random);
  for (std::size_t length = 0; length < record.moves.size(); ++length) {
    Record forged = record;
    forged.moves.resize(length);
    expect_mentions(found_out(forged), "the result is '*'");
  }
}

TEST(Tampering, other_options_make_another_game) {
  FastRandom random = random_for("options");
  const Record record = finished(4, "options", random);
  for (const char* options : {R"({"players":3})", R"({"players":5})", R"({"pass":"right"})",
                              R"({"colours":["R","B","G","P"]})", R"({"first_lead":2})"}) {
    Record forged = record;
    forged.options = options;
    found_out(forged);
  }
  Record forged = record;
  forged.rules_version = 2;
  expect_mentions(found_out(forged), "version 2");
  forged = record;
  forged.game = "chess";
  expect_mentions(found_out(forged), "'chess'");
  forged = record;
  forged.fair = false;
  forged.seed.reset(), forged.commitment.reset(), forged.entropy.clear();
  expect_mentions(doubted(forged), "by hand");
}

}  // namespace
}  // namespace paradoxa
