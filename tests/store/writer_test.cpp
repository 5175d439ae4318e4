// The writer: one commit for all that waits, an answer for each, nothing left behind.
#include "store/writer.hpp"

#include <atomic>
#include <semaphore>

#include <gtest/gtest.h>

#include "store/memory_store.hpp"

namespace paradoxa {
namespace {

// Holds every commit until it is let through.
class GatedStore final : public Store {
 public:
  std::vector<Kept> keep(std::span<const Job> jobs) override {
    entered.release();
    gate.acquire();
    groups.push_back(jobs.size());
    return inner_.keep(jobs);
  }
  std::vector<std::string> unfinished() override { return inner_.unfinished(); }
  std::optional<TableHistory> table(const std::string& id) override { return inner_.table(id); }
  std::vector<StoredTable> list(const ListQuery& query) override { return inner_.list(query); }
  std::optional<std::string> content(const std::string& id) override { return inner_.content(id); }
  std::vector<SeatNotes> notes(const std::string& table) override { return inner_.notes(table); }
  std::optional<Person> person(const std::string& id) override { return inner_.person(id); }
  std::optional<Person> account(const std::string& name) override { return inner_.account(name); }
  std::vector<SeenGuest> guests(const std::string& after, int most) override {
    return inner_.guests(after, most);
  }
  std::vector<Token> tokens(const Digest& after, int most) override {
    return inner_.tokens(after, most);
  }
  std::vector<Person> accounts(const std::string& after, int most) override {
    return inner_.accounts(after, most);
  }
  std::optional<Token> token(const Digest& hash) override { return inner_.token(hash); }
  std::string backup(const std::string& path) override { return inner_.backup(path); }

  std::counting_semaphore<> entered{0};
  std::counting_semaphore<> gate{0};
  std::vector<std::size_t> groups;

 private:
  MemoryStore inner_;
};

TEST(Writer, takes_all_that_waits_into_one_commit) {
  GatedStore store;
  std::vector<int> answered;
  {
    WriterThread writer(store);
    writer.submit({NewTable{"t", "game", "head", true, 0}}, [&](Kept) { answered.push_back(-1); });
    store.entered.acquire();  // the first one is being written
    for (int i = 0; i < 10; ++i)
      writer.submit({NewEntry{"t", i, "x"}}, [&answered, i](Kept) { answered.push_back(i); });
    store.gate.release(2);
  }
  EXPECT_EQ(store.groups, (std::vector<std::size_t>{1, 10}));
  EXPECT_EQ(answered, (std::vector{-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9}));
  EXPECT_EQ(store.table("t")->entries.size(), 10u);
}

TEST(Writer, tells_each_job_what_became_of_it) {
  GatedStore store;
  store.gate.release(100);
  std::vector<std::pair<int, Kept>> answered;
  {
    WriterThread writer(store);
    const auto tell = [&](int who) {
      return [&answered, who](Kept kept) { answered.emplace_back(who, kept); };
    };
    writer.submit({NewTable{"t", "game", "head", true, 0}}, tell(0));
    writer.submit({NewEntry{"t", 0, "x"}}, tell(1));
    writer.submit({NewEntry{"t", 0, "y"}}, tell(2));
    writer.submit({}, tell(3));
  }
  EXPECT_EQ(
      answered,
      (std::vector<std::pair<int, Kept>>{
          {0, Kept::kDurable}, {1, Kept::kDurable}, {2, Kept::kConflict}, {3, Kept::kDurable}}));
}

TEST(Writer, answers_only_after_the_commit) {
  GatedStore store;
  std::atomic<bool> answered{false};
  std::counting_semaphore<> told{0};
  WriterThread writer(store);
  writer.submit({NewTable{"t", "game", "head", true, 0}}, [&](Kept) {
    answered = true;
    told.release();
  });
  store.entered.acquire();
  EXPECT_FALSE(answered);
  store.gate.release();
  told.acquire();
  EXPECT_TRUE(answered);
}

TEST(Writer, answers_each_of_many_callers_once) {
  MemoryStore store;
  constexpr int kAskers = 4;
  constexpr int kJobs = 500;
  std::vector<std::atomic<int>> answers(kAskers * kJobs);
  std::uint64_t commits = 0;
  {
    WriterThread writer(store);
    std::vector<std::thread> askers;
    for (int asker = 0; asker < kAskers; ++asker)
      askers.emplace_back([&, asker] {
        for (int i = 0; i < kJobs; ++i) {
          const auto number = static_cast<std::size_t>(asker * kJobs + i);
          writer.submit(
              {NewTable{std::to_string(number), "game", "", true, 0}},
              [&answers, number](Kept kept) { answers[number] += kept == Kept::kDurable; });
        }
      });
    for (std::thread& asker : askers) asker.join();
    commits = writer.figures().commits;
  }
  for (const std::atomic<int>& answer : answers) ASSERT_EQ(answer, 1);
  EXPECT_LE(commits, static_cast<std::uint64_t>(kAskers * kJobs));
  EXPECT_EQ(store.unfinished().size(), static_cast<std::size_t>(kAskers * kJobs));
}

TEST(E8, figures_are_read_while_it_writes) {
  MemoryStore store;
  constexpr std::uint64_t kJobs = 200;
  WriterThread writer(store);
  std::thread asker([&] {
    for (std::uint64_t i = 0; i < kJobs; ++i)
      writer.submit({NewTable{std::to_string(i), "game", "", true, 0}}, [](Kept) {});
  });
  std::uint64_t before = 0;
  for (Writer::Figures figures; figures.jobs < kJobs; before = figures.jobs) {
    figures = writer.figures();
    ASSERT_LE(before, figures.jobs);
    ASSERT_EQ(figures.took.count(), figures.commits);
    ASSERT_GE(writer.behind().count(), 0);
  }
  asker.join();
}

}  // namespace
}  // namespace paradoxa
