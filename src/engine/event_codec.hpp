// Events and facts as JSON, from their lists of fields: the part of a codec that is alike in all
// games.
#pragma once

#include <string>
#include <vector>

#include "engine/clause.hpp"
#include "engine/fields/description.hpp"
#include "engine/json_writer.hpp"

namespace paradoxa {

// `Facts` lists the facts of a game. What is declared here is made in one file of each game, which
// includes engine/fields/event_codec.hpp.
template <class Content, class View, class Move, class Event, class Facts>
struct EventCodec {
  static void write_event(JsonWriter& out, const Content& content, const Event& event);
  static std::vector<FieldTable> event_fields();
  // Of a refusal by this clause; empty where it says all there is to say.
  static std::string fact_json(const Content& content, const View& view, const Move& move,
                               Clause clause);
  static std::vector<FieldTable> fact_fields();
};

}  // namespace paradoxa
