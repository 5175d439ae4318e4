// The 17 tiles: their parts, how they lie on cells (IS-3.1, IS-3.2), and the arrows of knots.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/fixed_text.hpp"
#include "engine/id_set.hpp"
#include "games/island/rules/cell.hpp"
#include "games/island/rules/space.hpp"

namespace paradoxa::island {

inline constexpr int kPairTiles = 14;
inline constexpr int kTiles = kLakes + kPairTiles;
inline constexpr int kMaxParts = 3;
inline constexpr int kPairSpaces = 2 * kPairTiles;

// In the order in which an island is built by hand: L1 L2 L3, then T01 to T14.
struct Tile {
  std::uint8_t index = kNone;

  static constexpr std::uint8_t kNone = 0xFF;

  static constexpr Tile at(int index) { return Tile{static_cast<std::uint8_t>(index)}; }
  static constexpr Tile of(Lake lake) { return at(static_cast<int>(lake)); }
  // From 0: T01 is number 0.
  static constexpr Tile pair(int number) { return at(kLakes + number); }

  constexpr bool exists() const { return index < kTiles; }
  constexpr bool is_lake() const { return index < kLakes; }
  constexpr Lake lake() const { return static_cast<Lake>(index); }
  constexpr int pair() const { return index - kLakes; }
  constexpr int parts() const { return is_lake() ? 3 : 2; }
  // IS-3.2: turned further, a straight or triangular lake covers what it covered before.
  constexpr int rotations() const { return index == 0 ? 3 : index == 2 ? 2 : 6; }

  friend constexpr bool operator==(Tile, Tile) = default;
};

inline constexpr Tile kNoTile{};
inline constexpr Tile kStraightLake = Tile::of(Lake::kStraight);
inline constexpr Tile kBentLake = Tile::of(Lake::kBent);
inline constexpr Tile kTriangularLake = Tile::of(Lake::kTriangular);

using TileSet = IdSet<Tile, kTiles>;

// "L1" to "L3", "T01" to "T14"; anything else is nothing.
constexpr std::optional<Tile> parse_tile(std::string_view text) {
  if (text.size() == 2 && text[0] == 'L' && text[1] >= '1' && text[1] <= '3')
    return Tile::at(text[1] - '1');
  if (text.size() != 3 || text[0] != 'T' || text[1] < '0' || text[1] > '1' || text[2] < '0' ||
      text[2] > '9')
    return std::nullopt;
  const int number = 10 * (text[1] - '0') + (text[2] - '0');
  if (number < 1 || number > kPairTiles) return std::nullopt;
  return Tile::pair(number - 1);
}
// Precondition: the tile exists.
constexpr FixedText<3> tile_text(Tile tile) {
  if (tile.is_lake()) {
    const char text[] = {'L', static_cast<char>('1' + tile.index)};
    return FixedText<3>({text, 2});
  }
  const int number = tile.pair() + 1;
  const char text[] = {'T', static_cast<char>('0' + number / 10),
                       static_cast<char>('0' + number % 10)};
  return FixedText<3>({text, 3});
}

// One part of one tile: the 37 spots of the tiles lie on the 37 cells. Lakes come first.
struct Spot {
  std::uint8_t id = kNone;

  static constexpr std::uint8_t kNone = 0xFF;

  static constexpr Spot at(int id) { return Spot{static_cast<std::uint8_t>(id)}; }
  static constexpr Spot of(Tile tile, int part) {
    return at(tile.is_lake() ? 3 * tile.index + part : kFirstPair + 2 * tile.pair() + part);
  }

  constexpr bool exists() const { return id < kCells; }
  constexpr Tile tile() const {
    return id < kFirstPair ? Tile::at(id / 3) : Tile::pair((id - kFirstPair) / 2);
  }
  constexpr int part() const { return id < kFirstPair ? id % 3 : (id - kFirstPair) % 2; }

  friend constexpr bool operator==(Spot, Spot) = default;

 private:
  static constexpr int kFirstPair = 3 * kLakes;
};

inline constexpr Spot kNoSpot{};

// A tile, turned by sixths, with its first space on a cell. It may stick out of the island.
struct Placement {
  Tile tile{};
  Cell cell{};
  std::uint8_t rotation = 0;

  static constexpr Placement of(Tile tile, Cell cell, int rotation) {
    return {tile, cell, static_cast<std::uint8_t>(rotation)};
  }

  // IS-3.1, IS-3.2: where a part of the tile lies; none off the island.
  constexpr Cell part(int number) const {
    if (number == 0) return cell;
    const Direction first = direction((1 + rotation) % 6);
    if (tile == kStraightLake) return ray(cell, first, number).cell;
    if (number == 1) return neighbour(cell, first);
    return neighbour(cell, turned(first, tile == kBentLake ? 2 : 1));
  }
  // The cells covered. Empty if the tile is turned further than it is told apart, or sticks out.
  constexpr CellSet cells() const {
    CellSet set;
    if (!tile.exists() || !cell.exists() || rotation >= tile.rotations()) return set;
    for (int i = 0; i < tile.parts(); ++i) {
      const Cell covered = part(i);
      if (!covered.exists()) return {};
      set.add(covered);
    }
    return set;
  }
  constexpr bool fits() const { return !cells().empty(); }

  friend constexpr bool operator==(const Placement&, const Placement&) = default;
};

// Every way of laying a tile onto the empty island, by cell and then by rotation.
template <class Visit>
constexpr void for_each_placement(Tile tile, Visit&& visit) {
  for (int c = 0; c < kCells; ++c)
    for (int rotation = 0; rotation < tile.rotations(); ++rotation) {
      const Placement placement = Placement::of(tile, Cell::at(c), rotation);
      if (placement.fits()) visit(placement);
    }
}

// IS-3.4: the three two-way arrows of a knot, as the side that each side leads to, and which arrow
// that is (0 to 2).
struct KnotArrows {
  std::array<std::uint8_t, kDirections> exit{};
  std::array<std::uint8_t, kDirections> arrow{};
};

// IS-3.6, IS-R52: what is printed on the tiles. Public.
struct Tiles {
  std::array<Space, kCells> space{};       // by spot
  std::array<KnotArrows, kKnots> knots{};  // sides in the tile's own frame
  // The spots of every space, those of space s from first[s] to first[s + 1].
  std::array<Spot, kCells> spots{};
  std::array<std::uint8_t, kSpaces + 1> first{};

  constexpr Space of(Spot spot) const { return space[spot.id]; }
  // Precondition: which < s.copies().
  constexpr Spot spot(Space s, int which = 0) const {
    return spots[static_cast<std::size_t>(first[s.id] + which)];
  }

  // Fills `spots` and `first`.
  constexpr void index() {
    std::size_t at = 0;
    for (int s = 0; s < kSpaces; ++s) {
      first[static_cast<std::size_t>(s)] = static_cast<std::uint8_t>(at);
      for (int id = 0; id < kCells; ++id)
        if (space[static_cast<std::size_t>(id)] == Space::at(s)) spots[at++] = Spot::at(id);
    }
    first[kSpaces] = static_cast<std::uint8_t>(at);
  }
};

}  // namespace paradoxa::island
