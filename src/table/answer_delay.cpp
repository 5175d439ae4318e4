#include "table/answer_delay.hpp"

#include <algorithm>

namespace paradoxa {
namespace {

// What people take who have not answered often enough yet to be their own model.
constexpr std::int64_t kFirstTimesMs[] = {1500, 2500, 4000, 7000};
constexpr std::size_t kEnough = 6;

}  // namespace

std::int64_t drawn_delay_ms(std::vector<std::int64_t> times_ms, double quantile) {
  std::erase_if(times_ms, [](std::int64_t ms) { return ms > kMaxDelayMs; });
  if (times_ms.size() < kEnough)
    times_ms.insert(times_ms.end(), std::begin(kFirstTimesMs), std::end(kFirstTimesMs));
  std::sort(times_ms.begin(), times_ms.end());
  // Somewhat beyond the shortest and the longest, as the next answer may be.
  times_ms.insert(times_ms.begin(), times_ms.front() * 4 / 5);
  times_ms.push_back(times_ms.back() * 5 / 4);
  const double place = quantile * static_cast<double>(times_ms.size() - 1);
  const auto below = std::min(static_cast<std::size_t>(place), times_ms.size() - 2);
  const auto low = static_cast<double>(times_ms[below]);
  const auto high = static_cast<double>(times_ms[below + 1]);
  return static_cast<std::int64_t>(low + (high - low) * (place - static_cast<double>(below)));
}

}  // namespace paradoxa
