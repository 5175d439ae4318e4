#include "games/restart/bot/pandemia_mind.hpp"

#include <algorithm>
#include <cmath>

#include "games/restart/bot/temper.hpp"
#include "games/restart/rules/chapters/pandemia/pandemia.hpp"

namespace paradoxa::restart {
PandemiaMind::PandemiaMind(const Content& content, const State& root, Seat own, double turns)
    : content_(content), own_(own) {
  const auto sum = [&](GadgetEffect effect) { return gadget_sum(content, root, own, effect); };
  add_ = {sum(GadgetEffect::kModTotalA), sum(GadgetEffect::kModTotalB)};
  mods_ = {sum(GadgetEffect::kModFix), sum(GadgetEffect::kModActivate),
           sum(GadgetEffect::kModReroll)};
  min_one_ = has_gadget(content, root, own, GadgetEffect::kFlagMinOne);
  shifted_ = has_gadget(content, root, own, GadgetEffect::kFlagProtectionShift);
  for (std::size_t t = 0; t < kResearches; ++t) weigh_track(root, t, turns);
}

// Between milestones a space is worth its share of the next one. Far from the end it counts more
// where the whole track leads than how steep it is just now. The leader's bonus by its chance.
void PandemiaMind::weigh_track(const State& root, std::size_t t, double turns) {
  const ResearchTrack& track = content_.pandemia.tracks[t];
  const double now = 1 / (1 + turns / kPandemiaTemper.near_end);
  const double slope = static_cast<double>(track.points[track.length]) / track.length;
  int rival = 0;
  for (int s = 0; s < root.seats(); ++s)
    if (seat(s) != own_)
      rival = std::max<int>(rival, pandemia::researcher(root, seat(s)).markers[t]);
  int next = track.length;
  for (int p = track.length; p >= 0; --p) {
    const auto i = static_cast<std::size_t>(p);
    const int here = track.points[i];
    if (p < track.length && track.points[i + 1] != here) next = p + 1;
    int first = p;
    while (first > 0 && track.points[static_cast<std::size_t>(first - 1)] == here) --first;
    const double span = std::max(1, next - first);
    const double rise = track.points[static_cast<std::size_t>(next)] - here;
    const double smooth = turns > 0 ? here + rise * (p - first) / span : here;
    const double ahead = p - rival;
    const double chance =
        turns > 0 ? 0.5 + 0.5 * ahead / (std::abs(ahead) + kPandemiaTemper.lead_moves + turns)
                  : ahead >= 0;
    worth_[t][i] = static_cast<float>(now * smooth + (1 - now) * slope * p +
                                      chance * (p > 0 ? track.bonus[i] : 0));
  }
}

double PandemiaMind::standing(const State& state) const {
  const Researcher& own = pandemia::researcher(state, own_);
  double worth = 0;
  for (std::size_t t = 0; t < kResearches; ++t) {
    worth += worth_[t][own.markers[t]];
    const int marker = std::max(0, own.protections[t] - (shifted_ ? 1 : 0));
    worth -= content_.pandemia.penalty[static_cast<std::size_t>(marker)];
  }
  return worth;
}

// In points; less than 0 where the marker is on its last space.
double PandemiaMind::protection_price(const State& state, Plan plan) const {
  const int marker = pandemia::researcher(state, own_).protections[pandemia::track(plan)];
  if (marker >= kProtection) return -1;
  const int shift = shifted_ ? 1 : 0;
  const auto penalty = [&](int at) {
    return content_.pandemia.penalty[static_cast<std::size_t>(std::max(0, at - shift))];
  };
  return penalty(marker + 1) - penalty(marker);
}

Throw PandemiaMind::throw_of(const State& state, Plan plan, int activate) const {
  const std::size_t t = pandemia::track(plan);
  const int marker = pandemia::researcher(state, own_).markers[t];
  const int length = content_.pandemia.tracks[t].length;
  Throw throws{plan, activate, add_[t], min_one_, protection_price(state, plan), {}};
  for (int total = 0; total <= kMaxTotal; ++total)
    throws.worth[static_cast<std::size_t>(total)] =
        worth_[t][static_cast<std::size_t>(std::min(marker + total, length))] -
        worth_[t][static_cast<std::size_t>(marker)];
  return throws;
}

double PandemiaMind::per_plan(const State& state, const Totals& totals, Plan plan) const {
  constexpr int kAhead = 6;  // spaces over which the track is looked at
  const std::size_t t = pandemia::track(plan);
  const auto ability = [&](Ability a, std::size_t field) {
    return std::min(content_.ability(a, totals[field]) + mods_[field], kDice);
  };
  const double price = protection_price(state, plan);
  int cost = kPrices - 1;  // not possible
  for (int i = kPrices - 2; i >= 0 && price >= 0; --i)
    if (cost == kPrices - 1 || price < kPriceOfProtection[static_cast<std::size_t>(i)] + 0.6)
      cost = i;
  const double spaces =
      expected_total(plan, ability(Ability::kFix, 0), ability(Ability::kActivate, 1),
                     ability(Ability::kReroll, 2), cost) +
      add_[t];
  const int marker = pandemia::researcher(state, own_).markers[t];
  const int there = std::min<int>(marker + kAhead, content_.pandemia.tracks[t].length);
  const double gain =
      worth_[t][static_cast<std::size_t>(there)] - worth_[t][static_cast<std::size_t>(marker)];
  return spaces * gain / kAhead;
}

Income PandemiaMind::income(const State& state, const Totals& totals) const {
  const double a = per_plan(state, totals, Plan::kA);
  const double b = per_plan(state, totals, Plan::kB);
  return {std::max(a, b), a, b};
}

double PandemiaMind::pending(const State& state) const {
  const Task& task = top(state);
  const PandemiaState& table = state.pandemia;
  const DiceOdds odds(throw_of(state, task.plan(), task.d));
  const Dice dice{static_cast<std::uint8_t>(table.fixed[0] + table.rolled[0]),
                  static_cast<std::uint8_t>(table.fixed[1] + table.rolled[1]),
                  static_cast<std::uint8_t>(table.fixed[2] + table.rolled[2])};
  switch (task.b) {
    case pandemia::kFixing: return odds.fixing(table.fixed, task.c, task.e);
    case pandemia::kRolling: return odds.throwing(table.fixed, task.e);
    case pandemia::kRerolling: return odds.rerolling(table.fixed, table.rolled, task.e);
    default: return odds.lying(dice);
  }
}

}  // namespace paradoxa::restart
