// Reading and checking content/paradoxical: the only part that allocates.
#pragma once

#include <span>

#include "engine/content_file.hpp"
#include "engine/parsed.hpp"
#include "games/paradoxical/content/content.hpp"

namespace paradoxa::paradoxical {

// Expects exactly cards.toml and looks.toml. Reports all errors, one per line:
// `file:line:column: what is wrong`.
Parsed<Content> load_content(std::span<const ContentFile> files);

}  // namespace paradoxa::paradoxical
