// How far counts are from what they should be, as a probability.
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "engine/sha256.hpp"

namespace paradoxa {

// The chance that a chi-square variable of k degrees of freedom exceeds x: the cube root of x / k
// is close to normal (Wilson and Hilferty 1931), good to a few percent of p for k >= 10.
inline double chi_square_tail(double x, double k) {
  const double spread = 2.0 / (9.0 * k);
  const double z = (std::cbrt(x / k) - (1.0 - spread)) / std::sqrt(spread);
  return 0.5 * std::erfc(z / std::sqrt(2.0));
}

// Independent throws into cells of equal chance.
inline double p_of_equal_cells(const std::vector<std::uint64_t>& cells) {
  double total = 0, sum = 0;
  for (const std::uint64_t count : cells) total += static_cast<double>(count);
  const double expected = total / static_cast<double>(cells.size());
  for (const std::uint64_t count : cells)
    sum += (static_cast<double>(count) - expected) * (static_cast<double>(count) - expected);
  return chi_square_tail(sum / expected, static_cast<double>(cells.size() - 1));
}

// How often each of n cards came to each of n places, over whole shuffles: rows and columns have
// fixed sums, so the statistic is scaled and has (n - 1)^2 degrees of freedom.
inline double p_of_card_by_place(const std::vector<std::uint64_t>& cells, std::size_t n) {
  double total = 0, sum = 0;
  for (const std::uint64_t count : cells) total += static_cast<double>(count);
  const double expected = total / static_cast<double>(n * n);
  for (const std::uint64_t count : cells)
    sum += (static_cast<double>(count) - expected) * (static_cast<double>(count) - expected);
  const double m = static_cast<double>(n - 1);
  return chi_square_tail(sum / expected * m / static_cast<double>(n), m * m);
}

// A fair generator fails this once in 5,000 runs on either side, so tests that run often use fixed
// keys, and those with fresh ones look twice.
inline bool believable(double p) { return p > 0.0001 && p < 0.9999; }

inline std::string_view environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string_view{} : std::string_view{value};
}

inline bool soaking() { return environment("PARADOXA_BUDGET").starts_with("soak"); }

}  // namespace paradoxa
