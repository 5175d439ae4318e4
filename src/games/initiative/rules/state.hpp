// The position, and what must hold in it.
//
// The decks are one set of cards without an order (PI-I2): which of them is in which deck nobody
// knows, so only the sizes tell them apart. The bag is counts. What is being carried out is
// explicit: the phase, what is asked of whom, the sum of the scope.
//
// Invariants, checked by `flaw` in this order:
//  1. the options are valid;
//  2. phase, question, seats, round and what is pending fit together, unused fields are blank;
//  3. every card is in exactly one place, and decks and wormhole have the right sizes;
//  4. of each type of disc there are as many as sets;
//  5. purple particles, lock tokens and alliance tokens add up, and a locked cell is one that a
//     nexus card of its console names;
//  6. the anomaly has a disc of each symbol; no fractured world is locked;
//  7. what lies on a card fits it, no card is fully paid, and a console has room for all that can
//     still come to it;
//  8. modules and goals are where they can be;
//  9. a question has at least two answers.
#pragma once

#include <array>
#include <cstdint>

#include "engine/seat.hpp"
#include "games/initiative/content/content.hpp"
#include "games/initiative/rules/card.hpp"
#include "games/initiative/rules/console.hpp"
#include "games/initiative/rules/disc.hpp"
#include "games/initiative/rules/matrix.hpp"
#include "games/initiative/rules/module.hpp"
#include "games/initiative/rules/options.hpp"

namespace paradoxa::initiative {

// What is asked now. The names follow the decision points PI-D1 to PI-D19; those of Nature first.
enum class Ask : std::uint8_t {
  kWorld,    // where the glitch starts
  kReveal,   // a card of the decks
  kAnomaly,  // a disc of a symbol still missing
  kGoal,
  kSecret,  // a goal for one seat
  kChief,
  kModule,    // a module of a tech deck
  kDeal,      // a disc for the first matrix
  kRefill,    // a disc for the first empty cell
  kRival,     // a disc for an action of the rival
  kExchange,  // a disc for the anomaly
  kUnseal,    // the rival's secret goal
  kKeep,      // D1, D3
  kWormhole,  // D2
  kTurn,      // D4
  kDiagonal,  // D5
  kAllocate,  // D6
  kPurple,    // D7
  kToken,     // D8
  kCredit,    // D9
  kTrigger,   // D10
  kDestroy,   // D11
  kFirst,     // D12
  kSecond,    // D12
  kRewind,    // D13
  kGlitch,    // D14
  kItem,      // D15
  kOnto,      // D15
  kShift,     // D16
  kSearch,    // D17
  kPenalty,   // D18
  kGift,      // D19
  kOver,
  // Between two questions; never seen from outside.
  kNext,
};
inline constexpr int kAsks = 33;

constexpr bool is_natures(Ask ask) { return ask < Ask::kKeep; }

// PI-3.1. In the allocation window A is open, in turns window W.
enum class Phase : std::uint8_t { kSetup, kWormhole, kTurn, kAllocation, kCleanup, kScoring };

// Where an alliance token is: a seat, or one of these.
inline constexpr std::uint8_t kInSupply = 0xFF;
inline constexpr std::uint8_t kOnCard = 0xFE;

inline constexpr std::uint8_t kNoGoal = 0xFF;
inline constexpr std::uint8_t kNoWorld = 0xFF;
inline constexpr int kMaxEarned = 10;  // four strands and a diagonal through two cells

struct State {
  CardSet hidden{};                          // the decks
  CardSet discards{};                        // the wormhole discard pile
  std::array<CardSet, kMaxPlayers> piles{};  // score piles; alone the rival's is the second
  std::array<Matrix, kMaxPlayers> matrices{};
  std::uint16_t locked = 0;  // worlds
  std::uint16_t fractured = 0;
  std::uint16_t lines = 0;  // kDiagonal: strands that resolve, and who may join
  std::array<Console, kMaxPlayers> consoles{};
  std::array<Tech, kMaxPlayers> tech{};
  std::array<Card, kMaxSpaces> wormhole{};
  DiscCounts bag{};
  DiscCounts discarded{};  // the active player's; others have none
  DiscCounts rival_discarded{};
  std::array<Disc, kSymbols> anomaly{};   // by symbol
  std::array<Disc, kMaxEarned> earned{};  // in the order of their cells
  std::array<std::uint8_t, kColours> tokens{kInSupply, kInSupply, kInSupply, kInSupply, kInSupply};
  std::array<std::uint8_t, kMaxPlayers> triggers{};  // bits of red, yellow, blue
  std::array<std::uint8_t, kGoalSpaces> goals{kNoGoal, kNoGoal, kNoGoal};
  std::array<std::uint8_t, kMaxPlayers> secrets{kNoGoal, kNoGoal, kNoGoal, kNoGoal};
  std::array<Module, 2> drawn{Module::kNone, Module::kNone};
  Options options{};
  std::uint8_t deck = 0;       // cards left in the timeline deck
  std::uint8_t alternate = 0;  // and in the alternate deck
  std::uint8_t glitch = kNoWorld;
  std::uint8_t purple = 0;  // in the supply
  std::uint8_t locks = 0;   // in the supply
  Phase phase = Phase::kSetup;
  Ask ask = Ask::kWorld;
  std::uint8_t round = 0;
  Seat chief = kNoSeat;
  Seat active = kNoSeat;   // whose turn or action it is
  std::uint8_t step = 0;   // wormhole actions taken, turns had, or draws of the rival's turn
  std::uint8_t turns = 0;  // turns had in this matrix phase
  std::uint8_t final_round = 0;
  std::uint8_t actions = 0;   // PI-5.2: matrix actions left
  std::uint8_t diagonal = 0;  // PI-12.4: the module Diagonal waits for the next action
  std::uint8_t sum = 0;       // PI-9.2, PI-1.14: of the scope
  std::uint8_t earned_size = 0;
  std::uint8_t pawn = 0;          // PI-21.3: a place of the circuit
  std::uint8_t world = kNoWorld;  // kPenalty: the fractured one
  Colour held = Colour::kRed;     // kToken, kOnto: colour of what is to be placed
  Cell cell{};                    // kSecond: the first one
  Card from{};                    // kOnto: where the item lies
  std::array<std::uint8_t, 5> blank{};

  constexpr int seats() const { return options.seats; }
  constexpr int players() const { return options.players(); }
  constexpr bool is_rival(Seat s) const { return options.solo() && s.index == 1; }

  constexpr Matrix& matrix(Seat s) { return matrices[s.index]; }
  constexpr const Matrix& matrix(Seat s) const { return matrices[s.index]; }
  constexpr Console& console(Seat s) { return consoles[s.index]; }
  constexpr const Console& console(Seat s) const { return consoles[s.index]; }

  // PI-1.1, PI-R11.
  constexpr Seat left_of(Seat s) const {
    return paradoxa::seat(s.index + 1 == players() ? 0 : s.index + 1);
  }
  constexpr bool is_fractured(int w) const { return (fractured >> w & 1) != 0; }
  constexpr bool is_locked(int w) const { return (locked >> w & 1) != 0; }
  // PI-1.10: stable and without a lock.
  constexpr std::uint16_t stable() const {
    return static_cast<std::uint16_t>(((1u << kWorlds) - 1) & ~(locked | fractured));
  }
  constexpr bool allocating() const { return phase == Phase::kAllocation; }

  friend constexpr bool operator==(const State&, const State&) = default;
};

static_assert(sizeof(State) < 1024);

}  // namespace paradoxa::initiative
