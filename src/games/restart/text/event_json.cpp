// Every event and every fact as JSON, from its list of fields.
#include "games/restart/codec.hpp"
#include "games/restart/text/kinds.hpp"

namespace paradoxa::restart {

void Codec::write_event(JsonWriter& out, const Content&, const Event& event) {
  std::visit([&](const auto& e) { paradoxa::write_event(out, e); }, event);
}

std::vector<FieldTable> Codec::event_fields() {
  return describe_events(static_cast<const Event*>(nullptr));
}

std::string Codec::fact_json(const Content& content, const View& view, const Move& move,
                             Clause clause) {
  std::string told;
  fact(content, view, move, clause, [&](const auto& one) { told = paradoxa::fact_json(one); });
  return told;
}

std::vector<FieldTable> Codec::fact_fields() {
  return describe_facts(static_cast<const facts::All*>(nullptr));
}

}  // namespace paradoxa::restart
