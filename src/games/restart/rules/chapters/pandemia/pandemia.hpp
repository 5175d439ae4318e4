// RS-16: Pandemia. A Plan is a throw of six dice.
//
// The task kPlan: a the Plan, b the stage, c dice that may still be fixed, d Virus/Cure faces that
// count, e dice that may still be picked up.
#pragma once

#include "games/restart/rules/chapters/limits.hpp"
#include "games/restart/rules/chapters/plan_scores.hpp"
#include "games/restart/rules/seen.hpp"

namespace paradoxa::restart {
namespace pandemia {

enum Stage : std::uint8_t { kFixing, kRolling, kRerolling, kRollingAgain, kProtecting, kTotal };

constexpr std::size_t track(Plan plan) { return static_cast<std::size_t>(plan); }
constexpr Face good(Plan plan) { return plan == Plan::kA ? Face::kVirus : Face::kCure; }
constexpr Face bad(Plan plan) { return plan == Plan::kA ? Face::kCure : Face::kVirus; }
constexpr int count(const Dice& dice) { return dice[0] + dice[1] + dice[2]; }
constexpr int showing(const PandemiaState& table, Face face) {
  const auto f = static_cast<std::size_t>(face);
  return table.fixed[f] + table.rolled[f];
}

constexpr Researcher& researcher(State& state, Seat seat) {
  return state.pandemia.researchers[seat.index];
}
constexpr const Researcher& researcher(const State& state, Seat seat) {
  return state.pandemia.researchers[seat.index];
}

// ---- Dice ---------------------------------------------------------------------------------------

// RS-16.2: how many of the 6 ^ n throws show these faces.
constexpr std::uint32_t ways(int viruses, int cures, int both) {
  const Dice dice{static_cast<std::uint8_t>(viruses), static_cast<std::uint8_t>(cures),
                  static_cast<std::uint8_t>(both)};
  std::uint32_t ways = 1;
  std::uint32_t n = 0;
  for (std::size_t f = 0; f < kFaces; ++f)
    for (std::uint32_t i = 1; i <= dice[f]; ++i)
      ways = ways * ++n / i * static_cast<std::uint32_t>(kFacesOfDie[f]);
  return ways;
}

template <class Visit>
constexpr void legal_roll(const State& state, Visit&& visit) {
  const int n = state.pandemia.in_hand;
  for (int v = n; v >= 0; --v)
    for (int c = n - v; c >= 0; --c) visit(Move::of(MoveKind::kRoll, v, c, n - v - c));
}
template <class Sink>
constexpr void apply_roll(State& state, const Move& move, Sink&& sink) {
  go_on(state);
  PandemiaState& table = state.pandemia;
  const Dice thrown{move.a, move.b, move.c};
  for (std::size_t f = 0; f < kFaces; ++f)
    table.rolled[f] = static_cast<std::uint8_t>(table.rolled[f] + thrown[f]);
  table.in_hand = 0;
  Task& task = top(state);
  sink(DiceRolled{state.owner, thrown, task.b == kRolling ? "RS-16.4"_clause : "RS-16.5"_clause});
  ++task.b;
}

// RS-R37.
template <class Visit>
constexpr void legal_fix(Visit&& visit) {
  for (int f = 0; f < kFaces; ++f) visit(Move::with(MoveKind::kFace, static_cast<Face>(f)));
  visit(Move::of(MoveKind::kEnd));
}
template <class Sink>
constexpr void apply_fix(State& state, const Move& move, Sink&& sink) {
  go_on(state);
  Task& task = top(state);
  if (move.kind == MoveKind::kEnd) {
    task.c = 0;
    return;
  }
  --task.c;
  ++state.pandemia.fixed[static_cast<std::size_t>(move.face())];
  sink(DieFixed{{state.owner, move.face()}});
}

// Dice with equal faces are the same choice.
template <class Visit>
constexpr void legal_reroll(const State& state, Visit&& visit) {
  for (int f = 0; f < kFaces; ++f)
    if (state.pandemia.rolled[static_cast<std::size_t>(f)] > 0)
      visit(Move::with(MoveKind::kFace, static_cast<Face>(f)));
  visit(Move::of(MoveKind::kEnd));
}
template <class Sink>
constexpr void apply_reroll(State& state, const Move& move, Sink&& sink) {
  go_on(state);
  Task& task = top(state);
  if (move.kind == MoveKind::kEnd) {
    task.e = 0;
    return;
  }
  --task.e;
  --state.pandemia.rolled[static_cast<std::size_t>(move.face())];
  ++state.pandemia.in_hand;
  sink(DiePickedUp{{state.owner, move.face()}});
}

// ---- Protection and total -----------------------------------------------------------------------

// RS-16.6, RS-R38.
constexpr bool may_protect(const State& state, Plan plan) {
  return showing(state.pandemia, bad(plan)) > 0 &&
         researcher(state, state.owner).protections[track(plan)] < kProtection;
}
template <class Sink>
constexpr void apply_protect(State& state, bool yes, Sink&& sink) {
  go_on(state);
  Task& task = top(state);
  const Plan plan = task.plan();
  task.b = kTotal;
  if (!yes) return;
  state.pandemia.fixed[static_cast<std::size_t>(bad(plan))] = 0;
  state.pandemia.rolled[static_cast<std::size_t>(bad(plan))] = 0;
  std::uint8_t& marker = researcher(state, state.owner).protections[track(plan)];
  ++marker;
  sink(ResearchProtected{{state.owner, plan, marker}});
}

// RS-16.7: Gadget additions come last.
constexpr int total_of(const Content& content, const State& state, Seat seat, Plan plan,
                       int activate) {
  const PandemiaState& table = state.pandemia;
  const int both = showing(table, Face::kBoth);
  int total = showing(table, good(plan)) - showing(table, bad(plan)) +
              2 * (both < activate ? both : activate);
  total += gadget_sum(content, state, seat,
                      plan == Plan::kA ? GadgetEffect::kModTotalA : GadgetEffect::kModTotalB);
  if (total < 1 && has_gadget(content, state, seat, GadgetEffect::kFlagMinOne)) total = 1;
  return total;
}
// RS-16.8.
template <class Sink>
constexpr void conclude(const Content& content, State& state, Sink&& sink) {
  const Task task = top(state);
  const Plan plan = task.plan();
  const int total = total_of(content, state, state.owner, plan, task.d);
  pop(state);
  state.pandemia.fixed = {};
  state.pandemia.rolled = {};
  std::uint8_t& marker = researcher(state, state.owner).markers[track(plan)];
  const int length = content.pandemia.tracks[track(plan)].length;
  const int there = marker + (total > 0 ? total : 0);
  marker = static_cast<std::uint8_t>(there < length ? there : length);
  sink(Researched{state.owner, plan, static_cast<std::int8_t>(total), marker});
}

// ---- Score --------------------------------------------------------------------------------------

struct TrackScore {
  int points = 0;
  int bonus = 0;
  int penalty = 0;

  constexpr int sum() const { return points + bonus - penalty; }
};

// RS-16.9 to RS-16.11, RS-R41.
constexpr TrackScore track_score(const Content& content, const State& state, Seat seat, Plan plan) {
  const std::size_t t = track(plan);
  const ResearchTrack& rule = content.pandemia.tracks[t];
  const Researcher& own = researcher(state, seat);
  bool leads = own.markers[t] > 0;  // RS-R40
  for (const Researcher& other : state.pandemia.researchers)
    leads = leads && other.markers[t] <= own.markers[t];
  int protection = own.protections[t];
  if (protection > 0 && has_gadget(content, state, seat, GadgetEffect::kFlagProtectionShift))
    --protection;
  return {rule.points[own.markers[t]], leads ? rule.bonus[own.markers[t]] : 0,
          content.pandemia.penalty[static_cast<std::size_t>(protection)]};
}

}  // namespace pandemia

struct Pandemia {
  // RS-16.1, RS-R39: all markers are at 0.
  template <class Sink>
  static constexpr bool set_up(const Content&, State&, Sink&&) {
    return true;
  }
  static constexpr bool can_plan(const Content&, const State&, Plan) { return true; }

  // RS-16.3.
  static constexpr void begin(const Content& content, State& state) {
    const auto ability = [&](Ability a) {
      return static_cast<std::uint8_t>(ability_of(content, state, state.owner, a));
    };
    Task& task = top(state);
    task.c = ability(Ability::kFix);
    task.d = ability(Ability::kActivate);
    task.e = ability(Ability::kReroll);
  }

  template <class Sink>
  static constexpr void resume(const Content& content, State& state, Sink&& sink) {
    using namespace pandemia;
    Task& task = top(state);
    PandemiaState& table = state.pandemia;
    switch (task.b) {
      case kFixing:
        if (task.c > 0 && count(table.fixed) < kDice) return ask_owner(state, Ask::kFix);
        table.in_hand = static_cast<std::uint8_t>(kDice - count(table.fixed));
        task.b = table.in_hand > 0 ? kRolling : kProtecting;
        return;
      case kRolling: return ask_nature(state, Ask::kRoll);
      case kRerolling:
        if (task.e > 0 && count(table.rolled) > 0) return ask_owner(state, Ask::kReroll);
        task.b = table.in_hand > 0 ? kRollingAgain : kProtecting;
        return;
      case kRollingAgain: return ask_nature(state, Ask::kRoll);
      case kProtecting:
        if (may_protect(state, task.plan())) return ask_owner(state, Ask::kProtect);
        task.b = kTotal;
        return;
      default: return conclude(content, state, sink);
    }
  }

  template <class Visit>
  static constexpr void legal(const Content&, const State& state, Visit&& visit) {
    using namespace pandemia;
    switch (state.ask) {
      case Ask::kRoll: return legal_roll(state, visit);
      case Ask::kFix: return legal_fix(visit);
      case Ask::kReroll: return legal_reroll(state, visit);
      default: visit(Move::of(MoveKind::kYes)); visit(Move::of(MoveKind::kNo));
    }
  }
  template <class Sink>
  static constexpr void apply(const Content&, State& state, const Move& move, Sink&& sink) {
    using namespace pandemia;
    switch (state.ask) {
      case Ask::kRoll: return apply_roll(state, move, sink);
      case Ask::kFix: return apply_fix(state, move, sink);
      case Ask::kReroll: return apply_reroll(state, move, sink);
      default: return apply_protect(state, move.kind == MoveKind::kYes, sink);
    }
  }
  static constexpr std::uint32_t weight(const State&, const Move& move) {
    return pandemia::ways(move.a, move.b, move.c);
  }

  static constexpr void end_round(const Content&, State&) {}

  // RS-16.12.
  static constexpr PlanScores score(const Content& content, const State& state, Seat seat) {
    return {pandemia::track_score(content, state, seat, Plan::kA).sum(),
            pandemia::track_score(content, state, seat, Plan::kB).sum()};
  }

  static constexpr std::string_view flaw(const Content& content, const State& state) {
    using namespace pandemia;
    for (std::size_t s = 0; s < kMaxSeats; ++s) {
      const Researcher& own = state.pandemia.researchers[s];
      if (s >= static_cast<std::size_t>(state.seats()) && own != Researcher{})
        return "RS-16.1: no such seat has markers";
      for (std::size_t t = 0; t < kResearches; ++t)
        if (own.markers[t] > content.pandemia.tracks[t].length || own.protections[t] > kProtection)
          return "RS-16.8: a marker is beyond its track";
    }
    const bool planning = state.depth > 0 && top(state).op == Op::kPlan;
    const int dice =
        count(state.pandemia.fixed) + count(state.pandemia.rolled) + state.pandemia.in_hand;
    if (!planning) return dice == 0 ? std::string_view{} : "RS-16.4: dice lie ready";
    if (top(state).b == kFixing ? dice > kDice : dice != kDice)
      return "RS-16.1: there are six dice";
    return {};
  }
  static constexpr bool is_waiting(const State& state) {
    using namespace pandemia;
    const Task& task = top(state);
    if (task.op != Op::kPlan) return false;
    switch (state.ask) {
      case Ask::kFix: return task.b == kFixing && task.c > 0;
      case Ask::kRoll: return task.b == kRolling || task.b == kRollingAgain;
      case Ask::kReroll: return task.b == kRerolling && task.e > 0;
      case Ask::kProtect: return task.b == kProtecting && may_protect(state, task.plan());
      default: return false;
    }
  }

  // RS-16: everything is public.
  static constexpr void see(const State& state, Viewer, View& view) {
    view.pandemia = state.pandemia;
  }
};

}  // namespace paradoxa::restart
