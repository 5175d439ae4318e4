// What is printed on tiles, boards and tokens, for clients that draw and name them.
#include "games/island/codec.hpp"

namespace paradoxa::island {
namespace {

json::object words_printed(const Words& words) {
  return {{"name", words.name.text()}, {"text", words.text.text()}};
}

json::array fruits_printed(FruitSet fruits) {
  json::array list;
  fruits.for_each([&](Fruit f) { list.push_back(json::string(kFruitWords.of(f))); });
  return list;
}

json::object bonus_printed(const BonusRule& rule, const Words& words) {
  json::array windows;
  rule.windows.for_each([&](Window w) { windows.push_back(json::string(kWindowWords.of(w))); });
  json::object object = words_printed(words);
  object["op"] = kBonusOpWords.of(rule.op);
  object["a"] = rule.a;
  object["b"] = rule.b;
  object["fruits"] = fruits_printed(rule.fruits);
  object["boxes"] = rule.boxes;
  object["windows"] = std::move(windows);
  return object;
}

json::object character_printed(const CharacterRule& rule, const CharacterText& text) {
  json::object object{{"name", text.name.text()},
                      {"health", rule.health},
                      {"energy", rule.energy},
                      {"advice", kAdviceWords.of(text.advice)},
                      {"background", text.background.text()},
                      {"epilogue", text.epilogue.text()}};
  object["ability"] = words_printed(text.ability);
  object["shared"] = rule.ability == Ability::kSharedPool;
  object["mission"] = words_printed(text.mission);
  if (rule.ability == Ability::kMeetingSquares) {
    std::string squares;
    for (const Square square : rule.squares) squares += kSquareLetters.of(square);
    object["squares"] = squares;
  }
  json::array bonuses;
  for (std::size_t b = 0; b < kBonuses; ++b)
    bonuses.push_back(bonus_printed(rule.bonuses[b], text.bonuses[b]));
  object["bonuses"] = std::move(bonuses);
  return object;
}

// IS-3.6: which spaces share a tile, and the arrows of knots.
json::object tiles_printed(const Content& content) {
  json::object tiles;
  for (int t = 0; t < kTiles; ++t) {
    json::array spaces;
    for (int part = 0; part < Tile::at(t).parts(); ++part)
      spaces.push_back(
          json::string(kSpaceWords.of(content.tiles.of(Spot::of(Tile::at(t), part)).id)));
    tiles[tile_text(Tile::at(t)).text()] = std::move(spaces);
  }
  return tiles;
}
json::object knots_printed(const Content& content) {
  json::object knots;
  for (std::size_t k = 0; k < kKnots; ++k) {
    json::array exits;
    for (const std::uint8_t side : content.tiles.knots[k].exit) exits.push_back(side);
    knots[kSpaceWords.of(Space::knot(static_cast<int>(k)).id)] = std::move(exits);
  }
  return knots;
}

// By what is announced: anomalies have their own names, and the ocean is no space (IS-3.5, IS-R41).
json::object spaces_printed(const Content& content) {
  json::object spaces;
  for (int n = 0; n < kNames; ++n) {
    const Name name = Name::at(n);
    json::object space{{"kind", "ocean"}, {"name", "ocean"}};
    if (n < kPlainNames) {
      space["kind"] = kKindWords.of(name.kind());
      space["name"] = content.texts.spaces[static_cast<std::size_t>(n)].text();
    } else if (!name.is_ocean()) {
      space = words_printed(content.texts.anomalies[static_cast<std::size_t>(name.anomaly())]);
      space["kind"] = kKindWords.of(Kind::kAnomaly);
    }
    spaces[to_text(name)] = std::move(space);
  }
  return spaces;
}
json::object ops_printed(const Content& content) {
  json::object ops;
  for (std::size_t y = 0; y < kOpPieces; ++y)
    ops[kOpPieceWords[y]] = {{"name", content.texts.pieces[y].text()}};
  return ops;
}
// IS-9.2.
json::object splits_printed() {
  return {{"2+0", {{"health", 2}, {"energy", 0}}},
          {"0+2", {{"health", 0}, {"energy", 2}}},
          {"1+1", {{"health", 1}, {"energy", 1}}}};
}

}  // namespace

json::object Codec::printed(const Content& content) {
  json::object characters, powers, tokens;
  for (std::size_t c = 0; c < kCharacters; ++c)
    characters[kCharacterWords[c]] =
        character_printed(content.characters[c], content.texts.characters[c]);
  for (std::size_t p = 0; p < kPowers; ++p)
    powers[kPowerWords[p]] = words_printed(content.texts.powers[p]);
  for (std::size_t a = 0; a < kAnomalies; ++a)
    tokens[kAnomalyWords[a]] = words_printed(content.texts.anomalies[a]);
  json::object op{{"name", content.texts.op.name.text()},
                  {"background", content.texts.op.background.text()},
                  {"epilogue", content.texts.op.epilogue.text()}};
  return {{"tiles", tiles_printed(content)},
          {"knots", knots_printed(content)},
          {"characters", std::move(characters)},
          {"powers", std::move(powers)},
          {"tokens", std::move(tokens)},
          {"spaces", spaces_printed(content)},
          {"ops", ops_printed(content)},
          {"splits", splits_printed()},
          {"op", std::move(op)}};
}

// The law mentions no number that the content decides.
AnyGame::Numbers Codec::numbers(const Content&) { return {}; }

}  // namespace paradoxa::island
