// Anomie: the Congress board, its Bills and the tracks (RS-17).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/enum_words.hpp"
#include "engine/id_set.hpp"

namespace paradoxa::restart {

inline constexpr int kCongressSide = 7;
inline constexpr int kMaxPlaces = kCongressSide * kCongressSide;
inline constexpr int kPlaces = 37;  // that exist
inline constexpr int kVetoes = 4;
inline constexpr int kSenators = 2;
inline constexpr int kStarts = 3;  // of a side: left, centre, right

// A place of the square that the Congress board is cut from: columns a to g, rows 1 to 7 upwards.
struct Place {
  std::uint8_t id = kNone;

  static constexpr std::uint8_t kNone = 0xFF;

  static constexpr Place at(int id) { return Place{static_cast<std::uint8_t>(id)}; }
  // Both counted from 0.
  static constexpr Place of(int column, int row) { return at(row * kCongressSide + column); }

  constexpr bool exists() const { return id < kMaxPlaces; }
  constexpr int column() const { return id % kCongressSide; }
  constexpr int row() const { return id / kCongressSide; }

  friend constexpr bool operator==(Place, Place) = default;
};
inline constexpr Place kNoPlace{};
using PlaceSet = IdSet<Place, kMaxPlaces>;

enum class Direction : std::uint8_t { kNorth, kEast, kSouth, kWest };
inline constexpr int kDirections = 4;
inline constexpr EnumLetters<Direction> kDirectionLetters{"nesw"};

// The next place in a direction; kNoPlace beyond the square. It need not be on the board.
constexpr Place next(Place from, Direction direction) {
  switch (direction) {
    case Direction::kNorth:
      return from.row() + 1 < kCongressSide ? Place::at(from.id + kCongressSide) : kNoPlace;
    case Direction::kEast:
      return from.column() + 1 < kCongressSide ? Place::at(from.id + 1) : kNoPlace;
    case Direction::kSouth: return from.row() > 0 ? Place::at(from.id - kCongressSide) : kNoPlace;
    default: return from.column() > 0 ? Place::at(from.id - 1) : kNoPlace;
  }
}

// "d4"; anything else is nothing.
constexpr std::optional<Place> parse_place(std::string_view text) {
  if (text.size() != 2 || text[0] < 'a' || text[0] > 'g' || text[1] < '1' || text[1] > '7')
    return std::nullopt;
  return Place::of(text[0] - 'a', text[1] - '1');
}

// RS-17.1: where the seats sit, clockwise.
enum class Side : std::uint8_t { kSouth, kWest, kNorth, kEast };
inline constexpr int kSides = 4;
inline constexpr EnumWords<Side, kSides> kSideWords{"south", "west", "north", "east"};
inline constexpr EnumLetters<Side> kSideLetters{"swne"};

// The side of a seat, counted from 0.
constexpr Side side_of(int seat, int seats) {
  return static_cast<Side>(seats == 2 ? 2 * seat : seat);
}

// In the order of the tracks. Opposite Bills are two apart.
enum class Bill : std::uint8_t { kHealth, kCulture, kEducation, kEconomy };
inline constexpr int kBills = 4;
inline constexpr EnumWords<Bill, kBills> kBillWords{"health", "culture", "education", "economy"};
inline constexpr EnumLetters<Bill> kBillLetters{"HCDE"};
constexpr Bill opposite(Bill bill) { return static_cast<Bill>((static_cast<int>(bill) + 2) % 4); }

inline constexpr int kLawTrack = 40;
inline constexpr int kBillTrack = 6;

struct AnomieRule {
  PlaceSet places{};  // those that are on the board
  Place law{};
  std::array<Place, kBills> bills{};
  std::array<Place, kVetoes> vetoes{};                      // where they lie at first
  std::array<std::array<Place, kStarts>, kSides> starts{};  // as seen by the player
  PlaceSet plain{};                                         // no Law, Bill, Veto or start
  std::array<std::uint8_t, kLawTrack + 1> law_points{};     // RS-17.18
  std::array<std::uint8_t, kBillTrack + 1> bill_points{};

  constexpr std::optional<Bill> bill(Place place) const {
    for (std::size_t b = 0; b < kBills; ++b)
      if (bills[b] == place) return static_cast<Bill>(b);
    return std::nullopt;
  }
};

}  // namespace paradoxa::restart
