// The quick generator: search, playouts, tests. Never a table's luck (see nature.hpp).
#pragma once

#include <bit>
#include <cstdint>

namespace paradoxa {

// SplitMix64 (Steele, Lea, Flood 2014): a counter and a finalizer, 64 bits of state.
class FastRandom {
 public:
  constexpr explicit FastRandom(std::uint64_t seed) : state_(seed) {}

  constexpr std::uint64_t next() {
    std::uint64_t z = (state_ += 0x9E3779B97F4A7C15u);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
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

  // A generator of its own for one part of the work, so that parts do not disturb each other.
  constexpr FastRandom split() { return FastRandom(next()); }

 private:
  std::uint64_t state_;
};

}  // namespace paradoxa
