// The numbers that the content decides, under the names by which the law mentions them.
#include "games/initiative/codec.hpp"

namespace paradoxa::initiative {
namespace {

template <class Numbers>
std::string listed(const Numbers& numbers) {
  std::string text;
  for (const int number : numbers) text += (text.empty() ? "" : ", ") + std::to_string(number);
  return text;
}

// The discs of some colours whose symbols touch an alliance.
std::string touching(const Content& content, bool saving) {
  std::string text;
  for (int type = 0; type < kDiscTypes; ++type) {
    const Disc disc = Disc::at(type);
    if (saves(disc.colour()) == saving && content.rival[at(disc.colour())].matches(disc))
      text += (text.empty() ? "" : ", ") + to_text(disc);
  }
  return text;
}

}  // namespace

AnyGame::Numbers Codec::numbers(const Content& content) {
  AnyGame::Numbers all;
  const auto add = [&](const std::string& name, int value) {
    all.emplace_back(name, std::to_string(value));
  };
  for (std::size_t k = 0; k < kKinds; ++k) {
    const std::string kind(kKindWords[k]);
    const KindNumbers& numbers = content.kinds[k];
    add(kind + ".start_column", numbers.start_column);
    add(kind + ".glitch_step", numbers.glitch_step);
    add(kind + ".turns", kColumns + 1 - numbers.start_column);
  }
  add("turn.actions", content.actions);
  add("turn.final_actions", content.final_actions);
  add("supply.locks", content.locks);
  add("supply.purple", content.purple);
  add("discs.alone", content.disc_sets[1]);
  add("discs.two", content.disc_sets[2]);
  add("discs.three", content.disc_sets[3]);
  add("discs.four", content.disc_sets[4]);
  all.emplace_back("set.world", listed(std::span(content.set_points).subspan(1)));
  all.emplace_back("set.experiment", listed(std::span(content.experiment_points).subspan(1)));
  for (std::size_t space = 0; space < content.rates.size(); ++space) {
    const std::string goal = "goal." + std::to_string(space + 1);
    add(goal + ".group", content.rates[space].group);
    add(goal + ".points", content.rates[space].points);
  }
  std::vector<int> circuit, pawn, glitch;
  for (const std::uint8_t space : content.circuit) circuit.push_back(space + 1);
  for (int c = 0; c < kColours; ++c)
    if (!saves(colour(c))) {
      pawn.push_back(content.rival[static_cast<std::size_t>(c)].pawn);
      glitch.push_back(content.rival[static_cast<std::size_t>(c)].glitch);
    }
  all.emplace_back("rival.circuit", listed(circuit));
  all.emplace_back("rival.pawn", listed(pawn));
  all.emplace_back("rival.glitch", listed(glitch));
  all.emplace_back("rival.alliances", touching(content, false));
  all.emplace_back("rival.locks", touching(content, true));
  return all;
}

}  // namespace paradoxa::initiative
