#include "games/paradominetor/codec.hpp"

namespace paradoxa::paradominetor {

std::vector<std::string> Codec::seat_names(const Content& content) {
  std::vector<std::string> names;
  names.reserve(content.screens.size());
  for (const Screen& screen : content.screens) names.emplace_back(screen.name.text());
  return names;
}

std::string Codec::stage(const Content&, const State& state) {
  switch (state.phase) {
    case Phase::kDeal: return "deal";
    case Phase::kPass: return "pass";
    case Phase::kFirst: return "first lead";
    case Phase::kEnd: return "end";
    default: return "trick " + std::to_string(state.trick + 1);
  }
}

}  // namespace paradoxa::paradominetor
