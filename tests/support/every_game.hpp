// Tests over every game: TYPED_TEST_SUITE(Suite, EveryGame, GameNames).
#pragma once

#include <string>

#include <gtest/gtest.h>

#include "games/all.hpp"

namespace paradoxa {

template <class List>
struct AsTestTypes;
template <class... Gs>
struct AsTestTypes<GameList<Gs...>> {
  using Types = testing::Types<Gs...>;
};

using EveryGame = AsTestTypes<AllGames>::Types;

struct GameNames {
  template <class G>
  static std::string GetName(int) {
    return std::string(G::kName);
  }
};

}  // namespace paradoxa
