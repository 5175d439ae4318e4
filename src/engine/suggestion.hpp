// A move that a game suggests to a search.
#pragma once

namespace paradoxa {

template <class Move>
struct Suggestion {
  Move move{};
  float prior = 0;  // its expected reward relative to the best one
};

}  // namespace paradoxa
