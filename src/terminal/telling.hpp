// A game in sentences, as far as one viewer may know it.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/any_game.hpp"
#include "table/table.hpp"

namespace paradoxa {

// The names at a table; the seat named "You" is addressed in the second person.
Naming naming_of(const Table& table);

// What happened under one heading. Moves that only followed each other share a paragraph; what a
// move brought about stands in one of its own.
struct Chapter {
  std::string stage;  // as records have it
  std::string title;
  std::vector<std::string> paragraphs;
};

// The moves from ply `from` (0 is the first move) to before ply `to`, without empty chapters.
std::vector<Chapter> told(const Table& table, Viewer viewer, std::size_t from, std::size_t to);

}  // namespace paradoxa
