// Notes that cannot be right.
#pragma once

#include <span>
#include <vector>

#include "games/island/notebook/aid.hpp"
#include "games/island/notebook/possible.hpp"

namespace paradoxa::island {

// Notes that contradict what is known, and notes that contradict an earlier one. `known` is
// settled.
std::vector<NotedClash> find_clashes(const Possible& known, std::span<const NotedCell> marks);

}  // namespace paradoxa::island
