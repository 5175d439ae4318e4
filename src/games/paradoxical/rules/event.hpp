// What happened, and who may know it.
#pragma once

#include <cstdint>
#include <optional>
#include <variant>

#include "engine/clause.hpp"
#include "engine/event.hpp"
#include "engine/fixed_list.hpp"
#include "engine/outcome.hpp"
#include "games/paradoxical/rules/card.hpp"
#include "games/paradoxical/rules/paradox.hpp"
#include "games/paradoxical/rules/state.hpp"

namespace paradoxa::paradoxical {

using Labels = FixedList<Label, kMaxCards / 2>;

// Who knows a card: a bit for each seat, and one for everybody.
struct Knowers {
  std::uint8_t bits = 0;

  constexpr bool knows(Viewer v) const {
    if (v.is_referee() || (bits >> kEverybody & 1) != 0) return true;
    return v.is_seat() && v.seat().index < kMostSeats && (bits >> v.seat().index & 1) != 0;
  }
};

// PX-3.4.
struct Started {
  static constexpr const char* kName = "start";
  static constexpr bool kReveals = true;
  Seat seat{};

  constexpr std::optional<Started> seen_by(Viewer) const { return *this; }
};

struct TurnBegun {
  static constexpr const char* kName = "turn";
  static constexpr bool kReveals = false;
  Seat seat{};
  std::uint16_t turn = 0;  // turns counted so far

  constexpr std::optional<TurnBegun> seen_by(Viewer) const { return *this; }
};

// PX-5.6.
struct Passed {
  static constexpr const char* kName = "pass";
  static constexpr bool kReveals = false;
  Seat seat{};

  constexpr std::optional<Passed> seen_by(Viewer) const { return *this; }
};

// PX-4.8, PX-I14: what is gathered lay open.
struct Rebuilt {
  static constexpr const char* kName = "rebuild";
  static constexpr bool kReveals = false;
  Deck deck{};
  std::uint8_t batch = 0;
  Labels cards;

  constexpr std::optional<Rebuilt> seen_by(Viewer) const { return *this; }
};

// What happened to one card before everybody's eyes.
enum class Deed : std::uint8_t {
  kEffect,   // its effect is used
  kBuild,    // from a deck into the tableau
  kAdd,      // from the hand into the tableau
  kPlace,    // into the tableau, from wherever a step found it
  kRoom,     // discarded from the tableau to make room
  kDiscard,  // discarded from the hand by the hand check
  kDrop,     // discarded from the pool by the pool check
  kSeed,     // from a deck into the pool
  kReveal,   // from a deck, hunting
  kCast,     // revealed, not kept, discarded
  kCycle,    // discarded from the tableau
  kSalvage,  // from a discard pile into the hand
  kTake,     // from the pool into the hand
  kGive,     // from the tableau into the pool
  kLure,     // named
  kMask,     // turned face down
  kBounce,   // back to its owner's hand
  kRaid,     // discarded
  kSnatch,   // from a hand to another
  kTithe,    // from its owner's tableau into the pool
  kCopy,     // its effect is copied
};
inline constexpr int kDeeds = 21;

// A card that was hidden from somebody comes to light.
struct Shown {
  static constexpr const char* kName = "shown";
  static constexpr bool kReveals = true;
  Deed deed{};
  Seat seat{};  // who did it
  Label card{};
  Seat owner = kNoSeat;  // of the card, where that is somebody else

  constexpr std::optional<Shown> seen_by(Viewer) const { return *this; }
};

// PX-I1: an open card goes from place to place, or gets a mark.
struct Shifted {
  static constexpr const char* kName = "shifted";
  static constexpr bool kReveals = false;
  Deed deed{};
  Seat seat{};
  Label card{};
  Seat owner = kNoSeat;

  constexpr std::optional<Shifted> seen_by(Viewer) const { return *this; }
};

// PX-4.9, PX-I9, PX-R32: others see the deck, and the card only if they know it.
struct Drew {
  static constexpr const char* kName = "draw";
  static constexpr bool kReveals = true;
  Seat seat{};
  Deck deck{};
  Label card{};
  Knowers knowers{};

  constexpr std::optional<Drew> seen_by(Viewer v) const {
    return knowers.knows(v) ? Drew{seat, deck, card, {}} : Drew{seat, deck, kNoLabel, {}};
  }
};

// PX-I5, PX-I10: who seeks sees the cards.
struct Looked {
  static constexpr const char* kName = "look";
  static constexpr bool kReveals = true;
  Seat seat{};
  Deck deck{};
  std::uint8_t count = 0;
  FixedList<Label, kMostAside> cards;

  constexpr std::optional<Looked> seen_by(Viewer v) const {
    return v.sees_as(seat) ? *this : Looked{seat, deck, count, {}};
  }
};

// A card looked at goes into the hand.
struct Picked {
  static constexpr const char* kName = "pick";
  static constexpr bool kReveals = false;
  Seat seat{};
  Deck deck{};
  Label card{};
  Knowers knowers{};

  constexpr std::optional<Picked> seen_by(Viewer v) const {
    return knowers.knows(v) ? Picked{seat, deck, card, {}} : Picked{seat, deck, kNoLabel, {}};
  }
};

struct PutUnder {
  static constexpr const char* kName = "under";
  static constexpr bool kReveals = false;
  Seat seat{};
  Deck deck{};
  std::uint8_t count = 0;

  constexpr std::optional<PutUnder> seen_by(Viewer) const { return *this; }
};

// PX-OP.EXCHANGE with the pool, PX-OP.TRADE with an opponent.
struct Swapped {
  static constexpr const char* kName = "swap";
  static constexpr bool kReveals = false;
  Seat seat{};
  Label own{};
  Label card{};
  Seat owner = kNoSeat;  // nobody: the pool

  constexpr std::optional<Swapped> seen_by(Viewer) const { return *this; }
};

// PX-I11.
struct Spied {
  static constexpr const char* kName = "spy";
  static constexpr bool kReveals = true;
  Seat seat{};
  Seat victim{};
  FixedList<Label, Hand::kRoom> cards;

  constexpr std::optional<Spied> seen_by(Viewer v) const {
    return v.sees_as(seat) || v.sees_as(victim) ? *this : Spied{seat, victim, {}};
  }
};

// PX-OP.SHIELD, PX-OP.RECHARGE.
struct Marked {
  static constexpr const char* kName = "mark";
  static constexpr bool kReveals = false;
  Seat seat{};
  std::uint8_t shields = 0;  // else recharges
  FixedList<Label, 2 * kTableauRoom> cards;

  constexpr std::optional<Marked> seen_by(Viewer) const { return *this; }
};

struct Claimed {
  static constexpr const char* kName = "claim";
  static constexpr bool kReveals = false;
  Seat seat{};
  ParadoxKind kind{};
  FixedList<Label, 5> set;
  FixedList<Label, 5> indifferent;
  std::uint8_t set_sum = 0;
  std::uint8_t indifferent_sum = 0;
  std::uint8_t tokens = 0;  // with this one
  Clause clause{};          // by which the set is one

  constexpr std::optional<Claimed> seen_by(Viewer) const { return *this; }
};

struct GameEnded {
  static constexpr const char* kName = "game_end";
  static constexpr bool kReveals = false;
  Outcome outcome;
  Clause clause{};  // PX-11.1, or PX-11.3

  constexpr std::optional<GameEnded> seen_by(Viewer) const { return *this; }
};

using Event = std::variant<Started, TurnBegun, Passed, Rebuilt, Shown, Shifted, Drew, Looked,
                           Picked, PutUnder, Swapped, Spied, Marked, Claimed, GameEnded>;

}  // namespace paradoxa::paradoxical
