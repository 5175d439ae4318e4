#include "games/restart/bot/anomie_mind.hpp"

#include <algorithm>

#include "games/restart/bot/temper.hpp"
#include "games/restart/rules/apply.hpp"

namespace paradoxa::restart {
AnomieMind::AnomieMind(const Content& content, const State&, Seat own, double turns)
    : content_(content), own_(own), turns_(turns) {}

// RS-17.18. A Bill is worth more for what it can still become.
double AnomieMind::points(const State& state, Seat seat) const {
  const Faction& faction = anomie::faction(state, seat);
  const auto& rule = content_.anomie;
  const double far = turns_ / (turns_ + kAnomieTemper.near_end);
  const double slope = static_cast<double>(rule.bill_points[kBillTrack]) / kBillTrack;
  double points = rule.law_points[faction.law];
  for (const std::uint8_t marker : faction.bills)
    points += (1 - far) * rule.bill_points[marker] + far * slope * marker;
  return points;
}

// Where the own Senators are, and whether they can score from there.
double AnomieMind::outlook(const State& state) const {
  const auto& rule = content_.anomie;
  const PlaceSet empty = anomie::empty_places(content_, state);
  PlaceSet targets;
  targets.add(rule.law);
  for (const Place bill : rule.bills) targets.add(bill);
  double worth = 0;
  for (const Senator& each : anomie::faction(state, own_).senators) {
    if (anomie::is_trapped(state, each)) {
      worth += kAnomieTemper.trapped;
      continue;
    }
    const PlaceSet near = anomie::around(each.place);
    const bool free_target = !(near & targets & empty).empty();
    if (free_target)
      worth += kAnomieTemper.next_to_free;
    else if (!(near & targets).empty())
      worth += kAnomieTemper.two_away;
    else {
      bool two = false;
      (near & empty).for_each([&](Place place) {
        two = two || !(anomie::around(place) & targets).empty();
      });
      worth += two ? kAnomieTemper.two_away : 0;
    }
    if (targets.contains(each.place)) worth += kAnomieTemper.on_target;
  }
  return worth * turns_ / (turns_ + kAnomieTemper.near_end);
}

double AnomieMind::standing(const State& state) const {
  double others = 0;
  for (int s = 0; s < state.seats(); ++s)
    if (seat(s) != own_) others += points(state, seat(s));
  return points(state, own_) + outlook(state) - kAnomieTemper.rivals * others / (state.seats() - 1);
}

// Votes and proposals take turns: a Senator has to leave before it can arrive again.
Income AnomieMind::income(const State& state, const Totals& totals) const {
  const Faction& faction = anomie::faction(state, own_);
  const auto& rule = content_.anomie;
  const auto ability = [&](Ability a) {
    const int value = content_.ability(a, totals[static_cast<std::size_t>(field_of(a))]) +
                      gadget_sum(content_, state, own_, mod_of(a));
    return std::min(value, limit_of(a));
  };
  const int step = ability(Ability::kLawStep);
  const int voted = std::min<int>(faction.law + 2 * step, kLawTrack);
  const double vote =
      (rule.law_points[static_cast<std::size_t>(voted)] - rule.law_points[faction.law]) / 2.0;
  int open = 0;
  for (const std::uint8_t marker : faction.bills) open += marker < kBillTrack;
  const double slope = static_cast<double>(rule.bill_points[kBillTrack]) / kBillTrack;
  const double propose =
      open == 0 ? 0 : slope * (ability(Ability::kBillExtra) > 0 && open > 1 ? 2 : 1);
  const double reach = 0.3 * ability(Ability::kManeuver) + 0.35 * ability(Ability::kSupport);
  const double both = 0.5 * (vote + propose) * (1 + 0.5 * reach);
  return {both, 0.6 * vote + 0.3 * reach, 0.6 * propose + 0.3 * reach};
}

double AnomieMind::best_end(const State& state) const {
  const bool planning = state.depth > 0 && top(state).op == Op::kPlan;
  const bool choosing = state.depth > 0 && top(state).op == Op::kBenefit && state.asked == own_;
  if (!planning && !choosing) return standing(state);
  double best = -1e9;
  for (const Move& move : legal_moves(content_, state, own_)) {
    // A Veto is moved only where that is asked.
    if (state.ask == Ask::kVeto && move.kind != MoveKind::kEnd) continue;
    State after = state;
    apply(content_, after, own_, move, NobodyListens{});
    best = std::max(best, best_end(after));
  }
  return best;
}

double AnomieMind::pending(const State& state) const {
  if (state.asked != own_) return 0;
  return best_end(state) - standing(state);
}

}  // namespace paradoxa::restart
