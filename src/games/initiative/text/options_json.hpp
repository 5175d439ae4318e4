// The options as JSON: one list for what can be chosen, what was chosen and how it is read.
#pragma once

#include "engine/fields/options.hpp"
#include "games/initiative/text/kinds.hpp"

namespace paradoxa::initiative {

struct OptionShape {
  static constexpr const char* kType = "Options";

  template <class O, class F>
  void fields(O& o, F& f) const {
    f("players", o.seats, whole(kMinPlayers, kMaxPlayers),
      {"", "How many play; one plays against the rival lab.", "PI-1.1"});
    f("purple_may_lock", o.purple_may_lock,
      {"", "Whether a purple particle may also lock a stable world.", "PI-23.1"});
    f("experiments_count_as_kind", o.experiments_count_as_kind,
      {"", "Whether goals of a kind count experiments.", "PI-23.2"});
    f("solo_hard", o.solo_hard,
      {"", "Solo: the rival scores one more point for each of its worlds.", "PI-23.3"});
    f("open_score_piles", o.open_score_piles,
      {"", "Whether score piles are open, or only their sizes.", "PI-23.4"});
    f("lock_is_floor", o.lock_is_floor,
      {"", "Whether discs above a lock fall as far as the lock.", "PI-23.5"});
  }
};

inline constexpr SeatRange kSeatRange{kMinPlayers, kMaxPlayers, 2,
                                      "Paradox Initiative has 1, 2, 3 or 4 (PI-1.1)"};
inline constexpr OptionsKind<Options, OptionShape> kOptionsKind{kSeatRange, {}};

}  // namespace paradoxa::initiative
