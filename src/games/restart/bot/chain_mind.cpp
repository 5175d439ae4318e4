#include "games/restart/bot/chain_mind.hpp"

#include <algorithm>
#include <cmath>

#include "engine/bits.hpp"
#include "games/restart/bot/temper.hpp"

namespace paradoxa::restart {
namespace {

constexpr int kPlaneBits = 16;  // of a type (chain.hpp)

struct Want {
  Type type{};
  Space space{};
};

// The cards of a wrong type, with the type that is wanted there.
using Wants = FixedList<Want, 8>;
Wants wants_of(Planes wanted, Planes grid) {
  Wants wants;
  for_each_bit(wanted.bits & ~grid.bits, [&](int bit) {
    wants.push_back({static_cast<Type>(bit / kPlaneBits), Space::at(bit % kPlaneBits)});
  });
  return wants;
}

// How many of these can be played over this turn: where figures stand first, then by Moves.
int played_over(const Reach& reach, Wants wants) {
  std::array<int, kTypes> cards = reach.cards;
  int moves = reach.moves, causes = reach.causes, assists = reach.assists;
  int played = 0;
  const auto play = [&](int& uses, auto&& fits) {
    if (uses == 0) return false;
    for (Want& want : wants) {
      int& left = cards[static_cast<std::size_t>(want.type)];
      if (!want.space.exists() || left == 0 || !fits(want.space)) continue;
      --left, --uses, ++played;
      want.space = kNoSpace;
      return true;
    }
    return false;
  };
  play(assists, [&](Space s) { return s == reach.child; });
  play(causes, [&](Space s) { return s == reach.adult; });
  while (moves > 0) {
    const bool moved = play(causes, [&](Space s) { return reach.open.contains(s); }) ||
                       play(assists, [&](Space s) {
                         return reach.child.exists() && s.age() == reach.child.age();
                       });
    if (!moved) return played;
    --moves;
  }
  return played;
}

// Of a placement: whether it can be had this turn, and otherwise how many cards away it is.
struct Distance {
  int missing = 0;
  bool now = false;
  double effort = 0;
};
Distance distance(const Reach& reach, Planes wanted, int cost) {
  const Temper& t = kTemper;
  const Wants wants = wants_of(wanted, reach.grid);
  Distance found{static_cast<int>(wants.size())};
  if (reach.now && cost <= reach.time) {
    const int played = found.missing == 0 ? 0 : played_over(reach, wants);
    found.now = found.missing - played <= reach.voids;
    if (found.now) return found;
  }
  std::array<int, kTypes> cards = reach.cards;
  for (const Want& want : wants)
    found.effort += cards[static_cast<std::size_t>(want.type)]-- > 0 ? 1 : t.chain_foreign;
  found.effort -= t.chain_void * std::min(reach.voids, found.missing);
  return found;
}

double chance_later(const Reach& reach, double effort, int cost) {
  const Temper& t = kTemper;
  const double more = t.chain_time * std::max(0, cost - reach.time);
  return t.chain_next * std::pow(t.chain_effort, std::max(effort, 0.0) + more);
}

int cost_of(const Content& content, const Reach& reach, int level) {
  return std::max(
      0, content.numbers.validate_cost[static_cast<std::size_t>(level - 1)] - reach.rebate);
}

}  // namespace

Reach reach_of(const Content& content, const State& state, Seat seat) {
  const Player& player = state.player(seat);
  Reach reach;
  reach.grid = planes_of(state);
  reach.zones = state.zones();
  reach.time = player.time_left();
  reach.voids = player.voids();
  state.hand(seat).for_each(
      [&](Card card) { ++reach.cards[static_cast<std::size_t>(card.type())]; });
  reach.turnings = symmetries(false, false);
  reach.now = state.owner == seat && state.phase >= Phase::kFirst &&
              state.phase <= Phase::kPerception && !state.used.contains(Basic::kValidate);
  if (!reach.now) return reach;
  reach.turnings = turnings_of(state);
  reach.rebate = state.rebate;
  reach.moves = uses_left(content, state, Icon::kMove);
  reach.causes = uses_left(content, state, Icon::kCause);
  reach.assists = uses_left(content, state, Icon::kAssist);
  reach.adult = player.adult;
  reach.child = player.child;
  reach.open = adult_targets(state, seat);
  return reach;
}

ChainChance chain_chance(const Content& content, const Reach& reach, Chain chain) {
  const Temper& t = kTemper;
  const ChainRule& rule = content.chain(chain);
  const int cost = cost_of(content, reach, chain.level());
  double effort = 9;
  int missing = 9;
  reach.turnings.for_each([&](Symmetry symmetry) {
    const Placements& fits = rule.placements[static_cast<std::size_t>(symmetry)];
    for (int i = 0; i < fits.count(reach.zones); ++i) {
      const Distance found = distance(reach, fits.at[static_cast<std::size_t>(i)], cost);
      if (found.now)
        missing = std::min(missing, found.missing);
      else
        effort = std::min(effort, found.effort);
    }
  });
  if (missing < 9) return {t.chain_sure - t.chain_step * missing, true};
  return {chance_later(reach, effort, cost), false};
}

double unknown_chance(const Content& content, const Reach& reach, int level) {
  constexpr std::array<double, kLevels> kMissing{1.4, 2.3, 3.2};  // on a random grid
  const Temper& t = kTemper;
  const double missing = kMissing[static_cast<std::size_t>(level - 1)];
  const double effort =
      missing * (1 + t.chain_foreign) / 2 - t.chain_void * std::min<double>(reach.voids, missing);
  return chance_later(reach, effort, cost_of(content, reach, level));
}

}  // namespace paradoxa::restart
