// The few statistics a match needs.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

namespace paradoxa {

struct Interval {
  double low = 0;
  double high = 1;

  friend bool operator==(const Interval&, const Interval&) = default;
};

// Wilson's interval for a share of wins, at 95 %. A shared win is a fraction of one; counting it as
// if it were won or lost whole can only widen the interval, and it stays sensible at 0 and at 1.
inline Interval wilson95(double wins, double games) {
  if (games <= 0) return {};
  constexpr double kZ = 1.959963984540054;
  const double share = wins / games;
  const double scale = 1 + kZ * kZ / games;
  const double middle = (share + kZ * kZ / (2 * games)) / scale;
  const double half =
      kZ / scale * std::sqrt(share * (1 - share) / games + kZ * kZ / (4 * games * games));
  return {std::clamp(middle - half, 0.0, share),
          std::clamp(middle + half, share, 1.0)};  // rounding
}

// The lower one of the two in the middle. Precondition: not empty.
inline int median(std::vector<int> values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>((values.size() - 1) / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

}  // namespace paradoxa
