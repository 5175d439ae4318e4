// Who has won (IS-23.1).
#pragma once

#include <optional>

#include "engine/outcome.hpp"
#include "games/island/rules/state.hpp"

namespace paradoxa::island {

// IS-23.1: one winner, and all others lose; there are no points. IS-23.10: without a winner nobody
// is ahead of anybody.
constexpr std::optional<Outcome> outcome(const Content&, const State& state) {
  if (state.ask != Ask::kOver) return std::nullopt;
  Outcome outcome;
  outcome.seats = static_cast<std::uint8_t>(state.seats());
  for (std::size_t s = 0; s < outcome.seats; ++s) {
    const bool won = state.winner.index == s;
    outcome.scores[s] = won ? 1 : 0;
    outcome.ranks[s] = won || state.winner == kNoSeat ? 1 : 2;
  }
  if (state.winner != kNoSeat) {
    ScoreRow row{"mission", "IS-23.1"_clause, {}};
    row.amounts[state.winner.index] = 1;
    outcome.rows.push_back(row);
  }
  return outcome;
}

}  // namespace paradoxa::island
