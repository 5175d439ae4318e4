// Cards, goals, modules and whatever else has something printed on it, looked up by what people
// call it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/any_game.hpp"

namespace paradoxa {

struct Piece {
  std::string name;  // in words
  std::string text;  // what it does
};

// Those with this id or name; else those that bear it, as an asset; else those whose name has it.
std::vector<Piece> find_pieces(const AnyGame& game, std::string_view wanted);

}  // namespace paradoxa
