// The casual player: any option is as good as another.
#pragma once

#include "engine/random.hpp"
#include "engine/seat.hpp"
#include "games/island/content/content.hpp"
#include "games/island/rules/heard.hpp"
#include "games/island/rules/move.hpp"
#include "games/island/rules/view.hpp"

namespace paradoxa::island {

// Precondition: the seat is to act, and `legal` is its list.
inline Move casual_move(const Content&, const View&, const Heard&, Seat, const MoveList& legal,
                        FastRandom& random) {
  return legal[random.below(static_cast<std::uint32_t>(legal.size()))];
}

}  // namespace paradoxa::island
