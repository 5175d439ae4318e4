// What reports count in one game: who began, which kinds of cards drafted were completed, which
// modules kept were used, which alliances were formed, where points came from, what the rival had.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/clause.hpp"
#include "engine/outcome.hpp"
#include "engine/seat.hpp"
#include "games/initiative/rules/event.hpp"
#include "games/initiative/rules/move.hpp"

namespace paradoxa::initiative {

class Tally {
 public:
  static constexpr bool kListens = true;
  static constexpr const char* kLengthUnit = "turns";
  // Kinds of world cards, experiments, parallel universes; modules; alliances; points by source;
  // the rival's points in bands of five.
  static constexpr int kCardItems = kSetKinds + 2;
  static constexpr int kPointItems = 7;
  static constexpr int kBands = 10;
  static constexpr int kFirstModule = kCardItems;
  static constexpr int kFirstAlliance = kFirstModule + kModules;
  static constexpr int kFirstPoints = kFirstAlliance + kColours;
  static constexpr int kFirstBand = kFirstPoints + kPointItems;
  static constexpr int kItems = kFirstBand + kBands;

  // The events of the game, as its sink.
  template <class E>
  constexpr void operator()(const E&) {}
  constexpr void operator()(const ChiefChosen& e) { first_ = e.seat; }
  constexpr void operator()(const TurnBegun&) { ++length_; }
  constexpr void operator()(const Drafted& e) { count(offers_, item_of(e.card), e.seat); }
  constexpr void operator()(const CardSearched& e) { count(offers_, item_of(e.card), e.seat); }
  constexpr void operator()(const CardCompleted& e) { count(uses_, item_of(e.card), e.seat); }
  constexpr void operator()(const ModuleKept& e) { count(offers_, item_of(e.module), e.seat); }
  constexpr void operator()(const ModuleUsed& e) { count(uses_, item_of(e.module), e.seat); }
  constexpr void operator()(const AllianceFormed& e) { count(uses_, item_of(e.colour), e.seat); }
  constexpr void operator()(const GameEnded& e) {
    end_ = e.clause;
    for (int i = 0; i < kPointItems; ++i)
      for (std::size_t s = 0; s < e.outcome.seats; ++s)
        uses_[index(kFirstPoints + i)][s] =
            static_cast<std::uint16_t>(e.outcome.rows[index(i)].amounts[s]);
    if (!e.rival) return;
    const int band = e.rival->total() / 5;
    count(uses_, kFirstBand + (band < kBands ? band : kBands - 1), seat(0));
  }

  // What a seat could choose from: an alliance each time it could be formed.
  constexpr void offer(Seat s, const MoveList& legal) {
    for (const Move& move : legal)
      if (move.kind == MoveKind::kForm) count(offers_, item_of(move.colour()), s);
  }

  constexpr Seat first() const { return first_; }
  constexpr int length() const { return length_; }
  constexpr Clause end() const { return end_; }
  constexpr int offers(int item, Seat s) const { return offers_[index(item)][s.index]; }
  constexpr int uses(int item, Seat s) const { return uses_[index(item)][s.index]; }

 private:
  using Counts = std::array<std::array<std::uint16_t, kMaxPlayers>, kItems>;

  static constexpr std::size_t index(int item) { return static_cast<std::size_t>(item); }
  static constexpr int item_of(Card card) {
    if (card.is_parallel()) return kSetKinds + 1;
    return card.is_experiment() ? kSetKinds : static_cast<int>(card.kind());
  }
  static constexpr int item_of(Module m) { return kFirstModule + static_cast<int>(m); }
  static constexpr int item_of(Colour c) { return kFirstAlliance + static_cast<int>(c); }
  static constexpr void count(Counts& counts, int item, Seat s) { ++counts[index(item)][s.index]; }

  Counts offers_{};
  Counts uses_{};
  Seat first_ = kNoSeat;
  int length_ = 0;
  Clause end_{};
};

}  // namespace paradoxa::initiative
