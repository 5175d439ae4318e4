// How good a tableau is on the way to a paradox, in cards: what bots go by.
#pragma once

#include <array>

#include "games/paradoxical/rules/card.hpp"
#include "games/paradoxical/rules/options.hpp"
#include "games/paradoxical/rules/paradox.hpp"

namespace paradoxa::paradoxical {
namespace worth_detail {

inline constexpr double kValidParadox = 7;

// What the best two pairs weigh more than the four lightest others; what is missing comes light.
constexpr double margin_worth(const CardSet& up, const std::array<int, 2>& pairs) {
  int wanted = 4, sum = 0, left = up.size() - 4;
  for (int value = 1; value <= kValues && wanted > 0 && left > 0; ++value) {
    int taken = up.count(value);
    for (const int pair : pairs) taken -= pair == value ? 2 : 0;
    taken = taken > wanted ? wanted : taken;
    taken = taken > left ? left : taken;
    sum += taken * value;
    wanted -= taken;
    left -= taken;
  }
  const int margin = 2 * (pairs[0] + pairs[1]) - sum - 5 * wanted;
  if (margin <= 0) return 0.08 * margin;
  return 0.02 * (margin > 20 ? 20 : margin);
}

constexpr double straight_worth(unsigned values) {
  int best = 2;
  for (int low = 0; low + 5 <= kValues; ++low) {
    const int count = popcount(values >> low & 0x1F);
    best = count > best ? count : best;
  }
  return 0.5 * (best - 2);
}

}  // namespace worth_detail

constexpr double tableau_worth(const Options& options, const CardSet& up) {
  using namespace worth_detail;
  const int size = up.size();
  double worth = size > 8 ? 8 + 0.6 * (size - 8) : size;
  const unsigned one = up.values(kDeck1), two = up.values(kDeck2);
  unsigned paired = one & two;
  const int pairs = popcount(paired);
  worth += pairs > 2 ? 6 + 0.6 * (pairs - 2) : 3.0 * pairs;
  if (pairs < 2) worth += 0.15 * popcount((one | two) & ~paired);
  if (pairs >= 2) {
    std::array<int, 2> best{};
    for (int& value : best) {
      value = highest_bit(paired) + 1;
      paired ^= 1u << (value - 1);
    }
    worth += margin_worth(up, best);
  }
  worth += straight_worth(one | two);
  return worth + (has_paradox(options, up) ? kValidParadox : 0);
}

}  // namespace paradoxa::paradoxical
