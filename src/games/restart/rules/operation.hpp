// The closed vocabulary of the texts on Event cards: operations, with what they act on.
#pragma once

#include <cstdint>

#include "engine/enum_words.hpp"

namespace paradoxa::restart {

// RS-1.8, RS-R3, RS-R4: the types of Event cards.
enum class Type : std::uint8_t { kFood, kEnergy, kTechnology, kSociety };
inline constexpr int kTypes = 4;
inline constexpr EnumLetters<Type> kTypeLetters{"FETS"};
inline constexpr EnumWords<Type, kTypes> kTypeWords{"food", "energy", "technology", "society"};

// The fields of a Mind board, and of the cards that fit there.
enum class Field : std::uint8_t { kPerception, kIntelligence, kMemory };
inline constexpr int kFields = 3;
inline constexpr EnumLetters<Field> kFieldLetters{"PIM"};
inline constexpr EnumWords<Field, kFields> kFieldWords{"perception", "intelligence", "memory"};

// RS-1.8, RS-R6: three icons for each field, in the order of the fields.
enum class Icon : std::uint8_t {
  kMove,
  kCause,
  kAssist,
  kPlanA,
  kPlanB,
  kBury,
  kDraw,
  kTime,
  kHeal
};
inline constexpr int kIcons = 9;
inline constexpr int kIconsOfField = 3;
inline constexpr EnumWords<Icon, kIcons> kIconWords{"Mv", "Ca", "As", "PA", "PB",
                                                    "Bu", "Dr", "Ti", "He"};
constexpr Field field_of(Icon icon) { return static_cast<Field>(static_cast<int>(icon) / 3); }

// What can be gained. The first four lie in a general supply and on spaces (RS-1.5, RS-1.9); a card
// is the top card of the Events deck.
enum class Token : std::uint8_t { kTime, kPill, kVoid, kFragment, kCard };
inline constexpr int kSupplies = 4;
inline constexpr int kTokens = 5;
inline constexpr EnumWords<Token, kTokens> kTokenWords{"time", "pill", "void", "frag", "card"};

// Which spaces an operation means, seen from the space that the card was played on.
enum class Scope : std::uint8_t { kAge, kZone, kAdjacent, kGrid };
inline constexpr int kScopes = 4;
inline constexpr EnumWords<Scope, kScopes> kScopeWords{"AGE", "ZONE", "ADJ", "GRID"};

enum class OpKind : std::uint8_t {
  kNone,
  kGain,       // n of token
  kShare,      // n of token, m for every other player
  kPerPlayer,  // n of token for each player in the game
  kPer,        // token for each `type` in scope, at most n
  kIfSet,      // n of token if all types in scope are `set`
  kSeed,       // token on up to n other spaces
  kSeedChain,  // token on up to n Chain cards of the row
  kCollect,    // all tokens in scope
  kPlace,      // a card from `source` on another space in scope
  kSwap,       // two top cards in scope
  kSwapHand,   // a hand card with a top card in scope
  kChainSwap,  // Chain cards at the two ends of `exchange`
  kPeek,       // up to n Chain cards of the row
  kMatch,      // patterns under `turning`
  kRebate,     // n
  kStudy,      // for n less
  kBury,
  kDose,   // up to n
  kExtra,  // n uses of icon
  kTake,   // from `source`
  kDig,    // n
  kReup,
  kTrade,  // up to n times m of price for k of token
  kEvict   // another Adult in scope
};
inline constexpr int kOpKinds = 25;
inline constexpr EnumWords<OpKind, kOpKinds> kOpKindWords{
    "none",  "gain",  "share",    "perplayer", "per",  "ifset", "seed",   "seedchain", "collect",
    "place", "swap",  "swaphand", "chainswap", "peek", "match", "rebate", "study",     "bury",
    "dose",  "extra", "take",     "dig",       "reup", "trade", "evict"};

enum class SetKind : std::uint8_t { kDistinct, kSame };
inline constexpr EnumWords<SetKind, 2> kSetKindWords{"distinct", "same"};

// Where `place` (hand, deck) and `take` (upcoming, discard) find their card.
enum class Source : std::uint8_t { kHand, kDeck, kUpcoming, kDiscard };
inline constexpr EnumWords<Source, 4> kSourceWords{"hand", "deck", "upcoming", "discard"};

enum class Exchange : std::uint8_t { kHandGrid, kHandDeck, kGridDeck };
inline constexpr EnumWords<Exchange, 3> kExchangeWords{"hand_grid", "hand_deck", "grid_deck"};

enum class Turning : std::uint8_t { kRotate, kMirror };
inline constexpr EnumWords<Turning, 2> kTurningWords{"rot", "mir"};

// One operation. What its kind does not name is zero.
struct Operation {
  OpKind kind = OpKind::kNone;
  Token token{};
  Token price{};  // trade: card, frag, or any other token
  Type type{};
  Scope scope{};
  Icon icon{};
  SetKind set{};
  Source source{};
  Exchange exchange{};
  Turning turning{};
  std::uint8_t n = 0;
  std::uint8_t m = 0;
  std::uint8_t k = 0;

  constexpr bool exists() const { return kind != OpKind::kNone; }
  friend constexpr bool operator==(const Operation&, const Operation&) = default;
};

inline constexpr int kMaxOperations = 2;  // of one text

}  // namespace paradoxa::restart
