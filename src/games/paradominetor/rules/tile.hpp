// The pieces: colours, timeframes, faces, tiles, and sets of tiles.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>

#include "engine/bits.hpp"
#include "engine/enum_words.hpp"
#include "engine/id_set.hpp"

namespace paradoxa::paradominetor {

inline constexpr int kColours = 5;
inline constexpr int kTimeframes = 3;
inline constexpr int kTricks = 15;            // PD-3.1
inline constexpr int kTilesPerTimeframe = 5;  // of each timeframe in a hand: PD-2.4
inline constexpr int kMaxTiles = 75;

// PD-1.4: black is not one of the colours in use; it stands after them in every order. There are no
// other pieces: the gear tiles of the box are a puzzle beside the game (PD-9.4).
enum class Colour : std::uint8_t { kRed, kBlue, kGreen, kYellow, kPurple, kBlack };

// PD-1.6: earliest first.
enum class Timeframe : std::uint8_t { kPast, kPresent, kFuture };

inline constexpr EnumLetters<Colour> kColourLetters{"RBGYPK"};
inline constexpr EnumLetters<Timeframe> kTimeframeLetters{"pnf"};

constexpr char letter(Colour c) { return kColourLetters.of(c); }
constexpr char letter(Timeframe t) { return kTimeframeLetters.of(t); }

constexpr Colour colour_at(int index) { return static_cast<Colour>(index); }
constexpr int index_of(Colour c) { return static_cast<int>(c); }

constexpr std::optional<Colour> parse_colour(char c) { return kColourLetters.parse(c); }

// What everyone sees of a played tile (PD-1.2): colour in the high bits, value in the low three.
struct Face {
  std::uint8_t code = 0;

  static constexpr Face of(Colour c, int value) {
    return Face{static_cast<std::uint8_t>(index_of(c) * 8 + value)};
  }
  constexpr Colour colour() const { return static_cast<Colour>(code >> 3); }
  constexpr int value() const { return code & 7; }

  friend constexpr bool operator==(Face, Face) = default;
};

// A tile with its back. The code is 16 * colour + offset, the offset running through past 1-4,
// present 1-5, future 2-6 (PD-1.3); black has the offset 14, value 0 and the past (PD-1.4, PD-R1).
// Ascending codes are the order in which hands and options are listed.
struct Tile {
  std::uint8_t code = kNone;

  static constexpr std::uint8_t kNone = 0xFF;
  static constexpr std::uint8_t kBlackCode = 0x5E;
  static constexpr int kOffsets = 14;

  static constexpr Tile at(Colour c, int offset) {
    return Tile{static_cast<std::uint8_t>(index_of(c) * 16 + offset)};
  }
  // Nothing when no such tile exists: PD-1.7 says which timeframes a value allows.
  static constexpr std::optional<Tile> of(Colour c, int value, Timeframe t) {
    const Tile black{kBlackCode};
    if (c == Colour::kBlack)
      return value == 0 && t == Timeframe::kPast ? std::optional(black) : std::nullopt;
    for (int offset = 0; offset < kOffsets; ++offset) {
      const Tile tile = at(c, offset);
      if (tile.value() == value && tile.timeframe() == t) return tile;
    }
    return std::nullopt;
  }

  constexpr bool exists() const {
    return code == kBlackCode || (code < kColours * 16 && (code & 15) < kOffsets);
  }
  constexpr bool is_black() const { return code == kBlackCode; }
  constexpr Colour colour() const { return static_cast<Colour>(code >> 4); }
  // Tables packed into words: the same code then runs on a GPU, which has no such arrays at hand.
  constexpr int value() const {
    return static_cast<int>(0x0065'4325'4321'4321u >> (4 * (code & 15)) & 15);
  }
  constexpr Timeframe timeframe() const {
    return static_cast<Timeframe>(0x0AA9'5500u >> (2 * (code & 15)) & 3);
  }
  constexpr Face face() const { return Face{static_cast<std::uint8_t>((code >> 4) * 8 + value())}; }

  friend constexpr bool operator==(Tile, Tile) = default;
};

inline constexpr Tile kBlackTile{Tile::kBlackCode};
inline constexpr Tile kNoTile{Tile::kNone};
inline constexpr Face kBlackFace = Face::of(Colour::kBlack, 0);

// PD-1.7: the timeframe a face alone gives away: a 6 is of the future, black of the past.
constexpr std::optional<Tile> tile_told_by(Face face) {
  if (face == kBlackFace) return kBlackTile;
  if (face.value() == 6) return Tile::of(face.colour(), 6, Timeframe::kFuture);
  return std::nullopt;
}

using ColourSet = IdSet<Colour, kColours>;

// A set of tiles: one bit for every coloured tile (each is unique, PD-1.5), and the black tiles as
// that many bits from kBlackCode upwards, since they are a count without identities (PD-R3).
struct TileSet {
  std::uint64_t low = 0;   // red, blue, green, yellow: 16 bits each
  std::uint64_t high = 0;  // purple, then the black tiles

  static constexpr int kBlackShift = Tile::kBlackCode - 64;
  static constexpr std::uint64_t kBlackBits = std::uint64_t{0x1F} << kBlackShift;
  static constexpr std::uint64_t kFirstBlack = std::uint64_t{1} << kBlackShift;
  static constexpr std::uint64_t kLane = 0x3FFF;
  static constexpr std::uint64_t kEachLane = 0x0001'0001'0001'0001u;

  // All tiles of these colours; no black ones.
  static constexpr TileSet of_colours(ColourSet colours) {
    // The multiplication spreads four bits to the starts of four lanes.
    const std::uint64_t lanes = (colours.bits & 15u) * 0x0000'2000'4000'8001u & kEachLane;
    return {lanes * kLane, (colours.bits >> 4 & 1u) * kLane};
  }
  // Branchless: the colours that playouts add are unpredictable.
  constexpr void add_colour(Colour c) {
    const std::uint64_t lane = kLane << (16 * (index_of(c) & 3));
    const bool is_low = index_of(c) < 4;
    low |= is_low ? lane : 0;
    high |= is_low ? 0 : lane;
  }
  static constexpr TileSet of_timeframe(Timeframe t) {
    constexpr std::uint64_t kOffsetsOf[] = {0x000F, 0x01F0, 0x3E00};
    const std::uint64_t lane = kOffsetsOf[static_cast<int>(t)];
    return {lane * kEachLane, lane | (t == Timeframe::kPast ? kBlackBits : 0)};
  }

  constexpr bool empty() const { return (low | high) == 0; }
  constexpr int size() const { return popcount(low) + popcount(high); }
  constexpr int black() const { return popcount(high & kBlackBits); }
  // The same coloured tiles with this many black ones.
  constexpr TileSet with_black(int count) const {
    const std::uint64_t black_bits = ((std::uint64_t{1} << count) - 1) << kBlackShift;
    return {low, (high & ~kBlackBits) | black_bits};
  }
  constexpr bool contains(Tile tile) const {
    if (!tile.exists()) return false;
    return ((tile.code < 64 ? low >> tile.code : high >> (tile.code - 64)) & 1) != 0;
  }

  constexpr void add(Tile tile) {
    if (tile.is_black())
      high = (high & ~kBlackBits) | ((high & kBlackBits) << 1) | kFirstBlack;
    else if (tile.code < 64)
      low |= std::uint64_t{1} << tile.code;
    else
      high |= std::uint64_t{1} << (tile.code - 64);
  }
  // Black tiles are the topmost bits and lie close together: the highest one goes.
  constexpr void remove_black() { high ^= std::uint64_t{1} << highest_bit(high); }
  // Precondition: contains(tile).
  constexpr void remove(Tile tile) {
    if (tile.is_black())
      remove_black();
    else if (tile.code < 64)
      low &= ~(std::uint64_t{1} << tile.code);
    else
      high &= ~(std::uint64_t{1} << (tile.code - 64));
  }

  // PD-4.10: black tiles are one option.
  constexpr TileSet distinct() const { return {low, high & ~(kBlackBits & ~kFirstBlack)}; }

  // The k-th tile in ascending order, black tiles counted each. Precondition: k < size().
  constexpr Tile nth(std::uint32_t k) const {
    TileSet copy = *this;
    return copy.take(*this, k);
  }

  // Removes the k-th tile of `options`, a part of this set, and returns it.
  constexpr Tile take(const TileSet& options, std::uint32_t k) {
    const auto in_low = static_cast<std::uint32_t>(popcount(options.low));
    if (k < in_low) {
      const std::uint64_t bit = nth_bit(options.low, k);
      low ^= bit;
      return Tile{static_cast<std::uint8_t>(lowest_bit(bit))};
    }
    const std::uint64_t bit = nth_bit(options.high, k - in_low);
    if (bit >= kFirstBlack) {
      remove_black();
      return kBlackTile;
    }
    high ^= bit;
    return Tile{static_cast<std::uint8_t>(64 + lowest_bit(bit))};
  }

  // Calls `visit` with each tile in ascending order, black tiles each.
  template <class Visit>
  constexpr void for_each(Visit&& visit) const {
    for_each_bit(low, [&](int bit) { visit(Tile{static_cast<std::uint8_t>(bit)}); });
    for_each_bit(high, [&](int bit) {
      visit(Tile{static_cast<std::uint8_t>(bit >= kBlackShift ? Tile::kBlackCode : bit + 64)});
    });
  }

  friend constexpr TileSet operator&(TileSet a, TileSet b) {
    return {a.low & b.low, a.high & b.high};
  }
  friend constexpr bool operator==(TileSet, TileSet) = default;
};

}  // namespace paradoxa::paradominetor
