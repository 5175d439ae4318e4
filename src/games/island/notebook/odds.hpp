// How likely what is where, by drawing whole islands (level 3 of the aids).
#pragma once

#include "games/island/content/content.hpp"
#include "games/island/notebook/aid.hpp"
#include "games/island/rules/heard.hpp"
#include "games/island/rules/view.hpp"

namespace paradoxa::island {

inline constexpr int kOddsWorlds = 240;

// Depends on nothing but what is given.
Odds draw_odds(const Content& content, const View& view, const Heard& heard,
               int worlds = kOddsWorlds);

}  // namespace paradoxa::island
