#include "store/writer.hpp"

#include <algorithm>
#include <utility>

namespace paradoxa {

WriterThread::WriterThread(Store& store, WhenStoreChanges changed, std::chrono::milliseconds every)
    : store_(store), changed_(std::move(changed)), every_(every), thread_([this] { run(); }) {}

WriterThread::~WriterThread() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_one();
  thread_.join();
}

void WriterThread::submit(Job job, WhenKept done) {
  {
    const std::lock_guard lock(mutex_);
    if (waiting_.jobs.empty()) waiting_.since = std::chrono::steady_clock::now();
    waiting_.jobs.push_back(std::move(job));
    waiting_.done.push_back(std::move(done));
  }
  wake_.notify_one();
}

Writer::Figures WriterThread::figures() const {
  const std::lock_guard lock(mutex_);
  Figures figures = figures_;
  figures.waiting = waiting_.jobs.size() + writing_;
  return figures;
}

std::chrono::milliseconds WriterThread::behind() const {
  const std::lock_guard lock(mutex_);
  if (writing_ == 0 && waiting_.jobs.empty()) return {};
  const auto since = writing_ > 0 ? writing_since_ : waiting_.since;
  return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() -
                                                               since);
}

void WriterThread::run() {
  for (;;) {
    Waiting taken;
    {
      std::unique_lock lock(mutex_);
      wake_.wait_for(lock, every_, [this] { return stopping_ || !waiting_.jobs.empty(); });
      if (stopping_ && waiting_.jobs.empty()) return;
      std::swap(taken, waiting_);
      writing_ = taken.jobs.size();
      writing_since_ = taken.since;
    }
    if (!taken.jobs.empty()) write(taken);
    if (std::chrono::steady_clock::now() - examined_ >= every_) examine();
  }
}

void WriterThread::write(const Waiting& taken) {
  const auto begin = std::chrono::steady_clock::now();
  const std::vector<Kept> kept = store_.keep(taken.jobs);
  {
    const std::lock_guard lock(mutex_);
    ++figures_.commits;
    figures_.took.add_since(begin);
    writing_ = 0;
    figures_.jobs += taken.jobs.size();
    for (const Kept k : kept) figures_.failed += k != Kept::kDurable;
  }
  if (std::find(kept.begin(), kept.end(), Kept::kFailed) != kept.end()) {
    const std::string why = store_.failure();
    report_failing(why.empty() ? "the disk refused" : why);
  }
  for (std::size_t i = 0; i < kept.size(); ++i) taken.done[i](kept[i]);
}

void WriterThread::examine() {
  if (const std::string why = store_.examine(); why.empty()) {
    report({});
  } else {
    report_failing(why);  // first: a copy takes its time
    if (rescued_.empty()) rescued_ = store_.rescue();
    report_failing(why);
  }
  examined_ = std::chrono::steady_clock::now();
}

void WriterThread::report_failing(const std::string& why) {
  report(rescued_.empty() ? why : why + "; " + rescued_);
}

void WriterThread::report(const std::string& failure) {
  if (failure == failure_) return;
  failure_ = failure;
  if (changed_) changed_(failure);
}

}  // namespace paradoxa
