// D10: a store that cannot save says so, saves nothing, and resumes when it can. Its
// file is moved, replaced or deleted under it, its disk is full or read-only.
#include <atomic>
#include <filesystem>
#include <mutex>
#include <thread>

#include <gtest/gtest.h>

#include "store/session.hpp"
#include "store/temporary_folder.hpp"
#include "store/writer.hpp"

namespace paradoxa {
namespace {

namespace fs = std::filesystem;

struct PlacedStore {
  PlacedStore() {
    EXPECT_EQ(store.open(file), "");
    EXPECT_EQ(put({NewTable{"t", "game", "head", true, 7}}), Kept::kDurable);
  }
  Kept put(const Job& job) { return store.keep(std::span(&job, 1)).front(); }
  Kept append() {
    const Kept kept = put({NewEntry{"t", next, "entry"}});
    next += kept == Kept::kDurable;
    return kept;
  }
  void expect_failing() {
    EXPECT_EQ(append(), Kept::kFailed);
    EXPECT_NE(store.failure(), "");
    EXPECT_NE(store.examine(), "");
  }
  void expect_well() {
    EXPECT_EQ(store.examine(), "");
    EXPECT_EQ(append(), Kept::kDurable);
    EXPECT_EQ(store.failure(), "");
  }

  StoreFolder folder;
  std::string file = folder.path("games.db");
  SqliteStore store;
  std::int64_t next = 0;
};

TEST(D10, a_file_that_was_moved_away_keeps_nothing_until_it_is_back) {
  for (const char* part : {"", "-wal"}) {
    PlacedStore p;
    p.expect_well();
    fs::rename(p.file + part, p.file + part + ".away");
    p.expect_failing();
    fs::rename(p.file + part + ".away", p.file + part);
    p.expect_well();
    EXPECT_EQ(p.store.table("t")->entries.size(), static_cast<std::size_t>(p.next));
  }
}

TEST(D10, another_file_in_its_place_is_not_written_to) {
  PlacedStore p;
  p.expect_well();
  fs::rename(p.file, p.file + ".away");
  fs::copy_file(p.file + ".away", p.file);
  const std::string before = bytes_of_file(p.file);
  p.expect_failing();
  EXPECT_EQ(bytes_of_file(p.file), before);
  EXPECT_EQ(p.store.rescue(), "") << "it still has a name";
}

TEST(D10, a_deleted_file_is_noticed_without_a_write_and_copied_once) {
  PlacedStore p;
  for (int i = 0; i < 20; ++i) EXPECT_EQ(p.append(), Kept::kDurable);
  EXPECT_EQ(p.store.rescue(), "");
  fs::remove(p.file);
  fs::remove(p.file + "-wal");
  EXPECT_NE(p.store.examine(), "");
  p.expect_failing();
  EXPECT_NE(p.store.rescue(), "");
  EXPECT_EQ(p.store.rescue(), "");
  SqliteStore copy;
  ASSERT_EQ(copy.open(p.file + ".rescued-1"), "");
  EXPECT_EQ(copy.table("t")->entries.size(), 20u);
  EXPECT_EQ(fs::status(p.file + ".rescued-1").permissions(),
            fs::perms::owner_read | fs::perms::owner_write);
}

// The file comes and goes at any moment, even in the middle of a commit.
TEST(D10, what_failed_is_not_there_when_the_file_is_back) {
  PlacedStore p;
  std::atomic<bool> stop = false;
  std::thread mover([&] {
    while (!stop) {
      fs::rename(p.file, p.file + ".away");
      std::this_thread::yield();
      fs::rename(p.file + ".away", p.file);
      std::this_thread::yield();
    }
  });
  int failed = 0;
  for (int i = 0; i < 100'000 && (p.next < 100 || failed < 100); ++i) {
    const Kept kept = p.append();
    EXPECT_NE(kept, Kept::kConflict) << "the store kept an entry that it said had failed";
    if (kept == Kept::kConflict) break;
    failed += kept == Kept::kFailed;
  }
  stop = true;
  mover.join();
  p.expect_well();
  const auto history = p.store.table("t");
  EXPECT_EQ(history->damage, "");
  EXPECT_EQ(history->entries.size(), static_cast<std::size_t>(p.next));
}

TEST(D10, a_disk_that_is_full_read_only_or_broken_is_examined_until_it_is_well) {
  for (const Refusal how : {Refusal::kFull, Refusal::kReadOnly, Refusal::kIoError}) {
    SimulatedDisk disk;
    SqliteStore store;
    ASSERT_EQ(store.open("db", on_disk(disk)), "");
    const std::vector<Job> jobs{{NewTable{"t", "game", "head", true, 7}}};
    disk.refuse(0, how, Refused::kFromThenOn);
    EXPECT_EQ(store.keep(jobs).front(), Kept::kFailed);
    EXPECT_NE(store.failure(), "");
    EXPECT_NE(store.examine(), "") << "a small write was not tried";
    disk.heal();
    EXPECT_EQ(store.examine(), "");
    EXPECT_EQ(store.keep(jobs).front(), Kept::kDurable);
  }
}

TEST(D10, the_writer_tells_when_the_store_fails_and_when_it_recovers) {
  PlacedStore p;
  std::mutex mutex;
  std::vector<std::string> told;
  const auto wait_for_reports = [&](std::size_t wanted) -> std::string {
    for (int i = 0; i < 30'000; ++i) {
      {
        const std::lock_guard lock(mutex);
        if (told.size() >= wanted) return told[wanted - 1];
      }
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    return "nothing was told";
  };
  WriterThread writer(
      p.store,
      [&](const std::string& why) {
        const std::lock_guard lock(mutex);
        told.push_back(why);
      },
      std::chrono::milliseconds(1));
  fs::rename(p.file, p.file + ".away");
  EXPECT_NE(wait_for_reports(1).find("games.db"), std::string::npos) << "nobody wrote anything";
  fs::rename(p.file + ".away", p.file);
  EXPECT_EQ(wait_for_reports(2), "");
}

}  // namespace
}  // namespace paradoxa
