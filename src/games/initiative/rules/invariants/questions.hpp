// Invariant 2: which phase asks what, and of whom.
#pragma once

#include <string_view>

#include "games/initiative/rules/state.hpp"

namespace paradoxa::initiative::invariants_detail {

constexpr bool asks_in_setup(Ask a) {
  switch (a) {
    case Ask::kWorld:
    case Ask::kReveal:
    case Ask::kAnomaly:
    case Ask::kGoal:
    case Ask::kSecret:
    case Ask::kChief:
    case Ask::kModule:
    case Ask::kKeep:
    case Ask::kDeal: return true;
    default: return false;
  }
}

// PI-10.2: what free actions ask, in either window.
constexpr bool asks_in_window(Ask a) {
  switch (a) {
    case Ask::kModule:
    case Ask::kKeep:
    case Ask::kPurple:
    case Ask::kToken:
    case Ask::kCredit:
    case Ask::kTrigger:
    case Ask::kRewind:
    case Ask::kGlitch:
    case Ask::kItem:
    case Ask::kOnto:
    case Ask::kSearch: return true;
    default: return false;
  }
}

constexpr bool asks_in_turn(Ask a) {
  switch (a) {
    case Ask::kRefill:
    case Ask::kRival:
    case Ask::kExchange:
    case Ask::kTurn:
    case Ask::kDiagonal:
    case Ask::kDestroy:
    case Ask::kFirst:
    case Ask::kSecond:
    case Ask::kShift: return true;
    default: return asks_in_window(a);
  }
}

constexpr bool asks_in(Phase phase, Ask a) {
  switch (phase) {
    case Phase::kSetup: return asks_in_setup(a);
    case Phase::kWormhole:
      return a == Ask::kWormhole || a == Ask::kModule || a == Ask::kKeep || a == Ask::kRival ||
             a == Ask::kGift;
    case Phase::kTurn: return asks_in_turn(a);
    case Phase::kAllocation: return a == Ask::kAllocate || asks_in_window(a);
    case Phase::kCleanup: return a == Ask::kReveal;
    case Phase::kScoring: return a == Ask::kPenalty || a == Ask::kUnseal || a == Ask::kOver;
  }
  return false;
}

constexpr bool has_active(const State& state) {
  switch (state.ask) {
    case Ask::kWorld:
    case Ask::kReveal:
    case Ask::kAnomaly:
    case Ask::kGoal:
    case Ask::kChief:
    case Ask::kOver: return false;
    default: return true;
  }
}

constexpr bool is_rivals(Ask a) {
  return a == Ask::kRival || a == Ask::kExchange || a == Ask::kGift || a == Ask::kUnseal;
}

constexpr bool chief_is_known(const State& state) {
  return state.phase != Phase::kSetup || state.ask == Ask::kModule || state.ask == Ask::kKeep ||
         state.ask == Ask::kDeal;
}

}  // namespace paradoxa::initiative::invariants_detail
