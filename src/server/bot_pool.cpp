#include "server/bot_pool.hpp"

#include <algorithm>

namespace paradoxa {

BotPool::BotPool(int threads, std::size_t max_waiting) : max_waiting_(max_waiting) {
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { run(); });
}

// Running searches end at once, and queued ones never start.
BotPool::~BotPool() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
    for (const Cancelled& task : underway_) task->store(true);
  }
  wake_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

bool BotPool::submit(BotTask task) {
  {
    const std::lock_guard lock(mutex_);
    // Tasks cancelled in the queue must not take up room.
    if (line_.size() >= max_waiting_)
      line_.drop([](const BotTask& waiting) { return waiting.cancelled->load(); });
    if (line_.size() >= max_waiting_) return false;
    const auto urgency = static_cast<std::size_t>(task.urgency);
    const std::string person = task.person, table = task.table;
    task.submitted = std::chrono::steady_clock::now();
    line_.push(urgency, person, table, std::move(task));
  }
  wake_.notify_one();
  return true;
}

BotPool::Figures BotPool::figures() const {
  const std::lock_guard lock(mutex_);
  Figures figures = figures_;
  for (std::size_t urgency = 0; urgency < kUrgencies; ++urgency)
    figures.waiting[urgency] = line_.size(urgency);
  figures.thinking = underway_.size();
  return figures;
}

std::optional<BotTask> BotPool::next() {
  std::unique_lock lock(mutex_);
  for (;;) {
    wake_.wait(lock, [this] { return stopping_ || !line_.empty(); });
    if (stopping_) return std::nullopt;
    BotTask task = line_.pop();
    if (task.cancelled->load()) continue;
    underway_.push_back(task.cancelled);
    figures_.waited.add_since(task.submitted);
    return task;
  }
}

void BotPool::finished(const Cancelled& task, std::chrono::steady_clock::time_point begin) {
  const std::lock_guard lock(mutex_);
  figures_.thought.add_since(begin);
  underway_.erase(std::find(underway_.begin(), underway_.end(), task));
}

void BotPool::run() {
  // A bot keeps its memory from one task to the next; one of each kind and thread is enough.
  std::map<std::pair<std::string, std::string>, std::unique_ptr<Adviser>> advisers;
  while (std::optional<BotTask> task = next()) {
    if (task->instead) {
      const auto begin = std::chrono::steady_clock::now();
      task->instead(*task->position);
      finished(task->cancelled, begin);
      continue;
    }
    const AnyGame& game = task->position->game();
    auto& adviser = advisers[{std::string(game.name()), print(task->spec)}];
    if (!adviser) adviser = make_adviser(game, task->spec);
    const auto begin = std::chrono::steady_clock::now();
    const std::atomic<bool>* cancelled = task->cancelled.get();
    std::unique_ptr<AnyBelief> belief = beliefs_.take(task->table, task->seat);
    if (!belief) belief = adviser->blank_belief();
    Advice advice =
        adviser->choose(*task->position, task->seat, task->seed, cancelled, belief.get());
    if (task->explains)
      adviser->explain(*task->position, task->seat, task->seed, advice, cancelled, belief.get());
    beliefs_.put(task->table, task->seat, std::move(belief));
    finished(task->cancelled, begin);
    if (!task->cancelled->load()) task->done(std::move(advice));
  }
}

}  // namespace paradoxa
