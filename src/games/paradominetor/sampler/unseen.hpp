// What a view leaves open: the tiles that the viewer has not seen, and where they may be.
#pragma once

#include <array>
#include <cstdint>

#include "engine/fixed_list.hpp"
#include "engine/outcome.hpp"
#include "engine/seat.hpp"
#include "games/paradominetor/rules/state.hpp"
#include "games/paradominetor/rules/tile_rows.hpp"
#include "games/paradominetor/rules/view.hpp"

namespace paradoxa::paradominetor {

// PD-3.4: a played tile whose face is seen and whose back is not.
struct HiddenPlay {
  std::uint8_t stranger = 0;
  std::uint8_t bit = 0;     // of its face, in rows
  std::uint8_t copies = 0;  // a bit for each timeframe of which the tile of this face is not seen
  std::uint8_t at = 0;      // in the record of plays
};

// A seat whose hand is hidden, with all that is known about its fifteen tiles.
struct Stranger {
  Rows known{};                                   // played, and their backs are known
  Rows bound{};                                   // hidden, but known to be this seat's
  std::array<std::uint8_t, kTimeframes> share{};  // PD-2.11: how many of each timeframe it has
  Rows may_hold{};                                // in hand: the colours it is not known to lack
  std::uint8_t hand_size = 0;
  Seat seat{};

  // How many hidden tiles of a timeframe are this seat's, in hand or played.
  constexpr int open(std::size_t timeframe) const {
    return share[timeframe] - count(known[timeframe]);
  }
};

// A tile of each of some timeframes, given by a seat in secret (PD-2.8).
struct HiddenGift {
  Seat giver{};
  std::uint8_t holder = 0;  // the stranger in whose tiles they are
  std::uint8_t tiles = 0;   // the first so many timeframes
};

struct Unseen {
  State frame{};  // the position with everything known in it
  Rows pool{};    // the tiles not seen
  FixedList<Stranger, kMaxSeats> strangers;
  FixedList<HiddenPlay, kMaxTiles> plays;
  FixedList<HiddenGift, kMaxSeats> gifts;
  bool voids = false;  // some seat is known to lack a colour

  // The viewer gave a black tile to a stranger who has played black since. Which black tile that
  // was nobody can tell, so the one given is one of those played, or one in the stranger's hand.
  struct BlackGift {
    std::uint8_t taker = kNobody;  // a stranger
    std::uint8_t played = 0;       // black tiles it has played

    static constexpr std::uint8_t kNobody = 0xFF;
    constexpr bool open() const { return taker != kNobody; }
  } black_gift;

  // Only hands are hidden, and every stranger may hold anything: no need to search.
  constexpr bool plain() const { return plays.empty() && !voids && !black_gift.open(); }
};

Unseen unseen_in(const View& view);

}  // namespace paradoxa::paradominetor
