// How engine/event_codec.hpp is made, for the one file of each game that makes it.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "engine/event_codec.hpp"
#include "engine/fields/object.hpp"

namespace paradoxa {

template <class Content, class View, class Move, class Event, class Facts>
void EventCodec<Content, View, Move, Event, Facts>::write_event(JsonWriter& out, const Content&,
                                                                const Event& event) {
  std::visit([&](const auto& e) { paradoxa::write_event(out, e); }, event);
}

template <class Content, class View, class Move, class Event, class Facts>
std::vector<FieldTable> EventCodec<Content, View, Move, Event, Facts>::event_fields() {
  return describe_events(static_cast<const Event*>(nullptr));
}

template <class Content, class View, class Move, class Event, class Facts>
std::string EventCodec<Content, View, Move, Event, Facts>::fact_json(const Content& content,
                                                                     const View& view,
                                                                     const Move& move,
                                                                     Clause clause) {
  std::string told;
  fact(content, view, move, clause, [&](const auto& one) { told = paradoxa::fact_json(one); });
  return told;
}

template <class Content, class View, class Move, class Event, class Facts>
std::vector<FieldTable> EventCodec<Content, View, Move, Event, Facts>::fact_fields() {
  return describe_facts(static_cast<const Facts*>(nullptr));
}

}  // namespace paradoxa
