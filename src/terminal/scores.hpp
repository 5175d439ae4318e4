// The final scores as a table.
#pragma once

#include <string>
#include <string_view>

#include "engine/any_game.hpp"
#include "engine/outcome.hpp"

namespace paradoxa {

// An amount in a game's smallest unit, for people: 13 "half-points" are "6½" "points".
std::string amount_text(int amount, std::string_view unit);
// A row per seat, the best first, with rank, score and what it is made of.
std::string scores_text(const AnyGame& game, const Outcome& outcome, const SeatNames& names);

}  // namespace paradoxa
