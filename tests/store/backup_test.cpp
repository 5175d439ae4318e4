// D7: a copy made while others write is a true state of the store, and not an old one.
#include <atomic>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include "battery/budget.hpp"
#include "server/backup_command.hpp"
#include "store/sqlite_store.hpp"
#include "store/temporary_folder.hpp"

namespace paradoxa {
namespace {

using testing::HasSubstr;

struct BackupRun {
  int code = 0;
  std::string out;
  std::string err;
};

BackupRun backed_up(const std::string& store, const std::string& to) {
  std::vector<std::string> arguments{"backup", "--store", store, "--to", to};
  std::vector<char*> argv;
  for (std::string& argument : arguments) argv.push_back(argument.data());
  argv.push_back(nullptr);
  testing::internal::CaptureStdout();
  testing::internal::CaptureStderr();
  BackupRun run;
  run.code = backup_command(static_cast<int>(arguments.size()), argv.data());
  run.out = testing::internal::GetCapturedStdout();
  run.err = testing::internal::GetCapturedStderr();
  return run;
}

// Plays eight tables on a real file, as fast as it can, and counts what was acknowledged.
class BusyStore {
 public:
  static constexpr std::size_t kTables = 8;

  explicit BusyStore(const std::string& path) {
    error_ = store_.open(path, {.checkpoint_pages = 100});
    std::vector<Job> opening;
    for (std::size_t i = 0; i < kTables; ++i)
      opening.push_back({NewTable{name(i), "game", "head", true, 0}});
    store_.keep(opening);
    player_ = std::thread([this] { play(); });
  }
  BusyStore(const BusyStore&) = delete;
  BusyStore& operator=(const BusyStore&) = delete;
  ~BusyStore() {
    stopping_ = true;
    player_.join();
  }

  static std::string name(std::size_t i) { return "table" + std::to_string(i); }
  const std::string& error() const { return error_; }
  std::int64_t rounds() const { return rounds_; }
  bool failed() const { return failed_; }

 private:
  void play() {
    while (!stopping_) {
      std::vector<Job> round;
      for (std::size_t i = 0; i < kTables; ++i)
        round.push_back({NewEntry{name(i), rounds_, "move " + std::to_string(rounds_)}});
      if (store_.keep(round) != std::vector<Kept>(kTables, Kept::kDurable)) failed_ = true;
      ++rounds_;
    }
  }

  SqliteStore store_;
  std::string error_;
  std::atomic<std::int64_t> rounds_{0};
  std::atomic<bool> stopping_{false};
  std::atomic<bool> failed_{false};
  std::thread player_;
};

// All tables of one round, no entry altered, and no fewer than were acknowledged before.
void expect_true_copy(const std::string& path, std::int64_t at_least) {
  SqliteStore copy;
  ASSERT_EQ(copy.open(path), "");
  std::size_t rounds = 0;
  for (std::size_t i = 0; i < BusyStore::kTables; ++i) {
    const auto table = copy.table(BusyStore::name(i));
    ASSERT_TRUE(table);
    ASSERT_EQ(table->damage, "");
    if (i == 0) rounds = table->entries.size();
    ASSERT_EQ(table->entries.size(), rounds) << "half a round";
    if (!table->entries.empty()) {
      ASSERT_EQ(table->entries.back(), "move " + std::to_string(rounds - 1));
    }
  }
  ASSERT_GE(static_cast<std::int64_t>(rounds), at_least);
}

TEST(D7, copies_made_while_others_write_are_true) {
  const StoreFolder folder;
  BusyStore busy(folder.path("paradoxa.db"));
  ASSERT_EQ(busy.error(), "");
  SqliteStore reading;
  ASSERT_EQ(reading.open(folder.path("paradoxa.db"), {.use = StoreUse::kRead}), "");
  const std::int64_t copies = battery::kSanitized ? 10 : 50;
  for (std::int64_t i = 0; i < copies; ++i) {
    const std::int64_t before = busy.rounds();
    const std::string copy = folder.path("copy" + std::to_string(i) + ".db");
    ASSERT_EQ(reading.backup(copy), "");
    expect_true_copy(copy, before);
    std::filesystem::remove(copy);
    while (busy.rounds() < before + 2) std::this_thread::yield();
  }
  EXPECT_FALSE(busy.failed());
  battery::print_figure(
      "D7",
      std::to_string(copies) + " backups during " + std::to_string(busy.rounds()) + " commits",
      true);
}

TEST(BackupCommand, copies_a_store_in_use_and_says_what_is_in_the_copy) {
  const StoreFolder folder;
  const std::string copy = folder.path("copy.db");
  BusyStore busy(folder.path("paradoxa.db"));
  while (busy.rounds() < 20) std::this_thread::yield();
  const BackupRun run = backed_up("sqlite:" + folder.path("paradoxa.db"), copy);
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("copy.db: 8 tables, "));
  EXPECT_THAT(run.out, HasSubstr(" entries, proven\n"));
  EXPECT_FALSE(std::filesystem::exists(copy + "-part"));
  struct stat about{};
  ASSERT_EQ(stat(copy.c_str(), &about), 0);
  EXPECT_EQ(about.st_mode & 0777, 0600u);
  expect_true_copy(copy, 20);
}

// One table of two entries, closed.
std::string small_store(const StoreFolder& folder) {
  const std::string path = folder.path("paradoxa.db");
  const OpenedStore opened = open_store("sqlite:" + path);
  EXPECT_EQ(opened.error, "");
  const Job job{NewTable{"t", "game", "head", true, 0}, NewEntry{"t", 0, "Ada Lovelace"},
                NewEntry{"t", 1, "one"}};
  EXPECT_EQ(opened.store->keep(std::span(&job, 1)).at(0), Kept::kDurable);
  return path;
}

TEST(BackupCommand, overwrites_nothing) {
  const StoreFolder folder;
  const std::string path = small_store(folder);
  const std::string copy = folder.path("copy.db");
  std::ofstream(copy) << "precious";
  const BackupRun run = backed_up("sqlite:" + path, copy);
  EXPECT_EQ(run.code, 1);
  EXPECT_EQ(run.err, "paradoxa backup: " + copy + " already exists and will not be overwritten\n");
  EXPECT_EQ(bytes_of_file(copy), "precious");
  EXPECT_EQ(backed_up("sqlite:" + path, path).code, 1);
}

TEST(BackupCommand, leaves_an_interrupted_copy_to_its_owner) {
  const StoreFolder folder;
  const std::string path = small_store(folder);
  std::ofstream(folder.path("copy.db-part")) << "half";
  const BackupRun run = backed_up("sqlite:" + path, folder.path("copy.db"));
  EXPECT_EQ(run.code, 1);
  EXPECT_THAT(run.err, HasSubstr("copy.db-part exists"));
  EXPECT_EQ(bytes_of_file(folder.path("copy.db-part")), "half");
}

TEST(BackupCommand, makes_no_store_and_no_copy_where_there_is_none) {
  const StoreFolder folder;
  const std::string path = folder.path("none.db");
  const BackupRun run = backed_up("sqlite:" + path, folder.path("copy.db"));
  EXPECT_EQ(run.code, 1);
  EXPECT_THAT(run.err, HasSubstr("none.db: unable to open database file"));
  EXPECT_FALSE(std::filesystem::exists(path));
  EXPECT_FALSE(std::filesystem::exists(folder.path("copy.db")));
  EXPECT_EQ(backed_up("memory:", folder.path("copy.db")).code, 2);
  EXPECT_EQ(backed_up("sqlite:" + small_store(folder), folder.path("no/copy.db")).code, 1);
}

TEST(BackupCommand, names_the_table_whose_entry_was_altered) {
  const StoreFolder folder;
  const std::string path = small_store(folder);
  {
    SqliteConnection forger;
    ASSERT_EQ(forger.open(path, SqliteConnection::Missing::kRefuse), "");
    ASSERT_TRUE(forger.execute("UPDATE entry SET body = 'forged' WHERE seq = 1"));
  }
  const BackupRun run = backed_up("sqlite:" + path, folder.path("copy.db"));
  EXPECT_EQ(run.code, 1);
  EXPECT_THAT(run.err, HasSubstr("table t: entry 1 is missing or was altered"));
  EXPECT_FALSE(std::filesystem::exists(folder.path("copy.db")));
  EXPECT_FALSE(std::filesystem::exists(folder.path("copy.db-part")));
}

TEST(BackupCommand, copies_no_trace_of_what_was_rewritten) {
  const StoreFolder folder;
  const std::string path = small_store(folder);
  {
    SqliteStore store;
    ASSERT_EQ(store.open(path), "");
    const Job rewriting{RewriteEntries{"t", {"somebody", "one"}}};
    ASSERT_EQ(store.keep(std::span(&rewriting, 1)).at(0), Kept::kDurable);
  }
  EXPECT_EQ(backed_up("sqlite:" + path, folder.path("copy.db")).code, 0);
  EXPECT_EQ(bytes_of_file(folder.path("copy.db")).find("Lovelace"), std::string::npos);
  EXPECT_NE(bytes_of_file(folder.path("copy.db")).find("somebody"), std::string::npos);
}

TEST(StoreFile, is_for_its_owner_alone) {
  const StoreFolder folder;
  struct stat about{};
  ASSERT_EQ(stat(small_store(folder).c_str(), &about), 0);
  EXPECT_EQ(about.st_mode & 0777, 0600u);
}

// A reader that stays keeps the log from being emptied; when it goes, the log becomes small again.
TEST(StoreFile, a_log_that_grew_becomes_small_again) {
  const StoreFolder folder;
  const std::string path = small_store(folder);
  SqliteStore store;
  ASSERT_EQ(store.open(path), "");
  std::int64_t seq = 2;
  const auto play = [&](int rounds) {
    for (int i = 0; i < rounds; ++i) {
      const Job job{NewEntry{"t", seq++, std::string(1 << 16, 'x')}};
      ASSERT_EQ(store.keep(std::span(&job, 1)).at(0), Kept::kDurable);
    }
  };
  constexpr std::uintmax_t kLimit = 16u << 20;
  {
    SqliteConnection reader;
    ASSERT_EQ(reader.open(path, SqliteConnection::Missing::kRefuse), "");
    ASSERT_TRUE(reader.execute("BEGIN; SELECT count(*) FROM entry"));
    play(300);
    EXPECT_GT(std::filesystem::file_size(path + "-wal"), kLimit);
  }
  play(5);
  EXPECT_LE(std::filesystem::file_size(path + "-wal"), kLimit);
}

}  // namespace
}  // namespace paradoxa
