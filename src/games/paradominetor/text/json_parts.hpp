// Small pieces of JSON that views, events and positions share.
#pragma once

#include <boost/json.hpp>

#include "engine/json_seats.hpp"
#include "engine/outcome.hpp"
#include "engine/seat.hpp"
#include "games/paradominetor/content/content.hpp"
#include "games/paradominetor/rules/ids.hpp"
#include "games/paradominetor/rules/trick.hpp"
#include "games/paradominetor/text/notation.hpp"

namespace paradoxa::paradominetor {

namespace json = boost::json;

inline json::array tiles_json(const TileSet& tiles) {
  json::array array;
  tiles.for_each([&](Tile tile) { array.push_back(json::string(to_text(tile))); });
  return array;
}

inline json::array tiles_json(const Given& given) {
  json::array array;
  for (const Tile tile : given)
    if (tile != kNoTile) array.push_back(json::string(to_text(tile)));
  return array;
}

inline std::string_view kind_name(TrickKind kind) {
  switch (kind) {
    case TrickKind::kSolo: return "solo";
    case TrickKind::kParadox: return "paradox";
    case TrickKind::kAllBlack: return "allblack";
  }
  return "?";
}

inline std::string_view timeframe_id(Tile tile) {
  return kTimeframeIds[static_cast<std::size_t>(tile.timeframe())];
}

// {"seat":1,"face":"B6","timeframe":"future"}; an unseen back is "hidden".
inline json::object played_json(Seat player, SeenTile tile) {
  return {{"seat", player.index},
          {"face", to_text(tile.face())},
          {"timeframe", tile.back_hidden() ? "hidden" : timeframe_id(*tile.tile())}};
}

}  // namespace paradoxa::paradominetor
