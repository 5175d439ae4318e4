// One small decision: what is done, and with which card, deck, seat or set of cards.
#pragma once

#include <array>
#include <cstdint>

#include "engine/fixed_list.hpp"
#include "engine/seat.hpp"
#include "games/paradoxical/rules/card.hpp"
#include "games/paradoxical/rules/paradox.hpp"

namespace paradoxa::paradoxical {

enum class MoveKind : std::uint8_t {
  // Nature's.
  kStart,   // start 2
  kTop,     // top K7
  kSnatch,  // snatch K7
  // Without an argument.
  kBuild,
  kClaim,
  kStop,
  kAgree,
  kDecline,
  // With a deck or a seat.
  kDeck,    // deck 1
  kVictim,  // victim 2
  // With a card.
  kEffect,
  kAdd,
  kRoom,
  kDrop,
  kDiscard,
  kPick,
  kCycle,
  kSalvage,
  kLure,
  kTake,
  kGive,
  kExchange,
  kNeutral,
  kTrade,
  kPartner,
  kTarget,
  kTithe,
  kShield,
  kRecharge,
  kCopy,
  // With several.
  kSet,          // set straight K5 T6 K7 T8 S9
  kIndifferent,  // indifferent K1 S2 T10 V12
};
inline constexpr int kMoveKinds = 32;

enum class Argument : std::uint8_t { kNothing, kNumber, kCard, kCards };

constexpr Argument argument_of(MoveKind kind) {
  switch (kind) {
    case MoveKind::kBuild:
    case MoveKind::kClaim:
    case MoveKind::kStop:
    case MoveKind::kAgree:
    case MoveKind::kDecline: return Argument::kNothing;
    case MoveKind::kStart:
    case MoveKind::kDeck:
    case MoveKind::kVictim: return Argument::kNumber;
    case MoveKind::kSet:
    case MoveKind::kIndifferent: return Argument::kCards;
    default: return Argument::kCard;
  }
}

struct Move {
  MoveKind kind = MoveKind::kBuild;
  std::uint8_t number = 0;       // a seat, a deck (0 or 1), the kind of a set
  std::array<Label, 5> cards{};  // in ascending order, blank behind the last

  static constexpr Move plain(MoveKind kind) { return {kind, 0, {}}; }
  static constexpr Move numbered(MoveKind kind, int number) {
    return {kind, static_cast<std::uint8_t>(number), {}};
  }
  static constexpr Move with(MoveKind kind, Label card) {
    Move move{kind, 0, {}};
    move.cards[0] = card;
    return move;
  }
  static constexpr Move start(Seat s) { return numbered(MoveKind::kStart, s.index); }
  static constexpr Move deck(Deck d) { return numbered(MoveKind::kDeck, d.index); }
  static constexpr Move victim(Seat s) { return numbered(MoveKind::kVictim, s.index); }
  static constexpr Move set(ParadoxKind kind, const std::array<Label, 5>& cards) {
    return {MoveKind::kSet, static_cast<std::uint8_t>(kind), cards};
  }
  static constexpr Move indifferent(const std::array<Label, 5>& cards) {
    return {MoveKind::kIndifferent, 0, cards};
  }

  constexpr Card card() const { return cards[0].card(); }
  constexpr Seat seat() const { return Seat{number}; }
  constexpr Deck deck() const { return Deck{number}; }
  constexpr ParadoxKind set_kind() const { return static_cast<ParadoxKind>(number); }
  constexpr CardSet card_set() const {
    CardSet set;
    for (const Label label : cards) set.add(label.card());
    return set;
  }

  friend constexpr bool operator==(const Move&, const Move&) = default;
};

// The longest lists: 106 sets in a tableau of the game for four, 100 cards to salvage there.
using MoveList = FixedList<Move, 112, Guard::kCheckedBuilds>;

}  // namespace paradoxa::paradoxical
