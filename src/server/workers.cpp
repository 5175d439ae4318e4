#include "server/workers.hpp"

namespace paradoxa {

Workers::Workers(std::size_t longest_line)
    : longest_line_(longest_line), thread_([this] { run(); }) {}

Workers::~Workers() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_one();
  thread_.join();
}

bool Workers::submit(std::function<void()> work) {
  {
    const std::lock_guard lock(mutex_);
    if (line_.size() >= longest_line_) return false;
    line_.push_back(std::move(work));
  }
  wake_.notify_one();
  return true;
}

std::size_t Workers::waiting() const {
  const std::lock_guard lock(mutex_);
  return line_.size();
}

void Workers::run() {
  for (;;) {
    std::function<void()> work;
    {
      std::unique_lock lock(mutex_);
      wake_.wait(lock, [this] { return stopping_ || !line_.empty(); });
      if (stopping_) return;
      work = std::move(line_.front());
      line_.pop_front();
    }
    work();
  }
}

}  // namespace paradoxa
