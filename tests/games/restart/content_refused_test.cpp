// Every constraint on the content files is seen to fail, with the place it is said at.
#include <stdexcept>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/restart_content.hpp"

namespace paradoxa::restart {
namespace {

struct Broken {
  std::string before, after, error;
};

std::string error_with(const std::string& name, const Broken& change) {
  std::vector<ContentFile> files = shipped_files(Game::kName);
  for (ContentFile& file : files) {
    if (!file.path.ends_with("/" + name)) continue;
    const std::size_t at = file.text.find(change.before);
    if (at == std::string::npos) throw std::invalid_argument("not in the file: " + change.before);
    file.text.replace(at, change.before.size(), change.after);
  }
  const auto loaded = load_content(files);
  return loaded ? "" : loaded.error();
}

// The error is told, and its line begins with the file.
void expect_refused(const std::string& file, const std::vector<Broken>& changes) {
  for (const Broken& each : changes) {
    const std::string error = error_with(file, each);
    const std::size_t at = error.find(each.error);
    EXPECT_NE(at, std::string::npos) << each.after << ": " << error;
    const std::size_t line = at == std::string::npos ? 0 : error.rfind('\n', at) + 1;
    EXPECT_TRUE(error.substr(line).starts_with("restart/" + file + ":"))
        << each.after << ": " << error;
  }
}

TEST(RsContentRefused, cards) {
  expect_refused(
      "cards.toml",
      {{"id = \"F02\"", "id = \"F03\"", ":14:6: the id here must be 'F02'"},
       {"Seed Vault Unsealed", "Rain on the Dust Acres", ":15:8: another card has this name"},
       {"field = \"P\"", "field = \"M\"", "a type has nine cards of each field"},
       {"field = \"P\"", "field = \"X\"", "'field' must be P, I or M"},
       {"cost = 1", "cost = 2", "cost 1 1 1 2 2 2 3 3 4"},
       {"cost = 1", "cost = 5", "'cost' must be a whole number from 1 to 4"},
       {"Mv . . 1 . 2", "Mv . . 1 .", "'slots' must be six"},
       {"Mv . . 1 . 2", "Bu . . 1 . 2", ":10:9: 'Bu' is not an icon of this field"},
       {"Mv . . 1 . 2", "Mv . . 0 . 2", "'0' is not an icon of this field"},
       {"Mv . . 1 . 2", "Mv  . 1 . 2", "'' is not an icon of this field"},
       {"[\"per pill F AGE 4\"]", "\"gain pill 1\"", "'text' must be a list of one or two"},
       {"[\"per pill F AGE 4\"]", "[]", "'text' must be a list of one or two operations"},
       {"[\"per pill F AGE 4\"]", "[\"bury\", \"bury\", \"bury\"]", "one or two operations"},
       {"[\"per pill F AGE 4\"]", "[7]", ":11:9: expected a text"},
       {"[[card]]", "[[cards]]", "expected exactly 108 [[card]], found 107"}});
}

TEST(RsContentRefused, texts_of_cards) {
  std::vector<Broken> changes;
  for (const char* text : {"win",
                           "none",
                           "gain pill",
                           "gain pill 0",
                           "gain pill 10",
                           "gain pill 1 1",
                           "gain pill 1 ",
                           "gain coin 1",
                           "share pill 2",
                           "per pill F 4",
                           "per pill X AGE 4",
                           "per pill F HERE 4",
                           "ifset AGE equal pill 1",
                           "seed card 1",
                           "seedchain card 1",
                           "collect",
                           "place upcoming ADJ",
                           "place deck",
                           "swap",
                           "chainswap deck_hand",
                           "match turn",
                           "extra XX 1",
                           "take hand",
                           "dig",
                           "reup 1",
                           "bury 1",
                           "trade card 1 pill 2 2",
                           "trade card 2 for pill 2 times 1",
                           "trade frag 2 for time 2 times 1",
                           "dig 4",
                           "seed frag 1",
                           "trade card 1 for pill 2",
                           "trade card 1 for pill 2 times 0",
                           "trade pill 1 for pill 2 times 1"})
    changes.push_back(
        {"per pill F AGE 4", text, ":11:8: '" + std::string(text) + "' is not an operation"});
  expect_refused("cards.toml", changes);
}

TEST(RsContentRefused, chains) {
  expect_refused(
      "chains.toml",
      {{"id = \"C01\"", "id = \"C1\"", "the id here must be 'C01'"},
       {"[\"S.\", \"ET\"]", "[\"S.\", \"E.T\"]", ":6:8: rows of different length"},
       {"[\"S.\", \"ET\"]", "[\"S..\", \"...\", \"...\", \"ET.\"]", "one to three rows"},
       {"[\"S.\", \"ET\"]", "[\"SETF\"]", "of one to three cells"},
       {"[\"S.\", \"ET\"]", "[]", "one to three rows"},
       {"[\"S.\", \"ET\"]", "[\"\"]", "of one to three cells"},
       {"[\"S.\", \"ET\"]", "[\"S.\", \"EX\"]", "a cell is F, E, T or S"},
       {"[\"S.\", \"ET\"]", "[\"S.\", \"E.\"]", "names at least three types"},
       {"[\"S.\", \"ET\"]", "[\"S..\", \"ET.\"]", "an outer row or column takes any cards"},
       {"[\"S.\", \"ET\"]", "[\"..\", \"S.\", \"ET\"]", "an outer row or column takes any cards"},
       {"[\"S.\", \"ET\"]", "[\"SF\", \"ET\"]", "a pattern of level 1 names 3 types"},
       {"[\"S.\", \"ET\"]", "[\"T.\", \"EF\"]", "another Chain has this pattern"},
       {"[\"S.\", \"ET\"]", "[\"F.\", \"ET\"]", "food is on the patterns of this level too often"},
       {"[\"S.\", \"ET\"]", "[1]", "expected a text"}});
}

TEST(RsContentRefused, abilities_and_gadgets) {
  expect_refused(
      "abilities.toml",
      {{"id = \"fix\"", "id = \"mend\"", "the id here must be 'fix'"},
       {"0 1 1 2 2 3 4", "0 1 1 2 1 3 4", ":7:10: an ability never falls"},
       {"0 1 1 2 2 3 4", "0 1 1 2 2 3", "'values' must be 7 whole numbers from 0 to 6"},
       {"0 1 1 2 2 3 4", "0 1 1 2 2 3 7", "'values' must be 7 whole numbers from 0 to 6"},
       {"0 0 1 1 2 2 3", "0 0 1 1 2 2 4", "'values' must be 7 whole numbers from 0 to 3"},
       {"0 0 1 1 1 1 2", "0 0 1 1 1 1 3", "'values' must be 7 whole numbers from 0 to 2"},
       {"opposite any", "opposite all", "seven of none, opposite and any"},
       {"opposite any", "any", "seven of none, opposite and any"},
       {"none none", "any none", "an ability never falls"}});
  expect_refused("gadgets.toml",
                 {{"id = \"GP1\"", "id = \"GP2\"", ":4:6: the id here must be 'GP1'"},
                  {"price = 3", "price = 7", "'price' must be a whole number from 1 to 6"},
                  {"mod fix 1", "mod fix", "'mod fix' is not an effect"},
                  {"mod fix 1", "mod fix 0", "is not an effect"},
                  {"mod fix 1", "mod fix+1", "is not an effect"},
                  {"mod fix 1", "mod luck 1", "'mod luck 1' is not an effect"},
                  {"flag min_one", "flag min_one 1", "is not an effect"},
                  {"mod fix 1", "mod support 1", "this effect belongs to another dystopia"},
                  {"mod activate 1", "mod fix 1", "another Gadget has this effect"}});
}

TEST(RsContentRefused, pandemia) {
  expect_refused("pandemia.toml",
                 {{"4 8 12 16", "4 8 8 16", ":5:14: milestones rise"},
                  {"4 8 12 16", "4 8 12", "'milestones' must be 12 whole numbers from 1 to 48"},
                  {"44 48", "44 49", "'milestones' must be 12 whole numbers from 1 to 48"},
                  {"1 3 6 9", "1 3 3 9", "later milestones are worth more"},
                  {"12 24 36 48", "12 24 24 48", "sections follow each other"},
                  {"12 24 36 48", "12 24 36 47", "the last section ends with the last milestone"},
                  {"2 4 6 8", "2 4 6 6", "later sections are worth more"},
                  {"0 1 2 4 6 9 12", "1 2 3 4 6 9 12", "penalties rise from 0"},
                  {"0 1 2 4 6 9 12", "0 1 2 4 4 9 12", "penalties rise from 0"},
                  {"id = \"cure\"", "id = \"virus\"", "the id here must be 'cure'"}});
}

TEST(RsContentRefused, anomie) {
  expect_refused("anomie.toml",
                 {{"  \"  nnn  \",\n", "", ":7:8: the board has seven rows of seven places"},
                  {"\"  nnn  \"", "\"  nnn \"", "the board has seven rows of seven places"},
                  {"\" ..... \"", "\" ..X.. \"", "'X' is none of"},
                  {"\" ..... \"", "\" ....  \"", "the board has 37 places"},
                  {"w.ELC.e", "w.E.C.e", "the board has one Law"},
                  {"w.VHV.e", "w.VH..e", "the board has four Vetoes"},
                  {"w.VHV.e", "w.V.V.e", "the board has each Bill once"},
                  {"w.ELC.e", "w.HLC.e", "the board has each Bill once"},
                  {"w.VHV.e", ".wVHV.e", "three starting places side by side"},
                  {"  nnn  ", "  nn.  ", "three starting places side by side"},
                  {"w.ELC.e\",\n  \"w.VDV.e", "w.DLC.e\",\n  \"w.VEV.e", "opposite ones across it"},
                  {"w.ELC.e", "wE.LC.e", "the Bills lie around the Law"},
                  {"22 23 24 24", "22 23 24 23", "points never fall from 0"},
                  {"0 1 2 3 4 5 6 7 8", "1 1 2 3 4 5 6 7 8", "points never fall from 0"},
                  {"31 31 32", "31 31", "'law' must be 41 whole numbers"},
                  {"0 1 2 4 5 7 10", "0 1 2 4 4 7 10", "points rise from 0"}});
}

TEST(RsContentRefused, extinction_and_oceanrealm) {
  expect_refused("extinction.toml",
                 {{"4 5 7 8 8 7 5 4", "4 5 7 8 8 7 5 5", ":5:10: a colour has 48 cards"},
                  {"8 7 5 4 4 5 7 8", "8 7 5 4 4 5 7", "'copies' must be 8 whole numbers"},
                  {"id = \"Y\"", "id = \"Z\"", "the id here must be 'Y'"},
                  {"3 7 11 13 15", "3 7 11 13 13", "larger sets are worth more"}});
  expect_refused("oceanrealm.toml",
                 {{"7 3 4", "7 3 0", "'industry' must be 3 whole numbers from 1 to 9"},
                  {"7 3 4", "7 3 10", "'industry' must be 3 whole numbers from 1 to 9"},
                  {"id = \"A\"", "id = \"B\"", ":7:6: the id here must be 'A'"},
                  {"1 2 4 6 8", "1 2 4 4 8", "later numbers are worth more"},
                  {"20 24", "20", "'points' must be 10 whole numbers"},
                  {"wildlife = 2", "wildlife = 0", "'wildlife' must be a whole number from 1 to 9"},
                  {"column = 4", "columns = 4", "'columns' is not a known key"}});
}

TEST(RsContentRefused, numbers) {
  expect_refused("numbers.toml",
                 {{"start = 7", "start = 11", ":6:9: four players take more than there are"},
                  {"count = 40", "count = 20", "four players take more than there are"},
                  {"id = \"void\"", "id = \"pill\"", "the id here must be 'void'"},
                  {"deal = 1", "deal = 4", "four players are dealt more than there are"},
                  {"chains = 3", "chains = 6", "'chains' must be a whole number from 1 to 5"},
                  {"per_seat = 3", "per_seat = 1", "'per_seat' must be a whole number from 2 to 6"},
                  {"count = 48", "count = 11", "too few Fragments for the row"},
                  {"next = \"anomie\"", "next = \"extinction\"", "another type leads there"},
                  {"next = \"anomie\"", "next = \"utopia\"", "'next' must be pandemia"}});
  const auto error_with_deals = [](const std::string& deal) {
    std::vector<ContentFile> files = shipped_files(Game::kName);
    for (ContentFile& file : files)
      for (std::size_t at = 0; (at = file.text.find("deal = 2")) != std::string::npos;)
        file.text.replace(at, 8, deal);
    return load_content(files).error();
  };
  EXPECT_NE(error_with_deals("deal = 0").find("keeps more Chains than were dealt"),
            std::string::npos);
  EXPECT_NE(error_with_deals("deal = 5").find("there are too few Chains for four players"),
            std::string::npos);
}

TEST(RsContentRefused, looks) {
  expect_refused("looks.toml",
                 {{"talent = \"pill\"", "talent = \"fly\"", "'talent' must be peek"},
                  {"ratings = \"4 2 2 2\"", "ratings = \"5 2 2 2\"",
                   "'ratings' must be 4 whole numbers from 1 to 4"},
                  {"id = \"CH1\"", "id = \"CH9\"", "the id here must be 'CH1'"},
                  {"[[screen]]", "[[screens]]", "expected exactly 4 [[screen]], found 3"}});
}

TEST(RsContentRefused, all_errors_of_all_files_are_told) {
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
}  // namespace paradoxa::restart
