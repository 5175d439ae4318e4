// Reading and checking content/restart: the only part that allocates.
#pragma once

#include <span>

#include "engine/content_file.hpp"
#include "engine/parsed.hpp"
#include "games/restart/content/content.hpp"

namespace paradoxa::restart {

// Expects exactly abilities.toml, anomie.toml, cards.toml, chains.toml, extinction.toml,
// gadgets.toml, looks.toml, numbers.toml, oceanrealm.toml and pandemia.toml. All errors are told, a
// line each: `file:line:column: what is wrong`.
Parsed<Content> load_content(std::span<const ContentFile> files);

}  // namespace paradoxa::restart
