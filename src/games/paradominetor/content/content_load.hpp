// Reading and checking content/paradominetor: the only part that allocates.
#pragma once

#include <span>

#include "engine/content_file.hpp"
#include "engine/parsed.hpp"
#include "games/paradominetor/content/content.hpp"

namespace paradoxa::paradominetor {

// Expects exactly looks.toml. Reports all errors, one per line: `file:line:column: what is wrong`.
Parsed<Content> load_content(std::span<const ContentFile> files);

}  // namespace paradoxa::paradominetor
