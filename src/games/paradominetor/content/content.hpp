// Names and looks of the pieces (content/paradominetor/looks.toml). Nothing here changes a rule:
// the tiles themselves are fixed by PD-1.3, and the rules only hand this through.
#pragma once

#include <array>

#include "engine/fixed_text.hpp"
#include "engine/screen.hpp"
#include "engine/seat.hpp"
#include "games/paradominetor/rules/tile.hpp"

namespace paradoxa::paradominetor {

struct ColourLook {
  FixedText<16> id;      // "red", in options and views
  FixedText<16> name;    // "Red"
  FixedText<16> fill;    // "#C93A12"
  FixedText<16> ink;     // of the numeral on it
  FixedText<16> symbol;  // readable without colour
};

struct TimeframeLook {
  FixedText<16> id;
  FixedText<16> name;
  FixedText<4> sign;
};

struct Content {
  std::array<ColourLook, kColours + 1> colours{};
  std::array<TimeframeLook, kTimeframes> timeframes{};
  std::array<Screen, kMaxSeats> screens{};
};

}  // namespace paradoxa::paradominetor
