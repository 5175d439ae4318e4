// The world around a house in tests: a loop with a fake clock, clients that
// remember, a log that is kept, a disk that can fail, bots that think when asked to.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include <boost/json.hpp>

#include "server/bot_pool.hpp"
#include "server/connection.hpp"
#include "server/log.hpp"
#include "server/loop.hpp"
#include "server/workers.hpp"
#include "store/memory_store.hpp"

namespace paradoxa {

class FakeLoop final : public Loop {
 public:
  void post(std::function<void()> work) override {
    const std::lock_guard lock(mutex_);
    posted_.push_back(std::move(work));
  }
  void after(std::int64_t delay_ms, std::function<void()> work) override {
    timers_.emplace(now_ms_ + std::max<std::int64_t>(0, delay_ms), std::move(work));
  }
  std::int64_t now_ms() const override { return now_ms_; }

  // Returns whether there was anything to do.
  bool run_posted() {
    std::vector<std::function<void()>> taken;
    {
      const std::lock_guard lock(mutex_);
      taken.swap(posted_);
    }
    for (const auto& work : taken) work();
    return !taken.empty();
  }
  // The next timer up to this time, if there is one: its time comes, and it is run.
  bool run_timer(std::int64_t until_ms) {
    if (timers_.empty() || timers_.begin()->first > until_ms) return false;
    const auto work = std::move(timers_.begin()->second);
    now_ms_ = std::max(now_ms_, timers_.begin()->first);
    timers_.erase(timers_.begin());
    ++timers_run_;
    work();
    return true;
  }
  void set_now_ms(std::int64_t now_ms) { now_ms_ = now_ms; }
  std::size_t timers() const { return timers_.size(); }
  std::size_t timers_run() const { return timers_run_; }

 private:
  std::mutex mutex_;
  std::vector<std::function<void()>> posted_;
  std::multimap<std::int64_t, std::function<void()>> timers_;
  std::int64_t now_ms_ = 1'000'000;
  std::size_t timers_run_ = 0;
};

// A client that remembers what it was sent.
class Ear final : public Connection {
 public:
  void send(Frame frame, Sending) override { frames.push_back(*frame); }
  void close(CloseCode code, const std::string& why) override { closed.emplace_back(code, why); }

  // The last frame of a type, or null.
  boost::json::value last(std::string_view type) const {
    for (auto frame = frames.rbegin(); frame != frames.rend(); ++frame)
      if (boost::json::value value = boost::json::parse(*frame);
          value.at("type").as_string() == type)
        return value;
    return nullptr;
  }
  std::size_t count(std::string_view type) const {
    const std::string start = R"({"type":")" + std::string(type) + "\"";
    return static_cast<std::size_t>(
        std::count_if(frames.begin(), frames.end(),
                      [&](const std::string& frame) { return frame.starts_with(start); }));
  }
  // The code of the last refusal, "" where the last answer was an acceptance, "none" without any.
  std::string answer() const {
    for (auto frame = frames.rbegin(); frame != frames.rend(); ++frame) {
      if (frame->starts_with(R"({"type":"accepted")")) return "";
      if (frame->starts_with(R"({"type":"refused")"))
        return std::string(boost::json::parse(*frame).at("code").as_string());
    }
    return "none";
  }

  std::vector<std::string> frames;
  std::vector<std::pair<CloseCode, std::string>> closed;
};

class KeptLog final : public Log {
 public:
  void line(std::string_view what, std::initializer_list<LogField> fields) override {
    text += what;
    for (const auto& [key, value] : fields)
      text += " " + std::string(key) + "=" + std::string(value);
    text += "\n";
  }
  std::string text;
};

// A store in memory whose writes can be refused.
class FragileStore final : public Store {
 public:
  std::vector<Kept> keep(std::span<const Job> jobs) override {
    const Kept wanted = refusal.load();
    if (wanted == Kept::kDurable) return inside.keep(jobs);
    // An empty job writes nothing and is how tests wait for the writer.
    return std::vector<Kept>(jobs.size(), wanted);
  }
  std::vector<std::string> unfinished() override { return inside.unfinished(); }
  std::optional<TableHistory> table(const std::string& id) override {
    auto history = inside.table(id);
    if (history && spoil) spoil(*history);
    return history;
  }
  std::vector<StoredTable> list(const ListQuery& query) override { return inside.list(query); }
  std::optional<std::string> content(const std::string& id) override { return inside.content(id); }
  std::vector<SeatNotes> notes(const std::string& table) override {
    return unreadable ? std::vector<SeatNotes>() : inside.notes(table);
  }
  std::optional<Person> person(const std::string& id) override { return inside.person(id); }
  std::optional<Person> account(const std::string& name) override {
    return unreadable ? std::nullopt : inside.account(name);
  }
  std::vector<SeenGuest> guests(const std::string& after, int most) override {
    return inside.guests(after, most);
  }
  std::vector<Token> tokens(const Digest& after, int most) override {
    return inside.tokens(after, most);
  }
  std::vector<Person> accounts(const std::string& after, int most) override {
    return inside.accounts(after, most);
  }
  std::optional<Token> token(const Digest& hash) override {
    return unreadable ? std::nullopt : inside.token(hash);
  }
  std::string failure() const override { return examined(); }
  std::string examine() override { return examined(); }
  std::string trouble() const override { return unreadable ? "disk I/O error" : ""; }
  std::string backup(const std::string& path) override { return inside.backup(path); }

  std::atomic<Kept> refusal{Kept::kDurable};  // what every write is answered with, if not durable
  std::function<void(TableHistory&)> spoil;   // what is read back is not what was written
  bool unreadable = false;                    // the people, by what they go by
  MemoryStore inside;

 private:
  std::string examined() const { return refusal == Kept::kFailed ? "the disk is full" : ""; }
};

// Bots that wait until a test lets them think.
class PatientBots final : public BotPool {
 public:
  PatientBots() : BotPool(0, 0) {}

  bool submit(BotTask task) override {
    if (full) return false;
    tasks.push_back(std::move(task));
    return true;
  }
  // The first whose answer is still wanted answers; false when there is none.
  bool think() {
    while (!tasks.empty()) {
      const BotTask task = std::move(tasks.front());
      tasks.erase(tasks.begin());
      if (task.cancelled->load()) continue;
      if (task.instead) {
        task.instead(*task.position);
        return true;
      }
      Advice advice;
      const auto legal = task.position->legal(task.seat);
      advice.move = legal[task.seed % legal.size()];
      task.done(advice);
      return true;
    }
    return false;
  }
  std::size_t wanted() const {
    return static_cast<std::size_t>(std::count_if(
        tasks.begin(), tasks.end(), [](const BotTask& task) { return !task.cancelled->load(); }));
  }

  std::vector<BotTask> tasks;
  bool full = false;
};

// Work that would be done beside the loop is done at once.
class PromptWorkers final : public Workers {
 public:
  bool submit(std::function<void()> work) override {
    if (full) return false;
    work();
    return true;
  }
  bool full = false;
};

// Work that waits until a test lets it be done.
class PatientWorkers final : public Workers {
 public:
  bool submit(std::function<void()> work) override {
    if (full) return false;
    line.push_back(std::move(work));
    return true;
  }
  std::vector<std::function<void()>> line;
  bool full = false;
};

}  // namespace paradoxa
