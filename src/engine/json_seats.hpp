// Seats and numbers as every game's JSON writes them.
#pragma once

#include <cstdint>

#include <boost/json.hpp>

#include "engine/seat.hpp"

namespace paradoxa {

namespace json = boost::json;

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

// The first `count` of a row, such as one for each seat.
template <class Row>
json::array numbers_json(const Row& row, int count) {
  json::array array;
  for (int i = 0; i < count; ++i)
    array.push_back(static_cast<std::int64_t>(row[static_cast<std::size_t>(i)]));
  return array;
}

}  // namespace paradoxa
