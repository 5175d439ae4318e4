// Reading a position from JSON: the part common to all games.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include <boost/json.hpp>

#include "engine/fields/description.hpp"
#include "engine/json_cursor.hpp"
#include "engine/json_difference.hpp"
#include "engine/json_writer.hpp"
#include "engine/parsed.hpp"
#include "engine/seat.hpp"

namespace paradoxa {

// `read(position)` builds the state, or says what is wrong with it. Everything not used for that is
// redundant and must agree with the state. `shorten(whole)` removes what the position leaves out
// in the middle of a list.
template <class Codec, class State, class Content, class Read, class Shorten>
Parsed<State> position_from_json(const Content& content, const json::value& value, Read read,
                                 Shorten shorten) {
  using Answer = Parsed<State>;
  static const auto kLoose = paths_in_any_order(Codec::position_fields(content));
  std::string error;
  const JsonCursor position(&value, "position", error);
  Answer state = read(position);
  if (!error.empty()) return Answer::wrong(error);
  if (!state) return Answer::wrong("position: " + state.error());
  // Only the referee's view is a position; any other viewer differs here.
  JsonWriter out;
  Codec::write_view(out, content, view(content, *state, kReferee));
  json::value whole = json::parse(out.take());
  shorten(whole);
  if (std::string differs = json_difference(value, whole, "position", kLoose); !differs.empty())
    return Answer::wrong(differs);
  return state;
}

template <class Codec, class State, class Content, class Read>
Parsed<State> position_from_json(const Content& content, const json::value& value, Read read) {
  return position_from_json<Codec, State>(content, value, read, [](json::value&) {});
}

}  // namespace paradoxa
