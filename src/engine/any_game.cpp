#include "engine/any_game.hpp"

#include <boost/json.hpp>

#include "engine/json_writer.hpp"

namespace paradoxa {
namespace {

template <class Write>
json::array array_of(Write write) {
  JsonWriter out;
  write(out.begin_array());
  return json::parse(out.end_array().take()).as_array();
}

}  // namespace

json::array AnyEvents::as_json(Viewer viewer) const {
  return array_of([&](JsonWriter& out) { write(out, viewer); });
}

std::string AnyPosition::view_text(Viewer viewer) const {
  JsonWriter out;
  write_view(out, viewer);
  return out.take();
}

json::object AnyPosition::view(Viewer viewer) const {
  return json::parse(view_text(viewer)).as_object();
}

json::array AnyPosition::legal_json(Seat seat) const {
  return array_of([&](JsonWriter& out) { write_legal(out, seat, {}); });
}

}  // namespace paradoxa
