// How any bot chooses.
#pragma once

#include <variant>

#include "bots/any_bot.hpp"

namespace paradoxa {

template <Game G>
Choice<G> TypedBot<G>::choose(const typename G::Content& content, const Known<G>& known, Seat seat,
                              const typename G::MoveList& legal, FastRandom& random) {
  return std::visit([&](auto& bot) { return bot.choose(content, known, seat, legal, random); },
                    bot_);
}

}  // namespace paradoxa
