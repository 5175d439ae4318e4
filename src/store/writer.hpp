// The one that writes: takes whatever is waiting into one commit, and tells when it is durable.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "store/durations.hpp"
#include "store/store.hpp"

namespace paradoxa {

// Called on the writer's thread, after the commit has returned.
using WhenKept = std::function<void(Kept)>;

// Why nothing can be kept from now on, or an empty text: it can again. Called on the writer's
// thread when this changes.
using WhenStoreChanges = std::function<void(const std::string&)>;

// What the house writes through.
class Writer {
 public:
  virtual ~Writer() = default;
  virtual void submit(Job job, WhenKept done) = 0;

  struct Figures {
    std::uint64_t commits = 0;
    std::uint64_t jobs = 0;
    std::uint64_t failed = 0;
    std::size_t waiting = 0;  // jobs, with those that are being written
    Durations took;           // commits
  };
  virtual Figures figures() const = 0;
  // How long the oldest job has waited by now that is not durable yet.
  virtual std::chrono::milliseconds behind() const = 0;
};

// On a thread of its own.
class WriterThread final : public Writer {
 public:
  static constexpr std::chrono::milliseconds kExamineEvery{400};

  // The store outlives the writer and is used by nobody else to write. It is looked at with every
  // commit, and `every` so often without one.
  explicit WriterThread(Store& store, WhenStoreChanges changed = {},
                        std::chrono::milliseconds every = kExamineEvery);
  // Writes what is waiting, then stops.
  ~WriterThread() override;
  WriterThread(const WriterThread&) = delete;
  WriterThread& operator=(const WriterThread&) = delete;

  void submit(Job job, WhenKept done) override;
  Figures figures() const override;
  std::chrono::milliseconds behind() const override;

 private:
  struct Waiting {
    std::vector<Job> jobs;
    std::vector<WhenKept> done;
    std::chrono::steady_clock::time_point since{};  // the first of them
  };

  void run();
  void write(const Waiting& taken);
  void report(const std::string& failure);
  void report_failing(const std::string& why);
  void examine();

  Store& store_;
  const WhenStoreChanges changed_;
  const std::chrono::milliseconds every_;
  std::string failure_;  // as it was reported last
  std::string rescued_;  // where a copy is
  std::chrono::steady_clock::time_point examined_{};
  mutable std::mutex mutex_;
  std::condition_variable wake_;
  Waiting waiting_;
  std::size_t writing_ = 0;  // jobs of the commit under way, the first of them waiting since
  std::chrono::steady_clock::time_point writing_since_{};
  Figures figures_;
  bool stopping_ = false;
  std::thread thread_;  // last: it starts when all else is there
};

}  // namespace paradoxa
