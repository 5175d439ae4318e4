#include <boost/json.hpp>

#include "engine/wrapping.hpp"
#include "games/paradominetor/codec.hpp"
#include "games/paradominetor/rules/ids.hpp"

namespace paradoxa::paradominetor {
namespace {

json::object face_printed(Face face) {
  return {{"colour", std::string(1, letter(face.colour()))}, {"value", face.value()}};
}

// A black tile has no back that could be told from another's.
json::object tile_printed(Tile tile) {
  json::object object{{"face", to_text(tile.face())}};
  if (tile.face() != kBlackFace)
    object["timeframe"] = kTimeframeIds[static_cast<std::size_t>(tile.timeframe())];
  return object;
}

}  // namespace

json::object Codec::printed(const Content& content) {
  json::object colours, timeframes, faces, tiles;
  for (int c = 0; c < static_cast<int>(content.colours.size()); ++c)
    colours[std::string(1, letter(colour_at(c)))] = {
        {"name", lower_case(content.colours[static_cast<std::size_t>(c)].name.text())}};
  for (std::size_t t = 0; t < kTimeframes; ++t)
    timeframes[kTimeframeIds[t]] = {{"name", lower_case(content.timeframes[t].name.text())}};
  for (int code = 0; code <= Tile::kBlackCode; ++code)
    if (const Tile tile{static_cast<std::uint8_t>(code)}; tile.exists()) {
      faces[to_text(tile.face())] = face_printed(tile.face());
      tiles[to_text(tile)] = tile_printed(tile);
    }
  return {{"colours", std::move(colours)},
          {"timeframes", std::move(timeframes)},
          {"faces", std::move(faces)},
          {"tiles", std::move(tiles)}};
}

}  // namespace paradoxa::paradominetor
