// How a game is set up (RS-2).
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/enum_words.hpp"
#include "games/restart/rules/dystopia.hpp"

namespace paradoxa::restart {

inline constexpr int kMinSeats = 2;
inline constexpr int kMaxSeats = 4;

enum class Switch : std::uint8_t { kOff, kOn };
inline constexpr EnumWords<Switch, 2> kSwitchWords{"off", "on"};

struct Options {
  std::uint8_t seats = 2;
  Dystopia dystopia = Dystopia::kPandemia;
  Switch gadgets = Switch::kOn;
  Switch intro = Switch::kOff;
  Switch talents = Switch::kOff;  // RS-R36

  static constexpr Options for_seats(int count) {
    Options options;
    options.seats = static_cast<std::uint8_t>(count);
    return options;
  }

  // RS-2.12: not read with `intro`.
  constexpr bool sells_gadgets() const { return gadgets == Switch::kOn && intro == Switch::kOff; }

  friend constexpr bool operator==(const Options&, const Options&) = default;
};

// What is wrong with these options in words, or nothing.
constexpr std::string_view flaw(const Options& options) {
  if (options.seats < kMinSeats || options.seats > kMaxSeats)
    return "RS-1.1: a game has 2, 3 or 4 seats";
  if (options.dystopia > Dystopia::kOceanrealm)
    return "RS-2.9: dystopia is pandemia, anomie, extinction or oceanrealm";
  if (options.gadgets > Switch::kOn) return "RS-2.10: gadgets is on or off";
  if (options.intro > Switch::kOn) return "RS-2.8: intro is on or off";
  if (options.talents > Switch::kOn) return "RS-R36: talents is on or off";
  return {};
}

}  // namespace paradoxa::restart
