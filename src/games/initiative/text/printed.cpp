// What is printed on cards, boards and discs, for clients that draw and name them.
#include <algorithm>

#include "games/initiative/codec.hpp"

namespace paradoxa::initiative {
namespace {

constexpr std::string_view kRewardWords[] = {"", "extra_action", "build", "trigger"};

template <class Row>
json::array numbers_json(const Row& row) {
  json::array array;
  for (const auto number : row) array.push_back(number);
  return array;
}

// "RRA" as [{"slot":"R","colour":"R","n":2},{"slot":"A","n":1}].
json::array costs_printed(const std::string& cost) {
  json::array costs;
  for (std::size_t i = 0; i < cost.size(); ++i) {
    if (cost.find(cost[i]) < i) continue;
    json::object slot{{"slot", std::string(1, cost[i])},
                      {"n", std::count(cost.begin(), cost.end(), cost[i])}};
    if (kColourLetters.parse(cost[i])) slot["colour"] = std::string(1, cost[i]);
    costs.push_back(std::move(slot));
  }
  return costs;
}

json::object card_printed(const Content& content, Card card) {
  const CardText& text = content.card(card);
  json::object object{{"title", text.title.text()},
                      {"kind", kKindWords[at(card.kind())]},
                      {"start_column", content.numbers(card).start_column},
                      {"glitch_step", content.numbers(card).glitch_step}};
  std::string cost;
  for (std::size_t i = 0; i < static_cast<std::size_t>(text.particles + text.planets); ++i)
    cost += kSlotLetters[static_cast<std::size_t>(text.slots[i])];
  object["cost"] = cost;
  object["costs"] = costs_printed(cost);
  if (card.is_world()) object["world"] = world_text(card.world());
  if (!card.is_world() && !card.is_parallel())
    object["experiment"] = content.experiments[static_cast<std::size_t>(card.experiment())].text();
  if (text.asset < kAssets) object["asset"] = kAssetWords[text.asset];
  if (text.cell.exists()) object["cell"] = to_text(text.cell);
  if (text.reward != Reward::kNone)
    object["reward"] = kRewardWords[static_cast<std::size_t>(text.reward)];
  if (text.extra_actions > 0) object["extra_actions"] = text.extra_actions;
  return object;
}

json::object goal_printed(const GoalText& goal) {
  json::object object{{"name", goal.name.text()}};
  if (goal.predicate == Predicate::kAsset) object["asset"] = kAssetWords[goal.value];
  if (goal.predicate == Predicate::kKind) object["kind"] = kKindWords[goal.value];
  return object;
}

// PI-21.6, PI-21.9, PI-21.10: what a disc of the colour makes the rival do.
json::object rival_printed(const Content& content) {
  json::object colours;
  for (std::size_t c = 0; c < kColours; ++c) {
    const RivalColour& rule = content.rival[c];
    json::array symbols;
    for (int symbol = 0; symbol < kSymbols; ++symbol)
      if ((rule.symbols >> symbol & 1) != 0) symbols.push_back(symbol + 1);
    json::object object{{"symbols", std::move(symbols)}};
    if (saves(colour(static_cast<int>(c)))) {
      object["clockwise"] = rule.clockwise != 0;
    } else {
      object["pawn"] = rule.pawn;
      object["glitch"] = rule.glitch;
    }
    colours[std::string(1, kColourLetters[c])] = std::move(object);
  }
  json::array circuit;
  for (const std::uint8_t space : content.circuit) circuit.push_back(space + 1);
  return {{"colours", std::move(colours)}, {"circuit", std::move(circuit)}};
}

std::string letter_of(Colour c) { return std::string(1, letter(c)); }

// The pieces whose names say what they are: discs, what may lie on a card, lines of the matrix.
json::object discs_printed(const Content& content) {
  json::object discs;
  for (int type = 0; type < kDiscTypes; ++type) {
    const Disc disc = Disc::at(type);
    discs[to_text(disc)] = {
        {"colour", letter_of(disc.colour())},
        {"symbol", content.symbols[static_cast<std::size_t>(disc.symbol())].text()}};
  }
  return discs;
}

json::object items_printed() {
  json::object items;
  for (int type = 0; type < kDiscTypes; ++type)
    items[to_text(Disc::at(type))] = {{"colour", letter_of(Disc::at(type).colour())}};
  for (int c = 0; c < kColours; ++c)
    items["t" + std::string(1, letter(colour(c)))] = {{"token", letter_of(colour(c))}};
  return items;
}

json::object lines_printed() {
  json::object lines;
  for (int line = 0; line < kLines; ++line) {
    const std::string text = line_text(line);
    lines[text] = {{"way", text.substr(0, 3)}, {"name", text.substr(3)}};
  }
  return lines;
}

}  // namespace

json::object Codec::printed(const Content& content) {
  json::object worlds, cards, goals, modules, colours;
  for (int w = 0; w < kWorlds; ++w) {
    const WorldText& world = content.worlds[static_cast<std::size_t>(w)];
    worlds[world_text(w)] = {{"name", world.name.text()}, {"look", world.look.text()}};
  }
  for (int id = 0; id < kCards; ++id)
    cards[to_text(Card::at(id))] = card_printed(content, Card::at(id));
  for (int g = 0; g < kGoals; ++g)
    goals[goal_text(g)] = goal_printed(content.goals[static_cast<std::size_t>(g)]);
  for (std::size_t m = 0; m < kModules; ++m) {
    const ModuleText& text = content.modules[m];
    modules[kModuleWords[m]] = {{"name", text.name.text()}, {"text", text.text.text()}};
  }
  for (std::size_t c = 0; c <= kColours; ++c) {
    const ColourLook& look = content.looks[c];
    colours[std::string(1, kColourLetters[c])] = {{"name", look.name.text()},
                                                  {"fill", look.fill.text()},
                                                  {"ink", look.ink.text()},
                                                  {"alliance", look.alliance.text()}};
  }
  json::object numbers;
  for (const auto& [name, number] : Codec::numbers(content)) numbers[name] = number;
  json::array experiments, symbols, rates;
  for (const auto& name : content.experiments) experiments.push_back(json::string(name.text()));
  for (const auto& name : content.symbols) symbols.push_back(json::string(name.text()));
  for (const GoalRate& rate : content.rates)
    rates.push_back({{"group", rate.group}, {"points", rate.points}});
  return {{"worlds", std::move(worlds)},
          {"cards", std::move(cards)},
          {"goals", std::move(goals)},
          {"rates", std::move(rates)},
          {"modules", std::move(modules)},
          {"colours", std::move(colours)},
          {"symbols", std::move(symbols)},
          {"experiments", std::move(experiments)},
          {"set_points", numbers_json(content.set_points)},
          {"experiment_points", numbers_json(content.experiment_points)},
          {"numbers", std::move(numbers)},
          {"rival", rival_printed(content)},
          {"discs", discs_printed(content)},
          {"items", items_printed()},
          {"lines", lines_printed()}};
}

}  // namespace paradoxa::initiative
