// D5: a file that was damaged is refused, or reads right, or the damage is reported. Nothing
// crashes, and no altered entry is served as if it were right.
#include <gtest/gtest.h>

#include "battery/budget.hpp"
#include "store/session.hpp"

namespace paradoxa {
namespace {

using battery::seed_of;

// Flips a bit, zeroes a stretch, cuts the end off, or puts one page in place of another.
std::string damaged(std::string bytes, FastRandom& random) {
  constexpr std::size_t kPage = 4096;
  const auto below = [&](std::size_t bound) {
    return static_cast<std::size_t>(random.below(static_cast<std::uint32_t>(bound)));
  };
  // Half of the damage is among the bytes that steer all the rest: the start of a page.
  std::size_t at = below(bytes.size());
  if (random.below(2) == 0) at = at / kPage * kPage + below(at < kPage ? 120 : 24);
  switch (random.below(4)) {
    case 0: bytes[at] = static_cast<char>(bytes[at] ^ (1 << random.below(8))); break;
    case 1: {
      const std::size_t size = std::min(below(kPage) + 1, bytes.size() - at);
      bytes.replace(at, size, size, '\0');
      break;
    }
    case 2: bytes.resize(std::max<std::size_t>(at, 1)); break;  // an empty file is a new one
    default: {
      const std::string page = bytes.substr(below(bytes.size() / kPage) * kPage, kPage);
      bytes.replace(at / kPage * kPage, kPage, page);
    }
  }
  return bytes;
}

struct Verdicts {
  std::int64_t refused = 0;
  std::int64_t told = 0;
  std::int64_t right = 0;
};

bool same_game(const TableHistory& a, const TableHistory& b) {
  return a.entries == b.entries && a.stored.table.id == b.stored.table.id &&
         a.stored.table.game == b.stored.table.game && a.stored.table.head == b.stored.table.head;
}

void look_at(const std::string& bytes, const std::vector<TableHistory>& originals,
             Verdicts& verdicts) {
  SimulatedDisk disk(DiskImage{{"db", bytes}});
  SqliteStore store;
  if (!store.open("db", on_disk(disk)).empty()) {
    ++verdicts.refused;
    return;
  }
  bool all_right = true;
  for (const TableHistory& original : originals) {
    const auto found = store.table(original.stored.table.id);
    const bool right = found && found->damage.empty() && same_game(*found, original);
    all_right = all_right && right;
    EXPECT_TRUE(right || !found || !found->damage.empty())
        << original.stored.table.id << " is wrong, and nobody noticed";
  }
  // People and lists carry no seal: they may read wrong, but they read.
  told_by(store);
  SqliteChecked checked;
  const std::string error = store.check_all(checked);
  EXPECT_TRUE(all_right || !error.empty()) << "a table is gone, and nobody noticed";
  ++(all_right ? verdicts.right : verdicts.told);
  // And it can still be written to, or says that it cannot.
  const Job job{NewTable{"another", "game", "head", true, 7}, NewEntry{"another", 0, "zero"}};
  store.keep(std::span(&job, 1));
}

// A store without its log, as a server leaves it.
std::string closed_file(const Script& script, std::vector<TableHistory>& originals) {
  SimulatedDisk disk;
  {
    SqliteStore store;
    EXPECT_EQ(store.open("db", on_disk(disk)), "");
    for (const auto& round : script.rounds) store.keep(round);
    for (std::uint32_t i = 0; i < RandomWorld{}.tables; ++i)
      originals.push_back(store.table(table_name(i)).value());
  }
  EXPECT_EQ(disk.content().size(), 1u);
  return disk.content().at("db");
}

TEST(D5Soak, a_damaged_file_is_refused_or_reads_right_or_the_damage_is_told) {
  std::vector<TableHistory> originals;
  const std::string whole = closed_file(random_script(seed_of("D5", 0), 150), originals);
  const std::int64_t places = battery::Budget{1000, 20000}.amount();
  Verdicts verdicts;
  look_at(whole, originals, verdicts);
  ASSERT_EQ(verdicts.right, 1);
  for (std::int64_t i = 0; i < places && !testing::Test::HasFailure(); ++i) {
    SCOPED_TRACE("place " + std::to_string(i) + ", PARADOXA_SEED=" + battery::seed_text());
    FastRandom random(seed_of("D5 place", i));
    look_at(damaged(whole, random), originals, verdicts);
  }
  battery::print_figure("D5",
                        std::to_string(verdicts.refused) + " refused, " +
                            std::to_string(verdicts.told) + " told, " +
                            std::to_string(verdicts.right) + " read right",
                        !testing::Test::HasFailure());
}

// The end of a table is what its seals cannot vouch for.
TEST(D5, a_last_entry_that_went_astray_is_noticed) {
  SimulatedDisk disk;
  {
    SqliteStore store;
    ASSERT_EQ(store.open("db", on_disk(disk)), "");
    const Job job{NewTable{"abcd", "game", "head", true, 7}, NewEntry{"abcd", 0, "zero"},
                  NewEntry{"abcd", 1, "one"}};
    ASSERT_EQ(store.keep(std::span(&job, 1)).at(0), Kept::kDurable);
  }
  {
    SqliteConnection forger;
    ASSERT_EQ(forger.open("db", SqliteConnection::Missing::kRefuse, disk.vfs()), "");
    ASSERT_TRUE(forger.execute("UPDATE entry SET table_id = 'abce' WHERE seq = 1"));
  }
  SqliteStore store;
  EXPECT_EQ(store.open("db", on_disk(disk)),
            "db: the file is damaged: it has entries of a missing table, abce");
}

// How each table stood after each round, in order.
using Versions = std::vector<std::vector<TableHistory>>;

Versions versions_of(const Script& script, SqliteStore& store) {
  Versions versions(RandomWorld{}.tables);
  for (const auto& round : script.rounds) {
    store.keep(round);
    for (std::uint32_t i = 0; i < versions.size(); ++i)
      if (auto found = store.table(table_name(i))) versions[i].push_back(std::move(*found));
  }
  return versions;
}

struct LogVerdicts {
  std::int64_t refused = 0;  // files
  std::int64_t told = 0;     // tables
  std::int64_t earlier = 0;  // tables
};

void look_at_log(const DiskImage& image, const Versions& versions, LogVerdicts& verdicts) {
  SimulatedDisk disk(image);
  SqliteStore store;
  if (!store.open("db", on_disk(disk)).empty()) {
    ++verdicts.refused;
    return;
  }
  for (std::uint32_t t = 0; t < versions.size(); ++t) {
    const auto table = store.table(table_name(t));
    if (!table) continue;
    if (!table->damage.empty()) {
      ++verdicts.told;
      continue;
    }
    const auto once = std::find_if(versions[t].begin(), versions[t].end(),
                                   [&](const auto& v) { return same_game(*table, v); });
    ASSERT_NE(once, versions[t].end()) << table_name(t) << " never stood like this";
    verdicts.earlier += once->entries != versions[t].back().entries;
  }
}

// Nothing is left of a damaged log from the damage on: what is read is an earlier state. Where the
// log had been copied into the database beyond the damage, it is a mixture, page by page, of
// earlier and later; then the file is refused, or the table is told to be damaged, or it stands as
// it once stood, though other tables may stand as of another time.
TEST(D5Soak, a_damaged_log_is_refused_or_told_or_gives_each_table_as_it_once_was) {
  constexpr std::int64_t kScripts = 6;
  const std::int64_t places = battery::Budget{60, 1000}.amount();
  LogVerdicts verdicts;
  for (std::int64_t n = 0; n < kScripts; ++n) {
    SimulatedDisk disk;
    SqliteStore store;
    ASSERT_EQ(store.open("db", on_disk(disk)), "");
    const Versions versions = versions_of(random_script(seed_of("D5 script", n), 60), store);
    const DiskImage whole = disk.content();
    ASSERT_GT(whole.at("db-wal").size(), 4096u * 10);
    for (std::int64_t i = 0; i < places && !testing::Test::HasFailure(); ++i) {
      SCOPED_TRACE("script " + std::to_string(n) + ", place " + std::to_string(i) +
                   ", PARADOXA_SEED=" + battery::seed_text());
      FastRandom random(seed_of("D5 log", n * places + i));
      DiskImage image = whole;
      image["db-wal"] = damaged(whole.at("db-wal"), random);
      look_at_log(image, versions, verdicts);
    }
  }
  // The test would show nothing if no damage did. After one script in sixteen the log has just been
  // emptied, and nothing of it matters; not after all six.
  EXPECT_GT(verdicts.refused + verdicts.told + verdicts.earlier, 0);
  battery::print_figure("D5 log",
                        std::to_string(verdicts.refused) + " refused, " +
                            std::to_string(verdicts.told) + " tables told, " +
                            std::to_string(verdicts.earlier) + " tables earlier",
                        !testing::Test::HasFailure());
}

}  // namespace
}  // namespace paradoxa
