// What a position and its story mean in words, for clients that do not make their own.
#include <boost/json.hpp>

#include "engine/json_writer.hpp"
#include "line/engine.hpp"
#include "line/error.hpp"
#include "words/narrator.hpp"

namespace paradoxa {

void LineEngine::content(const JsonCursor& request, JsonWriter& out) const {
  request.only({"id", "cmd", "game"});
  const std::string name(request.at("game").text());
  must(request);
  const AnyGame* game = registry_.find(name);
  if (game == nullptr) throw LineError{ErrorCode::kUnknownGame, "there is no game '" + name + "'"};
  out.member("edition", game->edition().id);
  out.key("content").json(json::serialize(game->printed()));
}

// A viewer that is a seat is spoken to.
void LineEngine::words(const JsonCursor& request, JsonWriter& out) const {
  request.only({"id", "cmd", "viewer", "seat", "since"});
  must(request);
  const Viewer viewer = eyes_of(request);
  const JsonCursor from = request.maybe("since");
  const auto ply = static_cast<std::int64_t>(table().ply());
  const std::int64_t since = from.exists() ? from.whole(0, ply) : 0;
  must(request);
  const AnyPosition& position = table().position();
  const Narrator& narrator = table().game().narrator();
  const Naming naming{table().names(), viewer.is_seat() ? viewer.seat() : kNoSeat};
  out.member("ply", ply).member("stage", narrator.stage(position.stage()));
  out.key("names").json(json::serialize(json::value_from(table().names())));
  out.key("sentences").begin_array();
  for (auto i = static_cast<std::size_t>(since); i < table().ply(); ++i)
    for (const std::string& line :
         narrator.events(table().made()[i].events->as_json(viewer), naming))
      out.value(line);
  out.end_array();
  if (!viewer.is_seat() || !position.to_act().contains(viewer.seat())) return;
  out.member("question", narrator.question(position.view(viewer), naming));
  out.key("moves").begin_array();
  for (const json::value& move : position.legal_json(viewer.seat()))
    out.value(narrator.move(move.get_object(), naming));
  out.end_array();
}

}  // namespace paradoxa
