#include "games/island/notebook/odds.hpp"

#include <algorithm>
#include <array>

#include "games/island/rules/places.hpp"
#include "games/island/sampler/determinize.hpp"

namespace paradoxa::island {
namespace {

using Counts = std::array<int, kCells>;

// What was seen in how many worlds.
struct Seen {
  std::array<std::array<int, kNames>, kCells> names{};
  std::array<Counts, kMaxPieces> pieces{};
  std::array<Counts, 2> op{};
  std::array<int, kOceanParts> wave{};

  void add(const Content& content, const State& state) {
    for (int c = 0; c < kCells; ++c)
      ++names[static_cast<std::size_t>(c)][name_at(content, state, Cell::at(c)).id];
    for (int i = 0; i < state.piece_count(); ++i)
      if (const Cell cell = state.piece(Piece::at(i)).cell; cell.exists())
        ++pieces[static_cast<std::size_t>(i)][cell.index];
    for (const OpPiece y : {OpPiece::kBush, OpPiece::kRock}) {
      const Place place = state.place(y);
      if (place.is_cell()) ++op[at(y)][place.cell().index];
      if (place.is_lake())
        lake_cells(state.island, place.lake()).for_each([&](Cell c) { ++op[at(y)][c.index]; });
    }
    const Place at_wave = state.place(OpPiece::kWave);
    if (at_wave.on_map() && !at_wave.is_cell() && !at_wave.is_lake())
      ++wave[static_cast<std::size_t>(index_of(at_wave.part()))];
  }
};

int share(int count, int worlds) { return std::max(1, (1000 * count + worlds / 2) / worlds); }

// The largest first, equal ones in the order of their cells and names. Short lists, and clang
// rejects what libstdc++'s stable_sort allocates with.
template <class Shares>
void sort_by_share(Shares& shares) {
  const auto larger = [](const auto& a, const auto& b) { return a.share > b.share; };
  for (auto next = shares.begin(); next != shares.end(); ++next)
    std::rotate(std::upper_bound(shares.begin(), next, *next, larger), next, std::next(next));
}

std::vector<CellShare> shares_of(const Counts& counts, int worlds) {
  std::vector<CellShare> shares;
  for (int c = 0; c < kCells; ++c)
    if (const int count = counts[static_cast<std::size_t>(c)]; count > 0)
      shares.push_back({Cell::at(c), share(count, worlds)});
  sort_by_share(shares);
  return shares;
}

void note_cells(const Seen& seen, Odds& odds) {
  for (int c = 0; c < kCells; ++c) {
    CellOdds cell{Cell::at(c), {}};
    for (int n = 0; n < kNames; ++n)
      if (const int count = seen.names[static_cast<std::size_t>(c)][static_cast<std::size_t>(n)];
          count > 0)
        cell.names.push_back({Name::at(n), share(count, odds.worlds)});
    sort_by_share(cell.names);
    odds.cells.push_back(std::move(cell));
  }
}

void note_pieces(const Seen& seen, Odds& odds) {
  for (std::size_t i = 0; i < kMaxPieces; ++i)
    if (auto cells = shares_of(seen.pieces[i], odds.worlds); !cells.empty())
      odds.pieces.push_back({Piece::at(static_cast<int>(i)), std::nullopt, std::move(cells)});
  for (std::size_t y = 0; y < seen.op.size(); ++y)
    if (auto cells = shares_of(seen.op[y], odds.worlds); !cells.empty())
      odds.pieces.push_back({std::nullopt, op_piece(static_cast<int>(y)), std::move(cells)});
  for (std::size_t p = 0; p < kOceanParts; ++p)
    if (seen.wave[p] > 0)
      odds.wave.push_back({ocean_part(static_cast<int>(p)), share(seen.wave[p], odds.worlds)});
  sort_by_share(odds.wave);
}

}  // namespace

Odds draw_odds(const Content& content, const View& view, const Heard& heard, int worlds) {
  Odds odds;
  // Before there is an island, nothing is anywhere.
  if (view.ask == Ask::kIsland || view.ask == Ask::kDeal) return odds;
  Seen seen;
  FastRandom random(kOddsWorlds);
  Sampler sampler(content, view, heard);
  // The first ones depend on each other: they are changed a little from one to the next.
  constexpr int kApart = 3;
  for (int i = 0; i < kApart * worlds; ++i) {
    const State state = sampler.next(random);
    if (i % kApart == 0) seen.add(content, state);
  }
  odds.worlds = worlds;
  odds.rough = sampler.rough();
  note_cells(seen, odds);
  note_pieces(seen, odds);
  return odds;
}

}  // namespace paradoxa::island
