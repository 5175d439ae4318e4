// docs/positions.md describes every field.
#include "games/paradominetor/codec.hpp"
#include "games/paradominetor/json_parts.hpp"
#include "games/paradominetor/score.hpp"
#include "games/paradominetor/seen_trick.hpp"

namespace paradoxa::paradominetor {
namespace {

constexpr std::string_view kPhases[] = {"DEAL",    "PASS",   "FIRST", "LEAD",
                                        "DECLARE", "FOLLOW", "END"};

json::value viewer_json(Viewer viewer) {
  if (viewer.is_referee()) return "referee";
  if (viewer.is_spectator()) return "spectator";
  return viewer.seat().index;
}

json::object seat_object(const View& view, Seat s) {
  json::object object{{"seat", s.index}, {"hand_size", view.hand_sizes[s.index]}};
  if (view.knows_hand(s)) object["hand"] = tiles_json(view.hands[s.index]);
  object["chosen"] = view.chosen[s.index];
  const auto known = [&](Seat giver) { return view.given[giver.index][0] != kNoTile; };
  if (known(s)) object["given"] = tiles_json(view.given[s.index]);
  const bool exchanged = view.phase > Phase::kPass;
  if (exchanged && known(view.giver(s)))
    object["received"] = tiles_json(view.given[view.giver(s).index]);
  object["ones"] = view.ones[s.index];
  object["halves"] = view.halves[s.index];
  object["hp"] = 2 * view.ones[s.index] + view.halves[s.index];
  return object;
}

json::array winners_json(const View& view, int trick, const TrickResult& result) {
  json::array winners;
  for (int i = 0; i < view.seats(); ++i)
    if ((result.winners >> i & 1) != 0) winners.push_back(view.player_of(trick, i).index);
  return winners;
}

void add_result(const View& view, int trick, json::object& object) {
  const TrickResult result = seen_result(view, trick, view.seats());
  PerSeat<int> points{};
  for (int i = 0; i < view.seats(); ++i)
    points[view.player_of(trick, i).index] = half_points(result, i);
  object["kind"] = kind_name(result.kind);
  object["winners"] = winners_json(view, trick, result);
  object["hp"] = numbers_json(points, view.seats());
  object["next_lead"] = view.player_of(trick, result.full).index;
}

json::array tricks_json(const View& view) {
  json::array tricks;
  for (int t = 0; t < kTricks && view.leads[static_cast<std::size_t>(t)] != kNoSeat; ++t) {
    json::array plays;
    for (int i = 0; i < view.seats(); ++i)
      if (!view.trick_plays(t)[i].empty())
        plays.push_back(played_json(view.player_of(t, i), view.trick_plays(t)[i]));
    json::object trick{{"trick", t + 1},
                       {"lead", view.leads[static_cast<std::size_t>(t)].index},
                       {"declared", colour_json(view.declared[static_cast<std::size_t>(t)])},
                       {"plays", std::move(plays)}};
    if (t < view.trick) add_result(view, t, trick);
    tricks.push_back(std::move(trick));
  }
  return tricks;
}

// Which tiles win as the trick stands, and by which rule; never who would take the full point.
json::value standing_json(const View& view) {
  if (view.phase != Phase::kFollow) return nullptr;
  const TrickResult result = seen_result(view, view.trick, view.position);
  return json::object{{"kind", result.kind == TrickKind::kSolo ? "solo" : "paradox"},
                      {"winners", winners_json(view, view.trick, result)},
                      {"clause", winning_clause(result).text()}};
}

json::value ranks_json(const View& view) {
  if (view.phase != Phase::kEnd) return nullptr;
  PerSeat<std::int16_t> scores{};
  for (std::size_t s = 0; s < view.options.seats; ++s)
    scores[s] = static_cast<std::int16_t>(2 * view.ones[s] + view.halves[s]);
  return numbers_json(rank(scores, view.halves, view.seats()).ranks, view.seats());
}

}  // namespace

json::object Codec::view_json(const Content& content, const View& view) {
  json::array seats;
  for (int s = 0; s < view.seats(); ++s) seats.push_back(seat_object(view, seat(s)));
  json::array table;
  for (int c = 0; c < kColours; ++c)
    if (view.table_colours.contains(colour_at(c)))
      table.push_back(json::string(1, letter(colour_at(c))));
  const bool begun = view.phase >= Phase::kLead;
  const int number = !begun ? 0 : view.phase == Phase::kEnd ? kTricks : view.trick + 1;
  return {{"game", "paradominetor"},
          {"viewer", viewer_json(view.viewer)},
          {"options", options_json(content, view.options)},
          {"phase", kPhases[static_cast<std::size_t>(view.phase)]},
          {"to_act", seats_json(view.to_act())},
          {"trick", number},
          {"position", view.position},
          {"lead", seat_json(view.lead)},
          {"table_colours", std::move(table)},
          {"standing", standing_json(view)},
          {"seats", std::move(seats)},
          {"tricks", tricks_json(view)},
          {"ranks", ranks_json(view)}};
}

}  // namespace paradoxa::paradominetor
