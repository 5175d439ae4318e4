#include <boost/json.hpp>

#include "games/paradoxical/codec.hpp"
#include "games/paradoxical/text/notation.hpp"

namespace paradoxa::paradoxical {

json::object Codec::printed(const Content& content) {
  json::object cards;
  for (int face = 0; face < kFaces; ++face) {
    const CardText& text = content.cards[static_cast<std::size_t>(face)];
    const Card card = Card::at(face);
    json::array steps;
    for (std::size_t i = 0; i < text.effect.count; ++i)
      steps.push_back(json::string(step_text(text.effect.steps[i])));
    cards[face_text(face)] = {{"name", text.name.text()},
                              {"domain", std::string(1, letter(card.domain()))},
                              {"value", card.value()},
                              {"steps", std::move(steps)}};
  }
  return {{"cards", std::move(cards)}};
}

}  // namespace paradoxa::paradoxical
