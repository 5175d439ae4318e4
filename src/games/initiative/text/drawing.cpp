// The table in text, for a terminal of 80 columns; with colour, discs wear theirs.
#include <algorithm>

#include "engine/brush.hpp"
#include "engine/wrapping.hpp"
#include "games/initiative/codec.hpp"
#include "games/initiative/text/words.hpp"

namespace paradoxa::initiative {
namespace {

class Painter : public Brush {
 public:
  Painter(const Content& content, bool colour) : Brush(colour), content_(content) {}

  std::string disc(Disc disc) const {
    return disc.exists() ? in_colour(disc.colour(), to_text(disc)) : "..";
  }
  std::string in_colour(Colour c, const std::string& text) const {
    return chip(content_.looks[at(c)], text);
  }

 private:
  const Content& content_;
};

std::string heading(const View& view) {
  if (view.ask == Ask::kOver) return "The end";
  if (view.phase == Phase::kSetup) return "Set-up";
  if (view.phase == Phase::kScoring) return "Scoring";
  return view.final_round != 0 ? "Final round" : "Round " + std::to_string(view.round);
}

// "W00 Amberlode", with a mark for locked, fractured and the glitch.
std::string worlds_lines(const Content& content, const View& view, const Painter& painter) {
  constexpr int kAcross = 5;
  constexpr std::size_t kWide = 16;
  std::string text;
  for (int w = 0; w < kWorlds; ++w) {
    const bool locked = (view.locked >> w & 1) != 0, broken = (view.fractured >> w & 1) != 0;
    std::string name = std::to_string(w) +
                       (locked   ? "+"
                        : broken ? "!"
                                 : " ") +
                       std::string(view.glitch == w ? "*" : "") + world_words(content, w);
    name.resize(std::min(kWide - 1, name.size()));
    const std::string padding(kWide - name.size(), ' ');
    text += (w % kAcross == 0 ? "  " : "") +
            (view.glitch == w ? painter.strong(name)
             : broken         ? painter.quiet(name)
                              : name) +
            (w % kAcross == kAcross - 1 ? "\n" : padding);
  }
  return text;
}

std::string short_card(const Content& content, Card card) {
  return to_text(card) + " [" + cost_words(content.card(card)) + "]";
}

std::string wormhole_line(const Content& content, const View& view) {
  std::string words;
  const int spaces = first_main_space(view.options) + main_spaces(view.options);
  for (int i = 0; i < spaces; ++i) {
    const Card card = view.wormhole[static_cast<std::size_t>(i)];
    if (i == kAlternateSpaces && view.options.has_alternate()) words += " |";
    words += (words.empty() ? "" : " ") + (card.exists() ? short_card(content, card) : "--");
  }
  return wrapped("wormhole " + words, {80, 2, 4});
}

std::string goals_line(const Content& content, const View& view) {
  std::string words;
  for (std::size_t i = 0; i < kGoalSpaces; ++i)
    if (view.goals[i] != kNoGoal)
      words += (words.empty() ? "" : ", ") + std::to_string(i + 1) + " " +
               goal_words(content, view.goals[i]);
  return words.empty() ? "" : wrapped("goals " + words, {80, 2, 4});
}

std::string tokens_of(const View& view, std::uint8_t holder) {
  std::string text;
  for (int c = 0; c < kColours; ++c)
    if (view.tokens[static_cast<std::size_t>(c)] == holder) text += letter(colour(c));
  return text.empty() ? "none" : text;
}

std::string table_lines(const Content& content, const View& view, const Painter& painter) {
  std::string anomaly;
  for (const Disc disc : view.anomaly) anomaly += " " + painter.disc(disc);
  return "  anomaly" + anomaly + "   deck " + std::to_string(view.deck) +
         (view.options.has_alternate() ? " + " + std::to_string(view.alternate) : "") + "   bag " +
         std::to_string(view.bag.total()) + "   purple " + std::to_string(view.purple) +
         "   locks " + std::to_string(view.locks) + "   alliances " + tokens_of(view, kInSupply) +
         "\n" + wormhole_line(content, view) + goals_line(content, view);
}

std::string console_words(const Content& content, const Console& console) {
  std::string words;
  for (int column = 1; column <= kColumns; ++column)
    for (const ConsoleCard& entry : console) {
      if (entry.column != column) continue;
      words += (words.empty() ? "" : ", ") + std::to_string(column) + ": " +
               short_card(content, entry.card);
      for (const Item item : entry.items)
        if (item.exists()) words += " " + to_text(item);
      if (entry.credits > 0) words += " +" + std::to_string(entry.credits);
    }
  return words.empty() ? "empty" : words;
}

std::string module_list(unsigned modules) {
  std::string text;
  for (int m = 0; m < kModules; ++m)
    if ((modules >> m & 1) != 0) text += (text.empty() ? "" : " ") + std::string(kModuleWords[m]);
  return text.empty() ? "none" : text;
}

std::string pile_words(const View& view, std::size_t s) {
  std::string text =
      std::to_string(view.pile_sizes[s]) + (view.pile_sizes[s] == 1 ? " card" : " cards");
  std::string cards;
  view.piles[s].for_each([&](Card card) { cards += " " + to_text(card); });
  return text + (cards.empty() ? "" : ":" + cards);
}

// The matrix with its letters; a lock is a bracket behind its disc.
std::string matrix_lines(const Matrix& matrix, const Painter& painter) {
  std::string text;
  for (int row = kSide - 1; row >= 0; --row) {
    text += "    " + std::to_string(row + 1) + " ";
    for (int c = 0; c < kSide; ++c) {
      const Cell cell = Cell::of(c, row);
      text += " " + painter.disc(matrix.at(cell)) + ((matrix.locks & cell.bit()) != 0 ? "]" : " ");
    }
    text += "\n";
  }
  return text + "       a   b   c   d   e\n";
}

std::string seat_block(const Content& content, const View& view, std::size_t s,
                       const SeatNames& names, const Painter& painter) {
  const bool acts = view.to_act().contains(seat(static_cast<int>(s)));
  std::string triggers;
  for (int c = 0; c < 3; ++c)
    if ((view.triggers[s] >> c & 1) != 0) triggers += letter(colour(c));
  std::string text = (acts ? "> " + painter.strong(names[s]) : "  " + names[s]) +
                     (view.chief.index == s ? "   chief" : "") + "   triggers " +
                     (triggers.empty() ? "none" : triggers) + "   alliances " +
                     tokens_of(view, static_cast<std::uint8_t>(s)) + "   modules " +
                     module_list(view.tech[s].face_up) + "\n";
  text += wrapped("console " + console_words(content, view.consoles[s]), {80, 4, 6});
  text += wrapped("scored " + pile_words(view, s), {80, 4, 6});
  return text + matrix_lines(view.matrices[s], painter);
}

std::string rival_block(const Content& content, const View& view) {
  return "  The rival   pawn " + std::to_string(content.circuit[view.pawn] + 1) + "   alliances " +
         tokens_of(view, 1) + "\n" + wrapped("scored " + pile_words(view, 1), {80, 4, 6});
}

std::string pending_lines(const Content& content, const View& view, const Painter& painter) {
  std::string text;
  if (view.earned_size > 0) {
    text += "  earned";
    for (std::size_t i = 0; i < view.earned_size; ++i) text += " " + painter.disc(view.earned[i]);
    text += "\n";
  }
  if (view.sum > 0) text += "  the glitch will move " + std::to_string(view.sum) + "\n";
  const bool own = view.viewer.is_seat() && view.viewer.seat().index < kMostSeats;
  if (own && view.secrets[view.viewer.seat().index] < kGoals)
    text +=
        "  your secret goal: " + goal_words(content, view.secrets[view.viewer.seat().index]) + "\n";
  return text;
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

std::string Codec::drawing(const Content& content, const View& view, const SeatNames& names,
                           bool colour) {
  const Painter painter(content, colour);
  std::string text = painter.strong(heading(view)) +
                     painter.quiet("   * glitch   + locked   ! fractured   ] lock on a disc") +
                     "\n" + worlds_lines(content, view, painter) +
                     table_lines(content, view, painter);
  for (int s = 0; s < view.seats(); ++s)
    text += seat_block(content, view, static_cast<std::size_t>(s), names, painter);
  if (view.options.solo()) text += rival_block(content, view);
  return trimmed(text + pending_lines(content, view, painter));
}

}  // namespace paradoxa::initiative
