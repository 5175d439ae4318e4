#include "games/paradominetor/laying.hpp"

#include <utility>

#include "games/paradominetor/subset.hpp"

namespace paradoxa::paradominetor {
namespace {

// Hidden plays first, by depth-first search; then the hands, which for given plays fall apart into
// three independent matchings, one for each timeframe.
class LayingSearch {
 public:
  LayingSearch(const Unseen& unseen, Laying& laying, FastRandom& random)
      : unseen_(unseen), laying_(laying), random_(random) {}

  // A search that has taken a bad turn early is given up and begun anew, with twice the patience:
  // so it is quick where a lucky order helps, and complete all the same.
  bool run() {
    for (std::uint64_t patience = 256;; patience *= 2) {
      begin(patience);
      if (lay_plays(0)) return true;
      if (patience_ > 0) return false;
    }
  }

 private:
  void begin(std::uint64_t patience) {
    patience_ = patience;
    free_ = unseen_.pool;
    plays_ = unseen_.plays;
    for (std::size_t i = plays_.size(); i > 1; --i)
      std::swap(plays_[i - 1], plays_[random_.below(static_cast<std::uint32_t>(i))]);
    for (std::size_t s = 0; s < unseen_.strangers.size(); ++s) {
      laying_.played[s] = {};
      laying_.bound[s] = unseen_.strangers[s].bound;
      for (std::size_t t = 0; t < kTimeframes; ++t) room_[s][t] = unseen_.strangers[s].open(t);
    }
  }

  bool bound_elsewhere(Row bit, std::size_t stranger, std::size_t timeframe) const {
    for (std::size_t s = 0; s < unseen_.strangers.size(); ++s)
      if (s != stranger && (laying_.bound[s][timeframe] & bit) != 0) return true;
    return false;
  }

  bool lay_plays(std::size_t index) {
    if (index == plays_.size()) return deal_hands();
    const HiddenPlay play = plays_[index];
    const Row bit = one_bit(play.bit);
    const std::uint32_t start = random_.below(kTimeframes);
    for (std::size_t i = 0; i < kTimeframes; ++i) {
      const std::size_t t = (start + i) % kTimeframes;
      if ((free_[t] & bit) == 0 || room_[play.seat][t] == 0) continue;
      if (bound_elsewhere(bit, play.seat, t)) continue;
      if (patience_ == 0 || --patience_ == 0) return false;
      free_[t] ^= bit;
      laying_.played[play.seat][t] |= bit;
      --room_[play.seat][t];
      if (lay_plays(index + 1)) return true;
      free_[t] ^= bit;
      laying_.played[play.seat][t] ^= bit;
      ++room_[play.seat][t];
    }
    return false;
  }

  bool deal_hands() {
    for (std::size_t t = 0; t < kTimeframes; ++t) {
      for (std::size_t s = 0; s < unseen_.strangers.size(); ++s) laying_.hand[s][t] = 0;
      for (Row rest = free_[t]; rest != 0; rest &= rest - 1)
        if (!seat_tile(rest & (0 - rest), t, 0)) return false;
    }
    return true;
  }

  // An augmenting path: a seat without room takes the tile if one of its own finds another seat.
  bool seat_tile(Row bit, std::size_t t, unsigned visited) {
    for (std::size_t s = 0; s < unseen_.strangers.size(); ++s) {
      if ((visited >> s & 1) != 0 || (unseen_.strangers[s].may_hold[t] & bit) == 0) continue;
      if (bound_elsewhere(bit, s, t)) continue;
      visited |= 1u << s;
      Row& hand = laying_.hand[s][t];
      if (count(hand) < room_[s][t]) {
        hand |= bit;
        return true;
      }
      for (Row rest = hand; rest != 0; rest &= rest - 1) {
        const Row other = rest & (0 - rest);
        if (!seat_tile(other, t, visited)) continue;
        hand = (hand ^ other) | bit;
        return true;
      }
    }
    return false;
  }

  const Unseen& unseen_;
  Laying& laying_;
  FastRandom& random_;
  Rows free_{};
  FixedList<HiddenPlay, kMaxTiles> plays_;
  PerSeat<std::array<int, kTimeframes>> room_{};
  std::uint64_t patience_ = 0;
};

}  // namespace

Rows deal_plainly(const Unseen& unseen, Laying& laying, FastRandom& random) {
  Rows left = unseen.pool;
  for (std::size_t t = 0; t < kTimeframes; ++t) {
    for (const Stranger& stranger : unseen.strangers) left[t] &= ~stranger.bound[t];
    for (std::size_t s = 0; s < unseen.strangers.size(); ++s) {
      const Stranger& stranger = unseen.strangers[s];
      const int wanted = stranger.open(t) - count(stranger.bound[t]);
      const Row drawn = random_subset(left[t], wanted, random);
      left[t] ^= drawn;
      laying.hand[s][t] = drawn | stranger.bound[t];
    }
  }
  return left;
}

bool find_laying(const Unseen& unseen, Laying& laying, FastRandom& random) {
  return LayingSearch(unseen, laying, random).run();
}

}  // namespace paradoxa::paradominetor
