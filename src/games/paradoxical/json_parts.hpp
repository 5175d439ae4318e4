// Small pieces of JSON that views, events and positions share.
#pragma once

#include <string>

#include <boost/json.hpp>

#include "engine/seat.hpp"
#include "games/paradoxical/notation.hpp"

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

inline json::value seat_json(Seat s) {
  if (s == kNoSeat) return nullptr;
  if (is_nature(s)) return "nature";
  return s.index;
}

inline json::array seats_json(SeatSet seats) {
  json::array array;
  for (int s = 0; s < 16; ++s)
    if (seats.contains(seat(s))) array.push_back(seat_json(seat(s)));
  return array;
}

template <class Row>
json::array numbers_json(const Row& row, int count) {
  json::array array;
  for (int i = 0; i < count; ++i)
    array.push_back(static_cast<std::int64_t>(row[static_cast<std::size_t>(i)]));
  return array;
}

}  // namespace paradoxa::paradoxical
