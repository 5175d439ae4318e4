// The viewers of a table: sets of them, and one value for each.
#pragma once

#include <array>
#include <cstdint>

#include "engine/seat.hpp"

namespace paradoxa {

// One value for each seat, and one for all who only watch.
template <class T>
class PerViewer {
 public:
  T& operator[](Viewer viewer) { return values_[index(viewer)]; }
  const T& operator[](Viewer viewer) const { return values_[index(viewer)]; }

 private:
  static constexpr std::size_t index(Viewer viewer) {
    return viewer.is_seat() ? viewer.seat().index : std::size_t{kMaxSeats};
  }

  std::array<T, kMaxSeats + 1> values_{};
};

// Seats, and those who only watch. The referee is told everything.
class Audience {
 public:
  void add(Viewer viewer) { bits_ |= bit(viewer); }
  void add(const Audience& others) { bits_ |= others.bits_; }
  bool contains(Viewer viewer) const { return viewer.is_referee() || (bits_ & bit(viewer)) != 0; }

 private:
  static constexpr std::uint32_t bit(Viewer viewer) {
    return 1u << (viewer.is_seat() ? viewer.seat().index : std::uint8_t{kMaxSeats});
  }

  std::uint32_t bits_ = 0;
};

// All viewers at a table with this many seats.
template <class Call>
void for_each_viewer(int seats, Call&& call) {
  for (int s = 0; s < seats; ++s) call(Viewer::of(seat(s)));
  call(kSpectator);
}

}  // namespace paradoxa
