// Bots that think beside the loop, on a few threads, with a bounded line of positions before them.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "bots/adviser.hpp"

namespace paradoxa {

// Set by whoever no longer wants the answer.
using Cancelled = std::shared_ptr<std::atomic<bool>>;

struct BotTask {
  std::unique_ptr<AnyPosition> position;
  Seat seat{};
  BotSpec spec{};
  std::uint64_t seed = 0;
  Cancelled cancelled;
  std::function<void(Advice)> done;  // called on a thread of the pool, unless cancelled
};

class BotPool {
 public:
  BotPool(int threads, std::size_t longest_line);
  virtual ~BotPool();
  BotPool(const BotPool&) = delete;
  BotPool& operator=(const BotPool&) = delete;

  // False when the line is full: ask again later.
  virtual bool submit(BotTask task);
  std::size_t waiting() const;

 private:
  void run();

  const std::size_t longest_line_;
  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<BotTask> line_;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace paradoxa
