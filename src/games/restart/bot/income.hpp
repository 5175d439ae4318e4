// What a Plan brings in points, as the casual player sees it: the basic one of a turn, whichever
// letter it is, and further ones by letter.
#pragma once

#include <array>

#include "games/restart/rules/operation.hpp"

namespace paradoxa::restart {

struct Income {
  double basic = 0;
  double a = 0;
  double b = 0;
};

// By field: Fragments and Used pills together (RS-1.14).
using Totals = std::array<int, kFields>;

}  // namespace paradoxa::restart
