// One small decision: what is chosen, and with which cell, direction, fruit or piece.
#pragma once

#include <cstdint>

#include "engine/fixed_list.hpp"
#include "games/island/rules/character.hpp"
#include "games/island/rules/piece.hpp"
#include "games/island/rules/power.hpp"
#include "games/island/rules/tile.hpp"

namespace paradoxa::island {

enum class MoveKind : std::uint8_t {
  // Set-up, Nature's moves among them.
  kTile,       // tile T02@C4/3
  kFinish,     // finish
  kToken,      // token wound
  kLook,       // look phil
  kDraw,       // draw flood
  kCharacter,  // character phil
  // What many questions are answered with.
  kFruit,      // fruit lime
  kCell,       // cell C4
  kPart,       // part NE
  kDirection,  // direction NE
  kYes,
  kNo,
  kPass,
  // A captive's turn.
  kFirst,  // first b
  kMove,   // move NE 2 safe
  kRestore,
  kUse,     // use lime
  kSquare,  // square 3
  kEnd,
  kLength,  // length 2
  kName,    // name bush
  kBonus,   // bonus 2
  kSplit,   // split 1+1
  kCamp,    // camp A
  // OP's turn.
  kKeep,     // keep flood
  kSail,     // sail NE
  kFlood,    // flood bent
  kStrike,   // strike 2
  kStep,     // step bush NE C4
  kRoll,     // roll bush NE A2
  kPush,     // push rock 2 NE C4
  kCarry,    // carry
  kCarryTo,  // carry_to C4
  kTell,     // tell wave
};
inline constexpr int kMoveKinds = 34;

// What the arguments of a kind are.
enum class Argument : std::uint8_t {
  kNothing,
  kPlacement,
  kAnomaly,
  kCharacter,
  kPower,
  kFruit,
  kCell,
  kPart,
  kDirection,
  kPiece,  // a captive's
  kOpPiece,
  kLake,
  kCamp,
  kSplit,
  kNumber,  // from 1
  kMove,    // direction, length, safe or not
  kStep,    // OP piece, direction, cell
  kPush,    // piece, direction, cell
};

constexpr Argument argument_of(MoveKind kind) {
  switch (kind) {
    case MoveKind::kTile: return Argument::kPlacement;
    case MoveKind::kToken: return Argument::kAnomaly;
    case MoveKind::kLook:
    case MoveKind::kCharacter: return Argument::kCharacter;
    case MoveKind::kDraw:
    case MoveKind::kKeep: return Argument::kPower;
    case MoveKind::kFruit:
    case MoveKind::kUse: return Argument::kFruit;
    case MoveKind::kCell:
    case MoveKind::kCarryTo: return Argument::kCell;
    case MoveKind::kPart:
    case MoveKind::kSail: return Argument::kPart;
    case MoveKind::kDirection: return Argument::kDirection;
    case MoveKind::kFirst:
    case MoveKind::kStrike: return Argument::kPiece;
    case MoveKind::kName:
    case MoveKind::kTell: return Argument::kOpPiece;
    case MoveKind::kFlood: return Argument::kLake;
    case MoveKind::kCamp: return Argument::kCamp;
    case MoveKind::kSplit: return Argument::kSplit;
    case MoveKind::kSquare:
    case MoveKind::kLength:
    case MoveKind::kBonus: return Argument::kNumber;
    case MoveKind::kMove: return Argument::kMove;
    case MoveKind::kStep:
    case MoveKind::kRoll: return Argument::kStep;
    case MoveKind::kPush: return Argument::kPush;
    default: return Argument::kNothing;
  }
}

// IS-9.2: what a camp gives.
enum class Split : std::uint8_t { kHealth, kEnergy, kBoth, kNone = 0xFF };
inline constexpr int kSplits = 3;
constexpr bool exists(Split split) { return split != Split::kNone; }

// Three numbers, whose meaning is the kind's; a blank one is 0.
struct Move {
  MoveKind kind = MoveKind::kPass;
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  std::uint8_t c = 0;

  static constexpr Move of(MoveKind kind, int a = 0, int b = 0, int c = 0) {
    return {kind, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b),
            static_cast<std::uint8_t>(c)};
  }
  static constexpr Move tile(const Placement& p) {
    return of(MoveKind::kTile, p.tile.index, p.cell.index, p.rotation);
  }
  static constexpr Move with(MoveKind kind, Cell cell) { return of(kind, cell.index); }
  static constexpr Move with(MoveKind kind, Fruit fruit) {
    return of(kind, static_cast<int>(fruit));
  }
  static constexpr Move with(MoveKind kind, Direction d) { return of(kind, index_of(d)); }
  static constexpr Move with(MoveKind kind, OceanPart p) { return of(kind, index_of(p)); }
  static constexpr Move with(MoveKind kind, Piece p) { return of(kind, p.index); }
  static constexpr Move with(MoveKind kind, OpPiece p) { return of(kind, static_cast<int>(p)); }
  static constexpr Move with(MoveKind kind, Power p) { return of(kind, static_cast<int>(p)); }
  static constexpr Move with(MoveKind kind, Character c) { return of(kind, static_cast<int>(c)); }
  static constexpr Move with(MoveKind kind, Anomaly a) { return of(kind, static_cast<int>(a)); }
  static constexpr Move with(MoveKind kind, Lake l) { return of(kind, static_cast<int>(l)); }
  static constexpr Move with(MoveKind kind, Camp c) { return of(kind, static_cast<int>(c)); }
  static constexpr Move go(Direction d, int length, bool safe) {
    return of(MoveKind::kMove, index_of(d), length, safe ? 1 : 0);
  }
  // From a cell, which is a cell of its lake where the piece is in one.
  static constexpr Move step(MoveKind kind, OpPiece p, Direction d, Cell from) {
    return of(kind, static_cast<int>(p), index_of(d), from.index);
  }
  // The cell is the one of the target, or of its lake, that is next to the pushing piece.
  static constexpr Move push(Piece target, Direction d, Cell through) {
    return of(MoveKind::kPush, target.index, index_of(d), through.index);
  }

  constexpr Placement placement() const { return {Tile{a}, Cell{b}, c}; }
  constexpr Anomaly anomaly() const { return static_cast<Anomaly>(a); }
  constexpr Character character() const { return static_cast<Character>(a); }
  constexpr Power power() const { return static_cast<Power>(a); }
  constexpr Fruit fruit() const { return static_cast<Fruit>(a); }
  constexpr OceanPart part() const { return ocean_part(a); }
  constexpr Lake lake() const { return static_cast<Lake>(a); }
  constexpr Camp camp() const { return static_cast<Camp>(a); }
  constexpr Split split() const { return static_cast<Split>(a); }
  constexpr Piece piece() const { return Piece{a}; }
  constexpr OpPiece op_piece() const { return static_cast<OpPiece>(a); }
  constexpr int number() const { return a; }
  // Of a captive's move the first number, of OP's steps and pushes the second.
  constexpr Direction direction() const {
    const Argument argument = argument_of(kind);
    return paradoxa::island::direction(
        argument == Argument::kStep || argument == Argument::kPush ? b : a);
  }
  constexpr int length() const { return b; }
  constexpr bool safe() const { return c != 0; }
  constexpr Cell cell() const {
    const Argument argument = argument_of(kind);
    return Cell{argument == Argument::kStep || argument == Argument::kPush ? c : a};
  }

  friend constexpr bool operator==(const Move&, const Move&) = default;
};

// The longest list: 180 placements of a tile, and to finish at random.
using MoveList = FixedList<Move, 192, Guard::kCheckedBuilds>;

}  // namespace paradoxa::island
