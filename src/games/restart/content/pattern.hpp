// Patterns of Chain cards, from text to the masks that the rules lay over the grid.
#pragma once

#include <span>
#include <string_view>

#include "engine/parsed.hpp"
#include "games/restart/rules/chain.hpp"

namespace paradoxa::restart {

// Rows from the top, as in "S." "ET"; or what is wrong with them.
Parsed<Pattern> parse_pattern(std::span<const std::string_view> rows);

// RS-6.11: everything that follows from the pattern. Precondition: parsed, so of three cells or
// more.
ChainRule chain_rule(const Pattern& pattern);

}  // namespace paradoxa::restart
