// RS-19.9 to RS-19.12: what a Land map and a Contribution track score, Gadgets included.
#pragma once

#include "games/restart/rules/chapters/limits.hpp"

namespace paradoxa::restart::oceanrealm {

inline constexpr int kSide = 3;  // sectors of a Region in a row, and in a column

// A Region of a map.
struct Region {
  const LandMap& map;
  int id = 0;

  constexpr bool drawn(int sector) const { return map.drawn(id, sector); }
  constexpr int count(Symbol symbol) const {
    int count = 0;
    for (int i = 0; i < kSectors; ++i) count += map.shows(id, i, symbol);
    return count;
  }
  constexpr int symbols() const {
    int count = 0;
    for (int i = 0; i < kSectors; ++i) count += drawn(i);
    return count;
  }
  constexpr bool has_room() const { return symbols() < kSectors; }
  // RS-19.6.
  constexpr bool industrial(const OceanrealmRule& rule) const {
    return !drawn(rule.industry[static_cast<std::size_t>(id)]);
  }
};

constexpr Region region_of(const State& state, Seat seat, int id) {
  return {state.oceanrealm.maps[seat.index], id};
}

// RS-19.9, RS-R57: nine sectors one above the other, through the Regions of a Zone.
constexpr int drawn_in_column(const State& state, Seat seat, int zone, int column) {
  int drawn = 0;
  for (int age = 0; age < kAges; ++age)
    for (int row = 0; row < kSide; ++row)
      drawn += region_of(state, seat, Space::of(zone, age).id).drawn(row * kSide + column);
  return drawn;
}
constexpr int drawn_columns(const State& state, Seat seat) {
  int columns = 0;
  for (int zone = 0; zone < state.zones(); ++zone)
    for (int c = 0; c < kSide; ++c) columns += drawn_in_column(state, seat, zone, c) == kSectors;
  return columns;
}

// RS-19.10, RS-R58: full sets of symbols where the Industry is untouched.
constexpr int full_sets(const Content& content, const Region& region) {
  const OceanrealmRule& rule = content.oceanrealm;
  if (!region.industrial(rule)) return 0;
  int sets = 0;
  for (int s = 0; s < kSymbols; ++s)
    sets += region.count(static_cast<Symbol>(s)) / rule.set_size[static_cast<std::size_t>(s)];
  return sets;
}

// ---- Gadgets that score (RS-19.11, RS-R61): how often each does --------------------------------

constexpr bool has_three_kinds(const Region& region) {
  return region.count(Symbol::kWildlife) > 0 && region.count(Symbol::kLake) > 0 &&
         region.count(Symbol::kForest) > 0;
}
constexpr int lake_rows(const Region& region) {
  int rows = 0;
  for (int first = 0; first < kSectors; first += kSide) {
    int lakes = 0;
    for (int i = 0; i < kSide; ++i) lakes += region.map.shows(region.id, first + i, Symbol::kLake);
    rows += lakes == kSide;
  }
  return rows;
}
constexpr bool has_forest_block(const Region& region) {
  const auto forest = [&](int sector) {
    return region.map.shows(region.id, sector, Symbol::kForest);
  };
  for (const int corner : {0, 1, 3, 4})
    if (forest(corner) && forest(corner + 1) && forest(corner + kSide) &&
        forest(corner + kSide + 1))
      return true;
  return false;
}

template <class Holds>
constexpr int zones_where(const State& state, Seat seat, Holds&& holds) {
  int zones = 0;
  for (int zone = 0; zone < state.zones(); ++zone) {
    bool all = true;
    for (int age = 0; age < kAges; ++age)
      all = all && holds(region_of(state, seat, Space::of(zone, age).id));
    zones += all;
  }
  return zones;
}
template <class Holds>
constexpr int ages_where(const State& state, Seat seat, Holds&& holds) {
  int ages = 0;
  for (int age = 0; age < kAges; ++age) {
    bool all = true;
    for (int zone = 0; zone < state.zones(); ++zone)
      all = all && holds(region_of(state, seat, Space::of(zone, age).id));
    ages += all;
  }
  return ages;
}
template <class Count>
constexpr int over_regions(const State& state, Seat seat, Count&& count) {
  int sum = 0;
  for (int id = 0; id < state.zones() * kAges; ++id) sum += count(region_of(state, seat, id));
  return sum;
}

constexpr int times(const Content& content, const State& state, Seat seat, GadgetEffect effect) {
  switch (effect) {
    case GadgetEffect::kScoreFullRegion:
      return over_regions(state, seat, [](const Region& r) { return r.has_room() ? 0 : 1; });
    case GadgetEffect::kScoreThreeKinds:
      return over_regions(state, seat, [](const Region& r) { return has_three_kinds(r) ? 1 : 0; });
    case GadgetEffect::kScoreLakeRow: return over_regions(state, seat, lake_rows);
    case GadgetEffect::kScoreForestBlock:
      return over_regions(state, seat, [](const Region& r) { return has_forest_block(r) ? 1 : 0; });
    case GadgetEffect::kScoreWildZone:
      return zones_where(state, seat,
                         [](const Region& r) { return r.count(Symbol::kWildlife) >= 2; });
    case GadgetEffect::kScoreIndustry:
      return over_regions(
          state, seat, [&](const Region& r) { return r.industrial(content.oceanrealm) ? 0 : 1; });
    case GadgetEffect::kScoreAgeBelt:
      return ages_where(state, seat, [](const Region& r) { return r.symbols() >= 3; });
    default: return 0;
  }
}

constexpr int gadget_score(const Content& content, const State& state, Seat seat) {
  int score = 0;
  for (const Gadget gadget : state.player(seat).gadgets) {
    if (!gadget.exists()) continue;
    const GadgetRule& rule = content.gadget(gadget);
    score += rule.n * times(content, state, seat, rule.effect);
  }
  return score;
}

struct LandScore {
  int columns = 0;
  int sets = 0;
  int gadgets = 0;
  int contribution = 0;  // RS-19.12
};
constexpr LandScore land_score(const Content& content, const State& state, Seat seat) {
  const OceanrealmRule& rule = content.oceanrealm;
  const int sets =
      over_regions(state, seat, [&](const Region& r) { return full_sets(content, r); });
  return {rule.column_points * drawn_columns(state, seat), rule.set_points * sets,
          gadget_score(content, state, seat),
          rule.contribution[state.oceanrealm.circled[seat.index]]};
}

}  // namespace paradoxa::restart::oceanrealm
