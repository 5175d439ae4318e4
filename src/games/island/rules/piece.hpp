// The pieces: OP's three, and the captives' (IS-1.2).
#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/enum_words.hpp"
#include "engine/id_set.hpp"
#include "games/island/rules/cell.hpp"
#include "games/island/rules/space.hpp"

namespace paradoxa::island {

inline constexpr int kOpPieces = 3;
inline constexpr int kMaxCaptives = 3;  // players
inline constexpr int kMaxPieces = 3;    // with two players one captive has two of them

// IS-12.5: in the order in which they are handled.
enum class OpPiece : std::uint8_t { kBush, kRock, kWave };
inline constexpr EnumWords<OpPiece, kOpPieces> kOpPieceWords{"bush", "rock", "wave"};
using OpPieceSet = IdSet<OpPiece, kOpPieces>;

constexpr OpPiece op_piece(int index) { return static_cast<OpPiece>(index); }
constexpr std::size_t at(OpPiece piece) { return static_cast<std::size_t>(piece); }

// A captive's piece. By seat; with two players they are a and b of seat 1 (IS-24.1).
struct Piece {
  std::uint8_t index = kNone;

  static constexpr std::uint8_t kNone = 0xFF;

  static constexpr Piece at(int index) { return Piece{static_cast<std::uint8_t>(index)}; }
  constexpr bool exists() const { return index < kMaxPieces; }

  friend constexpr bool operator==(Piece, Piece) = default;
};
inline constexpr Piece kNoPiece{};
using PieceSet = IdSet<Piece, kMaxPieces>;

// IS-10.1. Off the island is a piece that waits for its revival, or is in the ocean for a moment.
enum class Posture : std::uint8_t { kNotYet, kStanding, kLying, kInOcean, kPerished };
inline constexpr EnumWords<Posture, 5> kPostureWords{"not_yet", "standing", "lying", "in_ocean",
                                                     "perished"};

// Where an OP piece is. For these a lake is one place (IS-10.5); a cell of a lake is none.
struct Place {
  std::uint8_t code = kOff;

  static constexpr std::uint8_t kOff = 0xFF;
  static constexpr int kFirstLake = kCells;
  static constexpr int kFirstPart = kFirstLake + kLakes;
  static constexpr int kPlaces = kFirstPart + kOceanParts;

  static constexpr Place at(int code) { return Place{static_cast<std::uint8_t>(code)}; }
  // Precondition: no cell of a lake.
  static constexpr Place of(Cell cell) { return at(cell.index); }
  static constexpr Place of(Lake lake) { return at(kFirstLake + static_cast<int>(lake)); }
  static constexpr Place of(OceanPart part) { return at(kFirstPart + index_of(part)); }

  constexpr bool on_map() const { return code < kPlaces; }
  constexpr bool exists() const { return on_map(); }
  constexpr bool is_cell() const { return code < kFirstLake; }
  constexpr bool is_lake() const { return code >= kFirstLake && code < kFirstPart; }
  constexpr bool is_ocean() const { return code >= kFirstPart && code < kPlaces; }
  // Preconditions: such a place.
  constexpr Cell cell() const { return Cell{code}; }
  constexpr Lake lake() const { return static_cast<Lake>(code - kFirstLake); }
  constexpr OceanPart part() const { return ocean_part(code - kFirstPart); }

  friend constexpr bool operator==(Place, Place) = default;
};
inline constexpr Place kOffMap{};

// IS-18.4: places where the Bush has been. Ocean parts are none of them.
using PlaceSet = IdSet<Place, Place::kPlaces>;

}  // namespace paradoxa::island
