// Every event as JSON, from its list of fields.
#include "games/restart/codec.hpp"
#include "games/restart/text/kinds.hpp"

namespace paradoxa::restart {

void Codec::write_event(JsonWriter& out, const Content&, const Event& event) {
  std::visit([&](const auto& e) { paradoxa::write_event(out, e); }, event);
}

std::vector<FieldTable> Codec::event_fields() {
  return describe_events(static_cast<const Event*>(nullptr));
}

}  // namespace paradoxa::restart
