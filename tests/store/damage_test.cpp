// D5: a file that was damaged is refused, or reads right, or the damage is told. Nothing crashes,
// and no altered entry is served as if it were right.
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
            "db: the file is damaged: entries of a table that is not there, abce");
}

// A damaged log should be read up to the damage: an earlier state of the store, but a true one. Not
// so for a log that was partly copied into the database already: with some seeds (4, 9, 10) the
// file is refused, or the state is a mixture. Open until such a mixture is shown to be told as
// damage.
TEST(D5Soak, DISABLED_a_damaged_log_gives_an_earlier_state) {
  const Script script = random_script(seed_of("D5 log", 0), 60);
  SimulatedDisk disk;
  SqliteStore store;
  ASSERT_EQ(store.open("db", on_disk(disk)), "");
  for (const auto& round : script.rounds) store.keep(round);
  const DiskImage whole = disk.content();
  ASSERT_GT(whole.at("db-wal").size(), 4096u * 10);
  std::int64_t earlier = 0;
  const std::int64_t places = battery::Budget{300, 5000}.amount();
  for (std::int64_t i = 0; i < places; ++i) {
    FastRandom random(seed_of("D5 log", i));
    DiskImage image = whole;
    image["db-wal"] = damaged(whole.at("db-wal"), random);
    SimulatedDisk left(image);
    const std::string world = world_on(left);
    ASSERT_NE(std::find(script.worlds.begin(), script.worlds.end(), world), script.worlds.end())
        << "place " << i << ", PARADOXA_SEED=" << battery::seed_text() << world;
    earlier += world != script.worlds.back();
  }
  // The test would show nothing if no damage did. How much of a log is still read depends on when
  // it was last emptied, so the share varies from script to script.
  EXPECT_GT(earlier, places / 50);
}

}  // namespace
}  // namespace paradoxa
