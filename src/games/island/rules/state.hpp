// The position, and what must hold in it.
//
// What is being carried out is explicit: tasks on a stack, of which the last goes first, and the
// question that the last one waits for. The unseen part of the power stack is a set (IS-4.5): it
// gets its order when OP draws.
//
// Invariants, checked by `flaw` in this order:
//  1. the options are valid;
//  2. the island is legal, and each anomaly space has a token of its own, as far as set-up has
//  come;
//  3. boards and pieces fit their characters, and every seat has what the step of set-up gives it;
//  4. pieces are where they can be: on a cell, or perished until the turn ends; lying only in
//  lakes;
//  5. OP's pieces are where they can be; memories of a turn belong to pieces and places in play;
//  6. every power token is in one place: unseen, put down, drawn, or in force;
//  7. counts fit: rounds, actions, steps, perished;
//  8. the question fits the tasks, the seat that is asked fits the question, and unused bytes are
//     blank.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "engine/seat.hpp"
#include "games/island/content/content.hpp"
#include "games/island/rules/character.hpp"
#include "games/island/rules/island.hpp"
#include "games/island/rules/move.hpp"
#include "games/island/rules/options.hpp"
#include "games/island/rules/piece.hpp"
#include "games/island/rules/power.hpp"

namespace paradoxa::island {

// What is asked now: the decision points of the rules, Nature's first, then OP's.
enum class Ask : std::uint8_t {
  kIsland,  // a tile of the random island
  kDeal,    // an anomaly token for the next anomaly space
  kLook,    // IS-24.1: of piece b
  kDraw,    // an unseen power
  // OP.
  kBuild,       // D01
  kAssign,      // D02
  kWaveStart,   // D03
  kRockStart,   // D04
  kBushStart,   // D05
  kKeep,        // D30
  kOpTurn,      // D31, D46
  kCarry,       // D32
  kSecondHalf,  // D33
  kExit,        // D34
  kOpActivate,  // D35
  kOrchard,     // D36
  kSinkhole,    // D37
  kGust,        // D38
  kArrows,      // D39
  kCrossOut,    // D40
  kStir,        // D41
  kReturn,      // D42
  kPortal,      // D43
  kTrack,       // D44
  kExtraStep,   // D45
  // Captives.
  kCharacter,  // D06
  kStart,      // D07
  kBox,        // D08
  kFirst,      // D10
  kTurn,       // D11
  kActivate,   // D12
  kCamp,       // D13
  kOracle,     // D14
  kAshore,     // D15
  kDry,        // D16
  kSymbol,     // D17
  kRevival,    // D18
  kReact,      // D19
  kHeading,    // D20
  kLength,     // D20
  kOpPiece,    // D20
  kVisited,    // D20
  kReplenish,  // D20
  kOver,
  // Between two questions; never seen from outside.
  kNext,
};
inline constexpr int kAsks = 44;

constexpr bool is_natures(Ask ask) { return ask < Ask::kBuild; }
constexpr bool is_ops(Ask ask) { return ask >= Ask::kBuild && ask < Ask::kCharacter; }

// IS-8.8: who decides about the activation.
enum class Mode : std::uint8_t { kAuto, kSafe, kOp, kNone };
// IS-8: what OP pieces do that are met.
enum class Meeting : std::uint8_t { kAttack, kScare, kNone };

// What is still to be carried out. `piece` is the captive's or OP's that it is about; the other
// numbers are explained beside each kind.
enum class Op : std::uint8_t {
  kNone,
  kArrival,     // IS-8 step 3. a mode, b entry side, c OP pieces still to be handled, d stage
  kActivation,  // IS-8 step 4. a mode, b entry side, d stage
  kOcean,       // IS-11. a the cell left from, b direction, d stage,
                // memory whether safe
  kAttack,      // IS-12.10. a attacker, d stage
  kLoss,        // IS-13. a health, b energy, c cause, d whether LETHAL was asked
  kCrossOut,    // D40. a whether only circled fruits
  kWindow,      // IS-15. a window, b OP piece, c seats still to be asked
  kSymbol,      // D17. a OP piece
  kExit,        // D34. a direction, b length
  kSend,        // D36 to D39. a target, b entry side
  kPortal,      // D43
  kStir,        // D41. a OP piece
  kOracle,      // D14. a how many, b and c directions named
  kSplit,       // D13
  kBox,         // D08. a fruit
  kHeading,     // D20. a bonus
  kLength,      // D20. a bonus, b direction
  kOpPiece,     // D20. a bonus
  kTrack,       // D44. a OP piece
  kVisited,     // D20
  kReplenish,   // D20. a bonus
  kRevival,     // D18
  kPush,        // IS-19.4. a OP piece, b direction, c the cell pushed through, d stage
  kLanding,     // IS-12.14. piece OP's; a OP pieces still to be handled, d stage
  kAction,      // IS-18, IS-19. piece OP's; a flags, b steps left, c entry side, memory IS-26.3
  kTurnEnd,     // IS-13.9
};
inline constexpr int kOps = 27;

struct Task {
  Op op = Op::kNone;
  std::uint8_t piece = 0;
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  std::uint8_t c = 0;
  std::uint8_t d = 0;
  std::uint16_t memory = 0;

  friend constexpr bool operator==(const Task&, const Task&) = default;
};

// IS-2.11: of an arrival that came from no side.
inline constexpr std::uint8_t kNoSide = 0xFF;

// A stirred action can stir another, where it pushes a captive piece onto that anomaly: once for
// each piece (IS-26.1). Over those lie the tasks of one landing.
inline constexpr int kMaxTasks = 14;

struct CaptivePiece {
  Cell cell{};  // none where the piece is not on the island
  Posture posture = Posture::kNotYet;
  std::uint8_t health = 0;      // of Granddead the pool
  std::uint8_t energy = 0;      // of Granddead none
  std::uint8_t max_health = 0;  // IS-22.1: of a pool it shrinks
  OpPieceSet wards{};
  std::uint8_t start = kNoFruit;  // a fruit
  std::uint8_t marked = 0;        // `mark_here` told its owner where it is, and it has not moved

  static constexpr std::uint8_t kNoFruit = 0xFF;

  constexpr bool on_map() const { return cell.exists(); }
  constexpr Fruit start_fruit() const { return static_cast<Fruit>(start); }

  friend constexpr bool operator==(const CaptivePiece&, const CaptivePiece&) = default;
};

struct Board {
  std::uint16_t boxes = 0;  // IS-22.3: two bits for each fruit, the bonus from 1 on, or 0
  Character character = Character::kNone;
  FruitSet circled{};
  FruitSet crossed{};
  FruitSet visited{};        // for go_fruit
  FruitSet replenished{};    // IS-22.8: in this turn
  std::uint8_t squares = 0;  // circled
  std::uint8_t squares_crossed = 0;
  OpPieceSet symbols{};  // crossed out
  std::uint8_t steps = 0;
  std::uint8_t blank = 0;

  constexpr int box_of(Fruit f) const { return boxes >> (2 * static_cast<int>(f)) & 3; }
  constexpr void write_box(Fruit f, int bonus) {
    boxes = static_cast<std::uint16_t>(boxes | (bonus + 1) << (2 * static_cast<int>(f)));
  }

  friend constexpr bool operator==(const Board&, const Board&) = default;
};

struct State {
  std::array<std::uint64_t, kMaxPieces> activated{};  // IS-26.1: cells, and arrows behind them
  std::array<CellSet, kMaxCaptives> counted{};        // IS-23.2
  PlaceSet trodden{};                                 // IS-18.4
  std::array<Task, kMaxTasks> tasks{};
  PowerSet unseen = PowerSet::all();  // power tokens that nobody has seen
  Island island{};
  std::array<std::uint8_t, kAnomalySpaces> tokens = no_tokens();  // in cell order
  std::array<CaptivePiece, kMaxPieces> pieces{};
  std::array<Board, kMaxCaptives> boards{};
  std::array<Place, kOpPieces> op{};
  std::array<Power, kPowers> below = no_powers();  // put down, the next to be drawn first
  std::uint8_t below_size = 0;
  std::array<Power, 2> drawn{Power::kNone, Power::kNone};
  Power power = Power::kNone;  // in force
  Options options{};
  Ask ask = Ask::kIsland;
  Seat asked = kNature;
  std::uint8_t depth = 0;  // tasks
  std::uint8_t round = 0;
  Seat owner = kNoSeat;     // of the turn
  std::uint8_t acting = 0;  // IS-24.5: the piece whose part of the turn it is
  std::uint8_t parts = 0;   // IS-24.5: pieces that are still to act after it
  std::uint8_t actions = 0;
  std::uint8_t perished = 0;
  PieceSet struck{};  // IS-12.12: by the Wave, in OP's turn
  OpPieceSet told{};  // IS-25.4: in this turn
  Seat winner = kNoSeat;
  Character look = Character::kNone;  // IS-24.1: of piece b
  std::uint8_t safe =
      Piece::kNone;            // IS-R7: the piece whose safe action it is, where that reaches on
  std::uint8_t finishing = 0;  // D01: Nature lays the tiles that are left
  std::uint8_t assigned = 0;   // D02: tokens that OP has laid
  std::array<std::uint8_t, 6> blank{};

  constexpr int seats() const { return options.seats; }
  constexpr bool two_players() const { return options.two_players(); }
  constexpr int piece_count() const { return options.pieces(); }

  // IS-1.2, IS-24.1.
  constexpr std::size_t board_of(Piece p) const { return two_players() ? 0 : p.index; }
  constexpr Seat seat_of(Piece p) const { return seat(static_cast<int>(board_of(p)) + 1); }
  constexpr CaptivePiece& piece(Piece p) { return pieces[p.index]; }
  constexpr const CaptivePiece& piece(Piece p) const { return pieces[p.index]; }
  constexpr Board& board(Piece p) { return boards[board_of(p)]; }
  constexpr const Board& board(Piece p) const { return boards[board_of(p)]; }
  constexpr Place place(OpPiece y) const { return op[at(y)]; }
  constexpr Piece acting_piece() const { return Piece{acting}; }

  constexpr bool ops_turn() const { return owner.index == 0; }
  // IS-1.4: on its own turn.
  constexpr bool own_turn(Piece p) const { return seat_of(p) == owner; }

  friend constexpr bool operator==(const State&, const State&) = default;

  static constexpr std::uint8_t kNoToken = 0xFF;

 private:
  static constexpr std::array<std::uint8_t, kAnomalySpaces> no_tokens() {
    return {kNoToken, kNoToken, kNoToken, kNoToken, kNoToken};
  }
  static constexpr std::array<Power, kPowers> no_powers() {
    std::array<Power, kPowers> none{};
    for (Power& p : none) p = Power::kNone;
    return none;
  }
};

static_assert(sizeof(State) <= 512);
static_assert(std::has_unique_object_representations_v<State>);

// ---- Boards -------------------------------------------------------------------------------------

constexpr const CharacterRule& rule_of(const Content& content, const Board& board) {
  return content.characters[at(board.character)];
}
constexpr const CharacterRule& rule_of(const Content& content, const State& state, Piece p) {
  return rule_of(content, state.board(p));
}
constexpr bool has(const Content& content, const State& state, Piece p, Ability ability) {
  return rule_of(content, state, p).ability == ability;
}
// IS-21: what the power in force changes.
constexpr const PowerRule& power_rule(const Content& content, const State& state) {
  return state.power == Power::kNone ? kNoPowerRule : content.powers[at(state.power)];
}

// The fruits of a bonus: printed, or written into its boxes (IS-22.3).
constexpr FruitSet fruits_of(const CharacterRule& rule, const Board& board, int bonus) {
  if (rule.ability != Ability::kFreeBoxes)
    return rule.bonuses[static_cast<std::size_t>(bonus)].fruits;
  FruitSet fruits;
  for (int f = 0; f < kFruits; ++f)
    if (board.box_of(static_cast<Fruit>(f)) == bonus + 1) fruits.add(static_cast<Fruit>(f));
  return fruits;
}
// The bonus of a fruit, or -1.
constexpr int bonus_of(const CharacterRule& rule, const Board& board, Fruit fruit) {
  if (rule.ability == Ability::kFreeBoxes) return board.box_of(fruit) - 1;
  for (int b = 0; b < kBonuses; ++b)
    if (rule.bonuses[static_cast<std::size_t>(b)].fruits.contains(fruit)) return b;
  return -1;
}

}  // namespace paradoxa::island
