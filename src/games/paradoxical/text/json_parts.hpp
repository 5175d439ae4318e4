// Small pieces of JSON that views, events and positions share.
#pragma once

#include <string>

#include <boost/json.hpp>

#include "engine/json_seats.hpp"
#include "engine/seat.hpp"
#include "games/paradoxical/text/notation.hpp"

namespace paradoxa::paradoxical {

namespace json = boost::json;

inline json::value card_json(Label label) {
  if (!label.exists()) return nullptr;
  return json::string(to_text(label));
}

template <class Labels>
json::array cards_json(const Labels& labels) {
  json::array array;
  for (const Label label : labels) array.push_back(card_json(label));
  return array;
}

inline json::array cards_json(const CardSet& cards, bool two_decks) {
  json::array array;
  cards.for_each([&](Card card) { array.push_back(card_json(Label::of(card, two_decks))); });
  return array;
}

}  // namespace paradoxa::paradoxical
