// The table in text, for a terminal of 80 columns; with colour, tiles wear theirs.
#include <algorithm>

#include "engine/brush.hpp"
#include "engine/wrapping.hpp"
#include "games/paradominetor/codec.hpp"
#include "games/paradominetor/rules/seen_trick.hpp"
#include "games/paradominetor/text/words.hpp"

namespace paradoxa::paradominetor {
namespace {

class Painter : public Brush {
 public:
  Painter(const Content& content, bool colour) : Brush(colour), content_(content) {}

  // Three columns wide.
  std::string tile(SeenTile seen) const {
    if (seen.empty()) return " . ";
    return chip(content_.colours[static_cast<std::size_t>(seen.face().colour())],
                padded(to_text(seen), 3));
  }

 private:
  const Content& content_;
};

// Wide enough for the heading too, which stands above the names.
std::size_t name_width(const View& view, const SeatNames& names) {
  std::size_t width = 18;
  for (std::size_t s = 0; s < view.options.seats; ++s)
    width = std::max(width, shown_width(names[s]));
  return width + 2;
}

std::string title(const View& view) {
  switch (view.phase) {
    case Phase::kDeal: return "The deal";
    case Phase::kPass: return "The pass";
    case Phase::kFirst: return "The first lead";
    case Phase::kEnd: return "The end";
    default: return "Trick " + std::to_string(view.trick + 1) + " of 15";
  }
}

bool in_tricks(const View& view) { return view.phase >= Phase::kLead && view.phase != Phase::kEnd; }

// Who wins so far, by the faces: PD-R17 lets everybody see that, but not who has the full point.
TrickResult result_so_far(const View& view) {
  return view.phase == Phase::kFollow ? seen_result(view, view.trick, view.position)
                                      : TrickResult{};
}

std::string heading(const View& view, const SeatNames& names, const Painter& painter) {
  std::string columns = "tiles  points  ";
  if (view.phase == Phase::kPass) columns += "to pass";
  if (in_tricks(view)) columns += view.trick == 0 ? "now" : "last  now";
  if (view.phase == Phase::kFollow)
    columns += "  winning by " + std::string(winning_clause(result_so_far(view)).text());
  if (view.phase == Phase::kEnd) columns = "points";
  const std::string name = padded(title(view), name_width(view, names) + 2);
  return painter.strong(name) + painter.quiet(columns);
}

// The place of a seat in the order of play of a trick.
int place_of(const View& view, int trick, Seat s) {
  const int lead = view.leads[static_cast<std::size_t>(trick)].index;
  return (s.index - lead + view.seats()) % view.seats();
}

std::string remark(const Content& content, const View& view, int place) {
  std::string text;
  const auto declared = view.declared[view.trick];
  if (place == 0) text = "leads";
  if (place == 0 && declared != kUndeclared)
    text += " as " + colour_word(content, static_cast<Colour>(declared));
  if ((result_so_far(view).winners >> place & 1) == 0) return text;
  return text + (text.empty() ? "" : ", ") + "winning";
}

std::string trick_columns(const Content& content, const View& view, Seat s,
                          const Painter& painter) {
  std::string line;
  if (view.trick > 0) {
    const int place = place_of(view, view.trick - 1, s);
    line += painter.tile(view.trick_plays(view.trick - 1)[place]) + "   ";
  }
  const int place = place_of(view, view.trick, s);
  line += painter.tile(view.trick_plays(view.trick)[place]);
  const std::string note = remark(content, view, place);
  return line + (note.empty() ? "" : "  " + note);
}

std::string seat_line(const Content& content, const View& view, Seat s, const SeatNames& names,
                      const Painter& painter) {
  const std::string name = padded(names[s.index], name_width(view, names));
  const bool acts = view.to_act().contains(s);
  std::string line = acts ? "> " + painter.strong(name) : "  " + name;
  const std::string points = points_number(2 * view.ones[s.index] + view.halves[s.index]);
  if (view.phase == Phase::kEnd) return line + points;
  const std::string tiles = std::to_string(view.hand_sizes[s.index]);
  line += std::string(4 - tiles.size(), ' ') + tiles + "   " + padded(points, 6) + "  ";
  if (view.phase == Phase::kPass) line += std::to_string(view.chosen[s.index]) + " of 3";
  if (in_tricks(view)) line += trick_columns(content, view, s, painter);
  return line;
}

std::string listed(const Given& given) {
  std::string tiles;
  for (const Tile tile : given)
    if (tile != kNoTile) tiles += " " + to_text(tile);
  return tiles;
}

std::string hand_heading(const View& view, Seat s, const SeatNames& names, const Painter& painter) {
  const bool you = names[s.index] == "You";
  std::string pass;
  if (view.given[s.index][0] != kNoTile) pass = "to pass:" + listed(view.given[s.index]);
  if (view.phase > Phase::kPass)
    pass = "gave" + listed(view.given[s.index]) + ", received" +
           listed(view.given[view.giver(s).index]);
  return painter.strong(you ? "Your hand" : names[s.index] + "'s hand") +
         (pass.empty() ? "" : painter.quiet("   " + pass)) + "\n";
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

std::string hand_rows(const Content& content, const View& view, Seat s, const Painter& painter) {
  std::string text;
  for (int t = 0; t < kTimeframes; ++t) {
    const auto& look = content.timeframes[static_cast<std::size_t>(t)];
    text += "  " + padded(std::string(look.name.text()), 8);
    (view.hands[s.index] & TileSet::of_timeframe(static_cast<Timeframe>(t)))
        .for_each([&](Tile tile) { text += " " + painter.tile(SeenTile::whole(tile)); });
    text += "\n";
  }
  return text;
}

}  // namespace

std::string Codec::drawing(const Content& content, const View& view, const SeatNames& names,
                           bool colour) {
  const Painter painter(content, colour);
  std::string text = heading(view, names, painter) + "\n";
  for (int s = 0; s < view.seats(); ++s)
    text += seat_line(content, view, seat(s), names, painter) + "\n";
  for (int s = 0; s < view.seats(); ++s)
    if (view.knows_hand(seat(s)) && view.phase != Phase::kEnd)
      text += "\n" + hand_heading(view, seat(s), names, painter) +
              hand_rows(content, view, seat(s), painter);
  return without_blanks_at_ends(text);
}

}  // namespace paradoxa::paradominetor
