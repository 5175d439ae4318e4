// The content of Restart, and short names for its values.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

#include "games/codecs.hpp"
#include "games/shipped.hpp"

namespace paradoxa::restart {

inline const Content& shipped() { return shipped_content<Game>(); }

template <class Id>
Id parsed(std::optional<Id> id, std::string_view text) {
  if (!id) throw std::invalid_argument("not an id: " + std::string(text));
  return *id;
}
inline Card card(std::string_view text) { return parsed(parse_card(text), text); }
inline Chain chain(std::string_view text) { return parsed(parse_chain(text), text); }
inline Gadget gadget(std::string_view text) { return parsed(parse_gadget(text), text); }
inline Space space(std::string_view text) { return parsed(parse_space(text), text); }
inline Place place(std::string_view text) { return parsed(parse_place(text), text); }
inline Gene gene(std::string_view text) { return parsed(parse_gene(text), text); }

// A grid of types, Age 3 first: "S T F / E T S / F E E".
inline Planes grid(std::string_view drawing) {
  Planes planes;
  int age = kAges - 1, zone = 0;
  for (const char c : drawing) {
    if (c == '/') {
      --age;
      zone = 0;
    } else if (c != ' ') {
      planes.set(*kTypeLetters.parse(c), Space::of(zone++, age));
    }
  }
  return planes;
}

}  // namespace paradoxa::restart
