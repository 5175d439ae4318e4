// D9: what holds for every store. Memory is the model; SQLite gives the same answers.
#include <gtest/gtest.h>

#include "battery/budget.hpp"
#include "store/memory_store.hpp"
#include "store/random_jobs.hpp"
#include "store/simulated_disk.hpp"
#include "store/sqlite_store.hpp"

namespace paradoxa {
namespace {

std::string listed(Store& store, const ListQuery& query) {
  std::string all;
  for (const StoredTable& found : store.list(query))
    all += found.table.id + " " + found.summary + "\n";
  return all;
}

TEST(D9, memory_and_sqlite_give_the_same_answers) {
  const std::int64_t worlds = battery::Budget{160, 2000}.amount();
  std::int64_t jobs = 0;
  std::int64_t conflicts = 0;
  for (std::int64_t world = 0; world < worlds; ++world) {
    const std::uint64_t seed = battery::seed_of("D9", world);
    SimulatedDisk disk;
    MemoryStore memory;
    SqliteStore sqlite;
    ASSERT_EQ(sqlite.open("db", {.vfs = disk.vfs()}), "");
    RandomJobs random(memory, FastRandom(seed), {.mistakes = 3, .forgets_tables = true});
    for (int i = 0; i < 60; ++i) {
      const std::vector<Job> round = random.round();
      const std::vector<Kept> expected = memory.keep(round);
      ASSERT_EQ(sqlite.keep(round), expected) << "world " << world << " round " << i;
      ASSERT_EQ(told_by(sqlite), told_by(memory)) << "world " << world << " round " << i;
      const ListQuery query = random.query();
      ASSERT_EQ(listed(sqlite, query), listed(memory, query)) << "world " << world;
      jobs += static_cast<std::int64_t>(round.size());
      for (const Kept kept : expected) conflicts += kept == Kept::kConflict;
    }
  }
  EXPECT_GT(conflicts, jobs / 20);
  EXPECT_LT(conflicts, jobs / 2);
  battery::print_figure(
      "D9", std::to_string(jobs) + " jobs, " + std::to_string(conflicts) + " conflicts", true);
}

// The contract, clause by clause, for both stores.
class EveryStore : public testing::TestWithParam<bool> {
 protected:
  void SetUp() override {
    if (GetParam()) {
      auto sqlite = std::make_unique<SqliteStore>();
      ASSERT_EQ(sqlite->open("db", {.vfs = disk_.vfs()}), "");
      store_ = std::move(sqlite);
    } else {
      store_ = std::make_unique<MemoryStore>();
    }
    ASSERT_EQ(kept({NewTable{"t", "game", "head", true, 7}, NewEntry{"t", 0, "zero"},
                    NewEntry{"t", 1, "one"}}),
              Kept::kDurable);
  }
  Kept kept(const Job& job) { return store_->keep(std::span(&job, 1)).at(0); }
  std::vector<std::string> entries() { return store_->table("t")->entries; }

  SimulatedDisk disk_;
  std::unique_ptr<Store> store_;
};

TEST_P(EveryStore, a_job_is_written_whole_or_not_at_all) {
  EXPECT_EQ(kept({NewEntry{"t", 2, "two"}, NewEntry{"t", 4, "four"}}), Kept::kConflict);
  EXPECT_EQ(entries().size(), 2u);
  EXPECT_EQ(kept({NewTable{"u", "game", "head", true, 7}, NewEntry{"u", 1, "one"}}),
            Kept::kConflict);
  EXPECT_FALSE(store_->table("u"));
}

TEST_P(EveryStore, one_of_two_jobs_for_the_same_place_wins) {
  const std::vector<Job> jobs{{NewEntry{"t", 2, "mine"}}, {NewEntry{"t", 2, "yours"}}};
  EXPECT_EQ(store_->keep(jobs), (std::vector{Kept::kDurable, Kept::kConflict}));
  EXPECT_EQ(entries().back(), "mine");
}

TEST_P(EveryStore, an_account_belongs_to_one_person_until_they_are_forgotten) {
  EXPECT_EQ(kept({Person{"a", "Ada", 1, "ada", "x"}}), Kept::kDurable);
  EXPECT_EQ(kept({Person{"b", "Bob", 1, "ada", "x"}}), Kept::kConflict);
  EXPECT_EQ(kept({Person{"a", "Ada L.", 2, "ada", "y"}}), Kept::kDurable);
  EXPECT_EQ(store_->account("ada")->name, "Ada L.");
  EXPECT_EQ(store_->account("ada")->created_ms, 1);
  EXPECT_EQ(kept({ForgetPerson{"a"}, Person{"b", "Bob", 1, "ada", "x"}}), Kept::kDurable);
  EXPECT_EQ(store_->account("ada")->id, "b");
}

TEST_P(EveryStore, accounts_are_listed_in_pages_and_guests_are_not) {
  for (const char* name : {"c", "a", "\xC3\xA9", "b", "B"})
    EXPECT_EQ(kept({Person{std::string("id ") + name, name, 1, name, "x"},
                    Person{std::string("guest ") + name, name, 1, "", ""}}),
              Kept::kDurable);
  std::string listed, after;
  for (auto page = store_->accounts(after, 2); !page.empty(); page = store_->accounts(after, 2)) {
    EXPECT_LE(page.size(), 2u);
    for (const Person& person : page) {
      EXPECT_EQ(person.id, "id " + person.account);
      listed += after = person.account;
    }
    ASSERT_LE(listed.size(), 6u) << "a page comes again";
  }
  EXPECT_EQ(listed, "Babc\xC3\xA9");
}

TEST_P(EveryStore, notes_are_the_last_ones_and_go_with_the_person_or_the_table) {
  const auto notes = [&](const std::string& table) {
    std::string all;
    for (const SeatNotes& one : store_->notes(table))
      all += std::to_string(one.seat) + one.person + ":" + one.text + " ";
    return all;
  };
  EXPECT_EQ(kept({SeatNotes{"t", 2, "b", "two"}, SeatNotes{"t", 0, "a", "one"}}), Kept::kDurable);
  EXPECT_EQ(kept({SeatNotes{"t", 0, "a", "it's\nthree"}}), Kept::kDurable);
  EXPECT_EQ(notes("t"), "0a:it's\nthree 2b:two ");
  EXPECT_EQ(entries().size(), 2u) << "no part of the history";
  EXPECT_EQ(kept({SeatNotes{"u", 0, "a", "nowhere"}}), Kept::kConflict);
  EXPECT_EQ(kept({SeatNotes{"u", 0, "a", ""}}), Kept::kConflict);
  EXPECT_EQ(notes("u"), "");
  EXPECT_EQ(kept({SeatNotes{"t", 2, "b", ""}}), Kept::kDurable);
  EXPECT_EQ(notes("t"), "0a:it's\nthree ");
  EXPECT_EQ(kept({SeatNotes{"t", 1, "b", "four"}, ForgetPerson{"a"}}), Kept::kDurable);
  EXPECT_EQ(notes("t"), "1b:four ");
  EXPECT_EQ(kept({TableSummary{"t", TableStage::kFinished, 9, "{}", {}}, ForgetTable{"t"}}),
            Kept::kDurable);
  EXPECT_EQ(notes("t"), "");
}

TEST_P(EveryStore, forgetting_a_person_takes_tokens_and_lists_but_no_table) {
  EXPECT_EQ(kept({Person{"a", "Ada", 1, "", ""}, Token{token_hash(0), "a", 1, 1},
                  TableSummary{"t", TableStage::kFinished, 9, "{}", {"a", "b"}}}),
            Kept::kDurable);
  EXPECT_EQ(store_->list({TableStage::kFinished, "a", false, 50}).size(), 1u);
  EXPECT_EQ(kept({ForgetPerson{"a"}}), Kept::kDurable);
  EXPECT_FALSE(store_->person("a"));
  EXPECT_FALSE(store_->token(token_hash(0)));
  EXPECT_TRUE(store_->list({TableStage::kFinished, "a", false, 50}).empty());
  EXPECT_EQ(store_->list({TableStage::kFinished, "b", false, 50}).size(), 1u);
  EXPECT_EQ(entries().size(), 2u);
}

TEST_P(EveryStore, a_table_that_is_over_can_be_forgotten_and_no_other) {
  EXPECT_EQ(kept({ForgetTable{"t"}}), Kept::kConflict) << "it is open";
  EXPECT_EQ(kept({ForgetTable{"nowhere"}}), Kept::kConflict);
  EXPECT_EQ(entries().size(), 2u);
  EXPECT_EQ(kept({TableSummary{"t", TableStage::kFinished, 9, "{}", {"a"}}}), Kept::kDurable);
  EXPECT_EQ(kept({ForgetTable{"t"}, NewEntry{"t", 2, "two"}}), Kept::kConflict);
  EXPECT_EQ(entries().size(), 2u) << "whole or not at all";
  EXPECT_EQ(kept({ForgetTable{"t"}}), Kept::kDurable);
  EXPECT_FALSE(store_->table("t"));
  EXPECT_TRUE(store_->list({TableStage::kFinished, "", false, 50}).empty());
  // Nothing of it is left: the name is as good as new.
  EXPECT_EQ(kept({NewTable{"t", "game", "head", true, 7}, NewEntry{"t", 0, "zero"}}),
            Kept::kDurable);
  EXPECT_EQ(store_->table("t")->damage, "");
  EXPECT_TRUE(store_->list({TableStage::kOpen, "a", false, 50}).empty());
}

TEST_P(EveryStore, guests_are_listed_with_when_they_were_seen_and_whether_they_play) {
  EXPECT_EQ(kept({Person{"a", "Ada", 5, "ada", "x"}, Person{"b", "Bob", 5, "", ""},
                  Person{"c", "Cid", 5, "", ""}, Token{token_hash(0), "b", 6, 8},
                  Token{token_hash(1), "b", 6, 7}, Token{token_hash(2), "a", 6, 9},
                  TableSummary{"t", TableStage::kRunning, 9, "{}", {"c"}}}),
            Kept::kDurable);
  const SeenGuest bob{"b", 8, false}, cid{"c", 5, true};
  EXPECT_EQ(store_->guests("", 50), (std::vector{bob, cid}));
  EXPECT_EQ(store_->guests("", 1), std::vector{bob});
  EXPECT_EQ(store_->guests("b", 1), std::vector{cid});
  EXPECT_EQ(store_->tokens({}, 50).size(), 3u);
  const auto first = store_->tokens({}, 1);
  ASSERT_EQ(first.size(), 1u);
  EXPECT_EQ(store_->tokens(first[0].hash, 50).size(), 2u);
}

TEST_P(EveryStore, rewritten_entries_are_sealed_anew_and_can_be_appended_to) {
  EXPECT_EQ(kept({RewriteEntries{"t", {"null", "eins"}}}), Kept::kDurable);
  EXPECT_EQ(entries(), (std::vector<std::string>{"null", "eins"}));
  EXPECT_EQ(store_->table("t")->damage, "");
  EXPECT_EQ(kept({NewEntry{"t", 2, "zwei"}}), Kept::kDurable);
  EXPECT_EQ(store_->table("t")->damage, "");
  EXPECT_EQ(entries().size(), 3u);
}

TEST_P(EveryStore, a_rewriting_of_another_length_is_a_conflict) {
  EXPECT_EQ(kept({RewriteEntries{"t", {"null"}}}), Kept::kConflict);
  EXPECT_EQ(kept({RewriteEntries{"t", {"null", "eins", "zwei"}}}), Kept::kConflict);
  EXPECT_EQ(kept({RewriteEntries{"nowhere", {}}}), Kept::kConflict);
  EXPECT_EQ(entries(), (std::vector<std::string>{"zero", "one"}));
  EXPECT_EQ(kept({NewEntry{"t", 2, "two"}, RewriteEntries{"t", {"a", "b", "c"}}}), Kept::kDurable);
}

TEST_P(EveryStore, lists_come_in_pages_that_hold_each_table_once) {
  constexpr int kTables = 12;
  for (int i = 0; i < kTables; ++i) {
    const std::string id = "over" + std::to_string(i);
    // Three end at the same moment, every third is private, and one person sat at every second.
    EXPECT_EQ(kept({NewTable{id, "game", "head", i % 3 != 0, 7},
                    TableSummary{
                        id, TableStage::kFinished, 100 + i / 3, "{}",
                        i % 2 == 0 ? std::vector<std::string>{"a"} : std::vector<std::string>{}}}),
              Kept::kDurable);
  }
  for (const bool public_only : {false, true})
    for (const char* person : {"", "a"}) {
      const auto whole = store_->list({TableStage::kFinished, person, public_only, 50});
      std::vector<std::string> wanted, paged;
      for (const StoredTable& stored : whole) wanted.push_back(stored.table.id);
      EXPECT_EQ(wanted.size(), (public_only ? 8u : 12u) / (*person != 0 ? 2 : 1));
      ListQuery query{TableStage::kFinished, person, public_only, 2};
      for (auto page = store_->list(query); !page.empty(); page = store_->list(query)) {
        EXPECT_LE(page.size(), 2u);
        for (const StoredTable& stored : page) paged.push_back(stored.table.id);
        ASSERT_LE(paged.size(), wanted.size()) << "a page comes again";
        query.before_ms = page.back().changed_ms;
        query.before_id = page.back().table.id;
      }
      EXPECT_EQ(paged, wanted);
    }
}

INSTANTIATE_TEST_SUITE_P(D9, EveryStore, testing::Bool(), [](const auto& chosen) {
  return std::string(chosen.param ? "sqlite" : "memory");
});

TEST(RewriteEntries, does_not_hide_damage) {
  SimulatedDisk disk;
  {
    SqliteStore store;
    ASSERT_EQ(store.open("db", {.vfs = disk.vfs()}), "");
    const Job job{NewTable{"t", "game", "head", true, 7}, NewEntry{"t", 0, "zero"}};
    ASSERT_EQ(store.keep(std::span(&job, 1)).at(0), Kept::kDurable);
  }
  {
    SqliteConnection forger;
    ASSERT_EQ(forger.open("db", SqliteConnection::Missing::kRefuse, disk.vfs()), "");
    ASSERT_TRUE(forger.execute("UPDATE entry SET body = 'forged'"));
  }
  SqliteStore store;
  ASSERT_EQ(store.open("db", {.vfs = disk.vfs()}), "");
  const Job rewriting{RewriteEntries{"t", {"null"}}};
  EXPECT_EQ(store.keep(std::span(&rewriting, 1)).at(0), Kept::kConflict);
  EXPECT_EQ(store.table("t")->damage, "entry 0 is missing or was altered");
}

}  // namespace
}  // namespace paradoxa
