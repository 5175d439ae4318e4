// What happened, and who may know it: one struct for each kind of event, by chapter in events/.
#pragma once

#include <type_traits>
#include <variant>

#include "games/initiative/rules/events/allocation.hpp"
#include "games/initiative/rules/events/end.hpp"
#include "games/initiative/rules/events/matrix.hpp"
#include "games/initiative/rules/events/modules.hpp"
#include "games/initiative/rules/events/rival.hpp"
#include "games/initiative/rules/events/rounds.hpp"
#include "games/initiative/rules/events/setup.hpp"

namespace paradoxa::initiative {

using Event = std::variant<
    GlitchPlaced, CardRevealed, AnomalyFilled, GoalShown, SecretDealt, ChiefChosen, ModuleDrawn,
    ModuleKept, DiscLaid, RoundBegun, FinalRoundBegun, Skipped, Drafted, TriggerSwitched, TurnBegun,
    ConsoleSlid, CardLost, DiscsReturned, BagRefilled, CardSwept, Swapped, AnomalySwapped,
    StrandResolved, DiscEarned, DiscFell, ItemPlaced, CardCompleted, WorldStabilised, WorldLocked,
    PlanetCredited, AllianceFormed, AllianceBroken, PurpleTaken, GlitchMoved, WorldFractured,
    WorldUnlocked, ModuleUsed, ColumnDestroyed, DiscsExchanged, CardRewound, ItemMoved, RowShifted,
    CardSearched, RivalDrew, AnomalyExchanged, PawnMoved, RivalTookCard, RivalStabilised,
    RivalLocked, RivalAllied, RivalBrokeAlliance, CardGivenUp, SecretUnsealed, GameEnded>;

template <class Sink>
inline constexpr bool kListens = std::remove_cvref_t<Sink>::kListens;

}  // namespace paradoxa::initiative
