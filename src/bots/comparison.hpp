// How two moves compare: what is told of it.
#pragma once

#include <array>
#include <string>
#include <vector>

namespace paradoxa {

struct ComparedRow {
  std::string label;  // of the score
  double more = 0;    // by so much on average, or less
};

struct MoveComparison {
  std::string move;              // the other one
  int games = 0;                 // played with each
  std::array<double, 2> wins{};  // share of the games: with the first, with the other
  // The lines of the score that differ by more than luck explains, the greatest difference first.
  std::vector<ComparedRow> rows;
};

}  // namespace paradoxa
