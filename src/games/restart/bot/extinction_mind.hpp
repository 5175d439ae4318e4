// Extinction as the casual player sees it: what Tubes are and can become.
#pragma once

#include "games/restart/bot/income.hpp"
#include "games/restart/content/content.hpp"
#include "games/restart/rules/chapters/extinction/tubes.hpp"
#include "games/restart/rules/state.hpp"

namespace paradoxa::restart {

class ExtinctionMind {
 public:
  ExtinctionMind(const Content& content, const State& root, Seat own, double turns);

  double standing(const State& state) const;
  Income income(const State& state, const Totals& totals) const;
  // What the card of the Plan under way will add, wherever it comes from.
  double pending(const State& state) const;

 private:
  double tube_worth(const GeneRow& tube) const;
  double placing(const State& state, Gene gene) const;
  double drawing(const State& state, Colour colour) const;

  const Content& content_;
  Seat own_;
  double turns_;
  int tubes_;
  int mixed_;
  extinction::Runs runs_;
};

}  // namespace paradoxa::restart
