// How a game is set up: seats and the readings of the rulebook that a table may choose (PI-23).
#pragma once

#include <cstdint>
#include <string_view>

namespace paradoxa::initiative {

inline constexpr int kMinPlayers = 1;
inline constexpr int kMaxPlayers = 4;

enum class Switch : std::uint8_t { kOff, kOn };

struct Options {
  std::uint8_t seats = 2;
  Switch purple_may_lock = Switch::kOff;           // PI-23.1
  Switch experiments_count_as_kind = Switch::kOn;  // PI-23.2
  Switch solo_hard = Switch::kOff;                 // PI-23.3
  Switch open_score_piles = Switch::kOn;           // PI-23.4
  Switch lock_is_floor = Switch::kOff;             // PI-23.5

  static constexpr Options for_seats(int count) {
    Options options;
    options.seats = static_cast<std::uint8_t>(count);
    return options;
  }

  constexpr bool solo() const { return seats == 1; }
  // PI-21.1: the rival acts as a second player.
  constexpr int players() const { return solo() ? 2 : seats; }
  // PI-2.6, PI-20.1.
  constexpr bool has_alternate() const { return seats <= 2; }

  friend constexpr bool operator==(const Options&, const Options&) = default;
};

// What is wrong with these options in words, or nothing.
constexpr std::string_view flaw(const Options& options) {
  if (options.seats < kMinPlayers || options.seats > kMaxPlayers)
    return "PI-1.1: a game has 1, 2, 3 or 4 seats";
  if (options.purple_may_lock > Switch::kOn) return "PI-23.1: purple_may_lock is off or on";
  if (options.experiments_count_as_kind > Switch::kOn)
    return "PI-23.2: experiments_count_as_kind is on or off";
  if (options.solo_hard > Switch::kOn) return "PI-23.3: solo_hard is off or on";
  if (options.open_score_piles > Switch::kOn) return "PI-23.4: open_score_piles is on or off";
  if (options.lock_is_floor > Switch::kOn) return "PI-23.5: lock_is_floor is off or on";
  return {};
}

}  // namespace paradoxa::initiative
