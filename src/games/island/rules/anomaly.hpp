// What activating an anomaly does, as data (IS-20).
#pragma once

#include <cstdint>

#include "engine/enum_words.hpp"
#include "games/island/rules/piece.hpp"
#include "games/island/rules/space.hpp"

namespace paradoxa::island {

enum class AnomalyOp : std::uint8_t { kLose, kStrikeFruit, kOpAction, kSend };
inline constexpr EnumWords<AnomalyOp, 4> kAnomalyOpWords{"lose", "strike_fruit", "op_action",
                                                         "send"};

// Where a captive piece is sent.
enum class Target : std::uint8_t { kFruit, kLake, kAdjacent, kArrows };
inline constexpr EnumWords<Target, 4> kTargetWords{"fruit", "lake", "adjacent", "arrows"};

struct AnomalyRule {
  AnomalyOp op{};
  std::uint8_t health = 0;  // kLose
  std::uint8_t energy = 0;
  OpPiece piece{};  // kOpAction
  Target target{};  // kSend
};

}  // namespace paradoxa::island
