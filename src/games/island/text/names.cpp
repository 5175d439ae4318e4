#include "games/island/codec.hpp"
#include "games/island/tally.hpp"

namespace paradoxa::island {

// Seat 0 is OP; the others are named by what they are until they have chosen a character.
std::vector<std::string> Codec::seat_names(const Content& content) {
  std::vector<std::string> names{std::string(content.texts.op.name.text())};
  for (int s = 1; s < kMaxSeats; ++s) names.push_back("Captive " + std::to_string(s));
  return names;
}

std::vector<TallyGroup> Codec::tally_groups(const Content& content) {
  TallyGroup characters{"character", {}}, powers{"power", {}}, fruits{"fruit", {}};
  for (const CharacterText& text : content.texts.characters)
    characters.second.emplace_back(text.name.text());
  for (const Words& text : content.texts.powers) powers.second.emplace_back(text.name.text());
  TallyGroup losses{"health lost to", {}};
  for (const std::string_view cause : kLossCauseWords) losses.second.emplace_back(cause);
  for (const std::string_view fruit : kFruitWords) fruits.second.emplace_back(fruit);
  TallyGroup anomalies{"anomaly", {}};
  for (const Words& text : content.texts.anomalies) anomalies.second.emplace_back(text.name.text());
  return {std::move(characters), std::move(powers), std::move(losses), std::move(fruits),
          std::move(anomalies)};
}

std::string Codec::stage(const Content&, const State& state) {
  if (state.owner == kNoSeat) return "set-up";
  return "round " + std::to_string(state.round);
}

}  // namespace paradoxa::island
