// What a throw of the Research dice comes to, by exact expectation (RS-16.4 to RS-16.7).
#pragma once

#include <array>

#include "games/restart/rules/dystopia_state.hpp"
#include "games/restart/rules/move.hpp"
#include "games/restart/rules/plan.hpp"

namespace paradoxa::restart {

// Totals are at most two for each die and what Gadgets add.
inline constexpr int kMaxTotal = 2 * kDice + 12;

// A Plan of Pandemia, and what its totals are worth to its player.
struct Throw {
  Plan plan{};
  int activate = 0;
  int add = 0;             // by Gadgets
  bool min_one = false;    // by a Gadget
  double protection = -1;  // what protecting costs; less than 0 where it is not possible
  std::array<float, kMaxTotal + 1> worth{};
};

class DiceOdds {
 public:
  explicit DiceOdds(const Throw& plan);

  // Up to `fix` dice may still be fixed; then the rest is thrown, and up to `reroll` again.
  double fixing(const Dice& fixed, int fix, int reroll) const;
  double throwing(const Dice& fixed, int reroll) const;
  // Up to `reroll` of the rolled dice may still be picked up.
  double rerolling(const Dice& fixed, const Dice& rolled, int reroll) const;
  // The dice as they lie, with what is better of protecting or not; and the two of them.
  double lying(const Dice& dice) const { return standing_[index(dice)]; }
  double total_worth(const Dice& dice) const;
  double protected_worth(const Dice& dice) const;

 private:
  static constexpr int kSide = kDice + 1;
  static constexpr std::size_t index(int v, int c, int x) {
    return static_cast<std::size_t>((v * kSide + c) * kSide + x);
  }
  static constexpr std::size_t index(const Dice& dice) { return index(dice[0], dice[1], dice[2]); }
  double worth_of(int good, int bad, int both) const;

  Throw plan_;
  // By the dice that are kept; the others are thrown, and stand.
  std::array<double, kSide * kSide * kSide> standing_{};
};

// The expected total of a Plan by its abilities, with protection at a price in spaces. Worked out
// once for all.
inline constexpr int kPrices = 4;
inline constexpr std::array<double, kPrices> kPriceOfProtection{1.2, 2.4, 3.6, -1};
double expected_total(Plan plan, int fix, int activate, int reroll, int price);

}  // namespace paradoxa::restart
