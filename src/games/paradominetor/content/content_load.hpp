// Reading and checking content/paradominetor: the only part that allocates.
#pragma once

#include <span>

#include "engine/content_file.hpp"
#include "engine/parsed.hpp"
#include "games/paradominetor/content/content.hpp"

namespace paradoxa::paradominetor {

// Wants exactly looks.toml; an error reads `file:line:column: what is wrong`.
Parsed<Content> load_content(std::span<const ContentFile> files);

}  // namespace paradoxa::paradominetor
