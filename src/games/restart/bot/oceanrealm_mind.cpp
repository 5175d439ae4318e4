#include "games/restart/bot/oceanrealm_mind.hpp"

#include <algorithm>
#include <cmath>

#include "games/restart/bot/temper.hpp"
#include "games/restart/rules/chapters/oceanrealm/oceanrealm.hpp"

namespace paradoxa::restart {
OceanrealmMind::OceanrealmMind(const Content& content, const State& root, Seat own, double turns)
    : content_(content), own_(own), turns_(turns) {
  for (const Gadget gadget : root.player(own).gadgets) gadgets_ = gadgets_ || gadget.exists();
  constexpr int kWhole = kAges * oceanrealm::kSide;
  const double power = 1.25 + 4 / (1 + turns);
  for (int i = 0; i <= kWhole; ++i) {
    const double part = i == kWhole ? 1 : 0.95 * std::pow(static_cast<double>(i) / kWhole, power);
    column_[static_cast<std::size_t>(i)] = static_cast<float>(
        content.oceanrealm.column_points * (turns > 0 || i == kWhole ? part : 0));
  }
}

// RS-19.9.
double OceanrealmMind::column_worth(const State& state, int zone, int column) const {
  const LandMap& map = state.oceanrealm.maps[own_.index];
  std::size_t drawn = 0;
  for (int age = 0; age < kAges; ++age)
    for (int row = 0; row < oceanrealm::kSide; ++row)
      drawn += map.drawn(Space::of(zone, age).id, row * oceanrealm::kSide + column);
  return column_[drawn];
}

// RS-19.10, with the parts of sets that may still be completed.
double OceanrealmMind::region_worth(const State& state, int id) const {
  const auto& rule = content_.oceanrealm;
  const oceanrealm::Region region = oceanrealm::region_of(state, own_, id);
  if (!region.industrial(rule)) return 0;
  const double far = kOceanrealmTemper.part * turns_ / (turns_ + kOceanrealmTemper.near_end);
  double worth = 0;
  for (int s = 0; s < kSymbols; ++s) {
    const int size = rule.set_size[static_cast<std::size_t>(s)];
    const int count = region.count(static_cast<Symbol>(s));
    worth += rule.set_points * (count / size + far * (count % size) / size);
  }
  return worth;
}

double OceanrealmMind::contribution(const State& state) const {
  const auto& points = content_.oceanrealm.contribution;
  double others = 0;
  for (int s = 0; s < state.seats(); ++s)
    if (seat(s) != own_) others += points[state.oceanrealm.circled[static_cast<std::size_t>(s)]];
  return points[state.oceanrealm.circled[own_.index]] -
         kOceanrealmTemper.rivals * others / (state.seats() - 1);
}

double OceanrealmMind::standing(const State& state) const {
  double worth = contribution(state);
  for (int zone = 0; zone < state.zones(); ++zone)
    for (int column = 0; column < oceanrealm::kSide; ++column)
      worth += column_worth(state, zone, column);
  for (int id = 0; id < state.zones() * kAges; ++id) worth += region_worth(state, id);
  if (gadgets_) worth += oceanrealm::gadget_score(content_, state, own_);
  return worth;
}

// RS-19.7: Plan A needs the own Adult on the grid.
Income OceanrealmMind::income(const State& state, const Totals& totals) const {
  constexpr Ability kOf[]{Ability::kWildlife, Ability::kLake, Ability::kForest};
  double symbols = 0;
  for (std::size_t s = 0; s < kSymbols; ++s)
    symbols += kOceanrealmTemper.symbols[s] * content_.ability(kOf[s], totals[s]);
  const Space adult = state.player(own_).adult;
  const bool there = adult.exists() && oceanrealm::region_of(state, own_, adult.id).has_room();
  return {symbols * (there ? 1 : 0.85), symbols * (there ? 0.9 : 0.6), symbols * 0.8};
}

double OceanrealmMind::drawing(const State& state, int region,
                               std::array<int, kSymbols> left) const {
  State after = state;
  LandMap& map = after.oceanrealm.maps[own_.index];
  const int zone = Space::at(region).zone();
  double sum = 0;
  while (true) {
    double best = 0;
    Symbol symbol{};
    int sector = -1;
    const double here = region_worth(after, region);
    for (int i = 0; i < kSectors; ++i) {
      if (map.drawn(region, i)) continue;
      const double before = column_worth(after, zone, i % oceanrealm::kSide) + here;
      for (int s = 0; s < kSymbols; ++s) {
        if (left[static_cast<std::size_t>(s)] == 0) continue;
        const LandMap kept = map;
        map.draw(region, i, static_cast<Symbol>(s));
        const double gain =
            column_worth(after, zone, i % oceanrealm::kSide) + region_worth(after, region) - before;
        map = kept;
        if (gain > best) best = gain, symbol = static_cast<Symbol>(s), sector = i;
      }
    }
    if (sector < 0) return sum;
    map.draw(region, sector, symbol);
    --left[static_cast<std::size_t>(symbol)];
    sum += best;
  }
}

// Which symbol comes next is seen from what each adds; what is left after it hardly matters then.
double OceanrealmMind::pending(const State& state) const {
  const Task& task = top(state);
  if (task.f & oceanrealm::kDrawn) return 0;
  const std::array<int, kSymbols> left{task.c, task.d, task.e};
  if (task.b != Space::kNone) {
    const double others = task.plan() == Plan::kB ? kOceanrealmTemper.rivals : 0;
    return drawing(state, task.b, left) - others;
  }
  double best = 0;
  oceanrealm::each_figure(state, [&](Seat seat, bool child) {
    const Player& player = state.player(seat);
    const Space space = child ? player.child : player.adult;
    best = std::max(best, drawing(state, space.id, left) - kOceanrealmTemper.rivals);
  });
  return best;
}

}  // namespace paradoxa::restart
