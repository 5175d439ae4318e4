// One way of laying the unseen tiles onto the places that a viewer cannot look into.
//
// A laying agrees with what was seen when
//  1. every unseen tile lies in one place: in a stranger's hand, or among its hidden plays;
//  2. a stranger's hidden plays have the faces that everybody saw, its hand has its size;
//  3. no hand holds a colour that its owner is known to lack (PD-4.2);
//  4. a tile bound to a stranger is in its hand or among its hidden plays (PD-R18);
//  5. every stranger has its share of each timeframe (PD-2.11).
#pragma once

#include <cstdint>

#include "engine/outcome.hpp"
#include "engine/random.hpp"
#include "games/paradominetor/rules/subset.hpp"
#include "games/paradominetor/rules/tile_rows.hpp"
#include "games/paradominetor/sampler/unseen.hpp"

namespace paradoxa::paradominetor {

struct Laying {
  PerSeat<Rows> hand{};    // of each stranger
  PerSeat<Rows> played{};  // with backs the viewer has not seen
  PerSeat<Rows> bound{};   // those of both that must stay with the stranger

  constexpr bool has(std::size_t stranger, std::size_t timeframe, Row bit) const {
    return ((hand[stranger][timeframe] | played[stranger][timeframe]) & bit) != 0;
  }
};

// Deals the pool when nothing but plain hands is hidden; returns what is left undealt. Every laying
// is equally likely.
constexpr Rows deal_plainly(const Unseen& unseen, Laying& laying, FastRandom& random) {
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

}  // namespace paradoxa::paradominetor
