// The table in text, for a terminal of 80 columns; discs are coloured if colour is on.
#include <algorithm>

#include "engine/brush.hpp"
#include "engine/wrapping.hpp"
#include "games/initiative/codec.hpp"
#include "words/narrator.hpp"

namespace paradoxa::initiative {
namespace {

class Painter : public Brush {
 public:
  Painter(const Content& content, const Narrator& narrator, const Naming& naming, bool colour)
      : Brush(colour), content_(content), narrator_(narrator), naming_(naming) {}

  std::string disc(Disc disc) const {
    return disc.exists() ? chip(content_.looks[at(disc.colour())], to_text(disc)) : "..";
  }
  template <class Discs>
  std::string discs(const Discs& discs) const {
    std::string text;
    for (const Disc one : discs) text += (text.empty() ? "" : " ") + disc(one);
    return text;
  }
  std::string say(std::string_view key, const json::object& fields = {}) const {
    return narrator_.say("terminal." + std::string(key), fields, naming_);
  }
  std::string stage(std::string_view stage) const { return narrator_.stage(stage); }
  std::string goal(int goal) const { return narrator_.term("goal", json::string(goal_text(goal))); }
  std::string world(int world) const {
    return narrator_.term("world", json::string(world_text(world)));
  }
  const std::string& name(std::size_t s) const { return naming_.names[s]; }

  // "W03-PA [R Y A]".
  std::string card(Card card) const {
    const CardText& text = content_.card(card);
    std::string cost;
    for (std::size_t i = 0; i < static_cast<std::size_t>(text.particles + text.planets); ++i) {
      if (i > 0) cost += ' ';
      cost += kSlotLetters[static_cast<std::size_t>(text.slots[i])];
    }
    if (text.cell.exists()) cost = say("strand", {{"cell", to_text(text.cell)}});
    return to_text(card) + " [" + cost + "]";
  }

 private:
  const Content& content_;
  const Narrator& narrator_;
  const Naming& naming_;
};

std::string heading(const View& view, const Painter& painter) {
  if (view.ask == Ask::kOver) return painter.stage("end");
  if (view.phase == Phase::kSetup) return painter.stage("set-up");
  if (view.phase == Phase::kScoring) return painter.stage("scoring");
  return painter.stage(view.final_round != 0 ? "final round"
                                             : "round " + std::to_string(view.round));
}

// "3 Nethervale", with a mark for locked, fractured and the glitch.
std::string worlds_lines(const View& view, const Painter& painter) {
  constexpr int kAcross = 5;
  constexpr std::size_t kWide = 16;
  std::string text;
  for (int w = 0; w < kWorlds; ++w) {
    const bool locked = (view.locked >> w & 1) != 0, broken = (view.fractured >> w & 1) != 0;
    std::string name = std::to_string(w) +
                       (locked   ? "+"
                        : broken ? "!"
                                 : " ") +
                       std::string(view.glitch == w ? "*" : "") + painter.world(w);
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

std::string wormhole_line(const View& view, const Painter& painter) {
  std::string words;
  const int spaces = first_main_space(view.options) + main_spaces(view.options);
  for (int i = 0; i < spaces; ++i) {
    const Card card = view.wormhole[static_cast<std::size_t>(i)];
    if (i == kAlternateSpaces && view.options.has_alternate()) words += " |";
    words += (words.empty() ? "" : " ") + (card.exists() ? painter.card(card) : "--");
  }
  return wrapped(painter.say("wormhole", {{"list", words}}), {80, 2, 4});
}

std::string goals_line(const View& view, const Painter& painter) {
  std::string words;
  for (std::size_t i = 0; i < kGoalSpaces; ++i)
    if (view.goals[i] != kNoGoal)
      words +=
          (words.empty() ? "" : ", ") + std::to_string(i + 1) + " " + painter.goal(view.goals[i]);
  return words.empty() ? "" : wrapped(painter.say("goals", {{"goals", words}}), {80, 2, 4});
}

std::string tokens_of(const View& view, std::uint8_t holder, const Painter& painter) {
  std::string text;
  for (int c = 0; c < kColours; ++c)
    if (view.tokens[static_cast<std::size_t>(c)] == holder) text += letter(colour(c));
  return text.empty() ? painter.say("none") : text;
}

std::string table_lines(const View& view, const Painter& painter) {
  json::object fields{{"anomaly", painter.discs(view.anomaly)},
                      {"deck", view.deck},
                      {"bag", view.bag.total()},
                      {"purple", view.purple},
                      {"locks", view.locks},
                      {"alliances", tokens_of(view, kInSupply, painter)}};
  if (view.options.has_alternate()) fields["alternate"] = view.alternate;
  return "  " + painter.say("table", fields) + "\n" + wormhole_line(view, painter) +
         goals_line(view, painter);
}

std::string console_words(const Console& console, const Painter& painter) {
  std::string words;
  for (int column = 1; column <= kColumns; ++column)
    for (const ConsoleCard& entry : console) {
      if (entry.column != column) continue;
      words +=
          (words.empty() ? "" : ", ") + std::to_string(column) + ": " + painter.card(entry.card);
      for (const Item item : entry.items)
        if (item.exists()) words += " " + to_text(item);
      if (entry.credits > 0) words += " +" + std::to_string(entry.credits);
    }
  return words.empty() ? painter.say("empty") : words;
}

std::string module_list(unsigned modules, const Painter& painter) {
  std::string text;
  for (std::size_t m = 0; m < kModules; ++m)
    if ((modules >> m & 1) != 0) text += (text.empty() ? "" : " ") + std::string(kModuleWords[m]);
  return text.empty() ? painter.say("none") : text;
}

std::string pile_line(const View& view, std::size_t s, const Painter& painter) {
  std::string cards;
  view.piles[s].for_each([&](Card card) { cards += (cards.empty() ? "" : " ") + to_text(card); });
  const json::object fields{{"n", view.pile_sizes[s]}, {"list", cards}};
  return wrapped(painter.say("scored", fields), {80, 4, 6});
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

std::string seat_block(const View& view, std::size_t s, const Painter& painter) {
  const bool acts = view.to_act().contains(seat(static_cast<int>(s)));
  std::string triggers;
  for (int c = 0; c < 3; ++c)
    if ((view.triggers[s] >> c & 1) != 0) triggers += letter(colour(c));
  const json::object fields{{"is_chief", view.chief.index == s},
                            {"triggers", triggers.empty() ? painter.say("none") : triggers},
                            {"alliances", tokens_of(view, static_cast<std::uint8_t>(s), painter)},
                            {"modules", module_list(view.tech[s].face_up, painter)}};
  const std::string& name = painter.name(s);
  return (acts ? "> " + painter.strong(name) : "  " + name) + painter.say("seat", fields) + "\n" +
         wrapped(painter.say("console", {{"list", console_words(view.consoles[s], painter)}}),
                 {80, 4, 6}) +
         pile_line(view, s, painter) + matrix_lines(view.matrices[s], painter);
}

std::string rival_block(const Content& content, const View& view, const Painter& painter) {
  const json::object fields{{"space", content.circuit[view.pawn] + 1},
                            {"alliances", tokens_of(view, 1, painter)}};
  return "  " + painter.say("rival", fields) + "\n" + pile_line(view, 1, painter);
}

std::string pending_lines(const View& view, const Painter& painter) {
  std::string text;
  if (view.earned_size > 0) {
    const std::span<const Disc> earned(view.earned.data(), view.earned_size);
    text += "  " + painter.say("earned", {{"discs", painter.discs(earned)}}) + "\n";
  }
  if (view.sum > 0) text += "  " + painter.say("heading", {{"sum", view.sum}}) + "\n";
  const bool own = view.viewer.is_seat() && view.viewer.seat().index < kMaxPlayers;
  if (own && view.secrets[view.viewer.seat().index] < kGoals)
    text += "  " +
            painter.say("secret", {{"goal", goal_text(view.secrets[view.viewer.seat().index])}}) +
            "\n";
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

std::string Codec::drawing(const Content& content, const View& view, const Narrator& narrator,
                           const Naming& naming, bool colour) {
  const Painter painter(content, narrator, naming, colour);
  std::string text = painter.strong(heading(view, painter)) +
                     painter.quiet("   " + painter.say("legend")) + "\n" +
                     worlds_lines(view, painter) + table_lines(view, painter);
  for (int s = 0; s < view.seats(); ++s)
    text += seat_block(view, static_cast<std::size_t>(s), painter);
  if (view.options.solo()) text += rival_block(content, view, painter);
  return trimmed(text + pending_lines(view, painter));
}

}  // namespace paradoxa::initiative
