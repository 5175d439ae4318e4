#include "games/restart/text/options_json.hpp"

#include "games/restart/codec.hpp"

namespace paradoxa::restart {

json::array Codec::option_list(const Content&) { return kOptionsKind.choices(); }

json::object Codec::options_json(const Content&, const Options& options) {
  return kOptionsKind.document(options);
}

Parsed<Options> Codec::parse_options(const Content&, int seats, const json::object& object) {
  return kOptionsKind.parse(seats, object);
}

}  // namespace paradoxa::restart
