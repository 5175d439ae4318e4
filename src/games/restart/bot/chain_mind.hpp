// How near a Chain is: for each place its pattern fits, which cards are of a wrong type (one mask
// and one number of the grid), and whether they can be played over this turn.
#pragma once

#include <array>

#include "games/restart/content/content.hpp"
#include "games/restart/rules/chapters/chains.hpp"
#include "games/restart/rules/state.hpp"

namespace paradoxa::restart {

// What a player has for it.
struct Reach {
  Planes grid{};
  SymmetrySet turnings{};
  std::array<int, kTypes> cards{};  // in hand
  int zones = 0;
  int time = 0;
  int rebate = 0;
  int voids = 0;
  // In a turn in which it can still be Validated.
  bool now = false;
  int moves = 0;
  int causes = 0;
  int assists = 0;
  Space adult{};
  Space child{};
  SpaceSet open{};  // where the Adult can go
};

Reach reach_of(const Content& content, const State& state, Seat seat);

// The chance that it is Validated: this turn, or else at some time.
struct ChainChance {
  double chance = 0;
  bool now = false;
};
ChainChance chain_chance(const Content& content, const Reach& reach, Chain chain);
// Of a Chain that only its level is known of.
double unknown_chance(const Content& content, const Reach& reach, int level);

}  // namespace paradoxa::restart
