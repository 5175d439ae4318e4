// D2: the disk refuses, once or from then on. Nothing is acknowledged that is not there, and when
// the disk takes writes again, so does the store.
#include <gtest/gtest.h>

#include "battery/budget.hpp"
#include "store/session.hpp"

namespace paradoxa {
namespace {

using battery::seed_of;

struct Trial {
  std::size_t at = 0;
  Refusal how{};
  Refused how_often{};
};

std::string in_words(const Trial& trial) {
  return std::string(trial.how == Refusal::kFull ? "full" : "I/O error") + " at call " +
         std::to_string(trial.at) +
         (trial.how_often == Refused::kOnce ? " once" : " and from then on") +
         ", PARADOXA_SEED=" + battery::seed_text();
}

DiskImage power_lost(const SimulatedDisk& disk, FastRandom& random) {
  Platters platters(disk.before());
  for (const DiskCall& call : disk.calls()) platters.take(call);
  return platters.after_power_loss(random);
}

class RefusedSession {
 public:
  RefusedSession(const Script& script, const Trial& trial)
      : script_(script), random_(seed_of("D2 " + in_words(trial), 0)) {
    disk_.refuse(trial.at, trial.how, trial.how_often);
  }

  void play() {
    open();
    for (std::size_t i = 0; i < script_.rounds.size() && !testing::Test::HasFatalFailure(); ++i) {
      if (i == script_.rounds.size() / 2) open();
      round(i);
    }
    disk_.heal();
    ASSERT_EQ(told_by(*store_), script_.worlds.back());
    SimulatedDisk left(power_lost(disk_, random_));
    ASSERT_EQ(world_on(left), script_.worlds.back()) << "after the power went at the end";
  }

  bool refused() const { return disk_.refused_any(); }

 private:
  void open() {
    store_.reset();
    store_ = std::make_unique<SqliteStore>();
    if (store_->open("db", on_disk(disk_)).empty()) return;
    disk_.heal();
    store_ = std::make_unique<SqliteStore>();
    ASSERT_EQ(store_->open("db", on_disk(disk_)), "") << "after the disk was well again";
  }

  void round(std::size_t i) {
    std::vector<Kept> kept = store_->keep(script_.rounds[i]);
    for (int tries = 0; tries < 2 && kept.front() == Kept::kFailed; ++tries) {
      ASSERT_EQ(std::count(kept.begin(), kept.end(), Kept::kFailed),
                static_cast<std::ptrdiff_t>(kept.size()));
      ASSERT_EQ(told_by(*store_), script_.worlds[i]) << "round " << i << " failed, yet is there";
      SimulatedDisk left(power_lost(disk_, random_));
      const std::string world = world_on(left);
      ASSERT_TRUE(world == script_.worlds[i] || world == script_.worlds[i + 1]) << world;
      if (tries > 0) disk_.heal();
      kept = store_->keep(script_.rounds[i]);
    }
    ASSERT_EQ(kept, script_.answers[i]) << "round " << i;
  }

  const Script& script_;
  SimulatedDisk disk_;
  FastRandom random_;
  std::unique_ptr<SqliteStore> store_;
};

TEST(D2Soak, a_disk_that_refuses_loses_nothing_and_is_used_again_when_it_is_well) {
  const Script script = random_script(seed_of("D2", 0), 40);
  const std::size_t calls = record_session(script).calls.size();
  const auto wanted = static_cast<std::size_t>(battery::Budget{300, 1 << 20}.amount());
  const std::size_t stride = std::max<std::size_t>(1, calls * 4 / wanted);
  std::int64_t trials = 0;
  std::int64_t refused = 0;
  std::size_t number = 0;
  for (const Refusal how : {Refusal::kIoError, Refusal::kFull})
    for (const Refused how_often : {Refused::kOnce, Refused::kFromThenOn})
      // Another offset for each, so that a short run still meets every kind of call.
      for (std::size_t at = number++ % stride; at < calls; at += stride) {
        const Trial trial{at, how, how_often};
        SCOPED_TRACE(in_words(trial));
        RefusedSession session(script, trial);
        session.play();
        if (testing::Test::HasFatalFailure()) return;
        ++trials;
        refused += session.refused();
      }
  EXPECT_GT(refused, trials / 2);
  battery::print_figure(
      "D2", std::to_string(trials) + " sessions, " + std::to_string(refused) + " of them refused",
      true);
}

}  // namespace
}  // namespace paradoxa
