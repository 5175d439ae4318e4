// The choices of all bots in every game, compiled for whoever calls them.
#include <tuple>

#include "bots/any_bot_choice.hpp"
#include "games/all.hpp"

namespace paradoxa {
namespace {

template <Game... Gs>
auto choices_of(GameList<Gs...>) {
  return std::tuple(&TypedBot<Gs>::choose...);
}

[[gnu::used]] const auto kChoices = choices_of(AllGames{});

}  // namespace
}  // namespace paradoxa
