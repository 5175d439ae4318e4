#include "games/paradoxical/content/content_load.hpp"

#include <string>

#include "engine/toml_reader.hpp"

namespace paradoxa::paradoxical {
namespace {

template <std::size_t N>
FixedText<N> fixed(TomlReader& reader, const toml::table& table, std::string_view key) {
  return FixedText<N>(reader.text(table, key, N));
}

// PX-OP.0: one to three steps, each of a known operation with parameters in range.
Effect read_effect(TomlReader& reader, const toml::table& table) {
  Effect effect;
  const toml::node* node = table.get("steps");
  const toml::array* steps = node == nullptr ? nullptr : node->as_array();
  if (steps == nullptr) {
    reader.fail(node == nullptr ? static_cast<const toml::node&>(table) : *node,
                "'steps' must be a list of one to three texts, as [\"DRAW 2\", \"ADD 1\"]");
    return effect;
  }
  for (const toml::node& item : *steps) {
    const auto text = item.value<std::string_view>();
    if (!text || !item.is_string()) {
      reader.fail(item, "a step is a text such as \"DRAW 2\"");
      return effect;
    }
    const ReadStep read = read_step(*text);
    if (!read.error.empty()) {
      reader.fail(item, "'" + std::string(*text) + "': " + std::string(read.error));
      return effect;
    }
    if (effect.count == kMaxSteps) {
      reader.fail(item, "an effect has one to three steps (PX-OP.0)");
      return effect;
    }
    effect.steps[effect.count++] = read.step;
  }
  if (const auto wrong = flaw(effect); !wrong.empty()) reader.fail(*node, std::string(wrong));
  return effect;
}

// PX-2.2, PX-OP.0: exactly one card for each domain and value.
void read_cards(TomlReader& reader, Content& content) {
  reader.only_in_file({"card"});
  CardSet seen;
  for (const toml::table* table : reader.tables("card")) {
    reader.only(*table, {"id", "name", "steps"});
    const std::string_view id = reader.text(*table, "id", 3);
    const auto label = parse_label(id);
    const toml::node* node = table->get("id");
    const toml::node& where = node == nullptr ? static_cast<const toml::node&>(*table) : *node;
    if (!label || label->two_decks()) {
      reader.fail(where, "'" + std::string(id) +
                             "' is not a card: K, S, T or V and a value from 1 to 13 (PX-2.1)");
      return;
    }
    if (seen.contains(label->card()))
      reader.fail(where, "a second card " + std::string(id) + " (PX-2.2)");
    seen.add(label->card());
    CardText& card = content.cards[static_cast<std::size_t>(label->card().face())];
    card.name = fixed<32>(reader, *table, "name");
    card.effect = read_effect(reader, *table);
  }
  const CardSet missing = CardSet::all(false) - seen;
  if (missing.empty()) return;
  const Card first = missing.first();
  reader.fail("the card " + std::string(1, letter(first.domain())) + std::to_string(first.value()) +
              " is missing (PX-2.2)");
}

void read_domains(TomlReader& reader, Content& content) {
  const auto tables = reader.tables("domain");
  if (tables.size() != kDomains)
    return reader.fail("exactly 4 [[domain]] are wanted, not " + std::to_string(tables.size()));
  for (std::size_t i = 0; i < kDomains; ++i) {
    const toml::table& table = *tables[i];
    reader.only(table, {"id", "name", "fill", "ink", "icon"});
    // Letters and notation depend on the order, so ids are not the file's to choose.
    if (reader.text(table, "id", 16) != kDomainIds[i])
      reader.fail(table, "the id here must be '" + std::string(kDomainIds[i]) + "'");
    content.domains[i] = {
        fixed<16>(reader, table, "name"), FixedText<16>(reader.colour(table, "fill")),
        FixedText<16>(reader.colour(table, "ink")), fixed<16>(reader, table, "icon")};
  }
}

void read_screens(TomlReader& reader, Content& content) {
  const auto tables = reader.tables("screen");
  if (tables.size() != content.screens.size())
    return reader.fail("exactly 4 [[screen]] are wanted, not " + std::to_string(tables.size()));
  for (std::size_t i = 0; i < tables.size(); ++i) {
    reader.only(*tables[i], {"name", "emblem"});
    content.screens[i] = {fixed<32>(reader, *tables[i], "name"),
                          fixed<32>(reader, *tables[i], "emblem")};
  }
}

}  // namespace

Parsed<Content> load_content(std::span<const ContentFile> files) {
  const ContentFile* cards = nullptr;
  const ContentFile* looks = nullptr;
  for (const ContentFile& file : files) {
    const bool is_cards = file.path.ends_with("cards.toml");
    if (!is_cards && !file.path.ends_with("looks.toml"))
      return Parsed<Content>::wrong(file.path + ":1:1: this game has no such content file");
    const ContentFile*& place = is_cards ? cards : looks;
    if (place != nullptr)
      return Parsed<Content>::wrong(file.path + ":1:1: a second file of that name; the first is " +
                                    place->path);
    place = &file;
  }
  if (cards == nullptr) return Parsed<Content>::wrong("paradoxical/cards.toml:1:1: missing");
  if (looks == nullptr) return Parsed<Content>::wrong("paradoxical/looks.toml:1:1: missing");

  Content content;
  TomlReader card_reader(*cards);
  read_cards(card_reader, content);
  if (!card_reader.error().empty()) return Parsed<Content>::wrong(card_reader.error());
  TomlReader look_reader(*looks);
  look_reader.only_in_file({"domain", "screen"});
  read_domains(look_reader, content);
  read_screens(look_reader, content);
  if (!look_reader.error().empty()) return Parsed<Content>::wrong(look_reader.error());
  return content;
}

}  // namespace paradoxa::paradoxical
