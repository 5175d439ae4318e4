// A whole game as text: tags, then moves under headings. Readable, diffable, replayable.
//
//   [Paradoxa "1"]
//   [Game "paradominetor"]
//   [Rules "1 3f2a…"]                version of the rules, hash of rules/<game>.md
//   [Content "91fe…"]                the edition of its cards; old records do not name it
//   [Table "k3v9…"]
//   [Options {"players":4,…}]
//   [Seat0 "Ann"]
//   [Bot1 "medium"]                  what plays seat 1, of a game in the terminal
//   [Nature "paradoxa-fair-1"]       or "manual": Nature's moves were entered by hand,
//                                    or "practice": somebody chose the luck
//   [PracticeSeed "any text"]        of a practice game, instead of Commitment, Entropy and Seed
//   [Commitment "9c1d…"]
//   [Entropy0 "ab12…"]               what seat 0 added to the luck; old records name no seat
//   [Withheld "2"]                   seats that were to add to it and did not show their bytes
//   [Seed "77ab…"]                   when the game is over, or to go on with it (play --resume)
//   [Result "10 16 16 1"]
//
//   ; trick 1
//   1 play B6f, 2 play K0, 3 play B1p, 0 play B2f
//
// Nature's seat is `n`; `n@57` says that this is draw 57, where it does not follow the draw before.
// `2@time pass` was made by the table for seat 2: its time was up (`time`), by its standing order
// (`order`), because nobody was there (`absence`), or as the only move of a secret question
// (`table`).
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/parsed.hpp"
#include "engine/seat.hpp"
#include "engine/sha256.hpp"
#include "table/fairness.hpp"
#include "table/made_by.hpp"

namespace paradoxa {

inline constexpr int kRecordVersion = 1;

struct RecordedMove {
  Seat seat{};
  std::string text;
  std::string stage;  // the heading it stands under; not part of the game
  // Of Nature's, where it is not the one that follows the last: an undo by agreement took draws
  // back, and the next ones are drawn afresh.
  std::optional<std::uint64_t> draw{};
  // A record tells persons and bots apart by its tags, and moves that the table made one by one.
  MadeBy by = MadeBy::kPerson;

  friend bool operator==(const RecordedMove& a, const RecordedMove& b) {
    return a.seat == b.seat && a.text == b.text && a.draw == b.draw &&
           word_of(a.by) == word_of(b.by);
  }
};

struct Record {
  std::string game;
  int rules_version = 0;
  std::string rules_hash;
  std::string edition;  // of the content, or empty: the record does not say
  std::string table;
  std::string date;                     // as given, may be empty
  std::string options = "{}";           // JSON
  std::optional<std::string> position;  // JSON, where the game did not begin at the beginning
  std::vector<std::string> names;       // by seat
  std::vector<std::string> bots;        // by seat; empty for a person, or where it is not told
  bool fair = false;                    // Nature played by paradoxa-fair-1
  std::optional<Digest> commitment;
  std::optional<Digest> seed;
  std::vector<Share> entropy;
  SeatSet withheld{};
  std::optional<std::string> practice;  // the seed of a practice game; then it is not fair
  std::string result;                   // scores by seat, or "*" while running
  std::vector<RecordedMove> moves;
};

std::string to_text(const Record& record);
// The error says line and column.
Parsed<Record> parse_record(std::string_view text);

}  // namespace paradoxa
