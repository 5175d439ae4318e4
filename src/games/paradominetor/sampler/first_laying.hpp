// A laying that agrees with what was seen, as the start of the walk.
#pragma once

#include "engine/random.hpp"
#include "games/paradominetor/sampler/laying.hpp"
#include "games/paradominetor/sampler/unseen.hpp"

namespace paradoxa::paradominetor {

// Any laying with invariants 1 to 4; the shares of the timeframes may be wrong.
bool scatter(const Unseen& unseen, Laying& laying, FastRandom& random);

// A complete search: it ends, and fails only where no laying agrees.
bool search_laying(const Unseen& unseen, Laying& laying, FastRandom& random);

// Scatters and walks until all agrees; searches only if that fails again and again. A view of a
// game always has a laying, since the truth is one.
bool find_laying(const Unseen& unseen, Laying& laying, FastRandom& random);

}  // namespace paradoxa::paradominetor
