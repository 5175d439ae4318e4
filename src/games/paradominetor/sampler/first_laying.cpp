#include "games/paradominetor/sampler/first_laying.hpp"

#include <array>
#include <bit>
#include <cstdint>
#include <utility>

#include "games/paradominetor/sampler/detour.hpp"

namespace paradoxa::paradominetor {
namespace {

// Hidden plays first, depth first; then the hands, as a matching of tiles and strangers.
class LayingSearch {
 public:
  // kByHand: a hand has its size; kByShare: every share is right as well (invariant 5).
  enum class Rooms : std::uint8_t { kByHand, kByShare };

  LayingSearch(const Unseen& unseen, Laying& laying, FastRandom& random, Rooms rooms)
      : unseen_(unseen), laying_(laying), random_(random), rooms_(rooms) {}

  // A search that took a bad turn early is abandoned and restarted with twice the patience: quick
  // where a lucky order helps, and complete all the same.
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
    laying_ = {};
    for (std::size_t s = 0; s < unseen_.strangers.size(); ++s) {
      laying_.bound[s] = unseen_.strangers[s].bound;
      for (std::size_t t = 0; t < kTimeframes; ++t) room_[s][t] = unseen_.strangers[s].open(t);
    }
    plays_ = unseen_.plays;
    for (std::size_t i = plays_.size(); i > 1; --i)
      std::swap(plays_[i - 1], plays_[random_.below(static_cast<std::uint32_t>(i))]);
    // Plays that may be bound tiles come first and take them, for these have the fewest places.
    std::size_t first = 0;
    for (HiddenPlay& play : plays_)
      if (bound_copies(play) != 0) std::swap(plays_[first++], play);
  }

  std::uint32_t bound_copies(const HiddenPlay& play) const {
    return timeframes_at(laying_.bound[play.stranger], play.bit);
  }

  bool bound_elsewhere(std::size_t stranger, std::size_t timeframe, Row bit) const {
    for (std::size_t s = 0; s < unseen_.strangers.size(); ++s)
      if (s != stranger && (laying_.bound[s][timeframe] & bit) != 0) return true;
    return false;
  }

  bool lay_plays(std::size_t index) {
    if (index == plays_.size()) return deal_hands();
    const HiddenPlay& play = plays_[index];
    std::uint32_t copies = timeframes_at(free_, play.bit);
    while (copies != 0) {
      const std::uint32_t bound = copies & bound_copies(play);
      const std::uint32_t copy = random_bit(bound != 0 ? bound : copies, random_);
      copies ^= copy;
      if (lay_play(index, static_cast<std::size_t>(std::countr_zero(copy)))) return true;
    }
    return false;
  }

  bool lay_play(std::size_t index, std::size_t timeframe) {
    const HiddenPlay& play = plays_[index];
    const Row bit = one_bit(play.bit);
    int& room = room_[play.stranger][timeframe];
    if (rooms_ == Rooms::kByShare && room == 0) return false;
    if (bound_elsewhere(play.stranger, timeframe, bit)) return false;
    if (patience_ > 0) --patience_;
    if (patience_ == 0) return false;
    free_[timeframe] ^= bit;
    laying_.played[play.stranger][timeframe] ^= bit;
    --room;
    if (lay_plays(index + 1)) return true;
    free_[timeframe] ^= bit;
    laying_.played[play.stranger][timeframe] ^= bit;
    ++room;
    return false;
  }

  bool deal_hands() {
    for (std::size_t s = 0; s < unseen_.strangers.size(); ++s) laying_.hand[s] = {};
    for (std::size_t t = 0; t < kTimeframes; ++t)
      for (Row rest = free_[t]; rest != 0; rest &= rest - 1) {
        unsigned asked = 0;
        if (!seat_tile(t, rest & (0 - rest), asked)) return false;
      }
    return true;
  }

  bool has_room(std::size_t stranger, std::size_t timeframe) const {
    const Rows& hand = laying_.hand[stranger];
    if (rooms_ == Rooms::kByShare) return count(hand[timeframe]) < room_[stranger][timeframe];
    return count(hand[0]) + count(hand[1]) + count(hand[2]) < unseen_.strangers[stranger].hand_size;
  }

  // An augmenting path: a stranger without room takes the tile if one of its own can go elsewhere.
  bool seat_tile(std::size_t timeframe, Row bit, unsigned& asked) {
    for (std::size_t s = 0; s < unseen_.strangers.size(); ++s) {
      if ((asked >> s & 1) != 0 || bound_elsewhere(s, timeframe, bit)) continue;
      if ((unseen_.strangers[s].may_hold[timeframe] & bit) == 0) continue;
      asked |= 1u << s;
      if (!has_room(s, timeframe) && !make_room(s, timeframe, asked)) continue;
      laying_.hand[s][timeframe] |= bit;
      return true;
    }
    return false;
  }

  bool make_room(std::size_t stranger, std::size_t timeframe, unsigned& asked) {
    for (std::size_t t = 0; t < kTimeframes; ++t) {
      if (rooms_ == Rooms::kByShare && t != timeframe) continue;
      for (Row rest = laying_.hand[stranger][t]; rest != 0; rest &= rest - 1) {
        const Row other = rest & (0 - rest);
        if (!seat_tile(t, other, asked)) continue;
        laying_.hand[stranger][t] ^= other;
        return true;
      }
    }
    return false;
  }

  const Unseen& unseen_;
  Laying& laying_;
  FastRandom& random_;
  Rooms rooms_;
  Rows free_{};
  FixedList<HiddenPlay, kMaxTiles> plays_;
  PerSeat<std::array<int, kTimeframes>> room_{};
  std::uint64_t patience_ = 0;
};

}  // namespace

bool scatter(const Unseen& unseen, Laying& laying, FastRandom& random) {
  return LayingSearch(unseen, laying, random, LayingSearch::Rooms::kByHand).run();
}

bool search_laying(const Unseen& unseen, Laying& laying, FastRandom& random) {
  return LayingSearch(unseen, laying, random, LayingSearch::Rooms::kByShare).run();
}

bool find_laying(const Unseen& unseen, Laying& laying, FastRandom& random) {
  constexpr int kAttempts = 8;
  for (int attempt = 0; attempt < kAttempts; ++attempt) {
    if (!scatter(unseen, laying, random)) return false;
    if (Detour(unseen, laying, random).arrive()) return true;
  }
  return search_laying(unseen, laying, random);
}

}  // namespace paradoxa::paradominetor
