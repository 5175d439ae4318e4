// How far counted draws are from what was expected.
#pragma once

#include <cmath>

namespace paradoxa::paradominetor {

// Pearson's statistic over cells with enough in them; the rest are one cell.
struct ChiSquare {
  double sum = 0;
  double degrees = 0;
  double rest_seen = 0;
  double rest_expected = 0;

  void cell(double seen, double expected) {
    if (expected < 5) {
      rest_seen += seen;
      rest_expected += expected;
      return;
    }
    sum += (seen - expected) * (seen - expected) / expected;
    degrees += 1;
  }
  // All cells are in: one degree of freedom is lost to the total.
  void close() {
    if (rest_expected >= 5) {
      sum += (rest_seen - rest_expected) * (rest_seen - rest_expected) / rest_expected;
      degrees += 1;
    }
    degrees -= 1;
  }
  void add(const ChiSquare& other) {
    sum += other.sum;
    degrees += other.degrees;
  }
  // In standard deviations (Wilson and Hilferty 1931).
  double deviations() const {
    if (degrees < 1) return 0;
    const double unit = 2 / (9 * degrees);
    return (std::cbrt(sum / degrees) - (1 - unit)) / std::sqrt(unit);
  }
};

// Chance exceeds this once in a billion tests.
inline constexpr double kTooFar = 6;

}  // namespace paradoxa::paradominetor
