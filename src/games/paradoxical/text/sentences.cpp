// Events as sentences, for logs and ears.
#include "games/paradoxical/codec.hpp"
#include "games/paradoxical/text/words.hpp"

namespace paradoxa::paradoxical {
namespace {

// A lone person at a terminal is called "You": verbs then agree, and there is no "You's".
bool is_you(const SeatNames& names, Seat s) { return names[s.index] == "You"; }

// "Ann takes", "You take".
std::string does(const SeatNames& names, Seat s, std::string_view one, std::string_view you) {
  return names[s.index] + " " + std::string(is_you(names, s) ? you : one);
}

// "Ann's", "your".
std::string whose(const SeatNames& names, Seat s) {
  return is_you(names, s) ? "your" : names[s.index] + "'s";
}

template <class Labels>
std::string card_list(const Labels& labels) {
  std::string text;
  for (const Label label : labels) text += (text.empty() ? "" : " ") + to_text(label);
  return text;
}

std::string told(const Content&, const Started& e, const SeatNames& names) {
  return does(names, e.seat, "starts.", "start.");
}

// The drawing shows whose turn it is.
std::string told(const Content&, const TurnBegun&, const SeatNames&) { return {}; }

std::string told(const Content&, const Passed& e, const SeatNames& names) {
  return does(names, e.seat, "cannot act and passes.", "cannot act and pass.");
}

std::string told(const Content&, const Rebuilt& e, const SeatNames&) {
  return "Deck " + std::to_string(e.deck.number()) + " is rebuilt from " +
         std::to_string(e.cards.size()) + (e.cards.size() == 1 ? " card." : " cards.");
}

// What happens to a card, in words; {} stands for the card, [] for its owner.
struct CardWords {
  std::string_view event;
  std::string_view one;
  std::string_view you;
};
constexpr CardWords kCardWords[] = {
    {"effect", "uses the effect of {}.", "use the effect of {}."},
    {"build", "builds {}.", "build {}."},
    {"add", "adds {} to the tableau.", "add {} to your tableau."},
    {"place", "puts {} into the tableau.", "put {} into your tableau."},
    {"room", "discards {} to make room.", "discard {} to make room."},
    {"discard", "discards {} from the hand.", "discard {} from your hand."},
    {"drop", "discards {} from the pool.", "discard {} from the pool."},
    {"seed", "reveals {} into the pool.", "reveal {} into the pool."},
    {"reveal", "reveals {}.", "reveal {}."},
    {"cast", "discards {}.", "discard {}."},
    {"cycle", "discards {} from the tableau.", "discard {} from your tableau."},
    {"salvage", "takes {} from a discard pile.", "take {} from a discard pile."},
    {"take", "takes {} from the pool.", "take {} from the pool."},
    {"give", "puts {} into the pool.", "put {} into the pool."},
    {"lure", "hunts for a match of {}.", "hunt for a match of {}."},
    {"mask", "turns [] {} face down.", "turn [] {} face down."},
    {"bounce", "returns [] {} to the hand.", "return [] {} to the hand."},
    {"raid", "discards [] {}.", "discard [] {}."},
    {"snatch", "takes {} from [] hand.", "take {} from [] hand."},
    {"tithe", "pays {} into the pool.", "pay {} into the pool."},
    {"copy", "copies the effect of [] {}.", "copy the effect of [] {}."},
};

void replace(std::string& text, std::string_view mark, const std::string& with) {
  const std::size_t at = text.find(mark);
  if (at == std::string::npos) return;
  // A card without an owner leaves no double blank.
  const std::size_t length = with.empty() ? mark.size() + 1 : mark.size();
  text.replace(at, length, with);
}

// Every event that is told by one card.
template <class E>
std::string told(const Content& content, const E& e, const SeatNames& names) {
  for (const CardWords& words : kCardWords) {
    if (words.event != E::kName) continue;
    std::string text(is_you(names, e.seat) ? words.you : words.one);
    replace(text, "{}", card_words(content, e.card));
    if constexpr (requires { e.owner; })
      replace(text, "[]", e.owner == kNoSeat ? "" : whose(names, e.owner));
    return names[e.seat.index] + " " + text;
  }
  return {};
}

std::string told(const Content& content, const Drew& e, const SeatNames& names) {
  return does(names, e.seat, "draws ", "draw ") + card_words(content, e.card) + " from deck " +
         std::to_string(e.deck.number()) + ".";
}

std::string told(const Content&, const Looked& e, const SeatNames& names) {
  const std::string top =
      e.count == 1 ? "the top card" : "the top " + number_word(e.count) + " cards";
  return does(names, e.seat, "looks at ", "look at ") + top + " of deck " +
         std::to_string(e.deck.number()) + (e.cards.empty() ? "" : ": " + card_list(e.cards)) + ".";
}

std::string told(const Content& content, const Picked& e, const SeatNames& names) {
  return does(names, e.seat, "takes ", "take ") + card_words(content, e.card) + " into the hand.";
}

std::string told(const Content&, const PutUnder& e, const SeatNames& names) {
  return does(names, e.seat, "puts ", "put ") + number_word(e.count) +
         (e.count == 1 ? " card" : " cards") + " under deck " + std::to_string(e.deck.number()) +
         ".";
}

std::string told(const Content& content, const Swapped& e, const SeatNames& names) {
  const std::string from = e.owner == kNoSeat ? "the neutral " : whose(names, e.owner) + " ";
  return does(names, e.seat, "swaps ", "swap ") + card_words(content, e.own) + " with " + from +
         card_words(content, e.card) + ".";
}

std::string told(const Content&, const Spied& e, const SeatNames& names) {
  return does(names, e.seat, "looks at ", "look at ") + whose(names, e.victim) + " hand" +
         (e.cards.empty() ? "" : ": " + card_list(e.cards)) + ".";
}

std::string told(const Content&, const Shielded& e, const SeatNames& names) {
  return does(names, e.seat, "shields ", "shield ") + card_list(e.cards) + ".";
}

std::string told(const Content&, const Recharged& e, const SeatNames& names) {
  return does(names, e.seat, "makes ", "make ") + card_list(e.cards) + " fresh again.";
}

std::string told(const Content&, const Claimed& e, const SeatNames& names) {
  constexpr std::string_view kKinds[] = {"two pair", "a full house", "a straight"};
  return does(names, e.seat, "claims ", "claim ") +
         std::string(kKinds[static_cast<std::size_t>(e.kind)]) + ": " + card_list(e.set) + " (" +
         std::to_string(e.set_sum) + ") against " + card_list(e.indifferent) + " (" +
         std::to_string(e.indifferent_sum) + "). Paradox " + std::to_string(e.tokens) + " of 2 (" +
         std::string(e.clause.text()) + ").";
}

std::string told(const Content&, const GameEnded& e, const SeatNames& names) {
  std::string winners;
  for (std::size_t s = 0; s < e.outcome.seats; ++s)
    if (e.outcome.ranks[s] == 1) winners += (winners.empty() ? "" : " and ") + names[s];
  const bool shared = e.outcome.winners() > 1;
  const bool you = winners == "You";
  return "The game is over (" + std::string(e.clause.text()) + "). " + winners +
         (shared ? " share a draw."
          : you  ? " win."
                 : " wins.");
}

}  // namespace

std::string Codec::sentence(const Content& content, const Event& event, const SeatNames& names) {
  return std::visit([&](const auto& e) { return told(content, e, names); }, event);
}

}  // namespace paradoxa::paradoxical
