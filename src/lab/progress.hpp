// A bar that fills while a match is played.
#pragma once

#include <chrono>

namespace paradoxa {

// Draws on standard error, and only when that is a terminal.
class ProgressBar {
 public:
  explicit ProgressBar(int total);
  ~ProgressBar();
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  void show(int done);

 private:
  using Clock = std::chrono::steady_clock;

  int total_;
  bool on_;
  Clock::time_point next_{};
};

}  // namespace paradoxa
