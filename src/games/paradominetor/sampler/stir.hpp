// A random walk over the layings that agree with what was seen; all of them are equally likely.
#pragma once

#include "engine/random.hpp"
#include "games/paradominetor/sampler/laying.hpp"
#include "games/paradominetor/sampler/unseen.hpp"

namespace paradoxa::paradominetor {

// Some moves of the walk: enough for the next laying to owe little to this one. Each move leaves
// the uniform distribution as it is, and together they lead from any laying to any other
// (docs/determinize.md).
void stir(const Unseen& unseen, Laying& laying, FastRandom& random);

}  // namespace paradoxa::paradominetor
