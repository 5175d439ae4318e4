// What counting shows to be wrong with the end of a game.
#pragma once

#include <optional>
#include <string>

#include "engine/seat.hpp"
#include "games/paradominetor/backstory/ending.hpp"

namespace paradoxa::paradominetor {

// The text names the clause; the seat is kNoSeat where it is about all of them.
struct Objection {
  Seat seat = kNoSeat;
  std::string what;
};

std::optional<Objection> objection_to(const Ending& ending);

}  // namespace paradoxa::paradominetor
