// Every event as JSON, from its list of fields; docs/protocol.md describes them.
#include "games/initiative/codec.hpp"
#include "games/initiative/text/kinds.hpp"

namespace paradoxa::initiative {

void Codec::write_event(JsonWriter& out, const Content&, const Event& event) {
  std::visit([&](const auto& e) { paradoxa::write_event(out, e); }, event);
}

std::vector<FieldTable> Codec::event_fields() {
  return describe_events(static_cast<const Event*>(nullptr));
}

}  // namespace paradoxa::initiative
