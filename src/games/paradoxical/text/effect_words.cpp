// The text of a card, made from its steps.
#include <boost/json.hpp>

#include "games/paradoxical/codec.hpp"
#include "games/paradoxical/text/notation.hpp"
#include "games/paradoxical/text/words.hpp"

namespace paradoxa::paradoxical {
namespace {

constexpr std::string_view kNumberWords[] = {"no",  "one",   "two",   "three", "four", "five",
                                             "six", "seven", "eight", "nine",  "ten"};

// "two cards", "one card".
std::string count_of(int number, const std::string& noun) {
  return number_word(number) + " " + noun + (number == 1 ? "" : "s");
}

std::string place_words(Way way) {
  return way == Way::kTableau ? "into your tableau" : "into your hand";
}

std::string seek_sentence(const Step& step) {
  const std::string look = step.n == 1
                               ? "Look at the top card of one deck"
                               : "Look at the top " + number_word(step.n) + " cards of one deck";
  if (step.k == step.n)
    return look + "; put " + (step.n == 1 ? "it " : "them ") + place_words(step.way) + ".";
  return look + "; put " + number_word(step.k) + " " + place_words(step.way) +
         ", the rest under that deck.";
}

std::string cycle_sentence(const Step& step) {
  const std::string end =
      " other card" + std::string(step.n == 1 ? "" : "s") + " of your tableau, then build ";
  if (step.n == 1) return "Discard one" + end + times_word(1 + step.k) + ".";
  const std::string how_many = step.n == 2 ? "one or two" : "one to " + number_word(step.n);
  return "Discard " + how_many + end + "that many times" +
         (step.k == 0 ? "" : " plus " + times_word(step.k)) + ".";
}

std::string salvage_sentence(const Step& step) {
  const std::string which =
      step.n == kAllDepth ? "any card in the discard piles "
      : step.n == 1       ? "the top card of a discard pile "
                          : "one of the top " + number_word(step.n) + " cards of a discard pile ";
  return "Put " + which + place_words(step.way) + ".";
}

std::string trade_sentence(const Step& step) {
  const std::string which = step.way == Way::kSameDeck ? "card of the same deck in"
                            : step.way == Way::kUp     ? "higher card of"
                            : step.way == Way::kDown   ? "lower card of"
                                                       : "card of";
  return "Swap another card of your tableau with a " + which + " an opponent's tableau.";
}

std::string shield_sentence(const Step& step) {
  if (step.n >= 9) return "Shield all other cards of your tableau.";
  return "Shield " + count_of(step.n, "other card") + " of your tableau.";
}

std::string must_sentence(const Step& step) {
  switch (step.op) {
    case Op::kDraw: return "Draw " + count_of(step.n, "card") + ".";
    case Op::kSeek: return seek_sentence(step);
    case Op::kBuild: return "Build " + times_word(step.n) + ".";
    case Op::kAdd:
      return "You may add " + std::string(step.n == 1 ? "" : "up to ") +
             count_of(step.n, "hand card") + " to your tableau.";
    case Op::kCycle: return cycle_sentence(step);
    case Op::kSalvage: return salvage_sentence(step);
    case Op::kHunt:
      return "Name another card of your tableau; reveal up to " + count_of(step.n, "card") +
             " of the other deck until one matches its value. Put the match (or else the last "
             "card revealed) into your tableau, discard the others.";
    case Op::kSeed: return "Reveal " + count_of(step.n, "card") + " from the decks into the pool.";
    case Op::kTake: return "Put a neutral card " + place_words(step.way) + ".";
    case Op::kGive: return "Put another card of your tableau into the pool.";
    case Op::kExchange: return "Swap another card of your tableau with a neutral card.";
    case Op::kTrade: return trade_sentence(step);
    case Op::kMask: return "Turn a card of an opponent's tableau face down.";
    case Op::kBounce:
      return "Return a card from an opponent's tableau of " + number_word(step.n) +
             " or more cards to its owner's hand.";
    case Op::kRaid:
      return "Discard a card from an opponent's tableau of " + number_word(step.n) +
             " or more cards; its owner draws one card.";
    case Op::kSnatch: return "Take a random card from an opponent's hand, shown to all.";
    case Op::kTithe:
      return "Each opponent with " + number_word(step.n) +
             " or more tableau cards puts one of them, of their choice, into the pool.";
    case Op::kSpy: return "Look at an opponent's hand.";
    case Op::kShield: return shield_sentence(step);
    case Op::kRecharge:
      return "Remove the used mark from " + count_of(step.n, "other card") + " of yours.";
    case Op::kCopy: return "Use the effect of another face-up card in any tableau.";
    case Op::kBoon: return "The next player draws " + count_of(step.n, "card") + ".";
    case Op::kCheckPool: break;
  }
  return {};
}

}  // namespace

std::string number_word(int number) {
  return number >= 0 && number <= 10 ? std::string(kNumberWords[number]) : std::to_string(number);
}

std::string times_word(int number) {
  if (number == 1) return "once";
  return number == 2 ? "twice" : number_word(number) + " times";
}

std::string step_sentence(const Step& step) {
  std::string text = must_sentence(step);
  if (step.optional == 0 || text.empty() || step.op == Op::kAdd) return text;
  text[0] = static_cast<char>(text[0] - 'A' + 'a');
  return "You may " + text;
}

std::string effect_sentences(const Effect& effect) {
  std::string text;
  for (std::size_t i = 0; i < effect.count; ++i)
    text += (i == 0 ? "" : " ") + step_sentence(effect.steps[i]);
  return text;
}

json::object Codec::printed(const Content& content) {
  json::object cards;
  for (int face = 0; face < kFaces; ++face) {
    const CardText& card = content.cards[static_cast<std::size_t>(face)];
    json::array steps;
    for (std::size_t i = 0; i < card.effect.count; ++i)
      steps.push_back(json::string(step_text(card.effect.steps[i])));
    cards[face_text(face)] = {{"name", card.name.text()},
                              {"steps", std::move(steps)},
                              {"text", effect_sentences(card.effect)}};
  }
  return {{"cards", std::move(cards)}};
}

std::string card_words(const Content& content, Label label) {
  if (!label.exists()) return "a card";
  const auto& name = content.cards[static_cast<std::size_t>(label.card().face())].name;
  return to_text(label) + (name.empty() ? "" : " " + std::string(name.text()));
}

}  // namespace paradoxa::paradoxical
