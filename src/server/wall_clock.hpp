// The one place of the server that looks at a clock on the wall.
#pragma once

#include <chrono>
#include <cstdint>

namespace paradoxa {

// Milliseconds since 1970.
inline std::int64_t wall_clock_ms() {
  using std::chrono::milliseconds;
  const auto since = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<milliseconds>(since).count();
}

}  // namespace paradoxa
