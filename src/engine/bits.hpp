// Counting, testing, picking and visiting the set bits of a word.
#pragma once

#include <bit>
#include <cstdint>
#include <type_traits>

#if defined(__BMI2__) && !defined(__CUDA_ARCH__)
#include <immintrin.h>
#endif

namespace paradoxa {

// The library's bit counting, on the host and on a GPU. nvcc compiles std::popcount and friends for
// the device without a warning, but they give wrong results there: the rules use these instead.
constexpr int popcount(std::uint64_t word) {
#ifdef __CUDA_ARCH__
  if (!std::is_constant_evaluated()) return __popcll(word);
#endif
  return std::popcount(word);
}

// The index of the lowest set bit, and of the highest. Precondition: word != 0.
constexpr int lowest_bit(std::uint64_t word) {
#ifdef __CUDA_ARCH__
  if (!std::is_constant_evaluated()) return __ffsll(static_cast<long long>(word)) - 1;
#endif
  return std::countr_zero(word);
}
constexpr int highest_bit(std::uint64_t word) {
#ifdef __CUDA_ARCH__
  if (!std::is_constant_evaluated()) return 63 - __clzll(static_cast<long long>(word));
#endif
  return 63 - std::countl_zero(word);
}

constexpr bool has_bit(std::uint64_t word, int index) { return (word >> index & 1) != 0; }

// Calls `visit` with the index of each set bit, lowest first.
template <class Word, class Visit>
constexpr void for_each_bit(Word word, Visit&& visit) {
  // Masks of small types are computed as int.
  for (auto rest = static_cast<std::make_unsigned_t<Word>>(word); rest != 0;
       rest = static_cast<std::make_unsigned_t<Word>>(rest & (rest - 1)))
    visit(lowest_bit(rest));
}

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
  return lowest_bit(nth_bit(word, k));
}

}  // namespace paradoxa
