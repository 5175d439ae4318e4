// Anomie as the casual player sees it: tracks, and where the own Senators could go next.
#pragma once

#include "games/restart/bot/income.hpp"
#include "games/restart/content/content.hpp"
#include "games/restart/rules/state.hpp"

namespace paradoxa::restart {

class AnomieMind {
 public:
  AnomieMind(const Content& content, const State& root, Seat own, double turns);

  double standing(const State& state) const;
  Income income(const State& state, const Totals& totals) const;
  // The best end of the Plan under way.
  double pending(const State& state) const;

 private:
  double points(const State& state, Seat seat) const;
  double outlook(const State& state) const;
  double best_end(const State& state) const;

  const Content& content_;
  Seat own_;
  double turns_;
};

}  // namespace paradoxa::restart
