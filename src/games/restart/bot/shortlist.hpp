// The moves a search looks at: of those that are legal the ones that feel best, best first.
#pragma once

#include "engine/fixed_list.hpp"
#include "engine/suggestion.hpp"
#include "games/restart/content/content.hpp"
#include "games/restart/rules/move.hpp"
#include "games/restart/rules/state.hpp"

namespace paradoxa::restart {

inline constexpr std::size_t kShortlist = 8;
using Shortlist = FixedList<Suggestion<Move>, kShortlist>;

Shortlist shortlist(const Content& content, const State& state, Seat seat, const MoveList& legal);

}  // namespace paradoxa::restart
