// Full positions drawn from those that agree with all that a viewer has seen and heard.
//
// OP knows everything but the order of powers that nobody has seen, and that has no order in a
// position. A captive or a spectator gets islands that agree with every announcement; with which
// distribution, docs/determinize.md says.
#pragma once

#include <memory>

#include "engine/random.hpp"
#include "games/island/content/content.hpp"
#include "games/island/rules/heard.hpp"
#include "games/island/rules/state.hpp"
#include "games/island/rules/view.hpp"
#include "games/island/sampler/search_limits.hpp"

namespace paradoxa::island {

// Invariant: view(content, next(random), viewer of the view) is the view again, byte for byte.
// For one decision keep one sampler: what was heard is gone through once.
class Sampler {
 public:
  // Precondition: a view of a game, and what its viewer has heard until then; or nothing was heard,
  // and the view is all.
  Sampler(const Content& content, const View& view, const Heard& heard = {},
          const SearchLimits& limits = {});
  ~Sampler();
  Sampler(const Sampler&) = delete;
  Sampler& operator=(const Sampler&) = delete;
  Sampler(Sampler&&) noexcept;

  State next(FastRandom& random);
  // Nothing was found within the limits that agrees with all that was heard: since then positions
  // agree with the view alone.
  bool rough() const;

 private:
  class World;

  std::unique_ptr<World> world_;
};

}  // namespace paradoxa::island
