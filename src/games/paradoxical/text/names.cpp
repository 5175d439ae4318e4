#include "games/paradoxical/codec.hpp"

namespace paradoxa::paradoxical {

std::vector<std::string> Codec::seat_names(const Content& content) {
  std::vector<std::string> names;
  names.reserve(content.screens.size());
  for (const Screen& screen : content.screens) names.emplace_back(screen.name.text());
  return names;
}

std::vector<TallyGroup> Codec::tally_groups(const Content& content) {
  TallyGroup effects{"effect", {}};
  for (int face = 0; face < kFaces; ++face) {
    const auto& name = content.cards[static_cast<std::size_t>(face)].name;
    effects.second.push_back(face_text(face) + (name.empty() ? "" : " ") +
                             std::string(name.text()));
  }
  return {std::move(effects), {"claim", {"two pair", "full house", "straight"}}};
}

// PX-1.3, PX-5.5: rounds as people count them.
std::string Codec::stage(const Content&, const State& state) {
  if (state.ask == Ask::kOver) return "end";
  if (state.ask == Ask::kStart || state.program == Program::kStartCards) return "start";
  return "round " + std::to_string(state.turn / state.seats() + 1);
}

}  // namespace paradoxa::paradoxical
