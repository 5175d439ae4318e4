// Work that would hold the loop up: hashing of passwords, making replays.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace paradoxa {

class Workers {
 public:
  explicit Workers(std::size_t longest_line = 64);
  virtual ~Workers();
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  // False when the line is full.
  virtual bool submit(std::function<void()> work);
  std::size_t waiting() const;

 private:
  void run();

  const std::size_t longest_line_;
  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<std::function<void()>> line_;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace paradoxa
