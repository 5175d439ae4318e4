// How a game ended: scores with their breakdown, ranks, ties.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/fixed_list.hpp"
#include "engine/seat.hpp"

namespace paradoxa {

template <class T>
using PerSeat = std::array<T, kMaxSeats>;

struct ScoreRow {
  std::string_view label;
  PerSeat<std::int16_t> amounts{};

  friend constexpr bool operator==(const ScoreRow&, const ScoreRow&) = default;
};

// Scores are in the smallest unit of the game (Paradominetor: half points), so always whole.
// Ranks are standard competition ranking: 1, 1, 3; every seat of rank 1 shares the win.
struct Outcome {
  std::uint8_t seats = 0;
  PerSeat<std::int16_t> scores{};
  PerSeat<std::uint8_t> ranks{};
  FixedList<ScoreRow, 16> rows;

  constexpr int winners() const {
    int count = 0;
    for (std::size_t s = 0; s < seats; ++s) count += ranks[s] == 1;
    return count;
  }
  // A shared win counts as its fraction.
  constexpr double win_share(Seat s) const { return ranks[s.index] == 1 ? 1.0 / winners() : 0.0; }

  friend constexpr bool operator==(const Outcome&, const Outcome&) = default;
};

}  // namespace paradoxa
