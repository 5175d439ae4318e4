// One small decision: what is done, and with which cards, cells, colours, worlds.
#pragma once

#include <cstdint>

#include "engine/fixed_list.hpp"
#include "engine/seat.hpp"
#include "games/initiative/rules/card.hpp"
#include "games/initiative/rules/disc.hpp"
#include "games/initiative/rules/matrix.hpp"
#include "games/initiative/rules/module.hpp"

namespace paradoxa::initiative {

enum class MoveKind : std::uint8_t {
  // Nature's.
  kWorld,  // world W07
  kCard,   // card W03-PA
  kDisc,   // disc R1
  kGoal,   // goal G3
  kChief,  // chief 2
  kDraw,   // draw shift
  // Without an argument.
  kBuild,
  kPurple,
  kPass,
  kDone,
  kEnd,
  // With a module.
  kKeep,
  kUse,
  // With a card.
  kDraft,
  kCredit,
  kRewind,
  kOnto,
  kSearch,
  kLose,
  kGive,
  // With a colour.
  kTrigger,
  kToken,
  kForm,
  kBreak,
  // With a colour and a card, or a colour and a world.
  kPlace,      // place R W03-PA
  kTake,       // take R W03-PA
  kStabilise,  // stabilise K W07
  kLock,       // lock K W07
  // With cells, lines, numbers.
  kSwap,     // swap a1 c3
  kAnomaly,  // anomaly a1
  kFirst,    // first a1
  kSecond,   // second a1
  kResolve,  // resolve row2
  kAdd,      // add dia1
  kColumn,   // column c
  kShift,    // shift 3
  kAdvance,  // advance 2
};
inline constexpr int kMoveKinds = 37;

// What the arguments of a kind are.
enum class Argument : std::uint8_t {
  kNothing,
  kWorld,
  kCard,
  kDisc,
  kGoal,
  kSeat,
  kModule,
  kColour,
  kColourCard,
  kColourWorld,
  kCell,
  kTwoCells,
  kLine,
  kColumn,
  kRow,
  kNumber,
};

constexpr Argument argument_of(MoveKind kind) {
  switch (kind) {
    case MoveKind::kWorld: return Argument::kWorld;
    case MoveKind::kDisc: return Argument::kDisc;
    case MoveKind::kGoal: return Argument::kGoal;
    case MoveKind::kChief: return Argument::kSeat;
    case MoveKind::kDraw:
    case MoveKind::kKeep:
    case MoveKind::kUse: return Argument::kModule;
    case MoveKind::kBuild:
    case MoveKind::kPurple:
    case MoveKind::kPass:
    case MoveKind::kDone:
    case MoveKind::kEnd: return Argument::kNothing;
    case MoveKind::kTrigger:
    case MoveKind::kToken:
    case MoveKind::kForm:
    case MoveKind::kBreak: return Argument::kColour;
    case MoveKind::kPlace:
    case MoveKind::kTake: return Argument::kColourCard;
    case MoveKind::kStabilise:
    case MoveKind::kLock: return Argument::kColourWorld;
    case MoveKind::kSwap: return Argument::kTwoCells;
    case MoveKind::kAnomaly:
    case MoveKind::kFirst:
    case MoveKind::kSecond: return Argument::kCell;
    case MoveKind::kResolve:
    case MoveKind::kAdd: return Argument::kLine;
    case MoveKind::kColumn: return Argument::kColumn;
    case MoveKind::kShift: return Argument::kRow;
    case MoveKind::kAdvance: return Argument::kNumber;
    default: return Argument::kCard;
  }
}

// Two numbers, whose meaning is the kind's; a blank one is 0.
struct Move {
  MoveKind kind = MoveKind::kEnd;
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  std::uint8_t blank = 0;

  static constexpr Move of(MoveKind kind, int a = 0, int b = 0) {
    return {kind, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b), 0};
  }
  static constexpr Move with(MoveKind kind, Card card) { return of(kind, card.id); }
  static constexpr Move with(MoveKind kind, Module m) { return of(kind, static_cast<int>(m)); }
  static constexpr Move with(MoveKind kind, Colour c) { return of(kind, static_cast<int>(c)); }
  static constexpr Move with(MoveKind kind, Cell cell) { return of(kind, cell.index); }
  static constexpr Move with(MoveKind kind, Colour c, Card card) {
    return of(kind, static_cast<int>(c), card.id);
  }
  static constexpr Move with(MoveKind kind, Colour c, int world) {
    return of(kind, static_cast<int>(c), world);
  }
  static constexpr Move disc(Disc d) { return of(MoveKind::kDisc, d.type); }
  static constexpr Move swap(Cell a, Cell b) { return of(MoveKind::kSwap, a.index, b.index); }

  constexpr Card card() const { return Card{argument_of(kind) == Argument::kColourCard ? b : a}; }
  constexpr Module module() const { return static_cast<Module>(a); }
  constexpr Colour colour() const { return static_cast<Colour>(a); }
  constexpr Disc disc() const { return Disc{a}; }
  constexpr int world() const { return argument_of(kind) == Argument::kColourWorld ? b : a; }
  constexpr Cell cell() const { return Cell{a}; }
  constexpr Cell other_cell() const { return Cell{b}; }
  constexpr int number() const { return a; }

  friend constexpr bool operator==(const Move&, const Move&) = default;
};

// The longest list: 250 inner swaps and 20 with the anomaly when all 25 discs have one symbol, 16
// lines, 8 modules, purple, 5 tokens and the end of the turn.
using MoveList = FixedList<Move, 304, Guard::kCheckedBuilds>;

}  // namespace paradoxa::initiative
