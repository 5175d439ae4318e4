#include "games/island/notebook/clashes.hpp"

namespace paradoxa::island {
namespace {

bool agrees(Possible known, const NotedCell& mark) {
  known.fix(mark.cell, mark.name);
  return known.settle();
}

// The first of some notes that contradicts this one by itself.
std::optional<Cell> culprit(const Possible& known, std::span<const NotedCell> others,
                            const NotedCell& mark) {
  for (const NotedCell& other : others) {
    Possible both = known;
    both.fix(other.cell, other.name);
    if (!agrees(both, mark)) return other.cell;
  }
  return std::nullopt;
}

}  // namespace

std::vector<NotedClash> find_clashes(const Possible& known, std::span<const NotedCell> marks) {
  std::vector<NotedClash> clashes;
  std::vector<NotedCell> good;
  Possible noted = known;
  for (const NotedCell& mark : marks) {
    if (!agrees(known, mark)) {
      clashes.push_back({mark.cell, mark.name, std::nullopt});
    } else if (!agrees(noted, mark)) {
      clashes.push_back({mark.cell, mark.name, culprit(known, good, mark)});
      // Several notes together: the last one stands for them.
      if (!clashes.back().with && !good.empty()) clashes.back().with = good.back().cell;
    } else {
      noted.fix(mark.cell, mark.name);
      noted.settle();
      good.push_back(mark);
    }
  }
  return clashes;
}

}  // namespace paradoxa::island
