// The one place of the server that looks at clocks.
#pragma once

#include <chrono>
#include <cstdint>

#include <time.h>

namespace paradoxa {

// Milliseconds since 1970.
inline std::int64_t wall_clock_ms() {
  using std::chrono::milliseconds;
  const auto since = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<milliseconds>(since).count();
}

// The date at the start of the server, and the time that has passed since: someone who sets the
// clock of the machine neither stops the limits from refilling nor takes thinking time from a
// player. Time in which the machine slept counts. A corrected date is used from the next start on.
class SteadyClock {
 public:
  explicit SteadyClock(std::int64_t (*date_ms)() = &wall_clock_ms) : date_at_start_ms_(date_ms()) {}

  std::int64_t now_ms() const { return date_at_start_ms_ + since_boot_ms() - start_ms_; }

 private:
  static std::int64_t since_boot_ms() {
    timespec since{};
    ::clock_gettime(CLOCK_BOOTTIME, &since);
    return std::int64_t{since.tv_sec} * 1000 + since.tv_nsec / 1'000'000;
  }

  std::int64_t date_at_start_ms_;
  std::int64_t start_ms_ = since_boot_ms();
};

}  // namespace paradoxa
