// The options as JSON: one list for what can be chosen, what was chosen and how it is read.
#pragma once

#include "engine/fields/options.hpp"
#include "games/restart/text/kinds.hpp"

namespace paradoxa::restart {

struct OptionShape {
  static constexpr const char* kType = "Options";

  template <class O, class F>
  void fields(O& o, F& f) const {
    f("players", o.seats, whole(kMinSeats, kMaxSeats), {"", "How many play.", "RS-1.1"});
    f("dystopia", o.dystopia, {"", "Which dystopia the Intelligence phase is about.", "RS-2.9"});
    f("gadgets", o.gadgets, {"", "Whether Gadgets are sold before the game.", "RS-2.10"});
    f("intro", o.intro, {"", "A first game: no Gadgets, and fewer Chains of level 3.", "RS-2.8"});
    f("talents", o.talents, {"", "Whether characters have talents.", "RS-R36"});
  }
};

inline constexpr SeatRange kSeatRange{kMinSeats, kMaxSeats, 2, "Restart has 2, 3 or 4 (RS-1.1)"};
inline constexpr OptionsKind<Options, OptionShape> kOptionsKind{kSeatRange, {}};

}  // namespace paradoxa::restart
