// cards.toml and chains.toml.
#include <array>
#include <cstddef>
#include <set>
#include <string>
#include <string_view>

#include "games/restart/content/operation.hpp"
#include "games/restart/content/parts.hpp"
#include "games/restart/content/pattern.hpp"

namespace paradoxa::restart {
namespace {

std::string quoted(std::string_view text) { return "'" + std::string(text) + "'"; }

std::string two_digits(std::size_t number) {
  return std::string(number < 10 ? "0" : "") + std::to_string(number);
}

// ---- cards.toml ---------------------------------------------------------------------------------

// Each field of each type has nine cards, and of each cost as many as of the others' (8.2).
class CardCounts {
 public:
  // Returns false once there are too many.
  bool add(Type type, Field field) { return ++fields_[place(type, field)] <= kCardsOfField; }
  bool add(Type type, Field field, int cost) {
    const auto c = static_cast<std::size_t>(cost);
    return ++costs_[place(type, field)][c] <= kOfCost[c];
  }

 private:
  static constexpr int kCardsOfField = kCardsOfType / kFields;
  static constexpr std::array<int, 5> kOfCost{0, 3, 3, 2, 1};

  static constexpr std::size_t place(Type type, Field field) {
    return static_cast<std::size_t>(static_cast<int>(type) * kFields + static_cast<int>(field));
  }

  std::array<int, kTypes * kFields> fields_{};
  std::array<std::array<int, 5>, kTypes * kFields> costs_{};
};

bool read_slot(std::string_view word, Field field, Slot& slot) {
  if (word == ".") return true;
  if (word.size() == 1 && word[0] >= '1' && word[0] <= '9') {
    slot = Slot::of_points(word[0] - '0');
    return true;
  }
  const auto icon = kIconWords.parse(word);
  if (!icon || field_of(*icon) != field) return false;  // RS-1.8
  slot = Slot::of(*icon);
  return true;
}

void read_slots(TomlRow& row, CardRule& card) {
  const auto words = row.words("slots", 3 * kSlots);
  if (words.empty()) return;
  if (words.size() != kSlots)
    return row.fail("slots", "'slots' must be six, with a blank between two (RS-1.8)");
  for (std::size_t s = 0; s < kSlots; ++s)
    if (!read_slot(words[s], card.field, card.slots[s]))
      return row.fail("slots", quoted(words[s]) +
                                   " is not an icon of this field, points from 1 to 9, or . for "
                                   "nothing (RS-1.8)");
  card.index();
}

void read_text(TomlRow& row, CardRule& card) {
  const auto texts = texts_of(row, "text", "one or two operations");
  if (!texts) return;
  if (texts->empty() || texts->size() > kMaxOperations)
    return row.fail("text", "'text' must be a list of one or two operations");
  for (std::size_t i = 0; i < texts->size(); ++i)
    if (!read_operation((*texts)[i], card.text[i]))
      row.fail("text", quoted((*texts)[i]) + " is not an operation (docs/content.md)");
}

void read_field(TomlRow& row, Type type, CardRule& card, CardCounts& counts) {
  const std::string_view letter = row.text("field", 1);
  if (letter.empty()) return;
  const auto field = kFieldLetters.parse(letter);
  if (!field) return row.fail("field", "'field' must be P, I or M (RS-1.8)");
  card.field = *field;
  if (!counts.add(type, *field)) row.fail("field", "a type has nine cards of each field (RS-1.8)");
}

void read_cost(TomlRow& row, Type type, CardRule& card, CardCounts& counts) {
  row.read("cost", card.cost, 1, 4);
  if (card.cost > 0 && !counts.add(type, card.field, card.cost))
    row.fail("cost", "the nine cards of a type and field cost 1 1 1 2 2 2 3 3 4");
}

// ---- chains.toml --------------------------------------------------------------------------------

constexpr std::array<int, kLevels> kCellsOfLevel{3, 4, 5};

// 8.3: the types are on the patterns of a level equally often.
class TypesLeft {
 public:
  // The first type that is there too often; nothing if there is none.
  std::string_view take(const Pattern& pattern, int level) {
    const auto l = static_cast<std::size_t>(level - 1);
    const int share = kChainsOfLevel[l] * kCellsOfLevel[l] / kTypes;
    for (int r = 0; r < pattern.rows; ++r)
      for (int c = 0; c < pattern.columns; ++c) {
        if (!pattern.wants(r, c)) continue;
        const auto type = static_cast<std::size_t>(pattern.type(r, c));
        if (++seen_[l][type] > share) return kTypeWords[type];
      }
    return {};
  }

 private:
  std::array<std::array<int, kTypes>, kLevels> seen_{};
};

void read_pattern(TomlRow& row, Chain chain, ChainRule& rule, TypesLeft& left,
                  std::set<std::string>& known) {
  const auto rows = texts_of(row, "rows", "one to three rows");
  if (!rows) return;
  const auto pattern = parse_pattern(*rows);
  if (!pattern) return row.fail("rows", pattern.error());
  rule = chain_rule(*pattern);
  const int cells = kCellsOfLevel[static_cast<std::size_t>(chain.level() - 1)];
  if (rule.cells != cells)
    return row.fail("rows", "a pattern of level " + std::to_string(chain.level()) + " names " +
                                std::to_string(cells) + " types");
  std::string text;
  for (const std::string_view each : *rows) text += std::string(each) + "/";
  if (!known.insert(text).second) return row.fail("rows", "another Chain has this pattern");
  const std::string_view often = left.take(*pattern, chain.level());
  if (!often.empty())
    row.fail("rows", std::string(often) + " is on the patterns of this level too often");
}

}  // namespace

void read_cards(TomlReader& file, Content& content) {
  CardCounts counts;
  std::set<std::string_view> names;
  file.rows("card", content.cards, [&](TomlRow& row, CardRule& card, std::size_t c) {
    const Card id = Card::at(static_cast<int>(c));
    NameText& name = content.texts.cards[c];
    row.fixed("id", kTypeLetters.of(id.type()) + two_digits(static_cast<std::size_t>(id.number())));
    row.read("name", name);
    if (!name.empty() && !names.insert(name.text()).second)
      row.fail("name", "another card has this name");
    read_field(row, id.type(), card, counts);
    read_cost(row, id.type(), card, counts);
    read_slots(row, card);
    read_text(row, card);
  });
}

void read_chains(TomlReader& file, Content& content) {
  TypesLeft left;
  std::set<std::string> known;
  file.rows("chain", content.chains, [&](TomlRow& row, ChainRule& rule, std::size_t c) {
    row.fixed("id", "C" + two_digits(c + 1));
    read_pattern(row, Chain::at(static_cast<int>(c)), rule, left, known);
  });
}

}  // namespace paradoxa::restart
