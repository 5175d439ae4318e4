// Seats, sets of seats, and the viewer that a view is made for.
#pragma once

#include <cstdint>

#include "engine/id_set.hpp"

namespace paradoxa {

inline constexpr int kMaxSeats = 5;

// A place at the table, numbered clockwise from 0; or Nature, which makes the chance moves.
struct Seat {
  std::uint8_t index = 0;

  friend constexpr bool operator==(Seat, Seat) = default;
};

constexpr Seat seat(int index) { return Seat{static_cast<std::uint8_t>(index)}; }

inline constexpr Seat kNature{15};
inline constexpr Seat kNoSeat{255};

constexpr bool is_nature(Seat s) { return s == kNature; }

// The seats that decide now. Several at once when a choice is secret and simultaneous.
struct SeatSet : IdSet<Seat, 16, SeatSet> {
  constexpr bool is_nature() const { return contains(kNature); }
};

// A seat, a spectator (who sees what everyone may know) or the referee (who sees everything).
struct Viewer {
  std::uint8_t code = kSpectatorCode;

  static constexpr std::uint8_t kSpectatorCode = 254;
  static constexpr std::uint8_t kRefereeCode = 253;

  static constexpr Viewer of(Seat s) { return Viewer{s.index}; }

  constexpr bool is_seat() const { return code < kMaxSeats; }
  constexpr bool is_spectator() const { return code == kSpectatorCode; }
  constexpr bool is_referee() const { return code == kRefereeCode; }
  constexpr Seat seat() const { return is_seat() ? Seat{code} : kNoSeat; }
  // The referee sees through every seat's eyes at once.
  constexpr bool sees_as(Seat s) const { return is_referee() || code == s.index; }

  friend constexpr bool operator==(Viewer, Viewer) = default;
};

inline constexpr Viewer kSpectator{Viewer::kSpectatorCode};
inline constexpr Viewer kReferee{Viewer::kRefereeCode};

}  // namespace paradoxa
