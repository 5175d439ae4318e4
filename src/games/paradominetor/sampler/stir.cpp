#include "games/paradominetor/sampler/stir.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>

#include "games/paradominetor/rules/subset.hpp"
#include "games/paradominetor/sampler/detour.hpp"
#include "games/paradominetor/sampler/trade.hpp"

namespace paradoxa::paradominetor {
namespace {

// Which of the black tiles of the taker is the one the viewer gave: any, the played ones included.
void choose_black_gift(const Unseen& unseen, Laying& laying, FastRandom& random) {
  const auto [taker, played] = unseen.black_gift;
  const Row held = laying.hand[taker][0] & kSixes;
  const std::uint32_t chosen = random.below(played + static_cast<std::uint32_t>(count(held)));
  laying.bound[taker][0] &= ~kSixes;
  if (chosen >= played) laying.bound[taker][0] |= one_bit(nth_set_bit(held, chosen - played));
}

// The tiles of one timeframe in two hands, redealt as far as each may hold them.
void redeal(const Unseen& unseen, Laying& laying, std::size_t a, std::size_t b, std::size_t t,
            FastRandom& random) {
  Row& one = laying.hand[a][t];
  Row& other = laying.hand[b][t];
  const Row free_one = one & unseen.strangers[b].may_hold[t] & ~laying.bound[a][t];
  const Row free_other = other & unseen.strangers[a].may_hold[t] & ~laying.bound[b][t];
  if (free_one == 0 || free_other == 0) return;
  const Row free = free_one | free_other;
  const Row dealt = random_subset(free, count(free_one), random);
  one = (one & ~free) | dealt;
  other = (other & ~free) | (free ^ dealt);
}

// The back of a hidden play becomes another: its tile and another stranger's copy change places.
// That breaks the shares of both; a second trade of the two mends them, either of two tiles in hand
// or of copies of another face. Accepted by the numbers of second trades there and back.
void turn_play(const Unseen& unseen, Laying& laying, const HiddenPlay& play, FastRandom& random) {
  const auto one_of = [&](std::uint32_t set) {
    return std::has_single_bit(set) ? set : random_bit(set, random);
  };
  const std::uint32_t mine = one_of(timeframes_at(laying.played[play.stranger], play.bit));
  if (play.copies == mine) return;
  const std::uint32_t theirs = one_of(play.copies & ~mine);
  Trade trade{play.stranger, 0, static_cast<std::uint8_t>(std::countr_zero(mine)),
              static_cast<std::uint8_t>(std::countr_zero(theirs))};
  const Row face = one_bit(play.bit);
  while (!laying.has(trade.second, trade.in, face)) ++trade.second;
  if (trade.second == trade.first) return;
  const Offers there = offers(unseen, laying, trade);
  if ((there.copies & face) == 0) return;  // bound
  const Offers back = offers(unseen, laying, trade.back());
  const auto accept = [&](int ways_there, int ways_back) {
    return ways_there >= ways_back || random.below(static_cast<std::uint32_t>(ways_back)) <
                                          static_cast<std::uint32_t>(ways_there);
  };
  if ((random.next() & 1) != 0) {
    if (back.from_first == 0 || back.from_second == 0) return;
    const int tiles_first = count(there.from_first) + 1;
    const int tiles_second = count(there.from_second & ~face) + 1;
    if (!accept(count(back.from_first) * count(back.from_second), tiles_first * tiles_second))
      return;
    const Row given = random_bit(back.from_first, random);
    const Row got = random_bit(back.from_second, random);
    trade_hand_tiles(laying, trade.back(), given, got);
  } else {
    if (back.copies == 0 || !accept(count(back.copies), count(there.copies))) return;
    trade_copies(laying, trade.back(), random_bit(back.copies, random));
  }
  trade_copies(laying, trade, face);
}

struct Effort {
  int rounds;
  int detours;  // in each round
};

// Towards the end hands are too small to mend shares with, so that it takes more detours, and the
// more the more strangers there are. Two positions in a row then have little to do with each other.
Effort effort_for(const Unseen& unseen) {
  const auto strangers = static_cast<int>(unseen.strangers.size());
  int largest = 0;
  for (const Stranger& stranger : unseen.strangers)
    largest = std::max<int>(largest, stranger.hand_size);
  if (largest > 5) return {2, 2};
  return {strangers > 3 ? 3 : 2, (largest > 2 ? 2 : 4) * (strangers - 1)};
}

}  // namespace

void stir(const Unseen& unseen, Laying& laying, FastRandom& random) {
  const std::size_t strangers = unseen.strangers.size();
  const Effort effort = effort_for(unseen);
  for (int round = 0; round < effort.rounds; ++round) {
    if (unseen.black_gift.open()) choose_black_gift(unseen, laying, random);
    for (std::size_t s = 0; s < strangers; ++s) toss_own_copies(laying, s, random);
    for (const HiddenPlay& play : unseen.plays) turn_play(unseen, laying, play, random);
    Detour detour(unseen, laying, random);
    for (int i = 0; i < effort.detours; ++i) detour.take();
    for (std::size_t a = 1; a < strangers; ++a)
      for (std::size_t b = 0; b < a; ++b)
        for (std::size_t t = 0; t < kTimeframes; ++t) redeal(unseen, laying, a, b, t, random);
  }
}

}  // namespace paradoxa::paradominetor
