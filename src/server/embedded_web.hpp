// The files of the browser client, compiled in; tools/embed_web.py writes the definition.
#pragma once

#include <span>

#include "engine/embedded.hpp"

namespace paradoxa {

// Ordered by path; empty where the client was not built.
std::span<const EmbeddedFile> embedded_web();

}  // namespace paradoxa
