// Picking one of the set bits of a word.
#pragma once

#include <bit>
#include <cstdint>
#include <type_traits>

#if defined(__BMI2__) && !defined(__CUDA_ARCH__)
#include <immintrin.h>
#endif

namespace paradoxa {

// The k-th set bit, lowest first, alone. Precondition: k < popcount(word).
constexpr std::uint64_t nth_bit(std::uint64_t word, std::uint32_t k) {
#if defined(__BMI2__) && !defined(__CUDA_ARCH__)
  if (!std::is_constant_evaluated()) return _pdep_u64(std::uint64_t{1} << k, word);
#endif
  for (; k > 0; --k) word &= word - 1;
  return word & (0 - word);
}

// The same as an index.
constexpr int nth_set_bit(std::uint64_t word, std::uint32_t k) {
  return std::countr_zero(nth_bit(word, k));
}

}  // namespace paradoxa
