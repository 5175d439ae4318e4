#include "games/island/bot/lore.hpp"

#include "engine/bits.hpp"

namespace paradoxa::island {
namespace {

// Where a piece can be that left a lake, of which it was on one of those cells.
constexpr int kLakeReach = 2;

CellSet with_neighbours(CellSet cells) { return cells | neighbours(cells); }

}  // namespace

Lore::Lore(const Content& content, const View& view, const Heard& heard, Seat seat)
    : content_(&content),
      seat_(seat),
      pieces_(static_cast<std::uint8_t>(view.piece_count())),
      two_players_(view.options.two_players()) {
  for (const CharacterRule& rule : content.characters)
    for (const BonusRule& bonus : rule.bonuses)
      if (bonus.op == BonusOp::kScoutSteps) near_ = bonus.a, far_ = bonus.b;
  for (const Saying& saying : heard.sayings()) hear(saying);
  if (heard.empty()) look(view);
}

// As if everybody had just been put there.
void Lore::look(const View& view) {
  power_ = view.power;
  for (std::size_t i = 0; i < pieces_; ++i) {
    const CaptivePiece& piece = view.pieces[i];
    if (piece.start == CaptivePiece::kNoFruit) continue;
    homes_[piece.start] = new_sheet(CellSet::all());
    note(homes_[piece.start], Name{piece.start});
    const bool told =
        seat_ == view.seat_of(Piece::at(static_cast<int>(i))) && !(two_players_ && i == 1);
    if (told && view.start_cells[i].exists())
      tie(homes_[piece.start], Mark::at(view.start_cells[i]));
  }
  for (std::size_t i = 0; i < pieces_; ++i) {
    const Name name = view.under[i];
    if (!name.exists()) continue;
    const Mark home = copies(name) == 1 ? homes_[name.id] : Mark{};
    arrive(tracks_[i], home.exists() ? home : new_sheet(CellSet::all()), name, false);
    tracks_[i].lying = view.pieces[i].posture == Posture::kLying;
    const bool told = seat_ == view.seat_of(Piece::at(static_cast<int>(i)));
    if (told && view.pieces[i].cell.exists()) tie(tracks_[i].at, Mark::at(view.pieces[i].cell));
  }
}

int Lore::copies(Name name) {
  switch (name.kind()) {
    case Kind::kOracle:
    case Kind::kPortal: return 2;
    case Kind::kKnot:
    case Kind::kLake: return 3;
    default: return 1;
  }
}

bool Lore::own(Piece p) const {
  const int captive = two_players_ ? 1 : p.index + 1;
  return captive == seat_.index;
}

CellSet Lore::cells(Piece p) const { return places(tracks_[p.index].at); }

CellSet Lore::cells(OpPiece y) const {
  const Track& track = op_[at(y)];
  const CellSet there = places(track.at);
  return track.vague ? there | (neighbours(there) & unknown_) : there;
}

// ---- Sheets -------------------------------------------------------------------------------------

int Lore::free_sheet() const {
  for (std::size_t s = 1; s < kSheets; ++s)
    if ((sheets_ >> s & 1) == 0) return static_cast<int>(s);
  return -1;
}

// A new one with its origin at the mark. Where there are too many, an old one is thrown away.
Mark Lore::new_sheet(CellSet origins) {
  int sheet = free_sheet();
  for (int s = 1; sheet < 0; ++s) {
    bool needed = false;
    for (const Track& track : tracks_) needed = needed || track.at.sheet == s;
    for (const Track& track : op_) needed = needed || track.at.sheet == s;
    if (!needed) drop(sheet = s);
  }
  sheets_ |= 1u << sheet;
  left_of(sheet) = origins;
  const Mark mark = Mark::on(sheet, {});
  if (origins.size() == 1) {
    pin(sheet, origins.first());
    return Mark::at(origins.first());
  }
  return mark;
}

void Lore::drop(int sheet) {
  for (std::size_t i = notes_.size(); i-- > 0;)
    if (notes_[i].at.sheet == sheet) {
      notes_[i] = notes_.back();
      notes_.pop_back();
    }
  for (Mark& mark : homes_)
    if (mark.sheet == sheet) mark = {};
  sheets_ &= ~(1u << sheet);
}

// Whether a cell can carry that name, by what is known of the island; none is any space.
bool Lore::fits(Cell cell, Name name) const {
  if (name.is_ocean()) return !cell.exists();
  if (!cell.exists()) return false;
  if (!name.exists()) return true;
  if (knows(cell)) return names_[cell.index] == name;
  return located_[name.id] < copies(name);
}

CellSet Lore::origins(int sheet) const {
  CellSet left = origins_[static_cast<std::size_t>(sheet)];
  for (const Note& each : notes_) {
    if (each.at.sheet != sheet) continue;
    CellSet fitting;
    left.for_each([&](Cell origin) {
      if (fits(moved(origin, each.at.shift()), each.name)) fitting.add(origin);
    });
    left = fitting;
  }
  return left;
}

CellSet Lore::places(Mark mark) const {
  if (!mark.exists()) return {};
  if (mark.on_island()) return CellSet::of(cell_at(mark.shift()));
  return moved(origins(mark.sheet), mark.shift());
}

void Lore::narrow(int sheet) {
  if (sheet <= Mark::kIsland) return;
  const CellSet left = origins(sheet);
  if (left.empty()) return;
  left_of(sheet) = left;
  if (left.size() == 1) pin(sheet, left.first());
}

void Lore::confine(Mark mark, CellSet cells) {
  if (mark.sheet <= Mark::kIsland) return;
  CellSet& left = left_of(mark.sheet);
  const CellSet confined = left & moved(cells, Shift{} - mark.shift());
  if (!confined.empty()) left = confined;
  narrow(mark.sheet);
}

void Lore::move_sheet(int from, int to, Shift by) {
  const auto move = [&](Mark& mark) {
    if (mark.sheet == from) mark = Mark::on(to, mark.shift() + by);
  };
  for (Mark& mark : homes_) move(mark);
  for (Track& track : tracks_) move(track.at);
  for (Track& track : op_) move(track.at);
  for (Note& each : notes_) move(each.at);
  sheets_ &= ~(1u << from);
}

// Its notes come onto the island.
void Lore::pin(int sheet, Cell origin) {
  for (std::size_t i = notes_.size(); i-- > 0;) {
    if (notes_[i].at.sheet != sheet) continue;
    if (const Cell cell = moved(origin, notes_[i].at.shift()); cell.exists())
      write(cell, notes_[i].name, notes_[i].counted);
    notes_[i] = notes_.back();
    notes_.pop_back();
  }
  move_sheet(sheet, Mark::kIsland, shift_of(origin));
}

// The two are one position.
void Lore::tie(Mark a, Mark b) {
  if (!a.exists() || !b.exists() || a.sheet == b.sheet) return;
  if (a.on_island()) return tie(b, a);
  const Shift by = b.shift() - a.shift();
  if (b.on_island()) {
    if (const Cell origin = cell_at(by); origin.exists()) pin(a.sheet, origin);
    return;
  }
  const CellSet there = moved(left_of(a.sheet), Shift{} - by);
  move_sheet(a.sheet, b.sheet, by);
  CellSet& left = left_of(b.sheet);
  if (!(left & there).empty()) left = left & there;
  narrow(b.sheet);
}

void Lore::write(Cell cell, Name name, bool counted) {
  if (counted) counted_.add(cell);
  if (!name.exists() || knows(cell)) return;
  names_[cell.index] = name;
  unknown_.remove(cell);
  ++located_[name.id];
  if (copies(name) == 1) homes_[name.id] = Mark::at(cell);
}

void Lore::note(Mark at, Name name, bool counted) {
  if (!at.exists()) return;
  if (at.on_island()) {
    if (const Cell cell = cell_at(at.shift()); cell.exists() && !name.is_ocean())
      write(cell, name, counted);
    return;
  }
  for (Note& each : notes_)
    if (each.at == at && each.name == name) {
      each.counted = each.counted || counted;
      return;
    }
  if (!notes_.full()) notes_.push_back({at, name, counted});
  const bool unique = name.exists() && !name.is_ocean() && copies(name) == 1;
  const Mark home = unique ? homes_[name.id] : Mark{};
  if (home.exists()) return tie(at, home);
  if (unique) homes_[name.id] = at;
  narrow(at.sheet);
}

// ---- What is told -------------------------------------------------------------------------------

void Lore::start_at(Piece p, Cell cell) { tie(tracks_[p.index].at, Mark::at(cell)); }

void Lore::hear(const Saying& saying) {
  switch (saying.said) {
    case Said::kTurn:
    case Said::kUsed:
      for (Track& track : tracks_) track.next = {};
      for (Track& track : op_) track.next = {};
      return;
    case Said::kPower: power_ = static_cast<Power>(saying.a); return;
    case Said::kOracle:
    case Said::kLine:
    case Said::kTwoNames: return hear_names(saying);
    case Said::kBush:
    case Said::kTracked:
    case Said::kScared:
    case Said::kOpMoved:
    case Said::kOpLanded:
    case Said::kCarried:
    case Said::kOpAtSea:
    case Said::kWaveMoved:
    case Said::kOpBack:
    case Said::kTold: return hear_op(saying);
    case Said::kPrevented:
    case Said::kPlaced: return;
    default: return hear_captive(saying);
  }
}

void Lore::hear_captive(const Saying& saying) {
  Track& track = tracks_[saying.who];
  const auto at_home = [&](Name name) {
    if (!homes_[name.id].exists()) homes_[name.id] = new_sheet(CellSet::all());
    track = {};
    arrive(track, homes_[name.id], name, false);
  };
  switch (saying.said) {
    case Said::kStart: return at_home(Name{saying.a});
    case Said::kStartCell:
      // IS-24.3.
      if (own(saying.piece()) && !(two_players_ && saying.who == 1))
        start_at(saying.piece(), Cell{saying.a});
      return;
    case Said::kDeclared: track.next = {Way::kRay, direction(saying.a), saying.b}; return;
    case Said::kLanded: return land(saying);
    case Said::kOcean: return go_into_ocean(saying);
    case Said::kBack: at_home(Name{saying.a}); return meet(track, saying);
    case Said::kRevived:
      at_home(Name::of(Space::of(static_cast<Camp>(saying.a))));
      return meet(track, saying);
    case Said::kActivated: return activate(track);
    case Said::kLies: track.lying = true; return;
    case Said::kMarked:
      if (own(saying.piece()) && Cell{saying.a}.exists()) tie(track.at, Mark::at(Cell{saying.a}));
      return;
    case Said::kGust: track.next = {Way::kStep, direction(saying.a), 1}; return;
    case Said::kStruck: {
      const CellSet there = cells(saying.piece());
      // Anywhere in its lake.
      const CellSet own_cells = track.lying ? with_neighbours(with_neighbours(there)) : there;
      unsigned parts = 0;
      for (int part = 0; part < kOceanParts; ++part)
        if (!(cells_touching(ocean_part(part)) & own_cells).empty()) parts |= 1u << part;
      return wave_in(parts);
    }
    case Said::kPerished: track = {}; return;
    case Said::kPushed: return push(saying);
    default: return;
  }
}

void Lore::hear_names(const Saying& saying) {
  const Track& track = tracks_[saying.who];
  const Direction d = direction(saying.a);
  const Mark from = track.at;
  if (saying.said == Said::kOracle) return note(from + shift_of(d), Name{saying.b});
  if (saying.said == Said::kTwoNames) {
    note(from + shift_of(d, near_), Name{saying.b});
    return note(tracks_[saying.who].at + shift_of(d, far_), Name{saying.c});
  }
  int count = 0;
  for (const std::uint8_t name : saying.names) count += name != Saying::kNone ? 1 : 0;
  if (Name{saying.names[0]}.is_ocean()) return note(from + shift_of(d), Name::ocean());
  note(from + shift_of(d, count), count == 1 ? Name{saying.names[0]} : kNoName);
  note(tracks_[saying.who].at + shift_of(d, count + 1), Name::ocean());
}

// ---- Captive pieces -----------------------------------------------------------------------------

// Cells that a piece may have come to from one of these, a lake's cells, by a step or two.
CellSet Lore::around(CellSet cells) const {
  for (int i = 0; i < kLakeReach; ++i) cells = with_neighbours(cells);
  return with_neighbours(cells);
}

// Where a piece lands, on a new sheet unless that follows.
Mark Lore::landing(Track& track, Name name) {
  const CellSet from = places(track.at);
  const Pending by = track.next;
  switch (by.way) {
    case Way::kRay:
      if (!track.lying) return track.at + shift_of(by.direction, by.length);
      if (by.length > 1) return new_sheet(CellSet::all());
      return new_sheet(around(from));
    case Way::kStep: return track.at + shift_of(by.direction);
    case Way::kKnot:
    case Way::kArrows: {
      CellSet beside;
      from.for_each([&](Cell cell) { beside = beside | neighbours(cell); });
      return new_sheet(beside);
    }
    case Way::kNear: return new_sheet(around(from));
    case Way::kPortal: {
      if (from.size() != 1 || located_[name.id] < 2) return new_sheet(CellSet::all());
      CellSet portals;
      for (int c = 0; c < kCells; ++c)
        if (names_[static_cast<std::size_t>(c)] == name) portals.add(Cell::at(c));
      return new_sheet(portals - from);
    }
    case Way::kShore:
      if (track.exit.exists()) return Mark::at(opposite(track.exit, track.heading));
      return new_sheet(border_cells());
    default: return new_sheet(CellSet::all());
  }
}

void Lore::arrive(Track& track, Mark at, Name name, bool counted) {
  track.at = at;
  track.name = name;
  track.next = {};
  track.lying = false;
  track.vague = false;
  note(at, name, counted);
}

void Lore::land(const Saying& saying) {
  Track& track = tracks_[saying.who];
  const Name name{saying.a};
  const Mark known = copies(name) == 1 ? homes_[name.id] : Mark{};
  const Mark at = known.on_island() ? known : landing(track, name);
  // What the step says about the sheet it was made on is kept.
  if (known.on_island() && !track.lying && track.next.way == Way::kRay)
    tie(track.at + shift_of(track.next.direction, track.next.length), known);
  arrive(track, at, name, saying.counted && own(saying.piece()));
  meet(track, saying);
}

void Lore::meet(const Track& track, const Saying& saying) {
  saying.company.pieces.for_each([&](Piece other) {
    if (!tracks_[other.index].lying) tie(tracks_[other.index].at, track.at);
  });
  saying.company.op.for_each([&](OpPiece y) {
    if (y == OpPiece::kWave) return wave_in(0);
    op_[at(y)] = track;
    op_[at(y)].vague = track.name.exists() && track.name.kind() == Kind::kLake;
  });
}

void Lore::go_into_ocean(const Saying& saying) {
  Track& track = tracks_[saying.who];
  const Pending by = track.next;
  track.exit = {};
  // IS-23.5: of a piece that lay, some corner of its lake counts.
  if (saying.counted && !track.lying) {
    confine(track.at, corner_cells());
    if (own(saying.piece())) note(track.at, track.name, true);
  }
  if ((by.way == Way::kRay && !track.lying) || by.way == Way::kStep) {
    note(track.at + shift_of(by.direction, by.length), Name::ocean());
    if (const Cell cell = island_cell(track.at); cell.exists()) {
      const Ray end = ray(cell, by.direction, by.length);
      track.exit = end.exit;
      track.heading = by.direction;
      if (end.in_ocean()) {
        const unsigned part = 1u << index_of(end.part);
        if (saying.company.op.contains(OpPiece::kWave))
          wave_in(part);
        else
          wave_ &= ~part;
      }
    }
  }
  track.at = {};
  track.lying = false;
  track.next = {Way::kShore, {}, 1};
}

// What follows is announced next, unless a power mutes the space (IS-21).
void Lore::activate(Track& track) {
  track.next = {};
  if (!track.name.exists()) return;
  const Kind kind = track.name.kind();
  const bool any_portal = power_ != Power::kNone && content_->powers[at(power_)].portal_any;
  if (kind == Kind::kKnot) track.next.way = Way::kKnot;
  if (kind == Kind::kPortal && !any_portal) track.next.way = Way::kPortal;
  if (kind != Kind::kAnomaly) return;
  const AnomalyRule& rule = content_->anomalies[static_cast<std::size_t>(track.name.anomaly())];
  if (rule.op == AnomalyOp::kSend && rule.target == Target::kArrows) track.next.way = Way::kArrows;
}

// IS-19.4: the pusher is behind the piece.
void Lore::push(const Saying& saying) {
  Track& track = tracks_[saying.who];
  Track& pusher = op_[saying.a];
  const Direction d = direction(saying.b);
  const bool in_lake = track.name.exists() && track.name.kind() == Kind::kLake;
  track.next = {in_lake ? Way::kNear : Way::kStep, d, 1};
  if (track.lying || pusher.vague) return;
  const Mark behind = track.at - shift_of(d);
  if (pusher.at.exists())
    tie(pusher.at, behind);
  else
    pusher.at = behind;
}

// ---- OP pieces ----------------------------------------------------------------------------------

void Lore::wave_in(unsigned parts) { wave_ = parts; }

void Lore::hear_op(const Saying& saying) {
  const OpPiece y = saying.op();
  switch (saying.said) {
    case Said::kBush: return place_op(OpPiece::kBush, Name{saying.a}, Saying::kNone);
    case Said::kTracked: return place_op(op_piece(saying.a), Name{saying.b}, saying.names[0]);
    case Said::kTold: return place_op(y, Name{saying.a}, saying.b);
    case Said::kWaveMoved: wave_ = popcount(wave_) == 1 ? kAllParts & ~wave_ : kAllParts; return;
    default: break;
  }
  if (y == OpPiece::kWave) {
    if (saying.said == Said::kOpBack) wave_ = kAllParts;
    if (saying.said == Said::kScared || saying.said == Said::kOpLanded) wave_ = 0;
    return;
  }
  Track& track = op_[at(y)];
  switch (saying.said) {
    case Said::kScared:
    case Said::kOpBack: track = {}; return;
    case Said::kOpMoved: track.next = {Way::kStep, direction(saying.a), 1}; return;
    case Said::kCarried:
      // Through a knot or a portal, or by a rift.
      if (track.name.exists() && track.name.kind() == Kind::kAnomaly)
        track.next = {};
      else
        activate(track);
      return;
    case Said::kOpAtSea:
      track = {};
      track.next.way = Way::kShore;
      return;
    case Said::kOpLanded: return land_op(saying);
    default: return;
  }
}

// A piece of which the name of the place is told.
void Lore::place_op(OpPiece y, Name name, std::uint8_t part) {
  if (y == OpPiece::kWave) return wave_in(part == Saying::kNone ? 0 : 1u << part);
  Track& track = op_[at(y)];
  track = {};
  track.name = name;
  track.vague = name.kind() == Kind::kLake;
  if (copies(name) > 1) return;
  if (!homes_[name.id].exists()) homes_[name.id] = new_sheet(CellSet::all());
  track.at = homes_[name.id];
}

Mark Lore::op_landing(Track& track, Name name) {
  if (!track.at.exists()) return new_sheet(CellSet::all());
  if (track.vague) return new_sheet(around(places(track.at)));
  return landing(track, name);
}

void Lore::land_op(const Saying& saying) {
  Track& track = op_[at(saying.op())];
  const Name name{saying.a};
  const Mark known = copies(name) == 1 ? homes_[name.id] : Mark{};
  const Mark at = known.on_island() ? known : op_landing(track, name);
  if (known.on_island() && !track.vague && track.next.way == Way::kStep)
    tie(track.at + shift_of(track.next.direction), known);
  arrive(track, at, name, false);
  track.vague = name.kind() == Kind::kLake;
  saying.company.pieces.for_each([&](Piece p) {
    if (!track.vague) tie(tracks_[p.index].at, track.at);
  });
}

}  // namespace paradoxa::island
