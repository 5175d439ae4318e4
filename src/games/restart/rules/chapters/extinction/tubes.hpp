// RS-18.12 to RS-18.15: what Tubes score.
#pragma once

#include "games/restart/rules/chapters/limits.hpp"
#include "games/restart/rules/chapters/plan_scores.hpp"

namespace paradoxa::restart::extinction {

constexpr const Laboratory& laboratory(const State& state, Seat seat) {
  return state.extinction.laboratories[seat.index];
}
constexpr Laboratory& laboratory(State& state, Seat seat) {
  return state.extinction.laboratories[seat.index];
}

constexpr int tubes_of(const Content& content, const State& state, Seat seat) {
  return kTubes + gadget_sum(content, state, seat, GadgetEffect::kModTubes);
}
constexpr bool has_room(const GeneRow& tube) { return tube.size() < kTubeRoom; }

// RS-18.12, RS-R47: from bottom to top every number is one more than that below it. With `wrap` 1
// may follow 8.
enum class Runs : bool { kStraight, kRound };
constexpr bool follows(int below, int above, Runs runs) {
  return above == below + 1 || (runs == Runs::kRound && below == kGeneNumbers && above == 1);
}
constexpr bool is_set(const GeneRow& tube, Runs runs) {
  if (tube.size() < 2) return false;
  bool equal = true, run = true;
  for (int i = 1; i < tube.size(); ++i) {
    const int below = tube.at(i - 1).number();
    const int above = tube.at(i).number();
    equal = equal && above == below;
    run = run && follows(below, above, runs);
  }
  return equal || run;
}

constexpr int count(const GeneRow& tube, Colour colour) {
  int count = 0;
  for (int i = 0; i < tube.size(); ++i) count += tube.at(i).colour() == colour;
  return count;
}

// RS-18.13, RS-18.14, RS-R52.
constexpr PlanScores tube_score(const ExtinctionRule& rule, const GeneRow& tube, Runs runs,
                                int mixed_points) {
  if (!is_set(tube, runs)) return {};  // RS-18.15
  const int x = count(tube, Colour::kX);
  const int y = count(tube, Colour::kY);
  if (x > 0 && y > 0) return {x * mixed_points, y * mixed_points};
  const int points = rule.set_points[static_cast<std::size_t>(tube.size())];
  return x > 0 ? PlanScores{points, 0} : PlanScores{0, points};
}

constexpr PlanScores tube_score(const Content& content, const State& state, Seat seat,
                                const GeneRow& tube) {
  const Runs runs =
      has_gadget(content, state, seat, GadgetEffect::kFlagWrap) ? Runs::kRound : Runs::kStraight;
  const int mixed = has_gadget(content, state, seat, GadgetEffect::kFlagMixedTwo) ? 2 : 1;
  return tube_score(content.extinction, tube, runs, mixed);
}
constexpr PlanScores laboratory_score(const Content& content, const State& state, Seat seat) {
  PlanScores sum;
  for (const GeneRow& tube : laboratory(state, seat).tubes) {
    const PlanScores one = tube_score(content, state, seat, tube);
    sum.a += one.a;
    sum.b += one.b;
  }
  return sum;
}

}  // namespace paradoxa::restart::extinction
