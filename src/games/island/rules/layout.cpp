#include "games/island/rules/layout.hpp"

#include "engine/next_word.hpp"

namespace paradoxa::island {
namespace {

std::string quoted(std::string_view text) {
  constexpr std::size_t kMaxShown = 16;
  std::string out = "'";
  out += text.substr(0, kMaxShown);
  out += text.size() > kMaxShown ? "…'" : "'";
  return out;
}

std::string named(Tile tile) { return std::string(tile_text(tile).text()); }

}  // namespace

Parsed<Placement> parse_placement(std::string_view text) {
  const auto wrong = [&](std::string_view why) {
    return Parsed<Placement>::wrong(quoted(text) + " " + std::string(why));
  };
  const std::size_t at = text.find('@');
  const std::size_t slash = text.find('/');
  if (at == std::string_view::npos || slash == std::string_view::npos || slash < at)
    return wrong("is not written as tile@cell/rotation");
  const auto tile = parse_tile(text.substr(0, at));
  if (!tile) return wrong("names no tile; tiles are L1 to L3 and T01 to T14");
  const auto cell = parse_cell(text.substr(at + 1, slash - at - 1));
  if (!cell) return wrong("names no cell; cells are A1 to G4");
  const std::string_view digits = text.substr(slash + 1);
  if (digits.size() != 1 || digits[0] < '0' || digits[0] >= '0' + tile->rotations())
    return wrong("has no such rotation; " + named(*tile) + " has 0 to " +
                 std::to_string(tile->rotations() - 1));
  const Placement placement = Placement::of(*tile, *cell, digits[0] - '0');
  if (!placement.fits()) return wrong("does not fit on the island");
  return placement;
}

std::string placement_text(const Placement& placement) {
  return named(placement.tile) + "@" + std::string(cell_text(placement.cell).text()) + "/" +
         std::to_string(placement.rotation);
}

Parsed<Island> parse_layout(std::string_view text) {
  Island island;
  for (std::string_view rest = text; !rest.empty();) {
    const auto placement = parse_placement(next_word(rest));
    if (!placement) return Parsed<Island>::wrong(placement.error());
    if (island.has(placement->tile))
      return Parsed<Island>::wrong(named(placement->tile) + " is laid twice");
    if (!island.takes(*placement))
      return Parsed<Island>::wrong("'" + placement_text(*placement) + "' overlaps another tile");
    island.place(*placement);
  }
  if (const TileSet left = island.left(); !left.empty())
    return Parsed<Island>::wrong(named(left.first()) + " is missing");
  return island;
}

std::string layout_text(const Island& island) {
  std::string text;
  for (int t = 0; t < kTiles; ++t) {
    if (!island.has(Tile::at(t))) continue;
    if (!text.empty()) text += ' ';
    text += placement_text(island.placement(Tile::at(t)));
  }
  return text;
}

}  // namespace paradoxa::island
