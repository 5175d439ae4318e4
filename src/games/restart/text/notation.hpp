// Text of cards, spaces, pieces and moves, both ways: parse(print(x)) is x.
//
//   Event card, Chain, Gadget   F05   C12   GP1      space, place, gene   A3   d4   X7
//   move    study F05   adult B2   cause E02   validate C15   plan_a   bury F07   draw   draw 2
//           roll 3 2 1   face V   senator d1   maneuver n   step d2   tube 1 3   thaw X4 2
//           figure 1 child   symbol W 5   dystopia anomie   yes   no   end
#pragma once

#include <string>
#include <string_view>

#include "engine/enum_words.hpp"
#include "engine/parsed.hpp"
#include "games/restart/rules/move.hpp"
#include "games/restart/rules/plan.hpp"
#include "games/restart/rules/state.hpp"

namespace paradoxa::restart {

std::string to_text(Card card);      // "F05", "-" for none
std::string to_text(Chain chain);    // "C12"
std::string to_text(Gadget gadget);  // "GP1"
std::string to_text(Space space);    // "A3"
std::string to_text(Place place);    // "d4"
std::string to_text(Gene gene);      // "X7"
std::string to_text(const Move& move);

std::string_view kind_text(MoveKind kind);  // "study"

// Understands every move there is, legal or not.
Parsed<Move> parse_move(std::string_view text);

inline constexpr EnumWords<Phase, kPhases> kPhaseWords{
    "setup", "first", "study", "perception", "intelligence", "memory",
    "end",   "round", "row",   "final",      "evaluate"};
inline constexpr EnumWords<Ask, kAsks> kAskWords{
    "character",  "card",       "chain",     "gadget",      "roll",       "gene",
    "buy",        "chain_drop", "child",     "free_study",  "foresee",    "study",
    "perception", "text",       "operation", "take_chain",  "recover",    "intelligence",
    "fix",        "reroll",     "protect",   "veto",        "senator",    "maneuver",
    "step",       "bill",       "take_gene", "place_gene",  "after_gene", "overflow",
    "figure",     "symbol",     "memory",    "second_draw", "hand_limit", "final_study",
    "evaluate",   "over",       "next"};
inline constexpr EnumWords<Basic, kBasics> kBasicWords{"study", "move", "cause", "validate",
                                                       "plan",  "time", "draw"};
inline constexpr EnumWords<Op, kOps> kOpWords{
    "none",      "text", "operation", "draw",        "place_deck", "dig",     "refill",
    "new_chain", "take", "recover",   "second_draw", "plan",       "foresee", "benefit"};

}  // namespace paradoxa::restart
