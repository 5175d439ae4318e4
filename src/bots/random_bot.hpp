// The bot that plays anything: the floor that every other one is measured from.
#pragma once

#include <cstdint>

#include "bots/choice.hpp"
#include "engine/game.hpp"

namespace paradoxa {

template <Game G>
struct RandomBot {
  Choice<G> choose(const typename G::Content&, const Known<G>&, Seat,
                   const typename G::MoveList& legal, FastRandom& random) const {
    Choice<G> choice;
    choice.move = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
    return choice;
  }
};

}  // namespace paradoxa
