#include "bots/adviser.hpp"

#include "bots/typed_adviser.hpp"
#include "games/codecs.hpp"

namespace paradoxa {

std::unique_ptr<Adviser> make_adviser(const AnyGame& game, const BotSpec& spec) {
  std::unique_ptr<Adviser> adviser;
  for_game(game.name(),
           [&]<class G>() { adviser = std::make_unique<TypedAdviser<G, CodecOf<G>>>(spec); });
  return adviser;
}

}  // namespace paradoxa
