// Small pieces of JSON that views, events and positions share.
#pragma once

#include <string>

#include <boost/json.hpp>

#include "engine/json_seats.hpp"
#include "engine/seat.hpp"
#include "games/initiative/text/notation.hpp"

namespace paradoxa::initiative {

namespace json = boost::json;

inline json::value card_json(Card card) {
  if (!card.exists()) return nullptr;
  return json::string(to_text(card));
}

inline json::array cards_json(const CardSet& cards) {
  json::array array;
  cards.for_each([&](Card card) { array.push_back(card_json(card)); });
  return array;
}

inline json::value disc_json(Disc disc) {
  if (!disc.exists()) return nullptr;
  return json::string(to_text(disc));
}

inline json::array discs_json(const DiscCounts& discs) {
  json::array array;
  for (int type = 0; type < kDiscTypes; ++type)
    for (int i = 0; i < discs.of(Disc::at(type)); ++i) array.push_back(disc_json(Disc::at(type)));
  return array;
}

inline json::array cells_json(Cells cells) {
  json::array array;
  for (; cells != 0; cells &= cells - 1)
    array.push_back(json::string(to_text(Cell::at(lowest_bit(cells)))));
  return array;
}

inline json::array modules_json(unsigned modules) {
  json::array array;
  for (int m = 0; m < kModules; ++m)
    if ((modules >> m & 1) != 0) array.push_back(json::string(kModuleWords[m]));
  return array;
}

inline json::string colour_json(Colour c) { return json::string(std::string(1, letter(c))); }

inline json::value goal_json(std::uint8_t goal) {
  if (goal == kNoGoal) return nullptr;
  return goal < kGoals ? json::string(goal_text(goal)) : json::string("hidden");
}

}  // namespace paradoxa::initiative
