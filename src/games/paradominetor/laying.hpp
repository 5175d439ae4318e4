// One way of laying the unseen tiles onto the places that a viewer cannot see into.
//
// Invariants of a laying that agrees with what was seen:
//  1. every unseen tile lies in exactly one place: a stranger's hand, or its hidden plays;
//  2. a stranger's hidden plays have the faces everybody saw, its hand has its size;
//  3. no hand holds a colour its owner is known to lack (PD-4.2);
//  4. a tile bound to a stranger is in its hand or among its hidden plays (PD-R18);
//  5. every stranger has its share of each timeframe (PD-2.11).
#pragma once

#include "engine/outcome.hpp"
#include "engine/random.hpp"
#include "games/paradominetor/tile_rows.hpp"
#include "games/paradominetor/unseen.hpp"

namespace paradoxa::paradominetor {

struct Laying {
  PerSeat<Rows> hand{};    // of each stranger
  PerSeat<Rows> played{};  // face down to the viewer
  PerSeat<Rows> bound{};   // those that must stay with the stranger
};

// Deals the pool when nothing but plain hands is hidden; what is left in a row is undealt. Every
// laying is equally likely.
Rows deal_plainly(const Unseen& unseen, Laying& laying, FastRandom& random);

// Some laying, found by a complete search in random order: it ends, and fails only if there is
// none, which no view of a game can bring about.
bool find_laying(const Unseen& unseen, Laying& laying, FastRandom& random);

}  // namespace paradoxa::paradominetor
