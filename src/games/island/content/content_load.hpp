// Reading and checking content/island: the only part that allocates.
#pragma once

#include <span>

#include "engine/content_file.hpp"
#include "engine/parsed.hpp"
#include "games/island/content/content.hpp"

namespace paradoxa::island {

// Expects exactly anomalies.toml, characters.toml, islands.toml, looks.toml, powers.toml and
// tiles.toml. All errors are told, a line each: `file:line:column: what is wrong`.
Parsed<Content> load_content(std::span<const ContentFile> files);

}  // namespace paradoxa::island
