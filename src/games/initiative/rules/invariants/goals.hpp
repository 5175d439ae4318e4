// Invariant 8: goals are where they can be.
#pragma once

#include <string_view>

#include "games/initiative/content/content.hpp"
#include "games/initiative/rules/chapters/setup.hpp"

namespace paradoxa::initiative::invariants_detail {

constexpr std::string_view goal_flaw(const Content& content, const State& state) {
  unsigned seen = 0;
  int shown = 0;
  for (std::size_t i = 0; i < kGoalSpaces; ++i) {
    const std::uint8_t goal = state.goals[i];
    if (goal == kNoGoal) continue;
    if (goal >= kGoals || (seen >> goal & 1) != 0 || shown != static_cast<int>(i))
      return "PI-2.9: three different goals, in the order drawn";
    seen |= 1u << goal;
    ++shown;
  }
  const bool early = state.phase == Phase::kSetup && state.ask < Ask::kGoal;
  const bool now = state.phase == Phase::kSetup && state.ask == Ask::kGoal;
  if (early ? shown != 0 : now ? shown == kGoalSpaces : shown != kGoalSpaces)
    return "PI-2.9: three goals are shown at set-up";
  const bool secret = shown == kGoalSpaces && has_secret_goal(content, state);
  for (int s = 0; s < kMaxPlayers; ++s) {
    const std::uint8_t goal = state.secrets[static_cast<std::size_t>(s)];
    bool wanted = secret && s < state.seats();
    if (state.ask == Ask::kSecret) wanted = secret && s < state.active.index;
    if (secret && state.options.solo() && s == 1) wanted = state.ask == Ask::kOver;
    if ((goal != kNoGoal) != wanted)
      return "PI-2.10: secret goals are dealt only if the Secret goal is in play";
    if (!wanted) continue;
    if (goal >= kGoals || (seen >> goal & 1) != 0) return "PI-2.10: each goal is dealt once";
    seen |= 1u << goal;
  }
  if ((state.ask == Ask::kUnseal || state.ask == Ask::kSecret) && !secret)
    return "PI-2.10: there is no Secret goal";
  return {};
}

}  // namespace paradoxa::initiative::invariants_detail
