// What things feel worth to a casual captive, in steps of its mission.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include "games/island/rules/state.hpp"

namespace paradoxa::island::temper {

inline constexpr double kStep = 1.0;
inline constexpr double kAction = 0.22;       // another one in this turn
inline constexpr double kNews = 0.05;         // a space seen for the first time
inline constexpr double kFruit = 0.2;         // a bonus to be used later
inline constexpr double kMeeting = 0.12;      // a square of Theseus
inline constexpr double kLying = 0.2;         // leaving a lake, nobody knows where one gets to
inline constexpr double kCarried = 0.06;      // through a knot or portal to somewhere
inline constexpr double kStirred = 0.15;      // OP acts in between
inline constexpr double kShore = 0.12;        // the turn ends where the Wave can come
inline constexpr double kBushNear = 0.12;     // the turn ends in reach of the Bush
inline constexpr double kFarther = 0.75;      // of what is aimed at, for each step it is away
inline constexpr double kCrowd = 0.18;        // of all that is aimed at, halved by each step
inline constexpr double kNearlyEqual = 0.03;  // options this close to the best one feel alike

// What the last point of energy is worth, and those above.
constexpr double energy_point(int energy) {
  constexpr std::array<double, 4> kPoints = {0.18, 0.13, 0.09, 0.05};
  return kPoints[static_cast<std::size_t>(std::clamp(energy - 1, 0, 3))];
}
// Of losing a point of health when there are so many. The last one feeds OP: the fewer perishings
// it needs, the worse; to come back refreshed makes up for a part.
constexpr double health_point(int health, int perished_to_go) {
  constexpr std::array<double, 4> kPoints = {0.3, 0.22, 0.17, 0.14};
  if (health > 1) return kPoints[static_cast<std::size_t>(std::min(health - 2, 3))];
  constexpr std::array<double, 5> kDeaths = {6, 1.2, 0.7, 0.5, 0.4};
  return kDeaths[static_cast<std::size_t>(std::clamp(perished_to_go - 1, 0, 4))];
}

}  // namespace paradoxa::island::temper
