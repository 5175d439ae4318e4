// Full positions drawn from all that agree with what a seat has seen.
//
// Every way of laying the unseen tiles, black ones each counted as a tile of its own, is equally
// likely, and so are the passes of others. docs/determinize.md says how, and how that was checked.
#pragma once

#include "engine/random.hpp"
#include "engine/seat.hpp"
#include "games/paradominetor/content/content.hpp"
#include "games/paradominetor/rules/state.hpp"
#include "games/paradominetor/rules/view.hpp"
#include "games/paradominetor/sampler/laying.hpp"
#include "games/paradominetor/sampler/unseen.hpp"

namespace paradoxa::paradominetor {

// Invariant: view(content, next(random), viewer of the view) is the view again, byte for byte.
// For one decision keep one sampler: its first position costs more than those that follow.
class Sampler {
 public:
  // Precondition: a view of a game, made by view().
  Sampler(const Content& content, const View& view);

  State next(FastRandom& random);

 private:
  State position(const Rows& undealt, FastRandom& random) const;

  Unseen unseen_;
  Laying laying_;
  bool begun_ = false;
};

}  // namespace paradoxa::paradominetor
