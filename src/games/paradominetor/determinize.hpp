// Full positions drawn from all that agree with what a seat has seen.
#pragma once

#include "engine/random.hpp"
#include "games/paradominetor/content.hpp"
#include "games/paradominetor/state.hpp"
#include "games/paradominetor/view.hpp"

namespace paradoxa::paradominetor {

class Sampler {
 public:
  Sampler(const Content& content, const View& view);
  State next(FastRandom& random);
};

}  // namespace paradoxa::paradominetor
