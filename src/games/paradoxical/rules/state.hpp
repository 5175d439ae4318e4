// The position, and what must hold in it.
//
// A deck is a set of cards without an order, and below it the cards that seeking put there, in
// their order (pile.hpp). What is being carried out is explicit: the program (a card's effect, or
// one of the actions), the step of it, and what is asked of whom.
//
// Invariants, checked by `flaw` in this order:
//  1. the options are valid;
//  2. turn, tokens, active seat and question fit together, unused fields are blank;
//  3. every card of the Tech Decks in use is in exactly one place;
//  4. no place holds more than its limit, or what it may hold while an action goes on;
//  5. marks are only where PX-2.6 allows them;
//  6. knowledge is of hidden cards only, owners know their hands, what all know everybody knows;
//  7. what is pending fits the step being carried out, and hands have room for what it can bring;
//  8. a question has at least two answers (PX-5.7).
#pragma once

#include <array>
#include <cstdint>

#include "engine/seat.hpp"
#include "games/paradoxical/rules/card.hpp"
#include "games/paradoxical/rules/hand.hpp"
#include "games/paradoxical/rules/options.hpp"
#include "games/paradoxical/rules/paradox.hpp"
#include "games/paradoxical/rules/pile.hpp"

namespace paradoxa::paradoxical {

// PX-12.2: for any number of players.
inline constexpr int kTableauRoom = 10;  // PX-4.1
inline constexpr int kHandLimit = 5;     // PX-4.3
inline constexpr int kPoolLimit = 5;     // PX-4.5, PX-R24
inline constexpr int kTokensToWin = 2;   // PX-1.3
inline constexpr int kMaxAside = 10;

// What is asked now. The names follow the decision points PX-D1 to PX-D22.
enum class Ask : std::uint8_t {
  kStart,        // Nature: who starts
  kAction,       // D1
  kRoom,         // D2
  kDeck,         // D3
  kTop,          // Nature: the top card of the chosen deck
  kSet,          // D4
  kIndifferent,  // D5
  kPool,         // D6
  kAdd,          // D7
  kHand,         // D8
  kPick,         // D9
  kCycle,        // D10
  kSalvage,      // D11
  kLure,         // D12
  kTake,         // D13
  kGive,         // D14
  kAgree,        // D15: yes or decline
  kExchange,     // D15: own card
  kNeutral,      // D15: neutral card
  kTrade,        // D16: own card
  kPartner,      // D16: opponent's card
  kTarget,       // D17
  kVictim,       // D18
  kSnatch,       // Nature: a card of the victim's hand
  kTithe,        // D19
  kShield,       // D20
  kRecharge,     // D21
  kCopy,         // D22
  kOver,
  // Between two questions; never seen from outside.
  kNextStep,
  kHandCheck,
};

// What is being carried out: a face's effect (0 to 51), or one of these.
enum class Program : std::uint8_t {
  kBuild = 60,    // PX-6
  kAdd,           // PX-10
  kEightClaimed,  // PX-7.7
  kTenClaimed,    // PX-7.7, PX-7.8
  kStartCards,    // PX-13.5
  kNone = 0xFF,
};

constexpr Program program_of(Card card) { return static_cast<Program>(card.face()); }
constexpr bool is_effect(Program p) { return static_cast<int>(p) < kFaces; }

// Seats, and one more: what everybody knows, spectators included.
template <class T>
using PerKnower = std::array<T, kMaxPlayers + 1>;
inline constexpr std::size_t kEverybody = kMaxPlayers;

struct State {
  std::array<CardSet, kMaxPlayers> tableaux{};
  CardSet face_down{};  // the decks as far as they have no order
  CardSet pool{};
  CardSet used{};  // PX-2.6; PX-12.3: for each copy
  CardSet down{};
  CardSet shielded{};
  PerKnower<CardSet> known{};  // PX-I3, PX-I4: of cards in hands and decks, and looked at
  std::array<Pile, kDecks> piles{};
  std::array<Hand, kMaxPlayers> hands{};
  std::array<Card, kMaxAside> aside{};  // looked at or revealed, in that order
  std::array<std::uint8_t, kMaxPlayers> tokens{};
  Options options{};
  std::uint16_t turn = 0;      // PX-5.5
  std::uint16_t set_mask = 0;  // the set being claimed: bits of the tableau's cards, ascending
  ParadoxKind set_kind{};
  std::array<std::uint8_t, kDecks> batches{};  // PX-I14: of each deck
  std::uint8_t aside_size = 0;
  Ask ask = Ask::kStart;
  Seat active = kNoSeat;
  Seat who = kNoSeat;  // who is asked, draws, or is the victim
  Card source{};       // whose effect is carried out
  Program program = Program::kNone;
  std::uint8_t step = 0;
  std::uint8_t count = 0;  // what is left of a repeated step
  Deck deck{};             // the deck chosen
  Card held{};             // chosen, and not yet where it goes
  std::uint8_t blank = 0;

  constexpr int seats() const { return options.seats; }
  constexpr CardSet& tableau(Seat s) { return tableaux[s.index]; }
  constexpr const CardSet& tableau(Seat s) const { return tableaux[s.index]; }
  constexpr Hand& hand(Seat s) { return hands[s.index]; }
  constexpr const Hand& hand(Seat s) const { return hands[s.index]; }
  constexpr Pile& pile(Deck d) { return piles[d.index]; }
  constexpr const Pile& pile(Deck d) const { return piles[d.index]; }

  // PX-1.2.
  constexpr Seat after(Seat s) const {
    return paradoxa::seat(s.index + 1 == options.seats ? 0 : s.index + 1);
  }
  constexpr Label label(Card card) const { return Label::of(card, options.two_decks()); }

  // PX-8.1.
  constexpr CardSet face_up(Seat s) const { return tableau(s) - down; }
  constexpr CardSet unordered(Deck d) const { return face_down & CardSet::of_deck(d); }
  constexpr int deck_size(Deck d) const { return unordered(d).size() + pile(d).ordered; }

  // PX-4.7.
  constexpr bool can_supply(Deck d) const {
    return (pile(d).discards | pile(d).ordered) != 0 ||
           !((face_down | pool) & CardSet::of_deck(d)).empty();
  }
  constexpr bool any_supply() const { return can_supply(kDeck1) || can_supply(kDeck2); }

  // The cards of a claim's set, of the active player's tableau.
  constexpr CardSet set_cards() const { return tableaux[active.index].picked(set_mask); }

  friend constexpr bool operator==(const State&, const State&) = default;
};

static_assert(sizeof(State) <= 512);

}  // namespace paradoxa::paradoxical
