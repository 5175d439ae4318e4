#pragma once
#include "games/restart/rules/chapters/limits.hpp"
#include "games/restart/rules/chapters/plan_scores.hpp"
#include "games/restart/rules/seen.hpp"
namespace paradoxa::restart {
struct Anomie {
  template <class Sink>
  static constexpr bool set_up(const Content&, State&, Sink&&) {
    return true;
  }
  static constexpr bool can_plan(const Content&, const State&, Plan) { return false; }
  static constexpr void begin(const Content&, State&) {}
  template <class Sink>
  static constexpr void resume(const Content&, State&, Sink&&) {}
  template <class Visit>
  static constexpr void legal(const Content&, const State&, Visit&&) {}
  template <class Sink>
  static constexpr void apply(const Content&, State&, const Move&, Sink&&) {}
  static constexpr std::uint32_t weight(const State&, const Move&) { return 1; }
  static constexpr void end_round(const Content&, State&) {}
  static constexpr PlanScores score(const Content&, const State&, Seat) { return {}; }
  static constexpr std::string_view flaw(const Content&, const State&) { return {}; }
  static constexpr bool is_waiting(const State&) { return true; }
  static constexpr void see(const State&, Viewer, View&) {}
};
}  // namespace paradoxa::restart
