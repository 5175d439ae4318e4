// IS-18, IS-19.2: how the Bush and the Rock move, on knots and portals carried on (D32).
#pragma once

#include "games/island/rules/chapters/encounters.hpp"

namespace paradoxa::island {

// What a task of an action (Op::kAction) keeps.
enum ActionFlag : std::uint8_t { kHasMoved = 1, kHasPushed = 2 };
enum ActionStage : std::uint8_t { kBegun, kHasLanded, kMayStepOn, kHalfDone };

// IS-26.3: arrows in the lower bits, then portals, then the rift.
inline constexpr int kFirstPortalBit = 3 * kKnots;
inline constexpr std::uint16_t kRiftBit = 1u << 15;

constexpr std::uint16_t portal_bit(const Content& content, const State& state, Cell cell) {
  const Space space = space_at(content, state, cell);
  const bool second = cell_of(content.tiles, state.island, space, 1) == cell;
  return static_cast<std::uint16_t>(1u
                                    << (kFirstPortalBit + 2 * space.portal() + (second ? 1 : 0)));
}

// IS-18.4, IS-19.2: who hunts never comes to a place twice in a turn.
constexpr bool is_barred(const Content& content, const State& state, OpPiece y, Place place) {
  return y == hunter(power_rule(content, state)) && state.trodden.contains(place);
}

// ---- Steps --------------------------------------------------------------------------------------

// IS-18.1 to IS-18.5, IS-16.5, IS-R15, IS-R16; off the island too (IS-18.2), but never nowhere
// (IS-18.3): one from a cell, or from any cell of a lake out of it.
template <class Visit>
constexpr void legal_steps(const Content& content, const State& state, OpPiece y, Visit&& visit) {
  const Place place = state.place(y);
  const CellSet cells = cells_of(state, place);
  const bool rolls = y == OpPiece::kBush && power_rule(content, state).bush_wrap;  // IS-21.5
  const PlaceSet barred = y == hunter(power_rule(content, state)) ? state.trodden : PlaceSet{};
  for (int i = 0; i < kDirections; ++i) {
    const Direction d = direction(i);
    cells.for_each([&](Cell from) {
      const Cell next = neighbour(from, d);
      if (!next.exists()) {
        visit(Move::step(MoveKind::kStep, y, d, from));
        if (rolls && !barred.contains(place_of(content, state, opposite(from, d))))
          visit(Move::step(MoveKind::kRoll, y, d, from));
      } else if (!cells.contains(next) && !barred.contains(place_of(content, state, next))) {
        visit(Move::step(MoveKind::kStep, y, d, from));
      }
    });
  }
}

// IS-16.6.
template <class Sink>
constexpr void op_lost_at_sea(State& state, OpPiece y, Sink&& sink) {
  state.op[at(y)] = kOffMap;
  sink(OpAtSea{y, false, "IS-16.6"_clause});
}

// At a place, in the course of the action on top. IS-18.1, IS-18.4; IS-R14: attacks at every
// landing.
template <class Sink>
constexpr void op_land(const Content& content, State& state, OpPiece y, Place place,
                       std::uint8_t entry, Sink&& sink) {
  Task& action = top(state);
  action.c = entry;
  action.d = kHasLanded;
  state.op[at(y)] = place;
  if (y == hunter(power_rule(content, state))) state.trodden.add(place);
  op_arrived(content, state, y, sink);
}

// The action is on top.
template <class Sink>
constexpr void apply_step(const Content& content, State& state, const Move& move, Sink&& sink) {
  const OpPiece y = move.op_piece();
  const Direction d = move.direction();
  const Cell from = move.cell();
  const Cell next = neighbour(from, d);
  const auto entry = static_cast<std::uint8_t>(opposite(d));
  top(state).a |= kHasMoved;
  if (y == hunter(power_rule(content, state))) state.trodden.add(state.place(y));
  sink(OpMoved{y, d});
  if (next.exists()) return op_land(content, state, y, place_of(content, state, next), entry, sink);
  if (move.kind != MoveKind::kRoll) return op_lost_at_sea(state, y, sink);
  // IS-21.5, IS-R60.
  sink(OpAtSea{y, true, "IS-21.5"_clause});
  op_land(content, state, y, place_of(content, state, opposite(from, d)), entry, sink);
}

// ---- Being carried on ---------------------------------------------------------------------------

// IS-18.6, IS-R13, IS-21.6, IS-R32, IS-R33: whether OP is asked where the piece has landed.
constexpr bool may_be_carried(const Content& content, const State& state) {
  const Task& action = top(state);
  const Place place = state.place(op_piece_of(action));
  if (action.c == kNoSide || !place.is_cell()) return false;
  switch (space_at(content, state, place.cell()).kind()) {
    case Kind::kKnot:
    case Kind::kPortal: return true;
    case Kind::kAnomaly:
      return power_rule(content, state).anomaly_rift && (action.memory & kRiftBit) == 0;
    default: return false;
  }
}

template <class Visit>
constexpr void legal_carry(const Content& content, const State& state, Visit&& visit) {
  const Task& action = top(state);
  const OpPiece y = op_piece_of(action);
  const Cell cell = state.place(y).cell();
  const Space space = space_at(content, state, cell);
  const auto each_of = [&](CellSet cells) {
    cells.remove(cell);
    cells.for_each([&](Cell to) {
      if (!is_barred(content, state, y, Place::of(to))) visit(Move::with(MoveKind::kCarryTo, to));
    });
  };
  if (space.kind() == Kind::kKnot) {
    const KnotExit exit = knot_exit(content.tiles, state.island, space.knot(), direction(action.c));
    const Cell next = neighbour(cell, exit.side);
    if ((action.memory >> exit.arrow & 1) == 0 &&
        (!next.exists() || !is_barred(content, state, y, place_of(content, state, next))))
      visit(Move::of(MoveKind::kCarry));
  } else if (space.kind() == Kind::kAnomaly) {
    each_of(anomaly_cells(content.tiles, state.island));
  } else if ((action.memory & portal_bit(content, state, cell)) == 0) {
    if (power_rule(content, state).portal_any)  // IS-21.3
      each_of(portal_cells(content.tiles, state.island));
    else if (!is_barred(content, state, y,
                        Place::of(other_portal(content.tiles, state.island, cell))))
      visit(Move::of(MoveKind::kCarry));
  }
  visit(Move::of(MoveKind::kPass));
}

template <class Sink>
constexpr void carry_through_knot(const Content& content, State& state, OpPiece y, Space space,
                                  Sink&& sink) {
  Task& action = top(state);
  const KnotExit exit = knot_exit(content.tiles, state.island, space.knot(), direction(action.c));
  const Cell next = neighbour(state.place(y).cell(), exit.side);
  action.memory = static_cast<std::uint16_t>(action.memory | 1u << exit.arrow);
  if (!next.exists()) return op_lost_at_sea(state, y, sink);
  op_land(content, state, y, place_of(content, state, next),
          static_cast<std::uint8_t>(opposite(exit.side)), sink);
}

// D32. IS-R61: "not carried" sounds the same whether it was chosen or forced.
template <class Sink>
constexpr void apply_carry(const Content& content, State& state, const Move& move, Sink&& sink) {
  Task& action = top(state);
  const OpPiece y = op_piece_of(action);
  const bool carried = move.kind != MoveKind::kPass;
  go_on(state);
  sink(Carried{y, carried});
  if (!carried) return;
  const Cell cell = state.place(y).cell();
  const Space space = space_at(content, state, cell);
  if (space.kind() == Kind::kKnot) return carry_through_knot(content, state, y, space, sink);
  Cell to = move.cell();
  if (space.kind() == Kind::kPortal) {
    action.memory = static_cast<std::uint16_t>(action.memory | portal_bit(content, state, cell));
    if (move.kind == MoveKind::kCarry) to = other_portal(content.tiles, state.island, cell);
  } else {
    action.memory = static_cast<std::uint16_t>(action.memory | kRiftBit);
    ++action.b;  // IS-21.6: one additional step
  }
  op_land(content, state, y, Place::of(to), kNoSide, sink);
}

}  // namespace paradoxa::island
