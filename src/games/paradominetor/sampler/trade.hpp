// What strangers could exchange without the viewer noticing.
#pragma once

#include <cstdint>

#include "engine/random.hpp"
#include "games/paradominetor/rules/tile_rows.hpp"
#include "games/paradominetor/sampler/laying.hpp"
#include "games/paradominetor/sampler/unseen.hpp"

namespace paradoxa::paradominetor {

// Two strangers; the first gives a tile of timeframe `out` and gets one of timeframe `in`.
struct Trade {
  std::uint8_t first = 0;
  std::uint8_t second = 0;
  std::uint8_t out = 0;
  std::uint8_t in = 0;

  constexpr Trade back() const { return {first, second, in, out}; }
};

// What a trade can be about. The two sets are disjoint: copies of a face that are both in hand are
// a pair of hand tiles.
struct Offers {
  Row from_first = 0;   // tiles in hand that the other may hold
  Row from_second = 0;  // likewise
  Row copies = 0;       // faces of which each has a copy, one of them or both played

  constexpr std::uint32_t pairs() const {
    return static_cast<std::uint32_t>(count(from_first) * count(from_second));
  }
};

constexpr Offers offers(const Unseen& unseen, const Laying& laying, Trade trade) {
  const Row free_first = ~laying.bound[trade.first][trade.out];
  const Row free_second = ~laying.bound[trade.second][trade.in];
  const Row first = laying.hand[trade.first][trade.out] & free_first;
  const Row second = laying.hand[trade.second][trade.in] & free_second;
  const Row first_all = first | (laying.played[trade.first][trade.out] & free_first);
  const Row second_all = second | (laying.played[trade.second][trade.in] & free_second);
  return {first & unseen.strangers[trade.second].may_hold[trade.out],
          second & unseen.strangers[trade.first].may_hold[trade.in],
          first_all & second_all & ~(first & second) & kShared};
}

// Two tiles in hand change owners.
constexpr void trade_hand_tiles(Laying& laying, Trade trade, Row given, Row got) {
  laying.hand[trade.first][trade.out] ^= given;
  laying.hand[trade.second][trade.out] ^= given;
  laying.hand[trade.second][trade.in] ^= got;
  laying.hand[trade.first][trade.in] ^= got;
}

// Two copies of a face change places; each place, in hand or played, keeps its face.
constexpr void trade_copies(Laying& laying, Trade trade, Row face) {
  const Row first_played = laying.played[trade.first][trade.out] & face;
  const Row second_played = laying.played[trade.second][trade.in] & face;
  const auto move = [](Rows& rows, std::uint8_t from, std::uint8_t to, Row bit) {
    rows[from] ^= bit;
    rows[to] ^= bit;
  };
  move(laying.played[trade.first], trade.out, trade.in, first_played);
  move(laying.hand[trade.first], trade.out, trade.in, face ^ first_played);
  move(laying.played[trade.second], trade.in, trade.out, second_played);
  move(laying.hand[trade.second], trade.in, trade.out, face ^ second_played);
}

// Where a stranger has played one copy of a face and holds another, a coin says which is which.
constexpr void toss_own_copies(Laying& laying, std::size_t stranger, FastRandom& random) {
  Rows& hand = laying.hand[stranger];
  Rows& played = laying.played[stranger];
  for (std::size_t t = 0; t < kTimeframes; ++t) {
    const std::size_t other = t == 0 ? kTimeframes - 1 : t - 1;
    const Row copies = ((played[t] & hand[other]) | (played[other] & hand[t])) & kShared;
    if (copies == 0) continue;
    const Row tossed = copies & static_cast<Row>(random.next());
    hand[t] ^= tossed;
    hand[other] ^= tossed;
    played[t] ^= tossed;
    played[other] ^= tossed;
  }
}

}  // namespace paradoxa::paradominetor
