// Oceanrealm as the casual player sees it: columns and sets under way on the own map.
#pragma once

#include <array>

#include "games/restart/bot/income.hpp"
#include "games/restart/content/content.hpp"
#include "games/restart/rules/state.hpp"

namespace paradoxa::restart {

class OceanrealmMind {
 public:
  OceanrealmMind(const Content& content, const State& root, Seat own, double turns);

  double standing(const State& state) const;
  Income income(const State& state, const Totals& totals) const;
  // What the symbols of the Plan under way will add, drawn one after another where they do most.
  double pending(const State& state) const;

 private:
  double column_worth(const State& state, int zone, int column) const;
  double region_worth(const State& state, int region) const;
  double drawing(const State& state, int region, std::array<int, kSymbols> left) const;
  double contribution(const State& state) const;

  const Content& content_;
  Seat own_;
  double turns_;
  bool gadgets_ = false;
  std::array<float, kAges * 3 + 1> column_{};  // by how many of its sectors are drawn
};

}  // namespace paradoxa::restart
