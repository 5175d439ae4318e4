// Reads the whole store once, in the background: damage in games that no one opens is found before
// the last good backup of them is gone.
#pragma once

#include <atomic>
#include <string>
#include <thread>

#include "server/log.hpp"
#include "server/loop.hpp"
#include "store/store.hpp"

namespace paradoxa {

class StoreCheck {
 public:
  // Writes to the log, through the loop, what it finds.
  StoreCheck(const std::string& store, Loop& loop, Log& log);
  ~StoreCheck();
  StoreCheck(const StoreCheck&) = delete;
  StoreCheck& operator=(const StoreCheck&) = delete;

 private:
  std::atomic<bool> stop_ = false;
  std::thread thread_;
};

}  // namespace paradoxa
