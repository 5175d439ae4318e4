// Thinking time as plain values: the caller passes the current time in.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <string_view>

#include "engine/outcome.hpp"
#include "engine/seat.hpp"

namespace paradoxa {

enum class ClockKind : std::uint8_t {
  kNone,
  kPerMove,  // the same time for every decision; days make it correspondence
  kFischer,  // a budget for the game, and some back after every decision
};

inline constexpr std::string_view kClockKinds[] = {"none", "move", "fischer"};

struct ClockSettings {
  ClockKind kind = ClockKind::kNone;
  std::int64_t base_ms = 0;
  std::int64_t increment_ms = 0;  // Fischer only
};

inline constexpr std::int64_t kNever = std::numeric_limits<std::int64_t>::max();

class Clock {
 public:
  explicit Clock(const ClockSettings& settings) : settings_(settings) {
    left_ms_.fill(settings.base_ms);
    since_ms_.fill(kStopped);
  }

  const ClockSettings& settings() const { return settings_; }
  bool running(Seat s) const { return since_ms_[s.index] != kStopped; }

  // These seats are to act now; the clocks of the others stand still.
  void run(SeatSet acting, std::int64_t now_ms) {
    for (int i = 0; i < kMaxSeats; ++i) {
      const Seat s = seat(i);
      if (acting.contains(s) == running(s)) continue;
      if (running(s))
        stop(s, now_ms);
      else
        start(s, now_ms);
    }
  }
  // The seat has decided: its time is counted, even when it is to act again at once.
  void press(Seat s, std::int64_t now_ms) {
    if (!running(s)) return;
    stop(s, now_ms);
    if (settings_.kind == ClockKind::kFischer) left_ms_[s.index] += settings_.increment_ms;
  }
  // Decisions of the seat were taken back, and with them what they had earned: else a player who
  // moves and undoes again and again has all the time in the world.
  void take_back(Seat s, std::size_t decisions) {
    if (settings_.kind != ClockKind::kFischer) return;
    const auto earned = static_cast<std::int64_t>(decisions) * settings_.increment_ms;
    left_ms_[s.index] = std::max<std::int64_t>(0, left_ms_[s.index] - earned);
  }
  // Somebody whose time had run out is back, and needs some for the decision that waits.
  void grant(Seat s, std::int64_t now_ms) {
    const bool per_move = settings_.kind == ClockKind::kPerMove;
    left_ms_[s.index] =
        per_move ? settings_.base_ms
                 : std::max({settings_.increment_ms, settings_.base_ms / 10, kMinGrantMs});
    if (running(s)) since_ms_[s.index] = now_ms;
  }

  std::int64_t left_ms(Seat s, std::int64_t now_ms) const {
    // A server that started with an earlier date than it stopped with gives no time away.
    const std::int64_t used =
        running(s) ? std::max<std::int64_t>(0, now_ms - since_ms_[s.index]) : 0;
    return std::max<std::int64_t>(0, left_ms_[s.index] - used);
  }
  // When the seat's time is up, or never.
  std::int64_t deadline_ms(Seat s) const {
    if (settings_.kind == ClockKind::kNone || !running(s)) return kNever;
    return since_ms_[s.index] + left_ms_[s.index];
  }

 private:
  static constexpr std::int64_t kStopped = -1;
  static constexpr std::int64_t kMinGrantMs = 1000;

  void start(Seat s, std::int64_t now_ms) {
    if (settings_.kind == ClockKind::kPerMove) left_ms_[s.index] = settings_.base_ms;
    since_ms_[s.index] = now_ms;
  }
  void stop(Seat s, std::int64_t now_ms) {
    left_ms_[s.index] = left_ms(s, now_ms);
    since_ms_[s.index] = kStopped;
  }

  ClockSettings settings_;
  PerSeat<std::int64_t> left_ms_{};
  PerSeat<std::int64_t> since_ms_{};
};

}  // namespace paradoxa
