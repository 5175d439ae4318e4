#include "games/island/content/content_load.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/content_parts.hpp"
#include "games/island/content/operation.hpp"
#include "games/island/rules/layout.hpp"

namespace paradoxa::island {
namespace {

// ---- tiles.toml ---------------------------------------------------------------------------------

// IS-2.1: each of the 28 spaces that are no lake, as often as it occurs.
class SpacesLeft {
 public:
  SpacesLeft() {
    for (int s = 0; s < kSpaces; ++s)
      if (Space::at(s).kind() != Kind::kLake)
        left_[static_cast<std::size_t>(s)] = Space::at(s).copies();
  }
  bool take(Space space) { return left_[space.id]-- > 0; }

 private:
  std::array<int, kSpaces> left_{};
};

void read_spaces(TomlRow& row, Tile tile, SpacesLeft& left, Tiles& tiles) {
  const auto words = row.words("spaces", 40);
  if (words.empty()) return;
  if (words.size() != 2)
    return row.fail("spaces", "'spaces' must be two spaces, as in \"orange portal_1\" (IS-3.1)");
  for (std::size_t i = 0; i < 2; ++i) {
    Space space;
    const std::string word = "'" + std::string(words[i]) + "'";
    if (!kSpaceWords.parse(words[i], space.id) || space.kind() == Kind::kLake)
      row.fail("spaces", word + " is not a space of such a tile");
    else if (!left.take(space))
      row.fail("spaces", word + " is on too many tiles");
    else
      tiles.space[Spot::of(tile, static_cast<int>(i)).id] = space;
  }
}

// IS-3.4, IS-R4: "0-3 1-5 2-4", each side once.
void read_arrows(TomlRow& row, KnotArrows& arrows) {
  const auto words = row.words("arrows", 16);
  if (words.empty()) return;
  const auto is_side = [](char c) { return c >= '0' && c <= '5'; };
  unsigned seen = 0;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string_view word = words[i];
    if (word.size() != 3 || !is_side(word[0]) || word[1] != '-' || !is_side(word[2])) break;
    const auto a = static_cast<std::uint8_t>(word[0] - '0');
    const auto b = static_cast<std::uint8_t>(word[2] - '0');
    arrows.exit[a] = b;
    arrows.exit[b] = a;
    arrows.arrow[a] = arrows.arrow[b] = static_cast<std::uint8_t>(i);
    seen |= 1u << a | 1u << b;
  }
  if (words.size() != 3 || seen != 0x3F)
    row.fail("arrows",
             "'arrows' must join each of the sides 0 to 5 with another, as in \"0-3 1-5 2-4\" "
             "(IS-3.4)");
}

void read_tiles(TomlReader& file, Content& content) {
  Tiles& tiles = content.tiles;
  for (int l = 0; l < kLakes; ++l)
    for (int i = 0; i < 3; ++i)
      tiles.space[Spot::of(Tile::at(l), i).id] = Space::of(static_cast<Lake>(l));
  SpacesLeft left;
  std::array<Tile, kPairTiles> pairs{};
  file.rows("tile", pairs, [&](TomlRow& row, Tile&, std::size_t t) {
    const Tile tile = Tile::pair(static_cast<int>(t));
    row.fixed("id", tile_text(tile).text());
    read_spaces(row, tile, left, tiles);
  });
  file.rows("knot", tiles.knots, [](TomlRow& row, KnotArrows& arrows, std::size_t k) {
    row.fixed("id", kSpaceWords[Space::knot(static_cast<int>(k)).id]);
    read_arrows(row, arrows);
  });
  if (file.ok()) tiles.index();
}

// ---- islands.toml -------------------------------------------------------------------------------

void read_tokens(TomlRow& row, KnownIsland& known) {
  const auto words = row.words("anomalies", 64);
  if (words.empty()) return;
  AnomalySet seen;
  for (std::size_t i = 0; i < words.size() && i < known.tokens.size(); ++i)
    if (kAnomalyWords.parse(words[i], known.tokens[i])) seen.add(known.tokens[i]);
  if (words.size() != known.tokens.size() || seen.size() != kAnomalySpaces)
    row.fail("anomalies", "'anomalies' must be five different tokens (IS-4.3)");
}

void read_islands(TomlReader& file, Content& content) {
  constexpr std::size_t kMaxLayout = 256;
  file.rows("island", content.islands, [](TomlRow& row, KnownIsland& known, std::size_t i) {
    row.fixed("id", "R" + std::to_string(i + 1));
    const std::string_view layout = row.text("layout", kMaxLayout);
    if (!layout.empty()) {
      const auto island = parse_layout(layout);
      if (island)
        known.island = *island;
      else
        row.fail("layout", island.error() + " (IS-3.3)");
    }
    read_tokens(row, known);
  });
}

// ---- characters.toml ----------------------------------------------------------------------------

void read_squares(TomlRow& row, CharacterRule& rule) {
  const auto words = row.words("squares", 2 * kSquares - 1);
  if (words.empty()) return;
  bool right = words.size() == kSquares;
  for (std::size_t i = 0; right && i < words.size(); ++i) {
    const auto square = kSquareLetters.parse(words[i]);
    right = square.has_value();
    if (right) rule.squares[i] = *square;
  }
  if (!right) row.fail("squares", "'squares' must be six of E, H and A (IS-22.4)");
}

void read_board(TomlRow& row, CharacterRule& rule) {
  if (rule.ability == Ability::kSharedPool) {  // IS-22.1
    row.read("pool", rule.health, 2, 9);
    row.read("min_pool", rule.min_pool, 1, 9);
    if (rule.min_pool > rule.health)
      row.fail("min_pool", "'min_pool' must not exceed 'pool' (IS-22.1)");
  } else {
    row.read("health", rule.health, 1, 9);
    row.read("energy", rule.energy, 1, 9);
  }
  if (rule.ability == Ability::kMeetingSquares) read_squares(row, rule);
}

// IS-22, IS-23: abilities and missions belong to the characters, and are listed in their order.
void read_character(TomlRow& row, std::size_t c, CharacterRule& rule, CharacterText& text) {
  rule.ability = static_cast<Ability>(c);
  rule.mission = static_cast<Mission>(c);
  row.fixed("id", kCharacterWords[c]);
  row.read("name", text.name);
  row.read("advice", text.advice, kAdviceWords, "IS-4.9");
  read_board(row, rule);
  row.fixed("ability", kAbilityWords.of(rule.ability));
  row.read("ability_name", text.ability.name);
  row.read("ability_text", text.ability.text);
  row.fixed("mission", kMissionWords.of(rule.mission));
  row.read("mission_name", text.mission.name);
  row.read("mission_text", text.mission.text);
  row.read("background", text.background);
  row.read("epilogue", text.epilogue);
}

// IS-14.1: the fruits of a board, each on one bonus.
void read_fruits(TomlRow& row, BonusRule& bonus, FruitSet& left) {
  for (const std::string_view word : row.words("fruits", 64)) {
    const auto fruit = kFruitWords.parse(word);
    if (!fruit) return row.fail("fruits", "'" + std::string(word) + "' is not a fruit");
    if (!left.contains(*fruit))
      return row.fail("fruits", "'" + std::string(word) + "' is on this board already (IS-14.1)");
    left.remove(*fruit);
    bonus.fruits.add(*fruit);
  }
  bonus.boxes = static_cast<std::uint8_t>(bonus.fruits.size());
}

void read_windows(TomlRow& row, BonusRule& bonus) {
  for (const std::string_view word : row.words("windows", 64)) {
    const auto window = kWindowWords.parse(word);
    if (!window || !windows_of(bonus).contains(*window))
      return row.fail("windows",
                      "'" + std::string(word) + "' is no window of this operation (IS-15.1)");
    bonus.windows.add(*window);
  }
}

void read_bonus(TomlRow& row, const CharacterRule& rule, BonusRule& bonus, Words& text,
                FruitSet& left) {
  row.read("name", text.name);
  row.read("text", text.text);
  if (rule.ability == Ability::kFreeBoxes)
    row.read("boxes", bonus.boxes, 1, 4);
  else
    read_fruits(row, bonus, left);
  const auto words = row.words("operation", 32);
  if (words.empty()) return;
  if (!read_operation(words, bonus))
    return row.fail("operation", "'operation' is not one of the bonuses' (docs/content.md)");
  if (bonus.op == BonusOp::kCircleSquare && rule.ability != Ability::kMeetingSquares)
    row.fail("operation", "only a board with squares can circle one (IS-22.4)");
  read_windows(row, bonus);
}

// IS-14.1, IS-22.3: two bonuses of two fruits and one of three.
bool has_right_boxes(const CharacterRule& rule) {
  int twos = 0, threes = 0;
  for (const BonusRule& bonus : rule.bonuses) {
    twos += bonus.boxes == 2;
    threes += bonus.boxes == 3;
  }
  return twos == 2 && threes == 1;
}

void read_characters(TomlReader& file, Content& content) {
  file.rows("character", content.characters, [&](TomlRow& row, CharacterRule& rule, std::size_t c) {
    read_character(row, c, rule, content.texts.characters[c]);
  });
  std::array<FruitSet, kCharacters> left{};
  for (FruitSet& fruits : left) fruits = FruitSet::all();
  std::array<BonusRule, kCharacters * kBonuses> bonuses{};
  file.rows("bonus", bonuses, [&](TomlRow& row, BonusRule&, std::size_t i) {
    const std::size_t c = i / kBonuses;
    const std::size_t b = i % kBonuses;
    CharacterRule& rule = content.characters[c];
    row.fixed("id", std::string(kCharacterWords[c]) + "_" + std::to_string(b + 1));
    read_bonus(row, rule, rule.bonuses[b], content.texts.characters[c].bonuses[b], left[c]);
    if (b == kBonuses - 1 && !has_right_boxes(rule))
      row.fail("id", "the bonuses of a board take 2, 2 and 3 fruits (IS-14.1)");
  });
}

// ---- powers.toml, anomalies.toml, looks.toml ----------------------------------------------------

void read_changes(TomlRow& row, PowerRule& rule) {
  constexpr std::string_view kWhat = "'changes' must be a list of one to three changes of rules";
  const auto items = row.list("changes", kWhat);
  if (!items) return;
  if (items->empty() || items->size() > 3) return row.fail("changes", std::string(kWhat));
  for (const toml::node* item : *items) {
    const auto text = item->value<std::string_view>();
    if (!text || !read_change(*text, rule))
      row.fail(*item, "not a change of rules (docs/content.md)");
  }
}

void read_powers(TomlReader& file, Content& content) {
  file.rows("power", content.powers, [&](TomlRow& row, PowerRule& rule, std::size_t p) {
    Words& text = content.texts.powers[p];
    row.fixed("id", kPowerWords[p]);
    row.read("name", text.name);
    row.read("text", text.text);
    read_changes(row, rule);
  });
}

void read_anomalies(TomlReader& file, Content& content) {
  file.rows("anomaly", content.anomalies, [&](TomlRow& row, AnomalyRule& rule, std::size_t a) {
    Words& text = content.texts.anomalies[a];
    row.fixed("id", kAnomalyWords[a]);
    row.read("name", text.name);
    row.read("text", text.text);
    const auto words = row.words("operation", 32);
    if (!words.empty() && !read_operation(words, rule))
      row.fail("operation", "'operation' is not one of the anomalies' (docs/content.md)");
  });
}

void read_looks(TomlReader& file, Content& content) {
  Texts& texts = content.texts;
  file.rows("space", texts.spaces, [](TomlRow& row, NameText& name, std::size_t n) {
    row.fixed("id", name_id(Name::at(static_cast<int>(n))));
    row.read("name", name);
  });
  file.rows("piece", texts.pieces, [](TomlRow& row, NameText& name, std::size_t p) {
    row.fixed("id", kOpPieceWords[p]);
    row.read("name", name);
  });
  file.row("op", [&](TomlRow& row) {
    row.read("name", texts.op.name);
    row.read("background", texts.op.background);
    row.read("epilogue", texts.op.epilogue);
  });
  file.rows("screen", texts.screens, read_screen);
}

constexpr ContentPart<Content> kParts[] = {
    {"tiles.toml", read_tiles},           {"islands.toml", read_islands},
    {"characters.toml", read_characters}, {"powers.toml", read_powers},
    {"anomalies.toml", read_anomalies},   {"looks.toml", read_looks}};

}  // namespace

Parsed<Content> load_content(std::span<const ContentFile> files) {
  Parsed<Content> content = load_parts("island", kParts, files);
  if (content) (*content).lakes = count_lakes();
  return content;
}

}  // namespace paradoxa::island
