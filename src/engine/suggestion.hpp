// A move that a game thinks worth a look, for searches.
#pragma once

namespace paradoxa {

template <class Move>
struct Suggestion {
  Move move{};
  float prior = 0;  // what it is expected to bring against the best one, in a search's reward
};

}  // namespace paradoxa
