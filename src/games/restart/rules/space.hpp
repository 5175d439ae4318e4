// The spaces of the grid: Zones A to D from left to right, Ages 1 to 3 from bottom to top (RS-1.2).
//
// Spaces are counted Zone by Zone, so a grid of three Zones is the first nine of them (RS-1.3).
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/id_set.hpp"

namespace paradoxa::restart {

inline constexpr int kAges = 3;
inline constexpr int kMaxZones = 4;
inline constexpr int kMaxSpaces = kMaxZones * kAges;

struct Space {
  std::uint8_t id = kNone;

  static constexpr std::uint8_t kNone = 0xFF;

  static constexpr Space at(int id) { return Space{static_cast<std::uint8_t>(id)}; }
  // Both counted from 0.
  static constexpr Space of(int zone, int age) { return at(zone * kAges + age); }

  constexpr bool exists() const { return id < kMaxSpaces; }
  constexpr int zone() const { return id / kAges; }
  constexpr int age() const { return id % kAges; }

  friend constexpr bool operator==(Space, Space) = default;
};
inline constexpr Space kNoSpace{};

struct SpaceSet : IdSet<Space, kMaxSpaces, SpaceSet> {
  static constexpr SpaceSet of_zones(int zones) { return first_of(zones * kAges); }
  static constexpr SpaceSet of_zone(int zone) { return of_bits(0x7u << zone * kAges); }
  // Of all four Zones.
  static constexpr SpaceSet of_age(int age) { return of_bits(0x249u << age); }
  // Orthogonally adjacent, in all four Zones.
  static constexpr SpaceSet around(Space space) {
    SpaceSet set;
    if (space.age() > 0) set.add(Space::at(space.id - 1));
    if (space.age() + 1 < kAges) set.add(Space::at(space.id + 1));
    if (space.zone() > 0) set.add(Space::at(space.id - kAges));
    if (space.zone() + 1 < kMaxZones) set.add(Space::at(space.id + kAges));
    return set;
  }
};

// "A3"; anything else is nothing.
constexpr std::optional<Space> parse_space(std::string_view text) {
  if (text.size() != 2 || text[0] < 'A' || text[0] > 'D' || text[1] < '1' || text[1] > '3')
    return std::nullopt;
  return Space::of(text[0] - 'A', text[1] - '1');
}

// Reading order (RS-2.2): Age 3 from left to right, then Age 2, then Age 1.
constexpr Space in_reading_order(int place, int zones) {
  return Space::of(place % zones, kAges - 1 - place / zones);
}

}  // namespace paradoxa::restart
