// How much is too much: buckets that fill with time.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>

namespace paradoxa {

// Holds `burst` at most and regains `per_second`; each use takes one.
class Bucket {
 public:
  Bucket(double burst, double per_second) : burst_(burst), per_second_(per_second), level_(burst) {}

  bool take(std::int64_t now_ms) {
    if (last_ms_ != 0)
      level_ =
          std::min(burst_, level_ + per_second_ * static_cast<double>(now_ms - last_ms_) / 1000);
    last_ms_ = now_ms;
    if (level_ < 1) return false;
    level_ -= 1;
    return true;
  }
  // How long until the next one can be taken.
  std::int64_t wait_ms() const {
    return level_ >= 1 ? 0 : static_cast<std::int64_t>((1 - level_) / per_second_ * 1000) + 1;
  }
  // As if never used: its owner can be forgotten.
  bool full(std::int64_t now_ms) const {
    return level_ + per_second_ * static_cast<double>(now_ms - last_ms_) / 1000 >= burst_;
  }

 private:
  double burst_;
  double per_second_;
  double level_;
  std::int64_t last_ms_ = 0;
};

// A bucket for each key (an address, a person), forgotten when it is full again.
class Buckets {
 public:
  // `factor` widens it: a trusted network, a load test.
  Buckets(double burst, double per_second, double factor = 1)
      : burst_(burst * factor), per_second_(per_second * factor) {}

  bool take(const std::string& key, std::int64_t now_ms) {
    if (buckets_.size() >= kSweepAt)
      std::erase_if(buckets_, [&](const auto& item) { return item.second.full(now_ms); });
    return buckets_.try_emplace(key, burst_, per_second_).first->second.take(now_ms);
  }

 private:
  static constexpr std::size_t kSweepAt = 10000;

  double burst_;
  double per_second_;
  std::map<std::string, Bucket> buckets_;
};

// How many of something each key has at the moment.
class Counts {
 public:
  explicit Counts(std::size_t most) : most_(most) {}

  bool enter(const std::string& key) {
    std::size_t& count = counts_[key];
    if (count >= most_) return false;
    ++count;
    return true;
  }
  void leave(const std::string& key) {
    const auto found = counts_.find(key);
    if (found != counts_.end() && --found->second == 0) counts_.erase(found);
  }

 private:
  std::size_t most_;
  std::map<std::string, std::size_t> counts_;
};

}  // namespace paradoxa
