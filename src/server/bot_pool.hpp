// Bots that think off the loop, on a few threads, behind a bounded and fair queue.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "bots/adviser.hpp"
#include "bots/belief_shelf.hpp"
#include "server/fair_line.hpp"
#include "store/durations.hpp"

namespace paradoxa {

// Set when the answer is no longer needed.
using Cancelled = std::shared_ptr<std::atomic<bool>>;

// Priorities: first moves that someone at the table is waiting for, then advice, then moves at
// tables where no one is watching.
enum class Urgency : std::uint8_t { kAwaited, kAdvice, kUnwatched };
inline constexpr std::size_t kUrgencies = 3;

struct BotTask {
  std::unique_ptr<AnyPosition> position;
  Seat seat{};
  BotSpec spec{};
  std::uint64_t seed = 0;
  Cancelled cancelled;
  std::function<void(Advice)> done;  // called on a thread of the pool, unless cancelled
  Urgency urgency = Urgency::kUnwatched;
  std::string person{};   // on whose account it goes
  std::string table{};    // where the seat is: what it believes is kept for its next choice
  bool explains = false;  // a person wants to know why
  // Something else to work out from the position, on behalf of the person: then no bot is asked.
  std::function<void(const AnyPosition&)> instead{};
  std::chrono::steady_clock::time_point submitted{};  // the pool notes when
};

class BotPool {
 public:
  BotPool(int threads, std::size_t max_waiting);
  virtual ~BotPool();
  BotPool(const BotPool&) = delete;
  BotPool& operator=(const BotPool&) = delete;

  // False when too much is waiting: ask again later.
  virtual bool submit(BotTask task);

  struct Figures {
    std::array<std::size_t, kUrgencies> waiting{};
    std::size_t thinking = 0;
    Durations waited;  // before a thread was free
    Durations thought;
  };
  Figures figures() const;

 private:
  void run();
  // Waits for a task that has not been cancelled; nothing when the pool ends.
  std::optional<BotTask> next();
  void finished(const Cancelled& task, std::chrono::steady_clock::time_point begin);

  static constexpr std::size_t kMaxBeliefs = 256;

  const std::size_t max_waiting_;
  mutable std::mutex mutex_;
  std::condition_variable wake_;
  FairLine<BotTask, kUrgencies> line_;
  std::vector<Cancelled> underway_;
  Figures figures_;
  BeliefShelf beliefs_{kMaxBeliefs};
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace paradoxa
