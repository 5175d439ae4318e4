// Fair scheduling when many ask for the same few workers.
//
// Urgent work comes first. Among equals people take turns, however much each of them has asked for;
// and what one person has asked for goes round their tables. So no one can keep others waiting by
// asking more.
#pragma once

#include <array>
#include <cstddef>
#include <deque>
#include <map>
#include <string>
#include <utility>

namespace paradoxa {

// Keys take turns; each has a line of its own. `Line` has push, pop and empty.
template <class Line>
class TakingTurns {
 public:
  bool empty() const { return turns_.empty(); }

  template <class... What>
  void push(const std::string& key, What&&... what) {
    const auto [found, fresh] = lines_.try_emplace(key);
    if (fresh) turns_.push_back(key);
    found->second.push(std::forward<What>(what)...);
  }
  // Precondition: not empty.
  auto pop() {
    const std::string key = std::move(turns_.front());
    turns_.pop_front();
    const auto found = lines_.find(key);
    auto what = found->second.pop();
    if (found->second.empty())
      lines_.erase(found);
    else
      turns_.push_back(key);
    return what;
  }
  // Drops tasks that are no longer needed; returns how many.
  template <class Unwanted>
  std::size_t drop(const Unwanted& unwanted) {
    std::size_t dropped = 0;
    for (auto& [key, line] : lines_) dropped += line.drop(unwanted);
    std::erase_if(turns_, [&](const std::string& key) { return lines_.at(key).empty(); });
    std::erase_if(lines_, [](const auto& entry) { return entry.second.empty(); });
    return dropped;
  }

 private:
  std::map<std::string, Line> lines_;
  std::deque<std::string> turns_;  // each key of lines_ once
};

template <class Task>
class FirstComeLine {
 public:
  bool empty() const { return tasks_.empty(); }
  void push(Task task) { tasks_.push_back(std::move(task)); }
  Task pop() {
    Task task = std::move(tasks_.front());
    tasks_.pop_front();
    return task;
  }
  template <class Unwanted>
  std::size_t drop(const Unwanted& unwanted) {
    return std::erase_if(tasks_, unwanted);
  }

 private:
  std::deque<Task> tasks_;
};

template <class Task, std::size_t Urgencies>
class FairLine {
 public:
  std::size_t size() const { return size_; }
  std::size_t size(std::size_t urgency) const { return sizes_[urgency]; }
  bool empty() const { return size_ == 0; }

  void push(std::size_t urgency, const std::string& person, const std::string& table, Task task) {
    lines_[urgency].push(person, table, std::move(task));
    ++sizes_[urgency];
    ++size_;
  }
  // Precondition: not empty.
  Task pop() {
    std::size_t urgency = 0;
    while (lines_[urgency].empty()) ++urgency;
    --sizes_[urgency];
    --size_;
    return lines_[urgency].pop();
  }
  template <class Unwanted>
  void drop(const Unwanted& unwanted) {
    for (std::size_t urgency = 0; urgency < Urgencies; ++urgency) {
      const std::size_t dropped = lines_[urgency].drop(unwanted);
      sizes_[urgency] -= dropped;
      size_ -= dropped;
    }
  }

 private:
  std::array<TakingTurns<TakingTurns<FirstComeLine<Task>>>, Urgencies> lines_;  // 0 comes first
  std::array<std::size_t, Urgencies> sizes_{};
  std::size_t size_ = 0;
};

}  // namespace paradoxa
