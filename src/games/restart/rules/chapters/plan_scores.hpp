// RS-13.5: what the two Plans score.
#pragma once

namespace paradoxa::restart {

struct PlanScores {
  int a = 0;
  int b = 0;

  friend constexpr bool operator==(PlanScores, PlanScores) = default;
};

}  // namespace paradoxa::restart
