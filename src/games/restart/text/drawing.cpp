// The table in text, for a terminal of 80 columns: the grid, what is on offer, the players and the
// board of the dystopia.
#include <algorithm>

#include "engine/brush.hpp"
#include "engine/wrapping.hpp"
#include "games/restart/codec.hpp"
#include "games/restart/rules/score.hpp"
#include "games/restart/sampler/frame.hpp"
#include "games/restart/text/board_facts.hpp"
#include "words/narrator.hpp"

namespace paradoxa::restart {
namespace {

constexpr std::size_t kLineWidth = 80;
constexpr std::size_t kCellWidth = 19;
constexpr std::size_t kLabelWidth = 3;

struct Painter : Brush {
  Painter(const Content& facts, const View& seen, const Narrator& words, const Naming& names,
          bool colour)
      : Brush(colour),
        content(facts),
        view(seen),
        frame(frame_of(seen)),
        narrator(words),
        naming(names) {}

  const Content& content;
  const View& view;
  const State frame;
  const Narrator& narrator;
  const Naming& naming;

  std::string say(std::string_view key, const json::object& fields = {}) const {
    return narrator.say("terminal." + std::string(key), fields, naming);
  }
  std::string line(std::string_view key, const json::object& fields, std::size_t indent) const {
    return wrapped(say(key, fields), {kLineWidth, indent, indent + 2});
  }
  std::string term(std::string_view type, std::string_view value,
                   std::string_view form = "") const {
    return narrator.term(type, json::string(value), form);
  }
  std::string title(Card card) const { return to_text(card) + " " + term("card", to_text(card)); }
  const std::string& name(Seat seat) const { return naming.names[seat.index]; }
};

std::string joined(const std::vector<std::string>& parts, std::string_view between = " ") {
  std::string text;
  for (const std::string& part : parts) text += (text.empty() ? "" : std::string(between)) + part;
  return text;
}
std::string cut(const std::string& text, std::size_t width) {
  if (shown_width(text) <= width) return padded(text, width);
  std::string shorter = text;
  while (!shorter.empty() && shown_width(shorter) >= width) shorter.pop_back();
  return padded(shorter + ".", width);
}

// "2t 1f".
std::string tokens_text(const Tokens& tokens) {
  constexpr std::string_view kLetters = "tpvf";
  std::vector<std::string> parts;
  for (std::size_t t = 0; t < kSupplies; ++t)
    if (tokens[t] > 0) parts.push_back(std::to_string(tokens[t]) + kLetters[t]);
  return joined(parts);
}

// ---- The grid -----------------------------------------------------------------------------------

// "1A 2c": an Adult of seat 1, a Child of seat 2.
std::string figures_on(const View& view, Space space) {
  std::vector<std::string> figures;
  for (int s = 0; s < view.seats(); ++s) {
    const Player& player = view.players[static_cast<std::size_t>(s)];
    if (player.adult == space) figures.push_back(std::to_string(s + 1) + "A");
    if (player.child == space) figures.push_back(std::to_string(s + 1) + "c");
  }
  return joined(figures);
}

std::string grid_lines(const Painter& painter) {
  const View& view = painter.view;
  std::string text(kLabelWidth, ' ');
  for (int zone = 0; zone < view.zones(); ++zone)
    text += padded(std::string(1, static_cast<char>('A' + zone)), kCellWidth);
  text = painter.quiet(text) + "\n";
  for (int age = kAges - 1; age >= 0; --age) {
    std::string cards = painter.quiet(padded(std::to_string(age + 1), kLabelWidth));
    std::string pieces(kLabelWidth, ' ');
    for (int zone = 0; zone < view.zones(); ++zone) {
      const Space space = Space::of(zone, age);
      const Card card = view.grid[space.id];
      cards += cut(card.exists() ? painter.title(card) : "-", kCellWidth - 1);
      cards += ' ';
      const std::string figures = figures_on(view, space);
      const std::string tokens = tokens_text(view.space_tokens[space.id]);
      std::string both = figures;
      if (!figures.empty() && !tokens.empty()) both += "  ";
      both += tokens;
      pieces += painter.strong(both);
      pieces.append(kCellWidth - std::min(kCellWidth, shown_width(both)), ' ');
    }
    text.append(cards).append("\n").append(pieces).append("\n");
  }
  return text;
}

// ---- What is on offer ---------------------------------------------------------------------------

std::string upcoming_line(const Painter& painter) {
  std::vector<std::string> cards;
  cards.reserve(painter.view.upcoming.size());
  for (const Card card : painter.view.upcoming)
    cards.push_back(card.exists() ? painter.title(card) : "-");
  return painter.line("upcoming", {{"list", joined(cards, ", ")}, {"deck", painter.view.deck}}, 2);
}

// "1: level 2, 1f".
std::string row_line(const Painter& painter) {
  const View& view = painter.view;
  std::vector<std::string> row;
  for (std::size_t i = 0; i < 3u * static_cast<std::size_t>(view.seats()); ++i) {
    if (view.row_levels[i] == 0) continue;
    const std::string known = view.row[i].exists() ? to_text(view.row[i]) : "";
    row.push_back(painter.say("row_card", {{"position", i + 1},
                                           {"level", view.row_levels[i]},
                                           {"chain", known},
                                           {"tokens", tokens_text(view.row_tokens[i])}}));
  }
  return painter.line("row", {{"list", joined(row, ", ")}, {"count", row.size()}}, 2);
}

std::string sale_line(const Painter& painter) {
  std::vector<std::string> gadgets;
  for (int k = 0; k < kGadgetsOfDystopia; ++k) {
    const Gadget gadget = Gadget::of(painter.view.dystopia, k + 1);
    for (int i = painter.view.display >> (2 * k) & 3; i > 0; --i)
      gadgets.push_back(to_text(gadget) + " " + painter.term("gadget", to_text(gadget)));
  }
  if (gadgets.empty()) return {};
  return painter.line("sale", {{"list", joined(gadgets, ", ")}}, 2);
}

// ---- Players ------------------------------------------------------------------------------------

std::string mind_line(const Painter& painter, Seat seat, Field f) {
  const MindField& field = painter.view.players[seat.index].field(f);
  std::vector<std::string> slots;
  if (field.studied.exists()) {
    const CardRule& rule = painter.content.card(field.studied);
    for (std::size_t s = 0; s < kSlots; ++s) {
      const Slot slot = rule.slots[s];
      const std::string printed = slot.is_icon()      ? std::string(kIconWords.of(slot.icon()))
                                  : slot.points() > 0 ? std::to_string(slot.points())
                                                      : ".";
      const bool on = static_cast<int>(s) < field.total();
      const bool spent = (field.spent >> s & 1) != 0;
      slots.push_back(on && !spent ? "[" + printed + "]" : printed);
    }
  }
  return painter.line("mind",
                      {{"field", kFieldWords.of(f)},
                       {"fragments", field.fragments},
                       {"pills", field.pills},
                       {"card", field.studied.exists() ? painter.title(field.studied) : ""},
                       {"slots", joined(slots)}},
                      4);
}

std::string hand_text(const Painter& painter, Seat seat) {
  std::vector<std::string> cards;
  painter.view.hands[seat.index].for_each([&](Card card) { cards.push_back(to_text(card)); });
  return joined(cards);
}
std::string chains_text(const Painter& painter, Seat seat) {
  std::vector<std::string> levels;
  for (int level = 1; level <= kLevels; ++level)
    for (int i = painter.view.chain_levels[seat.index][static_cast<std::size_t>(level - 1)]; i > 0;
         --i)
      levels.push_back(std::to_string(level));
  return joined(levels);
}

std::string player_lines(const Painter& painter, Seat seat) {
  const View& view = painter.view;
  const Player& player = view.players[seat.index];
  std::string text =
      (view.to_act().contains(seat) ? "> " : "  ") + painter.strong(painter.name(seat)) + "\n" +
      painter.line("player",
                   {{"number", seat.index + 1},
                    {"points", score_of(painter.content, painter.frame, seat).total()},
                    {"time", player.time_left()},
                    {"pills", player.pills()},
                    {"voids", player.voids()},
                    {"size", view.hand_sizes[seat.index]},
                    {"hand", hand_text(painter, seat)},
                    {"chains", chains_text(painter, seat)},
                    {"validated", view.validated[seat.index].size()}},
                   4);
  for (int f = 0; f < kFields; ++f) text += mind_line(painter, seat, static_cast<Field>(f));
  std::vector<std::string> gadgets;
  for (const Gadget gadget : player.gadgets)
    if (gadget.exists()) gadgets.push_back(painter.term("gadget", to_text(gadget)));
  if (!gadgets.empty()) text += painter.line("gadgets", {{"list", joined(gadgets, ", ")}}, 4);
  return text;
}

// What the viewer holds: names alone say little.
std::string own_cards(const Painter& painter) {
  const View& view = painter.view;
  if (!view.viewer.is_seat() || view.ask == Ask::kOver) return {};
  const Seat own = view.viewer.seat();
  std::string text;
  view.hands[own.index].for_each([&](Card card) {
    text += painter.line(
        "own_card", {{"id", to_text(card)}, {"card", to_text(card)}, {"text", to_text(card)}}, 2);
  });
  for (const ChainMatch& match : matches_of(painter.content, view, painter.frame)) {
    std::vector<std::string> rows;
    const Pattern& pattern = painter.content.chain(match.chain).pattern;
    for (int r = 0; r < pattern.rows; ++r) {
      std::string row;
      for (int c = 0; c < pattern.columns; ++c)
        row += pattern.wants(r, c) ? kTypeLetters.of(pattern.type(r, c)) : '.';
      rows.push_back(row);
    }
    text += painter.line("own_chain",
                         {{"id", to_text(match.chain)},
                          {"pattern", joined(rows, "/")},
                          {"cost", match.cost},
                          {"points", match.points},
                          {"missing", match.missing}},
                         2);
  }
  return text.empty() ? text : "\n" + painter.strong(painter.say("own")) + "\n" + text;
}

// ---- The dystopia -------------------------------------------------------------------------------

std::string pandemia_lines(const Painter& painter) {
  const PandemiaState& table = painter.view.pandemia;
  std::string text;
  for (int s = 0; s < painter.view.seats(); ++s) {
    const Researcher& own = table.researchers[static_cast<std::size_t>(s)];
    text += painter.line("research",
                         {{"seat", s},
                          {"virus", own.markers[0]},
                          {"cure", own.markers[1]},
                          {"a", own.protections[0]},
                          {"b", own.protections[1]}},
                         2);
  }
  const auto faces = [](const Dice& dice) {
    std::string shown;
    for (std::size_t f = 0; f < kFaces; ++f) shown += std::string(dice[f], kFaceLetters[f]);
    return shown;
  };
  if (table.fixed != Dice{} || table.rolled != Dice{})
    text +=
        painter.line("dice", {{"fixed", faces(table.fixed)}, {"rolled", faces(table.rolled)}}, 2);
  return text;
}

// The stacks of the Congress board: "1" is a Senator of seat 1, "12" one of seat 2 on it, "x" a
// Veto.
std::string congress_place(const Painter& painter, Place place) {
  const AnomieState& table = painter.view.anomie;
  if (!painter.content.anomie.places.contains(place)) return {};
  if (std::find(table.vetoes.begin(), table.vetoes.end(), place) != table.vetoes.end()) return "x";
  std::string stack;
  for (int height = 0; height < 3; ++height)
    if (const Seat owner = anomie::owner_at(painter.frame, place, height); owner != kNoSeat)
      stack += std::to_string(owner.index + 1);
  if (!stack.empty()) return stack;
  if (place == painter.content.anomie.law) return "L";
  if (const auto bill = painter.content.anomie.bill(place))
    return std::string(1, kBillLetters.of(*bill));
  return ".";
}
std::string anomie_lines(const Painter& painter) {
  constexpr std::size_t kWidth = 4;
  std::string text = "    ";
  for (int column = 0; column < kCongressSide; ++column)
    text += padded(std::string(1, static_cast<char>('a' + column)), kWidth);
  text = painter.quiet(text) + "\n";
  for (int row = kCongressSide - 1; row >= 0; --row) {
    text += painter.quiet("  " + std::to_string(row + 1)) + " ";
    for (int column = 0; column < kCongressSide; ++column)
      text += padded(congress_place(painter, Place::of(column, row)), kWidth);
    text += "\n";
  }
  for (int s = 0; s < painter.view.seats(); ++s) {
    const Faction& own = painter.view.anomie.factions[static_cast<std::size_t>(s)];
    text += painter.line("congress",
                         {{"seat", s},
                          {"law", own.law},
                          {"health", own.bills[0]},
                          {"culture", own.bills[1]},
                          {"education", own.bills[2]},
                          {"economy", own.bills[3]}},
                         2);
  }
  return text;
}

std::string genes_text(const GeneRow& row) {
  std::vector<std::string> genes;
  genes.reserve(static_cast<std::size_t>(row.size()));
  for (int i = 0; i < row.size(); ++i) genes.push_back(to_text(row.at(i)));
  return joined(genes);
}
std::string extinction_lines(const Painter& painter) {
  const ExtinctionView& table = painter.view.extinction;
  std::vector<std::string> display;
  display.reserve(table.display.size());
  for (const Gene gene : table.display) display.push_back(gene.exists() ? to_text(gene) : "-");
  std::string text = painter.line(
      "display", {{"list", joined(display)}, {"x", table.deck[0]}, {"y", table.deck[1]}}, 2);
  if (table.taken.exists()) text += painter.line("taken", {{"gene", to_text(table.taken)}}, 2);
  for (int s = 0; s < painter.view.seats(); ++s) {
    const auto i = static_cast<std::size_t>(s);
    const Laboratory& own = table.laboratories[i];
    std::vector<std::string> tubes;
    const int count = extinction::tubes_of(painter.content, painter.frame, seat(s));
    tubes.reserve(static_cast<std::size_t>(count));
    for (int t = 0; t < count; ++t)
      tubes.push_back(std::to_string(t + 1) + ": " +
                      genes_text(own.tubes[static_cast<std::size_t>(t)]));
    text += painter.line("laboratory",
                         {{"seat", s},
                          {"tubes", joined(tubes, "   ")},
                          {"frozen", table.frozen[i]},
                          {"known", genes_text(own.freezer)}},
                         2);
  }
  return text;
}

// A map as rows of sectors, Age 3 first: "W.L", an untouched Industry is #.
std::string map_lines(const Painter& painter, Seat seat) {
  const View& view = painter.view;
  const LandMap& map = view.oceanrealm.maps[seat.index];
  std::string text;
  for (int age = kAges - 1; age >= 0; --age)
    for (int row = 0; row < oceanrealm::kSide; ++row) {
      text += row == 0 ? painter.quiet("   " + std::to_string(age + 1)) + " " : "     ";
      for (int zone = 0; zone < view.zones(); ++zone) {
        const Space space = Space::of(zone, age);
        for (int column = 0; column < oceanrealm::kSide; ++column) {
          const int sector = row * oceanrealm::kSide + column;
          const int code = map.code(space.id, sector);
          text += code > 0 ? kSymbolLetters[static_cast<std::size_t>(code - 1)]
                  : painter.content.oceanrealm.industry[space.id] == sector ? '#'
                                                                            : '.';
        }
        text += ' ';
      }
      text += "\n";
    }
  return text;
}
// The viewer's own map, or that of the player whose turn it is.
std::string oceanrealm_lines(const Painter& painter) {
  const View& view = painter.view;
  std::string text;
  for (int s = 0; s < view.seats(); ++s)
    text += painter.line(
        "contribution",
        {{"seat", s}, {"circled", view.oceanrealm.circled[static_cast<std::size_t>(s)]}}, 2);
  const Seat shown = view.viewer.is_seat() ? view.viewer.seat() : view.owner;
  return shown.index < view.seats() ? text + map_lines(painter, shown) : text;
}

std::string dystopia_lines(const Painter& painter) {
  if (painter.view.phase == Phase::kSetup) return {};
  std::string title =
      "\n" + painter.strong(painter.term("dystopia", kDystopiaWords.of(painter.view.dystopia))) +
      "\n";
  switch (painter.view.dystopia) {
    case Dystopia::kPandemia: return title + pandemia_lines(painter);
    case Dystopia::kAnomie: return title + anomie_lines(painter);
    case Dystopia::kExtinction: return title + extinction_lines(painter);
    case Dystopia::kOceanrealm: return title + oceanrealm_lines(painter);
  }
  return title;
}

// ---- The whole ----------------------------------------------------------------------------------

std::string heading(const Painter& painter) {
  const View& view = painter.view;
  if (view.ask == Ask::kOver) return painter.narrator.stage("end");
  if (view.phase == Phase::kSetup) return painter.narrator.stage("set-up");
  if (view.phase >= Phase::kFinal) return painter.narrator.stage("scoring");
  if (view.last_turns != 0) return painter.narrator.stage("last turns");
  return painter.narrator.stage("round " + std::to_string(view.round));
}

std::string trimmed(std::string_view text) {
  std::string result;
  for (const char c : text) {
    while (c == '\n' && result.ends_with(' ')) result.pop_back();
    result += c;
  }
  return result;
}

}  // namespace

std::string Codec::drawing(const Content& content, const View& view, const Narrator& narrator,
                           const Naming& naming, bool colour) {
  const Painter painter(content, view, narrator, naming, colour);
  std::string text = painter.strong(heading(painter)) +
                     painter.quiet("   " + painter.say("legend")) + "\n" + grid_lines(painter) +
                     upcoming_line(painter) + row_line(painter) + sale_line(painter);
  for (int s = 0; s < view.seats(); ++s) text += player_lines(painter, seat(s));
  return trimmed(text + dystopia_lines(painter) + own_cards(painter));
}

}  // namespace paradoxa::restart
