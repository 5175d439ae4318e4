// All games of this program behind the type-erased seam.
#pragma once

#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "engine/any_game.hpp"
#include "engine/content_file.hpp"
#include "engine/parsed.hpp"

namespace paradoxa {

// Files whose path has a folder "<game>/" replace all of that game's content; a game without any
// has the content compiled in, so no files at all gives the game as it is shipped. All errors of
// all files are told, a line each.
Parsed<std::unique_ptr<Registry>> load_registry(std::span<const ContentFile> files);

// One of the games with these files, or null where it cannot be made from them.
std::shared_ptr<const AnyGame> load_edition(std::string_view game, std::vector<ContentFile> files);

}  // namespace paradoxa
