// The head of a room in JSON: what the store keeps of it once and for all.
#include <boost/json.hpp>

#include "engine/json_cursor.hpp"
#include "table/room.hpp"

namespace paradoxa {
namespace {

constexpr std::int64_t kHeadVersion = 3;

ClockKind clock_kind(const JsonCursor& cursor) {
  const std::string_view text = cursor.text();
  for (std::size_t i = 0; i < std::size(kClockKinds); ++i)
    if (text == kClockKinds[i]) return static_cast<ClockKind>(i);
  cursor.fail("expected none, move or fischer");
  return ClockKind::kNone;
}

}  // namespace

std::vector<std::vector<std::string>> read_script(const JsonCursor& script) {
  std::vector<std::vector<std::string>> moves;
  for (const JsonCursor& seat : script.items()) {
    moves.emplace_back();
    for (const JsonCursor& move : seat.items()) moves.back().emplace_back(move.text());
  }
  return moves;
}

json::object origin_json(const Origin& from) { return {{"table", from.table}, {"ply", from.ply}}; }

std::string to_text(const RoomHead& head) {
  const ClockSettings& clock = head.settings.clock;
  boost::system::error_code ec;
  // A program that knows no practice tables must not play one on with other luck, and one that
  // knows no editions not with other cards.
  json::object object{{"version", !head.edition.empty() ? 3
                                  : head.practice       ? 2
                                                        : 1},
                      {"id", head.id},
                      {"game", head.game},
                      {"options", json::parse(head.options, ec)},
                      {"host", head.host},
                      {"public", head.settings.open_to_all},
                      {"hints", head.settings.hints},
                      {"clock",
                       {{"kind", kClockKinds[static_cast<std::size_t>(clock.kind)]},
                        {"base_ms", clock.base_ms},
                        {"increment_ms", clock.increment_ms}}},
                      {"secret", to_hex(head.secret)},
                      {"created_ms", head.created_ms}};
  if (!head.edition.empty()) object["content"] = head.edition;
  if (!head.position.empty()) object["position"] = json::parse(head.position, ec);
  if (head.from) object["from"] = origin_json(*head.from);
  if (!head.settings.pass_and_play) object["pass_and_play"] = false;
  if (head.practice) {
    json::object practice{{"seed", *head.practice}};
    if (!head.script.empty()) practice["script"] = json::value_from(head.script);
    object["practice"] = std::move(practice);
  }
  return json::serialize(object);
}

Parsed<RoomHead> parse_head(std::string_view text) {
  boost::system::error_code ec;
  const json::value value = json::parse(json::string_view(text.data(), text.size()), ec);
  if (ec) return Parsed<RoomHead>::wrong("the head is not JSON");
  std::string error;
  const JsonCursor cursor(&value, "head", error);
  if (cursor.at("version").whole(1, INT64_MAX) > kHeadVersion)
    return Parsed<RoomHead>::wrong("the head is from a newer program");
  RoomHead head;
  head.id = cursor.at("id").text();
  head.game = cursor.at("game").text();
  if (const JsonCursor edition = cursor.maybe("content"); edition.exists())
    head.edition = edition.text();
  if (const JsonCursor options = cursor.at("options"); options.exists())
    head.options = json::serialize(*options.value());
  if (const JsonCursor position = cursor.maybe("position"); position.exists())
    head.position = json::serialize(*position.value());
  if (const JsonCursor from = cursor.maybe("from"); from.exists())
    head.from = {std::string(from.at("table").text()), from.at("ply").whole(0, INT64_MAX)};
  if (const JsonCursor practice = cursor.maybe("practice"); practice.exists()) {
    head.practice = practice.at("seed").text();
    if (const JsonCursor script = practice.maybe("script"); script.exists())
      head.script = read_script(script);
  }
  head.host = cursor.at("host").text();
  head.settings.open_to_all = cursor.at("public").truth();
  head.settings.hints = cursor.at("hints").truth();
  // Tables of earlier versions let anybody take several seats.
  if (const JsonCursor shared = cursor.maybe("pass_and_play"); shared.exists())
    head.settings.pass_and_play = shared.truth();
  const JsonCursor clock = cursor.at("clock");
  head.settings.clock = {clock_kind(clock.at("kind")), clock.at("base_ms").whole(0, INT64_MAX),
                         clock.at("increment_ms").whole(0, INT64_MAX)};
  if (!from_hex(cursor.at("secret").text(), head.secret)) cursor.fail("the secret is unreadable");
  head.created_ms = cursor.at("created_ms").whole(0, INT64_MAX);
  if (!error.empty()) return Parsed<RoomHead>::wrong(error);
  return head;
}

}  // namespace paradoxa
