// Events as sentences, for logs and ears.
#include "games/initiative/codec.hpp"
#include "games/initiative/text/words.hpp"

namespace paradoxa::initiative {
namespace {

// What happened in words: of others, and of "You"; without a seat the sentence stands alone. What
// is not listed is not told: the drawing shows it.
struct EventWords {
  std::string_view event;
  std::string_view others;
  std::string_view you;
};
constexpr EventWords kEventWords[] = {
    {"glitch_start", "The glitch starts at {world}.", ""},
    {"reveal", "Space {space} shows {card}.", ""},
    {"anomaly", "The anomaly gets {disc}.", ""},
    {"goal", "Goal {space} is {goal}.", ""},
    {"chief", "is chief.", "are chief."},
    {"rival_draw", "draws {disc}.", ""},
    {"exchange", "puts {disc} into the anomaly for {item}.", ""},
    {"unseal", "had the secret goal {goal}.", ""},
    {"round", "begins round {round} as chief.", "begin round {round} as chief."},
    {"final_round", "begins the final round.", "begin the final round."},
    {"skip", "cannot act.", "cannot act."},
    {"keep", "keeps the module {module}.", "keep the module {module}."},
    {"draft", "drafts {card}.", "draft {card}."},
    {"trigger", "switches on the {colour} trigger.", "switch on the {colour} trigger."},
    {"swap", "swaps {cell} and {to}.", "swap {cell} and {to}."},
    {"anomaly_swap", "swaps {disc} at {cell} with the anomaly.",
     "swap {disc} at {cell} with the anomaly."},
    {"strand", "resolves a {colour} strand in {line}.", "resolve a {colour} strand in {line}."},
    {"earn", "earns {disc}.", "earn {disc}."},
    {"place", "puts {item} onto {card}.", "put {item} onto {card}."},
    {"complete", "completes {card}.", "complete {card}."},
    {"stabilise", "stabilises {world}.", "stabilise {world}."},
    {"lock", "locks {world}.", "lock {world}."},
    {"form", "forms the {colour} alliance.", "form the {colour} alliance."},
    {"break", "breaks {owner} {colour} alliance.", "break {owner} {colour} alliance."},
    {"credit", "credits {card} with the world saved.", "credit {card} with the world saved."},
    {"purple", "takes a purple particle.", "take a purple particle."},
    {"use", "uses the module {module}.", "use the module {module}."},
    {"rewind", "moves {card} back to column {column}.", "move {card} back to column {column}."},
    {"glitch", "The glitch moves {steps} to {world}.", ""},
    {"fracture", "{world} fractures.", ""},
    {"unlock", "{world} loses its lock.", ""},
    {"destroy", "destroys column {column}.", "destroy column {column}."},
    {"exchanged", "swaps {cell} and {to}.", "swap {cell} and {to}."},
    {"moved", "moves {item} from {from} to {card}.", "move {item} from {from} to {card}."},
    {"shift", "shifts row {row}.", "shift row {row}."},
    {"search", "takes {card} from the discard pile.", "take {card} from the discard pile."},
    {"lost", "loses {card}.", "lose {card}."},
    {"empty_bag", "The bag is empty: the discard piles go back into it.", ""},
    {"pawn", "The rival's pawn moves to space {space}.", ""},
    {"rival_card", "The rival takes {card}.", ""},
    {"repair", "The rival stabilises {world}.", ""},
    {"rival_lock", "The rival locks {world}.", ""},
    {"rival_token", "The rival takes the {colour} alliance.", ""},
    {"token_back", "The rival breaks {owner} {colour} alliance.", ""},
    {"penalty", "gives up {card}.", "give up {card}."},
};

// Alone the rival has no name among those at the table.
std::string name_of(const SeatNames& names, Seat s) {
  return s.index < names.size() ? names[s.index] : "The rival";
}

bool is_told_you(const SeatNames& names, Seat s) { return name_of(names, s) == "You"; }

std::string owner_of(const SeatNames& names, Seat s) {
  if (s == kNoSeat) return "";
  return is_told_you(names, s)    ? "your"
         : s.index < names.size() ? names[s.index] + "'s"
                                  : "the rival's";
}

void put_in(std::string& text, std::string_view mark, const std::string& words) {
  const std::size_t place = text.find(mark);
  if (place != std::string::npos) text.replace(place, mark.size(), words);
}

// Puts the fields of an event into its sentence.
class Filling {
 public:
  Filling(const Content& content, const SeatNames& names, const EventWords& words)
      : content_(content), names_(names), words_(words), text_(words.others) {}

  template <class T>
  void operator()(std::string_view key, const T& value, std::string_view) {
    put_in(text_, "{" + std::string(key) + "}", spoken(value));
  }
  void operator()(std::string_view key, Seat value, std::string_view) {
    if (key == "owner") return put_in(text_, "{owner}", owner_of(names_, value));
    seat_ = value;
    if (is_told_you(names_, value) && !words_.you.empty()) text_ = words_.you;
  }

  std::string sentence() const {
    return seat_ == kNoSeat ? text_ : name_of(names_, seat_) + " " + text_;
  }

 private:
  std::string spoken(Card card) const { return card_words(content_, card); }
  std::string spoken(Disc disc) const { return disc_words(content_, disc); }
  std::string spoken(Item item) const { return item_words(content_, item); }
  std::string spoken(World world) const { return world_words(content_, world.index); }
  std::string spoken(Goal goal) const { return goal_words(content_, goal.index); }
  std::string spoken(Colour colour) const { return colour_word(content_, colour); }
  std::string spoken(Module module) const { return module_words(content_, module); }
  std::string spoken(Cell cell) const { return to_text(cell); }
  std::string spoken(Line line) const { return line_words(line.index); }
  std::string spoken(CellList) const { return {}; }
  std::string spoken(MatrixColumn column) const {
    return std::string(1, static_cast<char>('a' + column.index));
  }
  std::string spoken(std::uint8_t number) const { return std::to_string(number); }

  const Content& content_;
  const SeatNames& names_;
  const EventWords& words_;
  std::string text_;
  Seat seat_ = kNoSeat;
};

template <class E>
std::string event_words(const Content& content, const E& e, const SeatNames& names) {
  for (const EventWords& words : kEventWords) {
    if (words.event != E::kName) continue;
    Filling filling(content, names, words);
    e.fields(filling);
    return filling.sentence();
  }
  return {};
}

std::string event_words(const Content& content, const SecretDealt& e, const SeatNames& names) {
  const std::string gets =
      is_told_you(names, e.seat) ? " get a secret goal" : " gets a secret goal";
  return name_of(names, e.seat) + gets +
         (e.goal.exists() ? ": " + goal_words(content, e.goal.index) + "." : ".");
}

std::string event_words(const Content& content, const ModuleDrawn& e, const SeatNames& names) {
  const std::string draws = is_told_you(names, e.seat) ? " draw " : " draws ";
  return name_of(names, e.seat) + draws + (exists(e.module) ? "the module " : "") +
         module_words(content, e.module) + ".";
}

std::string event_words(const Content&, const GameEnded& e, const SeatNames& names) {
  std::string winners;
  for (std::size_t s = 0; s < e.outcome.seats; ++s)
    if (e.outcome.ranks[s] == 1) winners += (winners.empty() ? "" : " and ") + names[s];
  const bool shared = e.outcome.winners() > 1;
  const std::string end = winners.empty() ? "The rival wins"
                                          : winners + (shared             ? " share the win"
                                                       : winners == "You" ? " win"
                                                                          : " wins");
  return "The game is over. " + end + " (" + std::string(e.clause.text()) + ").";
}

}  // namespace

std::string Codec::sentence(const Content& content, const Event& event, const SeatNames& names) {
  return std::visit([&](const auto& e) { return event_words(content, e, names); }, event);
}

}  // namespace paradoxa::initiative
