// A match as a table for people and as JSON for programs.
#pragma once

#include <string>

#include "lab/match.hpp"

namespace paradoxa {

std::string match_table(const MatchResult& result);
// One object on one line; docs/bots.md lists its fields.
std::string match_json(const MatchResult& result);

}  // namespace paradoxa
