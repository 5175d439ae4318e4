// Whether the server keeps up, and who has to wait when it does not.
//
// A growing queue makes everyone wait, and people who are tired of waiting ask again. So when
// the loop or the writer runs late, some work is refused at once instead, with a time after which
// to come back: first what would bring more work, then advice, and moves last and never all of
// them. What share of the moves is refused follows the delay that is measured, up quickly and down
// slowly.
//
// Only a standing delay counts: the smallest of the last few looks. A process that had to wait for
// its core is late once and then has no queue; refusing work would not make it any more punctual.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "store/durations.hpp"

namespace paradoxa {

enum class Work : std::uint8_t {
  kNew,     // people, tables, replays, and bots at tables where no one is watching
  kAdvice,  // hints
  kMove,
};
inline constexpr std::size_t kKindsOfWork = 3;

class Pressure {
 public:
  static constexpr std::int64_t kEveryMs = 50;      // how often to look
  static constexpr std::int64_t kLateMs = 100;      // a delay that players do not notice
  static constexpr std::size_t kStandingLooks = 3;  // in a row, before a delay counts
  static constexpr double kMaxRefusedShare = 0.9;   // of the moves
  static constexpr double kAdviceRefusedFrom = 0.1;

  // How late the server runs at the moment.
  void observe(std::int64_t late_ms) {
    delays_.add(std::chrono::milliseconds(late_ms));
    latest_[looks_++ % kStandingLooks] = late_ms;
    const std::int64_t standing_ms = *std::min_element(latest_.begin(), latest_.end());
    const double excess = static_cast<double>(standing_ms - kLateMs) / static_cast<double>(kLateMs);
    level_ += excess > 0 ? 0.05 * std::min(excess, 4.0) : -0.01;
    level_ = std::clamp(level_, 0.0, kMaxRefusedShare);
  }

  // Whether to do it; where not, that is counted.
  bool admits(Work work) {
    const bool admitted = would_admit(work);
    refused_[static_cast<std::size_t>(work)] += !admitted;
    return admitted;
  }
  // When to come back.
  std::int64_t retry_ms() const { return 250 + static_cast<std::int64_t>(level_ * 1750); }

  // The share of the moves that is refused.
  double level() const { return level_; }
  std::uint64_t refused(Work work) const { return refused_[static_cast<std::size_t>(work)]; }
  const Durations& delays() const { return delays_; }

 private:
  bool would_admit(Work work) {
    if (work == Work::kNew) return level_ <= 0;
    if (work == Work::kAdvice) return level_ < kAdviceRefusedFrom;
    owed_ += level_;
    if (owed_ < 1) return true;
    owed_ -= 1;
    return false;
  }

  std::array<std::int64_t, kStandingLooks> latest_{};  // the last looks, in turn
  std::size_t looks_ = 0;
  double level_ = 0;
  double owed_ = 0;  // refusals, in parts
  std::array<std::uint64_t, kKindsOfWork> refused_{};
  Durations delays_;
};

}  // namespace paradoxa
