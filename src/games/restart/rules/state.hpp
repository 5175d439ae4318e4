// The position, and what must hold in it.
//
// Decks are sets without an order: Nature draws from them (RS-29, section 7 of the law says what is
// drawn when). Only what is put under a deck keeps its order. The four dystopias lie side by side.
// What is being carried out is explicit: tasks on a stack, of which the last goes first, and the
// question that the last one waits for.
//
// Invariants, checked by `flaw` in this order:
//  1. the options are valid, and phase, seats and counts of the turn fit together;
//  2. every Event card is in one place at most, and a hand card that all have seen is in a hand;
//  3. every Chain card is in one place, hands have the right sizes, and who knows a card knows
//     where it is;
//  4. tokens add up to what is in the box, and no Mind field is overfull;
//  5. figures stand where they can; Gadgets are of two different kinds;
//  6. tasks are in the order in which they come about, and carry what their kind may;
//  7. the dystopias that are not played are blank, and the one that is played is in order;
//  8. the question fits the tasks and the seat that is asked, and unused fields are blank.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "engine/seat.hpp"
#include "games/restart/content/content.hpp"
#include "games/restart/rules/dystopia_state.hpp"
#include "games/restart/rules/move.hpp"
#include "games/restart/rules/options.hpp"
#include "games/restart/rules/plan.hpp"

namespace paradoxa::restart {

// What is asked now: Nature's questions first.
enum class Ask : std::uint8_t {
  kCharacter,  // of the first seat without one
  kCard,       // from the Events deck
  kChain,      // from the Chains deck
  kGadget,     // for the display
  kRoll,       // dice
  kGene,       // from a Chromosome deck
  kBuy,
  kChainDrop,
  kChild,
  kFreeStudy,
  kForesee,  // RS-R36
  kStudy,
  kPerception,
  kText,
  kOperation,
  kTakeChain,
  kRecover,
  kIntelligence,
  // Pandemia.
  kFix,
  kReroll,
  kProtect,
  // Anomie.
  kVeto,
  kSenator,
  kManeuver,
  kStep,
  kBill,
  // Extinction.
  kTakeGene,
  kPlaceGene,
  kAfterGene,
  kOverflow,
  // Oceanrealm.
  kFigure,
  kSymbol,
  // In every dystopia again.
  kMemory,
  kSecondDraw,
  kHandLimit,
  kFinalStudy,
  kEvaluate,
  kOver,
  // Between two questions; never seen from outside.
  kNext,
};
inline constexpr int kAsks = 39;

constexpr bool is_natures(Ask ask) { return ask < Ask::kBuy; }
constexpr bool is_dystopias(Ask ask) { return ask >= Ask::kFix && ask <= Ask::kSymbol; }

// RS-3.1, RS-R5, and what comes before and after turns.
enum class Phase : std::uint8_t {
  kSetup,
  kFirst,  // RS-4
  kStudy,
  kPerception,
  kIntelligence,
  // In every dystopia again.
  kMemory,
  kTurnEnd,   // RS-11
  kRoundEnd,  // RS-12.1, RS-12.2
  kNewRow,    // RS-12.4 to RS-12.7
  kFinal,     // RS-13.3
  kEvaluate,  // RS-14
};
inline constexpr int kPhases = 11;

// RS-3.4: basic actions, as bits of State::used. The Plans share one (RS-9.1).
enum class Basic : std::uint8_t { kStudy, kMove, kCause, kValidate, kPlan, kTime, kDraw };
inline constexpr int kBasics = 7;
using BasicSet = IdSet<Basic, kBasics>;

// What is still to be carried out. `seat` is whom it is about; the numbers are explained beside
// each kind.
enum class Op : std::uint8_t {
  kNone,
  kText,        // RS-6.8. a card, b here, c the next operation, d whether it was activated
  kOperation,   // of that text. a card, b here, c which operation, d how often still, e memory
  kDraw,        // Event cards to the hand. a how many
  kPlaceDeck,   // `place(deck)`. a space
  kDig,         // a how many are still drawn, b c d the cards
  kRefill,      // RS-11.4 and `reup`: Upcoming, left to right
  kNewChain,    // `chainswap`. a position of the row, or kToHand
  kTake,        // RS-6.14
  kRecover,     // RS-7.1. a how many
  kSecondDraw,  // RS-10.5
  kPlan,        // RS-9.2. a the Plan, the other numbers are the dystopia's
  kForesee,     // RS-R36
  kBenefit,     // RS-17.13. a the Bill, b times left, c whether a Bill is chosen now
};
inline constexpr int kOps = 14;
inline constexpr std::uint8_t kToHand = 0xFF;

struct Task {
  Op op = Op::kNone;
  Seat seat{};
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  std::uint8_t c = 0;
  std::uint8_t d = 0;
  std::uint8_t e = 0;
  std::uint8_t f = 0;

  constexpr Plan plan() const { return static_cast<Plan>(a); }

  friend constexpr bool operator==(const Task&, const Task&) = default;
};

// A text in which every player draws (RS-1.9).
inline constexpr int kMaxTasks = 6;

inline constexpr int kUpcoming = 3;  // RS-1.7
inline constexpr int kRow = 12;      // RS-1.6, with four players
inline constexpr int kMaxBottom = 48;
inline constexpr int kGadgetsOwned = 2;
inline constexpr std::uint8_t kNoCharacter = 0xFF;

using Tokens = std::array<std::uint8_t, kSupplies>;  // by Token

// A Mind field: what is Studied, and the column (RS-7.5).
struct MindField {
  Card studied{};  // on top
  std::uint8_t fragments = 0;
  std::uint8_t pills = 0;  // Used
  std::uint8_t spent = 0;  // RS-3.6: a bit for each slot

  // RS-1.14.
  constexpr int total() const { return fragments + pills; }

  friend constexpr bool operator==(const MindField&, const MindField&) = default;
};

struct Player {
  std::array<MindField, kFields> fields{};
  std::array<std::uint8_t, 3> supply{};  // by Token: time, pill, void
  Space adult{};                         // none: on the Mind board
  Space child{};                         // none: not on the grid yet
  std::array<Gadget, kGadgetsOwned> gadgets{};
  std::uint8_t character = kNoCharacter;
  std::uint8_t foreseen = 0;  // RS-R36: the talent of this round is used

  constexpr MindField& field(Field f) { return fields[static_cast<std::size_t>(f)]; }
  constexpr const MindField& field(Field f) const { return fields[static_cast<std::size_t>(f)]; }
  constexpr int total(Field f) const { return field(f).total(); }
  constexpr int time_left() const { return supply[0]; }
  constexpr int pills() const { return supply[1]; }
  constexpr int voids() const { return supply[2]; }

  friend constexpr bool operator==(const Player&, const Player&) = default;
};

struct State {
  CardSet deck = CardSet::all();                 // Events
  std::array<CardSet, kMaxSeats> cards{};        // in hand, and Buried
  CardSet buried{};                              // of all players
  CardSet seen{};                                // hand cards that everybody knows
  ChainSet chains = ChainSet::all();             // of the Chains deck, without an order
  std::array<ChainSet, kMaxSeats> own_chains{};  // in hand, and Validated
  ChainSet validated{};                          // of all players
  std::array<ChainSet, kMaxSeats> known{};       // in the row or under the deck, by whom
  ExtinctionState extinction{};
  std::array<Task, kMaxTasks> tasks{};
  std::array<Tokens, kMaxSpaces> space_tokens{};
  std::array<Tokens, kRow> row_tokens{};
  Tokens supply{};
  std::array<Player, kMaxSeats> players{};
  std::array<Card, kCards> discards{};  // the last is on top
  std::array<Card, kMaxSpaces> grid{};  // top cards
  std::array<Card, kUpcoming> upcoming{};
  std::array<Chain, kRow> row{};
  std::array<Chain, kMaxBottom> bottom{};  // under the Chains deck, the next to be drawn first
  PandemiaState pandemia{};
  AnomieState anomie{};
  OceanrealmState oceanrealm{};
  std::uint16_t display = 0;  // RS-15.1: two bits for each Gadget of the dystopia
  std::uint8_t discarded = 0;
  std::uint8_t bottom_size = 0;
  Options options{};
  Dystopia dystopia = Dystopia::kPandemia;
  Phase phase = Phase::kSetup;
  Ask ask = Ask::kNext;
  Seat asked = kNoSeat;
  std::uint8_t depth = 0;  // tasks
  std::uint8_t round = 0;
  Seat owner = kNoSeat;         // of the turn
  std::uint8_t turns = 0;       // RS-29.1: of the first seat
  std::uint8_t started = 0;     // a bit for each seat whose RS-4 is done
  std::uint8_t buys = 0;        // RS-15.2: decisions made
  std::uint8_t last_turns = 0;  // RS-13.1: the current circle is the last
  BasicSet used{};
  std::uint8_t acted = 0;    // whether anything was done in this phase
  std::uint8_t doubled = 0;  // RS-9.4
  std::uint8_t turning = 0;  // `match`, a bit for each Turning
  std::uint8_t rebate = 0;
  std::array<std::uint8_t, kIcons> extra{};  // RS-3.7
  std::uint8_t final_seat = 0;               // RS-13.3
  std::uint8_t next_dystopia = 0;            // RS-14.1, counted from 1
  std::array<std::uint8_t, 6> blank{};

  constexpr int seats() const { return options.seats; }
  constexpr int players_count() const { return options.seats; }
  // RS-1.3.
  constexpr int zones() const { return seats() > 2 ? kMaxZones : 3; }
  constexpr int row_size() const { return 3 * seats(); }  // RS-2.6
  constexpr Player& player(Seat s) { return players[s.index]; }
  constexpr const Player& player(Seat s) const { return players[s.index]; }
  constexpr Card top_of(Space s) const { return grid[s.id]; }
  constexpr CardSet hand(Seat s) const { return cards[s.index] - buried; }
  constexpr CardSet buried_by(Seat s) const { return cards[s.index] & buried; }
  constexpr ChainSet chain_hand(Seat s) const { return own_chains[s.index] - validated; }
  constexpr ChainSet validated_by(Seat s) const { return own_chains[s.index] & validated; }
  constexpr Seat after(Seat s) const { return seat(s.index + 1 == seats() ? 0 : s.index + 1); }

  friend constexpr bool operator==(const State&, const State&) = default;
};

static_assert(sizeof(State) <= 1024);
static_assert(std::has_unique_object_representations_v<State>);

}  // namespace paradoxa::restart
