// The final ranking.
#pragma once

#include <optional>

#include "engine/outcome.hpp"
#include "games/paradominetor/content/content.hpp"
#include "games/paradominetor/rules/state.hpp"

namespace paradoxa::paradominetor {

// PD-8.2: most points; PD-8.3: then fewest halves (PD-R21); PD-8.4, PD-8.5: equal in both is the
// same rank, a shared win at the top (PD-R22).
constexpr bool ranks_before(int score_a, int halves_a, int score_b, int halves_b) {
  return score_a != score_b ? score_a > score_b : halves_a < halves_b;
}

constexpr Outcome rank(const PerSeat<std::int16_t>& scores, const PerSeat<std::uint8_t>& halves,
                       int seats) {
  Outcome outcome;
  outcome.seats = static_cast<std::uint8_t>(seats);
  outcome.scores = scores;
  for (std::size_t s = 0; s < outcome.seats; ++s) {
    std::uint8_t before = 0;
    for (std::size_t other = 0; other < outcome.seats; ++other)
      before = static_cast<std::uint8_t>(
          before + ranks_before(scores[other], halves[other], scores[s], halves[s]));
    outcome.ranks[s] = static_cast<std::uint8_t>(before + 1);
  }
  return outcome;
}

// PD-8.1: only after the last trick. PD-7.10, PD-R20: tricks count, tiles do not.
constexpr std::optional<Outcome> score(const State& state) {
  if (state.phase != Phase::kEnd) return std::nullopt;
  PerSeat<std::int16_t> scores{};
  ScoreRow ones{"ones", "PD-7.9"_clause, {}}, halves{"halves", "PD-7.9"_clause, {}};
  for (int s = 0; s < state.seats(); ++s) {
    const auto at = static_cast<std::size_t>(s);
    scores[at] = static_cast<std::int16_t>(state.score(seat(s)));
    ones.amounts[at] = state.ones[at];
    halves.amounts[at] = state.halves[at];
  }
  Outcome outcome = rank(scores, state.halves, state.seats());
  outcome.rows.push_back(ones);
  outcome.rows.push_back(halves);
  return outcome;
}

constexpr std::optional<Outcome> outcome(const Content&, const State& state) {
  return score(state);
}

}  // namespace paradoxa::paradominetor
