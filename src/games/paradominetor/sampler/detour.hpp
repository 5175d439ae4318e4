// A walk that leaves the layings which agree with what was seen, and comes back to one of them.
//
// On the way invariant 5 of laying.hpp may be broken: a stranger may have more than its share of
// one timeframe and less of another. The sum of all these differences is the discord. Each step is
// a trade or a rotation, accepted so that in the long run a laying is met with a frequency that
// depends on its discord alone (docs/determinize.md); so those without discord are equally likely.
#pragma once

#include <array>
#include <cstdint>

#include "engine/outcome.hpp"
#include "engine/random.hpp"
#include "games/paradominetor/sampler/laying.hpp"
#include "games/paradominetor/sampler/trade.hpp"
#include "games/paradominetor/sampler/unseen.hpp"

namespace paradoxa::paradominetor {

class Detour {
 public:
  // Precondition: at least two strangers. The laying satisfies invariants 1 to 4.
  Detour(const Unseen& unseen, Laying& laying, FastRandom& random);

  // From a laying without discord to one without discord.
  void take();

  // From any laying to one without discord; false if it takes too long.
  bool arrive();

 private:
  using Shares = PerSeat<std::array<int, kTimeframes>>;

  void step();
  void step_trade();
  void step_rotation();
  Trade choose_trade();
  Trade restoring_trade() const;
  int discord_after(Trade trade) const;
  bool accept(std::uint32_t weight_there, std::uint32_t weight_here, int discord_there);
  std::uint32_t rotation_weight(int discord) const;

  const Unseen& unseen_;
  Laying& laying_;
  FastRandom& random_;
  std::uint32_t trades_;  // how many there are to choose from
  Shares excess_{};       // tiles beyond the share
  int discord_ = 0;
};

}  // namespace paradoxa::paradominetor
