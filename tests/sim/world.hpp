// A world in which a server runs from a seed alone: time, threads, disk and bots are simulated, and
// everything that happens comes out of one queue. The house inside is the real one.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "battery/budget.hpp"
#include "server/bot_pool.hpp"
#include "server/fake_world.hpp"
#include "server/house.hpp"
#include "server/loop.hpp"
#include "store/memory_store.hpp"
#include "store/writer.hpp"
#include "table/surroundings.hpp"

namespace paradoxa::sim {

// Events at the same time run by actor, then in the order each actor scheduled them. The house
// keeps its clients in a map by address, so insertion order alone would not be deterministic.
using Actor = std::uint64_t;
inline constexpr Actor kServer = 0, kDisk = 1, kBots = 2, kFate = 3, kFirstLine = 1000;

class Time {
 public:
  std::int64_t now_ms() const { return now_ms_; }

  void after(std::int64_t delay_ms, Actor actor, std::function<void()> work) {
    const std::uint64_t turn = turns_[actor]++;
    queue_.emplace(std::tuple(now_ms_ + std::max<std::int64_t>(0, delay_ms), actor, turn),
                   std::move(work));
  }
  // False when nothing is left to happen.
  bool step() {
    if (queue_.empty()) return false;
    const auto first = queue_.begin();
    now_ms_ = std::get<0>(first->first);
    const auto work = std::move(first->second);
    queue_.erase(first);
    work();
    return true;
  }

 private:
  std::int64_t now_ms_ = 1'000'000;
  std::map<Actor, std::uint64_t> turns_;
  std::map<std::tuple<std::int64_t, Actor, std::uint64_t>, std::function<void()>> queue_;
};

// One life of the server, from its start to its end or crash. Nothing of it happens afterwards.
using Life = std::shared_ptr<bool>;

class SimLoop final : public Loop {
 public:
  SimLoop(Time& time, Life life) : time_(time), life_(std::move(life)) {}
  void post(std::function<void()> work) override { after(0, std::move(work)); }
  void after(std::int64_t delay_ms, std::function<void()> work) override {
    time_.after(delay_ms, kServer, [life = life_, work = std::move(work)] {
      if (*life) work();
    });
  }
  std::int64_t now_ms() const override { return time_.now_ms(); }

 private:
  Time& time_;
  Life life_;
};

// What survives a crash, and how well it works at the moment.
struct Disk {
  MemoryStore store;
  bool fails = false;
  bool slow = false;
};

class SimWriter final : public Writer {
 public:
  SimWriter(Time& time, Disk& disk, FastRandom& random, Life life,
            std::function<void(const std::string&)> changed)
      : time_(time),
        disk_(disk),
        random_(random),
        life_(std::move(life)),
        changed_(std::move(changed)) {
    examine();
  }

  void submit(Job job, WhenKept done) override {
    if (waiting_.empty()) since_ms_ = time_.now_ms();
    waiting_.push_back({std::move(job), std::move(done)});
    if (writing_.empty()) begin();
  }
  Figures figures() const override { return {}; }
  std::chrono::milliseconds behind() const override {
    if (writing_.empty()) return {};
    return std::chrono::milliseconds(time_.now_ms() - writing_since_ms_);
  }
  // The power goes: what was being written is on disk as a whole, or not at all.
  void crash() {
    if (!writing_.empty() && !disk_.fails && random_.below(2) == 0) write();
  }

 private:
  struct Waiting {
    Job job;
    WhenKept done;
  };

  void begin() {
    std::swap(writing_, waiting_);
    writing_since_ms_ = since_ms_;
    if (writing_.empty()) return;
    const std::uint32_t most = disk_.slow ? 3000 : random_.below(10) == 0 ? 100 : 5;
    time_.after(1 + random_.below(most), kDisk, [this, life = life_] {
      if (*life) end();
    });
  }
  std::vector<Kept> write() {
    std::vector<Job> jobs;
    for (const Waiting& one : writing_) jobs.push_back(one.job);
    return disk_.store.keep(jobs);
  }
  void end() {
    const std::vector<Kept> kept =
        disk_.fails ? std::vector<Kept>(writing_.size(), Kept::kFailed) : write();
    if (disk_.fails) report();
    const std::vector<Waiting> written = std::exchange(writing_, {});
    for (std::size_t i = 0; i < written.size(); ++i) written[i].done(kept[i]);
    begin();
  }
  void examine() {
    report();
    time_.after(400, kDisk, [this, life = life_] {
      if (*life) examine();
    });
  }
  void report() {
    if (std::exchange(reported_, disk_.fails) != disk_.fails)
      changed_(disk_.fails ? "the disk is full" : "");
  }

  Time& time_;
  Disk& disk_;
  FastRandom& random_;
  Life life_;
  std::function<void(const std::string&)> changed_;
  std::vector<Waiting> waiting_, writing_;
  std::int64_t since_ms_ = 0, writing_since_ms_ = 0;
  bool reported_ = false;
};

// They think for a while, and then do anything that is allowed.
class SimBots final : public BotPool {
 public:
  SimBots(Time& time, FastRandom& random, Life life)
      : BotPool(0, 0), time_(time), random_(random), life_(std::move(life)) {}

  bool submit(BotTask task) override {
    if (random_.below(20) == 0) return false;
    auto shared = std::make_shared<BotTask>(std::move(task));
    time_.after(1 + random_.below(300), kBots, [shared, life = life_] {
      if (!*life || shared->cancelled->load()) return;
      const auto legal = shared->position->legal(shared->seat);
      Advice advice;
      advice.move = legal[shared->seed % legal.size()];
      shared->done(advice);
    });
    return true;
  }

 private:
  Time& time_;
  FastRandom& random_;
  Life life_;
};

// The server process: started, crashed, started again on the same disk.
class SimServer {
 public:
  SimServer(Time& time, Disk& disk, FastRandom& random)
      : time_(time), disk_(disk), random_(random) {
    start();
  }
  ~SimServer() { crash(); }

  bool runs() const { return house_ != nullptr; }
  House& house() { return *house_; }
  const Life& life() const { return life_; }
  const std::string& log() const { return log_.text; }

  void start() {
    life_ = std::make_shared<bool>(true);
    loop_ = std::make_unique<SimLoop>(time_, life_);
    writer_ =
        std::make_unique<SimWriter>(time_, disk_, random_, life_, [this](const std::string& why) {
          loop_->post([this, why] { house_->store_changed(why); });
        });
    bots_ = std::make_unique<SimBots>(time_, random_, life_);
    HouseLimits limits;
    limits.hints_burst = 1000;
    house_ = std::make_unique<House>(games(), disk_.store, *writer_, *bots_, *loop_, log_, limits);
    house_->recover();
    house_->watch_pressure();
  }
  void crash() {
    if (!runs()) return;
    *life_ = false;
    writer_->crash();
    house_.reset();
    bots_.reset();
    writer_.reset();
    loop_.reset();
  }

 private:
  Time& time_;
  Disk& disk_;
  FastRandom& random_;
  KeptLog log_;
  Life life_;
  std::unique_ptr<SimLoop> loop_;
  std::unique_ptr<SimWriter> writer_;
  std::unique_ptr<SimBots> bots_;
  std::unique_ptr<House> house_;
};

}  // namespace paradoxa::sim
