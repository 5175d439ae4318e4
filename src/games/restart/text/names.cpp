#include "games/restart/codec.hpp"
#include "games/restart/rules/chapters/turn_end.hpp"
#include "games/restart/tally.hpp"

namespace paradoxa::restart {

std::vector<std::string> Codec::seat_names(const Content& content) {
  std::vector<std::string> names;
  names.reserve(content.texts.screens.size());
  for (const Screen& screen : content.texts.screens) names.emplace_back(screen.name.text());
  return names;
}

std::vector<TallyGroup> Codec::tally_groups(const Content& content) {
  TallyGroup cards{"text", {}}, operations{"operation", {}}, gadgets{"gadget", {}};
  for (const NameText& name : content.texts.cards) cards.second.emplace_back(name.text());
  for (std::size_t op = 1; op < kOpKinds; ++op) operations.second.emplace_back(kOpKindWords[op]);
  for (const GadgetText& gadget : content.texts.gadgets)
    gadgets.second.emplace_back(gadget.name.text());
  TallyGroup chains{"chain of level", {"1", "2", "3"}};
  TallyGroup actions{
      "action", {"study", "cause", "assist", "validate", "plan a", "plan b", "bury", "use a pill"}};
  TallyGroup points{"points from", {"chains", "plan a", "plan b", "cards", "pills"}};
  return {std::move(cards),   std::move(operations), std::move(chains),
          std::move(gadgets), std::move(actions),    std::move(points)};
}

std::string Codec::stage(const Content&, const State& state) {
  if (state.phase == Phase::kSetup) return "set-up";
  if (state.phase >= Phase::kFinal) return "scoring";
  if (state.last_turns != 0) return "last turns";
  return "round " + std::to_string(state.round);
}

}  // namespace paradoxa::restart
