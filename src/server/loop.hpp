// The server's event loop: one thread.
#pragma once

#include <cstdint>
#include <functional>

namespace paradoxa {

class Loop {
 public:
  virtual ~Loop() = default;
  // From any thread: do this on the loop, soon.
  virtual void post(std::function<void()> work) = 0;
  // On the loop: do this after some time.
  virtual void after(std::int64_t delay_ms, std::function<void()> work) = 0;
  // Milliseconds since 1970. Never jumps backwards or forwards.
  virtual std::int64_t now_ms() const = 0;
};

}  // namespace paradoxa
