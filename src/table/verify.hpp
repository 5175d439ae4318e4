// Proving a record: every move legal, every draw recomputed, the commitment kept.
#pragma once

#include <string>
#include <vector>

#include "engine/any_game.hpp"
#include "table/record.hpp"

namespace paradoxa {

struct Verdict {
  bool proven = false;
  std::string error;                // the first thing that is wrong, with its move number
  std::vector<std::string> checks;  // what was found right, a line each
};

Verdict verify(const Registry& registry, const Record& record);

}  // namespace paradoxa
