// A table continues with the content it started with, whatever the server is started with.
#include "server/editions.hpp"

#include "games/registry.hpp"
#include "games/shipped.hpp"
#include "server/house_kit.hpp"
#include "table/verify.hpp"

namespace paradoxa {
namespace {

// Paradoxical as it is shipped, but for the name of a card.
std::unique_ptr<Registry> with_renamed_card() {
  std::vector<ContentFile> files = shipped_files("paradoxical");
  for (ContentFile& file : files) {
    const std::size_t at = file.text.find("name = \"");
    if (file.path.ends_with("cards.toml")) file.text.insert(at + 8, "Old ");
  }
  return std::move(*load_registry(files));
}

std::string first_card(const AnyGame& game) { return json::serialize(game.printed()); }

RoomHead paradoxical_head(const std::string& id) {
  RoomHead head = table_head(id, 2);
  head.game = "paradoxical";
  return head;
}

TEST(Editions, are_named_by_what_is_in_their_files) {
  const auto id = [](std::vector<ContentFile> files) { return edition_of(std::move(files)).id; };
  const std::string name = id({{"a/x.toml", "1"}, {"a/y.toml", "2"}});
  EXPECT_EQ(name.size(), 64u);
  EXPECT_EQ(id({{"other/y.toml", "2"}, {"other/x.toml", "1"}}), name) << "folders do not count";
  EXPECT_NE(id({{"a/x.toml", "1"}, {"a/y.toml", "3"}}), name);
  EXPECT_NE(id({{"a/x.toml", "1"}, {"a/z.toml", "2"}}), name);
  EXPECT_NE(id({{"a/x.toml", "12"}, {"a/y.toml", ""}}), name);
  EXPECT_EQ(games().find("paradoxical")->edition().id, edition_of(shipped_files("paradoxical")).id);
}

TEST(Editions, a_changed_card_leaves_running_and_finished_tables_alone) {
  const auto old = with_renamed_card();
  const std::string edition = old->find("paradoxical")->edition().id;
  TestHouse house(*old);
  const std::string running = house.start(paradoxical_head("running"), {"p0", "p1"});
  const std::string over = house.start(paradoxical_head("over"), {"p0", "p1"});
  for (int i = 0; i < 30; ++i) house.move_on(running);
  while (house->find(over) && house->find(over)->stage() == RoomStage::kRunning)
    house.move_on(over);
  const auto greeting = house.join(running, person(0))->frames;

  house.restart(games());  // with the cards as they are shipped
  ASSERT_NE(house->find(running), nullptr);
  EXPECT_EQ(house->find(running)->head().edition, edition);
  EXPECT_EQ(first_card(house->find(running)->game()), first_card(*old->find("paradoxical")));
  EXPECT_EQ(house.join(running, person(0))->frames, greeting);
  for (int i = 0; i < 10; ++i) house.move_on(running);
  std::string error;
  const auto finished = house->read_back(over, error);
  ASSERT_TRUE(finished) << error;
  EXPECT_EQ(finished->record().edition, edition);

  // A new table has the new cards, and so has a rematch.
  const std::string fresh = house.start(paradoxical_head("fresh"), {"p0", "p1"});
  EXPECT_EQ(house->find(fresh)->head().edition, games().find("paradoxical")->edition().id);
}

TEST(Editions, a_record_is_checked_with_its_own_cards_or_not_at_all) {
  const auto old = with_renamed_card();
  TestHouse house(*old);
  const std::string table = house.start(paradoxical_head("t"), {"p0", "p1"});
  for (int i = 0; i < 12; ++i) house.move_on(table);
  const Record record = house->find(table)->record();
  const auto again = parse_record(to_text(record));
  ASSERT_TRUE(again) << again.error();
  EXPECT_EQ(again->edition, old->find("paradoxical")->edition().id);
  EXPECT_EQ(verify(*old, *again).error, "");
  EXPECT_NE(verify(games(), *again).error.find(record.edition), std::string::npos)
      << verify(games(), *again).error;
  EXPECT_EQ(verify(house->registry(), *again).error, "");
  Record unnamed = *again;
  unnamed.edition.clear();
  const Verdict verdict = verify(*old, unnamed);
  EXPECT_EQ(verdict.error, "");
  EXPECT_EQ(verdict.standing, Standing::kConsistent);
}

TEST(Editions, a_position_that_names_other_content_is_refused) {
  const AnyGame& game = *games().find("paradoxical");
  json::object position = (*game.start(2, {}))->view(kReferee);
  position["content"] = game.edition().id;
  EXPECT_TRUE(game.position(position));
  position["content"] = with_renamed_card()->find("paradoxical")->edition().id;
  const auto refused = game.position(position);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().find("position.content: "), 0u) << refused.error();
}

TEST(Editions, content_that_is_not_what_its_name_says_is_not_played_with) {
  MemoryStore store;
  const Edition edition = edition_of(shipped_files("paradoxical"));
  std::string spoilt = files_json(edition);
  spoilt.replace(spoilt.find("name = "), 4, "mane");
  const std::vector<Job> jobs{
      {NewContent{edition.id, spoilt}}, {NewContent{"empty", "[]"}}, {NewContent{"noise", "{"}}};
  store.keep(jobs);
  for (const char* id : {"empty", "noise", "missing"})
    EXPECT_EQ(read_edition(store, "paradoxical", id), nullptr) << id;
  EXPECT_EQ(read_edition(store, "paradoxical", edition.id), nullptr);
  MemoryStore sound;
  const std::vector<Job> good{{NewContent{edition.id, files_json(edition)}}};
  sound.keep(good);
  ASSERT_NE(read_edition(sound, "paradoxical", edition.id), nullptr);
  EXPECT_EQ(read_edition(sound, "initiative", edition.id), nullptr);
}

}  // namespace
}  // namespace paradoxa
