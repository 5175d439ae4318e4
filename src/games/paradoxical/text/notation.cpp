#include "games/paradoxical/text/notation.hpp"

#include "engine/enum_words.hpp"
#include "engine/next_word.hpp"

namespace paradoxa::paradoxical {
namespace {

constexpr EnumWords<MoveKind, kMoveKinds> kMoveWords{
    "start",   "top",     "snatch", "build",  "claim",    "stop",     "agree",   "decline",
    "deck",    "victim",  "effect", "add",    "room",     "drop",     "discard", "pick",
    "cycle",   "salvage", "lure",   "take",   "give",     "exchange", "neutral", "trade",
    "partner", "target",  "tithe",  "shield", "recharge", "copy",     "set",     "indifferent"};

struct ProgramWord {
  Program program;
  std::string_view word;
};
constexpr ProgramWord kProgramWords[] = {{Program::kBuild, "build"},
                                         {Program::kAdd, "add"},
                                         {Program::kEightClaimed, "eight_claimed"},
                                         {Program::kTenClaimed, "ten_claimed"},
                                         {Program::kStartCards, "start_cards"}};

// The number of a seat or deck as it is written: decks count from 1.
Parsed<Move> numbered_move(MoveKind kind, std::string_view text) {
  const bool deck = kind == MoveKind::kDeck;
  const char least = deck ? '1' : '0', most = deck ? '2' : '9';
  if (text.size() == 1 && text[0] >= least && text[0] <= most)
    return Move::numbered(kind, text[0] - least);
  return Parsed<Move>::wrong("'" + std::string(kind_text(kind)) + "' expects " +
                             (deck ? "1 or 2" : "a seat number") + ", not '" + std::string(text) +
                             "'");
}

// Ascending, so that each set has one spelling.
Parsed<Move> cards_move(MoveKind kind, std::string_view text) {
  using Answer = Parsed<Move>;
  Move move = Move::plain(kind);
  std::size_t wanted = 4;
  if (kind == MoveKind::kSet) {
    const std::string_view word = next_word(text);
    const auto found = kSetWords.parse(word);
    if (!found)
      return Answer::wrong("'set' expects two_pair, full_house or straight, not '" +
                           std::string(word) + "'");
    move.number = static_cast<std::uint8_t>(*found);
    wanted = static_cast<std::size_t>(set_size(*found));
  }
  std::size_t count = 0;
  for (bool more = true; more; ++count) {
    more = text.find(' ') != std::string_view::npos;
    const auto label = parse_label(next_word(text));
    if (!label || count == wanted) break;
    if (count > 0 && label->card().id <= move.cards[count - 1].card().id) break;
    if (count > 0 && label->two_decks() != move.cards[0].two_decks()) break;
    move.cards[count] = *label;
    if (!more && count + 1 == wanted) return move;
  }
  return Answer::wrong("'" + std::string(kind_text(kind)) + "' expects " + std::to_string(wanted) +
                       " cards such as K7, in the order K, S, T, V and by value");
}

}  // namespace

std::string face_text(int face) {
  const Card card = Card::at(face);
  return std::string(1, letter(card.domain())) + std::to_string(card.value());
}

std::string to_text(Label label) {
  if (!label.exists()) return "-";
  std::string text = face_text(label.card().face());
  if (label.two_decks()) text.push_back(label.card().copy() == 0 ? 'a' : 'b');
  return text;
}

std::string_view kind_text(MoveKind kind) { return kMoveWords.of(kind); }
std::string_view kind_text(ParadoxKind kind) { return kSetWords.of(kind); }

std::string program_text(Program program) {
  if (is_effect(program)) return face_text(static_cast<int>(program));
  for (const ProgramWord& known : kProgramWords)
    if (known.program == program) return std::string(known.word);
  return "none";
}

bool parse_program(std::string_view text, Program& program) {
  for (const ProgramWord& known : kProgramWords)
    if (known.word == text) {
      program = known.program;
      return true;
    }
  const auto label = parse_label(text);
  if (!label || label->two_decks()) return false;
  program = program_of(label->card());
  return true;
}

std::string step_text(const Step& step) {
  if (step.op == Op::kCheckPool) return "CHECK";
  std::string text(kOpNames[static_cast<std::size_t>(step.op)]);
  if (step.optional != 0) text.push_back('?');
  for (const char kind : parameters_of(step.op)) {
    text.push_back(' ');
    if (kind == 'w') {
      text += step.way == Way::kTableau ? "T" : "H";
    } else if (kind == 'r') {
      text += step.way == Way::kAny        ? "ANY"
              : step.way == Way::kSameDeck ? "SAMEDECK"
              : step.way == Way::kUp       ? "UP"
                                           : "DOWN";
    } else if (kind == 'd' && step.n == kAllDepth) {
      text += "ALL";
    } else {
      text += std::to_string(kind == 'k' || kind == 'b' ? step.k : step.n);
    }
  }
  return text;
}

std::string to_text(const Move& move) {
  std::string text(kind_text(move.kind));
  switch (argument_of(move.kind)) {
    case Argument::kNothing: return text;
    case Argument::kNumber:
      return text + " " + std::to_string(move.number + (move.kind == MoveKind::kDeck ? 1 : 0));
    case Argument::kCard: return text + " " + to_text(move.cards[0]);
    case Argument::kCards: break;
  }
  if (move.kind == MoveKind::kSet) text += " " + std::string(kind_text(move.set_kind()));
  for (const Label label : move.cards)
    if (label != kNoLabel) text += " " + to_text(label);
  return text;
}

Parsed<Move> parse_move(std::string_view text) {
  const bool alone = text.find(' ') == std::string_view::npos;
  const std::string_view word = next_word(text);
  const auto kind = kMoveWords.parse(word);
  if (!kind)
    return Parsed<Move>::wrong(
        "a move starts with build, claim, effect, add, deck, top or another word of the notation, "
        "not '" +
        std::string(word) + "'");
  switch (argument_of(*kind)) {
    case Argument::kNothing:
      if (alone) return Move::plain(*kind);
      return Parsed<Move>::wrong("'" + std::string(word) + "' stands alone");
    case Argument::kNumber: return numbered_move(*kind, text);
    case Argument::kCards: return cards_move(*kind, text);
    case Argument::kCard: break;
  }
  if (const auto label = parse_label(text)) return Move::with(*kind, *label);
  return Parsed<Move>::wrong("'" + std::string(word) +
                             "' expects a card such as K7 (K7a or K7b with four players), not '" +
                             std::string(text) + "'");
}

void fill_decks(State& state) {
  CardSet placed = state.pool;
  for (const CardSet& tableau : state.tableaux) placed = placed | tableau;
  for (const Hand& hand : state.hands) placed = placed | hand.set();
  for (const Pile& pile : state.piles) {
    for (int i = 0; i < pile.discards; ++i) placed.add(pile.discard(i));
    for (int i = 0; i < pile.ordered; ++i) placed.add(pile.ordered_at(i));
  }
  for (std::size_t i = 0; i < state.aside_size; ++i) placed.add(state.aside[i]);
  placed.add(state.held);
  state.face_down = CardSet::all(state.options.two_decks()) - placed;
}

}  // namespace paradoxa::paradoxical
