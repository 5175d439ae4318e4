#include "lab/progress.hpp"

#include <cstdio>
#include <string>

#include <unistd.h>

namespace paradoxa {

ProgressBar::ProgressBar(int total) : total_(total), on_(isatty(STDERR_FILENO) != 0) {}

ProgressBar::~ProgressBar() {
  if (on_) std::fputs("\r\x1b[K", stderr);  // the report takes its place
}

void ProgressBar::show(int done) {
  constexpr auto kPause = std::chrono::milliseconds(100);
  constexpr int kWidth = 40;
  if (!on_ || Clock::now() < next_) return;
  next_ = Clock::now() + kPause;
  const auto filled = static_cast<std::size_t>(static_cast<long long>(done) * kWidth / total_);
  const std::string bar = std::string(filled, '#') + std::string(kWidth - filled, '.');
  std::fprintf(stderr, "\r[%s] %d of %d games", bar.c_str(), done, total_);
}

}  // namespace paradoxa
