// What is heard of OP's pieces.
#include "games/island/sampler/replay.hpp"
#include "games/island/sampler/replay_traces.hpp"

namespace paradoxa::island {

// ---- OP's pieces --------------------------------------------------------------------------------

// IS-13.9.
bool Replay::op_back(const Saying& saying) {
  const OpPiece y = saying.op();
  return each([&](Trace& trace) {
    if (y == OpPiece::kWave) {
      trace.wave = kAllParts;
      return emit(trace);
    }
    CellSet cells = y == OpPiece::kBush ? chart_->fruits : chart_->anomalies;
    for (const Cell cell : trace.cells)
      if (cell.exists()) cells.remove(cell);
    for (const Place place : trace.op)
      if (place.is_cell()) cells.remove(place.cell());
    cells.for_each([&](Cell cell) {
      Trace next = trace;
      next.op[at(y)] = Place::of(cell);
      next.op_entries[at(y)] = kNoSide;
      emit(next);
    });
  });
}

// visit(place, entry side); each place once for each side.
template <class Visit>
void Replay::op_destinations(const Trace& trace, OpPiece y, Visit&& visit) const {
  const Pending& pending = op_pending_[at(y)];
  const Place from = trace.op[at(y)];
  if (!from.on_map()) return;
  const CellSet cells = chart_->cells(from);
  switch (pending.move) {
    case Move::kStep:
    case Move::kAshore: {
      PlaceSet seen;
      cells.for_each([&](Cell cell) {
        Cell next = neighbour(cell, pending.direction);
        if (next.exists() == (pending.move == Move::kAshore)) return;
        if (!next.exists()) next = opposite(cell, pending.direction);
        if (pending.move == Move::kStep && cells.contains(next)) return;
        const Place place = chart_->place(next);
        if (seen.contains(place)) return;
        seen.add(place);
        visit(place, entry_after(pending.direction));
      });
      return;
    }
    case Move::kCarry: {
      if (!from.is_cell()) return;
      const Cell cell = from.cell();
      const Kind kind = chart_->name(cell).kind();
      if (kind == Kind::kKnot) {
        const std::uint8_t entry = trace.op_entries[at(y)];
        if (entry == kNoSide) return;
        const int knot = space_at(content_.tiles, chart_->island, cell).knot();
        const Direction d = knot_exit(content_.tiles, chart_->island, knot, direction(entry)).side;
        if (const Cell next = neighbour(cell, d); next.exists())
          visit(chart_->place(next), entry_after(d));
      } else if (kind == Kind::kPortal && !power_->portal_any) {
        visit(Place::of(other_portal(content_.tiles, chart_->island, cell)), kNoSide);
      } else {
        CellSet others = kind == Kind::kPortal ? chart_->portals : chart_->anomalies;
        others.remove(cell);
        others.for_each([&](Cell other) { visit(Place::of(other), kNoSide); });
      }
      return;
    }
    default: return;
  }
}

// IS-12.14, IS-18.4.
bool Replay::op_land(const Saying& saying) {
  const OpPiece y = saying.op();
  const Name name{saying.a};
  const bool hunts = y == hunter();
  const bool any = each([&](Trace& trace) {
    const auto company_agrees = [&](Place place) {
      const CellSet cells = chart_->cells(place);
      for (std::uint8_t i = 0; i < table_.pieces; ++i) {
        const Cell cell = trace.cells[i];
        if ((cell.exists() && cells.contains(cell)) != saying.company.pieces.contains(Piece{i}))
          return false;
      }
      for (const OpPiece z : {OpPiece::kBush, OpPiece::kRock})
        if (z != y && (trace.op[at(z)] == place) != saying.company.op.contains(z)) return false;
      return true;
    };
    if (y == OpPiece::kWave) {
      if (name.kind() != Kind::kLake || !company_agrees(Place::of(name.lake()))) return;
      trace.wave = bit(name.lake());
      return emit(trace);
    }
    op_destinations(trace, y, [&](Place place, std::uint8_t entry) {
      if (chart_->name(place) != name || !company_agrees(place)) return;
      if (hunts && trace.trodden.contains(place)) return;
      Trace next = trace;
      const bool wave = saying.company.op.contains(OpPiece::kWave);
      if (place.is_lake() ? !narrow(next.wave, bit(place.lake()), wave) : wave) return;
      next.op[at(y)] = place;
      next.op_entries[at(y)] = entry;
      if (hunts) next.trodden.add(place);
      emit(next);
    });
  });
  op_pending_[at(y)] = {};
  return any;
}

// IS-16.6, IS-21.5.
bool Replay::op_at_sea(const Saying& saying) {
  const OpPiece y = saying.op();
  Pending& pending = op_pending_[at(y)];
  const bool ashore = saying.a != 0;
  const bool any = each([&](Trace& trace) {
    const Place from = trace.op[at(y)];
    if (!from.on_map()) return;
    bool leaves = false;
    if (pending.move == Move::kStep) {
      chart_->cells(from).for_each(
          [&](Cell cell) { leaves = leaves || !neighbour(cell, pending.direction).exists(); });
    } else if (pending.move == Move::kCarry && from.is_cell() &&
               trace.op_entries[at(y)] != kNoSide && chart_->name(from).kind() == Kind::kKnot) {
      const int knot = space_at(content_.tiles, chart_->island, from.cell()).knot();
      const Direction d =
          knot_exit(content_.tiles, chart_->island, knot, direction(trace.op_entries[at(y)])).side;
      leaves = !neighbour(from.cell(), d).exists();
    }
    if (!leaves) return;
    if (!ashore) trace.op[at(y)] = kOffMap;
    emit(trace);
  });
  if (ashore)
    pending.move = Move::kAshore;
  else
    pending = {};
  return any;
}

// IS-17.4, IS-21.1: into a lake it is told only if somebody is there.
bool Replay::wave_moves(const Saying* next) {
  if (next != nullptr && next->said == Said::kOpLanded && next->op() == OpPiece::kWave) return true;
  return each([&](Trace& trace) {
    std::uint16_t there = kAllParts;
    if (power_->wave_lakes)
      for (int l = 0; l < kLakes; ++l) {
        const CellSet cells = chart_->lakes[static_cast<std::size_t>(l)];
        bool empty = true;
        for (const Cell cell : trace.cells)
          empty = empty && !(cell.exists() && cells.contains(cell));
        for (const Place place : trace.op)
          empty = empty && place != Place::of(static_cast<Lake>(l));
        if (empty) there = static_cast<std::uint16_t>(there | bit(static_cast<Lake>(l)));
      }
    // From the only place where it can have been it has gone.
    if (popcount(trace.wave) == 1) there = static_cast<std::uint16_t>(there & ~trace.wave);
    trace.wave = there;
    if (there != 0) emit(trace);
  });
}

// IS-17.3, IS-21.1; or it was met, where it is in the same lake, or in the ocean.
bool Replay::wave_strikes(const Saying& saying) {
  const Piece p = saying.piece();
  return each([&](Trace& trace) {
    if (!trace.cells[p.index].exists()) return emit(trace);
    const CellSet own = own_cells(trace, p);
    std::uint16_t there = 0;
    for (int i = 0; i < kOceanParts; ++i)
      if (!(cells_touching(ocean_part(i)) & own).empty())
        there = static_cast<std::uint16_t>(there | bit(ocean_part(i)));
    for (int l = 0; l < kLakes; ++l) {
      const CellSet cells = chart_->lakes[static_cast<std::size_t>(l)];
      const bool inside = cells.contains(trace.cells[p.index]);
      if (inside || (power_->wave_lakes && !(neighbours(cells) & own).empty()))
        there = static_cast<std::uint16_t>(there | bit(static_cast<Lake>(l)));
    }
    if (narrow(trace.wave, there, true)) emit(trace);
  });
}

}  // namespace paradoxa::island
