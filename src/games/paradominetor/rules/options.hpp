// How a game is set up: seats, colours, direction of the pass, first lead.
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/seat.hpp"
#include "games/paradominetor/rules/tile.hpp"

namespace paradoxa::paradominetor {

inline constexpr int kMinPlayers = 3;  // PD-1.1
inline constexpr int kMaxPlayers = 5;

enum class PassDirection : std::uint8_t { kLeft, kRight };  // PD-2.9, PD-9.1

// PD-9.2: every combination of valid values is a legal game.
struct Options {
  std::uint8_t seats = 4;
  // PD-R2: as many as seats, by default the first ones. PD-10.9: which ones makes no difference.
  ColourSet colours{0b01111};
  PassDirection pass = PassDirection::kLeft;
  Seat first_lead = kNature;  // PD-R4: Nature draws it, or a fixed seat

  static constexpr Options for_seats(int count) {
    Options options;
    options.seats = static_cast<std::uint8_t>(count);
    options.colours = ColourSet::first_of(count);
    return options;
  }

  friend constexpr bool operator==(const Options&, const Options&) = default;
};

// What is wrong with these options in words, or nothing.
constexpr std::string_view flaw(const Options& options) {
  if (options.seats < kMinPlayers || options.seats > kMaxPlayers)
    return "PD-1.1: a game has 3, 4 or 5 seats";
  if (options.colours.bits >= 1u << kColours || options.colours.size() != options.seats)
    return "PD-2.1: exactly as many different colours as seats are in use";
  if (options.pass != PassDirection::kLeft && options.pass != PassDirection::kRight)
    return "PD-2.9: tiles are passed left or right";
  if (options.first_lead != kNature && options.first_lead.index >= options.seats)
    return "PD-2.12: the first lead is random or one of the seats";
  return {};
}

}  // namespace paradoxa::paradominetor
