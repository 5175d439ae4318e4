// Layout strings: an island as text, `L1@E3/1 L2@G1/4 … T14@D4/3`.
#pragma once

#include <string>
#include <string_view>

#include "engine/parsed.hpp"
#include "games/island/rules/island.hpp"

namespace paradoxa::island {

// One entry, `T02@C4/3`.
Parsed<Placement> parse_placement(std::string_view text);
std::string placement_text(const Placement& placement);

// IS-3.3: every tile once, in any order, so that each cell is covered exactly once; anything else
// is an error, in one sentence.
Parsed<Island> parse_layout(std::string_view text);
// The tiles that are laid, in the order of tiles.
std::string layout_text(const Island& island);

}  // namespace paradoxa::island
