#include "games/paradoxical/content/content_load.hpp"

#include <optional>
#include <string>

#include "engine/content_parts.hpp"
#include "games/paradoxical/text/notation.hpp"

namespace paradoxa::paradoxical {
namespace {

// A step as it is written, or nothing and an error.
std::optional<Step> step_of(TomlRow& row, const toml::node& item) {
  const auto text = item.value_exact<std::string_view>();
  if (!text) {
    row.fail(item, "a step is a text such as \"DRAW 2\"");
    return std::nullopt;
  }
  const ReadStep read = read_step(*text);
  if (read.error.empty()) return read.step;
  row.fail(item, "'" + std::string(*text) + "': " + std::string(read.error));
  return std::nullopt;
}

// PX-OP.0: one to three steps, each of a known operation with parameters in range.
void read_effect(TomlRow& row, Effect& effect) {
  const auto steps = row.list("steps", "one to three texts, as [\"DRAW 2\", \"ADD 1\"]");
  if (!steps) return;
  bool right = true;
  for (std::size_t i = 0; i < steps->size(); ++i) {
    const auto step = step_of(row, *(*steps)[i]);
    right &= step.has_value() && i < kMaxSteps;
    if (i == kMaxSteps) row.fail(*(*steps)[i], "an effect has one to three steps (PX-OP.0)");
    if (right) effect.steps[effect.count++] = *step;
  }
  if (!right) return;
  if (const auto wrong = flaw(effect); !wrong.empty()) row.fail("steps", std::string(wrong));
}

// The printed card: copies are not in the file.
std::optional<Card> parse_face(std::string_view id) {
  const auto label = parse_label(id);
  if (!label || label->two_decks()) return std::nullopt;
  return label->card();
}

// PX-2.2, PX-OP.0: exactly one card for each domain and value.
void read_cards(TomlReader& file, Content& content) {
  const RowIds ids{3, parse_face, [](Card card) { return face_text(card.face()); },
                   "a card: K, S, T or V and a value from 1 to 13 (PX-2.1)", "PX-2.2"};
  file.rows_by_id("card", CardSet::all(false), ids, [&](TomlRow& row, Card card) {
    CardText& text = content.cards[static_cast<std::size_t>(card.face())];
    text = {};
    row.read("name", text.name);
    read_effect(row, text.effect);
  });
}

void read_looks(TomlReader& file, Content& content) {
  file.rows("domain", content.domains, [](TomlRow& row, DomainLook& look, std::size_t i) {
    row.fixed("id", kDomainIds[i]);
    row.read("name", look.name);
    row.read_colour("fill", look.fill);
    row.read_colour("ink", look.ink);
    row.read("icon", look.icon);
  });
  file.rows("screen", content.screens, read_screen);
}

constexpr ContentPart<Content> kParts[] = {{"cards.toml", read_cards}, {"looks.toml", read_looks}};

}  // namespace

Parsed<Content> load_content(std::span<const ContentFile> files) {
  return load_parts("paradoxical", kParts, files);
}

}  // namespace paradoxa::paradoxical
