// What can happen at a table with people: the entries of its history, in JSON both ways.
//
// A room is its head and these entries, and nothing else: read again in order they give the same
// room. Times are milliseconds since 1970, passed in by whoever has a clock.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include <boost/json/fwd.hpp>

#include "engine/any_game.hpp"
#include "engine/parsed.hpp"
#include "engine/seat.hpp"
#include "engine/sha256.hpp"
#include "table/made_by.hpp"

namespace paradoxa::entry {

struct Sat {  // a person takes a seat, or comes back to it
  static constexpr std::string_view kKind = "sit";
  Seat seat{};
  std::string person;
  std::string name;
};
struct BotSat {
  static constexpr std::string_view kKind = "bot";
  Seat seat{};
  std::string level;
};
struct Stood {  // a seat becomes free again; before the start only
  static constexpr std::string_view kKind = "stand";
  Seat seat{};
};
struct Mixed {  // a seat commits to bytes of its own for the luck
  static constexpr std::string_view kKind = "mix";
  Seat seat{};
  Digest hash{};
};
struct Shown {  // and shows them, once all have committed
  static constexpr std::string_view kKind = "show";
  Seat seat{};
  Digest bytes{};
};
struct Withheld {  // or does not: everybody begins anew, without that seat
  static constexpr std::string_view kKind = "withhold";
  Seat seat{};
};
struct Called {  // the host wants to begin: no more commitments, show what you have
  static constexpr std::string_view kKind = "call";
};
struct Started {
  static constexpr std::string_view kKind = "start";
};
struct Moved {
  static constexpr std::string_view kKind = "move";
  Seat seat{};
  std::string move;
  MadeBy by = MadeBy::kPerson;
};
struct Ordered {  // a seat's standing order for a kind of question: "ask", "never" or "always"
  static constexpr std::string_view kKind = "order";
  Seat seat{};
  std::string kind;
  std::string order;
};
struct Undone {
  static constexpr std::string_view kKind = "undo";
  Seat seat{};
  bool agreed = false;  // by everybody; else by the information rule (Table::undo)
  bool anew = false;    // draws that were taken back are made anew; not so in earlier versions
};
struct UndoAsked {
  static constexpr std::string_view kKind = "ask";
  Seat seat{};
};
struct UndoAnswered {
  static constexpr std::string_view kKind = "answer";
  Seat seat{};
  bool yes = false;
};
struct TakenOver {  // a bot plays on for a person who left, resigned or ran out of time
  static constexpr std::string_view kKind = "over";
  Seat seat{};
  std::string level;
  std::string why;  // "left", "time", "resigned"
};
struct TakenBack {
  static constexpr std::string_view kKind = "back";
  Seat seat{};
};
struct Said {
  static constexpr std::string_view kKind = "chat";
  std::string person;
  std::string name;
  std::string text;
};
struct Abandoned {
  static constexpr std::string_view kKind = "abandon";
  std::string why;
};

struct Rematched {  // the same people go on at another table
  static constexpr std::string_view kKind = "rematch";
  std::string table;
};

struct Forgotten {  // a person's name and words are deleted
  static constexpr std::string_view kKind = "forget";
  std::string person;
};

using Any = std::variant<Sat, BotSat, Stood, Mixed, Shown, Withheld, Called, Started, Moved,
                         Ordered, Undone, UndoAsked, UndoAnswered, TakenOver, TakenBack, Said,
                         Abandoned, Rematched, Forgotten>;

// One entry with its time.
struct Entry {
  Any what;
  std::int64_t at_ms = 0;
};

std::string to_text(const Entry& entry);
Parsed<Entry> parse_entry(std::string_view text);

// The name of somebody whose data was deleted.
inline constexpr std::string_view kFormerPlayer = "Former player";
// The same entry with nothing left in it that a person told us about themselves.
std::string without(const std::string& text, const std::string& person);

}  // namespace paradoxa::entry
