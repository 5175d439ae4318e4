// Beliefs of seats between their choices, for a keeper of many tables: the oldest go first.
#pragma once

#include <algorithm>
#include <cstddef>
#include <list>
#include <memory>
#include <mutex>
#include <string>
#include <utility>

#include "bots/adviser.hpp"

namespace paradoxa {

// From any thread. A belief that is being used is not on the shelf.
class BeliefShelf {
 public:
  explicit BeliefShelf(std::size_t room) : room_(room) {}

  // The seat's belief, taken off the shelf, or null.
  std::unique_ptr<AnyBelief> take(const std::string& table, Seat seat) {
    const std::lock_guard lock(mutex_);
    const auto found = std::find_if(kept_.begin(), kept_.end(), [&](const Kept& one) {
      return one.table == table && one.seat == seat;
    });
    if (found == kept_.end()) return nullptr;
    std::unique_ptr<AnyBelief> belief = std::move(found->belief);
    kept_.erase(found);
    return belief;
  }

  // Whatever was there for the seat goes.
  void put(const std::string& table, Seat seat, std::unique_ptr<AnyBelief> belief) {
    if (belief == nullptr) return;
    take(table, seat);
    const std::lock_guard lock(mutex_);
    kept_.push_front({table, seat, std::move(belief)});
    if (kept_.size() > room_) kept_.pop_back();
  }

  std::size_t size() const {
    const std::lock_guard lock(mutex_);
    return kept_.size();
  }

 private:
  struct Kept {
    std::string table;
    Seat seat;
    std::unique_ptr<AnyBelief> belief;
  };

  const std::size_t room_;
  mutable std::mutex mutex_;
  std::list<Kept> kept_;  // the newest first
};

}  // namespace paradoxa
