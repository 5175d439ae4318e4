// The table in text, for a terminal of 80 columns; tiles are coloured if colour is on.
#include <algorithm>

#include "engine/brush.hpp"
#include "engine/wrapping.hpp"
#include "games/paradominetor/codec.hpp"
#include "games/paradominetor/rules/ids.hpp"
#include "games/paradominetor/rules/seen_trick.hpp"
#include "words/narrator.hpp"

namespace paradoxa::paradominetor {
namespace {

class Painter : public Brush {
 public:
  Painter(const Content& content, const Narrator& narrator, const Naming& naming, bool colour)
      : Brush(colour), content_(content), narrator_(narrator), naming_(naming) {}

  // Three columns wide.
  std::string tile(SeenTile seen) const {
    if (seen.empty()) return " . ";
    return chip(content_.colours[static_cast<std::size_t>(seen.face().colour())],
                padded(to_text(seen), 3));
  }
  std::string say(std::string_view key, const json::object& fields = {}) const {
    return narrator_.say("terminal." + std::string(key), fields, naming_);
  }
  std::string points(int half_points) const {
    return narrator_.term("halves", half_points, "short");
  }
  std::string stage(const View& view) const {
    switch (view.phase) {
      case Phase::kDeal: return narrator_.stage("deal");
      case Phase::kPass: return narrator_.stage("pass");
      case Phase::kFirst: return narrator_.stage("first lead");
      case Phase::kEnd: return narrator_.stage("end");
      default: return narrator_.stage("trick " + std::to_string(view.trick + 1));
    }
  }
  const std::string& name(Seat s) const { return naming_.names[s.index]; }

 private:
  const Content& content_;
  const Narrator& narrator_;
  const Naming& naming_;
};

// Wide enough for the heading above the names, too.
std::size_t name_width(const View& view, const Painter& painter) {
  std::size_t width = 18;
  for (int s = 0; s < view.seats(); ++s)
    width = std::max(width, shown_width(painter.name(seat(s))));
  return width + 2;
}

bool in_tricks(const View& view) { return view.phase >= Phase::kLead && view.phase != Phase::kEnd; }

// Who wins so far, by the faces: PD-R17 lets everybody see that, but not who has the full point.
TrickResult result_so_far(const View& view) {
  return view.phase == Phase::kFollow ? seen_result(view, view.trick, view.position)
                                      : TrickResult{};
}

std::string heading(const View& view, const Painter& painter) {
  std::string columns = painter.say("tiles") + "  " + painter.say("points") + "  ";
  if (view.phase == Phase::kPass) columns += painter.say("to_pass");
  if (in_tricks(view))
    columns += (view.trick == 0 ? "" : painter.say("last") + "  ") + painter.say("now");
  if (view.phase == Phase::kFollow)
    columns +=
        "  " + painter.say("winning_by", {{"clause", winning_clause(result_so_far(view)).text()}});
  if (view.phase == Phase::kEnd) columns = painter.say("points");
  const std::string name = padded(painter.stage(view), name_width(view, painter) + 2);
  return painter.strong(name) + painter.quiet(columns);
}

// The place of a seat in the order of play of a trick.
int place_of(const View& view, int trick, Seat s) {
  const int lead = view.leads[static_cast<std::size_t>(trick)].index;
  return (s.index - lead + view.seats()) % view.seats();
}

std::string remark(const View& view, int place, const Painter& painter) {
  std::string text;
  const auto declared = view.declared[view.trick];
  if (place == 0)
    text = declared == kUndeclared
               ? painter.say("leads")
               : painter.say("leads_as",
                             {{"colour", std::string(1, letter(static_cast<Colour>(declared)))}});
  if ((result_so_far(view).winners >> place & 1) == 0) return text;
  return text + (text.empty() ? "" : ", ") + painter.say("winning");
}

std::string trick_columns(const View& view, Seat s, const Painter& painter) {
  std::string line;
  if (view.trick > 0) {
    const int place = place_of(view, view.trick - 1, s);
    line += painter.tile(view.trick_plays(view.trick - 1)[place]) + "   ";
  }
  const int place = place_of(view, view.trick, s);
  line += painter.tile(view.trick_plays(view.trick)[place]);
  const std::string note = remark(view, place, painter);
  return line + (note.empty() ? "" : "  " + note);
}

std::string seat_line(const View& view, Seat s, const Painter& painter) {
  const std::string name = padded(painter.name(s), name_width(view, painter));
  const bool acts = view.to_act().contains(s);
  std::string line = acts ? "> " + painter.strong(name) : "  " + name;
  const std::string points = painter.points(2 * view.ones[s.index] + view.halves[s.index]);
  if (view.phase == Phase::kEnd) return line + points;
  const std::string tiles = std::to_string(view.hand_sizes[s.index]);
  line += std::string(4 - tiles.size(), ' ') + tiles + "   " + padded(points, 6) + "  ";
  if (view.phase == Phase::kPass) line += painter.say("chosen", {{"chosen", view.chosen[s.index]}});
  if (in_tricks(view)) line += trick_columns(view, s, painter);
  return line;
}

json::array texts_of(const Given& given) {
  json::array texts;
  for (const Tile tile : given)
    if (tile != kNoTile) texts.push_back(json::string(to_text(tile)));
  return texts;
}

std::string hand_heading(const View& view, Seat s, const Painter& painter) {
  const json::object fields{{"seat", s.index},
                            {"gave", texts_of(view.given[s.index])},
                            {"got", texts_of(view.given[view.giver(s).index])}};
  std::string pass;
  if (view.given[s.index][0] != kNoTile)
    pass = "   " + painter.say(view.phase > Phase::kPass ? "passed" : "passing", fields);
  return painter.strong(painter.say("own_hand", fields)) + painter.quiet(pass) + "\n";
}

// Columns leave blanks at the ends of lines, which show when text is copied.
std::string without_blanks_at_ends(std::string_view text) {
  std::string result;
  for (const char c : text) {
    while (c == '\n' && result.ends_with(' ')) result.pop_back();
    result += c;
  }
  return result;
}

std::string hand_rows(const View& view, Seat s, const Painter& painter) {
  std::string text;
  for (int t = 0; t < kTimeframes; ++t) {
    const std::string_view id = kTimeframeIds[static_cast<std::size_t>(t)];
    text += "  " + padded(painter.say("timeframes." + std::string(id)), 8);
    (view.hands[s.index] & TileSet::of_timeframe(static_cast<Timeframe>(t)))
        .for_each([&](Tile tile) { text += " " + painter.tile(SeenTile::whole(tile)); });
    text += "\n";
  }
  return text;
}

}  // namespace

std::string Codec::drawing(const Content& content, const View& view, const Narrator& narrator,
                           const Naming& naming, bool colour) {
  const Painter painter(content, narrator, naming, colour);
  std::string text = heading(view, painter) + "\n";
  for (int s = 0; s < view.seats(); ++s) text += seat_line(view, seat(s), painter) + "\n";
  for (int s = 0; s < view.seats(); ++s)
    if (view.knows_hand(seat(s)) && view.phase != Phase::kEnd)
      text += "\n" + hand_heading(view, seat(s), painter) + hand_rows(view, seat(s), painter);
  return without_blanks_at_ends(text);
}

}  // namespace paradoxa::paradominetor
