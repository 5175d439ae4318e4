// OP's twelve powers, as changes of the rules (IS-21.7, IS-R28), which they override (IS-1.10).
#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/enum_words.hpp"
#include "engine/id_set.hpp"
#include "games/island/rules/space.hpp"

namespace paradoxa::island {

inline constexpr int kPowers = 12;
inline constexpr int kOpActions = 3;  // IS-16.3

enum class Power : std::uint8_t {
  kFlood,
  kHurricane,
  kLithophytes,
  kTumbleweed,
  kRiftWalk,
  kUndertow,
  kHush,
  kHeavyAir,
  kRockslide,
  kOvergrowth,
  kFourthHand,
  kBarrenSeason,
  kNone = 0xFF
};
inline constexpr EnumWords<Power, kPowers> kPowerWords{
    "flood", "hurricane", "lithophytes", "tumbleweed", "rift_walk",   "undertow",
    "hush",  "heavy_air", "rockslide",   "overgrowth", "fourth_hand", "barren_season"};
using PowerSet = IdSet<Power, kPowers>;

constexpr Power power(int index) { return static_cast<Power>(index); }
constexpr std::size_t at(Power p) { return static_cast<std::size_t>(p); }

// The closed vocabulary of modifiers. The defaults are the rules without a power.
struct PowerRule {
  bool wave_lakes = false;
  bool portal_any = false;
  bool swap_bush_rock = false;
  bool bush_wrap = false;
  bool anomaly_rift = false;
  bool mute_scouting = false;
  bool bush_takes_fruit = false;  // instead of energy
  std::uint8_t bush_attack_health = 1;
  std::uint8_t ocean_tax = 0;       // energy
  std::uint8_t long_move_cost = 0;  // energy
  std::uint8_t push_damage = 0;     // health
  std::uint8_t bush_steps = 1;
  std::uint8_t op_actions = kOpActions;
  KindSet mute_spaces{};
};
inline constexpr PowerRule kNoPowerRule{};

}  // namespace paradoxa::island
