#include "store/writer.hpp"

#include <utility>

namespace paradoxa {

Writer::Writer(Store& store) : store_(store), thread_([this] { run(); }) {}

Writer::~Writer() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_one();
  thread_.join();
}

void Writer::submit(Job job, WhenKept done) {
  {
    const std::lock_guard lock(mutex_);
    waiting_.jobs.push_back(std::move(job));
    waiting_.done.push_back(std::move(done));
  }
  wake_.notify_one();
}

Writer::Figures Writer::figures() const {
  const std::lock_guard lock(mutex_);
  return figures_;
}

void Writer::run() {
  for (;;) {
    Waiting taken;
    {
      std::unique_lock lock(mutex_);
      wake_.wait(lock, [this] { return stopping_ || !waiting_.jobs.empty(); });
      if (waiting_.jobs.empty()) return;
      std::swap(taken, waiting_);
    }
    const std::vector<Kept> kept = store_.keep(taken.jobs);
    {
      const std::lock_guard lock(mutex_);
      ++figures_.commits;
      figures_.jobs += taken.jobs.size();
      for (const Kept k : kept) figures_.failed += k != Kept::kDurable;
    }
    for (std::size_t i = 0; i < kept.size(); ++i) taken.done[i](kept[i]);
  }
}

}  // namespace paradoxa
