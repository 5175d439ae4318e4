// A recorded game, shown: the whole story, or one moment of it.
#pragma once

#include <cstddef>
#include <string>

#include <boost/json/fwd.hpp>

#include "table/table.hpp"
#include "terminal/screen.hpp"

namespace paradoxa {

std::string game_text(const Table& table, Viewer viewer, const Screen& screen);
// {"game","table","date","options","names","ply","moves":[{"ply","seat","move","stage","events",
//  "sentences"}],"outcome"}. A move as made is in it only where the viewer may know it.
json::object game_json(const Table& table, Viewer viewer);

// Where the table stands now, of a game that had `plies` moves.
std::string moment_text(const Table& table, Viewer viewer, std::size_t plies, const Screen& screen);
// {"game","ply","stage","to_act","events","view","outcome"}
json::object moment_json(const Table& table, Viewer viewer);

}  // namespace paradoxa
