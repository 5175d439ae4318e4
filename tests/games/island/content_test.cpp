// The content files: what is shipped, what is refused and where.
#include <stdexcept>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/island_content.hpp"

namespace paradoxa::island {
namespace {

const CharacterRule& rule(Character c) { return shipped().characters[at(c)]; }
const BonusRule& bonus(Character c, std::size_t number) { return rule(c).bonuses[number - 1]; }

FruitSet fruits(std::initializer_list<Fruit> list) {
  FruitSet set;
  for (const Fruit f : list) set.add(f);
  return set;
}
WindowSet windows(std::initializer_list<Window> list) {
  WindowSet set;
  for (const Window w : list) set.add(w);
  return set;
}

TEST(IsContent, the_tiles_are_those_of_the_reference_card) {
  const Tiles& tiles = shipped().tiles;
  const auto mate = [&](Space space, int which) {
    const Spot spot = tiles.spot(space, which);
    return tiles.of(Spot::of(spot.tile(), 1 - spot.part()));
  };
  // No tile has two spaces of one kind, and whatever is announced alike has different mates.
  for (int t = 0; t < kPairTiles; ++t)
    EXPECT_NE(tiles.of(Spot::of(Tile::pair(t), 0)).kind(),
              tiles.of(Spot::of(Tile::pair(t), 1)).kind());
  for (int s = 0; s < kSpaces; ++s) {
    const Space space = Space::at(s);
    if (space.kind() == Kind::kLake) continue;
    for (int i = 0; i < space.copies(); ++i)
      for (int j = 0; j < i; ++j)
        EXPECT_NE(mate(space, i), mate(space, j)) << kSpaceWords[space.id];
  }
  EXPECT_EQ(mate(Space::of(Fruit::kOrange), 0), Space::portal(0));
  EXPECT_EQ(mate(Space::knot(2), 0), Space::portal(1));
}

TEST(IsContent, IS_22_IS_23_boards_have_their_abilities_missions_and_numbers) {
  EXPECT_EQ(rule(Character::kGranddead).ability, Ability::kSharedPool);
  EXPECT_EQ(rule(Character::kGranddead).health, 6);
  EXPECT_EQ(rule(Character::kGranddead).energy, 0);
  EXPECT_EQ(rule(Character::kGranddead).min_pool, 4);
  EXPECT_EQ(rule(Character::kAchilles).ability, Ability::kDoubleScare);
  EXPECT_EQ(rule(Character::kHempel).ability, Ability::kFreeBoxes);
  EXPECT_EQ(rule(Character::kTheseus).ability, Ability::kMeetingSquares);
  EXPECT_EQ(rule(Character::kPhil).ability, Ability::kOceanWrapAndDry);
  EXPECT_EQ(rule(Character::kSchrodie).ability, Ability::kLeap);
  for (std::size_t c = 0; c < kCharacters; ++c)
    EXPECT_EQ(static_cast<std::size_t>(shipped().characters[c].mission), c);
  EXPECT_EQ(rule(Character::kPhil).health, 5);
  EXPECT_EQ(rule(Character::kSchrodie).energy, 3);
  EXPECT_EQ(rule(Character::kTheseus).squares[2], Square::kAction);
  EXPECT_EQ(rule(Character::kTheseus).squares[4], Square::kHealth);
}

TEST(IsContent, IS_14_1_every_fruit_is_on_one_bonus_of_every_board) {
  for (std::size_t c = 0; c < kCharacters; ++c) {
    FruitSet all;
    int boxes = 0;
    for (const BonusRule& each : shipped().characters[c].bonuses) {
      EXPECT_TRUE((all & each.fruits).empty());
      all = all | each.fruits;
      boxes += each.boxes;
    }
    EXPECT_EQ(boxes, kFruits);
    EXPECT_EQ(all,
              character(static_cast<int>(c)) == Character::kHempel ? FruitSet{} : FruitSet::all());
  }
}

TEST(IsContent, IS_14_3_IS_15_1_bonuses_have_their_operations_and_windows) {
  EXPECT_EQ(bonus(Character::kGranddead, 1).op, BonusOp::kScareMet);
  EXPECT_EQ(bonus(Character::kGranddead, 1).fruits, fruits({Fruit::kGrapes, Fruit::kStrawberry}));
  EXPECT_EQ(bonus(Character::kGranddead, 1).windows, windows({Window::kEncounter}));
  EXPECT_EQ(bonus(Character::kHempel, 1).windows, windows({Window::kOwnTurn, Window::kLethal}));
  EXPECT_EQ(bonus(Character::kHempel, 1).a, 1);
  EXPECT_EQ(bonus(Character::kHempel, 1).b, 1);
  EXPECT_EQ(bonus(Character::kHempel, 2).a, 2);
  EXPECT_EQ(bonus(Character::kPhil, 1).windows, windows({Window::kOwnTurn, Window::kInteraction}));
  EXPECT_EQ(bonus(Character::kSchrodie, 3).op, BonusOp::kScoutSteps);
  EXPECT_EQ(bonus(Character::kSchrodie, 3).a, 1);
  EXPECT_EQ(bonus(Character::kSchrodie, 3).b, 3);
  EXPECT_EQ(bonus(Character::kTheseus, 3).fruits,
            fruits({Fruit::kBanana, Fruit::kCherries, Fruit::kGrapes}));
}

TEST(IsContent, IS_21_powers_change_what_they_say) {
  const auto rule_of = [](Power p) { return shipped().powers[at(p)]; };
  EXPECT_TRUE(rule_of(Power::kFlood).wave_lakes && !rule_of(Power::kFlood).portal_any);
  EXPECT_TRUE(rule_of(Power::kHurricane).portal_any);
  EXPECT_TRUE(rule_of(Power::kLithophytes).swap_bush_rock);
  EXPECT_TRUE(rule_of(Power::kTumbleweed).bush_wrap &&
              rule_of(Power::kTumbleweed).bush_takes_fruit);
  EXPECT_TRUE(rule_of(Power::kRiftWalk).anomaly_rift);
  EXPECT_EQ(rule_of(Power::kUndertow).ocean_tax, 1);
  EXPECT_TRUE(rule_of(Power::kHush).mute_scouting);
  EXPECT_EQ(rule_of(Power::kHeavyAir).long_move_cost, 1);
  EXPECT_EQ(rule_of(Power::kRockslide).push_damage, 1);
  EXPECT_EQ(rule_of(Power::kOvergrowth).bush_steps, 2);
  EXPECT_EQ(rule_of(Power::kFourthHand).op_actions, 4);
  EXPECT_EQ(rule_of(Power::kFlood).op_actions, 3);
  EXPECT_EQ(rule_of(Power::kBarrenSeason).mute_spaces.size(), 2);
}

TEST(IsContent, IS_20_anomalies_do_what_they_say) {
  const auto rule_of = [](Anomaly a) { return shipped().anomalies[static_cast<std::size_t>(a)]; };
  EXPECT_EQ(rule_of(Anomaly::kWound).health, 1);
  EXPECT_EQ(rule_of(Anomaly::kDrain).energy, 1);
  EXPECT_EQ(rule_of(Anomaly::kBlight).op, AnomalyOp::kStrikeFruit);
  EXPECT_EQ(rule_of(Anomaly::kRockStirs).piece, OpPiece::kRock);
  EXPECT_EQ(rule_of(Anomaly::kWaveStirs).piece, OpPiece::kWave);
  EXPECT_EQ(rule_of(Anomaly::kSinkhole).target, Target::kLake);
  EXPECT_EQ(rule_of(Anomaly::kArrows).op, AnomalyOp::kSend);
}

TEST(IsContent, every_text_is_there) {
  const Texts& texts = shipped().texts;
  for (const CharacterText& each : texts.characters) {
    EXPECT_FALSE(each.name.empty() || each.background.empty() || each.epilogue.empty());
    for (const Words& words : each.bonuses) EXPECT_FALSE(words.name.empty() || words.text.empty());
  }
  for (const Words& words : texts.powers) EXPECT_FALSE(words.name.empty() || words.text.empty());
  EXPECT_EQ(texts.spaces[Name::of(Lake::kBent).id].text(), "bent lake");
  EXPECT_EQ(texts.pieces[at(OpPiece::kWave)].text(), "Wave");
}

// ---- What is refused ----------------------------------------------------------------------------

struct Broken {
  std::string file, before, after, error;
};

std::string error_with(const Broken& change) {
  std::vector<ContentFile> files = shipped_files(Game::kName);
  for (ContentFile& file : files) {
    if (!file.path.ends_with("/" + change.file)) continue;
    const std::size_t at = file.text.find(change.before);
    if (at == std::string::npos) throw std::invalid_argument("not in the file: " + change.before);
    file.text.replace(at, change.before.size(), change.after);
  }
  const auto loaded = load_content(files);
  return loaded ? "" : loaded.error();
}

TEST(IsContent, what_is_wrong_is_named_with_file_line_and_column) {
  const std::vector<Broken> cases{
      {"tiles.toml", "orange portal_1", "orange portal_4",
       ":8:10: 'portal_4' is not a space of such a tile"},
      {"tiles.toml", "orange portal_1", "orange lake_bent",
       "'lake_bent' is not a space of such a tile"},
      {"tiles.toml", "orange portal_1", "banana portal_1", ":12:10: 'banana' is on too many tiles"},
      {"tiles.toml", "orange portal_1", "orange", "'spaces' must be two spaces"},
      {"tiles.toml", "id = \"T02\"", "id = \"T03\"", "must be 'T02'"},
      {"tiles.toml", "0-3 1-5 2-4", "0-3 1-5 2-5", "join each of the sides 0 to 5"},
      {"tiles.toml", "0-3 1-5 2-4", "0-3 1-5", "join each of the sides 0 to 5"},
      {"tiles.toml", "0-3 1-5 2-4", "0-3 1-5 2-6", "join each of the sides 0 to 5"},
      {"tiles.toml", "0-3 1-5 2-4", "0-3 1-5 2-4 2-4", "join each of the sides 0 to 5"},
      {"tiles.toml", "0-3 1-5 2-4", "0-3 1-1 2-4", "join each of the sides 0 to 5"},
      {"islands.toml", "L1@E3/1", "L1@E4/1", ":6:10: 'T09@F5/2' overlaps another tile (IS-3.3)"},
      {"islands.toml", "orchard wound", "orchard orchard", "five different tokens"},
      {"islands.toml", "orchard wound", "orchard", "five different tokens"},
      {"islands.toml", "orchard wound", "orchard gold", "five different tokens"},
      {"characters.toml", "ability = \"leap\"", "ability = \"fly\"", "must be 'leap'"},
      {"characters.toml", "min_pool = 4", "min_pool = 7", "must not exceed 'pool'"},
      {"characters.toml", "health = 4", "health = 10", "'health' must be"},
      {"characters.toml", "health = 4", "pool = 4", "'pool' is not a known key"},
      {"characters.toml", "E H A E H A", "E H A E H", "six of E, H and A"},
      {"characters.toml", "E H A E H A", "E H A E H B", "six of E, H and A"},
      {"characters.toml", "advice = \"easy\"", "advice = \"hard\"", "'advice' must be easy"},
      {"characters.toml", "grapes strawberry", "grapes pear", "'pear' is not a fruit"},
      {"characters.toml", "grapes strawberry", "grapes orange",
       "'orange' is on this board already"},
      {"characters.toml", "grapes strawberry", "grapes", "take 2, 2 and 3 fruits"},
      {"characters.toml", "boxes = 3", "boxes = 2", "take 2, 2 and 3 fruits"},
      {"characters.toml", "\"scare_met\"", "\"scare_all\"",
       "'operation' is not one of the bonuses'"},
      {"characters.toml", "restore 0 2", "restore 0 0", "'operation' is not one of the bonuses'"},
      {"characters.toml", "restore 0 2", "restore 2", "'operation' is not one of the bonuses'"},
      {"characters.toml", "extra_action 1", "extra_action 4",
       "'operation' is not one of the bonuses'"},
      {"characters.toml", "free_move 2", "free_move 2 1", "'operation' is not one of the bonuses'"},
      {"characters.toml", "scout_steps 1 3", "scout_steps 3 3",
       "'operation' is not one of the bonuses'"},
      {"characters.toml", "\"track\"", "\"circle_square\"", "only a board with squares"},
      {"characters.toml", "windows = \"encounter\"", "windows = \"turn\"",
       "'turn' is no window of this operation"},
      {"characters.toml", "windows = \"turn\"", "windows = \"turn lethal\"",
       "'lethal' is no window of this operation"},
      {"powers.toml", "[\"wave_lakes\"]", "[\"wave_hills\"]", "not a change of rules"},
      {"powers.toml", "[\"wave_lakes\"]", "[\"wave_lakes 2\"]", "not a change of rules"},
      {"powers.toml", "[\"wave_lakes\"]", "[]", "one to three changes"},
      {"powers.toml", "[\"wave_lakes\"]", "[7]", "not a change of rules"},
      {"powers.toml", "ocean_tax 1", "ocean_tax 0", "not a change of rules"},
      {"powers.toml", "bush_attack 1 fruit", "bush_attack 1 nut", "not a change of rules"},
      {"powers.toml", "mute_spaces fruit camp", "mute_spaces", "not a change of rules"},
      {"powers.toml", "mute_spaces fruit camp", "mute_spaces fruit fruit", "not a change of rules"},
      {"anomalies.toml", "lose 1 0", "lose 0 0", "'operation' is not one of the anomalies'"},
      {"anomalies.toml", "lose 1 0", "lose 1", "'operation' is not one of the anomalies'"},
      {"anomalies.toml", "op_action rock", "op_action hill",
       "'operation' is not one of the anomalies'"},
      {"anomalies.toml", "send lake", "send sea", "'operation' is not one of the anomalies'"},
      {"anomalies.toml", "\"strike_fruit circled\"", "\"strike_fruit any\"",
       "'operation' is not one of the anomalies'"},
      {"looks.toml", "id = \"camp_b\"", "id = \"camp_c\"", "must be 'camp_b'"},
      {"looks.toml", "[[op]]", "[[opp]]", ":1:1: [[op]] is missing"},
  };
  for (const Broken& each : cases) {
    const std::string error = error_with(each);
    const std::size_t at = error.find(each.error);
    EXPECT_NE(at, std::string::npos) << each.after << ": " << error;
    const std::size_t line = at == std::string::npos ? 0 : error.rfind('\n', at) + 1;
    EXPECT_TRUE(error.substr(line).starts_with("island/" + each.file + ":"))
        << each.after << ": " << error;
  }
}

TEST(IsContent, all_errors_of_all_files_are_told) {
  std::vector<ContentFile> files = shipped_files(Game::kName);
  for (ContentFile& file : files) file.text += "\n[[more]]\n";
  const auto loaded = load_content(files);
  ASSERT_FALSE(loaded);
  for (const ContentFile& file : files)
    EXPECT_NE(loaded.error().find(file.path + ":"), std::string::npos) << loaded.error();
  files.pop_back();
  EXPECT_NE(load_content(files).error().find("missing"), std::string::npos);
}

}  // namespace
}  // namespace paradoxa::island
