// A story in the JSON of a position:
//
//   "story":{"from":{…},"moves":[["nature","…"],[0,"…"],…]}
//
// `from` is the position that the moves began in, left out where that is the beginning of the game.
// Nobody is believed: the moves are played again, and must lead to the position that tells them.
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include <boost/json.hpp>

#include "engine/fields/kind.hpp"
#include "engine/game.hpp"
#include "engine/json_cursor.hpp"
#include "engine/json_writer.hpp"
#include "engine/parsed.hpp"
#include "engine/story.hpp"

namespace paradoxa {

// A position that was set up and has seen no moves has none to tell.
template <class G, class Codec>
void write_story(JsonWriter& out, const typename G::Content& content, const Story<G>& story) {
  if (!story.has_moves() || story.size() == 0) return;
  out.key("story").begin_object();
  const auto& start = story.start();
  if (!(start == G::initial(content, start.options)))
    Codec::write_view(out.key("from"), content, G::view(content, start, kReferee));
  out.key("moves").begin_array();
  story.for_each_move([&](Seat seat, const auto& move) {
    out.begin_array();
    SeatKind{}.write(out, seat);
    out.value(Codec::move_text(content, move)).end_array();
  });
  out.end_array().end_object();
}

namespace story_detail {

inline Seat read_seat(const JsonCursor& cursor) {
  if (cursor.is_string() && cursor.text() == "nature") return kNature;
  return seat(static_cast<int>(cursor.whole(0, kMaxSeats - 1)));
}

// One more move, or an error at the cursor.
template <class G, class Codec>
void replay(const typename G::Content& content, const JsonCursor& told, typename G::State& state,
            Story<G>& story) {
  const std::vector<JsonCursor> parts = told.items();
  if (parts.size() != 2) return told.fail("expected a seat and a move");
  const Seat who = read_seat(parts[0]);
  const auto move = Codec::parse_move(content, parts[1].text());
  if (!told.error().empty()) return;
  if (!move) return parts[1].fail(move.error());
  EventLog<typename G::Event> log;
  if (const Clause clause = try_apply<G>(content, state, who, *move, log))
    return parts[1].fail("not a legal move here (" + std::string(clause.text()) + ")");
  story.add(who, *move, log.take());
}

}  // namespace story_detail

// The story that a position tells of itself, which is `state`.
template <class G, class Codec>
Parsed<Story<G>> read_story(const typename G::Content& content, const json::value& value,
                            const typename G::State& state) {
  using Answer = Parsed<Story<G>>;
  std::string error;
  const JsonCursor told(&value, "position.story", error);
  told.only({"from", "moves"});
  const JsonCursor from = told.maybe("from");
  const std::vector<JsonCursor> moves = told.at("moves").items();
  if (moves.size() > static_cast<std::size_t>(G::kMaxPlies))
    told.at("moves").fail("no game has so many moves");
  if (!error.empty()) return Answer::wrong(error);

  typename G::State now = G::initial(content, state.options);
  if (from.exists()) {
    const auto start = Codec::parse_position(content, *from.value());
    if (!start) return Answer::wrong("position.story.from: " + start.error());
    now = *start;
  }
  Story<G> story(now);
  for (const JsonCursor& move : moves) {
    story_detail::replay<G, Codec>(content, move, now, story);
    if (!error.empty()) return Answer::wrong(error);
  }
  if (!(now == state)) told.fail("these moves lead to another position");
  if (!error.empty()) return Answer::wrong(error);
  return story;
}

}  // namespace paradoxa
