// What happened, and who may know it: one struct for each kind of event, by chapter in events/.
#pragma once

#include <type_traits>
#include <variant>

#include "games/restart/rules/events/anomie.hpp"
#include "games/restart/rules/events/extinction.hpp"
#include "games/restart/rules/events/oceanrealm.hpp"
#include "games/restart/rules/events/pandemia.hpp"
#include "games/restart/rules/events/rounds.hpp"
#include "games/restart/rules/events/setup.hpp"
#include "games/restart/rules/events/texts.hpp"
#include "games/restart/rules/events/turns.hpp"

namespace paradoxa::restart {

using Event =
    std::variant<CharacterDealt, CardLaid, UpcomingDealt, CardDrawn, ChainDealt, RowDealt,
                 GadgetShown, GadgetBought, GadgetDeclined, TurnBegun, PhaseEnded, MemoryDoubled,
                 PlanBegun, ChainDropped, ChildPlaced, AdultMoved, ChildMoved, Studied, Buried,
                 PillUsed, Dosed, Recovered, FragmentReturned, Gained, Paid, Caused, Assisted,
                 CardPlaced, CardDiscarded, CardTaken, ChainValidated, ChainTaken, TextActivated,
                 Seeded, SpacesSwapped, HandSwapped, ChainReturned, ChainPeeked, PatternsTurned,
                 RebateGained, ExtraGained, CardDug, RoundEnded, RowRewarded, GameEnded, Evaluated,
                 DieFixed, DiePickedUp, DiceRolled, ResearchProtected, Researched, VetoMoved,
                 SenatorMoved, LawAdvanced, BillAdvanced, GeneShown, GeneTaken, GeneMoved,
                 SymbolDrawn, ContributionCircled>;

template <class Sink>
inline constexpr bool kListens = std::remove_cvref_t<Sink>::kListens;

}  // namespace paradoxa::restart
