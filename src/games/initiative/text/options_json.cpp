#include "engine/json_cursor.hpp"
#include "games/initiative/codec.hpp"
#include "games/initiative/text/json_parts.hpp"

namespace paradoxa::initiative {
namespace {

struct SwitchOption {
  std::string_view name;
  Switch Options::* value;
  std::string_view clause;
  std::string_view text;
};

constexpr SwitchOption kSwitchOptions[] = {
    {"purple_may_lock", &Options::purple_may_lock, "PI-23.1",
     "Whether a purple particle may also lock a stable world."},
    {"experiments_count_as_kind", &Options::experiments_count_as_kind, "PI-23.2",
     "Whether goals of a kind count experiments."},
    {"solo_hard", &Options::solo_hard, "PI-23.3",
     "Alone: the rival scores a point more for each of its worlds."},
    {"open_score_piles", &Options::open_score_piles, "PI-23.4",
     "Whether score piles are open, or only their sizes."},
    {"lock_is_floor", &Options::lock_is_floor, "PI-23.5",
     "Whether discs above a lock fall as far as the lock."}};

constexpr std::string_view kRewardWords[] = {"", "extra_action", "build", "trigger"};

std::string_view on_or_off(Switch s) { return s == Switch::kOn ? "on" : "off"; }

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
  if (card.is_world()) object["world"] = world_text(card.world());
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

}  // namespace

json::array Codec::option_list(const Content&) {
  json::array list;
  list.push_back({{"name", "players"},
                  {"values", {1, 2, 3, 4}},
                  {"default", 2},
                  {"text", "How many play; one plays against the rival lab."}});
  const Options usual;
  for (const SwitchOption& option : kSwitchOptions)
    list.push_back({{"name", option.name},
                    {"values", {"off", "on"}},
                    {"default", on_or_off(usual.*option.value)},
                    {"text", option.text}});
  return list;
}

json::object Codec::options_json(const Content&, const Options& o) {
  json::object object{{"players", o.seats}};
  for (const SwitchOption& option : kSwitchOptions)
    object[option.name] = on_or_off(o.*option.value);
  return object;
}

// `seats` is 0 when the caller leaves it to the options.
Parsed<Options> Codec::parse_options(const Content&, int seats, const json::object& object) {
  std::string error;
  const json::value value(object);
  const JsonCursor cursor(&value, "options", error);
  cursor.only({"players", "purple_may_lock", "experiments_count_as_kind", "solo_hard",
               "open_score_piles", "lock_is_floor"});
  const JsonCursor players = cursor.maybe("players");
  if (players.exists()) {
    const int count = static_cast<int>(players.whole(kMinSeats, kMostSeats));
    if (seats != 0 && seats != count) players.fail("differs from the number of seats");
    seats = count;
  }
  if (seats == 0) seats = 2;
  if (seats < kMinSeats || seats > kMostSeats)
    return Parsed<Options>::wrong("seats: Paradox Initiative has 1, 2, 3 or 4 (PI-1.1)");
  Options options = Options::for_seats(seats);
  for (const SwitchOption& option : kSwitchOptions) {
    const JsonCursor given = cursor.maybe(option.name);
    if (!given.exists()) continue;
    const std::string_view text = given.text();
    if (text != "on" && text != "off")
      given.fail("\"on\" or \"off\" is wanted (" + std::string(option.clause) + ")");
    options.*option.value = text == "on" ? Switch::kOn : Switch::kOff;
  }
  if (!error.empty()) return Parsed<Options>::wrong(error);
  return options;
}

json::object Codec::move_args(const Content&, const Move& move) {
  const auto c = [&] { return colour_json(move.colour()); };
  switch (argument_of(move.kind)) {
    case Argument::kNothing: return {};
    case Argument::kWorld: return {{"world", world_text(move.world())}};
    case Argument::kCard: return {{"card", to_text(move.card())}};
    case Argument::kDisc: return {{"disc", to_text(move.disc())}};
    case Argument::kGoal: return {{"goal", goal_text(move.number())}};
    case Argument::kSeat: return {{"seat", move.number()}};
    case Argument::kModule: return {{"module", module_text(move.module())}};
    case Argument::kColour: return {{"colour", c()}};
    case Argument::kColourCard: return {{"colour", c()}, {"card", to_text(move.card())}};
    case Argument::kColourWorld: return {{"colour", c()}, {"world", world_text(move.world())}};
    case Argument::kCell: return {{"cell", to_text(move.cell())}};
    case Argument::kTwoCells:
      return {{"cells", {to_text(move.cell()), to_text(move.other_cell())}}};
    case Argument::kLine: return {{"line", line_text(move.number())}};
    case Argument::kColumn:
      return {{"column", std::string(1, static_cast<char>('a' + move.number()))}};
    case Argument::kRow: return {{"row", move.number() + 1}};
    case Argument::kNumber: break;
  }
  return {{"number", move.number()}};
}

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
  for (int m = 0; m < kModules; ++m) {
    const ModuleText& text = content.modules[static_cast<std::size_t>(m)];
    modules[kModuleWords[m]] = {{"name", text.name.text()}, {"text", text.text.text()}};
  }
  for (std::size_t c = 0; c <= kColours; ++c) {
    const ColourLook& look = content.looks[c];
    colours[std::string(1, kColourLetters[c])] = {{"name", look.name.text()},
                                                  {"fill", look.fill.text()},
                                                  {"ink", look.ink.text()},
                                                  {"alliance", look.alliance.text()}};
  }
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
          {"set_points", numbers_json(content.set_points, kSetKinds + 1)},
          {"experiment_points", numbers_json(content.experiment_points, 4)},
          {"rival", rival_printed(content)}};
}

}  // namespace paradoxa::initiative
