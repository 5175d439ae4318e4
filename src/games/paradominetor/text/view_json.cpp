// docs/positions.md describes every field.
#include "engine/json_writer.hpp"
#include "games/paradominetor/codec.hpp"
#include "games/paradominetor/rules/score.hpp"
#include "games/paradominetor/rules/seen_trick.hpp"
#include "games/paradominetor/text/json_parts.hpp"

namespace paradoxa::paradominetor {
namespace {

constexpr std::string_view kPhases[] = {"DEAL",    "PASS",   "FIRST", "LEAD",
                                        "DECLARE", "FOLLOW", "END"};

void write_seat(JsonWriter& out, Seat s) {
  if (s == kNoSeat)
    out.null();
  else if (is_nature(s))
    out.value("nature");
  else
    out.value(s.index);
}

void write_viewer(JsonWriter& out, Viewer viewer) {
  if (viewer.is_referee())
    out.value("referee");
  else if (viewer.is_spectator())
    out.value("spectator");
  else
    out.value(viewer.seat().index);
}

void write_tiles(JsonWriter& out, const TileSet& tiles) {
  out.begin_array();
  tiles.for_each([&](Tile tile) { out.value(to_text(tile)); });
  out.end_array();
}

void write_tiles(JsonWriter& out, const Given& given) {
  out.begin_array();
  for (const Tile tile : given)
    if (tile != kNoTile) out.value(to_text(tile));
  out.end_array();
}

void write_seat_view(JsonWriter& out, const View& view, Seat s) {
  out.begin_object().member("seat", s.index).member("hand_size", view.hand_sizes[s.index]);
  if (view.knows_hand(s)) write_tiles(out.key("hand"), view.hands[s.index]);
  out.member("chosen", view.chosen[s.index]);
  const auto known = [&](Seat giver) { return view.given[giver.index][0] != kNoTile; };
  if (known(s)) write_tiles(out.key("given"), view.given[s.index]);
  const bool exchanged = view.phase > Phase::kPass;
  if (exchanged && known(view.giver(s)))
    write_tiles(out.key("received"), view.given[view.giver(s).index]);
  out.member("ones", view.ones[s.index]).member("halves", view.halves[s.index]);
  out.member("hp", 2 * view.ones[s.index] + view.halves[s.index]).end_object();
}

void write_winners(JsonWriter& out, const View& view, int trick, const TrickResult& result) {
  out.begin_array();
  for (int i = 0; i < view.seats(); ++i)
    if ((result.winners >> i & 1) != 0) out.value(view.player_of(trick, i).index);
  out.end_array();
}

template <class T>
void write_numbers(JsonWriter& out, const PerSeat<T>& numbers, int seats) {
  out.begin_array();
  for (int s = 0; s < seats; ++s) out.value(numbers[static_cast<std::size_t>(s)]);
  out.end_array();
}

void write_result(JsonWriter& out, const View& view, int trick) {
  const TrickResult result = seen_result(view, trick, view.seats());
  PerSeat<int> points{};
  for (int i = 0; i < view.seats(); ++i)
    points[view.player_of(trick, i).index] = half_points(result, i);
  out.member("kind", kind_name(result.kind));
  write_winners(out.key("winners"), view, trick, result);
  write_numbers(out.key("hp"), points, view.seats());
  out.member("next_lead", view.player_of(trick, result.full).index);
}

// {"seat":1,"face":"B6","timeframe":"future"}; an unseen back is "hidden".
void write_played(JsonWriter& out, Seat player, SeenTile tile) {
  out.begin_object().member("seat", player.index).member("face", to_text(tile.face()));
  out.member("timeframe", tile.back_hidden() ? "hidden" : timeframe_id(*tile.tile())).end_object();
}

void write_trick(JsonWriter& out, const View& view, int t) {
  const auto at = static_cast<std::size_t>(t);
  out.begin_object().member("trick", t + 1).member("lead", view.leads[at].index).key("declared");
  if (view.declared[at] == kUndeclared)
    out.null();
  else
    out.value(std::string(1, letter(static_cast<Colour>(view.declared[at]))));
  out.key("plays").begin_array();
  for (int i = 0; i < view.seats(); ++i)
    if (!view.trick_plays(t)[i].empty())
      write_played(out, view.player_of(t, i), view.trick_plays(t)[i]);
  out.end_array();
  if (t < view.trick) write_result(out, view, t);
  out.end_object();
}

// Which tiles win as the trick stands, and by which rule; never who would take the full point.
void write_standing(JsonWriter& out, const View& view) {
  if (view.phase != Phase::kFollow) {
    out.null();
    return;
  }
  const TrickResult result = seen_result(view, view.trick, view.position);
  out.begin_object().member("kind", result.kind == TrickKind::kSolo ? "solo" : "paradox");
  write_winners(out.key("winners"), view, view.trick, result);
  out.member("clause", winning_clause(result).text()).end_object();
}

void write_ranks(JsonWriter& out, const View& view) {
  if (view.phase != Phase::kEnd) {
    out.null();
    return;
  }
  PerSeat<std::int16_t> scores{};
  for (std::size_t s = 0; s < view.options.seats; ++s)
    scores[s] = static_cast<std::int16_t>(2 * view.ones[s] + view.halves[s]);
  write_numbers(out, rank(scores, view.halves, view.seats()).ranks, view.seats());
}

void write_table_colours(JsonWriter& out, const View& view) {
  out.begin_array();
  for (int c = 0; c < kColours; ++c)
    if (view.table_colours.contains(colour_at(c))) out.value(std::string(1, letter(colour_at(c))));
  out.end_array();
}

void write_to_act(JsonWriter& out, SeatSet seats) {
  out.begin_array();
  for (int s = 0; s < 16; ++s)
    if (seats.contains(seat(s))) write_seat(out, seat(s));
  out.end_array();
}

}  // namespace

std::string Codec::view_text(const Content& content, const View& view) {
  const bool begun = view.phase >= Phase::kLead;
  const int number = !begun ? 0 : view.phase == Phase::kEnd ? kTricks : view.trick + 1;
  JsonWriter out;
  out.begin_object().member("game", "paradominetor");
  write_viewer(out.key("viewer"), view.viewer);
  out.key("options").json(json::serialize(options_json(content, view.options)));
  out.member("phase", kPhases[static_cast<std::size_t>(view.phase)]);
  write_to_act(out.key("to_act"), view.to_act());
  out.member("trick", number).member("position", view.position);
  write_seat(out.key("lead"), view.lead);
  write_table_colours(out.key("table_colours"), view);
  write_standing(out.key("standing"), view);
  out.key("seats").begin_array();
  for (int s = 0; s < view.seats(); ++s) write_seat_view(out, view, seat(s));
  out.end_array().key("tricks").begin_array();
  for (int t = 0; t < kTricks && view.leads[static_cast<std::size_t>(t)] != kNoSeat; ++t)
    write_trick(out, view, t);
  write_ranks(out.end_array().key("ranks"), view);
  return out.end_object().take();
}

json::object Codec::view_json(const Content& content, const View& view) {
  return json::parse(view_text(content, view)).as_object();
}

}  // namespace paradoxa::paradominetor
