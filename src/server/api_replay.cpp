// Routes about games that are over: their record, their replay, a branch from the middle.
#include "engine/viewer_words.hpp"
#include "server/api.hpp"
#include "server/api_parts.hpp"
#include "server/zip.hpp"
#include "table/film.hpp"

namespace paradoxa {
namespace {

std::optional<Viewer> eyes_called(const std::string& text, std::size_t seats) {
  if (const auto viewer = parse_viewer_word(text)) return viewer;
  const auto number = whole_number(text);
  if (!number || *number < 0 || static_cast<std::size_t>(*number) >= seats) return std::nullopt;
  return Viewer::of(seat(static_cast<int>(*number)));
}

HttpReply film_reply(const Films::Shared& film, bool zip) {
  zip = zip && !film->zipped.empty();
  HttpReply reply;
  reply.shared = {film, zip ? &film->zipped : &film->plain};
  reply.headers.emplace_back("Vary", "Accept-Encoding");
  if (zip) reply.headers.emplace_back("Content-Encoding", "gzip");
  return reply;
}

Films::Made showing(const HttpRequest& request, const Replied& done) {
  return [done, zip = reads_gzip(request)](const Films::Shared& film) {
    done(film->error.empty() ? film_reply(film, zip) : error_reply(500, "unplayable", film->error));
  };
}

}  // namespace

// A game that is over, live or stored, or the reply that says why not.
Api::OverRoom Api::over_room(const std::string& id) const {
  OverRoom over;
  over.room = house_.find(id);
  std::string error;
  if (over.room == nullptr) {
    over.stored = house_.read_back(id, error);
    over.room = over.stored.get();
  }
  if (over.room == nullptr) {
    over.wrong = error_reply(404, "no_table", "there is no such table");
  } else if (over.room->stage() < RoomStage::kFinished) {
    // While it is running, the moves would reveal what is hidden.
    over.room = nullptr;
    over.wrong = error_reply(409, "not_over", "this is available once the game is over");
  } else if (over.room->table() == nullptr) {
    over.room = nullptr;
    over.wrong = error_reply(409, "not_played", "the game never started");
  }
  return over;
}

void Api::record(const HttpRequest& request, const Replied& done) {
  const OverRoom over = over_room(std::string(path_part(request.path, 2)));
  if (over.room == nullptr) return done(over.wrong);
  HttpReply reply;
  reply.type = "text/plain; charset=utf-8";
  reply.body = to_text(over.room->record());
  done(std::move(reply));
}

// A film never changes, except for the names of forgotten people.
void Api::replay(const HttpRequest& request, const Replied& done) {
  const std::string id(path_part(request.path, 2));
  const std::string through = asked(request, "eyes", "spectator");
  FilmSettings settings{kSpectator, asked(request, "draws", "0") == "1",
                        asked(request, "words", "0") == "1" ? Words::kTold : Words::kLeftOut};
  const std::string key = id + " " + through + (settings.draws ? " draws" : "") +
                          (settings.words == Words::kTold ? " words " : " ") +
                          std::to_string(house_.forgettings());
  const auto show = showing(request, done);
  if (const auto film = films_.find(key)) return show(film);
  const OverRoom over = over_room(id);
  if (over.room == nullptr) return done(over.wrong);
  const auto eyes = eyes_called(through, over.room->seats().size());
  if (!eyes)
    return done(error_reply(400, "bad_eyes", "expected a seat number, spectator or referee"));
  settings.eyes = *eyes;
  shoot(key, *over.room, done, show, [settings](const Registry& games, const Record& record) {
    return film_json(games, record, settings);
  });
}

void Api::known(const HttpRequest& request, const Replied& done) {
  const std::string id(path_part(request.path, 2));
  const std::string at = asked(request, "ply", "");
  const std::string key = id + " known " + at;
  const auto show = showing(request, done);
  if (const auto film = films_.find(key)) return show(film);
  const OverRoom over = over_room(id);
  if (over.room == nullptr) return done(over.wrong);
  const auto ply = whole_number(at);
  const std::size_t plies = over.room->record().moves.size();
  if (!ply || *ply < 0 || static_cast<std::size_t>(*ply) > plies)
    return done(error_reply(400, "bad_ply", "expected 0 to " + std::to_string(plies)));
  shoot(key, *over.room, done, show,
        [ply = static_cast<std::size_t>(*ply)](const Registry& games, const Record& record) {
          return known_json(games, record, ply);
        });
}

void Api::shoot(const std::string& key, const Room& room, const Replied& done,
                const Films::Made& show, Films::Shoot scene) {
  const RoomHead& head = room.head();
  if (!films_.make(key, house_.registry().shared(head.game, head.edition), room.record(),
                   std::move(scene), show))
    done(busy_reply("too many replays are being generated: try again in a moment"));
}

// {"table":ID,"ply":N}: the head of a table that goes on from there.
std::optional<HttpReply> Api::branch_from(const JsonCursor& from, RoomHead& head) const {
  from.only({"table", "ply"});
  const std::string id(from.at("table").text());
  const std::int64_t ply = from.at("ply").whole(0, 1'000'000);
  if (!from.error().empty()) return error_reply(400, "bad_request", from.error());
  const OverRoom over = over_room(id);
  if (over.room == nullptr) return over.wrong;
  if (over.room->head().game != head.game)
    return error_reply(400, "bad_options", "a branch must be of the same game");
  const auto position =
      position_at(house_.registry(), over.room->record(), static_cast<std::size_t>(ply));
  if (!position) return error_reply(400, "bad_ply", position.error());
  head.edition = over.room->head().edition;
  head.options = over.room->head().options;
  head.position = *position;
  head.from = {id, ply};
  return std::nullopt;
}

}  // namespace paradoxa
