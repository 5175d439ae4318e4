// What a bot would do in a seat's place, seeing only what that seat sees.
#pragma once

#include <cstdint>
#include <string>

#include "table/table.hpp"
#include "terminal/screen.hpp"

namespace paradoxa {

// Precondition: the seat is to act.
std::string advice_text(const Table& table, Seat seat, std::uint64_t seed, const Screen& screen);

}  // namespace paradoxa
