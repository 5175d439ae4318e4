// A room of the test game (support/ferry_game.hpp).
#pragma once

#include <string>

#include "support/ferry_game.hpp"
#include "table/room_kit.hpp"

namespace paradoxa {

inline constexpr Seat kKeeper{0}, kFirst{1}, kSecond{2};

// The person at the seat moves, and what was answered.
inline std::string own_move(TestRoom& t, Seat who, const std::string& move) {
  const std::string person = t->seats()[who.index].person;
  return t.keep(t->move(person, who, static_cast<std::int64_t>(t->told(who)), move));
}

}  // namespace paradoxa
