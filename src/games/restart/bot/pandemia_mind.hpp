// Pandemia as the casual player sees it.
#pragma once

#include <array>

#include "games/restart/bot/dice_odds.hpp"
#include "games/restart/bot/income.hpp"
#include "games/restart/content/content.hpp"
#include "games/restart/rules/state.hpp"

namespace paradoxa::restart {

class PandemiaMind {
 public:
  // The position that is thought about, and the own turns that are left in it.
  PandemiaMind(const Content& content, const State& root, Seat own, double turns);

  // Points on the tracks and what they promise.
  double standing(const State& state) const;
  Income income(const State& state, const Totals& totals) const;
  // What the Plan under way will add.
  double pending(const State& state) const;

 private:
  void weigh_track(const State& root, std::size_t track, double turns);
  double protection_price(const State& state, Plan plan) const;
  Throw throw_of(const State& state, Plan plan, int activate) const;
  double per_plan(const State& state, const Totals& totals, Plan plan) const;

  const Content& content_;
  Seat own_;
  std::array<int, kPlans> add_{};  // by Gadgets
  std::array<int, 3> mods_{};      // of fix, activate, reroll
  bool min_one_ = false;
  bool shifted_ = false;
  std::array<std::array<float, kMaxResearch + 1>, kResearches> worth_{};  // by position
};

}  // namespace paradoxa::restart
