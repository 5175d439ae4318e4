// Islands that agree with everything that was heard, each with the histories that agree on it.
//
// A search (laying.hpp) finds islands; a few of them are kept and walked on from, by small changes
// that agree (reshaping.hpp). Where the search fails, the island that agrees longest is changed
// until it agrees altogether.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/random.hpp"
#include "games/island/content/content.hpp"
#include "games/island/rules/heard.hpp"
#include "games/island/sampler/laying.hpp"
#include "games/island/sampler/replay.hpp"
#include "games/island/sampler/reshaping.hpp"
#include "games/island/sampler/search_limits.hpp"
#include "games/island/sampler/tracks.hpp"

namespace paradoxa::island {

// Precondition: the sayings outlive it.
class Worlds {
 public:
  struct World {
    Ground ground{};
    Tokens tokens{};  // in cell order
    Traces traces{};
  };

  Worlds(const Content& content, const Table& table, std::span<const Saying> sayings,
         const SearchLimits& limits = {});
  Worlds(const Worlds&) = delete;
  Worlds& operator=(const Worlds&) = delete;

  // The next one; null where none was found within the limits.
  const World* next(FastRandom& random);

  const Tracks& tracks() const { return tracks_; }

 private:
  // With one in so many draws an island is looked for afresh, more often as long as few are kept.
  static constexpr std::uint32_t kAfresh = 16;
  static constexpr std::uint32_t kOftenAfresh = 4;
  static constexpr std::size_t kKept = 8;
  static constexpr int kChanges = 12;  // that are tried in a step

  struct Candidate {
    Ground ground{};
    std::size_t agrees = 0;  // with so many sayings
  };

  const World* first(FastRandom& random);
  const World* keep(FastRandom& random);
  bool lay(Laying& laying, FastRandom& random);
  bool mend(Candidate& best, FastRandom& random);
  void step(World& world, FastRandom& random);
  bool names_agree(const Chart& chart) const;
  std::size_t agreeing(const Ground& ground, FastRandom& random);

  const Content& content_;
  const std::span<const Saying> sayings_;
  const SearchLimits limits_;
  const Tracks tracks_;
  std::vector<Fact> known_;  // cells whose names, or whose being ocean, are anchored
  Laying laying_;
  Replay replay_;
  std::vector<World> worlds_;
  Candidate found_{};  // what was laid last
  bool failed_ = false;
};

}  // namespace paradoxa::island
