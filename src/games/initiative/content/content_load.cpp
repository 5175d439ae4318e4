#include "games/initiative/content/content_load.hpp"

#include <array>
#include <string>

#include "engine/content_parts.hpp"
#include "games/initiative/text/notation.hpp"

namespace paradoxa::initiative {
namespace {

// ---- worlds.toml --------------------------------------------------------------------------------

void read_worlds(TomlReader& file, Content& content) {
  file.rows("world", content.worlds, [](TomlRow& row, WorldText& world, std::size_t w) {
    row.fixed("id", world_text(static_cast<int>(w)));
    row.read("name", world.name);
    row.read("look", world.look);
  });
  file.rows("experiment", content.experiments,
            [](TomlRow& row, FixedText<32>& name, std::size_t x) {
              row.fixed("id", "X" + std::string(1, static_cast<char>('A' + x)));
              row.read("name", name);
            });
}

// ---- cards.toml ---------------------------------------------------------------------------------

// PI-1.8: one to three slots, those for particles are kept first.
void read_cost(TomlRow& row, CardText& card) {
  const auto words = row.words("cost", 2 * kMaxSlots - 1);
  std::size_t planets = 0;
  for (const std::string_view word : words) {
    const auto slot = kSlotLetters.parse(word);
    if (!slot)
      return row.fail("cost",
                      "'cost' must be one to three of R Y B K W A S P O, with a blank between two "
                      "(PI-1.8)");
    if (*slot == Slot::kPlanet)
      ++planets;
    else
      card.slots[card.particles++] = *slot;
  }
  card.planets = static_cast<std::uint8_t>(planets);
  for (std::size_t i = 0; i < planets; ++i) card.slots[card.particles + i] = Slot::kPlanet;
}

void read_reward(TomlRow& row, CardText& card) {
  if (!row.has("reward")) return;
  const std::string_view text = row.text("reward", 32);
  const bool extra =
      text.starts_with("EXTRA_ACTION ") && text.size() == 14 && text[13] >= '1' && text[13] <= '3';
  if (extra) {
    card.reward = Reward::kExtraAction;
    card.extra_actions = static_cast<std::uint8_t>(text[13] - '0');
  } else if (text == "BUILD_TECH") {
    card.reward = Reward::kBuildTech;
  } else if (text == "ACTIVATE_TRIGGER") {
    card.reward = Reward::kActivateTrigger;
  } else if (!text.empty()) {
    row.fail("reward",
             "'reward' must be EXTRA_ACTION with a number from 1 to 3, BUILD_TECH or "
             "ACTIVATE_TRIGGER (PI-14.6)");
  }
}

void read_asset(TomlRow& row, Card card, CardText& text) {
  if (card.is_world())
    row.read("asset", text.asset, kAssetWords, "PI-18.7");
  else if (row.has("asset"))
    row.fail("asset", "only past, present and future world cards have one");
}

CardText read_card(TomlRow& row, Card card) {
  CardText text;
  row.read("title", text.title);
  if (card.is_nexus()) {
    const std::string_view cell = row.text("cell", 2);
    if (const auto parsed = parse_cell(cell))
      text.cell = *parsed;
    else if (!cell.empty())
      row.fail("cell", "'cell' must be one of a1 to e5 (PI-4.5)");
    return text;
  }
  read_cost(row, text);
  read_asset(row, card, text);
  read_reward(row, text);
  return text;
}

// PI-2.4: every card once; each asset on nine of them.
void read_cards(TomlReader& file, Content& content) {
  std::array<int, kAssets> assets{};
  const RowIds ids{6, parse_card, [](Card card) { return to_text(card); },
                   "a card such as W03-PA, XA-FU or PU2 (PI-1.7)", "PI-2.4"};
  file.rows_by_id("card", CardSet::all(), ids, [&](TomlRow& row, Card card) {
    const CardText text = read_card(row, card);
    if (text.asset < kAssets && ++assets[text.asset] > 9)
      row.fail("asset", "each asset must be on exactly nine cards");
    content.cards[card.id] = text;
  });
}

// ---- goals.toml ---------------------------------------------------------------------------------

void read_predicate(TomlRow& row, GoalText& goal) {
  const auto words = row.words("counts", 32);
  if (words.empty()) return;
  Kind kind{};
  if (words.size() == 1 && words[0] == "SECRET") {
    goal.predicate = Predicate::kSecret;
  } else if (words.size() == 2 && words[0] == "ASSET" && kAssetWords.parse(words[1], goal.value)) {
    goal.predicate = Predicate::kAsset;
  } else if (words.size() == 2 && words[0] == "KIND" && kKindLetters.parse(words[1], kind)) {
    goal.predicate = Predicate::kKind;
    goal.value = static_cast<std::uint8_t>(kind);
  } else {
    row.fail("counts",
             "'counts' must be ASSET and an asset, KIND and PA, PR, FU or NX, or SECRET (PI-18.7)");
  }
}

void read_goals(TomlReader& file, Content& content) {
  int secrets = 0;
  file.rows("goal", content.goals, [&](TomlRow& row, GoalText& goal, std::size_t g) {
    row.fixed("id", goal_text(static_cast<int>(g)));
    row.read("name", goal.name);
    read_predicate(row, goal);
    if (goal.predicate == Predicate::kSecret && ++secrets > 1)
      row.fail("counts", "there must be only one Secret goal (PI-2.10)");
  });
  if (secrets == 0) file.fail("there is no Secret goal (PI-2.10)");
  file.rows("rate", content.rates, [](TomlRow& row, GoalRate& rate, std::size_t) {
    row.read("group", rate.group, 1, 9);
    row.read("points", rate.points, 1, 20);
  });
}

// ---- tech.toml, rival.toml, constants.toml, looks.toml ------------------------------------------

void read_tech(TomlReader& file, Content& content) {
  file.rows("module", content.modules, [](TomlRow& row, ModuleText& text, std::size_t m) {
    row.fixed("id", kModuleWords[m]);
    row.read("name", text.name);
    row.read("text", text.text);
  });
}

// "1 3": symbols in ascending order, as bits.
void read_symbols(TomlRow& row, std::uint8_t& symbols) {
  char last = '0';
  for (const std::string_view word : row.words("symbols", 8)) {
    if (word.size() != 1 || word[0] <= last || word[0] > '3')
      return row.fail("symbols", "'symbols' must be some of 1, 2, 3, as in \"1 3\" (PI-21.9)");
    last = word[0];
    symbols = static_cast<std::uint8_t>(symbols | 1u << (last - '1'));
  }
}

// PI-21.10: which way a fractured world is looked for.
constexpr EnumWords<std::uint8_t, 2> kWays{"ccw", "cw"};

void read_rival(TomlReader& file, Content& content) {
  file.rows("colour", content.rival, [](TomlRow& row, RivalColour& rule, std::size_t c) {
    row.fixed("id", std::string(1, kColourLetters[c]));
    if (saves(colour(static_cast<int>(c)))) {
      row.read("repair", rule.clockwise, kWays, "PI-21.10");
    } else {
      row.read("pawn", rule.pawn, 0, 12);
      row.read("glitch", rule.glitch, 0, 15);
    }
    read_symbols(row, rule.symbols);
  });
  file.row("pawn", [&](TomlRow& row) {
    content.circuit = {};
    row.read("circuit", content.circuit, 4, 9);
    if (content.circuit.back() == 0) return;  // wrong already
    unsigned seen = 0;
    for (std::uint8_t& space : content.circuit) {
      seen |= 1u << space;
      --space;
    }
    if (seen != 0x3F0) row.fail("circuit", "the circuit must visit each of 4 to 9 once (PI-21.3)");
  });
}

void read_constants(TomlReader& file, Content& content) {
  file.rows("kind", content.kinds, [](TomlRow& row, KindNumbers& kind, std::size_t k) {
    row.fixed("id", kKindWords[k]);
    row.read("start_column", kind.start_column, 1, kColumns);
    row.read("glitch_step", kind.glitch_step, 0, 15);
  });
  file.row("turn", [&](TomlRow& row) {
    row.read("actions", content.actions, 1, 4);
    row.read("final_actions", content.final_actions, 1, 4);
  });
  file.row("set", [&](TomlRow& row) {
    row.read("world", std::span(content.set_points).subspan(1), 0, 50);
    row.read("experiment", std::span(content.experiment_points).subspan(1), 0, 50);
  });
  // PI-2.7: enough for the matrices and the anomaly, and no more than there are.
  file.row("discs", [&](TomlRow& row) {
    row.read("alone", content.disc_sets[1], 3, 9);
    row.read("two", content.disc_sets[2], 4, 9);
    row.read("three", content.disc_sets[3], 6, 9);
    row.read("four", content.disc_sets[4], 7, 9);
  });
  file.row("supply", [&](TomlRow& row) {
    row.read("locks", content.locks, 0, 15);
    row.read("purple", content.purple, 0, 12);
  });
}

void read_looks(TomlReader& file, Content& content) {
  file.rows("colour", content.looks, [](TomlRow& row, ColourLook& look, std::size_t c) {
    row.fixed("id", std::string(1, kColourLetters[c]));
    row.read("name", look.name);
    row.read_colour("fill", look.fill);
    row.read_colour("ink", look.ink);
    if (c < kColours) row.read("alliance", look.alliance);
  });
  file.rows("symbol", content.symbols, [](TomlRow& row, FixedText<16>& name, std::size_t s) {
    std::uint8_t id = 0;
    const int number = static_cast<int>(s) + 1;
    row.read("id", id, number, number);
    row.read("name", name);
  });
  file.rows("lab", content.labs,
            [](TomlRow& row, FixedText<32>& name, std::size_t) { row.read("name", name); });
}

constexpr ContentPart<Content> kParts[] = {
    {"worlds.toml", read_worlds}, {"cards.toml", read_cards}, {"goals.toml", read_goals},
    {"tech.toml", read_tech},     {"rival.toml", read_rival}, {"constants.toml", read_constants},
    {"looks.toml", read_looks}};

}  // namespace

Parsed<Content> load_content(std::span<const ContentFile> files) {
  return load_parts("initiative", kParts, files);
}

}  // namespace paradoxa::initiative
