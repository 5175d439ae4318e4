// How the seats move in one seat's imagination (bots/policy.hpp), and what its search is told to
// look at.
//
// In an imagined game captives go by what they would know in it, never by the map: each has its own
// drawing of what was announced, in the real game and since, with the start cell that it would have
// in that world. OP sees the imagined island, as it would.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "engine/fixed_list.hpp"
#include "engine/random.hpp"
#include "engine/suggestion.hpp"
#include "games/island/bot/lore.hpp"
#include "games/island/content/content.hpp"
#include "games/island/rules/event.hpp"
#include "games/island/rules/heard.hpp"
#include "games/island/rules/move.hpp"
#include "games/island/rules/view.hpp"

namespace paradoxa::island {

inline constexpr std::size_t kShortlist = 10;
using Shortlist = FixedList<Suggestion<Move>, kShortlist>;

class Policy {
 public:
  static constexpr bool kListens = true;

  Policy(const Content& content, const View& view, const Heard& heard, Seat observer);

  void begin(const Content& content, const State& world);
  template <class E>
  void operator()(const E& event) {
    since_.hear(Event(event));
  }

  // Any seat's move, the observer's too.
  std::optional<Move> choose(const Content& content, const State& state, Seat seat,
                             const MoveList& legal, FastRandom& random);
  // Those that feel best to the observer, best first.
  Shortlist shortlist(const Content& content, const State& state, Seat seat, const MoveList& legal);
  // How near a captive is to the next steps of its mission, as far as it knows: about 0 to 2.
  double prospect(const Content& content, const State& state, Seat seat);

 private:
  using Worths = std::array<double, MoveList::capacity()>;

  const Lore& lore_of(Seat seat);
  void weigh(const Content& content, const State& state, Seat seat, const MoveList& legal,
             Worths& worths);

  Seat observer_;
  std::vector<Lore> before_;  // of captives, when the search begins
  std::vector<Lore> now_;
  std::array<std::size_t, kMaxSeats> followed_{};  // sayings since then that it has heard
  Heard since_{};
};

}  // namespace paradoxa::island
