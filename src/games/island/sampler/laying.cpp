#include "games/island/sampler/laying.hpp"

#include <algorithm>
#include <utility>

namespace paradoxa::island {
namespace {

template <class Items>
void shuffle(Items& items, FastRandom& random) {
  for (std::size_t i = items.size(); i > 1; --i)
    std::swap(items[i - 1], items[random.below(static_cast<std::uint32_t>(i))]);
}

// How many cells have a name, at most.
int copies(Name name) {
  switch (name.kind()) {
    case Kind::kOracle:
    case Kind::kPortal: return 2;
    case Kind::kKnot:
    case Kind::kLake: return 3;
    default: return 1;
  }
}

// Of one attempt, and of one search for tiles.
constexpr int kMaxFragments = 80;
constexpr int kMaxTiles = 120;

}  // namespace

Laying::Laying(const Content& content, const Tracks& tracks) : content_(content), tracks_(tracks) {
  const auto names_of = [](Space space) {
    std::uint32_t names = 0;
    for (int n = 0; n + 1 < kNames; ++n)
      if (Name::at(n).fits(space)) names |= 1u << n;
    return names;
  };
  for (int t = 0; t < kPairTiles; ++t)
    for (int part = 0; part < 2; ++part) {
      const std::uint32_t mates = names_of(content_.tiles.of(Spot::of(Tile::pair(t), 1 - part)));
      for_each_bit(names_of(content_.tiles.of(Spot::of(Tile::pair(t), part))),
                   [&](int name) { mates_[static_cast<std::size_t>(name)] |= mates; });
    }
}

bool Laying::draw(FastRandom& random) {
  const auto& fragments = tracks_.fragments();
  names_ = {};
  fragments_left_ = kMaxFragments;
  bases_.assign(fragments.size(), {});
  set_.assign(fragments.size(), false);
  if (!set_fragment(Tracks::kAnchored, {})) return false;
  Bases left(fragments.size());
  for (std::size_t i = 1; i < fragments.size(); ++i) left[i] = fragments[i].bases;
  if (!set_fragments(std::move(left), 1, random)) return false;
  lay_rest(random);
  deal_tokens(random);
  return true;
}

// ---- Fragments ----------------------------------------------------------------------------------

bool Laying::set_name(Cell cell, Name name) {
  if (!name.exists()) return true;
  Name& at_cell = names_.at[cell.index];
  if (at_cell.exists()) return at_cell == name;
  const bool anomaly = name.kind() == Kind::kAnomaly;
  if (names_.fixed[name.id] == copies(name)) return false;
  if (anomaly && names_.anomalies == kAnomalySpaces) return false;
  at_cell = name;
  ++names_.fixed[name.id];
  names_.anomalies = static_cast<std::uint8_t>(names_.anomalies + anomaly);
  return true;
}

bool Laying::set_fragment(std::size_t fragment, Vector base) {
  bases_[fragment] = base;
  set_[fragment] = true;
  for (const Fact& fact : tracks_.fragments()[fragment].facts) {
    const Cell cell = cell_at(base + fact.at);
    if (fact.name.is_ocean() ? cell.exists() : !cell.exists() || !set_name(cell, fact.name))
      return false;
  }
  return true;
}

bool Laying::links_agree(std::size_t fragment, Vector base) const {
  const auto size = [](int x) { return x < 0 ? -x : x; };
  for (const Link& link : tracks_.links()) {
    const auto a = static_cast<std::size_t>(link.a.fragment);
    const auto b = static_cast<std::size_t>(link.b.fragment);
    if ((a != fragment || !set_[b]) && (b != fragment || !set_[a])) continue;
    const Vector gap = (a == fragment ? base : bases_[a]) + link.a.at -
                       ((b == fragment ? base : bases_[b]) + link.b.at);
    if ((size(gap.q) + size(gap.r) + size(gap.q + gap.r)) / 2 > link.distance) return false;
  }
  for (const Crossing& crossing : tracks_.crossings()) {
    const auto from = static_cast<std::size_t>(crossing.from.fragment);
    const auto to = static_cast<std::size_t>(crossing.to.fragment);
    if ((from != fragment && !set_[from]) || (to != fragment && !set_[to])) continue;
    const Cell left_at = cell_at((from == fragment ? base : bases_[from]) + crossing.from.at);
    const Cell landed = cell_at((to == fragment ? base : bases_[to]) + crossing.to.at);
    if (!left_at.exists() || line_end(left_at, opposite(crossing.direction)) != landed)
      return false;
  }
  return true;
}

// Whether no name contradicts those that are set. Names that a fragment repeats are counted later.
bool Laying::fragment_fits(std::size_t fragment, Vector base) const {
  for (const Fact& fact : tracks_.fragments()[fragment].facts) {
    if (!fact.name.exists() || fact.name.is_ocean()) continue;
    const Name there = names_.at[cell_at(base + fact.at).index];
    if (there.exists() ? there != fact.name : names_.fixed[fact.name.id] == copies(fact.name))
      return false;
  }
  return links_agree(fragment, base);
}

// What is known about more than one cell, as far as fragments are set.
bool Laying::names_agree() const {
  return std::ranges::all_of(tracks_.spaces(),
                             [&](const SomeSpace& s) { return space_agrees(s); }) &&
         std::ranges::all_of(tracks_.lines(),
                             [&](const Line& line) { return line_agrees(line); }) &&
         mates_agree() && has_lake(Lake::kStraight) && has_lake(Lake::kBent) &&
         has_lake(Lake::kTriangular);
}

// IS-3.6: beside every space lies what shares a tile with it, or a cell where that may still lie.
bool Laying::mates_agree() const {
  for (int c = 0; c < kCells; ++c) {
    const Name name = names_.at[static_cast<std::size_t>(c)];
    if (!name.exists() || name.kind() == Kind::kLake) continue;
    std::uint32_t open = 0;  // mates that are not all named yet
    for_each_bit(mates_[name.id], [&](int mate) {
      const Name other = Name::at(mate);
      const bool left = other.kind() == Kind::kAnomaly ? names_.anomalies < kAnomalySpaces
                                                       : names_.fixed[other.id] < copies(other);
      if (left) open |= 1u << mate;
    });
    bool possible = false;
    neighbours(Cell::at(c)).for_each([&](Cell beside) {
      const Name there = names_.at[beside.index];
      possible = possible || (there.exists() ? has_bit(mates_[name.id], there.id) : open != 0);
    });
    if (!possible) return false;
  }
  return true;
}

bool Laying::space_agrees(const SomeSpace& space) const {
  if (!is_set(space.where)) return true;
  const Cell cell = cell_at(at(space.where));
  if (!cell.exists()) return false;
  const Name name = names_.at[cell.index];
  return !name.exists() || name.kind() == space.kind;
}

bool Laying::line_agrees(const Line& line) const {
  if (!is_set(line.from)) return true;
  std::array<int, kNames> left{};
  for (const std::uint8_t name : line.names)
    if (name != Saying::kNone) ++left[name];
  Cell cell = cell_at(at(line.from) + vector_of(line.direction));
  for (; cell.exists(); cell = neighbour(cell, line.direction))
    if (const Name name = names_.at[cell.index]; name.exists() && --left[name.id] < 0) return false;
  return true;
}

// IS-10.6, IS-18.5: whether whatever left a lake could come to where it did.
bool Laying::exits_agree(Lake shape, CellSet lake) const {
  for (const LakeExit& exit : tracks_.exits()) {
    if (exit.shape != shape || (exit.to.exists() && !is_set(exit.to))) continue;
    bool possible = false;
    lake.for_each([&](Cell cell) {
      const Cell next = neighbour(cell, exit.direction);
      if (next.exists() && lake.contains(next)) return;
      const Cell end = ray(cell, exit.direction, exit.length).cell;
      possible = possible ||
                 (exit.to.exists() ? end.exists() && vector_of(end) == at(exit.to) : !end.exists());
    });
    if (!possible) return false;
  }
  return true;
}

// Every way in which a lake can lie.
void Laying::find_lakes(Lake lake, std::vector<Lying>& fitting) const {
  static const std::array<std::vector<Lying>, kLakes> kAll = [] {
    std::array<std::vector<Lying>, kLakes> all;
    for (int l = 0; l < kLakes; ++l)
      for_each_placement(Tile::at(l), [&](const Placement& placement) {
        all[static_cast<std::size_t>(l)].push_back({placement, placement.cells()});
      });
    return all;
  }();
  CellSet allowed, required;
  for (int c = 0; c < kCells; ++c) {
    const Name name = names_.at[static_cast<std::size_t>(c)];
    const bool named = name.exists() && name == Name::of(lake);
    if (named) required.add(Cell::at(c));
    if (named || !name.exists()) allowed.add(Cell::at(c));
  }
  fitting.clear();
  for (const Lying& lying : kAll[static_cast<std::size_t>(lake)])
    if ((lying.cells - allowed).empty() && (required - lying.cells).empty() &&
        exits_agree(lake, lying.cells))
      fitting.push_back(lying);
}
bool Laying::has_lake(Lake lake) const {
  std::vector<Lying> fitting;
  find_lakes(lake, fitting);
  return !fitting.empty();
}

// The fragment with fewest places left is next; each goes where it contradicts none of those
// before.
bool Laying::set_fragments(Bases left, std::size_t set, FastRandom& random) {
  if (!names_agree()) return false;
  if (set == tracks_.fragments().size()) return lay_tiles(random);
  std::size_t next = 0;
  for (std::size_t i = 1; i < left.size(); ++i) {
    if (set_[i]) continue;
    std::erase_if(left[i], [&](Vector base) { return !fragment_fits(i, base); });
    if (left[i].empty()) return false;
    if (next == 0 || left[i].size() < left[next].size()) next = i;
  }
  std::vector<Vector> bases = std::move(left[next]);
  shuffle(bases, random);
  const Names before = names_;
  for (const Vector base : bases) {
    if (--fragments_left_ < 0) return false;
    if (set_fragment(next, base) && set_fragments(left, set + 1, random)) return true;
    names_ = before;
    set_[next] = false;
  }
  return false;
}

// ---- Names that are not fixed by fragments ------------------------------------------------------

// The names of a line in some order.
bool Laying::set_lines(FastRandom& random) {
  for (const Line& line : tracks_.lines()) {
    std::vector<Name> names;
    for (const std::uint8_t name : line.names)
      if (name != Saying::kNone && !Name{name}.is_ocean()) names.push_back(Name{name});
    std::vector<Cell> open;
    Cell cell = cell_at(at(line.from) + vector_of(line.direction));
    for (; cell.exists(); cell = neighbour(cell, line.direction)) {
      if (!names_.at[cell.index].exists()) {
        open.push_back(cell);
        continue;
      }
      const auto found = std::ranges::find(names, names_.at[cell.index]);
      if (found == names.end()) return false;
      names.erase(found);
    }
    if (names.size() != open.size()) return false;
    shuffle(names, random);
    for (std::size_t i = 0; i < open.size(); ++i)
      if (!set_name(open[i], names[i])) return false;
  }
  return true;
}

// Some fruit or anomaly that is nowhere yet.
bool Laying::set_spaces(FastRandom& random) {
  for (const SomeSpace& space : tracks_.spaces()) {
    if (!space_agrees(space)) return false;
    const Cell cell = cell_at(at(space.where));
    if (names_.at[cell.index].exists()) continue;
    std::vector<Name> names;
    for (int n = 0; n + 1 < kNames; ++n)
      if (Name::at(n).kind() == space.kind && names_.fixed[static_cast<std::size_t>(n)] == 0)
        names.push_back(Name::at(n));
    if (names.empty()) return false;
    if (!set_name(cell, names[random.below(static_cast<std::uint32_t>(names.size()))]))
      return false;
  }
  return true;
}

// ---- Tiles --------------------------------------------------------------------------------------

bool Laying::lay_tiles(FastRandom& random) {
  island_ = {};
  covered_ = {};
  return set_lines(random) && set_spaces(random) && lay_lakes(random) && lay_pairs(random);
}

bool Laying::lay_lakes(FastRandom& random) {
  std::array<std::vector<Lying>, kLakes> fitting;
  for (std::size_t l = 0; l < kLakes; ++l) {
    find_lakes(static_cast<Lake>(l), fitting[l]);
    if (fitting[l].empty()) return false;
  }
  // Out of a few triples one, by the number of ways in which tiles can cover the rest.
  constexpr int kTries = 40;
  constexpr std::size_t kFew = 6;
  struct Triple {
    std::array<Placement, kLakes> lakes{};
    CellSet covered;
    std::uint32_t ways = 0;
  };
  std::vector<Triple> triples;
  std::uint32_t total = 0;
  for (int i = 0; i < kTries && triples.size() < kFew; ++i) {
    Triple triple;
    bool apart = true;
    for (std::size_t l = 0; l < kLakes; ++l) {
      const Lying& lying = fitting[l][random.below(static_cast<std::uint32_t>(fitting[l].size()))];
      triple.lakes[l] = lying.placement;
      apart = apart && (triple.covered & lying.cells).empty();
      triple.covered = triple.covered | lying.cells;
    }
    if (!apart) continue;
    triple.ways = Covers(triple.covered, Triangle::kLaid).total();
    total += triple.ways;
    if (triple.ways > 0) triples.push_back(triple);
  }
  if (total == 0) return false;
  std::uint32_t k = random.below(total);
  const Triple* chosen = triples.data();
  for (; k >= chosen->ways; ++chosen) k -= chosen->ways;
  for (const Placement& placement : chosen->lakes) island_.place(placement);
  covered_ = chosen->covered;
  return true;
}

// Whether a space can lie on a cell: one that its name asks for, or one that no other cell needs.
bool Laying::may_lie(Space space, Cell cell) const {
  const Name name = names_.at[cell.index];
  if (name.exists()) return name.fits(space);
  return free_[space.id] > 0 && (space.kind() != Kind::kKnot || free_knots_ > 0);
}

bool Laying::passages_agree(const Placement& placement) const {
  for (int part = 0; part < 2; ++part) {
    const Space space = content_.tiles.of(Spot::of(placement.tile, part));
    if (space.kind() != Kind::kKnot) continue;
    const Cell cell = placement.part(part);
    const KnotArrows& arrows = content_.tiles.knots[static_cast<std::size_t>(space.knot())];
    for (const Passage& passage : tracks_.passages()) {
      if (at(passage.knot) != vector_of(cell)) continue;
      const auto local = static_cast<std::size_t>(turned(passage.entry, 6 - placement.rotation));
      const Direction exit = turned(direction(arrows.exit[local]), placement.rotation);
      const Vector to = vector_of(cell) + vector_of(exit);
      if (passage.to.exists() ? at(passage.to) != to : cell_at(to).exists()) return false;
    }
  }
  return true;
}

// How tiles of two spaces can cover a cell with a fixed name.
void Laying::find_pairs(Cell cell, std::size_t enough, std::vector<Placement>& found) const {
  found.clear();
  for (int t = 0; t < kPairTiles; ++t) {
    const Tile tile = Tile::pair(t);
    if (island_.has(tile)) continue;
    for (int part = 0; part < 2; ++part) {
      if (!may_lie(content_.tiles.of(Spot::of(tile, part)), cell)) continue;
      const Space mate = content_.tiles.of(Spot::of(tile, 1 - part));
      for (int d = 0; d < kDirections; ++d) {
        const Cell next = neighbour(cell, direction(d));
        if (!next.exists() || covered_.contains(next) || !may_lie(mate, next)) continue;
        const Placement placement = part == 0 ? Placement::of(tile, cell, (d + 5) % 6)
                                              : Placement::of(tile, next, (d + 2) % 6);
        if (!passages_agree(placement)) continue;
        found.push_back(placement);
        if (found.size() >= enough) return;
      }
    }
  }
}

// Covers every cell with a fixed name.
bool Laying::lay_pairs(FastRandom& random) {
  for (int s = 0; s < kSpaces; ++s) {
    const Space space = Space::at(s);
    int bound = 0;
    if (space.kind() == Kind::kAnomaly)
      bound = names_.anomalies;
    else if (space.kind() != Kind::kLake && space.kind() != Kind::kKnot)
      bound = names_.fixed[Name::of(space).id];
    free_[static_cast<std::size_t>(s)] = static_cast<std::int8_t>(space.copies() - bound);
  }
  free_knots_ = kKnots - names_.fixed[Name::of(Space::knot(0)).id];  // announced alike
  tiles_left_ = kMaxTiles;
  return lay_next_pair(random);
}

// Cells with fewest choices first.
bool Laying::lay_next_pair(FastRandom& random) {
  if (--tiles_left_ < 0) return false;
  constexpr std::size_t kAll = 1000;
  std::vector<Placement> best, here;
  bool any = false;
  for (int c = 0; c < kCells; ++c) {
    const Cell cell = Cell::at(c);
    if (covered_.contains(cell) || !names_.at[cell.index].exists()) continue;
    find_pairs(cell, any ? best.size() : kAll, here);
    if (!any || here.size() < best.size()) std::swap(best, here);
    any = true;
    if (best.empty()) return false;
  }
  if (!any) return true;
  shuffle(best, random);
  const Island island = island_;
  const CellSet covered = covered_;
  const auto free = free_;
  const int free_knots = free_knots_;
  for (const Placement& placement : best) {
    if (!can_cover(covered | placement.cells(), Triangle::kLaid)) continue;
    island_.place(placement);
    covered_ = covered | placement.cells();
    for (int part = 0; part < 2; ++part) {
      if (names_.at[placement.part(part).index].exists()) continue;
      const Space space = content_.tiles.of(Spot::of(placement.tile, part));
      --free_[space.id];
      if (space.kind() == Kind::kKnot) --free_knots_;
    }
    if (lay_next_pair(random)) return true;
    island_ = island;
    covered_ = covered;
    free_ = free;
    free_knots_ = free_knots;
  }
  return false;
}

void Laying::lay_rest(FastRandom& random) {
  while (!island_.complete()) {
    const Draws draws = next_draws(content_.lakes, island_);
    island_.place(nth_placement(draws, random.below(total_weight(draws))));
  }
}

void Laying::deal_tokens(FastRandom& random) {
  AnomalySet left = AnomalySet::all();
  for (const Name name : names_.at)
    if (name.exists() && name.kind() == Kind::kAnomaly) left.remove(name.anomaly());
  std::size_t number = 0;
  anomaly_cells(content_.tiles, island_).for_each([&](Cell cell) {
    Anomaly& token = tokens_[number++];
    if (const Name name = names_.at[cell.index]; name.exists()) {
      token = name.anomaly();
      return;
    }
    token = left.nth(random.below(static_cast<std::uint32_t>(left.size())));
    left.remove(token);
  });
}

}  // namespace paradoxa::island
