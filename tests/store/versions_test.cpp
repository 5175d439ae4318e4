// D6: a database of every released version is kept as text, and still reads as it did.
// To add one: play a little on a server of that version, then `sqlite3 FILE .dump`, and the line
// that sets user_version.
#include <gtest/gtest.h>

#include "store/migrations.hpp"
#include "store/sqlite_store.hpp"
#include "store/temporary_folder.hpp"

namespace paradoxa {
namespace {

std::string made_from_dump(const StoreFolder& folder, const std::string& version) {
  const std::string path = folder.path("old.db");
  SqliteConnection db;
  EXPECT_EQ(db.open(path, SqliteConnection::Missing::kCreate), "");
  const std::string sql = bytes_of_file("tests/store/versions/" + version + ".sql");
  EXPECT_FALSE(sql.empty());
  EXPECT_TRUE(db.execute(sql.c_str())) << db.error();
  EXPECT_EQ(db.ask("PRAGMA user_version"), version);
  return path;
}

TEST(D6, there_is_a_database_of_every_version) {
  for (int version = 1; version <= newest_version(); ++version)
    EXPECT_FALSE(bytes_of_file("tests/store/versions/" + std::to_string(version) + ".sql").empty())
        << version;
}

class EveryVersion : public testing::TestWithParam<int> {
 protected:
  void SetUp() override { ASSERT_EQ(store_.open(path_), ""); }

  StoreFolder folder_;
  std::string path_ = made_from_dump(folder_, std::to_string(GetParam()));
  SqliteStore store_;
};

TEST_P(EveryVersion, reads_as_it_did) {
  EXPECT_EQ(store_.unfinished(), std::vector<std::string>{"rnng0000"});

  const auto running = store_.table("rnng0000");
  ASSERT_TRUE(running);
  EXPECT_EQ(running->damage, "");
  EXPECT_EQ(running->stored.table.game, "paradominetor");
  EXPECT_EQ(running->stored.table.head, R"({"seats":4,"secret":"5a"})");
  EXPECT_EQ(running->stored.stage, TableStage::kRunning);
  EXPECT_EQ(running->stored.table.created_ms, 1700000000000);
  EXPECT_EQ(running->stored.changed_ms, 1700000001000);
  EXPECT_TRUE(running->stored.table.open_to_all);
  EXPECT_EQ(running->entries, (std::vector<std::string>{R"({"sat":0})", R"({"moved":"3-4"})", ""}));

  const auto over = store_.list({TableStage::kFinished, "ada", false, 50});
  ASSERT_EQ(over.size(), 1u);
  EXPECT_EQ(over[0].table.id, "over0000");
  EXPECT_EQ(over[0].summary, R"({"won":"Ada"})");
  EXPECT_EQ(store_.table("over0000")->damage, "");

  ASSERT_TRUE(store_.account("ada@"));
  EXPECT_EQ(store_.account("ada@")->password, "$argon2id$");
  EXPECT_EQ(store_.person("guest")->account, "");
  EXPECT_EQ(store_.token(sha256("token"))->person, "ada");

  constexpr int kFirstWithNotes = 5;
  const std::vector<SeatNotes> written{{"rnng0000", 0, "ada", "red is gone"}};
  EXPECT_EQ(store_.notes("rnng0000"),
            GetParam() < kFirstWithNotes ? std::vector<SeatNotes>() : written);
}

TEST_P(EveryVersion, goes_on_where_it_was) {
  const Job move{NewEntry{"rnng0000", 3, "{}"}};
  ASSERT_EQ(store_.keep(std::span(&move, 1)).at(0), Kept::kDurable);
  SqliteStore again;
  ASSERT_EQ(again.open(path_), "");
  EXPECT_EQ(again.table("rnng0000")->damage, "");
  EXPECT_EQ(again.table("rnng0000")->entries.size(), 4u);
  SqliteChecked checked;
  EXPECT_EQ(again.check_all(checked), "");
  EXPECT_EQ(checked.tables, 2);
  EXPECT_EQ(checked.entries, 6);
}

INSTANTIATE_TEST_SUITE_P(D6, EveryVersion, testing::Range(1, newest_version() + 1),
                         [](const auto& version) { return std::to_string(version.param); });

TEST(D6, a_database_of_a_later_program_is_refused_by_its_version) {
  const StoreFolder folder;
  const std::string path = made_from_dump(folder, "1");
  {
    SqliteConnection db;
    ASSERT_EQ(db.open(path, SqliteConnection::Missing::kRefuse), "");
    ASSERT_TRUE(db.execute("PRAGMA user_version = 1000"));
  }
  for (const StoreUse use : {StoreUse::kWrite, StoreUse::kRead}) {
    SqliteStore store;
    EXPECT_NE(store.open(path, {.use = use}).find("version 1000"), std::string::npos);
  }
}

TEST(D6, a_database_of_another_program_is_refused_and_left_alone) {
  for (const std::string version : {"0", "1", "2"}) {
    const StoreFolder folder;
    const std::string path = folder.path("photos.db");
    {
      SqliteConnection db;
      ASSERT_EQ(db.open(path, SqliteConnection::Missing::kCreate), "");
      ASSERT_TRUE(db.execute("CREATE TABLE photo (name TEXT); INSERT INTO photo VALUES ('cat')"));
      ASSERT_TRUE(db.execute(("PRAGMA user_version = " + version).c_str()));
    }
    const std::string before = bytes_of_file(path);
    for (const StoreUse use : {StoreUse::kWrite, StoreUse::kRead}) {
      SqliteStore store;
      EXPECT_NE(store.open(path, {.use = use}).find("another program"), std::string::npos);
    }
    EXPECT_EQ(bytes_of_file(path), before);
  }
}

TEST(D6, only_reading_neither_makes_nor_changes_a_file) {
  const StoreFolder folder;
  EXPECT_NE(open_store("sqlite:" + folder.path("none.db"), StoreUse::kRead).error, "");
  EXPECT_FALSE(std::filesystem::exists(folder.path("none.db")));
  const std::string path = made_from_dump(folder, std::to_string(newest_version()));
  const std::string before = bytes_of_file(path);
  EXPECT_EQ(open_store("sqlite:" + path, StoreUse::kRead).error, "");
  EXPECT_EQ(bytes_of_file(path), before);
}

}  // namespace
}  // namespace paradoxa
