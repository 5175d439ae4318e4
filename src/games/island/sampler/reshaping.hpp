// Small changes to an island, each as likely as the change back: steps of a random walk on islands.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/fixed_list.hpp"
#include "engine/random.hpp"
#include "games/island/content/content.hpp"
#include "games/island/rules/island.hpp"
#include "games/island/sampler/chart.hpp"

namespace paradoxa::island {

// An island with its tokens, each on its space whatever cell that lies on.
struct Ground {
  Island island{};
  std::array<Anomaly, kAnomalySpaces> tokens{};  // by the spots of anomalies, in their order

  static Ground of(const Content& content, const Island& island, const Tokens& by_cell);
  Tokens by_cell(const Content& content) const;

  friend bool operator==(const Ground&, const Ground&) = default;
};

// Two tiles of two spaces change places, each either way round; or, if it is one, it may turn.
void exchange_tiles(Ground& ground, FastRandom& random);
// One token becomes any other, and if that is on the island they change places.
void exchange_tokens(Ground& ground, FastRandom& random);
// Two discs of cells are drawn. The tiles that lie inside of them altogether are laid anew, every
// way of doing so being equally likely. The same tiles lie inside afterwards, so the way back is as
// likely as the way there.
void relay_patch(Ground& ground, FastRandom& random);

}  // namespace paradoxa::island
