#include "line/engine.hpp"

#include <istream>
#include <ostream>

#include <boost/json.hpp>

#include "bots/adviser.hpp"
#include "engine/fields/kind.hpp"
#include "engine/json_text.hpp"
#include "engine/viewer_words.hpp"
#include "line/error.hpp"
#include "line/raw_member.hpp"
#include "words/narrator.hpp"

namespace paradoxa {
namespace {

constexpr std::string_view kProtocol = "1.6";  // docs/protocol.md, Versions
constexpr std::size_t kMaxLineLength = 1 << 20;
constexpr std::string_view kTableId = "engine";
constexpr std::size_t kMaxErrorLength = 2000;  // of an error, which may quote what was sent
constexpr std::size_t kMaxDepth = 16;
constexpr std::uint32_t kMaxSimulations = 1'000'000;
constexpr std::uint32_t kMaxThinkingMs = 60'000;
constexpr std::size_t kMaxViewers = 16;   // of one `view`
constexpr std::int64_t kMaxAidLevel = 9;  // that any game could have

json::object error_json(const LineError& error) {
  json::object object{{"code", name_of(error.code)}};
  if (error.clause) object["clause"] = error.clause.text();
  object["text"] = excerpt(error.text, kMaxErrorLength);
  if (!error.fact.empty()) object["fact"] = json::parse(error.fact);
  if (!error.because.empty()) object["because"] = error.because;
  return object;
}

std::string because(const Table& table, Seat seat, const Refusal& refusal) {
  return table.game().narrator().fact(refusal.fact, {table.names(), seat});
}

LineError refused(const Table& table, Seat seat, const Refusal& refusal) {
  if (refusal.kind == Refusal::Kind::kUnreadable) return {ErrorCode::kBadMove, refusal.text};
  return {ErrorCode::kIllegal, refusal.text, refusal.clause, refusal.fact,
          because(table, seat, refusal)};
}

// A seed may be any text or number: it names a reproducible game.
std::string seed_text(const JsonCursor& seed) {
  if (seed.is_string()) return std::string(seed.text());
  const std::int64_t* number = seed.value()->if_int64();
  if (number == nullptr) seed.fail("expected text or a signed 64-bit integer");
  return number == nullptr ? std::string() : std::to_string(*number);
}

// As records and `save` show it.
Digest secret_of(const JsonCursor& value) {
  Digest digest{};
  if (!from_hex(value.text(), digest)) value.fail("expected 64 hexadecimal digits");
  return digest;
}

// The game itself says more about a number that some game could have.
int seat_count(const JsonCursor& seats, const AnyGame& game) {
  const std::int64_t* number = seats.value()->if_int64();
  if (number != nullptr && *number >= 1 && *number <= kMaxSeats) return static_cast<int>(*number);
  seats.fail("expected a whole number from " + std::to_string(game.min_seats()) + " to " +
             std::to_string(game.max_seats()) + ", for " + std::string(game.title()));
  return 0;
}

std::uint64_t seed_number(const JsonCursor& seed) {
  if (!seed.exists()) return 0;
  const Digest digest = secret_from(seed_text(seed));
  std::uint64_t number = 0;
  for (std::size_t i = 0; i < 8; ++i) number = number << 8 | digest[i];
  return number;
}

}  // namespace

std::string LineEngine::answer(std::string_view line) {
  std::string id = "null";
  try {
    if (line.size() > kMaxLineLength)
      throw LineError{ErrorCode::kBadJson, "the line is longer than 1 MiB"};
    const auto parsed = parse_json(line, kMaxDepth);
    if (!parsed) throw LineError{ErrorCode::kBadJson, parsed.error()};
    const json::value& request = *parsed;
    if (!request.is_object())
      throw LineError{ErrorCode::kBadJson, "expected one JSON object per line"};
    if (request.get_object().contains("id")) id = raw_member(line, "id");
    std::string error;
    const JsonCursor cursor(&request, "", error);
    const std::string command(cursor.at("cmd").text());
    must(cursor);
    JsonWriter out;
    out.begin_object().key("id").json(id).member("ok", true);
    dispatch(command, cursor, out);
    return out.end_object().take();
  } catch (const LineError& error) {
    JsonWriter out;
    out.begin_object().key("id").json(id).member("ok", false);
    out.key("error").json(json::serialize(error_json(error)));
    return out.end_object().take();
  }
}

void LineEngine::dispatch(std::string_view command, const JsonCursor& request, JsonWriter& out) {
  if (command == "games") return games(request, out);
  if (command == "new") return begin(request, out);
  if (command == "position") return position(request, out);
  if (command == "legal") return legal(request, out);
  if (command == "move") return move(request, out);
  if (command == "view") return view(request, out);
  if (command == "words") return words(request, out);
  if (command == "content") return content(request, out);
  if (command == "why") return why(request, out);
  if (command == "undo") return undo(request, out);
  if (command == "save") return save(request, out);
  if (command == "load") return load(request, out);
  if (command == "bot") return bot(request, out);
  if (command == "determinize") return determinize(request, out);
  if (command == "aid") return aid(request, out);
  throw LineError{ErrorCode::kUnknownCommand,
                  "there is no command '" + excerpt(command, 40) +
                      "'; there are games, content, new, position, legal, move, view, words, "
                      "why, undo, save, load, bot, determinize, aid"};
}

const Table& LineEngine::table() const {
  if (!table_)
    throw LineError{ErrorCode::kNoGame, "there is no game yet: start with new, position or load"};
  return *table_;
}

Seat LineEngine::seat_of(const JsonCursor& value, bool nature) const {
  const int seats = table().position().seats();
  must(value);
  if (nature && value.is_string() && value.text() == "nature") return kNature;
  if (!value.is_number())
    value.fail(nature ? "expected a seat number or \"nature\"" : "expected a seat number");
  must(value, ErrorCode::kBadSeat);
  const std::int64_t* number = value.value()->if_int64();
  if (number == nullptr || *number < 0 || *number >= seats)
    value.fail("expected a seat from 0 to " + std::to_string(seats - 1) + ", as this game of " +
               std::string(table().game().title()) + " has " + std::to_string(seats));
  must(value, ErrorCode::kBadSeat);
  return seat(static_cast<int>(*number));
}

Viewer LineEngine::viewer_of(const JsonCursor& value) const {
  table();
  must(value);
  if (!value.is_string()) return Viewer::of(seat_of(value, false));
  if (const auto viewer = parse_viewer_word(value.text())) return *viewer;
  throw LineError{ErrorCode::kBadSeat,
                  "expected a seat number, \"spectator\" or \"referee\" as the viewer"};
}

// The eyes a command looks through: `viewer`, or `seat` for short.
Viewer LineEngine::eyes_of(const JsonCursor& request) const {
  const JsonCursor viewer = request.maybe("viewer");
  const JsonCursor seat = request.maybe("seat");
  if (viewer.exists() && seat.exists()) viewer.fail("give either a viewer or a seat, not both");
  must(request);
  if (viewer.exists()) return viewer_of(viewer);
  if (seat.exists()) return viewer_of(seat);
  table();
  throw LineError{ErrorCode::kBadRequest,
                  "'viewer' is missing: a seat number, \"spectator\" or \"referee\""};
}

// Nothing when the caller makes Nature's moves.
std::optional<Luck> LineEngine::luck_of(const JsonCursor& request, Unsaid unsaid) const {
  const JsonCursor seed = request.maybe("seed");
  const JsonCursor nature = request.maybe("nature");
  if (nature.exists() && nature.text() != "manual") nature.fail("expected \"manual\"");
  if (nature.exists() && seed.exists()) nature.fail("give either a seed or manual, not both");
  must(request);
  if (nature.exists() || (!seed.exists() && unsaid == Unsaid::kManual)) return std::nullopt;
  const Digest secret = seed.exists() ? secret_from(seed_text(seed)) : fresh_secret();
  must(request);
  return Luck{std::string(kTableId), secret, {}};
}

// Where the game stands, and what happened since a ply.
void LineEngine::standing(std::size_t since, Viewer viewer, JsonWriter& out) const {
  out.member("ply", table().ply()).key("events").begin_array();
  for (std::size_t i = since; i < table().ply(); ++i) table().made()[i].events->write(out, viewer);
  out.end_array().key("to_act");
  SeatSetKind{}.write(out, table().position().to_act());
  if (const auto outcome = table().position().outcome())
    out.key("outcome").json(json::serialize(outcome_json(table().game(), *outcome)));
}

void LineEngine::games(const JsonCursor& request, JsonWriter& out) const {
  request.only({"id", "cmd"});
  must(request);
  json::array games;
  for (const auto& game : registry_.games())
    games.push_back(json::object{{"name", game->name()},
                                 {"title", game->title()},
                                 {"prefix", game->prefix()},
                                 {"min_seats", game->min_seats()},
                                 {"max_seats", game->max_seats()},
                                 {"default_seats", game->default_seats()},
                                 {"score_unit", game->score_unit()},
                                 {"options", game->option_list()}});
  out.member("protocol", kProtocol).key("games").json(json::serialize(games));
}

void LineEngine::begin(const JsonCursor& request, JsonWriter& out) {
  request.only({"id", "cmd", "game", "seats", "options", "seed", "nature"});
  const std::string name(request.at("game").text());
  must(request);
  const AnyGame* game = registry_.find(name);
  if (game == nullptr) throw LineError{ErrorCode::kUnknownGame, "there is no game '" + name + "'"};
  const JsonCursor seats = request.maybe("seats");
  const JsonCursor options = request.maybe("options");
  const int count = seats.exists() ? seat_count(seats, *game) : 0;
  must(request, ErrorCode::kBadOptions);
  if (options.exists() && !options.is_object()) options.fail("expected an object");
  must(request);
  auto start =
      game->start(count, options.exists() ? options.value()->get_object() : json::object{});
  if (!start) throw LineError{ErrorCode::kBadOptions, start.error()};
  const std::optional<Luck> luck = luck_of(request, Unsaid::kFresh);
  table_ = std::make_unique<Table>(std::move(*start),
                                   TableSettings{std::string(kTableId), luck, {}, {}});
  out.member("game", name).member("seats", table().position().seats());
  out.key("options").json(json::serialize(table().position().options()));
  if (luck) out.member("commitment", to_hex(commitment(*luck)));
  standing(0, kReferee, out);
}

void LineEngine::position(const JsonCursor& request, JsonWriter& out) {
  request.only({"id", "cmd", "game", "position", "seed", "nature"});
  const JsonCursor wanted = request.at("position");
  must(request);
  std::string name;
  if (const JsonCursor game = request.maybe("game"); game.exists())
    name = game.text();
  else
    name = wanted.at("game").text();
  must(request);
  const AnyGame* game = registry_.find(name);
  if (game == nullptr) throw LineError{ErrorCode::kUnknownGame, "there is no game '" + name + "'"};
  auto start = game->position(*wanted.value());
  if (!start) throw LineError{ErrorCode::kBadPosition, start.error()};
  // A position given by hand should stay as given.
  const std::optional<Luck> luck = luck_of(request, Unsaid::kManual);
  table_ = std::make_unique<Table>(
      Table::from_position(std::move(*start), TableSettings{std::string(kTableId), luck, {}, {}}));
  out.member("game", name).member("seats", table().position().seats());
  standing(0, kReferee, out);
}

void LineEngine::legal(const JsonCursor& request, JsonWriter& out) const {
  request.only({"id", "cmd", "seat"});
  must(request);
  const SeatSet acting = table().position().to_act();
  const JsonCursor wanted = request.maybe("seat");
  const Seat only = wanted.exists() ? seat_of(wanted, true) : kNoSeat;
  out.key("moves").begin_array();
  acting.for_each([&](Seat who) {
    if (!wanted.exists() || who == only) table().position().write_legal(out, who, {.seat = true});
  });
  out.end_array();
}

void LineEngine::move(const JsonCursor& request, JsonWriter& out) {
  request.only({"id", "cmd", "seat", "move", "ply", "viewer"});
  const std::string text(request.at("move").text());
  must(request);
  const Seat who = seat_of(request.at("seat"), true);
  const JsonCursor told = request.maybe("viewer");
  const Viewer viewer = told.exists() ? viewer_of(told) : kReferee;
  const std::size_t before = table().ply();
  if (const JsonCursor ply = request.maybe("ply"); ply.exists()) {
    const bool current = ply.whole(0, INT64_MAX) == static_cast<std::int64_t>(before);
    must(ply);
    if (!current)
      throw LineError{ErrorCode::kWrongPly, "the game is at ply " + std::to_string(before)};
  }
  if (is_nature(who) && table().luck())
    throw LineError{ErrorCode::kBadSeat,
                    "this game was started with a seed, so Nature's moves are automatic"};
  if (const auto refusal = table_->move(who, text)) throw refused(table(), who, *refusal);
  standing(before, viewer, out);
}

void LineEngine::view(const JsonCursor& request, JsonWriter& out) const {
  request.only({"id", "cmd", "viewer", "seat", "viewers"});
  must(request);
  const JsonCursor several = request.maybe("viewers");
  if (several.exists()) return views(request, several, out);
  write_seen(out.member("ply", table().ply()).key("view"), eyes_of(request));
}

// What the referee sees can be set up again.
void LineEngine::write_seen(JsonWriter& out, Viewer viewer) const {
  if (viewer.is_referee())
    table().position().write_position(out);
  else
    table().position().write_view(out, viewer);
}

void LineEngine::views(const JsonCursor& request, const JsonCursor& viewers,
                       JsonWriter& out) const {
  if (request.maybe("viewer").exists() || request.maybe("seat").exists())
    viewers.fail("give either one viewer or several, not both");
  const std::vector<JsonCursor> wanted = viewers.items();
  must(request);
  if (wanted.empty() || wanted.size() > kMaxViewers)
    viewers.fail("expected 1 to " + std::to_string(kMaxViewers) + " viewers");
  must(request);
  std::vector<Viewer> eyes;
  eyes.reserve(wanted.size());
  for (const JsonCursor& one : wanted) eyes.push_back(viewer_of(one));
  out.member("ply", table().ply()).key("views").begin_array();
  for (const Viewer viewer : eyes) write_seen(out, viewer);
  out.end_array();
}

void LineEngine::why(const JsonCursor& request, JsonWriter& out) const {
  request.only({"id", "cmd", "seat", "move"});
  const std::string text(request.at("move").text());
  must(request);
  const Seat seat = seat_of(request.at("seat"), true);
  const auto refusal = table().position().why_not(seat, text);
  if (refusal && refusal->kind == Refusal::Kind::kUnreadable)
    throw refused(table(), seat, *refusal);
  out.member("legal", !refusal.has_value());
  if (!refusal) return;
  out.member("clause", refusal->clause.text()).member("text", refusal->text);
  if (refusal->fact.empty()) return;
  out.key("fact").json(refusal->fact);
  out.member("because", because(table(), seat, *refusal));
}

void LineEngine::undo(const JsonCursor& request, JsonWriter& out) {
  request.only({"id", "cmd"});
  must(request);
  table();
  if (!table_->take_back()) throw LineError{ErrorCode::kNothingToUndo, "no move has been made yet"};
  standing(table().ply(), kReferee, out);
}

void LineEngine::save(const JsonCursor& request, JsonWriter& out) const {
  request.only({"id", "cmd"});
  must(request);
  const Record record = table().record();
  out.member("record", to_text(record));
  if (record.seed) out.member("secret", to_hex(*record.seed));
}

// The luck of what is still to come: the record's own secret if it shows one, or the caller's, as
// such or as the seed it is made from.
std::optional<Luck> LineEngine::luck_for(const Record& record, const JsonCursor& request) const {
  const JsonCursor seed = request.maybe("seed"), secret = request.maybe("secret");
  if (seed.exists() && secret.exists()) secret.fail("give either a seed or a secret, not both");
  const JsonCursor given = secret.exists() ? secret : seed;
  if (given.exists() && record.practice)
    given.fail("this record of a practice game contains its own");
  must(request);
  if (record.practice) return practice_luck(*record.practice);
  if (given.exists() && !record.fair)
    given.fail("Nature's moves of this record were entered by hand");
  must(request);
  if (!record.seed && !given.exists()) return std::nullopt;
  Digest wanted{};
  if (record.seed)
    wanted = *record.seed;
  else if (secret.exists())
    wanted = secret_of(secret);
  else
    wanted = secret_from(seed_text(seed));
  must(request);
  Luck luck{record.table, wanted, record.entropy, record.withheld};
  if (record.commitment && commitment(luck) != *record.commitment)
    throw LineError{ErrorCode::kBadRecord, "the seed does not match the commitment"};
  return luck;
}

void LineEngine::load(const JsonCursor& request, JsonWriter& out) {
  request.only({"id", "cmd", "record", "seed", "secret"});
  const std::string text(request.at("record").text());
  must(request);
  const auto record = parse_record(text);
  if (!record) throw LineError{ErrorCode::kBadRecord, record.error()};
  const std::optional<Luck> luck = luck_for(*record, request);
  auto loaded = Table::from_record(registry_, *record, luck);
  if (!loaded) throw LineError{ErrorCode::kBadRecord, loaded.error()};
  table_ = std::move(*loaded);
  out.member("game", record->game).member("seats", table().position().seats());
  standing(record->moves.size(), kReferee, out);
}

void LineEngine::bot(const JsonCursor& request, JsonWriter& out) const {
  request.only({"id", "cmd", "seat", "bot", "seed"});
  const JsonCursor named = request.maybe("bot");
  const std::string text(named.exists() ? named.text() : "casual");
  must(request);
  const auto spec = parse_bot(text);
  constexpr std::string_view kBudget =
      "expected a budget of 1 to 1000000 simulations or 1 to 60000 ms";
  if (!spec && text.starts_with("ismcts:"))
    throw LineError{ErrorCode::kBadBot, spec.error() + "; " + std::string(kBudget)};
  if (!spec) throw LineError{ErrorCode::kBadBot, spec.error()};
  if (spec->budget.iterations > kMaxSimulations || spec->budget.milliseconds > kMaxThinkingMs)
    throw LineError{ErrorCode::kBadBot,
                    "bot \"" + excerpt(text, 40) + "\": " + std::string(kBudget)};
  const SeatSet acting = table().position().to_act();
  if (acting.empty()) throw LineError{ErrorCode::kGameOver, "the game is over"};
  const JsonCursor wanted = request.maybe("seat");
  const Seat who = wanted.exists() ? seat_of(wanted, false) : acting.first();
  if (!acting.contains(who) || is_nature(who))
    throw LineError{ErrorCode::kBadSeat,
                    is_nature(who) ? "it is Nature's move, and bots do not play for Nature"
                                   : "it is not this seat's turn"};
  const std::uint64_t seed = seed_number(request.maybe("seed"));
  must(request);
  const Advice advice = make_adviser(table().game(), *spec)->choose(table().position(), who, seed);
  json::array analysis;
  for (const Considered& move : advice.considered)
    analysis.push_back(
        json::object{{"move", move.move}, {"visits", move.visits}, {"value", move.value}});
  out.member("seat", who.index).member("move", advice.move);
  out.member("iterations", advice.iterations).key("analysis").json(json::serialize(analysis));
}

void LineEngine::determinize(const JsonCursor& request, JsonWriter& out) const {
  request.only({"id", "cmd", "seat", "viewer", "seed"});
  must(request);
  const Viewer eyes = eyes_of(request);
  FastRandom random(seed_number(request.maybe("seed")));
  must(request);
  table().position().determinized(eyes, random)->write_position(out.key("position"));
}

// What the viewer's notebook says by itself.
void LineEngine::aid(const JsonCursor& request, JsonWriter& out) const {
  request.only({"id", "cmd", "seat", "viewer", "level", "marks"});
  must(request);
  const Viewer eyes = eyes_of(request);
  const JsonCursor level = request.maybe("level");
  AidRequest wanted;
  if (level.exists()) wanted.level = static_cast<int>(level.whole(1, kMaxAidLevel));
  for (const JsonCursor& mark : request.maybe("marks").items())
    wanted.marks.emplace_back(mark.text());
  must(request);
  const int most = table().position().max_aid(eyes);
  if (wanted.level > most)
    throw LineError{ErrorCode::kNoAid,
                    most == 0 ? "there is no aid for this viewer at this table"
                              : "this table allows aid up to level " + std::to_string(most)};
  const auto answer = table().position().aid(eyes, wanted);
  if (!answer) throw LineError{ErrorCode::kBadRequest, "marks: " + answer.error()};
  out.member("ply", table().ply()).key("aid").json(*answer);
}

namespace {

// A line without its end, or nothing at the end of the input. Of a line that is too long only so
// much is kept that the engine sees it.
std::optional<std::string> next_line(std::streambuf& in) {
  using Traits = std::char_traits<char>;
  std::string line;
  for (auto c = in.sbumpc(); c != '\n'; c = in.sbumpc()) {
    if (Traits::eq_int_type(c, Traits::eof()))
      return line.empty() ? std::nullopt : std::optional(line);
    if (line.size() <= kMaxLineLength) line.push_back(Traits::to_char_type(c));
  }
  return line;
}

}  // namespace

void serve_lines(LineEngine& engine, std::istream& in, std::ostream& out) {
  while (const auto line = next_line(*in.rdbuf()))
    out << engine.answer(*line) << '\n' << std::flush;
}

}  // namespace paradoxa
