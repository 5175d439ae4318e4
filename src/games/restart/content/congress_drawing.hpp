// The Congress board, from its drawing.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "games/restart/rules/congress.hpp"

namespace paradoxa::restart {

// Rows from the top: L Law, H C D E Bills, V Vetoes, s w n e starting places, . plain, blank none.
// Fills places, law, bills, vetoes, starts and plain; returns what is wrong, or nothing.
std::string read_congress(std::span<const std::string_view> rows, AnomieRule& rule);

}  // namespace paradoxa::restart
