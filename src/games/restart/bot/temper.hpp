// How bots weigh things, in points; no rule depends on these numbers.
#pragma once

#include "games/restart/rules/dystopia.hpp"

namespace paradoxa::restart {

struct PandemiaTemper {
  double near_end = 3;    // turns left that make a whole milestone count half
  double lead_moves = 4;  // spaces ahead that make the bonus three times as likely
};

struct AnomieTemper {
  double near_end = 2;        // turns left that make what lies ahead count half
  double trapped = -0.5;      // a Senator under others
  double on_target = 0.55;    // one on the Law or a Bill: it blocks it, and is near the others
  double next_to_free = 1.2;  // one that can score with its next Plan
  double two_away = 0.6;
  double rivals = 0.35;  // of what the others have
};

struct ExtinctionTemper {
  double near_end = 2;
  double empty_tube = 1.0;
  double single = 1.4;
  double growth = 0.35;  // of what one more card would add to a set
  double broken = 0.4;   // of what is under a stray card
  double frozen = 0.8;
};

struct OceanrealmTemper {
  double near_end = 2;
  double part = 0.75;  // of a set's points for a part of it, by how much of it is there
  double rivals = 0.4;
  double symbols[3] = {0.85, 0.6, 0.45};  // one of each kind
};

struct Temper {
  // Chains.
  double chain_sure = 0.95;    // one that can be Validated this turn
  double chain_step = 0.02;    // less of it for each card that has to be played first
  double chain_next = 0.72;    // one that nothing is missing for, in a later turn
  double chain_effort = 0.6;   // factor for each card that is missing
  double chain_foreign = 1.4;  // a missing type that is not in hand, in cards
  double chain_void = 0.8;     // a void in hand, in cards
  double chain_time = 0.35;    // time that is missing, in cards
  double chain_second = 0.55;  // of the second best Chain in hand
  double chain_third = 0.3;
  double chain_after = 1.5;  // the next Chain that comes with Validating
  double chain_cost = 0.7;   // of the time it costs
  // Tokens and cards.
  double time_first = 1.5;  // of time, each further one worth less by the factor
  double time_more = 0.86;
  double void_first = 1.3;
  double void_more = 0.6;
  double pill_more = 0.15;  // beyond its point, while there are turns to use it in
  double card_first = 1.2;
  double card_more = 0.8;
  double card_text = 0.12;     // of what its text is worth
  double card_study = 0.45;    // of what Studying it would bring
  double rivals_share = 0.35;  // of what the others gain
  double laid_out = 0.3;       // of a token on another space
  double laid_on_row = 0.4;
  // Turns. A player Validates in about half of them.
  double chains_per_turn = 0.56;
  double cards_per_turn = 2.3;
  double half_life = 1.5;  // turns left that make a supply worth half as much
  // Mind fields.
  double fragments_per_turn = 0.33;  // that a field can expect, if it is chosen
  double plan_taken = 0.85;          // of the turns have a Plan
  double pill_bridge = 0.4;          // of what pills make of an icon that is not reached yet
  // Icons, a use each.
  double move_icon = 0.55;
  double cause_icon = 1.1;
  double assist_icon = 1.1;
  double bury_icon = 0.8;
  double draw_icon = 0.55;
  double time_icon = 0.9;
  double heal_icon = 1.05;
  double play_left = 0.3;  // Cause and Assist that are still open this turn
  double move_left = 0.1;
  double bury_left = 0.4;
  // Gadgets, in points of a whole game, by dystopia and number.
  double gadgets[kGadgets] = {5, 5, 4, 2.5, 1, 5, 5,   4, 4, 5, 5, 4, 1.5, 1,
                              2, 4, 4, 3,   4, 3, 2.5, 4, 4, 3, 3, 4, 4,   4};
};

// The search.
struct SearchTemper {
  double reward_of_point = 0.03;  // where nobody leads
  double half_way = 16;           // a lead that makes winning three times as likely
};

inline constexpr Temper kTemper{};
inline constexpr SearchTemper kSearchTemper{};
inline constexpr PandemiaTemper kPandemiaTemper{};
inline constexpr AnomieTemper kAnomieTemper{};
inline constexpr ExtinctionTemper kExtinctionTemper{};
inline constexpr OceanrealmTemper kOceanrealmTemper{};

}  // namespace paradoxa::restart
