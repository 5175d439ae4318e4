#include "games/initiative/text/options_json.hpp"

#include "games/initiative/codec.hpp"

namespace paradoxa::initiative {

json::array Codec::option_list(const Content&) { return kOptionsKind.choices(); }

json::object Codec::options_json(const Content&, const Options& options) {
  return kOptionsKind.document(options);
}

Parsed<Options> Codec::parse_options(const Content&, int seats, const json::object& object) {
  return kOptionsKind.parse(seats, object);
}

}  // namespace paradoxa::initiative
