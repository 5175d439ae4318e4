// The options as JSON: one list for what can be chosen, what was chosen and how it is read.
#pragma once

#include "engine/fields/options.hpp"
#include "games/island/text/kinds.hpp"

namespace paradoxa::island {

struct OptionShape {
  static constexpr const char* kType = "Options";

  template <class O, class F>
  void fields(O& o, F& f) const {
    f("players", o.seats, whole(kMinSeats, kMaxSeats),
      {"", "How many play: OP and one to three captives.", "IS-1.1"});
    f("map_mode", o.map_mode,
      {"", "Whether the island is drawn at random, built by OP, or handed over whole.", "IS-4.2"});
    f("anomaly_assignment", o.anomaly_assignment,
      {"", "Who decides which anomaly token lies where.", "IS-4.3"});
    f("safe_scope", o.safe_scope,
      {"", "Whether a safe move covers its first space or the whole action.", "IS-7.6"});
    f("op_disclose", o.op_disclose,
      {"", "Whether OP may publish where its pieces are.", "IS-25.4"});
    f("notes_open_to_op", o.notes_open_to_op,
      {"", "Whether OP may look at the notes of captives.", "IS-25.6"});
    f("assist_max", o.assist_max, whole(0, kMaxAssist),
      {"", "How much a client may help a captive, from 0 to 3.", "IS-25.3"});
    f("reaction_timeout_s", o.reaction_timeout_s, whole(0, kMaxReactionTimeout),
      {"", "Seconds until a reaction counts as a pass; 0 is no limit.", "IS-15.8"});
    f("max_rounds", o.max_rounds, whole(1, kMaxRounds),
      {"", "After how many rounds the game ends without a winner.", "IS-23.10"});
  }
};

inline constexpr SeatRange kSeatRange{kMinSeats, kMaxSeats, 3,
                                      "Paradox Island has 2, 3 or 4 (IS-1.1)"};
inline constexpr OptionsKind<Options, OptionShape> kOptionsKind{kSeatRange, {}};

}  // namespace paradoxa::island
