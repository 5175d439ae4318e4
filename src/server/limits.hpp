// Rate limits: token buckets.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <utility>

namespace paradoxa {

// The longest time a clock may give for one decision. No one within it is forgotten.
inline constexpr std::int64_t kMaxClockMs = 30 * 24 * 3600 * 1000LL;

// What one connection may cost.
struct NetworkLimits {
  std::uint32_t header_bytes = 8 * 1024;
  std::uint64_t body_bytes = 16 * 1024;
  std::size_t message_bytes = 20 * 1024;  // that a client may send: notes, all of it escaped
  std::size_t queue_bytes = 64 * 1024;    // that a slow reader may be behind
  int kernel_bytes = 128 * 1024;          // and as much again waits in the system's own queue
  double burst = 20, per_second = 5;      // messages
  double pings_burst = 60, pings_per_second = 5;
  // Of large answers that are not read yet, in bytes: to one address, and to all.
  std::size_t unread_per_address = 32 * 1024 * 1024, unread = 256 * 1024 * 1024;
  std::int64_t first_request_ms = 5'000;  // from the connection to the whole of a request
  std::int64_t quiet_ms = 60'000;         // between requests, or without a sign of life
  std::int64_t close_ms = 900;            // to say goodbye
  std::int64_t drain_ms = 2'000;          // to end what is under way when the server stops

  // What may wait to be understood: a whole header, or a chunk's line with its extension, or the
  // trailer. Room for the header limit to be noticed before the buffer is full.
  std::size_t request_buffer_bytes() const { return header_bytes + 4 * 1024; }
};

// Holds `burst` at most and regains `per_second`; each use takes one.
class Bucket {
 public:
  Bucket(double burst, double per_second) : burst_(burst), per_second_(per_second), level_(burst) {}

  bool take(std::int64_t now_ms) {
    if (last_ms_ != 0) level_ = std::min(burst_, level_ + regained(now_ms));
    last_ms_ = now_ms;
    if (level_ < 1) return false;
    level_ -= 1;
    return true;
  }
  // How long until the next one can be taken.
  std::int64_t wait_ms() const {
    return level_ >= 1 ? 0 : static_cast<std::int64_t>((1 - level_) / per_second_ * 1000) + 1;
  }
  // As if never used: its owner can be forgotten.
  bool full(std::int64_t now_ms) const { return level_ + regained(now_ms) >= burst_; }

 private:
  double regained(std::int64_t now_ms) const {
    return per_second_ * static_cast<double>(std::max<std::int64_t>(0, now_ms - last_ms_)) / 1000;
  }

  double burst_;
  double per_second_;
  double level_;
  std::int64_t last_ms_ = 0;
};

// A bucket for each key (an address, a person), forgotten when it is full again.
class Buckets {
 public:
  // `factor` widens it: a trusted network, a load test.
  Buckets(double burst, double per_second, double factor = 1)
      : burst_(burst * factor), per_second_(per_second * factor) {}

  bool take(const std::string& key, std::int64_t now_ms) {
    if (buckets_.size() >= kSweepAt)
      std::erase_if(buckets_, [&](const auto& item) { return item.second.full(now_ms); });
    return buckets_.try_emplace(key, burst_, per_second_).first->second.take(now_ms);
  }
  // How long until the one who was refused can take one.
  std::int64_t wait_ms(const std::string& key) const {
    const auto found = buckets_.find(key);
    return found == buckets_.end() ? 0 : found->second.wait_ms();
  }

 private:
  static constexpr std::size_t kSweepAt = 10000;

  double burst_;
  double per_second_;
  std::map<std::string, Bucket> buckets_;
};

// How many of something each key has at the moment.
class Counts {
 public:
  explicit Counts(std::size_t most) : most_(most) {}

  bool full(const std::string& key) const {
    const auto found = counts_.find(key);
    return (found == counts_.end() ? 0 : found->second) >= most_;
  }
  bool enter(const std::string& key) {
    if (full(key)) return false;
    ++counts_[key];
    return true;
  }
  void leave(const std::string& key) {
    const auto found = counts_.find(key);
    if (found != counts_.end() && --found->second == 0) counts_.erase(found);
  }

 private:
  std::size_t most_;
  std::map<std::string, std::size_t> counts_;
};

// One of them, for as long as this lives; the counts outlive it.
class Place {
 public:
  Place(Counts& counts, std::string key)
      : counts_(counts), key_(std::move(key)), taken_(counts.enter(key_)) {}
  Place(const Place&) = delete;
  Place& operator=(const Place&) = delete;
  ~Place() {
    if (taken_) counts_.leave(key_);
  }
  bool taken() const { return taken_; }

 private:
  Counts& counts_;
  std::string key_;
  bool taken_;
};

// Counts something that is under way, for as long as this lives.
class Underway {
 public:
  explicit Underway(std::size_t& count) : count_(count) { ++count_; }
  Underway(const Underway&) = delete;
  Underway& operator=(const Underway&) = delete;
  ~Underway() { --count_; }

 private:
  std::size_t& count_;
};

// Bytes that wait to be read, by address.
class Unread {
 public:
  Unread(std::size_t most_each, std::size_t most) : most_each_(most_each), most_(most) {}

  bool take(const std::string& address, std::size_t bytes) {
    const auto at = by_address_.try_emplace(address).first;
    const bool fits = all_ + bytes <= most_ && at->second + bytes <= most_each_;
    if (fits) all_ += bytes, at->second += bytes;
    if (at->second == 0) by_address_.erase(at);
    return fits;
  }
  std::size_t bytes() const { return all_; }
  void give_back(const std::string& address, std::size_t bytes) {
    const auto at = by_address_.find(address);
    all_ -= bytes;
    at->second -= bytes;
    if (at->second == 0) by_address_.erase(at);
  }

 private:
  std::size_t most_each_, most_;
  std::size_t all_ = 0;
  std::map<std::string, std::size_t> by_address_;
};

}  // namespace paradoxa
