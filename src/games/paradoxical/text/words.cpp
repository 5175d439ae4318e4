// What is asked, and what a move means, in sentences.
#include "games/paradoxical/text/words.hpp"

#include "games/paradoxical/codec.hpp"
#include "games/paradoxical/rules/program.hpp"

namespace paradoxa::paradoxical {
namespace {

std::string set_words(ParadoxKind kind) {
  return kind == ParadoxKind::kTwoPair     ? "two pair"
         : kind == ParadoxKind::kFullHouse ? "a full house"
                                           : "a straight";
}

std::string label_list(const Move& move) {
  std::string text;
  for (const Label label : move.cards)
    if (label != kNoLabel) text += (text.empty() ? "" : " ") + to_text(label);
  return text;
}

std::string target_question(Op op) {
  if (op == Op::kMask) return "Choose a card of an opponent to turn face down.";
  if (op == Op::kBounce) return "Choose a card of an opponent to return to its owner's hand.";
  return "Choose a card of an opponent to discard.";
}

std::string deck_question(Op op) {
  switch (op) {
    case Op::kBuild:
    case Op::kCycle: return "Which deck do you build from?";
    case Op::kSeek: return "Which deck do you look at?";
    case Op::kSeed: return "Which deck goes on to the pool?";
    default: return "Which deck do you draw from?";
  }
}

std::string card_question(const Content& content, const View& view, Op op) {
  switch (view.ask) {
    case Ask::kRoom: return "Your tableau is full: which card do you discard to make room?";
    case Ask::kPool: return "The pool holds more than five cards: discard one.";
    case Ask::kAdd: return "Add a hand card to your tableau, or stop.";
    case Ask::kHand: return "You hold more than five cards: discard one.";
    case Ask::kPick: return "Choose one of the cards you look at.";
    case Ask::kCycle:
      return view.count == 0 ? "Choose a card of your tableau to discard."
                             : "Choose another card of your tableau to discard, or stop.";
    case Ask::kSalvage: return "Choose a card of the discard piles.";
    case Ask::kLure: return "Name a card of your tableau that the hunt shall match.";
    case Ask::kTake: return "Choose a neutral card.";
    case Ask::kGive: return "Choose a card of your tableau for the pool.";
    case Ask::kAgree: {
      const std::string may = step_sentence(step_at(content, view.program, view.step));
      return may + " Do you?";
    }
    case Ask::kExchange: return "Choose a card of your tableau to swap with a neutral card.";
    case Ask::kNeutral: return "Choose the neutral card that you want for it.";
    case Ask::kTrade: return "Choose a card of your tableau to trade.";
    case Ask::kPartner: return "Choose the card of an opponent that you want for it.";
    case Ask::kTarget: return target_question(op);
    case Ask::kVictim:
      return op == Op::kSpy ? "Whose hand do you look at?" : "From whose hand do you take a card?";
    case Ask::kTithe: return "Choose a card of your tableau for the pool.";
    case Ask::kShield: return "Choose a card of your tableau to shield.";
    case Ask::kRecharge: return "Choose a used card of yours to make fresh.";
    case Ask::kCopy: return "Choose the card whose effect you copy.";
    default: return "Nothing is asked of you now.";
  }
}

// What a move with a card does to it.
std::string_view card_verb(MoveKind kind) {
  switch (kind) {
    case MoveKind::kTop: return "turn up";
    case MoveKind::kAdd: return "add";
    case MoveKind::kRoom:
    case MoveKind::kDrop:
    case MoveKind::kDiscard:
    case MoveKind::kCycle: return "discard";
    case MoveKind::kLure: return "hunt for a match of";
    case MoveKind::kSalvage:
    case MoveKind::kPick:
    case MoveKind::kTake:
    case MoveKind::kSnatch: return "take";
    case MoveKind::kGive:
    case MoveKind::kExchange:
    case MoveKind::kTrade: return "give away";
    case MoveKind::kNeutral:
    case MoveKind::kPartner: return "get";
    case MoveKind::kTithe: return "pay with";
    case MoveKind::kShield: return "shield";
    case MoveKind::kRecharge: return "make fresh";
    case MoveKind::kCopy: return "copy the effect of";
    default: return "choose";
  }
}

}  // namespace

std::vector<std::string> Codec::seat_names(const Content& content) {
  std::vector<std::string> names;
  names.reserve(content.screens.size());
  for (const Screen& screen : content.screens) names.emplace_back(screen.name.text());
  return names;
}

std::vector<TallyGroup> Codec::tally_groups(const Content& content) {
  TallyGroup effects{"effect", {}};
  for (int face = 0; face < kFaces; ++face)
    effects.second.push_back(card_words(content, Label::of(Card::at(face), false)));
  return {std::move(effects), {"claim", {"two pair", "full house", "straight"}}};
}

// PX-1.3, PX-5.5: rounds as people count them.
std::string Codec::stage(const Content&, const State& state) {
  if (state.ask == Ask::kOver) return "end";
  if (state.ask == Ask::kStart || state.program == Program::kStartCards) return "start";
  return "round " + std::to_string(state.turn / state.seats() + 1);
}

std::string Codec::question(const Content& content, const View& view, Seat s) {
  if (view.ask == Ask::kOver) return "The game is over.";
  if (!view.to_act().contains(s)) return "Nothing is asked of you now.";
  if (view.ask == Ask::kAction) {
    const bool can_claim = has_paradox(view.options, view.face_up(s));
    return can_claim ? "Your turn: you have a valid paradox. Choose an action."
                     : "Your turn: choose an action.";
  }
  if (view.ask == Ask::kSet) return "Which set do you claim?";
  if (view.ask == Ask::kIndifferent) return "Which four cards are the indifferent ones?";
  const Op op =
      view.program == Program::kNone ? Op::kDraw : step_at(content, view.program, view.step).op;
  if (view.ask == Ask::kDeck) return deck_question(op);
  return card_question(content, view, op);
}

std::string Codec::describe(const Content& content, const Move& move) {
  const Label label = move.cards[0];
  switch (move.kind) {
    case MoveKind::kStart: return "let seat " + std::to_string(move.number) + " start";
    case MoveKind::kBuild: return "build a card from a deck into your tableau";
    case MoveKind::kClaim: return "claim a paradox";
    case MoveKind::kStop: return "do no more of it";
    case MoveKind::kAgree: return "do it";
    case MoveKind::kDecline: return "leave it";
    case MoveKind::kDeck:
      return move.number == 0 ? "choose Knowledge and Science" : "choose Technology and Services";
    case MoveKind::kVictim: return "choose seat " + std::to_string(move.number);
    case MoveKind::kEffect:
      return "use " + card_words(content, label) + ": " +
             effect_sentences(content.effect(move.card()));
    case MoveKind::kSet:
      return "claim " + set_words(move.set_kind()) + ", " + label_list(move) + ", sum " +
             std::to_string(move.card_set().sum());
    case MoveKind::kIndifferent:
      return "weigh it against " + label_list(move) + ", sum " +
             std::to_string(move.card_set().sum());
    case MoveKind::kCopy:
      return std::string(card_verb(move.kind)) + " " + card_words(content, label) + ": " +
             effect_sentences(content.effect(move.card()));
    default: break;
  }
  return std::string(card_verb(move.kind)) + " " + card_words(content, label);
}

}  // namespace paradoxa::paradoxical
