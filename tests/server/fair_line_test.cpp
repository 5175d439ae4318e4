// Nobody keeps others waiting by asking more.
#include "server/fair_line.hpp"

#include <chrono>
#include <thread>

#include "server/house_kit.hpp"

namespace paradoxa {
namespace {

using Line = FairLine<std::string, 2>;

std::string drained(Line& line) {
  std::string order;
  while (!line.empty()) order += line.pop() + " ";
  return order;
}

TEST(FairLine, people_take_turns_and_so_do_the_tables_of_each) {
  Line line;
  for (const char* task : {"a1", "a2", "a3"}) line.push(0, "ann", "x", task);
  line.push(0, "ann", "y", "a4");
  line.push(0, "bob", "z", "b1");
  line.push(0, "cleo", "z", "c1");
  line.push(0, "bob", "z", "b2");
  EXPECT_EQ(line.size(), 7u);
  EXPECT_EQ(drained(line), "a1 b1 c1 a4 b2 a2 a3 ");
}

TEST(FairLine, urgent_tasks_come_first_no_matter_who_asked) {
  Line line;
  for (int i = 0; i < 3; ++i) line.push(1, "ann", "x", "later" + std::to_string(i));
  line.push(0, "ann", "x", "now");
  EXPECT_EQ(drained(line), "now later0 later1 later2 ");
}

TEST(FairLine, what_is_dropped_leaves_no_turn_behind) {
  Line line;
  for (const char* task : {"a1", "a2"}) line.push(0, "ann", "x", task);
  line.push(0, "bob", "y", "b1");
  line.drop([](const std::string& task) { return task.starts_with('a'); });
  EXPECT_EQ(line.size(), 1u);
  line.push(0, "ann", "x", "a3");
  EXPECT_EQ(drained(line), "b1 a3 ");
}

// However much one asks, the next one waits for one task of theirs at most.
TEST(FairLine, a_flood_of_one_person_costs_another_one_turn) {
  Line line;
  for (int i = 0; i < 4000; ++i) line.push(0, "flood", std::to_string(i % 7), "f");
  line.push(0, "bob", "y", "b");
  EXPECT_EQ(line.pop(), "f");
  EXPECT_EQ(line.pop(), "b");
}

// ---- The pool -----------------------------------------------------------------------------------

BotTask long_task() {
  const AnyGame& game = *games().find("initiative");
  auto position = std::move(*game.start(2, {}));
  FastRandom random(1);
  std::unique_ptr<AnyEvents> events;
  while (position->to_act().is_nature())
    position->play(kNature, position->random_move(kNature, random), events);
  const Seat who = position->to_act().first();
  const BotSpec spec{BotKind::kIsmcts, 0, Budget::of_iterations(100'000'000), {}};
  return {std::move(position), who, spec, 1, std::make_shared<std::atomic<bool>>(false), {}};
}

TEST(BotPool, ends_at_once_though_somebody_thinks) {
  auto pool = std::make_unique<BotPool>(1, 8);
  const Cancelled first = [&] {
    BotTask task = long_task();
    task.done = [](const Advice&) { ADD_FAILURE() << "a hundred million iterations are not over"; };
    const Cancelled flag = task.cancelled;
    EXPECT_TRUE(pool->submit(std::move(task)));
    return flag;
  }();
  EXPECT_TRUE(pool->submit(long_task()));
  while (pool->figures().thinking < 1) std::this_thread::yield();
  pool.reset();  // would take hours
  EXPECT_TRUE(first->load());
}

TEST(BotPool, cancelled_tasks_keep_nobody_out) {
  BotPool pool(0, 2);
  std::vector<Cancelled> flags;
  for (int i = 0; i < 2; ++i) {
    BotTask task = long_task();
    flags.push_back(task.cancelled);
    EXPECT_TRUE(pool.submit(std::move(task)));
  }
  EXPECT_FALSE(pool.submit(long_task()));
  flags[0]->store(true);
  EXPECT_TRUE(pool.submit(long_task()));
}

}  // namespace
}  // namespace paradoxa
