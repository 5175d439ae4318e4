// Every game, one line each: what programs that serve any game run through.
#pragma once

#include <string_view>

#include "engine/game.hpp"
#include "games/initiative/bot/casual.hpp"
#include "games/initiative/game.hpp"
#include "games/island/bot/casual.hpp"
#include "games/island/game.hpp"
#include "games/paradominetor/bot/casual.hpp"
#include "games/paradominetor/game.hpp"
#include "games/paradoxical/bot/casual.hpp"
#include "games/paradoxical/game.hpp"
#include "games/restart/bot/casual.hpp"
#include "games/restart/game.hpp"

namespace paradoxa {

template <Game... Gs>
struct GameList {};

using AllGames =
    GameList<paradominetor::Game, paradoxical::Game, initiative::Game, island::Game, restart::Game>;

// How many moves the longest game of any kind can have, Nature's included.
template <Game... Gs>
constexpr std::size_t longest_game(GameList<Gs...>) {
  int longest = 0;
  ((longest = Gs::kMaxPlies > longest ? Gs::kMaxPlies : longest), ...);
  return static_cast<std::size_t>(longest);
}

// Calls `visit.operator()<G>()` for every game, in order.
template <class Visit, Game... Gs>
constexpr void for_each_game(GameList<Gs...>, Visit&& visit) {
  (visit.template operator()<Gs>(), ...);
}

// The same for the game of that name; false when there is none.
template <class Visit>
constexpr bool for_game(std::string_view name, Visit&& visit) {
  bool found = false;
  for_each_game(AllGames{}, [&]<class G>() {
    if (G::kName != name) return;
    found = true;
    visit.template operator()<G>();
  });
  return found;
}

}  // namespace paradoxa
