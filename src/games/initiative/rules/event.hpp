// What happened, and who may know it.
#pragma once

#include <cstdint>
#include <optional>
#include <variant>

#include "engine/clause.hpp"
#include "engine/event.hpp"
#include "engine/outcome.hpp"
#include "games/initiative/rules/state.hpp"

namespace paradoxa::initiative {

// What happened before everybody's eyes (PI-I1).
enum class What : std::uint8_t {
  // By chance: something that nobody knew.
  kGlitchStart,  // world
  kReveal,       // card, number: space
  kAnomaly,      // disc
  kGoal,         // number: goal, to: space
  kChief,        // seat
  kDisc,         // seat, disc, cell
  kRivalDraw,    // disc
  kExchange,     // disc, old one as item
  kUnseal,       // seat, number: goal
  // By choice, or because a rule says so.
  kRound,        // seat: chief, number: round
  kFinalRound,   // seat: chief
  kTurn,         // seat, number: actions
  kSkip,         // seat: no wormhole action is possible
  kKeep,         // seat, module
  kDraft,        // seat, card, number: column
  kTrigger,      // seat, colour
  kSwap,         // seat, cell, to
  kAnomalySwap,  // seat, cell, disc: given away; item: taken
  kStrand,       // seat, number: line, cells, colour
  kEarn,         // seat, disc, cell
  kPlace,        // seat, item, card
  kComplete,     // seat, card
  kStabilise,    // seat, item, world
  kLock,         // seat, item, world
  kForm,         // seat, colour
  kBreak,        // seat, colour, owner
  kCredit,       // seat, card
  kPurple,       // seat
  kUse,          // seat, module
  kRewind,       // seat, card, number: column
  kGlitch,       // number: worlds moved, world: where it stops
  kFracture,     // world
  kUnlock,       // world
  kFall,         // seat, disc, cell, to
  kDestroy,      // seat, number: column
  kExchanged,    // seat, cell, to: by the module Swap
  kMoved,        // seat, item, from, card: by the module Paradox
  kShift,        // seat, number: row
  kSearch,       // seat, card, number: column
  kSlide,        // seat
  kLost,         // seat, card
  kReturn,       // seat: discs go back into the bag
  kEmptyBag,     // discard piles go back early
  kSweep,        // card
  kPawn,         // number: space
  kRivalCard,    // card
  kRepair,       // world
  kRivalLock,    // world
  kRivalToken,   // colour
  kTokenBack,    // colour, owner
  kPenalty,      // seat, card
};
inline constexpr int kWhats = 51;

template <bool Reveals>
struct Deed {
  static constexpr const char* kName = Reveals ? "shown" : "done";
  static constexpr bool kReveals = Reveals;

  What what{};
  Seat seat = kNoSeat;
  Seat owner = kNoSeat;
  Card card{};
  Card from{};
  Item item{};
  Disc disc{};
  Colour colour = Colour::kRed;
  std::uint8_t world = kNoWorld;
  Cell cell{};
  Cell to{};
  std::uint8_t number = 0;
  Module module = Module::kNone;
  Cells cells = 0;

  constexpr std::optional<Deed> seen_by(Viewer) const { return *this; }
};
using Shown = Deed<true>;
using Done = Deed<false>;

// PI-2.10, PI-I6.
struct SecretDealt {
  static constexpr const char* kName = "secret";
  static constexpr bool kReveals = true;
  Seat seat{};
  std::uint8_t goal = kNoGoal;

  constexpr std::optional<SecretDealt> seen_by(Viewer v) const {
    return v.sees_as(seat) ? *this : SecretDealt{seat, kNoGoal};
  }
};

// PI-I5.
struct ModuleDrawn {
  static constexpr const char* kName = "module";
  static constexpr bool kReveals = true;
  Seat seat{};
  Module module = Module::kNone;

  constexpr std::optional<ModuleDrawn> seen_by(Viewer v) const {
    return v.sees_as(seat) ? *this : ModuleDrawn{seat, Module::kNone};
  }
};

struct GameEnded {
  static constexpr const char* kName = "game_end";
  static constexpr bool kReveals = true;  // PI-18.8: secret goals are turned up
  Outcome outcome;
  std::array<std::uint8_t, kMostSeats> secrets{kNoGoal, kNoGoal, kNoGoal, kNoGoal};
  // Alone, of the rival: worlds, experiments, locked worlds, goals, alliances, and its worlds
  // (PI-21.18).
  std::array<std::int16_t, 6> rival{};
  Clause clause{};  // PI-19.1, or PI-21.17

  constexpr std::optional<GameEnded> seen_by(Viewer) const { return *this; }
};

using Event = std::variant<Shown, Done, SecretDealt, ModuleDrawn, GameEnded>;

template <class Sink>
inline constexpr bool kListens = std::remove_cvref_t<Sink>::kListens;

}  // namespace paradoxa::initiative
