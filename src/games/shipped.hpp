// The content that is compiled into the program.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "engine/content_file.hpp"
#include "games/codecs.hpp"

namespace paradoxa {

// The files in the game's folder.
std::vector<ContentFile> files_of(std::string_view game, std::span<const ContentFile> files);

std::vector<ContentFile> shipped_files(std::string_view game);

// A game as it is shipped; loaded once.
template <Game G>
const typename G::Content& shipped_content() {
  static const typename G::Content kLoaded = *CodecOf<G>::load_content(shipped_files(G::kName));
  return kLoaded;
}

}  // namespace paradoxa
