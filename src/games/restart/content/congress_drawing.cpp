#include "games/restart/content/congress_drawing.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

namespace paradoxa::restart {
namespace {

using PlaceList = std::vector<Place>;

struct Drawn {
  PlaceList law, vetoes;
  std::array<PlaceList, kBills> bills;
  std::array<PlaceList, kSides> starts;
};

// False where the letter means nothing.
bool read_letter(char letter, Place place, Drawn& drawn, AnomieRule& rule) {
  if (letter == ' ') return true;
  rule.places.add(place);
  if (letter == '.') {
    rule.plain.add(place);
  } else if (letter == 'L') {
    drawn.law.push_back(place);
  } else if (letter == 'V') {
    drawn.vetoes.push_back(place);
  } else if (const auto bill = kBillLetters.parse(letter)) {
    drawn.bills[static_cast<std::size_t>(*bill)].push_back(place);
  } else if (const auto side = kSideLetters.parse(letter)) {
    drawn.starts[static_cast<std::size_t>(*side)].push_back(place);
  } else {
    return false;
  }
  return true;
}

// RS-17.1: the edge that a side faces the centre from, and its left as seen from there.
struct Seating {
  Direction back, left;
};
constexpr std::array<Seating, kSides> kSeatings{{{Direction::kSouth, Direction::kWest},
                                                 {Direction::kWest, Direction::kNorth},
                                                 {Direction::kNorth, Direction::kEast},
                                                 {Direction::kEast, Direction::kSouth}}};

// From left to right: three places at the edge, side by side.
bool place_starts(const PlaceList& drawn, Side side, std::array<Place, kStarts>& starts) {
  if (drawn.size() != kStarts) return false;
  const auto [back, left] = kSeatings[static_cast<std::size_t>(side)];
  const auto holds = [&](Place place) {
    return std::find(drawn.begin(), drawn.end(), place) != drawn.end();
  };
  const auto first = std::find_if(drawn.begin(), drawn.end(),
                                  [&](Place place) { return !holds(next(place, left)); });
  if (first == drawn.end()) return false;
  const auto right = static_cast<Direction>((static_cast<int>(left) + 2) % kDirections);
  Place place = *first;
  for (Place& start : starts) {
    if (!holds(place) || next(place, back).exists()) return false;
    start = place;
    place = next(place, right);
  }
  return true;
}

// RS-R42: a Bill on each side of the Law, opposite Bills on opposite sides.
bool surround(const AnomieRule& rule) {
  for (std::size_t d = 0; d < kDirections; ++d) {
    const auto bill = rule.bill(next(rule.law, static_cast<Direction>(d)));
    const auto across = rule.bill(next(rule.law, static_cast<Direction>((d + 2) % kDirections)));
    if (!bill || !across || *across != opposite(*bill)) return false;
  }
  return true;
}

}  // namespace

std::string read_congress(std::span<const std::string_view> rows, AnomieRule& rule) {
  constexpr std::size_t kSide = kCongressSide;
  Drawn drawn;
  if (rows.size() != kSide) return "the board has seven rows of seven places (RS-17.1)";
  for (std::size_t r = 0; r < kSide; ++r) {
    if (rows[r].size() != kSide) return "the board has seven rows of seven places (RS-17.1)";
    for (std::size_t c = 0; c < kSide; ++c) {
      const Place place = Place::of(static_cast<int>(c), static_cast<int>(kSide - 1 - r));
      if (!read_letter(rows[r][c], place, drawn, rule))
        return "'" + std::string(1, rows[r][c]) + "' is none of L H C D E V s w n e . and a blank";
    }
  }
  if (rule.places.size() != kPlaces) return "the board has 37 places (RS-17.1)";
  if (drawn.law.size() != 1) return "the board has one Law (RS-17.1)";
  if (drawn.vetoes.size() != kVetoes) return "the board has four Vetoes (RS-17.1)";
  rule.law = drawn.law[0];
  std::copy(drawn.vetoes.begin(), drawn.vetoes.end(), rule.vetoes.begin());
  for (std::size_t b = 0; b < kBills; ++b) {
    if (drawn.bills[b].size() != 1) return "the board has each Bill once (RS-17.1)";
    rule.bills[b] = drawn.bills[b][0];
  }
  for (std::size_t s = 0; s < kSides; ++s)
    if (!place_starts(drawn.starts[s], static_cast<Side>(s), rule.starts[s]))
      return "each side has three starting places side by side at its edge (RS-17.1)";
  if (!surround(rule)) return "the Bills lie around the Law, opposite ones across it (RS-R42)";
  return {};
}

}  // namespace paradoxa::restart
