// The table in text, for a terminal of 80 columns; cards are coloured if colour is on.
#include <algorithm>

#include "engine/brush.hpp"
#include "engine/wrapping.hpp"
#include "games/paradoxical/codec.hpp"
#include "words/narrator.hpp"

namespace paradoxa::paradoxical {
namespace {

class Painter : public Brush {
 public:
  Painter(const Content& content, const Narrator& narrator, const Naming& naming, bool colour)
      : Brush(colour), content_(content), narrator_(narrator), naming_(naming) {}

  std::string card(Label label, const std::string& marks = "") const {
    const auto& look = content_.domains[static_cast<std::size_t>(label.card().domain())];
    return chip(look, to_text(label)) + marks;
  }
  std::string say(std::string_view key, const json::object& fields = {}) const {
    return narrator_.say("terminal." + std::string(key), fields);
  }
  std::string stage(std::string_view stage) const { return narrator_.stage(stage); }
  std::string title(Card card) const {
    return narrator_.term("card", json::string(face_text(card.face())), "title");
  }
  std::string effect(Card card) const {
    return narrator_.term("card", json::string(face_text(card.face())), "text");
  }
  const std::string& name(Seat s) const { return naming_.names[s.index]; }

 private:
  const Content& content_;
  const Narrator& narrator_;
  const Naming& naming_;
};

std::string marks_of(const View& view, Card card) {
  std::string marks;
  if (view.used.contains(card)) marks += "!";
  if (view.down.contains(card)) marks += "-";
  if (view.shielded.contains(card)) marks += "+";
  return marks;
}

std::string cards_line(const View& view, const CardSet& cards, const Painter& painter) {
  std::string line;
  cards.for_each([&](Card card) {
    line += (line.empty() ? "" : " ") + painter.card(view.label(card), marks_of(view, card));
  });
  return line.empty() ? painter.quiet(painter.say("empty")) : line;
}

// The newest cards of a discard pile, top first.
std::string discards_line(const View& view, Deck d, const Painter& painter) {
  constexpr int kShown = 7;
  const Pile& pile = view.piles[d.index];
  std::string line;
  for (int i = 0; i < pile.discards && i < kShown; ++i)
    line += (i == 0 ? "" : " ") + painter.card(view.label(pile.discard(i)));
  if (pile.discards > kShown) line += " " + painter.say("more", {{"n", pile.discards - kShown}});
  return line.empty() ? painter.quiet(painter.say("no_discards"))
                      : painter.say("discards", {{"list", line}});
}

std::string deck_line(const View& view, Deck d, const Painter& painter) {
  const int size = view.deck_sizes[d.index];
  std::string count = std::to_string(size);
  count.insert(0, 3 - std::min<std::size_t>(3, count.size()), ' ');
  return "  " + painter.say("deck", {{"deck", d.number()}, {"size", count}, {"count", size}}) +
         "  " + discards_line(view, d, painter) + "\n";
}

// "hand 3 (K13! T8!, 1 of deck 2)".
std::string hand_words(const View& view, Seat s, const Painter& painter) {
  int hidden[kDecks] = {};
  std::string inside;
  for (const SeenCard& seen : view.hands[s.index])
    if (seen.hidden())
      ++hidden[seen.deck().index];
    else
      inside += (inside.empty() ? "" : " ") + to_text(view.label(seen.card())) +
                marks_of(view, seen.card());
  for (int d = 0; d < kDecks; ++d)
    if (hidden[d] > 0)
      inside += (inside.empty() ? "" : ", ") +
                painter.say("of_deck", {{"n", hidden[d]}, {"deck", d + 1}});
  return painter.say("hand", {{"size", view.hands[s.index].size}}) +
         (inside.empty() ? "" : " (" + inside + ")");
}

// Words from column `from` on, further lines indented a little: a card's text is a few sentences.
std::string prose(std::string_view words, std::size_t from) {
  constexpr std::size_t kWidth = 80, kHanging = 4;
  std::string text;
  std::size_t column = from;
  while (!words.empty()) {
    const std::string_view word = words.substr(0, words.find(' '));
    words.remove_prefix(std::min(words.size(), word.size() + 1));
    const bool fits = column + 1 + word.size() <= kWidth;
    text += (fits ? " " : "\n" + std::string(kHanging, ' ')) + std::string(word);
    column = (fits ? column + 1 : kHanging) + word.size();
  }
  return text;
}

std::string seat_lines(const View& view, Seat s, const Painter& painter) {
  const std::string& name = painter.name(s);
  const std::string count = painter.say("tokens", {{"n", view.tokens[s.index]}});
  const bool ready = has_paradox(view.options, view.face_up(s));
  const std::string claim = ready ? "   " + painter.say("can_claim") : "";
  const std::size_t width = 2 + name.size() + 3 + count.size() + claim.size() + 2;
  return (view.to_act().contains(s) ? "> " + painter.strong(name) : "  " + name) + "   " + count +
         painter.strong(claim) + "  " + prose(hand_words(view, s, painter), width) + "\n    " +
         cards_line(view, view.tableaux[s.index], painter) + "\n";
}

// What hand cards do: names alone say little to a newcomer. Where an action is asked for, the
// choices say it.
std::string own_hand(const View& view, Seat s, const Painter& painter) {
  const bool told_below = view.ask == Ask::kAction && view.to_act().contains(s);
  std::string text = "\n" + painter.strong(painter.say("own_hand")) + "\n";
  for (const SeenCard& seen : view.hands[s.index]) {
    const Card card = seen.card();
    const std::string marks = marks_of(view, card);
    std::string words = painter.title(card);
    if (!told_below || view.used.contains(card)) words += ": " + painter.effect(card);
    const std::size_t from = 2 + to_text(view.label(card)).size() + marks.size();
    text += "  " + painter.card(view.label(card), marks) + prose(words, from) + "\n";
  }
  return text;
}

std::string aside_line(const View& view, const Painter& painter) {
  std::string line;
  for (std::size_t i = 0; i < view.aside_size; ++i) {
    const bool hidden = view.aside[i] == View::kUnknown;
    line += " " + (hidden ? std::string("?") : painter.card(view.label(view.aside[i])));
  }
  return line.empty() ? line : "  " + painter.say("aside") + line + "\n";
}

std::string title(const View& view, const Painter& painter) {
  if (view.ask == Ask::kOver) return painter.stage("end");
  if (view.ask == Ask::kStart) return painter.stage("start");
  return painter.stage("round " + std::to_string(view.turn / view.seats() + 1));
}

std::string without_blanks_at_ends(std::string_view text) {
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
  std::string text =
      painter.strong(title(view, painter)) + painter.quiet("   " + painter.say("legend")) + "\n";
  for (const Deck d : {kDeck1, kDeck2}) text += deck_line(view, d, painter);
  text += "  " + padded(painter.say("pool"), 7) + cards_line(view, view.pool, painter) + "\n" +
          aside_line(view, painter);
  for (int s = 0; s < view.seats(); ++s) text += seat_lines(view, seat(s), painter);
  if (view.viewer.is_seat() && view.hands[view.viewer.seat().index].size > 0 &&
      view.ask != Ask::kOver)
    text += own_hand(view, view.viewer.seat(), painter);
  return without_blanks_at_ends(text);
}

}  // namespace paradoxa::paradoxical
