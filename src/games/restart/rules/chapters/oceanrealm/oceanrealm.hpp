// RS-19: Oceanrealm. A Plan draws symbols in one Region of the own map.
//
// The task kPlan: a the Plan, b the Region, kNoSpace until a figure is chosen; c, d and e how many
// Wildlife, Lakes and Forests may still be drawn; f whose figure it is, and kDrawn once a symbol
// was drawn.
#pragma once

#include "games/restart/rules/chapters/limits.hpp"
#include "games/restart/rules/chapters/oceanrealm/land_score.hpp"
#include "games/restart/rules/chapters/plan_scores.hpp"
#include "games/restart/rules/seen.hpp"

namespace paradoxa::restart {
namespace oceanrealm {

inline constexpr std::uint8_t kDrawn = 0x80;
inline constexpr std::uint8_t kOwner = 0x0F;

constexpr int left(const Task& task, Symbol symbol) {
  return symbol == Symbol::kWildlife ? task.c : symbol == Symbol::kLake ? task.d : task.e;
}
constexpr std::uint8_t& left(Task& task, Symbol symbol) {
  return symbol == Symbol::kWildlife ? task.c : symbol == Symbol::kLake ? task.d : task.e;
}

// RS-19.3, RS-R60.
constexpr int limit(const Content& content, const State& state, Symbol symbol) {
  constexpr Ability kOf[]{Ability::kWildlife, Ability::kLake, Ability::kForest};
  return ability_of(content, state, state.owner, kOf[static_cast<std::size_t>(symbol)]);
}
// RS-19.7.
constexpr bool may_draw(const Content& content, const State& state) {
  return limit(content, state, Symbol::kWildlife) > 0 || limit(content, state, Symbol::kLake) > 0 ||
         limit(content, state, Symbol::kForest) > 0;
}
// RS-19.2: in whose Region something can still be drawn on the own map.
constexpr bool has_room(const State& state, Space figure) {
  return figure.exists() && region_of(state, state.owner, figure.id).has_room();
}

// ---- The figure of Plan B -----------------------------------------------------------------------

// RS-19.4: every Adult and Child of the others, from the next seat on.
template <class Visit>
constexpr void each_figure(const State& state, Visit&& visit) {
  for (Seat seat = state.after(state.owner); seat != state.owner; seat = state.after(seat))
    for (const bool child : {false, true}) {
      const Player& player = state.player(seat);
      if (has_room(state, child ? player.child : player.adult)) visit(seat, child);
    }
}
constexpr void apply_figure(State& state, const Move& move) {
  go_on(state);
  const Player& player = state.player(Seat{move.a});
  Task& task = top(state);
  task.b = (move.b != 0 ? player.child : player.adult).id;
  task.f = move.a;
}

// ---- Symbols ------------------------------------------------------------------------------------

constexpr bool can_draw(const State& state) {
  const Task& task = top(state);
  return (task.c | task.d | task.e) != 0 && region_of(state, state.owner, task.b).has_room();
}
// RS-19.5: sectors are counted from 1 in a move.
template <class Visit>
constexpr void legal_symbol(const State& state, Visit&& visit) {
  const Task& task = top(state);
  const Region region = region_of(state, state.owner, task.b);
  for (int s = 0; s < kSymbols; ++s) {
    const auto symbol = static_cast<Symbol>(s);
    if (left(task, symbol) == 0) continue;
    for (int i = 0; i < kSectors; ++i)
      if (!region.drawn(i)) visit(Move::symbol(symbol, i + 1));
  }
  if ((task.f & kDrawn) != 0) visit(Move::of(MoveKind::kEnd));
}
template <class Sink>
constexpr void apply_symbol(State& state, const Move& move, Sink&& sink) {
  go_on(state);
  Task& task = top(state);
  if (move.kind == MoveKind::kEnd) {
    task.c = task.d = task.e = 0;
    return;
  }
  --left(task, move.symbol());
  task.f |= kDrawn;
  state.oceanrealm.maps[state.owner.index].draw(task.b, move.sector() - 1, move.symbol());
  sink(SymbolDrawn{state.owner, Space{task.b}, move.b, move.symbol()});
}

// RS-19.4, RS-19.8.
template <class Sink>
constexpr void conclude(State& state, Sink&& sink) {
  const Task task = top(state);
  pop(state);
  if (task.plan() == Plan::kA) return;
  const Seat whose = seat(task.f & kOwner);
  std::uint8_t& circled = state.oceanrealm.circled[whose.index];
  if (circled == kContributions) return;
  ++circled;
  sink(ContributionCircled{whose, circled});
}

}  // namespace oceanrealm

struct Oceanrealm {
  // RS-19.1: maps are blank, and nothing is circled.
  template <class Sink>
  static constexpr bool set_up(const Content&, State&, Sink&&) {
    return true;
  }

  // RS-19.7, RS-R59.
  static constexpr bool can_plan(const Content& content, const State& state, Plan plan) {
    using namespace oceanrealm;
    if (!may_draw(content, state)) return false;
    if (plan == Plan::kA) return has_room(state, owner(state).adult);
    bool any = false;
    each_figure(state, [&](Seat, bool) { any = true; });
    return any;
  }

  static constexpr void begin(const Content& content, State& state) {
    using namespace oceanrealm;
    for (int s = 0; s < kSymbols; ++s) {
      const auto symbol = static_cast<Symbol>(s);
      left(top(state), symbol) = static_cast<std::uint8_t>(limit(content, state, symbol));
    }
    top(state).b = top(state).plan() == Plan::kA ? owner(state).adult.id : Space::kNone;
  }

  template <class Sink>
  static constexpr void resume(const Content&, State& state, Sink&& sink) {
    using namespace oceanrealm;
    if (top(state).b == Space::kNone) return ask_owner(state, Ask::kFigure);
    if (can_draw(state)) return ask_owner(state, Ask::kSymbol);
    conclude(state, sink);
  }

  template <class Visit>
  static constexpr void legal(const Content&, const State& state, Visit&& visit) {
    using namespace oceanrealm;
    if (state.ask == Ask::kSymbol) return legal_symbol(state, visit);
    each_figure(state, [&](Seat seat, bool child) { visit(Move::figure(seat, child)); });
  }
  template <class Sink>
  static constexpr void apply(const Content&, State& state, const Move& move, Sink&& sink) {
    using namespace oceanrealm;
    if (state.ask == Ask::kSymbol) return apply_symbol(state, move, sink);
    apply_figure(state, move);
  }
  static constexpr std::uint32_t weight(const State&, const Move&) { return 1; }

  static constexpr void end_round(const Content&, State&) {}

  static constexpr PlanScores score(const Content& content, const State& state, Seat seat) {
    const oceanrealm::LandScore land = oceanrealm::land_score(content, state, seat);
    return {land.columns + land.sets + land.gadgets, land.contribution};
  }

  static constexpr std::string_view flaw(const Content&, const State& state) {
    for (int s = 0; s < kMaxSeats; ++s) {
      const auto i = static_cast<std::size_t>(s);
      const LandMap& map = state.oceanrealm.maps[i];
      if (s >= state.seats() && (map != LandMap{} || state.oceanrealm.circled[i] != 0))
        return "RS-19.1: no such seat has a map";
      for (int id = state.zones() * kAges; id < kMaxSpaces; ++id)
        if (oceanrealm::Region{map, id}.symbols() > 0) return "RS-19.1: there is no such Region";
      if (state.oceanrealm.circled[i] > kContributions)
        return "RS-19.8: more numbers are circled than there are";
    }
    return {};
  }
  static constexpr bool is_waiting(const State& state) {
    const Task& task = top(state);
    if (task.op != Op::kPlan) return false;
    if (state.ask == Ask::kFigure) return task.plan() == Plan::kB && task.b == Space::kNone;
    return state.ask == Ask::kSymbol && task.b < state.zones() * kAges &&
           oceanrealm::can_draw(state);
  }

  // Everything is public.
  static constexpr void see(const State& state, Viewer, View& view) {
    view.oceanrealm = state.oceanrealm;
  }
};

}  // namespace paradoxa::restart
