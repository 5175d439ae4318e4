// One small decision: what is chosen, and with which card, space, field or place.
#pragma once

#include <cstdint>

#include "engine/fixed_list.hpp"
#include "engine/seat.hpp"
#include "games/restart/rules/card.hpp"
#include "games/restart/rules/chain.hpp"
#include "games/restart/rules/congress.hpp"
#include "games/restart/rules/dystopia.hpp"
#include "games/restart/rules/gene.hpp"
#include "games/restart/rules/land.hpp"
#include "games/restart/rules/research.hpp"
#include "games/restart/rules/space.hpp"

namespace paradoxa::restart {

enum class MoveKind : std::uint8_t {
  // Nature's.
  kCharacter,  // character 2
  kDealCard,   // deal E05
  kDealChain,  // deal C12
  kShow,       // show GP1
  kRoll,       // roll 3 2 1: V, C and X
  kDealGene,   // deal X4
  // What many questions are answered with.
  kYes,
  kNo,
  kEnd,       // of a phase, of a row of choices
  kCard,      // card E05
  kChain,     // chain C12
  kSpace,     // space A3
  kPosition,  // position 3: of the row, of Upcoming
  kField,     // field P
  kSeat,      // seat 1, from 0
  // Set-up, phases.
  kBuy,           // buy GP1
  kPill,          // pill P
  kStudy,         // study E05
  kAdult,         // adult A3
  kChild,         // child A1
  kCause,         // cause E05
  kAssist,        // assist E05
  kValidate,      // validate C12
  kPlanA,         // plan_a
  kPlanB,         // plan_b
  kBury,          // bury E05
  kTime,          // time
  kHeal,          // heal
  kDraw,          // draw
  kDrawUpcoming,  // draw 2
  kRenew,         // renew
  // Pandemia.
  kFace,  // face V
  // Anomie.
  kVeto,      // veto c3 c2
  kSenator,   // senator d1, or senator d4 1 higher up in a stack
  kManeuver,  // maneuver n
  kBreakout,  // breakout c1
  kStep,      // step d2
  kSupport,   // support d4
  kStay,      // stay
  kBill,      // bill H
  // Extinction: tubes are counted from 1.
  kTube,         // tube 1 3
  kThaw,         // thaw X4 2
  kTakeDeck,     // take
  kTakeDisplay,  // take 2
  kPut,          // put 2
  kFreeze,       // freeze
  // Oceanrealm.
  kFigure,  // figure 1 child: seats from 0
  kSymbol,  // symbol W 5
  // After the game.
  kDystopia,  // dystopia anomie
};
inline constexpr int kMoveKinds = 49;

// Three numbers, whose meaning is the kind's; a blank one is 0.
struct Move {
  MoveKind kind = MoveKind::kEnd;
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  std::uint8_t c = 0;

  static constexpr Move of(MoveKind kind, int a = 0, int b = 0, int c = 0) {
    return {kind, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b),
            static_cast<std::uint8_t>(c)};
  }
  static constexpr Move with(MoveKind kind, Card card) { return of(kind, card.id); }
  static constexpr Move with(MoveKind kind, Chain chain) { return of(kind, chain.id); }
  static constexpr Move with(MoveKind kind, Gadget gadget) { return of(kind, gadget.id); }
  static constexpr Move with(MoveKind kind, Gene gene, int tube = 0) {
    return of(kind, gene.id, tube);
  }
  static constexpr Move with(MoveKind kind, Space space) { return of(kind, space.id); }
  static constexpr Move with(MoveKind kind, Place place) { return of(kind, place.id); }
  static constexpr Move with(MoveKind kind, Field field) {
    return of(kind, static_cast<int>(field));
  }
  static constexpr Move with(MoveKind kind, Face face) { return of(kind, static_cast<int>(face)); }
  static constexpr Move with(MoveKind kind, Bill bill) { return of(kind, static_cast<int>(bill)); }
  static constexpr Move with(MoveKind kind, Direction d) { return of(kind, static_cast<int>(d)); }
  static constexpr Move veto(Place from, Place to) { return of(MoveKind::kVeto, from.id, to.id); }
  static constexpr Move symbol(Symbol symbol, int sector) {
    return of(MoveKind::kSymbol, static_cast<int>(symbol), sector);
  }
  static constexpr Move figure(Seat seat, bool child) {
    return of(MoveKind::kFigure, seat.index, child ? 1 : 0);
  }

  constexpr Card card() const { return Card{a}; }
  constexpr Chain chain() const { return Chain{a}; }
  constexpr Gadget gadget() const { return Gadget{a}; }
  constexpr Gene gene() const { return Gene{a}; }
  constexpr Space space() const { return Space{a}; }
  constexpr Place place() const { return Place{a}; }
  constexpr Field field() const { return static_cast<Field>(a); }
  constexpr Face face() const { return static_cast<Face>(a); }
  constexpr Bill bill() const { return static_cast<Bill>(a); }
  constexpr Direction direction() const { return static_cast<Direction>(a); }
  constexpr Seat seat() const { return Seat{a}; }
  constexpr int number() const { return a; }
  constexpr Symbol symbol() const { return static_cast<Symbol>(a); }
  constexpr int sector() const { return b; }

  friend constexpr bool operator==(const Move&, const Move&) = default;
};

// The longest list: a card of the whole deck. No seat chooses among as many.
using MoveList = FixedList<Move, 128, Guard::kCheckedBuilds>;

}  // namespace paradoxa::restart
