// A played tile as one viewer sees it: always its face, its back only sometimes.
#pragma once

#include <cstdint>
#include <optional>

#include "games/paradominetor/rules/tile.hpp"

namespace paradoxa::paradominetor {

// One byte: a tile code when the back is known, else the face code with the high bit set.
struct SeenTile {
  std::uint8_t code = kNothing;

  static constexpr std::uint8_t kNothing = 0xFF;
  static constexpr std::uint8_t kBackHidden = 0x80;

  static constexpr SeenTile whole(Tile tile) { return SeenTile{tile.code}; }
  // PD-1.7: where the face allows one timeframe only, there is nothing to hide.
  static constexpr SeenTile face_of(Tile tile) {
    const Face face = tile.face();
    if (tile_told_by(face)) return whole(tile);
    return SeenTile{static_cast<std::uint8_t>(kBackHidden | face.code)};
  }

  constexpr bool empty() const { return code == kNothing; }
  constexpr bool back_hidden() const { return !empty() && (code & kBackHidden) != 0; }
  constexpr Face face() const {
    return back_hidden() ? Face{static_cast<std::uint8_t>(code & 0x7F)} : Tile{code}.face();
  }
  constexpr std::optional<Tile> tile() const {
    return empty() || back_hidden() ? std::nullopt : std::optional(Tile{code});
  }
  constexpr SeenTile without_back() const {
    return empty() || back_hidden() ? *this : face_of(Tile{code});
  }

  friend constexpr bool operator==(SeenTile, SeenTile) = default;
};

// The back of a tile as one viewer sees it: a timeframe, or hidden.
enum class Back : std::uint8_t { kPast, kPresent, kFuture, kHidden };

constexpr Back back_of(SeenTile tile) {
  const std::optional<Tile> known = tile.tile();
  return known ? static_cast<Back>(known->timeframe()) : Back::kHidden;
}

}  // namespace paradoxa::paradominetor
