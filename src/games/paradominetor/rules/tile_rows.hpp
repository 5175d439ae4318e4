// Tiles by timeframe, one bit per face: the form in which unseen tiles are shuffled.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "engine/bits.hpp"
#include "games/paradominetor/rules/tile.hpp"

namespace paradoxa::paradominetor {

// Bit 6 * colour + value - 1. The same face is the same bit in each of the three rows; the bit of
// a six of the past, which does not exist, is the black tile of that colour's set (PD-1.4). So in
// rows every black tile is a tile of its own, as it is when tiles are shuffled (PD-2.3).
using Row = std::uint32_t;
using Rows = std::array<Row, kTimeframes>;

inline constexpr int kRowLane = 6;
inline constexpr Row kEachColour = 0x0104'1041;        // the lowest bit of each colour
inline constexpr Row kSixes = kEachColour << 5;        // the black tiles, in the row of the past
inline constexpr Row kShared = kEachColour * 0b11111;  // faces with more than one timeframe: PD-1.7

constexpr int row_bit(Face face) { return kRowLane * index_of(face.colour()) + face.value() - 1; }
constexpr Row one_bit(int bit) { return Row{1} << bit; }
constexpr int count(Row row) { return std::popcount(row); }

// PD-1.3, PD-1.4: the tiles of one set in a row; PD-1.7 says which values each timeframe has.
constexpr Row lane_of(int timeframe) {
  constexpr Row kLanes[] = {0b101111, 0b011111, 0b111110};
  return kLanes[timeframe];
}

// In which rows a bit is set, a bit for each timeframe.
constexpr std::uint8_t timeframes_at(const Rows& rows, int bit) {
  const Row found = (rows[0] >> bit & 1) | (rows[1] >> bit & 1) << 1 | (rows[2] >> bit & 1) << 2;
  return static_cast<std::uint8_t>(found);
}

// The bits of these colours, sixes included.
constexpr Row row_of_colours(ColourSet colours) {
  Row row = 0;
  for (int c = 0; c < kColours; ++c)
    if (colours.contains(colour_at(c))) row |= Row{0b111111} << (kRowLane * c);
  return row;
}

// Precondition: a coloured tile, so not a bit of kSixes in the row of the past.
constexpr Tile tile_at_bit(int bit, int timeframe) {
  return Tile::at(colour_at(bit / kRowLane), bit % kRowLane + 4 * timeframe);
}

constexpr bool is_black_bit(int bit, int timeframe) {
  return timeframe == 0 && (kSixes >> bit & 1) != 0;
}

// The tile itself; black ones lose their identity again (PD-1.5).
constexpr Tile any_tile_at_bit(int bit, int timeframe) {
  return is_black_bit(bit, timeframe) ? kBlackTile : tile_at_bit(bit, timeframe);
}

namespace tile_rows_detail {

// Four lanes of six bits to the starts of four lanes of sixteen.
constexpr std::uint64_t spread(Row row) {
  std::uint64_t x = row & 0xFF'FFFFu;
  x = (x & 0xFFFu) | (x & 0xFF'F000u) << 20;
  return (x & 0x0000'003F'0000'003Fu) | (x & 0x0000'0FC0'0000'0FC0u) << 10;
}

}  // namespace tile_rows_detail

constexpr TileSet tile_set(const Rows& rows) {
  using tile_rows_detail::spread;
  const Row past = rows[0] & ~kSixes;
  const std::uint64_t black = (std::uint64_t{1} << count(rows[0] & kSixes)) - 1;
  const auto lane = [](Row row) { return std::uint64_t{row >> (4 * kRowLane)}; };
  return {spread(past) | spread(rows[1]) << 4 | spread(rows[2]) << 8,
          lane(past) | lane(rows[1]) << 4 | lane(rows[2]) << 8 | black << TileSet::kBlackShift};
}

// The coloured tiles of a set.
constexpr Rows coloured_rows(const TileSet& tiles) {
  Rows rows{};
  tiles.for_each([&](Tile tile) {
    if (!tile.is_black())
      rows[static_cast<std::size_t>(tile.timeframe())] |= one_bit(row_bit(tile.face()));
  });
  return rows;
}

}  // namespace paradoxa::paradominetor
