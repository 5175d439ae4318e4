#include "table/record.hpp"

#include <algorithm>
#include <charconv>
#include <set>

#include <boost/json.hpp>

#include "engine/json_text.hpp"
#include "games/all.hpp"
#include "table/fairness.hpp"

namespace paradoxa {
namespace {

namespace json = boost::json;

constexpr std::size_t kLineWidth = 100;
// As many as the longest game of any kind can have, but no more than a machine should be asked to
// hold: what the rules of Paradox Island bound by millions has a thousand moves where it is long.
constexpr std::size_t kMaxMoves = std::min<std::size_t>(longest_game(AllGames{}), 100'000);
constexpr std::size_t kMaxDepth = 16;
constexpr std::uint64_t kMaxDraw = 1'000'000'000;

// What people typed may be anything; a record is UTF-8.
std::string in_quotes(std::string_view text) {
  std::string value = json::serialize(json::value(json::string(text.data(), text.size())));
  if (!parse_json(value, 1))
    for (char& c : value)
      if (static_cast<unsigned char>(c) >= 0x80) c = '?';
  return value;
}

std::string tag(std::string_view name, const std::string& value) {
  return "[" + std::string(name) + " " + value + "]\n";
}

constexpr std::string_view kPractice = "practice";
constexpr std::string_view kEntropy = "Entropy";
constexpr std::string_view kBot = "Bot";

std::string seat_number(Seat s) { return s == kNoSeat ? "" : std::to_string(s.index); }

std::string seats_text(SeatSet seats) {
  std::string text;
  seats.for_each([&](Seat s) { text += (text.empty() ? "" : " ") + std::to_string(s.index); });
  return text;
}

std::string_view nature_text(const Record& record) {
  if (record.practice) return kPractice;
  return record.fair ? kFairProtocol : "manual";
}

std::string seat_text(const RecordedMove& move) {
  if (!is_nature(move.seat))
    return std::to_string(move.seat.index) +
           (by_default(move.by) ? "@" + std::string(word_of(move.by)) : "");
  return move.draw ? "n@" + std::to_string(*move.draw) : "n";
}

std::string moves_text(const std::vector<RecordedMove>& moves) {
  std::string text, line;
  std::string_view stage;
  const auto flush = [&] {
    if (!line.empty()) text += line + "\n";
    line.clear();
  };
  for (const RecordedMove& move : moves) {
    if (move.stage != stage || &move == &moves.front()) {
      flush();
      stage = move.stage;
      text += "\n; " + move.stage + "\n";
    }
    const std::string item = seat_text(move) + " " + move.text;
    if (!line.empty() && line.size() + item.size() + 2 > kLineWidth) {
      line += ",";
      flush();
    }
    line += (line.empty() ? "" : ", ") + item;
  }
  flush();
  return text;
}

class RecordParser {
 public:
  explicit RecordParser(std::string_view text) : text_(text) {}

  Parsed<Record> parse() {
    while (error_.empty() && !text_.empty()) next_line();
    if (error_.empty()) check_whole();
    if (!error_.empty()) return Parsed<Record>::wrong(error_);
    return record_;
  }

 private:
  void fail(std::size_t column, const std::string& what) {
    if (error_.empty())
      error_ =
          "line " + std::to_string(line_) + ", column " + std::to_string(column + 1) + ": " + what;
  }

  void next_line() {
    ++line_;
    const std::size_t end = text_.find('\n');
    std::string_view line = text_.substr(0, end);
    text_.remove_prefix(end == std::string_view::npos ? text_.size() : end + 1);
    if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
    if (line.empty()) return;
    const auto control = std::find_if(line.begin(), line.end(),
                                      [](char c) { return static_cast<unsigned char>(c) < ' '; });
    if (control != line.end())
      return fail(static_cast<std::size_t>(control - line.begin()), "unexpected control character");
    if (line.starts_with("; ")) {
      stage_ = line.substr(2);
      return;
    }
    if (line.front() == '[') return read_tag(line);
    read_moves(line);
  }

  void read_tag(std::string_view line) {
    if (!record_.moves.empty()) return fail(0, "tags must come before the moves");
    const std::size_t space = line.find(' ');
    if (space == std::string_view::npos || line.back() != ']')
      return fail(0, "expected a tag like [Name \"value\"]");
    const std::string_view name = line.substr(1, space - 1);
    const std::string_view raw = line.substr(space + 1, line.size() - space - 2);
    if (name != kEntropy && !seen_.emplace(name).second)
      return fail(1, "duplicate tag '" + std::string(name) + "'");
    const auto parsed = parse_json(raw, kMaxDepth);
    if (!parsed)
      return fail(space + 1, "the value of '" + std::string(name) + "': " + parsed.error());
    const json::value& value = *parsed;
    if (name == "Options" || name == "Position") {
      if (!value.is_object()) return fail(space + 1, "expected an object in braces");
      (name == "Options" ? record_.options : record_.position.emplace()) = std::string(raw);
      return;
    }
    if (!value.is_string()) return fail(space + 1, "expected text in quotes");
    take_tag(name, std::string(value.get_string().c_str(), value.get_string().size()), space + 1);
  }

  void take_tag(std::string_view name, const std::string& value, std::size_t column) {
    if (name == "Paradoxa") {
      if (value != std::to_string(kRecordVersion))
        fail(column, "this program reads records of version 1, not '" + value + "'");
    } else if (name == "Game") {
      record_.game = value;
    } else if (name == "Rules") {
      take_rules(value, column);
    } else if (name == "Content") {
      take_digest(value, column);
      record_.edition = value;
    } else if (name == "Table") {
      record_.table = value;
    } else if (name == "Date") {
      record_.date = value;
    } else if (name == "Nature") {
      record_.fair = value == kFairProtocol;
      practice_ = value == kPractice;
      if (!record_.fair && !practice_ && value != "manual")
        fail(column, "expected paradoxa-fair-1, practice or manual");
    } else if (name == "PracticeSeed") {
      record_.practice = value;
    } else if (name == "Commitment") {
      record_.commitment = take_digest(value, column);
    } else if (name == "Seed") {
      record_.seed = take_digest(value, column);
    } else if (name.starts_with(kEntropy)) {
      take_share(name.substr(kEntropy.size()), value, column);
    } else if (name == "Withheld") {
      take_withheld(value, column);
    } else if (name.starts_with(kBot)) {
      take_bot(name.substr(kBot.size()), value);
    } else if (name == "Result") {
      record_.result = value;
    } else if (name == "Seat" + std::to_string(record_.names.size()) &&
               record_.names.size() < static_cast<std::size_t>(kMaxSeats)) {
      record_.names.push_back(value);
    } else {
      fail(1, "unknown tag '" + std::string(name) + "'");
    }
  }

  // The seat is the rest of the tag's name. Shares are hashed in the order of the seats.
  void take_share(std::string_view number, const std::string& value, std::size_t column) {
    Share share;
    if (!number.empty()) {
      if (!is_seat(number)) return fail(1, "Entropy must name its seat, as in Entropy0");
      share.seat = seat(number[0] - '0');
    }
    const bool first = record_.entropy.empty();
    if (!first && (share.seat == kNoSeat) != (record_.entropy.back().seat == kNoSeat))
      return fail(1, "either every Entropy must name its seat, or none");
    if (!first && share.seat != kNoSeat && share.seat.index <= record_.entropy.back().seat.index)
      return fail(1, "Entropy must be in the order of the seats");
    if (record_.entropy.size() == kMaxSeats)
      return fail(1, "there are more Entropy tags than seats");
    share.bytes = take_digest(value, column);
    record_.entropy.push_back(share);
  }

  void take_bot(std::string_view number, const std::string& value) {
    if (!is_seat(number)) return fail(1, "Bot must name its seat, as in Bot1");
    const auto s = static_cast<std::size_t>(number[0] - '0');
    if (s >= record_.names.size()) return fail(1, "Bot must come after the seat it plays");
    record_.bots.resize(record_.names.size());
    record_.bots[s] = value;
  }

  void take_withheld(std::string_view value, std::size_t column) {
    for (std::size_t at = 0; at < value.size(); at += 2) {
      const bool apart = at + 1 == value.size() || value[at + 1] == ' ';
      if (!apart || !is_seat(value.substr(at, 1)) || at + 2 == value.size())
        return fail(column, "Withheld must be a list of seats, as in \"1 3\"");
      record_.withheld.add(seat(value[at] - '0'));
    }
  }

  static bool is_seat(std::string_view text) {
    return text.size() == 1 && text[0] >= '0' && text[0] < '0' + kMaxSeats;
  }

  void take_rules(const std::string& value, std::size_t column) {
    const std::size_t space = value.find(' ');
    const char* end = value.data() + (space == std::string::npos ? value.size() : space);
    const auto [stop, ec] = std::from_chars(value.data(), end, record_.rules_version);
    if (ec != std::errc() || stop != end)
      return fail(column, "Rules must be a version number and a hash");
    if (space != std::string::npos) record_.rules_hash = value.substr(space + 1);
  }

  Digest take_digest(const std::string& value, std::size_t column) {
    Digest digest{};
    if (!from_hex(value, digest)) fail(column, "expected 64 hexadecimal digits");
    return digest;
  }

  void read_moves(std::string_view line) {
    std::size_t at = 0;
    while (at < line.size() && error_.empty()) {
      std::size_t end = line.find(',', at);
      if (end == std::string_view::npos) end = line.size();
      std::string_view item = line.substr(at, end - at);
      std::size_t start = at;
      while (!item.empty() && item.front() == ' ') item.remove_prefix(1), ++start;
      if (!item.empty())
        read_move(item, start);
      else if (end < line.size())  // a line may end with a comma, as a wrapped one does
        fail(start, "missing move before this comma");
      at = end + 1;
    }
  }

  void read_move(std::string_view item, std::size_t column) {
    if (record_.moves.size() >= kMaxMoves)
      return fail(column, "too many moves: no game is longer than " + std::to_string(kMaxMoves));
    const std::size_t space = item.find(' ');
    const bool nature = item[0] == 'n' && (space == 1 || item.starts_with("n@"));
    const bool a_seat = is_seat(item.substr(0, 1)) &&
                        (space == 1 || (space > 1 && item.substr(1).starts_with('@')));
    if (space == std::string_view::npos || space + 1 >= item.size() || (!nature && !a_seat))
      return fail(column, "expected a move written as SEAT MOVE, with n for Nature");
    const Seat who = nature ? kNature : seat(item[0] - '0');
    record_.moves.push_back({who, std::string(item.substr(space + 1)), std::string(stage_)});
    if (nature)
      read_draw(item.substr(1, space - 1), column);
    else if (space > 1)
      read_reason(item.substr(2, space - 2), column);
  }

  // Why the table made a player's move.
  void read_reason(std::string_view word, std::size_t column) {
    const auto by = default_from(word);
    if (!by) return fail(column, "expected time, order, absence or table after the @");
    record_.moves.back().by = *by;
  }

  // Nothing, or "@57" where that is not the draw that follows.
  void read_draw(std::string_view number, std::size_t column) {
    std::uint64_t draw = next_draw_;
    if (!number.empty()) {
      const char* end = number.data() + number.size();
      const auto [stop, ec] = std::from_chars(number.data() + 1, end, draw);
      if (ec != std::errc() || stop != end || draw <= next_draw_ || draw > kMaxDraw)
        return fail(column, "expected the number of a draw above " + std::to_string(next_draw_));
      record_.moves.back().draw = draw;
    }
    next_draw_ = draw + 1;
  }

  void check_whole() {
    if (!seen_.contains("Paradoxa")) fail(0, "[Paradoxa \"1\"] is missing: this is not a record");
    if (record_.game.empty()) fail(0, "[Game …] is missing");
    if (record_.rules_version == 0) fail(0, "[Rules …] is missing");
    const bool luck =
        record_.commitment || record_.seed || !record_.entropy.empty() || !record_.withheld.empty();
    if (luck && !record_.fair)
      fail(0, "Commitment, Seed, Entropy and Withheld want [Nature \"paradoxa-fair-1\"]");
    if (practice_ != record_.practice.has_value())
      fail(0, "[PracticeSeed …] and [Nature \"practice\"] go together");
  }

  std::string_view text_;
  std::size_t line_ = 0;
  std::string_view stage_;
  std::set<std::string, std::less<>> seen_;  // names of tags
  bool practice_ = false;                    // Nature's tag says so
  std::uint64_t next_draw_ = 0;
  Record record_;
  std::string error_;
};

}  // namespace

std::string to_text(const Record& record) {
  std::string text = tag("Paradoxa", in_quotes(std::to_string(kRecordVersion)));
  text += tag("Game", in_quotes(record.game));
  text += tag("Rules", in_quotes(std::to_string(record.rules_version) + " " + record.rules_hash));
  if (!record.edition.empty()) text += tag("Content", in_quotes(record.edition));
  text += tag("Table", in_quotes(record.table));
  if (!record.date.empty()) text += tag("Date", in_quotes(record.date));
  text += tag("Options", record.options);
  if (record.position) text += tag("Position", *record.position);
  for (std::size_t s = 0; s < record.names.size(); ++s)
    text += tag("Seat" + std::to_string(s), in_quotes(record.names[s]));
  for (std::size_t s = 0; s < record.bots.size(); ++s)
    if (!record.bots[s].empty())
      text += tag(std::string(kBot) + std::to_string(s), in_quotes(record.bots[s]));
  text += tag("Nature", in_quotes(nature_text(record)));
  if (record.practice) text += tag("PracticeSeed", in_quotes(*record.practice));
  if (record.commitment) text += tag("Commitment", in_quotes(to_hex(*record.commitment)));
  for (const Share& share : record.entropy)
    text += tag(std::string(kEntropy) + seat_number(share.seat), in_quotes(to_hex(share.bytes)));
  if (!record.withheld.empty()) text += tag("Withheld", in_quotes(seats_text(record.withheld)));
  if (record.seed) text += tag("Seed", in_quotes(to_hex(*record.seed)));
  text += tag("Result", in_quotes(record.result));
  return text + moves_text(record.moves);
}

Parsed<Record> parse_record(std::string_view text) { return RecordParser(text).parse(); }

}  // namespace paradoxa
