// How hard to look for an island that agrees with what was heard.
#pragma once

namespace paradoxa::island {

// Counted, never timed: the same seed gives the same islands.
struct SearchLimits {
  int rounds = 40;     // of searching, and of mending what was found
  int layings = 48;    // in each round
  int mendings = 600;  // changes tried in each round
};

}  // namespace paradoxa::island
