// docs/positions.md describes every field.
#include <algorithm>

#include "games/initiative/codec.hpp"
#include "games/initiative/rules/prospect.hpp"
#include "games/initiative/rules/score.hpp"
#include "games/initiative/text/json_parts.hpp"

namespace paradoxa::initiative {
namespace {

json::value viewer_value(Viewer viewer) {
  if (viewer.is_referee()) return "referee";
  if (viewer.is_spectator()) return "spectator";
  return viewer.seat().index;
}

// The top row first, as it lies on the table.
json::array matrix_json(const Matrix& matrix) {
  json::array rows;
  for (int row = kSide - 1; row >= 0; --row) {
    std::string text;
    for (int c = 0; c < kSide; ++c)
      text += (c == 0 ? "" : " ") + to_text(matrix.at(Cell::of(c, row)));
    rows.push_back(json::string(text));
  }
  return rows;
}

// Lines whose discs make a strand now: all of them wait at a choice (PI-6.5).
json::array strands_json(const Matrix& matrix) {
  json::array lines;
  const std::uint32_t found = strand_lines(matrix);
  for (int line = 0; line < kRowsAndColumns; ++line)
    if ((found >> line & 1) != 0) lines.push_back(json::string(line_text(line)));
  return lines;
}

// PI-9.2: where the glitch stops once `worlds` more are added to the sum of the scope.
json::value glitch_after(const View& view, int worlds) {
  if (worlds == 0 || view.glitch >= kWorlds) return nullptr;
  return json::string(world_text((view.glitch + worlds) % kWorlds));
}

json::array console_json(const Content& content, const View& view, std::size_t s) {
  json::array cards;
  const int sum = view.active.index == s ? view.sum : 0;
  for (const ConsoleCard& entry : view.consoles[s]) {
    json::array items;
    for (const Item item : entry.items)
      if (item.exists()) items.push_back(json::string(to_text(item)));
    const int step = content.numbers(entry.card).glitch_step;
    cards.push_back({{"card", to_text(entry.card)},
                     {"column", entry.column},
                     {"items", std::move(items)},
                     {"credits", entry.credits},
                     {"sends", step == 0 ? nullptr : glitch_after(view, sum + step)}});
  }
  return cards;
}

json::array triggers_json(unsigned triggers) {
  json::array array;
  for (int c = 0; c < 3; ++c)
    if ((triggers >> c & 1) != 0) array.push_back(colour_json(colour(c)));
  return array;
}

json::array tokens_json(const View& view, std::uint8_t holder) {
  json::array array;
  for (int c = 0; c < kColours; ++c)
    if (view.tokens[static_cast<std::size_t>(c)] == holder) array.push_back(colour_json(colour(c)));
  return array;
}

// PI-I4: what lies under a deck, null where the viewer does not know it.
json::object tech_json(const Tech& tech, int drawn) {
  json::array under;
  for (std::size_t i = 0; i < tech.under_size; ++i)
    under.push_back(exists(tech.under[i]) ? json::value(json::string(module_text(tech.under[i])))
                                          : json::value(nullptr));
  const int placed = popcount(tech.face_up) + popcount(tech.used) + drawn;
  return {{"face_up", modules_json(tech.face_up)},
          {"used", modules_json(tech.used)},
          {"deck", kModules - placed},
          {"under", std::move(under)}};
}

json::value pile_json(const View& view, std::size_t s) {
  if (view.piles[s].size() != view.pile_sizes[s]) return nullptr;
  return cards_json(view.piles[s]);
}

json::object seat_json_of(const Content& content, const View& view, std::size_t s) {
  const int drawn = view.active.index == s ? view.drawn_size : 0;
  return {{"seat", s},
          {"matrix", matrix_json(view.matrices[s])},
          {"locks", cells_json(view.matrices[s].locks)},
          {"strands", strands_json(view.matrices[s])},
          {"console", console_json(content, view, s)},
          {"triggers", triggers_json(view.triggers[s])},
          {"tokens", tokens_json(view, static_cast<std::uint8_t>(s))},
          {"modules", tech_json(view.tech[s], drawn)},
          {"pile", pile_json(view, s)},
          {"pile_size", view.pile_sizes[s]},
          {"secret", goal_json(view.secrets[s])}};
}

json::value rival_json(const Content& content, const View& view) {
  if (!view.options.solo()) return nullptr;
  return json::object{{"pawn", content.circuit[view.pawn] + 1},
                      {"tokens", tokens_json(view, 1)},
                      {"discarded", discs_json(view.rival_discarded)},
                      {"pile", cards_json(view.piles[1])},
                      {"secret", goal_json(view.secrets[1])}};
}

json::array worlds_json(const View& view) {
  json::array array;
  for (int w = 0; w < kWorlds; ++w)
    array.push_back((view.locked >> w & 1) != 0      ? "locked"
                    : (view.fractured >> w & 1) != 0 ? "fractured"
                                                     : "stable");
  return array;
}

json::object bag_json(const View& view) {
  json::object object;
  for (int type = 0; type < kDiscTypes; ++type)
    object[to_text(Disc::at(type))] = view.bag.of(Disc::at(type));
  return object;
}

json::object pending_json(const View& view) {
  json::array earned, drawn, lines;
  for (std::size_t i = 0; i < view.earned_size; ++i) earned.push_back(disc_json(view.earned[i]));
  for (std::size_t i = 0; i < view.drawn_size; ++i)
    drawn.push_back(exists(view.drawn[i]) ? json::value(json::string(module_text(view.drawn[i])))
                                          : json::value(nullptr));
  for (int line = 0; line < kLines; ++line)
    if ((view.lines >> line & 1) != 0) lines.push_back(json::string(line_text(line)));
  json::object object{{"earned", std::move(earned)},
                      {"drawn", std::move(drawn)},
                      {"lines", std::move(lines)},
                      {"world", nullptr},
                      {"held", nullptr},
                      {"cell", nullptr},
                      {"from", card_json(view.from)}};
  if (view.world != kNoWorld) object["world"] = world_text(view.world);
  if (view.ask == Ask::kToken || view.ask == Ask::kOnto) object["held"] = colour_json(view.held);
  if (view.cell.exists()) object["cell"] = to_text(view.cell);
  return object;
}

json::object prospect_json(const Content& content, const View& view, const Prospect& next) {
  json::array strands, earns, completes;
  Cells cells = 0;
  for_each_bit(next.lines, [&](int line) {
    const Cells strand = next.matrix.strand(line);
    cells |= strand;
    const Colour c = next.matrix.at(Cell::at(lowest_bit(strand))).colour();
    strands.push_back(
        {{"line", line_text(line)}, {"cells", cells_json(strand)}, {"colour", colour_json(c)}});
  });
  for_each_bit(earned_cells(next.matrix, next.lines),
               [&](int cell) { earns.push_back(disc_json(next.matrix.at(Cell::at(cell)))); });
  for (const ConsoleCard& entry : view.consoles[view.active.index])
    if ((content.card(entry.card).cell.bit() & cells) != 0)
      completes.push_back(card_json(entry.card));
  return {{"move", to_text(next.move)},
          {"strands", std::move(strands)},
          {"earns", std::move(earns)},
          {"completes", std::move(completes)}};
}

// PI-3.2, PI-22.5: how many rounds there will be before the final one.
int rounds_of(const View& view) {
  const int spaces = main_spaces(view.options);
  return std::max<int>(view.round, 1) + (view.deck + spaces - 1) / spaces;
}

json::array wormhole_json(const View& view) {
  json::array array;
  const int spaces = first_main_space(view.options) + main_spaces(view.options);
  for (int i = 0; i < spaces; ++i)
    array.push_back(card_json(view.wormhole[static_cast<std::size_t>(i)]));
  return array;
}

}  // namespace

json::object Codec::view_json(const Content& content, const View& view) {
  json::array seats, anomaly, goals, prospects;
  for_each_prospect(
      view, [&](const Prospect& next) { prospects.push_back(prospect_json(content, view, next)); });
  for (int s = 0; s < view.seats(); ++s)
    seats.push_back(seat_json_of(content, view, static_cast<std::size_t>(s)));
  for (const Disc disc : view.anomaly) anomaly.push_back(disc_json(disc));
  for (const std::uint8_t goal : view.goals) goals.push_back(goal_json(goal));
  return {{"game", "initiative"},
          {"viewer", viewer_value(view.viewer)},
          {"options", options_json(content, view.options)},
          {"phase", phase_text(view.phase)},
          {"ask", ask_text(view.ask)},
          {"round", view.round},
          {"rounds", rounds_of(view)},
          {"final_round", view.final_round != 0},
          {"chief", seat_json(view.chief)},
          {"active", seat_json(view.active)},
          {"to_act", seats_json(view.to_act())},
          {"step", view.step},
          {"turns", view.turns},
          {"actions", view.actions},
          {"diagonal", view.diagonal != 0},
          {"sum", view.sum},
          {"heading", glitch_after(view, view.sum)},
          {"worlds", worlds_json(view)},
          {"glitch", view.glitch < kWorlds ? json::value(json::string(world_text(view.glitch)))
                                           : json::value(nullptr)},
          {"anomaly", std::move(anomaly)},
          {"wormhole", wormhole_json(view)},
          {"deck", view.deck},
          {"alternate", view.alternate},
          {"unseen", cards_json(view.unseen)},
          {"discards", cards_json(view.discards)},
          {"bag", bag_json(view)},
          {"discarded", discs_json(view.discarded)},
          {"purple", view.purple},
          {"locks", view.locks},
          {"tokens", tokens_json(view, kInSupply)},
          {"goals", std::move(goals)},
          {"seats", std::move(seats)},
          {"rival", rival_json(content, view)},
          {"pending", pending_json(view)},
          {"prospects", std::move(prospects)}};
}

}  // namespace paradoxa::initiative
