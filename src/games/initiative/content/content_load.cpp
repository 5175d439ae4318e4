#include "games/initiative/content/content_load.hpp"

#include <array>
#include <string>

#include "engine/toml_reader.hpp"
#include "games/initiative/text/notation.hpp"

namespace paradoxa::initiative {
namespace {

using std::to_string;

template <std::size_t N>
FixedText<N> short_text(TomlReader& reader, const toml::table& table, std::string_view key) {
  return FixedText<N>(reader.text(table, key, N));
}

std::uint8_t small(TomlReader& reader, const toml::table& table, std::string_view key, int least,
                   int most) {
  return static_cast<std::uint8_t>(reader.number(table, key, least, most));
}

// The node of a key where there is one, else its table: where an error points to.
const toml::node& place_of(const toml::table& table, std::string_view key) {
  const toml::node* node = table.get(key);
  return node == nullptr ? static_cast<const toml::node&>(table) : *node;
}

// Exactly so many tables of that name, or none at all and an error.
std::vector<const toml::table*> exactly(TomlReader& reader, std::string_view name,
                                        std::size_t count) {
  auto tables = reader.tables(name);
  if (tables.size() == count) return tables;
  reader.fail("exactly " + to_string(count) + " [[" + std::string(name) + "]] are wanted, not " +
              to_string(tables.size()));
  return {};
}

// Ids are not the file's to choose: letters and notation depend on the order.
bool is_named(TomlReader& reader, const toml::table& table, const std::string& id) {
  if (reader.text(table, "id", 16) == id) return true;
  reader.fail(place_of(table, "id"), "the id here must be '" + id + "'");
  return false;
}

// Whole numbers separated by blanks.
template <std::size_t N>
void read_numbers(TomlReader& reader, const toml::table& table, std::string_view key,
                  std::array<std::uint8_t, N>& numbers, std::size_t from, int least, int most) {
  std::size_t count = from;
  bool right = true;
  int value = -1;
  for (const char c : std::string(reader.text(table, key, 64)) + " ") {
    if (c >= '0' && c <= '9') {
      value = (value < 0 ? 0 : value * 10) + c - '0';
      right = right && value <= most;
      if (!right) break;
      continue;
    }
    right = right && c == ' ' && value >= least && count < N;
    if (!right) break;
    numbers[count++] = static_cast<std::uint8_t>(value);
    value = -1;
  }
  if (!right || count != N)
    reader.fail(place_of(table, key), "'" + std::string(key) + "' must be " + to_string(N - from) +
                                          " whole numbers from " + to_string(least) + " to " +
                                          to_string(most) + ", with a blank between two");
}

// ---- worlds.toml --------------------------------------------------------------------------------

void read_worlds(TomlReader& reader, Content& content) {
  reader.only_in_file({"world", "experiment"});
  int w = 0;
  for (const toml::table* table : exactly(reader, "world", kWorlds)) {
    reader.only(*table, {"id", "name", "look"});
    if (!is_named(reader, *table, world_text(w))) return;
    content.worlds[static_cast<std::size_t>(w++)] = {short_text<32>(reader, *table, "name"),
                                                     short_text<96>(reader, *table, "look")};
  }
  int x = 0;
  for (const toml::table* table : exactly(reader, "experiment", kExperiments)) {
    reader.only(*table, {"id", "name"});
    if (!is_named(reader, *table, "X" + std::string(1, static_cast<char>('A' + x)))) return;
    content.experiments[static_cast<std::size_t>(x++)] = short_text<32>(reader, *table, "name");
  }
}

// ---- cards.toml ---------------------------------------------------------------------------------

// PI-1.8: one to three slots, those for particles are kept first.
void read_cost(TomlReader& reader, const toml::table& table, CardText& card) {
  std::array<Slot, kMostSlots> planets{};
  std::string_view text = reader.text(table, "cost", 2 * kMostSlots - 1);
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::size_t slot = kSlotLetters.find(text[i]);
    const bool blank = i % 2 == 1;
    if (blank ? text[i] != ' ' || i + 1 == text.size() : slot == std::string_view::npos)
      return reader.fail(place_of(table, "cost"),
                         "'cost' must be one to three of R Y B K W A S P O, with a blank between "
                         "two (PI-1.8)");
    if (blank) continue;
    if (static_cast<Slot>(slot) == Slot::kPlanet)
      planets[card.planets++] = Slot::kPlanet;
    else
      card.slots[card.particles++] = static_cast<Slot>(slot);
  }
  for (std::size_t i = 0; i < card.planets; ++i) card.slots[card.particles + i] = planets[i];
}

void read_reward(TomlReader& reader, const toml::table& table, CardText& card) {
  if (table.get("reward") == nullptr) return;
  const std::string_view text = reader.text(table, "reward", 32);
  const bool extra =
      text.starts_with("EXTRA_ACTION ") && text.size() == 14 && text[13] >= '1' && text[13] <= '3';
  if (extra) {
    card.reward = Reward::kExtraAction;
    card.extra_actions = static_cast<std::uint8_t>(text[13] - '0');
  } else if (text == "BUILD_TECH") {
    card.reward = Reward::kBuildTech;
  } else if (text == "ACTIVATE_TRIGGER") {
    card.reward = Reward::kActivateTrigger;
  } else {
    reader.fail(place_of(table, "reward"),
                "'reward' must be EXTRA_ACTION with a number from 1 to 3, BUILD_TECH or "
                "ACTIVATE_TRIGGER (PI-14.6)");
  }
}

void read_asset(TomlReader& reader, const toml::table& table, Card card, CardText& into) {
  const bool wanted = card.is_world() && !card.is_nexus();
  if (!wanted) {
    if (table.get("asset") != nullptr)
      reader.fail(place_of(table, "asset"), "only past, present and future world cards have one");
    return;
  }
  const std::string_view word = reader.text(table, "asset", 16);
  for (std::size_t i = 0; i < kAssets; ++i)
    if (kAssetWords[i] == word) into.asset = static_cast<std::uint8_t>(i);
  if (into.asset == CardText::kNoAsset)
    reader.fail(place_of(table, "asset"),
                "'asset' must be alloy, biome, cipher, drive or ether (PI-18.7)");
}

CardText read_card(TomlReader& reader, const toml::table& table, Card card) {
  CardText text;
  text.title = short_text<32>(reader, table, "title");
  if (card.is_nexus()) {
    reader.only(table, {"id", "title", "cell"});
    if (const auto cell = parse_cell(reader.text(table, "cell", 2)))
      text.cell = *cell;
    else
      reader.fail(place_of(table, "cell"), "'cell' must be one of a1 to e5 (PI-4.5)");
    return text;
  }
  reader.only(table, {"id", "title", "cost", "asset", "reward"});
  read_cost(reader, table, text);
  read_asset(reader, table, card, text);
  read_reward(reader, table, text);
  return text;
}

// PI-2.4: every card once; each asset on nine of them.
void read_cards(TomlReader& reader, Content& content) {
  reader.only_in_file({"card"});
  CardSet seen;
  std::array<int, kAssets> assets{};
  for (const toml::table* table : reader.tables("card")) {
    const std::string id(reader.text(*table, "id", 6));
    const auto card = parse_card(id);
    if (!card)
      return reader.fail(place_of(*table, "id"),
                         "'" + id + "' is not a card such as W03-PA, XA-FU or PU2 (PI-1.7)");
    if (seen.contains(*card))
      return reader.fail(place_of(*table, "id"), "a second card " + id + " (PI-2.4)");
    seen.add(*card);
    const CardText text = read_card(reader, *table, *card);
    if (!reader.error().empty()) return;
    if (text.asset != CardText::kNoAsset && ++assets[text.asset] > 9)
      return reader.fail(place_of(*table, "asset"), "each asset is on nine cards, not on more");
    content.cards[card->id] = text;
  }
  if (const CardSet missing = CardSet::all() - seen; !missing.empty())
    reader.fail("the card " + to_text(missing.nth(0)) + " is missing (PI-2.4)");
}

// ---- goals.toml ---------------------------------------------------------------------------------

void read_predicate(TomlReader& reader, const toml::table& table, GoalText& goal) {
  const std::string_view text = reader.text(table, "counts", 32);
  if (text == "SECRET") {
    goal.predicate = Predicate::kSecret;
    return;
  }
  for (std::size_t i = 0; i < kAssets; ++i)
    if (text == "ASSET " + std::string(kAssetWords[i])) {
      goal.predicate = Predicate::kAsset;
      goal.value = static_cast<std::uint8_t>(i);
      return;
    }
  for (std::size_t i = 0; i < kSetKinds; ++i)
    if (text == "KIND " + std::string(kKindLetters[i])) {
      goal.predicate = Predicate::kKind;
      goal.value = static_cast<std::uint8_t>(i);
      return;
    }
  reader.fail(place_of(table, "counts"),
              "'counts' must be ASSET and an asset, KIND and PA, PR, FU or NX, or SECRET "
              "(PI-18.7)");
}

void read_goals(TomlReader& reader, Content& content) {
  reader.only_in_file({"goal", "rate"});
  int secrets = 0;
  std::size_t g = 0;
  for (const toml::table* table : exactly(reader, "goal", kGoals)) {
    reader.only(*table, {"id", "name", "counts"});
    if (!is_named(reader, *table, goal_text(static_cast<int>(g)))) return;
    GoalText& goal = content.goals[g++];
    goal.name = short_text<32>(reader, *table, "name");
    read_predicate(reader, *table, goal);
    if (goal.predicate == Predicate::kSecret && ++secrets > 1)
      reader.fail(place_of(*table, "counts"), "there is one Secret goal (PI-2.10)");
  }
  if (secrets == 0) reader.fail("there is no Secret goal (PI-2.10)");
  std::size_t r = 0;
  for (const toml::table* table : exactly(reader, "rate", kGoalSpaces)) {
    reader.only(*table, {"group", "points"});
    content.rates[r++] = {small(reader, *table, "group", 1, 9),
                          small(reader, *table, "points", 1, 20)};
  }
}

// ---- tech.toml, rival.toml, constants.toml, looks.toml ------------------------------------------

void read_tech(TomlReader& reader, Content& content) {
  reader.only_in_file({"module"});
  std::size_t m = 0;
  for (const toml::table* table : exactly(reader, "module", kModules)) {
    reader.only(*table, {"id", "name", "text"});
    if (!is_named(reader, *table, std::string(kModuleWords[m]))) return;
    content.modules[m++] = {short_text<32>(reader, *table, "name"),
                            short_text<128>(reader, *table, "text")};
  }
}

// "1 3": symbols in ascending order, as bits.
std::uint8_t read_symbols(TomlReader& reader, const toml::table& table) {
  unsigned symbols = 0;
  char last = '0';
  const std::string_view text = reader.text(table, "symbols", 8);
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool space = i % 2 == 1;
    if (space ? text[i] != ' ' || i + 1 == text.size() : text[i] <= last || text[i] > '3') {
      reader.fail(place_of(table, "symbols"),
                  "'symbols' are some of 1, 2, 3, as in \"1 3\" (PI-21.9)");
      return 0;
    }
    if (space) continue;
    last = text[i];
    symbols |= 1u << (last - '1');
  }
  return static_cast<std::uint8_t>(symbols);
}

void read_rival(TomlReader& reader, Content& content) {
  reader.only_in_file({"colour", "pawn"});
  std::size_t c = 0;
  for (const toml::table* table : exactly(reader, "colour", kColours)) {
    if (!is_named(reader, *table, std::string(1, kColourLetters[c]))) return;
    RivalColour& rule = content.rival[c];
    if (saves(colour(static_cast<int>(c)))) {
      reader.only(*table, {"id", "repair", "symbols"});
      const std::string_view way = reader.text(*table, "repair", 8);
      rule.clockwise = way == "cw" ? 1 : 0;
      if (way != "cw" && way != "ccw")
        reader.fail(place_of(*table, "repair"), "'repair' must be cw or ccw (PI-21.10)");
    } else {
      reader.only(*table, {"id", "pawn", "glitch", "symbols"});
      rule.pawn = small(reader, *table, "pawn", 0, 12);
      rule.glitch = small(reader, *table, "glitch", 0, 15);
    }
    rule.symbols = read_symbols(reader, *table);
    ++c;
  }
  for (const toml::table* table : exactly(reader, "pawn", 1)) {
    reader.only(*table, {"circuit"});
    read_numbers(reader, *table, "circuit", content.circuit, 0, 4, 9);
    unsigned seen = 0;
    for (std::uint8_t& space : content.circuit) {
      seen |= 1u << space;
      --space;
    }
    if (reader.error().empty() && seen != 0x3F0)
      reader.fail(place_of(*table, "circuit"), "the circuit visits each of 4 to 9 once (PI-21.3)");
  }
}

void read_constants(TomlReader& reader, Content& content) {
  reader.only_in_file({"kind", "turn", "set", "discs", "supply"});
  std::size_t k = 0;
  for (const toml::table* table : exactly(reader, "kind", kKinds)) {
    reader.only(*table, {"id", "start_column", "glitch_step"});
    if (!is_named(reader, *table, std::string(kKindWords[k]))) return;
    content.kinds[k++] = {small(reader, *table, "start_column", 1, kColumns),
                          small(reader, *table, "glitch_step", 0, 15)};
  }
  for (const toml::table* table : exactly(reader, "turn", 1)) {
    reader.only(*table, {"actions", "final_actions"});
    content.actions = small(reader, *table, "actions", 1, 4);
    content.final_actions = small(reader, *table, "final_actions", 1, 4);
  }
  for (const toml::table* table : exactly(reader, "set", 1)) {
    reader.only(*table, {"world", "experiment"});
    read_numbers(reader, *table, "world", content.set_points, 1, 0, 50);
    read_numbers(reader, *table, "experiment", content.experiment_points, 1, 0, 50);
  }
  // PI-2.7: enough for the matrices and the anomaly, and no more than there are.
  for (const toml::table* table : exactly(reader, "discs", 1)) {
    reader.only(*table, {"alone", "two", "three", "four"});
    content.disc_sets = {0, small(reader, *table, "alone", 3, 9),
                         small(reader, *table, "two", 4, 9), small(reader, *table, "three", 6, 9),
                         small(reader, *table, "four", 7, 9)};
  }
  for (const toml::table* table : exactly(reader, "supply", 1)) {
    reader.only(*table, {"locks", "purple"});
    content.locks = small(reader, *table, "locks", 0, 15);
    content.purple = small(reader, *table, "purple", 0, 12);
  }
}

void read_looks(TomlReader& reader, Content& content) {
  reader.only_in_file({"colour", "symbol", "lab"});
  std::size_t c = 0;
  for (const toml::table* table : exactly(reader, "colour", kColours + 1)) {
    if (!is_named(reader, *table, std::string(1, kColourLetters[c]))) return;
    ColourLook& look = content.looks[c];
    look = {short_text<16>(reader, *table, "name"),
            FixedText<16>(reader.colour(*table, "fill")),
            FixedText<16>(reader.colour(*table, "ink")),
            {}};
    if (c++ < kColours) {
      reader.only(*table, {"id", "name", "fill", "ink", "alliance"});
      look.alliance = short_text<32>(reader, *table, "alliance");
    } else {
      reader.only(*table, {"id", "name", "fill", "ink"});
    }
  }
  std::size_t s = 0;
  for (const toml::table* table : exactly(reader, "symbol", kSymbols)) {
    reader.only(*table, {"id", "name"});
    const int id = static_cast<int>(s) + 1;
    small(reader, *table, "id", id, id);
    content.symbols[s++] = short_text<16>(reader, *table, "name");
  }
  std::size_t l = 0;
  for (const toml::table* table : exactly(reader, "lab", kMostSeats)) {
    reader.only(*table, {"name"});
    content.labs[l++] = short_text<32>(reader, *table, "name");
  }
}

struct Part {
  std::string_view file;
  void (*read)(TomlReader&, Content&);
};
constexpr Part kParts[] = {{"worlds.toml", read_worlds}, {"cards.toml", read_cards},
                           {"goals.toml", read_goals},   {"tech.toml", read_tech},
                           {"rival.toml", read_rival},   {"constants.toml", read_constants},
                           {"looks.toml", read_looks}};

bool is_part(const ContentFile& file, std::string_view name) {
  return file.path == name || file.path.ends_with("/" + std::string(name));
}

}  // namespace

Parsed<Content> load_content(std::span<const ContentFile> files) {
  using Answer = Parsed<Content>;
  for (const ContentFile& file : files) {
    bool known = false;
    for (const Part& part : kParts) known |= is_part(file, part.file);
    if (!known) return Answer::wrong(file.path + ":1:1: this game has no such content file");
  }
  Content content;
  for (const Part& part : kParts) {
    const ContentFile* found = nullptr;
    for (const ContentFile& file : files) {
      if (!is_part(file, part.file)) continue;
      if (found != nullptr)
        return Answer::wrong(file.path + ":1:1: a second file of that name; the first is " +
                             found->path);
      found = &file;
    }
    if (found == nullptr)
      return Answer::wrong("initiative/" + std::string(part.file) + ":1:1: missing");
    TomlReader reader(*found);
    if (reader.error().empty()) part.read(reader, content);
    if (!reader.error().empty()) return Answer::wrong(reader.error());
  }
  return content;
}

}  // namespace paradoxa::initiative
