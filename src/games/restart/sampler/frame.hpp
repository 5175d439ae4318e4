// What a viewer knows of a position, in its place: hidden cards are nowhere, and decks are empty.
//
// Everything that is public can be worked out from it by the rules.
#pragma once

#include "games/restart/rules/state.hpp"
#include "games/restart/rules/view.hpp"

namespace paradoxa::restart {

State frame_of(const View& view);

}  // namespace paradoxa::restart
