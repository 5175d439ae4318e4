#include "games/island/sampler/worlds.hpp"

#include <algorithm>

namespace paradoxa::island {
namespace {

void change(Ground& ground, FastRandom& random) {
  const std::uint32_t kind = random.below(8);
  if (kind < 3)
    exchange_tiles(ground, random);
  else if (kind < 7)
    relay_patch(ground, random);
  else
    exchange_tokens(ground, random);
}

}  // namespace

Worlds::Worlds(const Content& content, const Table& table, std::span<const Saying> sayings,
               const SearchLimits& limits)
    : content_(content),
      sayings_(sayings),
      limits_(limits),
      tracks_(content, table, sayings),
      laying_(content, tracks_),
      replay_(content, table) {
  for (const Fact& fact : tracks_.fragments()[Tracks::kAnchored].facts)
    if (fact.name.exists() && !fact.name.is_ocean()) known_.push_back(fact);
}

const Worlds::World* Worlds::next(FastRandom& random) {
  if (worlds_.empty()) return failed_ ? nullptr : first(random);
  // A new one is walked on from before it is given out, and by the way: where the search prefers
  // some islands, that is forgotten.
  const std::uint32_t afresh = worlds_.size() < kKept ? kOftenAfresh : kAfresh;
  if (random.below(afresh) == 0 && lay(laying_, random)) keep(random);
  World& world = worlds_[random.below(static_cast<std::uint32_t>(worlds_.size()))];
  step(world, random);
  return &world;
}

// What was found last becomes one of those that are walked on from.
const Worlds::World* Worlds::keep(FastRandom& random) {
  const std::size_t place =
      worlds_.size() < kKept ? worlds_.size() : random.below(static_cast<std::uint32_t>(kKept));
  if (place == worlds_.size()) worlds_.emplace_back();
  worlds_[place] = {found_.ground, found_.ground.by_cell(content_), replay_.traces()};
  return &worlds_[place];
}

std::size_t Worlds::agreeing(const Ground& ground, FastRandom& random) {
  return replay_.run(Chart(content_, ground.island, ground.by_cell(content_)), sayings_, random);
}

// One attempt of the search; `found_` agrees if it is true.
bool Worlds::lay(Laying& laying, FastRandom& random) {
  found_.agrees = 0;
  if (!laying.draw(random)) return false;
  found_.ground = Ground::of(content_, laying.island(), laying.tokens());
  found_.agrees = agreeing(found_.ground, random);
  return found_.agrees == sayings_.size();
}

// Looked for with all that was heard; where tiles cannot be laid to that, with less and less of it.
const Worlds::World* Worlds::first(FastRandom& random) {
  Candidate best;
  bool any = false;
  for (int round = 0; round < limits_.rounds; ++round) {
    for (int i = 0; i < limits_.layings; ++i) {
      if (lay(laying_, random)) return keep(random);
      if (found_.agrees <= best.agrees) continue;
      best = found_;
      any = true;
    }
    for (std::size_t part = sayings_.size(); !any && part > 0; part = part * 3 / 4) {
      const Table table = replay_.table();
      const Tracks tracks(content_, table, sayings_.first(part));
      Laying laying(content_, tracks);
      for (int i = 0; i < 8 && !any; ++i) {
        if (lay(laying, random)) return keep(random);
        any = found_.agrees > 0;
      }
      best = found_;
    }
    if (any && mend(best, random)) {
      found_ = best;
      return keep(random);
    }
  }
  failed_ = true;
  return nullptr;
}

// Changes are kept that agree as long, and now and then one that agrees a little less long.
bool Worlds::mend(Candidate& best, FastRandom& random) {
  Candidate at = best;
  for (int i = 0; i < limits_.mendings; ++i) {
    Candidate other = at;
    change(other.ground, random);
    other.agrees = agreeing(other.ground, random);
    if (other.agrees >= at.agrees || random.below(64) == 0) at = other;
    if (at.agrees > best.agrees) best = at;
    if (best.agrees == sayings_.size()) return agreeing(best.ground, random) == sayings_.size();
  }
  return false;
}

bool Worlds::names_agree(const Chart& chart) const {
  return std::ranges::all_of(known_, [&](const Fact& fact) {
    const Cell cell = cell_at(fact.at);
    return cell.exists() && chart.name(cell) == fact.name;
  });
}

// Metropolis: a change that agrees is made. All islands that agree are equally likely in the end.
void Worlds::step(World& world, FastRandom& random) {
  for (int i = 0; i < kChanges; ++i) {
    Ground other = world.ground;
    change(other, random);
    if (other == world.ground) continue;
    const Tokens tokens = other.by_cell(content_);
    const Chart chart(content_, other.island, tokens);
    if (!names_agree(chart) || replay_.run(chart, sayings_, random) != sayings_.size()) continue;
    world.ground = other;
    world.tokens = tokens;
    world.traces = replay_.traces();
  }
}

}  // namespace paradoxa::island
