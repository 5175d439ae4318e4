// What a view shows of the table (replay.hpp).
#pragma once

#include "games/island/rules/view.hpp"
#include "games/island/sampler/replay.hpp"

namespace paradoxa::island {

inline Table table_of(const View& view) {
  Table table;
  table.pieces = static_cast<std::uint8_t>(view.piece_count());
  table.two_players = view.options.two_players();
  for (std::size_t b = 0; b < kMaxCaptives; ++b) table.characters[b] = view.boards[b].character;
  return table;
}

}  // namespace paradoxa::island
