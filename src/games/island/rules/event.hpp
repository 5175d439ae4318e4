// What happened, and who may know it: one struct for each kind of event, by chapter in events/.
// Together they are all that captives ever hear (IS-25.1, IS-25.2): whatever a captive may know of
// a position follows from them.
#pragma once

#include <type_traits>
#include <variant>

#include "games/island/rules/events/boards.hpp"
#include "games/island/rules/events/captives.hpp"
#include "games/island/rules/events/op.hpp"
#include "games/island/rules/events/setup.hpp"
#include "games/island/rules/events/turns.hpp"

namespace paradoxa::island {

using Event =
    std::variant<TileLaid, TokenLaid, OpPlaced, BushPlaced, CharacterChosen, LookDrawn, StartChosen,
                 StartCellTold, TurnBegun, PowerDrawn, PowerKept, Declared, Landed, Met,
                 WentIntoOcean, CameBack, Activated, NotActivated, AlreadyActivated, LaidDown, Lost,
                 Gained, FruitObtained, FruitUsed, FruitCrossedOut, FruitReplenished, SquareCircled,
                 SquareUsed, SymbolCrossedOut, Warded, Reacted, OracleHeard, LineHeard, StepsHeard,
                 Tracked, Marked, Gusted, ScaredOff, AttackDeclared, Prevented, StepCounted,
                 HasPerished, Revived, OpMoved, OpLanded, Carried, OpAtSea, WaveMoved, Pushed,
                 OpReturned, PlaceTold, GameEnded>;

template <class Sink>
inline constexpr bool kListens = std::remove_cvref_t<Sink>::kListens;

}  // namespace paradoxa::island
