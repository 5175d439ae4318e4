// One way in which the earlier tricks may have gone, and what is wrong with it.
//
// In every draft, right or wrong,
//  1. each tile that was played is in one cell, a trick and a seat;
//  2. every seat has five tiles of each timeframe, hand and cells together (PD-10.3);
//  3. a tile that was passed is with the seat that received it (PD-2.10).
#pragma once

#include <array>
#include <cstdint>

#include "engine/outcome.hpp"
#include "engine/random.hpp"
#include "games/paradominetor/backstory/ending.hpp"

namespace paradoxa::paradominetor {

// How often a draft breaks a rule.
struct Faults {
  int follow = 0;  // PD-4.2: colours not followed though they are in the hand
  int lead = 0;    // PD-7.11: leads by another seat than the full scorer
  int score = 0;   // PD-7.9: points more or fewer than wanted

  constexpr int total() const { return follow + lead + score; }
};

class Draft {
 public:
  // A blank one: `deal` before anything else.
  explicit Draft(const Ending& ending);

  void deal(FastRandom& random);

  // Changes one thing, or says that this choice changes nothing and leaves all as it is.
  bool change(FastRandom& random);

  Faults faults() const;

  Beginning beginning() const;

 private:
  struct Trick {
    PerSeat<Tile> tiles{};      // by seat
    std::uint8_t declared = 0;  // counts only where black is led
  };
  // What a trick tells, so that a change looks at few of them again.
  struct Judged {
    PerSeat<std::uint8_t> lacks{};  // colours that a seat shows not to have, as bits
    std::uint8_t full = 0;          // the seat that leads next
    std::uint64_t ones = 0;         // by seat, eight bits each
    std::uint64_t halves = 0;
  };
  using Bits = unsigned;  // of tricks or seats

  static Bits bit(std::size_t i) { return 1u << i; }
  Bits everybody() const { return bit(seats_) - 1; }

  bool is_bound(std::size_t s, Tile tile) const;
  std::uint8_t any_colour(FastRandom& random) const;

  bool swap_own(FastRandom& random);
  bool swap_between(FastRandom& random);
  bool change_lead(FastRandom& random);
  bool swap_leads(FastRandom& random);
  bool change_declared(FastRandom& random);
  bool swap_tricks(FastRandom& random);

  Judged judged(std::size_t t) const;
  int follow_faults(std::size_t s) const;
  int score_faults() const;
  void judge(Bits tricks, Bits seats);

  const Ending* ending_;
  std::size_t seats_;
  std::size_t count_;             // of the earlier tricks
  PerSeat<std::uint8_t> held_{};  // the colours of each hand, as bits
  std::array<Trick, kTricks> tricks_{};
  std::array<std::uint8_t, kTricks + 1> leads_{};  // the last one leads after them
  std::array<Judged, kTricks> judged_{};
  PerSeat<int> follow_{};  // faults of each seat
};

}  // namespace paradoxa::paradominetor
