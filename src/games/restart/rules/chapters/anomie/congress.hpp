// RS-17.2, RS-17.3: who stands where on the Congress board.
#pragma once

#include "games/restart/rules/chapters/limits.hpp"

namespace paradoxa::restart::anomie {

constexpr Faction& faction(State& state, Seat seat) { return state.anomie.factions[seat.index]; }
constexpr const Faction& faction(const State& state, Seat seat) {
  return state.anomie.factions[seat.index];
}
constexpr const Senator& senator(const State& state, Seat seat, int which) {
  return faction(state, seat).senators[static_cast<std::size_t>(which)];
}

// Visits all Senators with their seats.
template <class Visit>
constexpr void for_each_senator(const State& state, Visit&& visit) {
  for (int s = 0; s < state.seats(); ++s)
    for (const Senator& each : faction(state, seat(s)).senators) visit(seat(s), each);
}

constexpr PlaceSet occupied(const State& state) {
  PlaceSet places;
  for (const Place veto : state.anomie.vetoes) places.add(veto);
  for_each_senator(state, [&](Seat, const Senator& each) { places.add(each.place); });
  return places;
}
constexpr PlaceSet empty_places(const Content& content, const State& state) {
  return content.anomie.places - occupied(state);
}
constexpr int stack_size(const State& state, Place place) {
  int size = 0;
  for_each_senator(state, [&](Seat, const Senator& each) { size += each.place == place; });
  return size;
}
// Whose Senator is at that height of a stack; kNoSeat where there is none.
constexpr Seat owner_at(const State& state, Place place, int height) {
  Seat found = kNoSeat;
  for_each_senator(state, [&](Seat seat, const Senator& each) {
    if (each.place == place && each.height == height) found = seat;
  });
  return found;
}
// RS-17.3.
constexpr bool is_trapped(const State& state, const Senator& senator) {
  return senator.height + 1 < stack_size(state, senator.place);
}

// The stack that it leaves comes down; at the bottom of the one that it joins.
constexpr void move_senator(State& state, Seat seat, int which, Place to) {
  Senator& moved = faction(state, seat).senators[static_cast<std::size_t>(which)];
  const Senator before = moved;
  for (Faction& each : state.anomie.factions)
    for (Senator& other : each.senators) {
      if (other.place == before.place && other.height > before.height) --other.height;
      if (other.place == to && to.exists()) ++other.height;
    }
  moved = {to, 0};
}

// ---- Where a Senator can go ---------------------------------------------------------------------

// RS-17.6, RS-R44: over how many occupied spaces a Maneuver in that direction leads where.
constexpr Place maneuver_target(const Content& content, const State& state, Place from,
                                Direction direction, int level) {
  const PlaceSet taken = occupied(state);
  Place place = next(from, direction);
  for (int passed = 0; place.exists() && content.anomie.places.contains(place); ++passed) {
    if (!taken.contains(place)) return passed >= 1 && passed <= level ? place : kNoPlace;
    place = next(place, direction);
  }
  return kNoPlace;
}

// RS-17.7: empty starting spaces of the own side.
constexpr PlaceSet breakout_targets(const Content& content, const State& state, Seat seat) {
  const int side = static_cast<int>(side_of(seat.index, state.seats()));
  PlaceSet places;
  for (const Place start : content.anomie.starts[static_cast<std::size_t>(side)]) places.add(start);
  return places & empty_places(content, state);
}

constexpr PlaceSet around(Place place) {
  PlaceSet places;
  for (int d = 0; d < kDirections; ++d)
    if (const Place to = next(place, static_cast<Direction>(d)); to.exists()) places.add(to);
  return places;
}
// RS-17.8.
constexpr PlaceSet step_targets(const Content& content, const State& state, Place from) {
  return around(from) & empty_places(content, state);
}
// RS-17.9, RS-R45: the Law in Plan A, Bills in Plan B.
constexpr PlaceSet support_targets(const Content& content, const State& state, Seat seat,
                                   Place from, Plan plan) {
  const int level = ability_of(content, state, seat, Ability::kSupport);
  PlaceSet places;
  (around(from) & content.anomie.places).for_each([&](Place to) {
    const bool fits =
        plan == Plan::kA ? to == content.anomie.law : content.anomie.bill(to).has_value();
    if (!fits) return;
    const int size = stack_size(state, to);
    if (size >= 1 && size <= level && owner_at(state, to, 0) != seat) places.add(to);
  });
  return places;
}

// RS-17.6, RS-17.7: what the Intelligence total allows.
constexpr int maneuver_level(const Content& content, const State& state, Seat seat) {
  return ability_of(content, state, seat, Ability::kManeuver);
}
constexpr bool may_break_out(const Content& content, const State& state, Seat seat) {
  return maneuver_level(content, state, seat) > 0 ||
         has_gadget(content, state, seat, GadgetEffect::kFlagFreeBreakout);
}

constexpr bool can_maneuver(const Content& content, const State& state, Seat seat,
                            const Senator& senator) {
  const int level = maneuver_level(content, state, seat);
  if (level == 0) return false;
  for (int d = 0; d < kDirections; ++d)
    if (maneuver_target(content, state, senator.place, static_cast<Direction>(d), level).exists())
      return true;
  return false;
}
constexpr bool can_step(const Content& content, const State& state, Seat seat,
                        const Senator& senator, Plan plan) {
  return !is_trapped(state, senator) &&
         !(step_targets(content, state, senator.place) |
           support_targets(content, state, seat, senator.place, plan))
              .empty();
}
// RS-17.5, RS-17.10, RS-R51.
constexpr bool can_act(const Content& content, const State& state, Seat seat,
                       const Senator& senator, Plan plan) {
  if (is_trapped(state, senator))
    return may_break_out(content, state, seat) && !breakout_targets(content, state, seat).empty();
  return can_step(content, state, seat, senator, plan) ||
         can_maneuver(content, state, seat, senator);
}
constexpr bool any_can_act(const Content& content, const State& state, Seat seat, Plan plan) {
  for (const Senator& each : faction(state, seat).senators)
    if (can_act(content, state, seat, each, plan)) return true;
  return false;
}

// GA6: to an adjacent empty plain space, but not so that none of the own Senators could act.
template <class Visit>
constexpr void for_each_veto_move(const Content& content, const State& state, Seat seat, Plan plan,
                                  Visit&& visit) {
  const PlaceSet free = content.anomie.plain & empty_places(content, state);
  for (std::size_t v = 0; v < kVetoes; ++v)
    (around(state.anomie.vetoes[v]) & free).for_each([&](Place to) {
      State after = state;
      after.anomie.vetoes[v] = to;
      if (any_can_act(content, after, seat, plan)) visit(state.anomie.vetoes[v], to);
    });
}

}  // namespace paradoxa::restart::anomie
