// Events as sentences, for logs and ears.
#include "games/initiative/codec.hpp"
#include "games/initiative/text/words.hpp"

namespace paradoxa::initiative {
namespace {

// What happened in words. Before the bar the verb for others, behind it the one for "You"; without
// a seat the sentence stands alone. An empty one is not told: the drawing shows it.
struct WhatWords {
  std::string_view others;
  std::string_view you;
};
constexpr WhatWords kWhatWords[kWhats] = {
    {"The glitch starts at {world}.", ""},
    {"Space {number} shows {card}.", ""},
    {"The anomaly gets {disc}.", ""},
    {"Goal {space} is {goal}.", ""},
    {"is chief.", "are chief."},
    {"", ""},
    {"draws {disc}.", ""},
    {"puts {disc} into the anomaly for {item}.", ""},
    {"had the secret goal {goal}.", ""},
    {"begins round {number} as chief.", "begin round {number} as chief."},
    {"begins the final round.", "begin the final round."},
    {"", ""},
    {"cannot act.", "cannot act."},
    {"keeps the module {module}.", "keep the module {module}."},
    {"drafts {card}.", "draft {card}."},
    {"switches on the {colour} trigger.", "switch on the {colour} trigger."},
    {"swaps {cell} and {to}.", "swap {cell} and {to}."},
    {"swaps {disc} at {cell} with the anomaly.", "swap {disc} at {cell} with the anomaly."},
    {"resolves a {colour} strand in {line}.", "resolve a {colour} strand in {line}."},
    {"earns {disc}.", "earn {disc}."},
    {"puts {item} onto {card}.", "put {item} onto {card}."},
    {"completes {card}.", "complete {card}."},
    {"stabilises {world}.", "stabilise {world}."},
    {"locks {world}.", "lock {world}."},
    {"forms the {colour} alliance.", "form the {colour} alliance."},
    {"breaks {owner} {colour} alliance.", "break {owner} {colour} alliance."},
    {"credits {card} with the world saved.", "credit {card} with the world saved."},
    {"takes a purple particle.", "take a purple particle."},
    {"uses the module {module}.", "use the module {module}."},
    {"moves {card} back to column {number}.", "move {card} back to column {number}."},
    {"The glitch moves {number} to {world}.", ""},
    {"{world} fractures.", ""},
    {"{world} loses its lock.", ""},
    {"", ""},
    {"destroys column {column}.", "destroy column {column}."},
    {"swaps {cell} and {to}.", "swap {cell} and {to}."},
    {"moves {item} from {from} to {card}.", "move {item} from {from} to {card}."},
    {"shifts row {row}.", "shift row {row}."},
    {"takes {card} from the discard pile.", "take {card} from the discard pile."},
    {"", ""},
    {"loses {card}.", "lose {card}."},
    {"", ""},
    {"The bag is empty: the discard piles go back into it.", ""},
    {"", ""},
    {"The rival's pawn moves to space {number}.", ""},
    {"The rival takes {card}.", ""},
    {"The rival stabilises {world}.", ""},
    {"The rival locks {world}.", ""},
    {"The rival takes the {colour} alliance.", ""},
    {"The rival breaks {owner} {colour} alliance.", ""},
    {"gives up {card}.", "give up {card}."},
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

template <bool Reveals>
std::string event_words(const Content& content, const Deed<Reveals>& e, const SeatNames& names) {
  const WhatWords& words = kWhatWords[static_cast<std::size_t>(e.what)];
  if (words.others.empty()) return {};
  const bool you = e.seat != kNoSeat && is_told_you(names, e.seat) && !words.you.empty();
  std::string text(you ? words.you : words.others);
  put_in(text, "{card}", card_words(content, e.card));
  put_in(text, "{from}", card_words(content, e.from));
  put_in(text, "{disc}", disc_words(content, e.disc));
  if (e.item.exists()) put_in(text, "{item}", item_words(content, e.item));
  if (e.world != kNoWorld) put_in(text, "{world}", world_words(content, e.world));
  put_in(text, "{cell}", to_text(e.cell));
  put_in(text, "{to}", to_text(e.to));
  put_in(text, "{number}", std::to_string(e.number));
  put_in(text, "{row}", std::to_string(e.number + 1));
  put_in(text, "{space}", std::to_string(e.to.index + 1));
  put_in(text, "{column}", std::string(1, static_cast<char>('a' + e.number % kSide)));
  put_in(text, "{goal}", goal_words(content, e.number));
  put_in(text, "{line}", line_words(e.number));
  put_in(text, "{colour}", colour_word(content, e.colour));
  put_in(text, "{module}", module_words(content, e.module));
  put_in(text, "{owner}", owner_of(names, e.owner));
  return e.seat == kNoSeat ? text : name_of(names, e.seat) + " " + text;
}

std::string event_words(const Content& content, const SecretDealt& e, const SeatNames& names) {
  const std::string gets =
      is_told_you(names, e.seat) ? " get a secret goal" : " gets a secret goal";
  return name_of(names, e.seat) + gets +
         (e.goal == kNoGoal ? "." : ": " + goal_words(content, e.goal) + ".");
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
