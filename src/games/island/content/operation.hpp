// The closed vocabularies of content/island: operations of bonuses and anomalies, changes by
// powers.
#pragma once

#include <span>
#include <string_view>

#include "games/island/rules/anomaly.hpp"
#include "games/island/rules/bonus.hpp"
#include "games/island/rules/power.hpp"

namespace paradoxa::island {

// "restore 1 1" and so on, word by word; false where it is none. Fills the operation and its
// numbers.
bool read_operation(std::span<const std::string_view> words, BonusRule& bonus);
bool read_operation(std::span<const std::string_view> words, AnomalyRule& anomaly);

// "ocean_tax 1"; false where it is none.
bool read_change(std::string_view text, PowerRule& power);

// IS-15.1: where an operation can be used at all.
WindowSet windows_of(const BonusRule& bonus);

}  // namespace paradoxa::island
