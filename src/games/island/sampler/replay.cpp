#include "games/island/sampler/replay.hpp"

#include <algorithm>
#include <cstddef>

#include "games/island/sampler/replay_traces.hpp"

namespace paradoxa::island {
void Replay::begin() {
  power_ = &kNoPowerRule;
  turn_ = kNoSeat;
  ending_ = false;
  pending_ = {};
  op_pending_ = {};
  starts_ = {};
  dropped_ = false;
  traces_.clear();
  // IS-4.6, IS-4.7: the Wave anywhere, the Rock on any anomaly.
  chart_->anomalies.for_each([&](Cell cell) {
    Trace& trace = traces_.emplace_back();
    trace.wave = kAllParts;
    trace.op[at(OpPiece::kRock)] = Place::of(cell);
  });
}

std::size_t Replay::run(const Chart& chart, std::span<const Saying> sayings, FastRandom& random) {
  chart_ = &chart;
  random_ = &random;
  begin();
  for (std::size_t i = 0; i < sayings.size(); ++i)
    if (!take(sayings[i], i + 1 < sayings.size() ? &sayings[i + 1] : nullptr)) return i;
  return sayings.size();
}

// ---- Traces -------------------------------------------------------------------------------------

void Replay::emit(const Trace& trace) {
  if (first_)
    traces_[kept_++] = trace;
  else
    more_.push_back(trace);
  first_ = false;
}

// Histories that have come to the same are one. Then, if need be, some go at random.
void Replay::thin_out() {
  constexpr std::size_t kFew = 8;
  if (traces_.size() <= kFew) return;
  std::size_t kept = 0;
  for (std::size_t i = 0; i < traces_.size(); ++i) {
    const bool seen =
        std::find(traces_.begin(), traces_.begin() + static_cast<std::ptrdiff_t>(kept),
                  traces_[i]) != traces_.begin() + static_cast<std::ptrdiff_t>(kept);
    if (!seen) traces_[kept++] = traces_[i];
  }
  traces_.resize(kept);
  while (traces_.size() > kMaxTraces) {
    traces_[random_->below(static_cast<std::uint32_t>(traces_.size()))] = traces_.back();
    traces_.pop_back();
    dropped_ = true;
  }
}

CellSet Replay::own_cells(const Trace& trace, Piece p) const {
  const Cell cell = trace.cells[p.index];
  return trace.lying.contains(p) ? chart_->lake_around(cell) : CellSet::of(cell);
}

// The only cell of a name that occurs once.
Cell Replay::cell_of(Name name) const {
  for (int c = 0; c < kCells; ++c)
    if (chart_->name(Cell::at(c)) == name) return Cell::at(c);
  return kNoCell;
}

// ---- Captive pieces -----------------------------------------------------------------------------

// IS-10.6.
CellSet Replay::exit_cells(CellSet lake, Direction d, int length) const {
  CellSet exits, on_island;
  lake.for_each([&](Cell cell) {
    if (const Cell next = neighbour(cell, d); next.exists() && lake.contains(next)) return;
    exits.add(cell);
    if (!ray(cell, d, length).in_ocean()) on_island.add(cell);
  });
  return on_island.empty() ? exits : on_island;
}

// IS-19.4 to IS-19.6: visit(cell pushed through, last cell before what comes next).
template <class Visit>
void Replay::push_lines(const Trace& trace, Piece p, const Pending& pending, Visit&& visit) const {
  const Cell cell = trace.cells[p.index];
  if (!cell.exists()) return;
  const Place pusher = trace.op[at(pending.by)];
  if (!pusher.on_map() || pusher == chart_->place(cell)) return;
  const CellSet from = chart_->cells(pusher);
  const CellSet lake = chart_->lake_around(cell);
  own_cells(trace, p).for_each([&](Cell through) {
    const Cell behind = neighbour(through, opposite(pending.direction));
    if (!behind.exists() || !from.contains(behind)) return;
    Cell last = through;
    for (Cell next = neighbour(last, pending.direction); next.exists() && lake.contains(next);
         next = neighbour(last, pending.direction))
      last = next;
    visit(through, last);
  });
}

// Where a piece can have landed: visit(cell, entry side, arrow of a knot).
template <class Visit>
void Replay::destinations(const Trace& trace, const Saying& saying, Visit&& visit) const {
  const Piece p = saying.piece();
  const Name name{saying.a};
  const Pending& pending = pending_[p.index];
  const Cell cell = trace.cells[p.index];
  const auto step = [&](Cell from, Direction d) {
    if (const Cell next = neighbour(from, d); next.exists()) visit(next, entry_after(d));
  };
  switch (pending.move) {
    case Move::kRay:
      if (!trace.lying.contains(p)) {
        if (const Ray end = ray(cell, pending.direction, pending.length); !end.in_ocean())
          visit(end.cell, entry_after(pending.direction));
        return;
      }
      exit_cells(chart_->lake_around(cell), pending.direction, pending.length)
          .for_each([&](Cell exit) {
            if (const Ray end = ray(exit, pending.direction, pending.length); !end.in_ocean())
              visit(end.cell, entry_after(pending.direction));
          });
      return;
    case Move::kKnot:
    case Move::kStep: return step(cell, direction(trace.headings[p.index]));
    case Move::kPortal:
      if (!power_->portal_any)
        return visit(other_portal(content_.tiles, chart_->island, cell), kNoSide);
      chart_->portals.for_each([&](Cell portal) {
        if (portal != cell) visit(portal, kNoSide);
      });
      return;
    case Move::kLake:
      if (name.kind() == Kind::kLake)
        chart_->lakes[static_cast<std::size_t>(name.lake())].for_each(
            [&](Cell c) { visit(c, kNoSide); });
      return;
    case Move::kArrows:
      for (const int turn : {2, 4}) step(cell, turned(direction(trace.entries[p.index]), turn));
      return;
    case Move::kPush:
      push_lines(trace, p, pending, [&](Cell, Cell last) { step(last, pending.direction); });
      return;
    case Move::kShore: {
      const Direction d = direction(trace.headings[p.index]);
      return visit(opposite(trace.exits[p.index], d), entry_after(d));
    }
    default:
      // By an orchard or a bonus onto a fruit.
      if (name.kind() == Kind::kFruit) visit(cell_of(name), kNoSide);
  }
}

// IS-12.1, IS-12.2: exactly these are there.
bool Replay::meets(Trace& trace, Piece p, Cell cell, const Company& company) const {
  for (std::uint8_t i = 0; i < table_.pieces; ++i)
    if (i != p.index && (trace.cells[i] == cell) != company.pieces.contains(Piece{i})) return false;
  const Place place = chart_->place(cell);
  for (const OpPiece y : {OpPiece::kBush, OpPiece::kRock})
    if ((trace.op[at(y)] == place) != company.op.contains(y)) return false;
  const bool wave = company.op.contains(OpPiece::kWave);
  return place.is_lake() ? narrow(trace.wave, bit(place.lake()), wave) : !wave;
}

// IS-23: whether a visit is a new step of the mission.
bool Replay::counts(Trace& trace, Piece p, Cell cell) const {
  const Kind kind = chart_->name(cell).kind();
  CellSet& counted = trace.counted[table_.board_of(p)];
  if (counted.contains(cell)) return false;
  bool step = false;
  switch (rule(p).mission) {
    case Mission::kFiveFruits:
      step = kind == Kind::kFruit;
      for (std::uint8_t i = 0; i < table_.pieces; ++i)
        if (table_.board_of(Piece{i}) == table_.board_of(p) &&
            Name::of(starts_[i]) == chart_->name(cell))
          step = false;
      break;
    case Mission::kPortalsAndOracles:
      step = kind == Kind::kOracle ||
             (kind == Kind::kPortal &&
              !counted.contains(other_portal(content_.tiles, chart_->island, cell)));
      break;
    case Mission::kFiveAnomalies: step = kind == Kind::kAnomaly; break;
    case Mission::kMiragesAndKnots: step = kind == Kind::kMirage || kind == Kind::kKnot; break;
    default: break;
  }
  if (step) counted.add(cell);
  return step;
}

// IS-8.1 to IS-8.3.
bool Replay::settle(Trace& trace, const Saying& saying, Cell cell, std::uint8_t entry) const {
  const Piece p = saying.piece();
  trace.cells[p.index] = cell;
  trace.entries[p.index] = entry;
  trace.lying.remove(p);
  return counts(trace, p, cell) == saying.counted &&
         (saying.cut_short || meets(trace, p, cell, saying.company));
}

bool Replay::land(const Saying& saying) {
  const bool any = each([&](const Trace& trace) {
    destinations(trace, saying, [&](Cell cell, std::uint8_t entry) {
      if (!cell.exists() || chart_->name(cell) != Name{saying.a}) return;
      Trace next = trace;
      if (settle(next, saying, cell, entry)) emit(next);
    });
  });
  pending_[saying.who] = {};
  return any;
}

// IS-11: where a piece can have left the island.
bool Replay::ocean(const Saying& saying) {
  const Piece p = saying.piece();
  const Pending pending = pending_[p.index];
  const bool any = each([&](const Trace& trace) {
    const Cell cell = trace.cells[p.index];
    if (!cell.exists()) return;
    const CellSet corners = own_cells(trace, p) & corner_cells();
    const auto leave = [&](Cell exit, Direction d) {
      if (neighbour(exit, d).exists()) return;
      Trace next = trace;
      bool counted = false;
      if (rule(p).mission == Mission::kFiveCorners && !corners.empty()) {
        CellSet& done = next.counted[table_.board_of(p)];
        counted = !done.contains(corners.first());
        done.add(corners.first());
      }
      if (counted != saying.counted) return;
      const bool wave = saying.company.op.contains(OpPiece::kWave);
      if (!saying.cut_short && !narrow(next.wave, bit(part_entered(exit, d)), wave)) return;
      next.cells[p.index] = kNoCell;
      next.lying.remove(p);
      next.exits[p.index] = exit;
      next.headings[p.index] = side(d);
      emit(next);
    };
    switch (pending.move) {
      case Move::kRay: {
        const CellSet from = trace.lying.contains(p) ? exit_cells(chart_->lake_around(cell),
                                                                  pending.direction, pending.length)
                                                     : CellSet::of(cell);
        from.for_each([&](Cell each_cell) {
          const Ray end = ray(each_cell, pending.direction, pending.length);
          if (end.in_ocean()) leave(end.exit, pending.direction);
        });
        return;
      }
      case Move::kKnot: return leave(cell, direction(trace.headings[p.index]));
      case Move::kArrows:
        for (const int turn : {2, 4}) leave(cell, turned(direction(trace.entries[p.index]), turn));
        return;
      case Move::kPush:
        push_lines(trace, p, pending, [&](Cell, Cell last) { leave(last, pending.direction); });
        return;
      default: return;
    }
  });
  pending_[p.index] = {Move::kShore, {}, 0, {}};
  return any;
}

// IS-4.11, IS-11.5, IS-13.7: the cell follows from a name.
bool Replay::put(const Saying& saying, Cell cell) {
  pending_[saying.who] = {};
  return each([&](Trace& trace) {
    if (settle(trace, saying, cell, kNoSide)) emit(trace);
  });
}
bool Replay::revive_or_return(const Saying& saying) {
  if (saying.said == Said::kBack) return put(saying, cell_of(Name{saying.a}));
  const Piece p = saying.piece();
  const Cell camp = cell_of(Name::of(Space::of(static_cast<Camp>(saying.a))));
  pending_[p.index] = {};
  return each([&](Trace& trace) {
    trace.cells[p.index] = camp;
    trace.entries[p.index] = kNoSide;
    trace.lying.remove(p);
    if (meets(trace, p, camp, saying.company)) emit(trace);
  });
}

// IS-19.4: the pusher is behind the piece.
bool Replay::pushed(const Saying& saying) {
  const Piece p = saying.piece();
  Pending& pending = pending_[p.index];
  pending = {Move::kPush, direction(saying.b), 0, op_piece(saying.a)};
  return each([&](const Trace& trace) {
    bool possible = false;
    Trace next = trace;
    push_lines(trace, p, pending, [&](Cell through, Cell) {
      possible = true;
      next.exits[p.index] = through;
    });
    if (possible) emit(next);
  });
}

// What follows from an activation is announced next, unless a power mutes the space (IS-21).
bool Replay::activate(const Saying& saying) {
  const Piece p = saying.piece();
  Pending pending;
  const Kind kind = chart_->name(traces_[0].cells[p.index]).kind();
  if (!power_->mute_spaces.contains(kind)) {
    if (kind == Kind::kKnot) pending.move = Move::kKnot;
    if (kind == Kind::kPortal) pending.move = Move::kPortal;
    if (kind == Kind::kAnomaly) {
      const Anomaly token = chart_->name(traces_[0].cells[p.index]).anomaly();
      const AnomalyRule& anomaly = content_.anomalies[static_cast<std::size_t>(token)];
      if (anomaly.op == AnomalyOp::kSend && anomaly.target == Target::kLake)
        pending.move = Move::kLake;
      if (anomaly.op == AnomalyOp::kSend && anomaly.target == Target::kArrows)
        pending.move = Move::kArrows;
    }
  }
  pending_[p.index] = pending;
  for (Trace& trace : traces_) {
    const Cell cell = trace.cells[p.index];
    std::uint64_t& memory = trace.activated[p.index];
    const std::uint8_t entry = trace.entries[p.index];
    if (kind != Kind::kKnot) {
      memory |= CellSet::of(cell).bits;
    } else if (entry != kNoSide) {
      const int knot = space_at(content_.tiles, chart_->island, cell).knot();
      const KnotExit exit = knot_exit(content_.tiles, chart_->island, knot, direction(entry));
      memory |= std::uint64_t{1} << (kCells + exit.arrow);
      trace.headings[p.index] = side(exit.side);
    }
  }
  return true;
}

// ---- What scouts hear ---------------------------------------------------------------------------

bool Replay::oracle(const Saying& saying) {
  const Direction d = direction(saying.a);
  return each([&](const Trace& trace) {
    const Cell cell = trace.cells[saying.who];
    if (!cell.exists()) return;
    bool agrees = true;
    if (saying.said == Said::kOracle) {
      agrees = chart_->name_or_ocean(neighbour(cell, d)) == Name{saying.b};
    } else if (saying.said == Said::kTwoNames) {
      for (const BonusRule& bonus : rule(saying.piece()).bonuses)
        if (bonus.op == BonusOp::kScoutSteps)
          agrees = chart_->name_or_ocean(ray(cell, d, bonus.a).cell) == Name{saying.b} &&
                   chart_->name_or_ocean(ray(cell, d, bonus.b).cell) == Name{saying.c};
    } else {
      std::array<int, kNames> left{};
      for (const std::uint8_t name : saying.names)
        if (name != Saying::kNone) ++left[name];
      Cell on = neighbour(cell, d);
      if (!on.exists()) --left[Name::ocean().id];
      for (; on.exists(); on = neighbour(on, d)) --left[chart_->name(on).id];
      for (const int count : left) agrees = agrees && count == 0;
    }
    if (agrees) emit(trace);
  });
}

bool Replay::track(const Saying& saying) {
  const OpPiece y = op_piece(saying.a);
  const Name name{saying.b};
  const auto nearest = [&](Cell from, CellSet to) {
    int least = kCells;
    to.for_each([&](Cell c) { least = std::min(least, distance(from, c)); });
    return least;
  };
  return each([&](Trace& trace) {
    const Cell cell = trace.cells[saying.who];
    if (!cell.exists()) return;
    Place place;
    if (y == OpPiece::kWave) {
      const std::uint16_t there = name.is_ocean()              ? bit(ocean_part(saying.names[0]))
                                  : name.kind() == Kind::kLake ? bit(name.lake())
                                                               : std::uint16_t{0};
      if (!narrow(trace.wave, there, true)) return;
      if (name.is_ocean()) return emit(trace);
      place = Place::of(name.lake());
    } else {
      place = trace.op[at(y)];
      if (!place.on_map() || chart_->name(place) != name) return;
    }
    const bool here = place == chart_->place(cell);
    if (saying.c == Saying::kNone) {
      if (here) emit(trace);
      return;
    }
    const Cell next = neighbour(cell, direction(saying.c));
    if (!here && next.exists() &&
        nearest(next, chart_->cells(place)) < nearest(cell, chart_->cells(place)))
      emit(trace);
  });
}

// IS-25.4.
bool Replay::told(const Saying& saying) {
  const OpPiece y = saying.op();
  const Name name{saying.a};
  return each([&](Trace& trace) {
    if (y == OpPiece::kWave) {
      const std::uint16_t there =
          saying.b != Saying::kNone ? bit(ocean_part(saying.b)) : bit(name.lake());
      if (narrow(trace.wave, there, true)) emit(trace);
    } else if (trace.op[at(y)].on_map() && chart_->name(trace.op[at(y)]) == name) {
      emit(trace);
    }
  });
}

// ---- All ----------------------------------------------------------------------------------------

bool Replay::take(const Saying& saying, const Saying* next) {
  // IS-26.4: memories of activations end where a root begins.
  const auto begin_root = [&] {
    for (Trace& trace : traces_) trace.activated = {};
  };
  const auto forget = [&] {
    if (turn_ == kOpSeat) begin_root();
  };
  // The end of a turn is one root: the first that comes back begins it.
  const auto end_turn = [&] {
    if (!ending_) begin_root();
    ending_ = true;
  };
  switch (saying.said) {
    case Said::kBush:
      for (Trace& trace : traces_)
        trace.op[at(OpPiece::kBush)] = Place::of(cell_of(Name{saying.a}));
      return true;
    case Said::kStart:
      starts_[saying.who] = static_cast<Fruit>(saying.a);
      for (Trace& trace : traces_) trace.cells[saying.who] = cell_of(Name{saying.a});
      return true;
    case Said::kStartCell:
    case Said::kMarked:
      if (saying.a == Saying::kNone) return true;
      return each([&](const Trace& trace) {
        if (trace.cells[saying.who].index == saying.a) emit(trace);
      });
    case Said::kTurn:
      begin_root();
      // IS-24.5: where the second piece of a turn begins, the turn goes on.
      if (turn_ != seat(saying.a))
        for (Trace& trace : traces_) trace.trodden = {};
      turn_ = seat(saying.a);
      ending_ = false;
      if (turn_ == kOpSeat) power_ = &kNoPowerRule;
      return true;
    case Said::kPower: power_ = &content_.powers[saying.a]; return true;
    case Said::kDeclared:
      begin_root();
      pending_[saying.who] = {Move::kRay, direction(saying.a), saying.b, {}};
      return true;
    case Said::kUsed: begin_root(); return true;
    case Said::kLanded: return land(saying);
    case Said::kOcean: return ocean(saying);
    case Said::kBack: return revive_or_return(saying);
    case Said::kRevived: end_turn(); return revive_or_return(saying);
    case Said::kActivated: return activate(saying);
    case Said::kLies:
      for (Trace& trace : traces_) trace.lying.add(saying.piece());
      return true;
    case Said::kOracle:
    case Said::kLine:
    case Said::kTwoNames: return oracle(saying);
    case Said::kTracked: return track(saying);
    case Said::kGust:
      pending_[saying.who] = {Move::kStep, direction(saying.a), 0, {}};
      for (Trace& trace : traces_) trace.headings[saying.who] = saying.a;
      return true;
    case Said::kScared:
      for (Trace& trace : traces_) {
        if (saying.op() == OpPiece::kWave)
          trace.wave = 0;
        else
          trace.op[saying.who] = kOffMap;
      }
      return true;
    case Said::kStruck: forget(); return wave_strikes(saying);
    case Said::kPrevented:
      if (pending_[saying.who].move == Move::kPush) pending_[saying.who] = {};
      return true;
    case Said::kPerished:
      pending_[saying.who] = {};
      for (Trace& trace : traces_) {
        trace.cells[saying.who] = kNoCell;
        trace.lying.remove(saying.piece());
      }
      return true;
    case Said::kOpMoved:
      forget();
      op_pending_[saying.who] = {Move::kStep, direction(saying.a), 0, {}};
      if (saying.op() == hunter())
        for (Trace& trace : traces_)
          if (trace.op[saying.who].on_map()) trace.trodden.add(trace.op[saying.who]);
      return true;
    case Said::kOpLanded: return op_land(saying);
    case Said::kCarried: op_pending_[saying.who] = {Move::kCarry, {}, 0, {}}; return true;
    case Said::kOpAtSea: return op_at_sea(saying);
    case Said::kWaveMoved: forget(); return wave_moves(next);
    case Said::kPushed: return pushed(saying);
    case Said::kOpBack: end_turn(); return op_back(saying);
    case Said::kTold: begin_root(); return told(saying);
    case Said::kPlaced:
      if (saying.who == Saying::kNone) return cell_of(Name{saying.a}).exists();
      return each([&](const Trace& trace) {
        for (int c = 0; c < kCells; ++c) {
          if (chart_->name(Cell::at(c)) != Name{saying.a}) continue;
          Trace next_trace = trace;
          next_trace.cells[saying.who] = Cell::at(c);
          if (saying.b != 0) next_trace.lying.add(saying.piece());
          emit(next_trace);
        }
      });
  }
  return true;
}

}  // namespace paradoxa::island
