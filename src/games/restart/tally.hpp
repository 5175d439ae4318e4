// What reports count in one game: which texts were activated and what they did, which Chains were
// Validated, which Gadgets were bought, which actions were performed, where points came from.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/clause.hpp"
#include "engine/seat.hpp"
#include "games/restart/rules/event.hpp"
#include "games/restart/rules/move.hpp"

namespace paradoxa::restart {

class Tally {
 public:
  static constexpr bool kListens = true;
  static constexpr const char* kLengthUnit = "turns";
  static constexpr int kActions = 8;
  static constexpr int kPointItems = 5;
  // Cards activated of those played; operations; levels of Chains Validated of those that could be;
  // Gadgets bought of those that could be; actions; points by source.
  static constexpr int kFirstOperation = kCards;
  static constexpr int kFirstLevel = kFirstOperation + kOpKinds - 1;
  static constexpr int kFirstGadget = kFirstLevel + kLevels;
  static constexpr int kFirstAction = kFirstGadget + kGadgets;
  static constexpr int kFirstPoints = kFirstAction + kActions;
  static constexpr int kItems = kFirstPoints + kPointItems;

  // The events of the game, as its sink.
  template <class E>
  constexpr void operator()(const E&) {}
  constexpr void operator()(const TurnBegun& e) {
    ++length_;
    if (first_ == kNoSeat) first_ = e.seat;
  }
  constexpr void operator()(const Caused& e) { play(e.card, e.seat, kCause); }
  constexpr void operator()(const Assisted& e) { play(e.card, e.seat, kAssist); }
  constexpr void operator()(const TextActivated& e) {
    count(uses_, e.card.id, e.seat);
    e.operations.for_each(
        [&](OpKind kind) { count(uses_, kFirstOperation + static_cast<int>(kind) - 1, e.seat); });
  }
  constexpr void operator()(const ChainValidated& e) {
    count(uses_, item_of(e.chain), e.seat);
    act(kValidate, e.seat);
  }
  constexpr void operator()(const GadgetBought& e) {
    count(uses_, kFirstGadget + e.gadget.id, e.seat);
  }
  constexpr void operator()(const PlanBegun& e) {
    act(e.plan == Plan::kA ? kPlanA : kPlanB, e.seat);
  }
  constexpr void operator()(const Studied& e) { act(kStudy, e.seat); }
  constexpr void operator()(const Buried& e) { act(kBury, e.seat); }
  constexpr void operator()(const PillUsed& e) { act(kPill, e.seat); }
  constexpr void operator()(const GameEnded& e) { end_ = e.clause; }
  constexpr void operator()(const Evaluated& e) {
    for (int i = 0; i < kPointItems; ++i)
      for (std::size_t s = 0; s < e.outcome.seats; ++s) {
        const int points = e.outcome.rows[index(i)].amounts[s];
        uses_[index(kFirstPoints + i)][s] = static_cast<std::uint16_t>(points > 0 ? points : 0);
      }
  }

  // What a seat could choose from: Gadgets, and Chains by level.
  constexpr void offer(Seat s, const MoveList& legal) {
    for (const Move& move : legal) {
      if (move.kind == MoveKind::kBuy) count(offers_, kFirstGadget + move.a, s);
      if (move.kind == MoveKind::kValidate) count(offers_, item_of(move.chain()), s);
    }
  }

  constexpr Seat first() const { return first_; }
  constexpr int length() const { return length_; }
  constexpr Clause end() const { return end_; }
  constexpr int offers(int item, Seat s) const { return offers_[index(item)][s.index]; }
  constexpr int uses(int item, Seat s) const { return uses_[index(item)][s.index]; }

 private:
  using Counts = std::array<std::array<std::uint16_t, kMaxSeats>, kItems>;
  // In the order of the names that the codec gives.
  enum Action : std::uint8_t { kStudy, kCause, kAssist, kValidate, kPlanA, kPlanB, kBury, kPill };

  static constexpr std::size_t index(int item) { return static_cast<std::size_t>(item); }
  static constexpr int item_of(Chain chain) { return kFirstLevel + chain.level() - 1; }
  static constexpr void count(Counts& counts, int item, Seat s) { ++counts[index(item)][s.index]; }
  constexpr void act(Action action, Seat s) { count(uses_, kFirstAction + action, s); }
  constexpr void play(Card card, Seat s, Action action) {
    count(offers_, card.id, s);
    act(action, s);
  }

  Counts offers_{};
  Counts uses_{};
  Seat first_ = kNoSeat;
  int length_ = 0;
  Clause end_{};
};

}  // namespace paradoxa::restart
