// Picking one of the set bits of a word.
#pragma once

#include <bit>
#include <cstdint>
#include <type_traits>

#if defined(__BMI2__) && !defined(__CUDA_ARCH__)
#include <immintrin.h>
#endif

namespace paradoxa {

// The index of the k-th set bit, lowest first. Precondition: k < popcount(word).
constexpr int nth_set_bit(std::uint64_t word, std::uint32_t k) {
#if defined(__BMI2__) && !defined(__CUDA_ARCH__)
  if (!std::is_constant_evaluated())
    return static_cast<int>(_tzcnt_u64(_pdep_u64(std::uint64_t{1} << k, word)));
#endif
  for (; k > 0; --k) word &= word - 1;
  return std::countr_zero(word);
}

}  // namespace paradoxa
