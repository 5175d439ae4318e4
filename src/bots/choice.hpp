// What a bot answers: its move, and what it thought of the others.
#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/fixed_list.hpp"

namespace paradoxa {

template <class G>
struct MoveAnalysis {
  typename G::Move move{};
  std::uint32_t visits = 0;     // simulations that began with this move
  std::uint32_t available = 0;  // simulations in which it could have been chosen
  double value = 0;             // mean reward of the deciding seat, 0 to 1 (reward.hpp)
};

// `considered` holds every legal move in the order of the legal list when the bot searched, and
// nothing when it did not (a forced move, a heuristic).
template <class G>
struct Choice {
  typename G::Move move{};
  std::uint32_t iterations = 0;
  FixedList<MoveAnalysis<G>, G::MoveList::capacity()> considered;
};

}  // namespace paradoxa
