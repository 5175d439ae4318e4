// How a game ended: scores with their breakdown, ranks, ties.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/clause.hpp"
#include "engine/fixed_list.hpp"
#include "engine/seat.hpp"

namespace paradoxa {

template <class T>
using PerSeat = std::array<T, kMaxSeats>;

struct ScoreRow {
  std::string_view label;
  Clause clause{};  // by which these points are given
  PerSeat<std::int16_t> amounts{};

  friend constexpr bool operator==(const ScoreRow&, const ScoreRow&) = default;
};

// A row as it is told: with as many amounts as there are seats.
struct ScoreLine {
  static constexpr const char* kType = "ScoreLine";
  std::string_view label;
  FixedList<std::int16_t, kMaxSeats> points;
  Clause clause{};

  constexpr void fields(auto& f) const {
    f("label", label, "what for");
    f("points", points, "by seat");
    f("clause", clause, "the rule that gives them");
  }
};

inline constexpr std::size_t kMaxScoreRows = 16;

// Scores are in the smallest unit of the game (Paradominetor: half points), so always whole.
// Ranks are standard competition ranking: 1, 1, 3; every seat of rank 1 shares the win.
struct Outcome {
  std::uint8_t seats = 0;
  PerSeat<std::int16_t> scores{};
  PerSeat<std::uint8_t> ranks{};
  FixedList<ScoreRow, kMaxScoreRows> rows;

  constexpr FixedList<std::int16_t, kMaxSeats> seat_scores() const { return by_seat(scores); }
  constexpr FixedList<std::uint8_t, kMaxSeats> seat_ranks() const { return by_seat(ranks); }
  // Of one row; nothing where there is no such row.
  constexpr FixedList<std::int16_t, kMaxSeats> row_points(std::size_t row) const {
    return row < rows.size() ? by_seat(rows[row].amounts) : FixedList<std::int16_t, kMaxSeats>{};
  }
  constexpr FixedList<ScoreLine, kMaxScoreRows> lines() const {
    FixedList<ScoreLine, kMaxScoreRows> told;
    for (const ScoreRow& row : rows) told.push_back({row.label, by_seat(row.amounts), row.clause});
    return told;
  }

  constexpr int winners() const {
    int count = 0;
    for (std::size_t s = 0; s < seats; ++s) count += ranks[s] == 1;
    return count;
  }
  // A shared win counts as its fraction.
  constexpr double win_share(Seat s) const { return ranks[s.index] == 1 ? 1.0 / winners() : 0.0; }

  friend constexpr bool operator==(const Outcome&, const Outcome&) = default;

 private:
  template <class T>
  constexpr FixedList<T, kMaxSeats> by_seat(const PerSeat<T>& values) const {
    FixedList<T, kMaxSeats> list;
    for (std::size_t s = 0; s < seats; ++s) list.push_back(values[s]);
    return list;
  }
};

}  // namespace paradoxa
