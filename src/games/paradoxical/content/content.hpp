// The cards' names and effects (content/paradoxical/cards.toml), and looks (looks.toml).
// PX-R33: effects are data; the rules carry out whatever steps are found here.
#pragma once

#include <array>

#include "engine/enum_words.hpp"
#include "engine/fixed_text.hpp"
#include "engine/screen.hpp"
#include "games/paradoxical/rules/card.hpp"
#include "games/paradoxical/rules/effect.hpp"
#include "games/paradoxical/rules/options.hpp"

namespace paradoxa::paradoxical {

struct CardText {
  FixedText<32> name;
  Effect effect{};
};

struct DomainLook {
  FixedText<16> name;
  FixedText<16> fill;
  FixedText<16> ink;
  FixedText<16> icon;
};

struct Content {
  std::array<CardText, kFaces> cards{};  // by face
  std::array<DomainLook, kDomains> domains{};
  std::array<Screen, kMaxPlayers> screens{};

  constexpr const Effect& effect(Card card) const {
    return cards[static_cast<std::size_t>(card.face())].effect;
  }
};

inline constexpr EnumWords<Domain, kDomains> kDomainIds{"knowledge", "science", "technology",
                                                        "services"};

}  // namespace paradoxa::paradoxical
