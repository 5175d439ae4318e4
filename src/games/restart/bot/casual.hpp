// The casual player: any option is as good as another.
#pragma once

#include "engine/random.hpp"
#include "engine/seat.hpp"
#include "games/restart/content/content.hpp"
#include "games/restart/rules/move.hpp"
#include "games/restart/rules/view.hpp"

namespace paradoxa::restart {

// Precondition: the seat is to act, and `legal` is its list.
inline Move casual_move(const Content&, const View&, Seat, const MoveList& legal,
                        FastRandom& random) {
  return legal[random.below(static_cast<std::uint32_t>(legal.size()))];
}

}  // namespace paradoxa::restart
