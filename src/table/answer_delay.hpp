// How long the table waits before it makes the only move of a secret question.
//
// It waits as long as the seat itself might have: others must not tell a forced answer from a
// chosen one by the time it took.
#pragma once

#include <cstdint>
#include <vector>

namespace paradoxa {

// Longer answers are no model: nobody waits for minutes where nothing is to be decided.
inline constexpr std::int64_t kMaxDelayMs = 60'000;

// A time that could have been one of these; `quantile` is in [0, 1). Between two of them it is
// drawn evenly, so that it copies none: an observer may have seen them all.
std::int64_t drawn_delay_ms(std::vector<std::int64_t> times_ms, double quantile);

}  // namespace paradoxa
