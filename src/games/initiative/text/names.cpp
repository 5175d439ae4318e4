#include "games/initiative/codec.hpp"
#include "games/initiative/tally.hpp"

namespace paradoxa::initiative {

std::vector<std::string> Codec::seat_names(const Content& content) {
  std::vector<std::string> names;
  names.reserve(content.labs.size());
  for (const auto& lab : content.labs) names.emplace_back(lab.text());
  return names;
}

std::vector<TallyGroup> Codec::tally_groups(const Content& content) {
  TallyGroup cards{"card", {"past", "present", "future", "nexus", "experiment", "parallel"}};
  TallyGroup modules{"module", {}}, alliances{"alliance", {}};
  for (const ModuleText& module : content.modules) modules.second.emplace_back(module.name.text());
  for (std::size_t c = 0; c < kColours; ++c)
    alliances.second.emplace_back(content.looks[c].name.text());
  TallyGroup points{
      "points from",
      {"worlds", "experiments", "locked worlds", "goal 1", "goal 2", "goal 3", "alliances"}};
  TallyGroup rival{"rival's points", {}};
  for (int band = 0; band < Tally::kBands; ++band)
    rival.second.push_back(std::to_string(5 * band) + (band + 1 < Tally::kBands
                                                           ? " to " + std::to_string(5 * band + 4)
                                                           : " and more"));
  return {std::move(cards), std::move(modules), std::move(alliances), std::move(points),
          std::move(rival)};
}

std::string Codec::stage(const Content&, const State& state) {
  if (state.phase == Phase::kSetup) return "set-up";
  if (state.phase == Phase::kScoring) return "scoring";
  if (state.final_round != 0) return "final round";
  return "round " + std::to_string(state.round);
}

}  // namespace paradoxa::initiative
