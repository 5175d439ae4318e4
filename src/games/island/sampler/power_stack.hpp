// The power stack as captives know it: what was kept each turn, never what was put back.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "engine/random.hpp"
#include "games/island/rules/heard.hpp"
#include "games/island/rules/power.hpp"

namespace paradoxa::island {

struct PowerStack {
  PowerSet unseen = PowerSet::all();
  std::array<Power, kPowers> below{};  // the next to be drawn first
  std::uint8_t below_size = 0;
  Power power = Power::kNone;  // in force
};

// A stack that agrees with the powers that were announced (IS-16.1, IS-16.2, IS-R27).
PowerStack draw_power_stack(std::span<const Saying> sayings, FastRandom& random);

}  // namespace paradoxa::island
