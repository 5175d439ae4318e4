// What reading a position from JSON is in every game.
#pragma once

#include <string>
#include <utility>

#include <boost/json.hpp>

#include "engine/json_cursor.hpp"
#include "engine/json_difference.hpp"
#include "engine/parsed.hpp"
#include "engine/seat.hpp"

namespace paradoxa {

// The options come first. `read(position, options)` builds the state, or says what is wrong with
// it. `claims(value)` leaves what was not used for that: it only repeats what the state tells, and
// must not tell something else.
template <class Codec, class State, class Content, class Read, class Claims>
Parsed<State> position_from_json(const Content& content, const json::value& value, Read read,
                                 Claims claims) {
  using Answer = Parsed<State>;
  std::string error;
  const JsonCursor position(&value, "position", error);
  const JsonCursor options = position.at("options");
  if (!options.is_object()) options.fail("an object is wanted");
  if (!error.empty()) return Answer::wrong(error);
  const auto chosen = Codec::parse_options(content, 0, options.value()->get_object());
  if (!chosen) return Answer::wrong("position." + chosen.error());
  Answer state = read(std::as_const(position), *chosen);
  if (!error.empty()) return Answer::wrong(error);
  if (!state) return Answer::wrong("position: " + state.error());
  // A viewer other than the referee is no position, and differs here.
  const json::value actual(Codec::view_json(content, view(content, *state, kReferee)));
  if (std::string differs = json_difference(claims(value), actual, "position"); !differs.empty())
    return Answer::wrong(differs);
  return state;
}

}  // namespace paradoxa
