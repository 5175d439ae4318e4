// docs/protocol.md describes every event.
#include "games/paradominetor/codec.hpp"
#include "games/paradominetor/text/json_parts.hpp"

namespace paradoxa::paradominetor {
namespace {

json::object told(const Dealt& e) {
  json::object object{{"seat", e.seat.index}, {"count", e.count}};
  if (e.tiles) object["tiles"] = tiles_json(*e.tiles);
  return object;
}

json::object told(const PassChosen& e) {
  json::object object{{"seat", e.seat.index}, {"number", e.number}};
  if (e.tile != kNoTile) object["tile"] = to_text(e.tile);
  return object;
}

json::object told(const PassCommitted& e) { return {{"seat", e.seat.index}}; }

json::object told(const Exchanged& e) {
  json::array seats;
  for (std::size_t s = 0; s < e.seats; ++s)
    if (e.given[s] && e.received[s])
      seats.push_back(json::object{{"seat", s},
                                   {"given", tiles_json(*e.given[s])},
                                   {"received", tiles_json(*e.received[s])}});
  return {{"seats", std::move(seats)}};
}

json::object told(const FirstLead& e) { return {{"seat", e.seat.index}}; }

json::object told(const Played& e) { return played_json(e.seat, e.tile); }

json::object told(const Declared& e) {
  return {{"seat", e.seat.index}, {"colour", std::string(1, letter(e.colour))}};
}

json::object told(const Revealed& e) {
  json::array tiles;
  for (const auto& back : e.backs)
    tiles.push_back(played_json(back.seat, SeenTile::whole(back.tile)));
  return {{"tiles", std::move(tiles)}};
}

json::object told(const TrickScored& e) {
  json::array winners;
  for (const Seat s : e.winners) winners.push_back(s.index);
  return {{"trick", e.trick},
          {"kind", kind_name(e.kind)},
          {"winners", std::move(winners)},
          {"hp", numbers_json(e.half_points, e.seats)},
          {"next_lead", e.next_lead.index},
          {"won_by", e.won_by.text()},
          {"scored_by", e.scored_by.text()}};
}

json::object told(const GameEnded& e) {
  const int n = e.outcome.seats;
  json::array deal, passes, plays;
  for (std::size_t s = 0; s < e.outcome.seats; ++s) {
    deal.push_back(tiles_json(e.dealt[s]));
    passes.push_back(tiles_json(e.given[s]));
    json::array played;
    for (const Tile tile : e.played[s]) played.push_back(json::string(to_text(tile)));
    plays.push_back(std::move(played));
  }
  return {{"hp", numbers_json(e.outcome.scores, n)},
          {"halves", numbers_json(e.outcome.rows[1].amounts, n)},
          {"ranks", numbers_json(e.outcome.ranks, n)},
          {"deal", std::move(deal)},
          {"passes", std::move(passes)},
          {"plays", std::move(plays)}};
}

}  // namespace

void Codec::write_event(JsonWriter& out, const Content&, const Event& event) {
  std::visit(
      [&]<class E>(const E& e) {
        json::object object{{"event", E::kName}};
        for (auto& member : told(e)) object.emplace(member.key(), std::move(member.value()));
        out.json(json::serialize(object));
      },
      event);
}

}  // namespace paradoxa::paradominetor
