// The table in text, for a terminal of 80 columns; with colour, tiles wear theirs.
#include <algorithm>

#include "games/paradominetor/codec.hpp"
#include "games/paradominetor/seen_trick.hpp"
#include "games/paradominetor/words.hpp"

namespace paradoxa::paradominetor {
namespace {

// Foregrounds that read on dark and on light grounds; black tiles are drawn in reverse.
constexpr std::string_view kInk[] = {"\x1b[91m", "\x1b[94m", "\x1b[92m",
                                     "\x1b[93m", "\x1b[95m", "\x1b[7m"};

class Painter {
 public:
  explicit Painter(bool colour) : colour_(colour) {}

  std::string tile(SeenTile seen) const {
    if (seen.empty()) return " . ";
    std::string text = to_text(seen);
    text.resize(3, ' ');
    return painted(kInk[static_cast<std::size_t>(seen.face().colour())], text);
  }
  std::string strong(const std::string& text) const { return painted("\x1b[1m", text); }
  std::string quiet(const std::string& text) const { return painted("\x1b[2m", text); }

 private:
  std::string painted(std::string_view code, const std::string& text) const {
    return colour_ ? std::string(code) + text + "\x1b[0m" : text;
  }

  bool colour_;
};

// Names are people's own: count characters, not bytes, when padding.
std::string padded(const std::string& text, std::size_t width) {
  std::size_t shown = 0;
  for (const char c : text) shown += (static_cast<unsigned char>(c) & 0xC0) != 0x80;
  return text + std::string(shown < width ? width - shown : 0, ' ');
}

std::size_t name_width(const View& view, const SeatNames& names) {
  std::size_t width = 8;
  for (std::size_t s = 0; s < view.options.seats; ++s) width = std::max(width, names[s].size());
  return width + 2;
}

std::string heading(const Content& content, const View& view, const Painter& painter) {
  std::string text = painter.strong("Paradominetor") + "  ";
  switch (view.phase) {
    case Phase::kDeal: return text + "dealing";
    case Phase::kPass: return text + "the pass";
    case Phase::kFirst: return text + "drawing the first lead";
    case Phase::kEnd: return text + "final scores";
    default: break;
  }
  text += "trick " + std::to_string(view.trick + 1) + " of 15";
  const auto declared = view.declared[view.trick];
  if (declared != kUndeclared)
    text += ", black led as " + colour_word(content, static_cast<Colour>(declared));
  return text;
}

std::string seat_line(const View& view, Seat s, const SeatNames& names, const Painter& painter) {
  const bool acts = view.to_act().contains(s);
  std::string line = acts ? "> " : "  ";
  line += padded(names[s.index], name_width(view, names));
  line += padded(std::to_string(view.hand_sizes[s.index]) + " tiles", 10);
  line += padded(points_number(2 * view.ones[s.index] + view.halves[s.index]) + " pts", 9);
  if (view.phase == Phase::kPass)
    line += std::to_string(view.chosen[s.index]) + " of 3 chosen";
  else if (view.phase >= Phase::kLead && view.phase != Phase::kEnd)
    for (int i = 0; i < view.seats(); ++i)
      if (view.player_of(view.trick, i) == s) {
        line += painter.tile(view.trick_plays(view.trick)[i]);
        line += i == 0 ? "  leads" : "";
      }
  return line;
}

std::string standing(const View& view, const SeatNames& names) {
  if (view.phase != Phase::kFollow) return {};
  const TrickResult result = seen_result(view, view.trick, view.position);
  std::string text =
      result.kind == TrickKind::kSolo ? "Winning as it stands: " : "A paradox stands to win: ";
  bool first = true;
  for (int i = 0; i < view.position; ++i)
    if ((result.winners >> i & 1) != 0) {
      text += (first ? "" : ", ") + names[view.player_of(view.trick, i).index];
      first = false;
    }
  return text + " (" + std::string(winning_clause(result).text()) + ")\n";
}

std::string last_trick(const View& view, const SeatNames& names, const Painter& painter) {
  if (view.trick == 0 || view.position != 0) return {};
  std::string text = "Last trick: ";
  for (int i = 0; i < view.seats(); ++i) {
    const Seat player = view.player_of(view.trick - 1, i);
    text += (i == 0 ? "" : "  ") + names[player.index] + " " +
            painter.tile(view.trick_plays(view.trick - 1)[i]);
  }
  return painter.quiet(text) + "\n";
}

std::string hand_rows(const Content& content, const View& view, Seat s, const Painter& painter) {
  std::string text;
  for (int t = 0; t < kTimeframes; ++t) {
    const auto timeframe = static_cast<Timeframe>(t);
    text +=
        "  " + padded(std::string(content.timeframes[static_cast<std::size_t>(t)].name.text()), 9);
    (view.hands[s.index] & TileSet::of_timeframe(timeframe)).for_each([&](Tile tile) {
      text += painter.tile(SeenTile::whole(tile)) + " ";
    });
    text += "\n";
  }
  return text;
}

std::string pass_lines(const View& view, Seat s, const SeatNames& names) {
  std::string text;
  const auto list = [](const Given& given) {
    std::string tiles;
    for (const Tile tile : given)
      if (tile != kNoTile) tiles += " " + to_text(tile);
    return tiles;
  };
  if (view.given[s.index][0] != kNoTile) text += "  You give" + list(view.given[s.index]);
  if (view.phase > Phase::kPass)
    text += ", and received" + list(view.given[view.giver(s).index]) + " from " +
            names[view.giver(s).index];
  return text.empty() ? text : text + ".\n";
}

}  // namespace

std::string Codec::drawing(const Content& content, const View& view, const SeatNames& names,
                           bool colour) {
  const Painter painter(colour);
  std::string text = heading(content, view, painter) + "\n\n";
  for (int s = 0; s < view.seats(); ++s) text += seat_line(view, seat(s), names, painter) + "\n";
  text += "\n" + standing(view, names) + last_trick(view, names, painter);
  for (int s = 0; s < view.seats(); ++s)
    if (view.knows_hand(seat(s)) && view.phase != Phase::kEnd) {
      text += names[static_cast<std::size_t>(s)] + "'s hand\n";
      text += hand_rows(content, view, seat(s), painter);
      text += painter.quiet(pass_lines(view, seat(s), names));
    }
  return text;
}

}  // namespace paradoxa::paradominetor
