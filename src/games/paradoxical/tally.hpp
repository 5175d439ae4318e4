// What reports count in one game: who began, how it ended, which effects were used when they could
// be, and what was claimed.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/clause.hpp"
#include "engine/outcome.hpp"
#include "engine/seat.hpp"
#include "games/paradoxical/rules/event.hpp"
#include "games/paradoxical/rules/move.hpp"

namespace paradoxa::paradoxical {

class Tally {
 public:
  static constexpr bool kListens = true;
  static constexpr const char* kLengthUnit = "turns";
  // The faces' effects, then the kinds of paradox.
  static constexpr int kItems = kFaces + kParadoxKinds;

  // The events of the game, as its sink.
  template <class E>
  constexpr void operator()(const E&) {}
  constexpr void operator()(const Started& e) { first_ = e.seat; }
  constexpr void operator()(const TurnBegun& e) { length_ = e.turn + 1; }
  constexpr void operator()(const EffectUsed& e) { count(uses_, e.card.card().face(), e.seat); }
  constexpr void operator()(const HandEffectUsed& e) { count(uses_, e.card.card().face(), e.seat); }
  constexpr void operator()(const Claimed& e) {
    count(uses_, kFaces + static_cast<int>(e.kind), e.seat);
  }
  constexpr void operator()(const GameEnded& e) { end_ = e.clause; }

  // What a seat could choose from. Sets are not counted: one alone is taken without asking.
  constexpr void offer(Seat s, const MoveList& legal) {
    for (const Move& move : legal)
      if (move.kind == MoveKind::kEffect) count(offers_, move.card().face(), s);
  }

  constexpr Seat first() const { return first_; }
  constexpr int length() const { return length_; }
  constexpr Clause end() const { return end_; }
  constexpr int offers(int item, Seat s) const { return offers_[at(item)][s.index]; }
  constexpr int uses(int item, Seat s) const { return uses_[at(item)][s.index]; }

 private:
  using Counts = std::array<std::array<std::uint16_t, kMaxPlayers>, kItems>;

  static constexpr std::size_t at(int item) { return static_cast<std::size_t>(item); }
  static constexpr void count(Counts& counts, int item, Seat s) { ++counts[at(item)][s.index]; }

  Counts offers_{};
  Counts uses_{};
  Seat first_ = kNoSeat;
  int length_ = 0;
  Clause end_{};
};

}  // namespace paradoxa::paradoxical
