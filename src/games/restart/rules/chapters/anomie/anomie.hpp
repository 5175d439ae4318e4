// RS-17: Anomie. A Plan moves one Senator: an optional Maneuver or Breakout, then an optional step.
//
// The task kPlan: a the Plan, b the stage, c which Senator, d whether it has moved, e where it
// began, f the size of the stack that it went under.
#pragma once

#include "games/restart/rules/chapters/anomie/benefits.hpp"
#include "games/restart/rules/chapters/plan_scores.hpp"
#include "games/restart/rules/seen.hpp"

namespace paradoxa::restart {
namespace anomie {

enum Stage : std::uint8_t { kVetoing, kChoosing, kManeuvering, kExtraStep, kStepping, kArriving };

constexpr const Senator& moving(const State& state) {
  return senator(state, state.owner, top(state).c);
}
constexpr bool has_moved(const State& state) { return top(state).d != 0; }

// ---- GA6: a Veto first --------------------------------------------------------------------------

constexpr bool may_move_veto(const Content& content, const State& state) {
  if (!has_gadget(content, state, state.owner, GadgetEffect::kFlagVetoMove)) return false;
  bool any = false;
  for_each_veto_move(content, state, state.owner, top(state).plan(),
                     [&](Place, Place) { any = true; });
  return any;
}
template <class Visit>
constexpr void legal_veto(const Content& content, const State& state, Visit&& visit) {
  for_each_veto_move(content, state, state.owner, top(state).plan(),
                     [&](Place from, Place to) { visit(Move::veto(from, to)); });
  visit(Move::of(MoveKind::kEnd));
}
template <class Sink>
constexpr void apply_veto(State& state, const Move& move, Sink&& sink) {
  go_on(state);
  top(state).b = kChoosing;
  if (move.kind == MoveKind::kEnd) return;
  const Place to{move.b};
  for (Place& veto : state.anomie.vetoes)
    if (veto == move.place()) {
      veto = to;
      break;
    }
  sink(VetoMoved{state.owner, move.place(), to});
}

// ---- Which Senator ------------------------------------------------------------------------------

// By place and height: both own Senators may stand in one stack.
template <class Visit>
constexpr void legal_senator(const Content& content, const State& state, Visit&& visit) {
  for (const Senator& each : faction(state, state.owner).senators)
    if (can_act(content, state, state.owner, each, top(state).plan()))
      visit(Move::of(MoveKind::kSenator, each.place.id, each.height));
}
constexpr void choose(State& state, int which) {
  Task& task = top(state);
  task.b = kManeuvering;
  task.c = static_cast<std::uint8_t>(which);
  task.e = senator(state, state.owner, which).place.id;
}
constexpr void apply_senator(State& state, const Move& move) {
  go_on(state);
  const Senator chosen{move.place(), move.b};
  choose(state, senator(state, state.owner, 0) == chosen ? 0 : 1);
}

// RS-R50: before the step, and once.
// ---- Maneuver or Breakout -----------------------------------------------------------------------

constexpr bool may_maneuver(const Content& content, const State& state) {
  return is_trapped(state, moving(state)) ||
         can_maneuver(content, state, state.owner, moving(state));
}
template <class Visit>
constexpr void legal_maneuver(const Content& content, const State& state, Visit&& visit) {
  const Senator& own = moving(state);
  if (is_trapped(state, own))
    return breakout_targets(content, state, state.owner).for_each([&](Place to) {
      visit(Move::with(MoveKind::kBreakout, to));
    });
  const int level = maneuver_level(content, state, state.owner);
  for (int d = 0; d < kDirections; ++d)
    if (maneuver_target(content, state, own.place, static_cast<Direction>(d), level).exists())
      visit(Move::with(MoveKind::kManeuver, static_cast<Direction>(d)));
  if (can_step(content, state, state.owner, own, top(state).plan()))
    visit(Move::of(MoveKind::kEnd));
}
template <class Sink>
constexpr void go(State& state, Place to, Clause clause, Sink&& sink) {
  const Place from = moving(state).place;
  move_senator(state, state.owner, top(state).c, to);
  top(state).d = 1;
  sink(SenatorMoved{state.owner, from, to, clause});
}
template <class Sink>
constexpr void apply_maneuver(const Content& content, State& state, const Move& move, Sink&& sink) {
  go_on(state);
  top(state).b = kExtraStep;
  if (move.kind == MoveKind::kBreakout) return go(state, move.place(), "RS-17.7"_clause, sink);
  if (move.kind == MoveKind::kEnd) return;
  const Place to = maneuver_target(content, state, moving(state).place, move.direction(),
                                   maneuver_level(content, state, state.owner));
  go(state, to, "RS-17.6"_clause, sink);
}

// ---- Steps --------------------------------------------------------------------------------------

// GA3: one more step before the step, to an empty space.
constexpr bool may_step_twice(const Content& content, const State& state) {
  return has_gadget(content, state, state.owner, GadgetEffect::kFlagDoubleStep) &&
         !step_targets(content, state, moving(state).place).empty();
}
constexpr PlaceSet supports(const Content& content, const State& state) {
  if (top(state).b == kExtraStep) return {};
  return support_targets(content, state, state.owner, moving(state).place, top(state).plan());
}
template <class Visit>
constexpr void legal_step(const Content& content, const State& state, Visit&& visit) {
  step_targets(content, state, moving(state).place).for_each([&](Place to) {
    visit(Move::with(MoveKind::kStep, to));
  });
  supports(content, state).for_each([&](Place to) { visit(Move::with(MoveKind::kSupport, to)); });
  if (has_moved(state) || top(state).b == kExtraStep) visit(Move::of(MoveKind::kStay));
}
template <class Sink>
constexpr void apply_step(State& state, const Move& move, Sink&& sink) {
  go_on(state);
  Task& task = top(state);
  ++task.b;
  if (move.kind == MoveKind::kStay) return;
  const bool under = move.kind == MoveKind::kSupport;
  if (under) task.f = static_cast<std::uint8_t>(stack_size(state, move.place()));
  go(state, move.place(), under ? "RS-17.9"_clause : "RS-17.8"_clause, sink);
}

// RS-17.11, RS-17.12, RS-R48: not where the action began.
template <class Sink>
constexpr void conclude(const Content& content, State& state, Sink&& sink) {
  const Task task = top(state);
  const Place there = moving(state).place;
  pop(state);
  if (there.id != task.e) arrive(content, state, task.plan(), there, task.f, sink);
}

constexpr std::string_view faction_flaw(const Content& content, const State& state, Seat seat) {
  const Faction& own = faction(state, seat);
  if (own.law > kLawTrack) return "RS-17.16: a marker is beyond its track";
  for (const std::uint8_t marker : own.bills)
    if (marker > kBillTrack) return "RS-17.16: a marker is beyond its track";
  for (const Senator& each : own.senators) {
    if (!content.anomie.places.contains(each.place)) return "RS-17.2: there is no such space";
    const int size = stack_size(state, each.place);
    const bool stacks =
        each.place == content.anomie.law || content.anomie.bill(each.place).has_value();
    if (size > (stacks ? 3 : 1)) return "RS-17.3: too many Senators on a space";
    for (int height = 0; height < size; ++height)
      if (owner_at(state, each.place, height) == kNoSeat) return "RS-17.3: a stack has gaps";
  }
  return {};
}

}  // namespace anomie

struct Anomie {
  // RS-17.1, RS-R42, RS-R90.
  template <class Sink>
  static constexpr bool set_up(const Content& content, State& state, Sink&&) {
    state.anomie.vetoes = content.anomie.vetoes;
    for (int s = 0; s < state.seats(); ++s) {
      const auto side = static_cast<std::size_t>(side_of(s, state.seats()));
      const auto& starts = content.anomie.starts[side];
      anomie::faction(state, seat(s)).senators = {Senator{starts[1], 0}, Senator{starts[2], 0}};
    }
    return true;
  }
  // RS-17.17.
  static constexpr bool can_plan(const Content& content, const State& state, Plan plan) {
    return anomie::any_can_act(content, state, state.owner, plan);
  }
  static constexpr void begin(const Content&, State&) {}

  template <class Sink>
  static constexpr void resume(const Content& content, State& state, Sink&& sink) {
    using namespace anomie;
    if (top(state).op == Op::kBenefit) return resume_benefit(content, state, sink);
    Task& task = top(state);
    switch (task.b) {
      case kVetoing:
        if (may_move_veto(content, state)) return ask_owner(state, Ask::kVeto);
        task.b = kChoosing;
        return;
      case kChoosing: return ask_owner(state, Ask::kSenator);
      case kManeuvering:
        if (may_maneuver(content, state)) return ask_owner(state, Ask::kManeuver);
        task.b = kExtraStep;
        return;
      case kExtraStep:
        if (may_step_twice(content, state)) return ask_owner(state, Ask::kStep);
        task.b = kStepping;
        return;
      case kStepping:
        if (can_step(content, state, state.owner, moving(state), task.plan()))
          return ask_owner(state, Ask::kStep);
        task.b = kArriving;
        return;
      default: return conclude(content, state, sink);
    }
  }

  template <class Visit>
  static constexpr void legal(const Content& content, const State& state, Visit&& visit) {
    using namespace anomie;
    switch (state.ask) {
      case Ask::kVeto: return legal_veto(content, state, visit);
      case Ask::kSenator: return legal_senator(content, state, visit);
      case Ask::kManeuver: return legal_maneuver(content, state, visit);
      case Ask::kStep: return legal_step(content, state, visit);
      default: return legal_bill(state, visit);
    }
  }
  template <class Sink>
  static constexpr void apply(const Content& content, State& state, const Move& move, Sink&& sink) {
    using namespace anomie;
    switch (state.ask) {
      case Ask::kVeto: return apply_veto(state, move, sink);
      case Ask::kSenator: return apply_senator(state, move);
      case Ask::kManeuver: return apply_maneuver(content, state, move, sink);
      case Ask::kStep: return apply_step(state, move, sink);
      default: return apply_bill(state, move, sink);
    }
  }
  static constexpr std::uint32_t weight(const State&, const Move&) { return 1; }

  static constexpr void end_round(const Content&, State&) {}

  // RS-17.18.
  static constexpr PlanScores score(const Content& content, const State& state, Seat seat) {
    const Faction& own = anomie::faction(state, seat);
    PlanScores scores{content.anomie.law_points[own.law], 0};
    for (const std::uint8_t marker : own.bills) scores.b += content.anomie.bill_points[marker];
    return scores;
  }

  static constexpr std::string_view flaw(const Content& content, const State& state) {
    using namespace anomie;
    const bool laid = state.anomie.vetoes[0].exists();
    for (int s = 0; s < kMaxSeats; ++s)
      if ((s >= state.seats() || !laid) && faction(state, seat(s)) != Faction{})
        return "RS-17.1: there is no such side";
    if (!laid) return state.phase == Phase::kSetup ? "" : "RS-17.1: the board is laid out";
    for (int s = 0; s < state.seats(); ++s)
      if (const auto f = faction_flaw(content, state, seat(s)); !f.empty()) return f;
    PlaceSet vetoes;
    for (const Place veto : state.anomie.vetoes) {
      if (!content.anomie.places.contains(veto) || vetoes.contains(veto) ||
          stack_size(state, veto) > 0)
        return "RS-17.3: a Veto has a space of its own";
      vetoes.add(veto);
    }
    return {};
  }
  static constexpr bool is_waiting(const State& state) {
    using namespace anomie;
    const Task& task = top(state);
    if (state.ask == Ask::kBill) return task.op == Op::kBenefit && task.c == 1;
    if (task.op != Op::kPlan) return false;
    switch (state.ask) {
      case Ask::kVeto: return task.b == kVetoing;
      case Ask::kSenator: return task.b == kChoosing;
      case Ask::kManeuver: return task.b == kManeuvering;
      case Ask::kStep: return task.b == kExtraStep || task.b == kStepping;
      default: return false;
    }
  }

  // Everything is public.
  static constexpr void see(const State& state, Viewer, View& view) { view.anomie = state.anomie; }
};

}  // namespace paradoxa::restart
