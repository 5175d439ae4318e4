// What happened, and who may know it: one struct for each kind of event, in events/.
#pragma once

#include <variant>

#include "games/paradoxical/rules/events/cards.hpp"
#include "games/paradoxical/rules/events/effects.hpp"
#include "games/paradoxical/rules/events/turn.hpp"

namespace paradoxa::paradoxical {

using Event = std::variant<Started, TurnBegun, Passed, HandDiscarded, PoolDiscarded, RoomMade,
                           Claimed, GameEnded, Rebuilt, Drew, Picked, Looked, PutUnder, Built,
                           Added, Seeded, Revealed, Cast, Placed, PlacedHidden, EffectUsed,
                           HandEffectUsed, Cycled, Salvaged, Taken, Given, Lured, Masked, Bounced,
                           Raided, Snatched, Tithed, Copied, Shielded, Recharged, Swapped, Spied>;

}  // namespace paradoxa::paradoxical
