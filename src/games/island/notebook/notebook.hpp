// A captive's notebook that fills itself (6.4 of the rules): what follows from its view and from
// what it heard, as far as the table allows (option `assist_max`).
#pragma once

#include <span>
#include <vector>

#include "games/island/content/content.hpp"
#include "games/island/notebook/aid.hpp"
#include "games/island/rules/heard.hpp"
#include "games/island/rules/view.hpp"

namespace paradoxa::island {

inline constexpr std::size_t kMaxMarks = 2 * kCells;

// Precondition: 1 <= level <= 3; the viewer does not see all. The same view, sayings and marks give
// the same aid.
Aid aid(const Content& content, const View& view, const Heard& heard, int level,
        std::span<const NotedCell> marks = {});

// How much the viewer may be helped: nothing where it sees everything anyway.
int max_aid(const View& view);

}  // namespace paradoxa::island
