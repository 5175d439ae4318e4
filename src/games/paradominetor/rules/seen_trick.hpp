// A trick as a viewer sees it, judged by its faces.
#pragma once

#include "games/paradominetor/rules/trick.hpp"
#include "games/paradominetor/rules/view.hpp"

namespace paradoxa::paradominetor {

// Some tile with this face: who stands to win depends on faces alone (PD-6.3).
constexpr Tile stand_in(SeenTile tile) {
  if (const auto whole = tile.tile()) return *whole;
  for (int t = 0; t < kTimeframes; ++t)
    if (const auto found =
            Tile::of(tile.face().colour(), tile.face().value(), static_cast<Timeframe>(t)))
      return *found;
  return kNoTile;
}

// The result of the first `count` plays of a trick. `full` is to be believed only when the trick is
// complete: then the backs of a winning paradox are turned up.
constexpr TrickResult seen_result(const View& view, int trick, int count) {
  const SeenTile* plays = view.trick_plays(trick);
  const auto declared = view.declared[static_cast<std::size_t>(trick)];
  const Colour lead_colour =
      declared == kUndeclared ? plays[0].face().colour() : static_cast<Colour>(declared);
  return resolve([&](int i) { return stand_in(plays[i]); }, count, lead_colour);
}

// The trick under way with one more tile of the viewer's.
constexpr TrickResult trick_with(const View& view, Tile tile) {
  const SeenTile* plays = view.trick_plays(view.trick);
  const auto at = [&](int i) { return i < view.position ? stand_in(plays[i]) : tile; };
  const std::uint8_t declared = view.declared[view.trick];
  const Colour led = declared == kUndeclared ? at(0).colour() : static_cast<Colour>(declared);
  return resolve(at, view.position + 1, led);
}

}  // namespace paradoxa::paradominetor
