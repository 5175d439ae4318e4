// Nature's generator: a table's luck, with numbered draws, so that each can be checked on its own.
#pragma once

#include <array>
#include <cstdint>

#include "engine/chacha20.hpp"

namespace paradoxa {

// Draw j under a key is read from the ChaCha20 stream with nonce j, word by word; a word from the
// incomplete last span of 2^32 / bound is thrown away, so every outcome is equally likely.
constexpr std::uint32_t nature_draw(const Key256& key, std::uint64_t number, std::uint32_t bound) {
  const std::array<std::uint32_t, 3> nonce{static_cast<std::uint32_t>(number),
                                           static_cast<std::uint32_t>(number >> 32), 0};
  const std::uint64_t limit = (std::uint64_t{1} << 32) / bound * bound;
  for (std::uint32_t block = 0;; ++block)
    for (const std::uint32_t word : chacha20_block(key, block, nonce))
      if (word < limit) return word % bound;
}

// A single draw as a generator: a game's `sample` uses it exactly once.
class NatureDraw {
 public:
  constexpr NatureDraw(const Key256& key, std::uint64_t number) : key_(key), number_(number) {}
  constexpr std::uint32_t below(std::uint32_t bound) { return nature_draw(key_, number_, bound); }

 private:
  Key256 key_;
  std::uint64_t number_;
};

}  // namespace paradoxa
