#include "games/restart/bot/dice_odds.hpp"

#include <algorithm>
#include <vector>

namespace paradoxa::restart {
namespace {

struct DiceFall {
  int v = 0, c = 0, x = 0;
  double chance = 0;
};

// Everything that n dice can show.
std::vector<DiceFall> falls_of(int n) {
  std::vector<DiceFall> falls;
  for (int v = 0; v <= n; ++v)
    for (int c = 0; v + c <= n; ++c) {
      const int x = n - v - c;
      double chance = 1;
      int drawn = 0;
      const std::array<int, kFaces> shown{v, c, x};
      for (std::size_t f = 0; f < kFaces; ++f)
        for (int i = 1; i <= shown[f]; ++i)
          chance *= static_cast<double>(++drawn) / i * kFacesOfDie[f] / 6;
      falls.push_back({v, c, x, chance});
    }
  return falls;
}
const std::vector<DiceFall>& falls(int n) {
  static const auto kFalls = [] {
    std::array<std::vector<DiceFall>, kDice + 1> all;
    for (int i = 0; i <= kDice; ++i) all[static_cast<std::size_t>(i)] = falls_of(i);
    return all;
  }();
  return kFalls[static_cast<std::size_t>(n)];
}

int count(const Dice& dice) { return dice[0] + dice[1] + dice[2]; }

}  // namespace

DiceOdds::DiceOdds(const Throw& plan) : plan_(plan) {
  for (int v = 0; v <= kDice; ++v)
    for (int c = 0; v + c <= kDice; ++c) {
      const Dice dice{static_cast<std::uint8_t>(v), static_cast<std::uint8_t>(c),
                      static_cast<std::uint8_t>(kDice - v - c)};
      standing_[index(dice)] = std::max(total_worth(dice), protected_worth(dice));
    }
  for (int kept = 0; kept < kDice; ++kept)
    for (int v = 0; v <= kept; ++v)
      for (int c = 0; v + c <= kept; ++c) {
        double worth = 0;
        for (const DiceFall& fall : falls(kDice - kept))
          worth += fall.chance * standing_[index(v + fall.v, c + fall.c, kept - v - c + fall.x)];
        standing_[index(v, c, kept - v - c)] = worth;
      }
}

// RS-16.7.
double DiceOdds::worth_of(int good, int bad, int both) const {
  int total = good - bad + 2 * std::min(both, plan_.activate) + plan_.add;
  if (plan_.min_one) total = std::max(total, 1);
  return plan_.worth[static_cast<std::size_t>(std::clamp(total, 0, kMaxTotal))];
}
double DiceOdds::total_worth(const Dice& dice) const {
  return plan_.plan == Plan::kA ? worth_of(dice[0], dice[1], dice[2])
                                : worth_of(dice[1], dice[0], dice[2]);
}
// RS-16.6.
double DiceOdds::protected_worth(const Dice& dice) const {
  const bool a = plan_.plan == Plan::kA;
  if (plan_.protection < 0 || dice[a ? 1 : 0] == 0) return -1e9;
  return worth_of(dice[a ? 0 : 1], 0, dice[2]) - plan_.protection;
}

double DiceOdds::rerolling(const Dice& fixed, const Dice& rolled, int reroll) const {
  double best = -1e9;
  for (int v = 0; v <= std::min<int>(rolled[0], reroll); ++v)
    for (int c = 0; c <= std::min<int>(rolled[1], reroll - v); ++c)
      for (int x = 0; x <= std::min<int>(rolled[2], reroll - v - c); ++x)
        best = std::max(best, standing_[index(fixed[0] + rolled[0] - v, fixed[1] + rolled[1] - c,
                                              fixed[2] + rolled[2] - x)]);
  return best;
}

double DiceOdds::throwing(const Dice& fixed, int reroll) const {
  double worth = 0;
  for (const DiceFall& fall : falls(kDice - count(fixed))) {
    const Dice rolled{static_cast<std::uint8_t>(fall.v), static_cast<std::uint8_t>(fall.c),
                      static_cast<std::uint8_t>(fall.x)};
    worth += fall.chance * rerolling(fixed, rolled, reroll);
  }
  return worth;
}

// A die fixed on a good or on both faces is never worse than one thrown.
double DiceOdds::fixing(const Dice& fixed, int fix, int reroll) const {
  const std::size_t good = plan_.plan == Plan::kA ? 0 : 1;
  const int more = std::min(fix, kDice - count(fixed));
  double best = -1e9;
  for (int both = 0; both <= more; ++both) {
    Dice dice = fixed;
    dice[2] = static_cast<std::uint8_t>(dice[2] + both);
    dice[good] = static_cast<std::uint8_t>(dice[good] + more - both);
    best = std::max(best, throwing(dice, reroll));
  }
  return best;
}

double expected_total(Plan plan, int fix, int activate, int reroll, int price) {
  constexpr int kSide = kDice + 1;
  using Table = std::array<float, kPlans * kPrices * kSide * kSide * kSide>;
  const auto at = [](int p, int cost, int a, int f, int r) {
    return static_cast<std::size_t>((((p * kPrices + cost) * kSide + a) * kSide + f) * kSide + r);
  };
  static const Table kTable = [&] {
    Table table{};
    for (int p = 0; p < kPlans; ++p)
      for (int cost = 0; cost < kPrices; ++cost)
        for (int a = 0; a < kSide; ++a) {
          Throw spaces{static_cast<Plan>(p),
                       a,
                       0,
                       false,
                       kPriceOfProtection[static_cast<std::size_t>(cost)],
                       {}};
          for (std::size_t t = 0; t < spaces.worth.size(); ++t)
            spaces.worth[t] = static_cast<float>(t);
          const DiceOdds odds(spaces);
          for (int f = 0; f < kSide; ++f)
            for (int r = 0; r < kSide; ++r)
              table[at(p, cost, a, f, r)] = static_cast<float>(odds.fixing({}, f, r));
        }
    return table;
  }();
  return kTable[at(static_cast<int>(plan), price, activate, fix, reroll)];
}

}  // namespace paradoxa::restart
