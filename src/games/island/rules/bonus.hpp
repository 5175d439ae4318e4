// The bonuses of the boards: what they do, and when they may be used (IS-14, IS-15).
#pragma once

#include <cstdint>

#include "engine/enum_words.hpp"
#include "engine/id_set.hpp"
#include "games/island/rules/space.hpp"

namespace paradoxa::island {

inline constexpr int kBonuses = 3;  // of a board

// The closed vocabulary of bonuses.
enum class BonusOp : std::uint8_t {
  kRestore,           // a health, b energy
  kExtraAction,       // a actions
  kScareMet,          // window ENC
  kCancelAttack,      // window INT
  kCancelActivation,  // window ACT
  kCling,             // window LETHAL
  kWard,
  kFreeMove,  // up to a spaces
  kGoFruit,
  kOracle,  // a directions
  kScoutLine,
  kScoutSteps,  // a and b steps away
  kMarkHere,
  kTrack,
  kCircleSquare,
  kReplenish,
};
inline constexpr int kBonusOps = 16;
inline constexpr EnumWords<BonusOp, kBonusOps> kBonusOpWords{
    "restore",           "extra_action", "scare_met",     "cancel_attack",
    "cancel_activation", "cling",        "ward",          "free_move",
    "go_fruit",          "oracle",       "scout_line",    "scout_steps",
    "mark_here",         "track",        "circle_square", "replenish"};

// IS-15.1: the four windows; `kOwnTurn` is a free action (IS-6.5).
enum class Window : std::uint8_t { kOwnTurn, kEncounter, kInteraction, kLethal, kActivation };
inline constexpr int kWindows = 5;
inline constexpr EnumWords<Window, kWindows> kWindowWords{"turn", "encounter", "interaction",
                                                          "lethal", "activation"};
using WindowSet = IdSet<Window, kWindows>;

struct BonusRule {
  BonusOp op{};
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  WindowSet windows{};     // IS-14.3: sun is kOwnTurn alone
  FruitSet fruits{};       // IS-14.1; none on a board with free boxes
  std::uint8_t boxes = 0;  // IS-22.3: how many fruits it takes
};

// Hush (IS-21): what cannot be used while scouting is mute.
constexpr bool scouts(BonusOp op) {
  return op == BonusOp::kOracle || op == BonusOp::kScoutLine || op == BonusOp::kScoutSteps ||
         op == BonusOp::kTrack || op == BonusOp::kMarkHere;
}

}  // namespace paradoxa::island
