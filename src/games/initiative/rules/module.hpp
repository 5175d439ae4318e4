// The eight tech modules, and a player's deck of them.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/bits.hpp"
#include "engine/enum_words.hpp"
#include "engine/id_set.hpp"

namespace paradoxa::initiative {

// PI-12.3 to PI-12.11, in the order of the list.
enum class Module : std::uint8_t {
  kDestroy,
  kDiagonal,
  kSwap,
  kRewind,
  kGlitch,
  kParadox,
  kShift,
  kSearch,
  kNone = 0xFF,
};
inline constexpr int kModules = 8;
using ModuleSet = IdSet<Module, kModules>;
inline constexpr std::uint8_t kAllModules = ModuleSet::all().bits;

inline constexpr EnumWords<Module, kModules> kModuleWords{"destroy", "diagonal", "swap",  "rewind",
                                                          "glitch",  "paradox",  "shift", "search"};

constexpr std::uint8_t bit(Module m) {
  return m == Module::kNone ? std::uint8_t{0}
                            : static_cast<std::uint8_t>(1u << static_cast<int>(m));
}
constexpr bool exists(Module m) { return static_cast<int>(m) < kModules; }
constexpr Module module_at(int index) { return static_cast<Module>(index); }

constexpr std::optional<Module> parse_module(std::string_view text) {
  return kModuleWords.parse(text);
}

// PI-10.2: which ones are for window W only.
constexpr bool only_between_actions(Module m) {
  return m == Module::kDestroy || m == Module::kDiagonal || m == Module::kSwap ||
         m == Module::kShift;
}

// PI-2.14, PI-I4: a deck is a set without an order, and below it what was put under, in order.
struct Tech {
  static constexpr int kRoomUnder = 4;  // half of the deck at most

  std::uint8_t face_up = 0;
  std::uint8_t used = 0;
  std::uint8_t fresh = kAllModules;
  std::uint8_t under_size = 0;
  std::array<Module, kRoomUnder> under{Module::kNone, Module::kNone, Module::kNone, Module::kNone};

  constexpr int deck_size() const { return popcount(fresh) + under_size; }

  constexpr void put_under(Module m) {
    assert(under_size < kRoomUnder);
    under[under_size++] = m;
  }
  // The next one of the ordered part.
  constexpr Module take_under() {
    assert(under_size > 0);
    const Module first = under[0];
    for (std::size_t i = 1; i < under.size(); ++i) under[i - 1] = under[i];
    under[--under_size] = Module::kNone;
    return first;
  }

  friend constexpr bool operator==(const Tech&, const Tech&) = default;
};

}  // namespace paradoxa::initiative
