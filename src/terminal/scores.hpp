// The final scores as a table.
#pragma once

#include <string>
#include <string_view>

#include "engine/any_game.hpp"
#include "engine/outcome.hpp"
#include "table/table.hpp"
#include "words/narrator.hpp"

namespace paradoxa {

// What a line of the score is for, in words.
std::string score_label(const Narrator& narrator, std::string_view label);
// An amount in a game's smallest unit, for people: 13 "half-points" are "6½" "points".
std::string amount_text(int amount, std::string_view unit);
// Every seat, the best first, with rank, score and what it is made of: a line each, or a column
// each where lines would be too long.
std::string scores_text(const AnyGame& game, const Outcome& outcome, const SeatNames& names);
// Of a game that is over; with the points of an opponent without a seat, if there was one.
std::string final_scores_text(const Table& table);

}  // namespace paradoxa
