// The final ranking.
#pragma once

#include <optional>

#include "engine/outcome.hpp"
#include "games/paradoxical/content/content.hpp"
#include "games/paradoxical/rules/state.hpp"

namespace paradoxa::paradoxical {

// PX-1.4: tokens alone; PX-11.3, PX-R29: who shares the most shares a draw.
constexpr Outcome rank(const std::array<std::uint8_t, kMaxPlayers>& tokens, int seats) {
  Outcome outcome;
  outcome.seats = static_cast<std::uint8_t>(seats);
  for (std::size_t s = 0; s < outcome.seats; ++s) {
    std::uint8_t before = 1;
    for (std::size_t other = 0; other < outcome.seats; ++other)
      before = static_cast<std::uint8_t>(before + (tokens[other] > tokens[s]));
    outcome.scores[s] = tokens[s];
    outcome.ranks[s] = before;
  }
  return outcome;
}

constexpr std::optional<Outcome> outcome(const Content&, const State& state) {
  if (state.ask != Ask::kOver) return std::nullopt;
  return rank(state.tokens, state.seats());
}

}  // namespace paradoxa::paradoxical
