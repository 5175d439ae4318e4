// What the shipped catalogue says about a game's values.
#pragma once

#include "games/codecs.hpp"
#include "games/shipped.hpp"
#include "words/narrator.hpp"

namespace paradoxa {

template <Game G>
const Narrator& shipped_narrator() {
  static const Narrator kNarrator(Catalogue::shipped(G::kName),
                                  CodecOf<G>::printed(shipped_content<G>()));
  return kNarrator;
}

}  // namespace paradoxa
