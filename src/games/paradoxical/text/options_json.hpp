// The options as JSON: one list for what can be chosen, what was chosen and how it is read.
#pragma once

#include "engine/enum_words.hpp"
#include "engine/fields/options.hpp"
#include "games/paradoxical/rules/options.hpp"

namespace paradoxa::paradoxical {

inline constexpr EnumWords<SetCards, 2> kSetCardsWords{"discard", "keep"};
inline constexpr EnumWords<StraightRule, 2> kStraightWords{"mixed", "alternating"};
inline constexpr EnumWords<PairRule, 2> kPairWords{"any", "distinct"};
inline constexpr EnumWords<ResetRule, 2> kResetWords{"any_claim", "own_claim"};
inline constexpr EnumWords<StartCard, 2> kStartCardWords{"on", "off"};

struct OptionShape {
  static constexpr const char* kType = "Options";

  template <class O, class F>
  void fields(O& o, F& f) const {
    f("players", o.seats, whole(kMinPlayers, kMaxPlayers),
      {"", "How many play; four use two Tech Decks.", "PX-1.1"});
    f("set_cards", o.set_cards, WordsKind<SetCards>{"SetCards", kSetCardsWords},
      {"", "Whether set cards leave the tableau after a claim.", "PX-13.1"});
    f("straight", o.straight, WordsKind<StraightRule>{"StraightRule", kStraightWords},
      {"", "How a straight mixes the decks: at least one card of each, or alternating.",
       "PX-13.2"});
    f("pairs", o.pairs, WordsKind<PairRule>{"PairRule", kPairWords},
      {"", "Whether two pairs, or a pair and three, may have the same value.", "PX-13.3"});
    f("reset", o.reset, WordsKind<ResetRule>{"ResetRule", kResetWords},
      {"", "Whose claims refresh used effects.", "PX-13.4"});
    f("start_card", o.start_card, WordsKind<StartCard>{"StartCard", kStartCardWords},
      {"", "Whether all but the starting player begin with a card in hand; evens out going first.",
       "PX-13.5"});
    f("round_cap", o.round_cap,
      OfferedKind<5>{whole(kMinRounds, kMaxRounds), {20, 50, 100, 200, 1000}},
      {"", "After how many rounds a game without a winner ends: 20 to 1000.", "PX-13.6"});
  }
};

inline constexpr SeatRange kSeatRange{kMinPlayers, kMaxPlayers, 2,
                                      "Paradoxical has 2, 3 or 4 (PX-1.1)"};
inline constexpr OptionsKind<Options, OptionShape> kOptionsKind{kSeatRange, {}};

}  // namespace paradoxa::paradoxical
