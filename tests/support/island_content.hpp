// The content of Paradox Island, and short names for its values.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "games/codecs.hpp"
#include "games/island/rules/layout.hpp"
#include "games/shipped.hpp"

namespace paradoxa::island {

inline const Content& shipped() { return shipped_content<Game>(); }

inline Cell cell(std::string_view text) {
  const auto parsed = parse_cell(text);
  if (!parsed) throw std::invalid_argument("not a cell: " + std::string(text));
  return *parsed;
}
// "A1 B2".
inline CellSet cells(std::string_view text) {
  CellSet set;
  for (std::size_t at = 0; at < text.size(); at += 3) set.add(cell(text.substr(at, 2)));
  return set;
}
inline Placement placement(std::string_view text) {
  const auto parsed = parse_placement(text);
  if (!parsed) throw std::invalid_argument(parsed.error());
  return *parsed;
}

// The islands of the examples.
inline const Island& r1() { return shipped().islands[0].island; }
inline const Island& r2() { return shipped().islands[1].island; }

}  // namespace paradoxa::island
