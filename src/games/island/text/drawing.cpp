// How a terminal shows the game.
#include "games/island/codec.hpp"

namespace paradoxa::island {

std::string Codec::drawing(const Content& content, const View& view, const Narrator&, const Naming&,
                           bool) {
  JsonWriter out;
  write_view(out, content, view);
  return out.take() + "\n";
}

}  // namespace paradoxa::island
