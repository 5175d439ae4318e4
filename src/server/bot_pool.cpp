#include "server/bot_pool.hpp"

namespace paradoxa {

BotPool::BotPool(int threads, std::size_t longest_line) : longest_line_(longest_line) {
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { run(); });
}

BotPool::~BotPool() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
    for (BotTask& task : line_) task.cancelled->store(true);
  }
  wake_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

bool BotPool::submit(BotTask task) {
  {
    const std::lock_guard lock(mutex_);
    if (line_.size() >= longest_line_) return false;
    line_.push_back(std::move(task));
  }
  wake_.notify_one();
  return true;
}

std::size_t BotPool::waiting() const {
  const std::lock_guard lock(mutex_);
  return line_.size();
}

void BotPool::run() {
  // A bot keeps its memory from one task to the next; one of each kind and thread is enough.
  std::map<std::pair<std::string, std::string>, std::unique_ptr<Adviser>> advisers;
  for (;;) {
    BotTask task;
    {
      std::unique_lock lock(mutex_);
      wake_.wait(lock, [this] { return stopping_ || !line_.empty(); });
      if (stopping_) return;
      task = std::move(line_.front());
      line_.pop_front();
    }
    if (task.cancelled->load()) continue;
    const AnyGame& game = task.position->game();
    auto& adviser = advisers[{std::string(game.name()), print(task.spec)}];
    if (!adviser) adviser = make_adviser(game, task.spec);
    Advice advice = adviser->choose(*task.position, task.seat, task.seed, task.cancelled.get());
    if (!task.cancelled->load()) task.done(std::move(advice));
  }
}

}  // namespace paradoxa
