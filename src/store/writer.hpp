// The one that writes: takes whatever is waiting into one commit, and tells when it is durable.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "store/store.hpp"

namespace paradoxa {

// Called on the writer's thread, after the commit has returned.
using WhenKept = std::function<void(Kept)>;

class Writer {
 public:
  // The store outlives the writer and is used by nobody else to write.
  explicit Writer(Store& store);
  // Writes what is waiting, then stops.
  ~Writer();
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;

  void submit(Job job, WhenKept done);

  struct Figures {
    std::uint64_t commits = 0;
    std::uint64_t jobs = 0;
    std::uint64_t failed = 0;
  };
  Figures figures() const;

 private:
  struct Waiting {
    std::vector<Job> jobs;
    std::vector<WhenKept> done;
  };

  void run();

  Store& store_;
  mutable std::mutex mutex_;
  std::condition_variable wake_;
  Waiting waiting_;
  Figures figures_;
  bool stopping_ = false;
  std::thread thread_;  // last: it starts when all else is there
};

}  // namespace paradoxa
