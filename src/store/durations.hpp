// How long something took, again and again: a histogram in the buckets that an operator looks at.
#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>

namespace paradoxa {

class Durations {
 public:
  // The upper ends of all buckets but the last, which has none.
  static constexpr std::array kSeconds{0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05,
                                       0.1,    0.2,   0.5,   1.0,   2.0,  5.0,  10.0};

  void add(std::chrono::duration<double> taken) {
    const double seconds = std::max(0.0, taken.count());
    const auto bucket = std::lower_bound(kSeconds.begin(), kSeconds.end(), seconds);
    ++counts_[static_cast<std::size_t>(bucket - kSeconds.begin())];
    sum_ += seconds;
    ++count_;
  }
  // Since that moment.
  void add_since(std::chrono::steady_clock::time_point begin) {
    add(std::chrono::steady_clock::now() - begin);
  }

  std::uint64_t in_bucket(std::size_t bucket) const { return counts_[bucket]; }
  std::uint64_t count() const { return count_; }
  double seconds() const { return sum_; }

 private:
  std::array<std::uint64_t, kSeconds.size() + 1> counts_{};
  double sum_ = 0;
  std::uint64_t count_ = 0;
};

}  // namespace paradoxa
