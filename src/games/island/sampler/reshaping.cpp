#include "games/island/sampler/reshaping.hpp"

#include <algorithm>
#include <utility>

namespace paradoxa::island {
namespace {

std::uint32_t up_to(FastRandom& random, std::size_t count) {
  return random.below(static_cast<std::uint32_t>(count));
}

// A tile of two spaces on two adjacent cells, either way round.
Placement either_way(Tile tile, Cell a, Cell b, FastRandom& random) {
  if (random.below(2) == 0) std::swap(a, b);
  return Placement::of(tile, a, (index_of(direction_to(a, b)) + 5) % kDirections);
}

// All ways of covering a hole by lakes and by tiles of two spaces, these being alike.
class Refill {
 public:
  static constexpr std::size_t kMaxPieces = 10;  // discs of seven cells hold no more
  struct Piece {
    Placement lake{};  // or none
    Cell a{};
    Cell b{};
  };
  using Pieces = FixedList<Piece, kMaxPieces>;

  Refill(CellSet hole, TileSet lakes) : hole_(hole), lakes_(lakes) { count(hole_, lakes_); }

  int ways() const { return ways_; }
  // Number k of them.
  Pieces way(int k) {
    wanted_ = k;
    ways_ = 0;
    Pieces pieces;
    pieces_ = &pieces;
    count(hole_, lakes_);
    return pieces;
  }

 private:
  // True where the wanted way is complete.
  bool count(CellSet left, TileSet lakes) {
    if (left.empty()) return lakes.empty() && ways_++ == wanted_;
    const Cell cell = left.first();
    for (const Direction d : {Direction::kE, Direction::kSE, Direction::kSW}) {
      const Cell next = neighbour(cell, d);
      if (!next.exists() || !left.contains(next)) continue;
      if (go_on({{}, cell, next}, left - CellSet::of(cell) - CellSet::of(next), lakes)) return true;
    }
    for (int l = 0; l < kLakes; ++l) {
      const Tile lake = Tile::at(l);
      if (!lakes.contains(lake)) continue;
      TileSet others = lakes;
      others.remove(lake);
      for (const Placement& placement : placements_over(lake, cell)) {
        const CellSet cells = placement.cells();
        if (!(cells - left).empty()) continue;
        if (go_on({placement, {}, {}}, left - cells, others)) return true;
      }
    }
    return false;
  }
  bool go_on(const Piece& piece, CellSet left, TileSet lakes) {
    if (pieces_ != nullptr) pieces_->push_back(piece);
    const bool found = count(left, lakes);
    if (!found && pieces_ != nullptr) pieces_->pop_back();
    return found;
  }

  using Placements = FixedList<Placement, 18>;
  // Those that cover a cell.
  static const Placements& placements_over(Tile lake, Cell cell) {
    static const auto kAll = [] {
      std::array<std::array<Placements, kCells>, kLakes> all{};
      for (std::size_t l = 0; l < kLakes; ++l)
        for_each_placement(Tile::at(static_cast<int>(l)), [&](const Placement& placement) {
          placement.cells().for_each([&](Cell c) { all[l][c.index].push_back(placement); });
        });
      return all;
    }();
    return kAll[lake.index][cell.index];
  }

  CellSet hole_;
  TileSet lakes_;
  int ways_ = 0;
  int wanted_ = -1;
  Pieces* pieces_ = nullptr;
};

CellSet disc(Cell middle) { return CellSet::of(middle) | neighbours(middle); }

}  // namespace

Ground Ground::of(const Content& content, const Island& island, const Tokens& by_cell) {
  Ground ground{island, {}};
  for (int i = 0; i < kAnomalySpaces; ++i) {
    const Cell cell = cell_of(content.tiles, island, Space::anomaly(), i);
    ground.tokens[static_cast<std::size_t>(i)] =
        by_cell[static_cast<std::size_t>(anomaly_number(content.tiles, island, cell))];
  }
  return ground;
}

Tokens Ground::by_cell(const Content& content) const {
  Tokens sorted{};
  for (int i = 0; i < kAnomalySpaces; ++i) {
    const Cell cell = cell_of(content.tiles, island, Space::anomaly(), i);
    sorted[static_cast<std::size_t>(anomaly_number(content.tiles, island, cell))] =
        tokens[static_cast<std::size_t>(i)];
  }
  return sorted;
}

void exchange_tiles(Ground& ground, FastRandom& random) {
  const Tile a = Tile::pair(static_cast<int>(random.below(kPairTiles)));
  const Tile b = Tile::pair(static_cast<int>(random.below(kPairTiles)));
  const Placement of_a = ground.island.placement(a);
  const Placement of_b = ground.island.placement(b);
  ground.island.place(either_way(a, of_b.part(0), of_b.part(1), random));
  if (a != b) ground.island.place(either_way(b, of_a.part(0), of_a.part(1), random));
}

void exchange_tokens(Ground& ground, FastRandom& random) {
  Anomaly& one = ground.tokens[random.below(kAnomalySpaces)];
  const auto other = static_cast<Anomaly>(random.below(kAnomalies));
  const auto there = std::find(ground.tokens.begin(), ground.tokens.end(), other);
  if (there != ground.tokens.end()) *there = one;
  one = other;
}

void relay_patch(Ground& ground, FastRandom& random) {
  const CellSet patch = disc(Cell::at(static_cast<int>(random.below(kCells)))) |
                        disc(Cell::at(static_cast<int>(random.below(kCells))));
  CellSet hole;
  TileSet lakes;
  FixedList<Tile, Refill::kMaxPieces> pairs;
  for (int t = 0; t < kTiles; ++t) {
    const Tile tile = Tile::at(t);
    const CellSet cells = ground.island.placement(tile).cells();
    if (!(cells - patch).empty()) continue;
    hole = hole | cells;
    if (tile.is_lake())
      lakes.add(tile);
    else
      pairs.push_back(tile);
  }
  if (hole.empty()) return;
  Refill refill(hole, lakes);
  const auto pieces =
      refill.way(static_cast<int>(up_to(random, static_cast<std::size_t>(refill.ways()))));
  for (std::size_t i = pairs.size(); i > 1; --i) std::swap(pairs[i - 1], pairs[up_to(random, i)]);
  std::size_t next = 0;
  for (const auto& piece : pieces)
    ground.island.place(piece.lake.tile.exists()
                            ? piece.lake
                            : either_way(pairs[next++], piece.a, piece.b, random));
}

}  // namespace paradoxa::island
