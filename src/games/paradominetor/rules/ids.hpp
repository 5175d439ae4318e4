#pragma once

#include <span>
#include <string_view>

#include "engine/enum_words.hpp"
#include "games/paradominetor/rules/tile.hpp"

namespace paradoxa::paradominetor {

// Ids carry options, views and positions. They are fixed; a content file may change names only.
inline constexpr EnumWords<Colour, kColours + 1> kColourIds{"red",    "blue",   "green",
                                                            "yellow", "purple", "black"};
inline constexpr EnumWords<Timeframe, kTimeframes> kTimeframeIds{"past", "present", "future"};

// Those that a table can choose among: all but the black one.
inline constexpr std::span<const std::string_view> kChoosableColourIds{kColourIds.data(), kColours};

}  // namespace paradoxa::paradominetor
