// The quick generator: search, playouts, tests. Never a table's luck (see nature.hpp).
#pragma once

#include <bit>
#include <cstdint>

namespace paradoxa {

// Wyrand (Wang Yi, 2019): a counter, one wide multiplication, its halves folded together.
class FastRandom {
 public:
  constexpr explicit FastRandom(std::uint64_t seed) : state_(seed) {}

  constexpr std::uint64_t next() {
    state_ += 0x2D358DCCAA6C78A5u;
    const Wide product = static_cast<Wide>(state_) * (state_ ^ 0x8BB84B93962EACC9u);
    return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
  }

  // Uniform in 0 … bound-1, unbiased: a multiplication, and a rare retry (Lemire 2019).
  constexpr std::uint32_t below(std::uint32_t bound) {
    std::uint64_t product = (next() >> 32) * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
      const std::uint32_t threshold = (0u - bound) % bound;
      while (static_cast<std::uint32_t>(product) < threshold) product = (next() >> 32) * bound;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

  // An independent generator for one part of the work, so that parts do not affect each other.
  constexpr FastRandom split() { return FastRandom(next()); }

 private:
  // A typedef, for nvcc does not read the other form. NOLINTNEXTLINE(modernize-use-using)
  __extension__ typedef unsigned __int128 Wide;

  std::uint64_t state_;
};

}  // namespace paradoxa
