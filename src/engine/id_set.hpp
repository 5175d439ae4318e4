// Sets of small ids, a bit for each: seats, colours, modules, worlds, cards.
//
// A set that has words of its own (SeatSet::is_nature) derives from one of these and names itself
// as `Self`, so that operators and factories give its own type.
#pragma once

#include <cstdint>
#include <type_traits>

#include "engine/bits.hpp"
#include "engine/id.hpp"

namespace paradoxa {

// The smallest unsigned type with that many bits.
template <int Bits>
using WordOf = std::conditional_t<
    (Bits <= 8), std::uint8_t,
    std::conditional_t<(Bits <= 16), std::uint16_t,
                       std::conditional_t<(Bits <= 32), std::uint32_t, std::uint64_t>>>;

// Ids from 0 to Count - 1 in one word. An id beyond the word is in no set.
template <class Id, int Count, class Self = void>
struct IdSet {
  static_assert(Count > 0 && Count <= 64);
  using Word = WordOf<Count>;
  using Set = std::conditional_t<std::is_void_v<Self>, IdSet, Self>;

  Word bits = 0;

  static constexpr Set of_bits(std::uint64_t word) {
    Set set;
    set.bits = static_cast<Word>(word);
    return set;
  }
  static constexpr Set of(Id id) { return of_bits(bit(id)); }
  // The first `count` ids.
  static constexpr Set first_of(int count) {
    return of_bits(count == 0 ? 0 : ~std::uint64_t{0} >> (64 - count));
  }
  static constexpr Set all() { return first_of(Count); }

  constexpr bool empty() const { return bits == 0; }
  constexpr int size() const { return popcount(bits); }
  constexpr bool contains(Id id) const {
    return number_of(id) < kBits && has_bit(bits, number_of(id));
  }
  constexpr void add(Id id) { bits = static_cast<Word>(bits | bit(id)); }
  constexpr void remove(Id id) { bits = static_cast<Word>(bits & ~bit(id)); }

  // Ascending. Precondition of the first: not empty; of the k-th: k < size().
  constexpr Id first() const { return id_at<Id>(lowest_bit(bits)); }
  constexpr Id nth(std::uint32_t k) const { return id_at<Id>(nth_set_bit(bits, k)); }
  template <class Visit>
  constexpr void for_each(Visit&& visit) const {
    for_each_bit(bits, [&](int number) { visit(id_at<Id>(number)); });
  }

  friend constexpr Set operator|(Set a, Set b) { return of_bits(a.bits | b.bits); }
  friend constexpr Set operator&(Set a, Set b) { return of_bits(a.bits & b.bits); }
  // Those of a that are not in b.
  friend constexpr Set operator-(Set a, Set b) { return of_bits(a.bits & ~b.bits); }
  friend constexpr bool operator==(IdSet, IdSet) = default;

 private:
  static constexpr int kBits = 8 * static_cast<int>(sizeof(Word));
  static constexpr std::uint64_t bit(Id id) { return std::uint64_t{1} << number_of(id); }
};

// Ids from 0 to Count - 1 in two words: those below Split in the lower one. An id beyond Count is
// in no set, and adding or removing it does nothing.
template <class Id, int Split, int Count, class Self = void>
struct WideIdSet {
  static_assert(Split > 0 && Split <= 64 && Count > Split && Count <= Split + 64);
  using Set = std::conditional_t<std::is_void_v<Self>, WideIdSet, Self>;

  std::uint64_t low = 0;
  std::uint64_t high = 0;

  static constexpr Set of_words(std::uint64_t low_word, std::uint64_t high_word) {
    Set set;
    set.low = low_word;
    set.high = high_word;
    return set;
  }
  static constexpr Set of(Id id) {
    Set set;
    set.add(id);
    return set;
  }
  static constexpr Set all() { return of_words(kLowest<Split>, kLowest<Count - Split>); }

  constexpr bool empty() const { return (low | high) == 0; }
  constexpr int size() const { return popcount(low) + popcount(high); }
  constexpr bool contains(Id id) const {
    const int number = number_of(id);
    if (number >= Count) return false;
    return number < Split ? has_bit(low, number) : has_bit(high, number - Split);
  }
  constexpr void add(Id id) {
    const int number = number_of(id);
    if (number < Split)
      low |= std::uint64_t{1} << number;
    else if (number < Count)
      high |= std::uint64_t{1} << (number - Split);
  }
  constexpr void remove(Id id) {
    const int number = number_of(id);
    if (number < Split)
      low &= ~(std::uint64_t{1} << number);
    else if (number < Count)
      high &= ~(std::uint64_t{1} << (number - Split));
  }
  constexpr Set without(Id id) const {
    Set set = of_words(low, high);
    set.remove(id);
    return set;
  }

  // Ascending. Precondition of the first: not empty; of the k-th: k < size().
  constexpr Id first() const {
    return id_at<Id>(low != 0 ? lowest_bit(low) : Split + lowest_bit(high));
  }
  constexpr Id nth(std::uint32_t k) const {
    const auto in_low = static_cast<std::uint32_t>(popcount(low));
    return id_at<Id>(k < in_low ? nth_set_bit(low, k) : Split + nth_set_bit(high, k - in_low));
  }
  template <class Visit>
  constexpr void for_each(Visit&& visit) const {
    for_each_bit(low, [&](int number) { visit(id_at<Id>(number)); });
    for_each_bit(high, [&](int number) { visit(id_at<Id>(Split + number)); });
  }

  friend constexpr Set operator|(Set a, Set b) { return of_words(a.low | b.low, a.high | b.high); }
  friend constexpr Set operator&(Set a, Set b) { return of_words(a.low & b.low, a.high & b.high); }
  // Those of a that are not in b.
  friend constexpr Set operator-(Set a, Set b) {
    return of_words(a.low & ~b.low, a.high & ~b.high);
  }
  friend constexpr bool operator==(WideIdSet, WideIdSet) = default;

 private:
  template <int Bits>
  static constexpr std::uint64_t kLowest = ~std::uint64_t{0} >> (64 - Bits);
};

}  // namespace paradoxa
