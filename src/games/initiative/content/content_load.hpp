// Reading and checking content/initiative: the only part that allocates.
#pragma once

#include <span>

#include "engine/content_file.hpp"
#include "engine/parsed.hpp"
#include "games/initiative/content/content.hpp"

namespace paradoxa::initiative {

// Expects exactly cards.toml, constants.toml, goals.toml, looks.toml, rival.toml, tech.toml and
// worlds.toml. Reports all errors, one per line: `file:line:column: what is wrong`.
Parsed<Content> load_content(std::span<const ContentFile> files);

}  // namespace paradoxa::initiative
