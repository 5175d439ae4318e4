// What reports count in one game: who won and how, which characters were chosen, which powers were
// drawn and kept, what took health, whose fruits were used, which anomalies were activated.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/clause.hpp"
#include "engine/seat.hpp"
#include "games/island/rules/event.hpp"
#include "games/island/rules/move.hpp"

namespace paradoxa::island {

class Tally {
 public:
  static constexpr bool kListens = true;
  static constexpr const char* kLengthUnit = "rounds";
  static constexpr int kLossCauses = 7;
  // Characters chosen; powers kept of those drawn; losses of health by cause; fruits used of those
  // obtained; anomalies activated of those that captives came to.
  static constexpr int kFirstPower = kCharacters;
  static constexpr int kFirstLoss = kFirstPower + kPowers;
  static constexpr int kFirstFruit = kFirstLoss + kLossCauses;
  static constexpr int kFirstAnomaly = kFirstFruit + kFruits;
  static constexpr int kItems = kFirstAnomaly + kAnomalies;

  // The events of the game, as its sink.
  template <class E>
  constexpr void operator()(const E&) {}
  constexpr void operator()(const CharacterChosen& e) {
    count(uses_, static_cast<int>(e.character), e.seat);
  }
  constexpr void operator()(const TurnBegun& e) {
    length_ = e.round;
    if (first_ == kNoSeat) first_ = e.seat;
  }
  constexpr void operator()(const PowerDrawn& e) {
    count(offers_, kFirstPower + static_cast<int>(e.power), kOpSeat);
  }
  constexpr void operator()(const PowerKept& e) {
    count(uses_, kFirstPower + static_cast<int>(e.power), kOpSeat);
  }
  constexpr void operator()(const Lost& e) {
    if (e.stat != Stat::kEnergy) count(uses_, kFirstLoss + static_cast<int>(e.cause), kOpSeat);
  }
  constexpr void operator()(const FruitObtained& e) {
    count(offers_, kFirstFruit + static_cast<int>(e.fruit), e.seat);
  }
  constexpr void operator()(const FruitUsed& e) {
    count(uses_, kFirstFruit + static_cast<int>(e.fruit), e.seat);
  }
  constexpr void operator()(const Reacted& e) {
    count(uses_, kFirstFruit + static_cast<int>(e.fruit), e.seat);
  }
  constexpr void operator()(const Landed& e) {
    under_[e.piece.index] = e.name;
    if (e.name.kind() == Kind::kAnomaly) count(offers_, item_of(e.name.anomaly()), kOpSeat);
  }
  constexpr void operator()(const Activated& e) {
    const Name name = under_[e.piece.index];
    if (name.exists() && name.kind() == Kind::kAnomaly)
      count(uses_, item_of(name.anomaly()), kOpSeat);
  }
  constexpr void operator()(const GameEnded& e) { end_ = e.clause; }

  // What a seat could choose from: a character.
  constexpr void offer(Seat s, const MoveList& legal) {
    for (const Move& move : legal)
      if (move.kind == MoveKind::kCharacter) count(offers_, move.a, s);
  }

  constexpr Seat first() const { return first_; }
  constexpr int length() const { return length_; }
  constexpr Clause end() const { return end_; }
  constexpr int offers(int item, Seat s) const { return offers_[index(item)][s.index]; }
  constexpr int uses(int item, Seat s) const { return uses_[index(item)][s.index]; }

 private:
  using Counts = std::array<std::array<std::uint16_t, kMaxSeats>, kItems>;

  static constexpr int item_of(Anomaly anomaly) {
    return kFirstAnomaly + static_cast<int>(anomaly);
  }
  static constexpr std::size_t index(int item) { return static_cast<std::size_t>(item); }
  static constexpr void count(Counts& counts, int item, Seat s) { ++counts[index(item)][s.index]; }

  Counts offers_{};
  Counts uses_{};
  std::array<Name, kMaxPieces> under_{};  // where captives came to last
  Seat first_ = kNoSeat;
  int length_ = 0;
  Clause end_{};
};

}  // namespace paradoxa::island
