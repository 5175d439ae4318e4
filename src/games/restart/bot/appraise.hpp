// How a search's simulation ends, and by what its nodes go. Random playouts are long and rarely
// complete a Chain. So the turn that is being played goes on casually to its end, and then every
// seat's position is weighed.
#pragma once

#include <cstdint>

#include "engine/outcome.hpp"
#include "engine/random.hpp"
#include "games/restart/content/content.hpp"
#include "games/restart/rules/move.hpp"
#include "games/restart/rules/state.hpp"

namespace paradoxa::restart {

// Whether a search that began at `root` looks no further: the turn, or the step of set-up, of the
// end of a round or of the game, is over.
bool is_judged(const State& root, const State& state);

// Between 0 and 1 for each seat. Changes the state on its way.
PerSeat<double> appraise(const Content& content, const State& root, State& state,
                         FastRandom& random);

// What the observer learns by a move (bots/told.hpp): dice and genes as they fall, and of Event
// cards the type, so that hands that play alike share a node. What seats decide is public enough.
std::uint64_t told_key(const Content& content, const State& before, const State& after, Seat seat,
                       const Move& move, Seat observer);

}  // namespace paradoxa::restart
