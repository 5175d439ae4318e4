#include "games/island/sampler/tracks.hpp"

#include <algorithm>

namespace paradoxa::island {
namespace {

// Names of which there is one cell.
bool is_unique(Name name) {
  if (name.is_ocean()) return false;
  switch (name.kind()) {
    case Kind::kFruit:
    case Kind::kCamp:
    case Kind::kMirage:
    case Kind::kAnomaly: return true;
    default: return false;
  }
}
bool is_lake(Name name) { return name.exists() && !name.is_ocean() && name.kind() == Kind::kLake; }

constexpr int kWidthOfLake = 2;  // steps from one end to the other

}  // namespace

Tracks::Tracks(const Content& content, const Table& table, std::span<const Saying> sayings)
    : content_(content), table_(table) {
  name_nodes_.fill(-1);
  new_node();                               // the island
  op_[at(OpPiece::kRock)].returned = true;  // IS-4.7
  for (; number_ < sayings.size(); ++number_) {
    const Saying& saying = sayings[number_];
    take(saying);
    for (std::size_t p = 0; p < kMaxPieces; ++p) note(p, pieces_[p].at);
    for (std::size_t y = 0; y < op_.size(); ++y) note(kMaxPieces + y, op_[y].at);
  }
  gather();
}

// ---- Nodes --------------------------------------------------------------------------------------

int Tracks::new_node() {
  nodes_.emplace_back();
  return static_cast<int>(nodes_.size()) - 1;
}

Spotted Tracks::resolved(Spotted s) const {
  while (s.exists()) {
    const Node& node = nodes_[static_cast<std::size_t>(s.fragment)];
    if (node.parent < 0) return s;
    s = {node.parent, s.at + node.offset};
  }
  return s;
}

// The same cell. The island stays a root.
void Tracks::tie(Spotted a, Spotted b) {
  if (!a.exists() || !b.exists()) return;
  a = resolved(a);
  b = resolved(b);
  if (a.fragment == b.fragment) return;
  if (b.fragment == kAnchored) std::swap(a, b);
  nodes_[static_cast<std::size_t>(b.fragment)] = {a.fragment, a.at - b.at};
}

void Tracks::fact(Spotted where, Name name) {
  if (where.exists()) told_.push_back({where, name});
}

Spotted Tracks::named(Name name) {
  int& node = name_nodes_[name.id];
  if (node < 0) {
    node = new_node();
    fact({node, {}}, name);
  }
  return {node, {}};
}

// ---- Sayings ------------------------------------------------------------------------------------

void Tracks::note(std::size_t walker, Spotted at) {
  std::vector<Spotted>& trail = trails_[walker];
  const bool same = trail.empty() ? !at.exists() : trail.back() == at;
  if (!same) trail.push_back(at);
}

// A piece has come to a cell of that name, as was announced or not.
void Tracks::land(Track& track, Name name) {
  const Spotted from = track.at;
  const Vector step = vector_of(track.direction);
  const bool exact = from.exists() && !track.vague && !track.lying;
  Spotted to;
  std::uint8_t entry = kNoSide;
  int near = 0;
  switch (track.move) {
    case Move::kRay:
      entry = static_cast<std::uint8_t>(opposite(track.direction));
      if (exact)
        to = from + step * track.length;
      else
        near = kWidthOfLake + track.length;
      break;
    case Move::kStep:
      entry = static_cast<std::uint8_t>(opposite(track.direction));
      if (exact)
        to = from + step;
      else
        near = kWidthOfLake + 1;
      break;
    case Move::kPush:
      entry = static_cast<std::uint8_t>(opposite(track.direction));
      if (exact && !is_lake(track.name))
        to = from + step;
      else
        near = kWidthOfLake + 1;
      break;
    case Move::kKnot:
    case Move::kNear: near = 1; break;
    default: break;
  }
  if (!to.exists()) {
    to = {new_node(), {}};
    if (near > 0 && from.exists()) links_.push_back({from, to, near});
    if (track.move == Move::kKnot && from.exists() && track.entry != kNoSide)
      passages_.push_back({from, direction(track.entry), to});
    if (track.left_at.exists()) {
      crossings_.push_back({track.left_at, track.direction, to});
      entry = static_cast<std::uint8_t>(opposite(track.direction));
    }
    if ((track.move == Move::kRay || track.move == Move::kStep) && from.exists() &&
        is_lake(track.name))
      exits_.push_back({from, track.name.lake(), track.direction,
                        track.move == Move::kRay ? track.length : 1, to});
  }
  fact(to, name);
  if (is_unique(name)) tie(to, named(name));
  track = {};
  track.at = to;
  track.entry = entry;
  track.name = name;
}

void Tracks::go_into_ocean(Track& track) {
  Spotted left_at;
  const Direction direction_left = track.direction;
  if (track.at.exists() && !track.vague && !track.lying) {
    const Vector step = vector_of(track.direction);
    const bool pushed = track.move == Move::kPush && !is_lake(track.name);
    if (track.move == Move::kRay || pushed)
      departures_.push_back({number_, track.at, track.direction, pushed ? 1 : track.length});
    if (track.move == Move::kRay) fact(track.at + step * track.length, Name::ocean());
    if (pushed) fact(track.at + step, Name::ocean());
    if (track.move == Move::kRay || track.move == Move::kPush) left_at = track.at;
    if (track.move == Move::kKnot && track.entry != kNoSide)
      passages_.push_back({track.at, direction(track.entry), {}});
  } else if (track.at.exists() && track.lying && track.move == Move::kRay) {
    exits_.push_back({track.at, track.name.lake(), track.direction, track.length, {}});
  }
  track = {};
  track.move = Move::kAnywhere;
  track.left_at = left_at;
  track.direction = direction_left;
}

// IS-19.4: the pusher is one step behind the piece.
void Tracks::push(OpPiece y, const Track& pushed, Direction d) {
  Track& pusher = op_[at(y)];
  if (!pushed.at.exists()) return;
  if (pushed.lying || pusher.vague) {
    if (pusher.at.exists()) links_.push_back({pusher.at, pushed.at, 2 * kWidthOfLake + 1});
    return;
  }
  const Spotted behind = pushed.at + vector_of(opposite(d));
  if (pusher.at.exists()) return tie(pusher.at, behind);
  // IS-13.9: where it returned to, if it has not been heard of since.
  if (pusher.returned)
    spaces_.push_back({behind, y == OpPiece::kBush ? Kind::kFruit : Kind::kAnomaly});
  pusher.at = behind;
  fact(behind, kSomeCell);
}

void Tracks::meet(const Track& track, const Company& company) {
  company.pieces.for_each([&](Piece p) { tie(track.at, pieces_[p.index].at); });
  if (is_lake(track.name)) return;
  company.op.for_each([&](OpPiece y) {
    if (y == OpPiece::kWave) return;
    Track& other = op_[at(y)];
    if (other.at.exists()) return tie(track.at, other.at);
    other.at = track.at;
    other.name = track.name;
  });
}

// Oracles and scouts. Sayings without a name say that there is some cell.
void Tracks::hear(const Track& track, const Saying& saying) {
  const Vector step = vector_of(direction(saying.a));
  if (saying.said == Said::kOracle) return fact(track.at + step, Name{saying.b});
  const int piece = saying.who;
  if (saying.said == Said::kTwoNames) {
    const Character character = table_.characters[table_.board_of(Piece::at(piece))];
    for (const BonusRule& bonus : content_.characters[at(character)].bonuses) {
      if (bonus.op != BonusOp::kScoutSteps) continue;
      fact(track.at + step * bonus.a, Name{saying.b});
      fact(track.at + step * bonus.b, Name{saying.c});
    }
    return;
  }
  if (track.at.exists()) lines_.push_back({track.at, direction(saying.a), saying.names});
  int names = 0;
  for (const std::uint8_t name : saying.names)
    names += name != Saying::kNone && !Name{name}.is_ocean();
  if (names > 0) fact(track.at + step * names, kNoName);
  fact(track.at + step * (names + 1), Name::ocean());
}

void Tracks::land_op(const Saying& saying) {
  if (saying.op() == OpPiece::kWave) return;
  Track& track = op_[saying.who];
  const bool returned = track.returned && track.move == Move::kStep && !track.at.exists();
  const Direction d = track.direction;
  land(track, Name{saying.a});
  if (returned)
    spaces_.push_back({track.at + vector_of(opposite(d)),
                       saying.op() == OpPiece::kBush ? Kind::kFruit : Kind::kAnomaly});
  // The cell that it came to is known; in a lake it may leave from any other.
  meet(track, is_lake(track.name) ? Company{} : saying.company);
  track.vague = is_lake(track.name);
}

void Tracks::take(const Saying& saying) {
  const bool of_piece = saying.who < kMaxPieces;
  Track& track = pieces_[of_piece ? saying.who : 0];
  const auto put = [&](Name name) {
    track = {};
    track.at = named(name);
    track.name = name;
  };
  const auto will = [&](Move move, std::uint8_t d, int length) {
    track.move = move;
    track.direction = direction(d);
    track.length = length;
  };
  switch (saying.said) {
    case Said::kBush:
      op_[0].at = named(Name{saying.a});
      op_[0].name = Name{saying.a};
      return;
    case Said::kStart: return put(Name{saying.a});
    case Said::kPlaced:
      if (!of_piece) {
        named(Name{saying.a});
        return;
      }
      track.move = Move::kAnywhere;
      land(track, Name{saying.a});
      track.lying = saying.b != 0;
      return;
    case Said::kStartCell:
    case Said::kMarked:
      if (saying.a != Saying::kNone && !track.vague)
        tie(track.at, {kAnchored, vector_of(Cell{saying.a})});
      return;
    case Said::kDeclared: return will(Move::kRay, saying.a, saying.b);
    case Said::kGust: return will(Move::kStep, saying.a, 1);
    case Said::kPushed:
      push(op_piece(saying.a), track, direction(saying.b));
      return will(Move::kPush, saying.b, 1);
    case Said::kPower: flooded_ = content_.powers[saying.a].wave_lakes; return;
    case Said::kStruck:
      if (track.at.exists() && !track.lying && !flooded_ && !is_lake(track.name))
        fact(track.at, kSomeShore);
      return;
    case Said::kPrevented:
      if (track.move == Move::kPush) track.move = Move::kNone;
      return;
    case Said::kLanded: land(track, Name{saying.a}); return meet(track, saying.company);
    case Said::kOcean: return go_into_ocean(track);
    case Said::kBack: put(Name{saying.a}); return meet(track, saying.company);
    case Said::kRevived:
      put(Name::of(Space::of(static_cast<Camp>(saying.a))));
      return meet(track, saying.company);
    case Said::kPerished: track = {}; return;
    case Said::kActivated:
      track.move = Move::kAnywhere;
      if (track.name.kind() == Kind::kKnot) track.move = Move::kKnot;
      if (track.name == Name::of(Anomaly::kArrows)) track.move = Move::kNear;
      return;
    case Said::kLies: track.lying = true; return;
    case Said::kOracle:
    case Said::kLine:
    case Said::kTwoNames: return hear(track, saying);
    case Said::kScared:
    case Said::kOpBack:
      if (saying.op() == OpPiece::kWave) return;
      op_[saying.who] = {};
      op_[saying.who].returned = saying.said == Said::kOpBack;
      return;
    case Said::kOpMoved:
      op_[saying.who].move = Move::kStep;
      op_[saying.who].direction = direction(saying.a);
      return;
    case Said::kCarried:
      op_[saying.who].move =
          op_[saying.who].name.exists() && op_[saying.who].name.kind() == Kind::kKnot
              ? Move::kKnot
              : Move::kAnywhere;
      return;
    case Said::kOpLanded: return land_op(saying);
    case Said::kOpAtSea: {
      Track& other = op_[saying.who];
      if (other.at.exists() && !other.vague && other.move == Move::kStep)
        fact(other.at + vector_of(other.direction), Name::ocean());
      if (other.at.exists() && !other.vague && other.move == Move::kKnot && other.entry != kNoSide)
        passages_.push_back({other.at, direction(other.entry), {}});
      const Direction d = other.direction;
      const Spotted left_at = other.move == Move::kStep && !other.vague ? other.at : Spotted{};
      other = {};
      other.move = Move::kAnywhere;
      other.left_at = left_at;
      other.direction = d;
      return;
    }
    default: return;
  }
}

// ---- Fragments ----------------------------------------------------------------------------------

void Tracks::find_bases(Fragment& fragment) const {
  for (int q = -12; q <= 12; ++q)
    for (int r = -12; r <= 12; ++r) {
      const Vector base{q, r};
      const bool fits = std::ranges::all_of(fragment.facts, [&](const Fact& fact) {
        const Cell cell = cell_at(base + fact.at);
        if (fact.name == kSomeShore) return cell.exists() && border_cells().contains(cell);
        return cell.exists() != fact.name.is_ocean();
      });
      if (fits) fragment.bases.push_back(base);
    }
}

// Trails in pieces, each within one fragment.
void Tracks::gather_walks(const std::vector<int>& number) {
  for (std::size_t who = 0; who < trails_.size(); ++who) {
    const std::vector<Spotted>& trail = trails_[who];
    Walk walk;
    const auto finish = [&] {
      if (!walk.at.empty()) walks_.push_back(walk);
      walk = {static_cast<std::uint8_t>(who), 0, {}, false};
    };
    for (const Spotted& spot : trail) {
      const Spotted where = resolved(spot);
      const int fragment = where.exists() ? number[static_cast<std::size_t>(where.fragment)] : -1;
      if (fragment < 0 || (!walk.at.empty() && walk.fragment != fragment)) finish();
      if (fragment < 0) continue;
      walk.who = static_cast<std::uint8_t>(who);
      walk.fragment = fragment;
      if (walk.at.empty() || !(walk.at.back() == where.at)) walk.at.push_back(where.at);
    }
    walk.here = !trail.empty() && trail.back().exists();
    finish();
  }
}

void Tracks::gather() {
  std::vector<int> number(nodes_.size(), -1);
  fragments_.emplace_back();
  number[kAnchored] = 0;
  for (const Told& told : told_) {
    const Spotted where = resolved(told.where);
    int& index = number[static_cast<std::size_t>(where.fragment)];
    if (index < 0) {
      index = static_cast<int>(fragments_.size());
      fragments_.emplace_back();
    }
    std::vector<Fact>& facts = fragments_[static_cast<std::size_t>(index)].facts;
    const bool known = std::ranges::any_of(facts, [&](const Fact& fact) {
      return fact.at == where.at && (fact.name == told.name || told.name == kSomeCell);
    });
    if (!known) facts.push_back({where.at, told.name});
  }
  fragments_[0].bases.push_back({});
  for (std::size_t i = 1; i < fragments_.size(); ++i) find_bases(fragments_[i]);
  const auto renumber = [&](Spotted& s) {
    if (!s.exists()) return;
    s = resolved(s);
    s.fragment = number[static_cast<std::size_t>(s.fragment)];
  };
  for (Link& link : links_) {
    renumber(link.a);
    renumber(link.b);
  }
  for (Passage& passage : passages_) {
    const bool off = !passage.to.exists();
    renumber(passage.knot);
    renumber(passage.to);
    if (!off && !passage.to.exists()) passage.knot = {};
  }
  for (LakeExit& exit : exits_) {
    const bool off = !exit.to.exists();
    renumber(exit.lake);
    renumber(exit.to);
    if (!off && !exit.to.exists()) exit.lake = {};
  }
  for (Crossing& crossing : crossings_) {
    renumber(crossing.from);
    renumber(crossing.to);
  }
  gather_walks(number);
  for (Departure& departure : departures_) renumber(departure.from);
  for (SomeSpace& space : spaces_) renumber(space.where);
  for (Line& line : lines_) renumber(line.from);
  std::erase_if(exits_, [](const LakeExit& exit) { return !exit.lake.exists(); });
  std::erase_if(crossings_, [](const Crossing& crossing) {
    return !crossing.from.exists() || !crossing.to.exists();
  });
  std::erase_if(spaces_, [](const SomeSpace& space) { return !space.where.exists(); });
  std::erase_if(lines_, [](const Line& line) { return !line.from.exists(); });
  std::erase_if(links_, [](const Link& link) {
    return !link.a.exists() || !link.b.exists() || link.a.fragment == link.b.fragment;
  });
  std::erase_if(passages_, [](const Passage& passage) { return !passage.knot.exists(); });
}

}  // namespace paradoxa::island
