// The games with the content of a folder: what `--content DIR` means.
#pragma once

#include <memory>
#include <string>

#include "engine/any_game.hpp"
#include "engine/parsed.hpp"

namespace paradoxa {

// An empty folder name gives the content compiled in.
Parsed<std::unique_ptr<Registry>> load_games(const std::string& folder);

}  // namespace paradoxa
