// Are two lists of times draws of one distribution?
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

namespace paradoxa {

// The greatest distance between the two empirical distribution functions (Kolmogorov and Smirnov).
inline double distance_of(std::vector<std::int64_t> a, std::vector<std::int64_t> b) {
  std::sort(a.begin(), a.end());
  std::sort(b.begin(), b.end());
  double most = 0;
  std::size_t i = 0, j = 0;
  while (i < a.size() && j < b.size()) {
    const std::int64_t at = std::min(a[i], b[j]);
    while (i < a.size() && a[i] == at) ++i;
    while (j < b.size() && b[j] == at) ++j;
    const double here = static_cast<double>(i) / static_cast<double>(a.size()) -
                        static_cast<double>(j) / static_cast<double>(b.size());
    most = std::max(most, std::abs(here));
  }
  return most;
}

// Draws of one distribution are further apart than this once in a thousand million comparisons.
inline double suspicious_distance(std::size_t a, std::size_t b) {
  const double n = static_cast<double>(a), m = static_cast<double>(b);
  return std::sqrt(-0.5 * std::log(0.5e-9) * (n + m) / (n * m));
}

}  // namespace paradoxa
