// What a fuzz target holds to be true of every input.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "games/paradominetor/backstory/ending.hpp"
#include "games/registry.hpp"

namespace paradoxa {

inline const bool kSearchesAreShort = [] {
  paradominetor::search_attempts = 1;
  return true;
}();

// Stops the run and says what did not hold; libFuzzer keeps the input.
inline void must_hold(bool holds, std::string_view what, std::string_view about = {}) {
  if (holds) return;
  std::fprintf(stderr, "does not hold: %.*s\n%.*s\n", static_cast<int>(what.size()), what.data(),
               static_cast<int>(about.size()), about.data());
  std::abort();
}

inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

inline const Registry& games() {
  static const auto registry = load_registry({});
  must_hold(registry.ok(), "the games load", registry.error());
  return **registry;
}

}  // namespace paradoxa
