// A list with a fixed capacity and no heap: moves, winners, tiles of an event.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>

#include "engine/checked.hpp"

namespace paradoxa {

// Whether pushing into a full list stops the program in every build, or in checked ones only: move
// lists are filled so often that the check costs a search a tenth of its speed.
enum class Guard : bool { kAlways, kCheckedBuilds };

// Invariant: size() <= Capacity. Pushing beyond it, or reading past the end, is our own mistake
// and stops the program: rules never push more than the bound that their list type names.
template <class T, std::size_t Capacity, Guard kGuard = Guard::kAlways>
class FixedList {
  static_assert(Capacity < 65536);

 public:
  using value_type = T;

  static constexpr std::size_t capacity() { return Capacity; }
  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr bool full() const { return size_ == Capacity; }
  constexpr void clear() { size_ = 0; }

  constexpr void push_back(const T& item) {
    if constexpr (kChecked || kGuard == Guard::kAlways) assert(size_ < Capacity);
    items_[size_++] = item;
  }
  constexpr void pop_back() {
    assert(size_ > 0);
    --size_;
  }

  constexpr T& operator[](std::size_t i) {
    if constexpr (kChecked) assert(i < size_);
    return items_[i];
  }
  constexpr const T& operator[](std::size_t i) const {
    if constexpr (kChecked) assert(i < size_);
    return items_[i];
  }
  constexpr const T& back() const {
    assert(size_ > 0);
    return items_[size_ - 1];
  }

  constexpr T* begin() { return items_; }
  constexpr T* end() { return items_ + size_; }
  constexpr const T* begin() const { return items_; }
  constexpr const T* end() const { return items_ + size_; }

  constexpr bool contains(const T& item) const {
    for (const T& other : *this)
      if (other == item) return true;
    return false;
  }

  friend constexpr bool operator==(const FixedList& a, const FixedList& b) {
    if (a.size_ != b.size_) return false;
    for (std::size_t i = 0; i < a.size_; ++i)
      if (!(a.items_[i] == b.items_[i])) return false;
    return true;
  }

 private:
  T items_[Capacity] = {};
  std::uint16_t size_ = 0;
};

}  // namespace paradoxa
