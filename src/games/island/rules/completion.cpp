#include "games/island/rules/completion.hpp"

#include <utility>
#include <vector>

namespace paradoxa::island {
namespace {

constexpr int kSymmetries = 12;

// The island turned by sixths, and its mirror image turned likewise.
Cell image(Cell cell, int symmetry) {
  int q = cell.q();
  int r = cell.r();
  if (symmetry >= 6) std::swap(q, r);
  for (int i = 0; i < symmetry % 6; ++i) {
    const int old_q = q;
    q = -r;
    r += old_q;
  }
  return Cell::at_axial(q, r);
}

CellSet image(CellSet cells, int symmetry) {
  CellSet set;
  cells.for_each([&](Cell cell) { set.add(image(cell, symmetry)); });
  return set;
}

struct Lying {
  std::size_t code = 0;
  CellSet cells;
  std::array<std::size_t, kSymmetries> images{};  // codes
};

std::vector<Lying> all_lying(Tile lake) {
  std::vector<Lying> all;
  for_each_placement(lake, [&](const Placement& placement) {
    all.push_back({LakeCounts::code(placement), placement.cells(), {}});
  });
  for (Lying& lying : all)
    for (int s = 0; s < kSymmetries; ++s)
      for (const Lying& other : all)
        if (other.cells == image(lying.cells, s))
          lying.images[static_cast<std::size_t>(s)] = other.code;
  return all;
}

}  // namespace

// Counted once for each of the twelve symmetries of a pair of lakes.
LakeCounts count_lakes() {
  LakeCounts counts;
  const std::vector<Lying> bent_lakes = all_lying(kBentLake);
  for (const Lying& straight : all_lying(kStraightLake)) {
    for (const Lying& bent : bent_lakes) {
      if (!(straight.cells & bent.cells).empty() || counts.bent[straight.code][bent.code] > 0)
        continue;
      const Covers covers(straight.cells | bent.cells, Triangle::kLeft);
      for (std::size_t s = 0; s < kSymmetries; ++s)
        counts.bent[straight.images[s]][bent.images[s]] = covers.total();
    }
  }
  for (std::size_t s = 0; s < counts.straight.size(); ++s)
    for (const std::uint32_t count : counts.bent[s]) counts.straight[s] += count;
  return counts;
}

}  // namespace paradoxa::island
