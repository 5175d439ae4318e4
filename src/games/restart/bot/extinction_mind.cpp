#include "games/restart/bot/extinction_mind.hpp"

#include <algorithm>

#include "games/restart/bot/temper.hpp"
#include "games/restart/rules/chapters/extinction/steps.hpp"

namespace paradoxa::restart {
ExtinctionMind::ExtinctionMind(const Content& content, const State& root, Seat own, double turns)
    : content_(content),
      own_(own),
      turns_(turns),
      tubes_(extinction::tubes_of(content, root, own)),
      mixed_(has_gadget(content, root, own, GadgetEffect::kFlagMixedTwo) ? 2 : 1),
      runs_(has_gadget(content, root, own, GadgetEffect::kFlagWrap) ? extinction::Runs::kRound
                                                                    : extinction::Runs::kStraight) {
}

double ExtinctionMind::tube_worth(const GeneRow& tube) const {
  const double far = turns_ / (turns_ + kExtinctionTemper.near_end);
  const int size = tube.size();
  if (size == 0) return kExtinctionTemper.empty_tube * far;
  if (size == 1) return kExtinctionTemper.single * far;
  if (!extinction::is_set(tube, runs_)) {
    GeneRow under = tube;
    under.pop();
    return kExtinctionTemper.broken * far * tube_worth(under);
  }
  const PlanScores scores = extinction::tube_score(content_.extinction, tube, runs_, mixed_);
  const double points = scores.a + scores.b;
  if (size == kTubeRoom) return points;
  const bool equal = tube.at(0).number() == tube.at(1).number();
  if (!equal && tube.top().number() == kGeneNumbers && runs_ == extinction::Runs::kStraight)
    return points;
  if (scores.a > 0 && scores.b > 0) return points + kExtinctionTemper.growth * mixed_ * far;
  const auto& table = content_.extinction.set_points;
  const auto now = static_cast<std::size_t>(size);
  return points + kExtinctionTemper.growth * far * (table[now + 1] - table[now]);
}

double ExtinctionMind::standing(const State& state) const {
  const Laboratory& own = extinction::laboratory(state, own_);
  double worth = kExtinctionTemper.frozen * turns_ / (turns_ + kExtinctionTemper.near_end) *
                 own.freezer.size();
  for (int t = 0; t < tubes_; ++t) worth += tube_worth(own.tubes[static_cast<std::size_t>(t)]);
  return worth;
}

// RS-18.4: a choice, moves, and room for what does not fit.
Income ExtinctionMind::income(const State& state, const Totals& totals) const {
  const auto more = [&](GadgetEffect effect) { return gadget_sum(content_, state, own_, effect); };
  const int freezer = totals[0] + more(GadgetEffect::kModFreezer);
  const int moves = totals[1] + more(GadgetEffect::kModMoves);
  const int reach = totals[2] + more(GadgetEffect::kModReach);
  const double choice =
      1 + 0.3 * std::min(reach, 6) + 0.35 * std::min(moves, 3) + 0.2 * std::min(freezer, 3);
  const double plan = 1.1 * choice;
  return {plan, plan, plan};
}

// The best place for a card that is taken.
double ExtinctionMind::placing(const State& state, Gene gene) const {
  const Laboratory& own = extinction::laboratory(state, own_);
  double best = own.freezer.size() < top(state).d
                    ? kExtinctionTemper.frozen * turns_ / (turns_ + kExtinctionTemper.near_end)
                    : -9;
  for (int t = 0; t < tubes_; ++t) {
    const GeneRow& tube = own.tubes[static_cast<std::size_t>(t)];
    if (!extinction::has_room(tube)) continue;
    GeneRow after = tube;
    after.push(gene);
    best = std::max(best, tube_worth(after) - tube_worth(tube));
  }
  return best;
}

double ExtinctionMind::drawing(const State& state, Colour colour) const {
  double worth = 0;
  int cards = 0;
  extinction::each_gene(colour, [&](Gene gene) {
    const int copies = state.extinction.deck[gene.id];
    if (copies == 0) return;
    worth += copies * placing(state, gene);
    cards += copies;
  });
  return cards > 0 ? worth / cards : -9;
}

double ExtinctionMind::pending(const State& state) const {
  using namespace extinction;
  const Task& task = top(state);
  switch (task.b) {
    case kTaking: {
      double best = drawing(state, colour_of(task.plan()));
      each_in_reach(state, task.plan(), task.e, [&](int position) {
        best = std::max(best, placing(state, state.extinction.display[position - 1u]));
      });
      return best;
    }
    case kDrawing: return drawing(state, colour_of(task.plan()));
    case kPlacing:
      return state.extinction.taken.exists() ? placing(state, state.extinction.taken) : 0;
    default: return 0;
  }
}

}  // namespace paradoxa::restart
