// Uniformly random subsets of the set bits of a word.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "engine/bits.hpp"
#include "engine/random.hpp"

namespace paradoxa::paradominetor {
namespace subset_detail {

inline constexpr int kTableBits = 10;  // two hands hold at most ten tiles of a timeframe

// All words of ten bits, by number of bits, then by value: the subsets of the first m bits that
// have k of them are the first of the words with k bits.
struct Subsets {
  std::array<std::uint16_t, 1 << kTableBits> words{};
  std::array<std::uint16_t, kTableBits + 1> first{};  // of the words with k bits
  std::array<std::array<std::uint16_t, kTableBits + 1>, kTableBits + 1> number{};  // m over k
};

consteval Subsets all_subsets() {
  Subsets table;
  std::size_t at = 0;
  for (std::size_t k = 0; k <= kTableBits; ++k) {
    table.first[k] = static_cast<std::uint16_t>(at);
    for (std::size_t word = 0; word < table.words.size(); ++word)
      if (static_cast<std::size_t>(std::popcount(word)) == k)
        table.words[at++] = static_cast<std::uint16_t>(word);
  }
  for (std::size_t m = 0; m <= kTableBits; ++m)
    for (std::size_t k = 0; k <= m; ++k)
      table.number[m][k] =
          k == 0 ? std::uint16_t{1}
                 : static_cast<std::uint16_t>(table.number[m][k - 1] * (m - k + 1) / k);
  return table;
}

inline constexpr Subsets kSubsets = all_subsets();

// The low bits of `word`, laid onto the set bits of `mask`.
constexpr std::uint32_t deposit(std::uint32_t word, std::uint32_t mask) {
#if defined(__BMI2__) && !defined(__CUDA_ARCH__)
  if (!std::is_constant_evaluated()) return _pdep_u32(word, mask);
#endif
  std::uint32_t result = 0;
  for (; mask != 0; mask &= mask - 1, word >>= 1)
    if ((word & 1) != 0) result |= mask & (0 - mask);
  return result;
}

}  // namespace subset_detail

// One of the set bits, as a word. Precondition: there is one.
constexpr std::uint32_t random_bit(std::uint32_t word, FastRandom& random) {
  const std::uint32_t k = random.below(static_cast<std::uint32_t>(std::popcount(word)));
  return std::uint32_t{1} << nth_set_bit(word, k);
}

// k of the set bits, each choice equally likely. Precondition: there are as many.
constexpr std::uint32_t random_subset(std::uint32_t word, int k, FastRandom& random) {
  using namespace subset_detail;
  const int m = std::popcount(word);
  std::uint32_t chosen = 0;
  // Too many for the table: one by one.
  if (m > kTableBits) {
    for (; k > 0; --k) {
      const std::uint32_t bit = random_bit(word, random);
      chosen |= bit;
      word ^= bit;
    }
    return chosen;
  }
  const auto size = static_cast<std::size_t>(k);
  const std::uint32_t index = random.below(kSubsets.number[static_cast<std::size_t>(m)][size]);
  return deposit(kSubsets.words[kSubsets.first[size] + index], word);
}

}  // namespace paradoxa::paradominetor
