// RS-9.1: the two Plans of every dystopia.
#pragma once

#include <cstdint>

#include "engine/enum_words.hpp"

namespace paradoxa::restart {

enum class Plan : std::uint8_t { kA, kB };
inline constexpr int kPlans = 2;
inline constexpr EnumLetters<Plan> kPlanLetters{"ab"};

}  // namespace paradoxa::restart
