#include "games/paradominetor/sampler/determinize.hpp"

#include <bit>
#include <cassert>
#include <cstdint>
#include <cstdlib>

#include "games/paradominetor/rules/subset.hpp"
#include "games/paradominetor/sampler/first_laying.hpp"
#include "games/paradominetor/sampler/stir.hpp"

namespace paradoxa::paradominetor {
namespace {

// PD-3.4: each hidden play gets one of the tiles that the laying has for its player and face. A
// stranger who played two copies of a face, both hidden, may have played them in either order.
void fill_plays(State& state, const Unseen& unseen, const Laying& laying, FastRandom& random) {
  PerSeat<Rows> played = laying.played;
  for (const HiddenPlay& play : unseen.plays) {
    Rows& rows = played[play.stranger];
    std::uint32_t backs = timeframes_at(rows, play.bit);
    if (!std::has_single_bit(backs)) backs = random_bit(backs, random);
    const int back = std::countr_zero(backs);
    rows[static_cast<std::size_t>(back)] ^= one_bit(play.bit);
    state.plays[play.at] = Play::of(tile_at_bit(play.bit, back));
  }
}

// PD-2.6: one tile of each timeframe; any of the five that the holder has may be the one.
void fill_gifts(State& state, const Unseen& unseen, const Laying& laying, FastRandom& random) {
  for (const HiddenGift& gift : unseen.gifts)
    for (std::size_t t = 0; t < gift.tiles; ++t) {
      const Row tiles = unseen.strangers[gift.holder].known[t] | laying.hand[gift.holder][t] |
                        laying.played[gift.holder][t];
      const int bit = std::countr_zero(random_bit(tiles, random));
      state.given[gift.giver.index][t] = any_tile_at_bit(bit, static_cast<int>(t));
    }
}

}  // namespace

Sampler::Sampler(const Content&, const View& view) : unseen_(unseen_in(view)) {}

State Sampler::next(FastRandom& random) {
  if (unseen_.plain()) return position(deal_plainly(unseen_, laying_, random), random);
  if (!begun_) {
    constexpr int kFirstStirs = 32;  // until nothing is left of how the first laying was found
    if (!find_laying(unseen_, laying_, random)) std::abort();  // not a view of a game
    for (int i = 0; i < kFirstStirs; ++i) stir(unseen_, laying_, random);
    begun_ = true;
  }
  stir(unseen_, laying_, random);
  return position({}, random);
}

State Sampler::position(const Rows& undealt, FastRandom& random) const {
  State state = unseen_.frame;
  state.undealt = tile_set(undealt);
  for (std::size_t s = 0; s < unseen_.strangers.size(); ++s)
    state.hand(unseen_.strangers[s].seat) = tile_set(laying_.hand[s]);
  fill_plays(state, unseen_, laying_, random);
  fill_gifts(state, unseen_, laying_, random);
  return state;
}

}  // namespace paradoxa::paradominetor
