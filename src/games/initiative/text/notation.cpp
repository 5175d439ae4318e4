#include "games/initiative/text/notation.hpp"

#include <algorithm>

#include "engine/enum_words.hpp"
#include "engine/id.hpp"
#include "engine/next_word.hpp"

namespace paradoxa::initiative {
namespace {

constexpr EnumWords<MoveKind, kMoveKinds> kMoveWords{
    "world",   "card",   "disc",      "goal",  "chief",   "draw",    "build",  "purple",
    "pass",    "done",   "end",       "keep",  "use",     "draft",   "credit", "rewind",
    "onto",    "search", "lose",      "give",  "trigger", "token",   "form",   "break",
    "place",   "take",   "stabilise", "lock",  "swap",    "anomaly", "first",  "second",
    "resolve", "add",    "column",    "shift", "advance"};

// The arguments of a move as its kind wants them; false when they are something else.
bool read_arguments(Move& move, std::string_view text) {
  const std::string_view first = next_word(text);
  const std::string_view second = text;
  int number = 0;
  const auto one = [&](bool right, int value) {
    move.a = static_cast<std::uint8_t>(value);
    return right && second.empty();
  };
  const auto digit = [&](char least, char most) {
    const bool right = first.size() == 1 && first[0] >= least && first[0] <= most;
    return one(right, right ? first[0] - least : 0);
  };
  switch (argument_of(move.kind)) {
    case Argument::kNothing: return first.empty() && second.empty();
    case Argument::kWorld: return parse_world(first, number) && one(true, number);
    case Argument::kGoal: return parse_goal(first, number) && one(true, number);
    case Argument::kLine: return parse_line(first, number) && one(true, number);
    case Argument::kSeat: return digit('0', '9');
    case Argument::kRow: return digit('1', '5');
    case Argument::kColumn: return digit('a', 'e');
    case Argument::kNumber: {
      const bool right = digit('1', '3');
      ++move.a;
      return right;
    }
    case Argument::kCard: {
      const auto card = parse_card(first);
      return card && one(true, card->id);
    }
    case Argument::kDisc: {
      const auto disc = parse_disc(first);
      return disc && one(true, disc->type);
    }
    case Argument::kModule: {
      const auto found = parse_module(first);
      return found && one(true, number_of(*found));
    }
    case Argument::kColour: {
      const auto c = parse_colour(first);
      return c && *c != Colour::kPurple && one(true, number_of(*c));
    }
    case Argument::kCell: {
      const auto cell = parse_cell(first);
      return cell && one(true, cell->index);
    }
    case Argument::kTwoCells: {
      const auto a = parse_cell(first), b = parse_cell(second);
      if (!a || !b || a->index >= b->index) return false;
      move = Move::swap(*a, *b);
      return true;
    }
    case Argument::kColourCard: {
      const auto c = parse_colour(first);
      const auto card = parse_card(second);
      if (!c || !card) return false;
      move = Move::with(move.kind, *c, *card);
      return true;
    }
    case Argument::kColourWorld: break;
  }
  const auto c = parse_colour(first);
  if (!c || !parse_world(second, number)) return false;
  move = Move::with(move.kind, *c, number);
  return true;
}

std::string_view wanted(Argument argument) {
  switch (argument) {
    case Argument::kNothing: return "no argument";
    case Argument::kWorld: return "a world such as W07";
    case Argument::kCard: return "a card such as W03-PA, XA-FU or PU2";
    case Argument::kDisc: return "a disc such as R1";
    case Argument::kGoal: return "a goal from G1 to G10";
    case Argument::kSeat: return "a seat number";
    case Argument::kModule: return "a module such as shift";
    case Argument::kColour: return "a colour: R, Y, B, K or W";
    case Argument::kColourCard: return "a colour and a card, such as R W03-PA";
    case Argument::kColourWorld: return "a colour and a world, such as K W07";
    case Argument::kCell: return "a cell such as a1";
    case Argument::kTwoCells: return "two cells such as a1 c3, the lower one first";
    case Argument::kLine: return "a line such as row2, colc or dia1";
    case Argument::kColumn: return "a column from a to e";
    case Argument::kRow: return "a row from 1 to 5";
    case Argument::kNumber: break;
  }
  return "1, 2 or 3";
}

}  // namespace

std::string to_text(Disc disc) {
  if (!disc.exists()) return "..";
  return {letter(disc.colour()), static_cast<char>('1' + disc.symbol())};
}

std::string to_text(Cell cell) {
  if (!cell.exists()) return "-";
  return {static_cast<char>('a' + cell.column()), static_cast<char>('1' + cell.row())};
}

std::string to_text(Card card) {
  if (!card.exists()) return "-";
  if (card.is_parallel()) return "PU" + std::to_string(card.id - kFirstParallel + 1);
  const std::string kind = "-" + std::string(kKindLetters[at(card.kind())]);
  if (card.is_world()) return world_text(card.world()) + kind;
  return "X" + std::string(1, static_cast<char>('A' + card.experiment())) + kind;
}

std::string to_text(Item item) {
  if (item.is_disc()) return to_text(item.disc());
  if (item.is_purple()) return "P";
  return item.exists() ? "t" + std::string(1, letter(item.colour())) : "-";
}

std::string world_text(int world) {
  return {'W', static_cast<char>('0' + world / 10), static_cast<char>('0' + world % 10)};
}

std::string goal_text(int goal) { return "G" + std::to_string(goal + 1); }

std::string line_text(int line) {
  if (line < kSide) return "row" + std::to_string(line + 1);
  if (line < kRowsAndColumns) return "col" + std::string(1, static_cast<char>('a' + line - kSide));
  return "dia" + std::to_string(line - kRowsAndColumns + 1);
}

std::string_view module_text(Module m) { return kModuleWords.of(m, "none"); }
std::string_view kind_text(MoveKind kind) { return kMoveWords.of(kind); }

bool parse_world(std::string_view text, int& world) {
  for (world = 0; world < kWorlds; ++world)
    if (world_text(world) == text) return true;
  world = 0;
  return false;
}

bool parse_goal(std::string_view text, int& goal) {
  for (goal = 0; goal < kGoals; ++goal)
    if (goal_text(goal) == text) return true;
  goal = 0;
  return false;
}

bool parse_item(std::string_view text, Item& item) {
  if (text == "P") {
    item = Item::purple();
    return true;
  }
  if (text.size() == 2 && text[0] == 't') {
    const auto c = parse_colour(text.substr(1));
    if (!c || *c == Colour::kPurple) return false;
    item = Item::token(*c);
    return true;
  }
  const auto disc = parse_disc(text);
  if (disc) item = Item::disc(*disc);
  return disc.has_value();
}

bool parse_line(std::string_view text, int& line) {
  for (line = 0; line < kLines; ++line)
    if (line_text(line) == text) return true;
  line = 0;
  return false;
}

std::string to_text(const Move& move) {
  std::string text(kind_text(move.kind));
  const std::string c(1, move.a <= kColours ? letter(move.colour()) : '?');
  switch (argument_of(move.kind)) {
    case Argument::kNothing: return text;
    case Argument::kWorld: return text + " " + world_text(move.world());
    case Argument::kCard: return text + " " + to_text(move.card());
    case Argument::kDisc: return text + " " + to_text(move.disc());
    case Argument::kGoal: return text + " " + goal_text(move.number());
    case Argument::kSeat:
    case Argument::kNumber: return text + " " + std::to_string(move.number());
    case Argument::kModule: return text + " " + std::string(module_text(move.module()));
    case Argument::kColour: return text + " " + c;
    case Argument::kColourCard: return text + " " + c + " " + to_text(move.card());
    case Argument::kColourWorld: return text + " " + c + " " + world_text(move.world());
    case Argument::kCell: return text + " " + to_text(move.cell());
    case Argument::kTwoCells:
      return text + " " + to_text(move.cell()) + " " + to_text(move.other_cell());
    case Argument::kLine: return text + " " + line_text(move.number());
    case Argument::kColumn:
      return text + " " + std::string(1, static_cast<char>('a' + move.number()));
    case Argument::kRow: break;
  }
  return text + " " + std::to_string(move.number() + 1);
}

Parsed<Move> parse_move(std::string_view text) {
  const std::string whole(text);
  const std::string_view word = next_word(text);
  const auto kind = kMoveWords.parse(word);
  if (!kind)
    return Parsed<Move>::wrong(
        "a move starts with draft, swap, place, end or another word of the notation, not '" +
        std::string(word) + "'");
  Move move = Move::of(*kind);
  // Each move has one spelling: no blank at the end, none twice.
  if (!read_arguments(move, text) || to_text(move) != whole)
    return Parsed<Move>::wrong("'" + std::string(word) + "' expects " +
                               std::string(wanted(argument_of(move.kind))) + ", not '" +
                               std::string(text) + "'");
  return move;
}

void fill_supplies(const Content& content, State& state) {
  CardSet placed = state.discards;
  int locks = content.locks - popcount(state.locked);
  int purple = content.purple;
  std::array<int, kDiscTypes> discs{};
  for (int& count : discs) count = content.disc_sets[state.options.seats];
  const auto take = [&](Disc disc) {
    if (disc.exists()) --discs[disc.type];
  };
  for (const CardSet& pile : state.piles) placed = placed | pile;
  for (const Card card : state.wormhole) placed.add(card);
  for (std::size_t s = 0; s < kMaxPlayers; ++s) {
    state.matrices[s].locks = 0;
    for (const ConsoleCard& entry : state.consoles[s]) {
      placed.add(entry.card);
      if (entry.card.is_nexus()) {
        --locks;
        state.matrices[s].locks |= content.card(entry.card).cell.bit();
      }
      for (const Item item : entry.items) {
        if (item.is_disc()) take(item.disc());
        purple -= item.is_purple() ? 1 : 0;
      }
    }
    for (int i = 0; i < kCells; ++i) take(state.matrices[s].at(Cell::at(i)));
  }
  for (const Disc disc : state.anomaly) take(disc);
  for (std::size_t i = 0; i < state.earned_size; ++i) take(state.earned[i]);
  for (std::size_t i = 0; i < kDiscTypes; ++i) {
    const int left = discs[i] - state.discarded.counts[i] - state.rival_discarded.counts[i];
    state.bag.counts[i] = static_cast<std::uint8_t>(std::clamp(left, 0, 255));
  }
  for (std::size_t s = 0; s < state.options.seats; ++s) {
    Tech& tech = state.tech[s];
    unsigned elsewhere = static_cast<unsigned>(tech.face_up | tech.used);
    for (std::size_t i = 0; i < tech.under_size; ++i) elsewhere |= bit(tech.under[i]);
    if (state.active.index == s)
      for (const Module m : state.drawn) elsewhere |= bit(m);
    tech.fresh = static_cast<std::uint8_t>(kAllModules & ~elsewhere);
  }
  state.hidden = CardSet::all() - placed;
  state.deck = static_cast<std::uint8_t>(std::max(0, state.hidden.size() - state.alternate));
  state.locks = static_cast<std::uint8_t>(std::max(0, locks));
  state.purple = static_cast<std::uint8_t>(std::max(0, purple));
}

}  // namespace paradoxa::initiative
