// What must hold in every position; state.hpp lists the invariants in this order.
#pragma once

#include <string_view>

#include "games/paradoxical/content/content.hpp"
#include "games/paradoxical/rules/legal.hpp"
#include "games/paradoxical/rules/program.hpp"
#include "games/paradoxical/rules/state.hpp"

namespace paradoxa::paradoxical {
namespace invariants_detail {

constexpr bool nothing_pending(const State& state) {
  return !state.source.exists() && state.program == Program::kNone && state.step == 0 &&
         state.count == 0 && state.deck == Deck{} && state.held == kNoCard && state.aside_size == 0;
}

constexpr bool is_claiming(const State& state) { return state.ask == Ask::kIndifferent; }

// 2. Turn, tokens, seats, question.
constexpr std::string_view clock_flaw(const State& state) {
  const int n = state.seats();
  const int last = state.options.round_cap * n;
  int winners = 0;
  for (int s = 0; s < kMaxPlayers; ++s) {
    const int tokens = state.tokens[static_cast<std::size_t>(s)];
    if (tokens > (s < n ? kTokensToWin : 0)) return "PX-1.3: no seat has more than two tokens";
    winners += tokens == kTokensToWin;
  }
  if (state.ask > Ask::kOver) return "there is no such question";
  if (state.ask == Ask::kStart)
    return state.active == kNoSeat && state.who == kNoSeat && state.turn == 0
               ? std::string_view{}
               : "PX-3.4: no seat is active before the start";
  if (state.active.index >= n) return "PX-5.1: no seat is active";
  if (state.turn > last) return "PX-11.3: more turns than the round cap allows";
  const bool capped = state.turn == last;
  if (state.ask == Ask::kOver) {
    if (winners > 1 || (winners == 1) == capped)
      return "PX-11.1: the game is over without a second token or the last turn";
    return state.who == kNoSeat ? std::string_view{} : "PX-11.1: no seat is asked after the end";
  }
  if (winners > 0) return "PX-11.1: a second token ends the game";
  if (capped) return "PX-11.3: the round cap ends the game";
  if (state.who.index >= n) return "PX-5.8: no seat is asked";
  return {};
}

constexpr std::string_view blank_flaw(const State& state) {
  for (int s = state.seats(); s < kMaxPlayers; ++s)
    if (!state.tableau(seat(s)).empty() || state.hand(seat(s)).size != 0)
      return "PX-1.1: there is no such seat";
  for (std::size_t i = 0; i < state.aside.size(); ++i)
    if (state.aside[i].exists() != (i < state.aside_size) ||
        (i >= state.aside_size && state.aside[i] != kNoCard))
      return "unused bytes are not blank";
  for (const Hand& hand : state.hands)
    for (std::size_t i = 0; i < hand.cards.size(); ++i) {
      if (i >= hand.size ? hand.cards[i] != HandCard{} : !hand.cards[i].card.exists())
        return "unused bytes are not blank";
      if (i > 0 && i < hand.size && hand.cards[i - 1].card.id >= hand.cards[i].card.id)
        return "PX-2.10: a hand is in ascending order";
    }
  if (is_claiming(state) != (state.set_mask != 0))
    return "PX-7.2: a set is chosen exactly while indifferent cards are asked for";
  if (state.set_kind != ParadoxKind::kTwoPair)
    return "PX-7.3: only two pair asks for indifferent cards";
  return {};
}

// Whether the card held has left its place.
constexpr bool held_is_out(const State& state) {
  return state.ask == Ask::kRoom && state.held.exists();
}

class Census {
 public:
  constexpr bool add(Card card) {
    if (!card.exists() || seen_.contains(card)) return false;
    seen_.add(card);
    return true;
  }
  constexpr bool add(const CardSet& cards) {
    if (!(seen_ & cards).empty()) return false;
    seen_ = seen_ | cards;
    return true;
  }
  constexpr const CardSet& seen() const { return seen_; }

 private:
  CardSet seen_{};
};

// 3. PX-2.2, PX-12.1: every card once.
constexpr std::string_view conservation_flaw(const State& state) {
  Census census;
  bool once = census.add(state.face_down) && census.add(state.pool);
  for (const CardSet& tableau : state.tableaux) once = once && census.add(tableau);
  for (const Hand& hand : state.hands)
    for (const HandCard& held : hand) once = once && census.add(held.card);
  for (int d = 0; d < kDecks; ++d) {
    const Pile& pile = state.piles[static_cast<std::size_t>(d)];
    if (pile.discards + pile.ordered > Pile::kRoom) return "PX-2.2: a pile has too many cards";
    for (int i = 0; i < Pile::kRoom; ++i) {
      const Card card = pile.row[static_cast<std::size_t>(i)];
      const bool wanted = i < pile.discards || i >= Pile::kRoom - pile.ordered;
      if (!wanted && card != kNoCard) return "unused bytes are not blank";
      if (wanted && (!card.exists() || card.deck().index != d))
        return "PX-2.3: a card lies in the pile of the other deck";
      if (wanted) once = once && census.add(card);
    }
  }
  for (std::size_t i = 0; i < state.aside_size; ++i) once = once && census.add(state.aside[i]);
  if (held_is_out(state)) once = once && census.add(state.held);
  if (!once) return "PX-2.2: a card is in two places";
  return census.seen() == CardSet::all(state.options.two_decks())
             ? std::string_view{}
             : "PX-12.1: a card is missing, or there is one too many";
}

// 4. PX-4.1, PX-4.3, PX-4.5.
constexpr std::string_view limit_flaw(const State& state) {
  const bool between = state.program == Program::kNone && state.ask != Ask::kHand;
  for (int s = 0; s < state.seats(); ++s) {
    if (state.tableau(seat(s)).size() > kTableauRoom) return "PX-4.1: a tableau holds 10 cards";
    if (between && state.hand(seat(s)).size > kHandLimit)
      return "PX-4.3: a hand holds 5 cards between actions";
  }
  if (state.pool.size() > 2 * kPoolLimit || (between && state.pool.size() > kPoolLimit))
    return "PX-4.5: the pool holds 5 cards";
  if (state.ask == Ask::kHand) {
    for (Seat s = state.active; s != state.who; s = state.after(s))
      if (state.hand(s).size > kHandLimit) return "PX-4.4: another seat discards first";
    if (state.hand(state.who).size <= kHandLimit) return "PX-4.4: this hand is within its limit";
  }
  if (state.ask == Ask::kPool && state.pool.size() <= kPoolLimit)
    return "PX-4.5: the pool is within its limit";
  return {};
}

// 5. PX-2.6.
constexpr std::string_view mark_flaw(const State& state) {
  CardSet tableaux, owned;
  for (int s = 0; s < state.seats(); ++s) {
    tableaux = tableaux | state.tableau(seat(s));
    owned = owned | state.tableau(seat(s)) | state.hand(seat(s)).set();
  }
  CardSet may_be_used = owned;
  if (held_is_out(state)) may_be_used.add(state.held);
  if (state.used != (state.used & may_be_used))
    return "PX-2.7: a used card is neither in a tableau nor in a hand";
  if ((state.down | state.shielded) != ((state.down | state.shielded) & tableaux))
    return "PX-2.8: a face-down or shielded card is in no tableau";
  if (!(state.down & state.shielded).empty()) return "PX-9.10: a shielded card is face up";
  if (!((state.used & owned) - tableaux - state.known[kEverybody]).empty())
    return "PX-9.3: everyone knows a used hand card";
  return {};
}

// 6. PX-I3 to PX-I12.
constexpr std::string_view knowledge_flaw(const Content& content, const State& state) {
  CardSet hands, looked_at, hidden;
  for (int s = 0; s < state.seats(); ++s) {
    const CardSet hand = state.hand(seat(s)).set();
    hands = hands | hand;
    if (hand != (hand & state.known[static_cast<std::size_t>(s)]))
      return "PX-I3: a seat does not know its own hand";
    for (const HandCard& held : state.hand(seat(s)))
      if (held.batch != 0 && state.batches[held.card.deck().index] == 0)
        return "PX-I14: there has been no such batch";
  }
  const bool seeking = is_effect(state.program) && current_step(content, state).op == Op::kSeek;
  for (std::size_t i = 0; i < state.aside_size && seeking; ++i) looked_at.add(state.aside[i]);
  hidden = hands | looked_at;
  for (const Pile& pile : state.piles)
    for (int i = 0; i < pile.ordered; ++i) hidden.add(pile.ordered_at(i));
  for (std::size_t k = 0; k < state.known.size(); ++k) {
    const bool knower = k == kEverybody || static_cast<int>(k) < state.seats();
    const CardSet known = state.known[k];
    if (known != (known & (knower ? hidden : CardSet{})))
      return "PX-I7: knowledge is recorded about a card that is not hidden";
    if (knower && k != kEverybody && state.known[kEverybody] != (state.known[kEverybody] & known))
      return "PX-I12: each seat knows what everyone knows";
  }
  if (state.known[kEverybody] != (state.known[kEverybody] & hands))
    return "PX-I4: no card in a deck has been shown to everyone";
  if (state.aside_size > 0 && looked_at != (looked_at & state.known[state.active.index]))
    return "PX-I5: a seeking player knows the cards looked at";
  return {};
}

// 7. Which steps ask which question.
constexpr bool asks(Op op, Ask question) {
  switch (question) {
    case Ask::kRoom:
      return op == Op::kBuild || op == Op::kCycle || op == Op::kAdd || op == Op::kSeek ||
             op == Op::kSalvage || op == Op::kTake || op == Op::kHunt;
    case Ask::kDeck:
      return op == Op::kDraw || op == Op::kBoon || op == Op::kRaid || op == Op::kBuild ||
             op == Op::kCycle || op == Op::kSeek || op == Op::kSeed;
    case Ask::kTop: return op == Op::kHunt || asks(op, Ask::kDeck);
    case Ask::kPool:
      return op == Op::kSeed || op == Op::kGive || op == Op::kTithe || op == Op::kCheckPool;
    case Ask::kAdd: return op == Op::kAdd;
    case Ask::kPick: return op == Op::kSeek;
    case Ask::kCycle: return op == Op::kCycle;
    case Ask::kSalvage: return op == Op::kSalvage;
    case Ask::kLure: return op == Op::kHunt;
    case Ask::kTake: return op == Op::kTake;
    case Ask::kGive: return op == Op::kGive;
    case Ask::kExchange:
    case Ask::kNeutral: return op == Op::kExchange;
    case Ask::kTrade:
    case Ask::kPartner: return op == Op::kTrade;
    case Ask::kTarget: return op == Op::kMask || op == Op::kBounce || op == Op::kRaid;
    case Ask::kVictim: return op == Op::kSnatch || op == Op::kSpy;
    case Ask::kSnatch: return op == Op::kSnatch;
    case Ask::kTithe: return op == Op::kTithe;
    case Ask::kShield: return op == Op::kShield;
    case Ask::kRecharge: return op == Op::kRecharge;
    case Ask::kCopy: return op == Op::kCopy;
    default: return false;
  }
}

constexpr std::string_view source_flaw(const Content& content, const State& state) {
  const Card source = state.source;
  if (is_effect(state.program) != source.exists())
    return "PX-9.1: an effect has a source, and only an effect";
  if (!source.exists()) return {};
  const bool in_hand = state.hand(state.active).contains(source);
  if (!in_hand && !state.face_up(state.active).contains(source))
    return "PX-9.1: the source is in the active player's hand or face up in the tableau";
  if (!state.used.contains(source)) return "PX-9.4: the source is not marked as used";
  const bool copies = content.effect(source).has(Op::kCopy);
  const bool copied = !content.cards[static_cast<std::size_t>(state.program)].effect.has(Op::kCopy);
  if (program_of(source) != state.program && !(copies && copied))
    return "PX-OP.COPY: this effect does not belong to the source";
  return {};
}

// Whose answer it is.
constexpr bool right_seat(const State& state, Op op) {
  const bool draws = state.ask == Ask::kDeck || state.ask == Ask::kTop;
  if (state.program == Program::kStartCards) return state.who != state.active;
  if (draws && op == Op::kBoon) return state.who == state.after(state.active);
  if ((draws && op == Op::kRaid) || state.ask == Ask::kSnatch || state.ask == Ask::kTithe)
    return state.who != state.active;
  return state.who == state.active;
}

// The least and the most that `count` can be.
constexpr bool right_count(const State& state, const Step& step) {
  int least = 0, most = 0;
  switch (state.ask) {
    case Ask::kRoom:
    case Ask::kDeck:
    case Ask::kTop:
      least = 1;
      most = step.op == Op::kCycle ? step.n + step.k : step.op == Op::kRaid ? 1 : step.n;
      if (step.op == Op::kSeek && state.ask == Ask::kRoom) most = step.k;
      if ((step.op == Op::kSeek && state.ask == Ask::kDeck) ||
          (state.ask == Ask::kRoom &&
           (step.op == Op::kSalvage || step.op == Op::kTake || step.op == Op::kHunt)))
        least = most = 0;
      break;
    case Ask::kPick:
      least = 1;
      most = step.k < state.aside_size ? step.k : state.aside_size;
      break;
    case Ask::kAdd:
    case Ask::kShield:
    case Ask::kRecharge:
      least = 1;
      most = step.n;
      break;
    case Ask::kCycle: most = step.n - 1; break;
    default: break;
  }
  return state.count >= least && state.count <= most;
}

constexpr bool right_held(const State& state, const Step& step) {
  const bool in_tableau = state.tableau(state.active).contains(state.held);
  switch (state.ask) {
    case Ask::kNeutral: return in_tableau && state.held != state.source;
    case Ask::kPartner: return others_face_up(state, state.source).contains(state.held);
    case Ask::kTop:
      if (step.op != Op::kHunt) return !state.held.exists();
      return others_face_up(state, state.source).contains(state.held);
    case Ask::kRoom:
      if (step.op == Op::kBuild || step.op == Op::kCycle) return !state.held.exists();
      if (step.op != Op::kAdd && step.op != Op::kHunt && step.way != Way::kTableau) return false;
      return state.held.exists();
    default: return !state.held.exists();
  }
}

constexpr bool right_aside(const State& state, const Step& step) {
  const int size = state.aside_size;
  if (step.op == Op::kHunt && state.ask == Ask::kTop) {
    for (int i = 0; i < size; ++i) {
      const Card card = state.aside[static_cast<std::size_t>(i)];
      if (card.deck() != state.deck || card.value() == state.held.value()) return false;
    }
    return size + state.count == step.n;
  }
  if (step.op != Op::kSeek || state.ask == Ask::kDeck) return size == 0;
  for (int i = 0; i < size; ++i)
    if (state.aside[static_cast<std::size_t>(i)].deck() != state.deck) return false;
  if (state.ask == Ask::kTop)
    return size + state.count <= step.n && state.count <= state.deck_size(state.deck);
  return size <= step.n;
}

constexpr bool right_deck(const State& state, const Step& step) {
  const bool chosen = state.ask == Ask::kTop || state.ask == Ask::kPick ||
                      (state.ask == Ask::kRoom && step.op == Op::kSeek);
  if (!chosen) return state.deck == Deck{};
  if (state.deck.index >= kDecks) return false;
  if (state.ask == Ask::kTop && state.deck_size(state.deck) == 0) return false;
  return step.op != Op::kHunt || !state.held.exists() || state.held.deck() != state.deck;
}

constexpr std::string_view pending_flaw(const Content& content, const State& state) {
  switch (state.ask) {
    case Ask::kStart:
    case Ask::kAction:
    case Ask::kSet:
    case Ask::kIndifferent:
    case Ask::kHand:
    case Ask::kOver: {
      const bool active = state.ask == Ask::kHand || state.ask == Ask::kOver ||
                          state.ask == Ask::kStart || state.who == state.active;
      if (!active) return "PX-5.1: the active player acts";
      return nothing_pending(state) ? std::string_view{} : "PX-5.1: no action is being carried out";
    }
    default: break;
  }
  const auto program = static_cast<int>(state.program);
  if (program >= kFaces && (program < static_cast<int>(Program::kBuild) ||
                            program > static_cast<int>(Program::kStartCards)))
    return "PX-5.1: there is no such action";
  if (const auto f = source_flaw(content, state); !f.empty()) return f;
  if (state.step >= step_count(content, state.program)) return "PX-9.5: there is no such step";
  const Step step = current_step(content, state);
  const bool question = state.ask == Ask::kAgree ? step.optional != 0 : asks(step.op, state.ask);
  if (!question) return "PX-9.5: this step does not ask that";
  if (state.program == Program::kAdd && state.ask == Ask::kAdd)
    return "PX-10.2: the card to add has been chosen";
  if (state.program == Program::kStartCards && state.turn != 0)
    return "PX-13.5: start cards are drawn at the start";
  if (!right_seat(state, step.op)) return "PX-9.7: another seat must answer";
  if (!right_count(state, step)) return "PX-9.5: this step is not repeated that often";
  if (!right_deck(state, step)) return "PX-4.7: this deck is not the chosen one";
  if (!right_held(state, step)) return "PX-4.2: this card is not being moved";
  if (!right_aside(state, step)) return "PX-OP.SEEK: these cards are not set aside";
  if (state.ask == Ask::kRoom && state.tableau(state.active).size() != kTableauRoom)
    return "PX-4.2: there is room in the tableau";
  const bool fills = step.op == Op::kSeed || step.op == Op::kTithe || state.ask == Ask::kPool;
  if (state.pool.size() > kPoolLimit && !fills) return "PX-4.5: the pool holds 5 cards";
  const bool builds = step.op == Op::kBuild || step.op == Op::kCycle;
  if (builds && (state.ask == Ask::kDeck || state.ask == Ask::kTop) &&
      state.tableau(state.active).size() == kTableauRoom)
    return "PX-6.2: room is made before the deck is chosen";
  if (state.ask == Ask::kTithe && !pays_tithe(state, state.who, step.n))
    return "PX-OP.TITHE: this tableau is too small";
  if (state.ask == Ask::kAgree && !feasible(content, state, step, state.source))
    return "PX-9.5: this step is not feasible";
  return {};
}

// The set of a claim: two pairs of face-up cards.
constexpr std::string_view claim_flaw(const State& state) {
  if (!is_claiming(state)) return {};
  const CardSet set = state.set_cards(), up = state.face_up(state.active);
  std::array<Card, 5> cards{};
  if (set.size() != kPairCards || state.set_mask >> state.tableau(state.active).size() != 0)
    return "PX-8.2: two pair has four set cards";
  for (std::uint32_t i = 0; i < kPairCards; ++i) cards[i] = set.nth(i);
  if (set != (set & up) || !is_two_pair(state.options, cards)) return "PX-8.4: not two pairs";
  return outweighs(ParadoxKind::kTwoPair, set, up)
             ? std::string_view{}
             : "PX-8.8: no indifferent cards are light enough";
}

// How many cards what is being carried out can still bring into the active player's hand, or into
// an opponent's.
struct HandGain {
  int own = 0;
  int other = 0;
};
constexpr HandGain gain_to_come(const Content& content, const State& state) {
  const Step now = current_step(content, state);
  if (now.op == Op::kCopy) return {kMaxHandGain, kMaxHandGain};  // of whatever is copied
  HandGain gain{own_hand_gain(now), other_hand_gain(now)};
  const bool counted = state.ask == Ask::kDeck || state.ask == Ask::kTop;
  if (counted && now.op == Op::kDraw) gain.own = state.count;
  if (counted && now.op == Op::kBoon) gain.other = state.count;
  if (state.ask == Ask::kPick && now.way == Way::kHand) gain.own = state.count;
  for (int i = state.step + 1; i < step_count(content, state.program); ++i) {
    gain.own += own_hand_gain(step_at(content, state.program, i));
    gain.other += other_hand_gain(step_at(content, state.program, i));
  }
  return gain;
}

// PX-OP.0: a hand has room for all that can still come to it.
constexpr std::string_view room_flaw(const Content& content, const State& state) {
  if (state.program == Program::kNone) return {};
  const HandGain gain = gain_to_come(content, state);
  for (int s = 0; s < state.seats(); ++s)
    if (state.hand(seat(s)).size + (seat(s) == state.active ? gain.own : gain.other) > Hand::kRoom)
      return "PX-OP.0: no hand has more than 10 cards during an action";
  return {};
}

// PX-3.3, PX-13.5: before the first turn a hand holds its start card, once that was drawn.
constexpr std::string_view opening_flaw(const State& state) {
  const bool starting = state.program == Program::kStartCards;
  if (!starting && state.ask != Ask::kStart) return {};
  if (state.known[kEverybody] != CardSet{}) return "PX-3.3: nothing is known at the start";
  int start_cards = 0;
  for (Seat s = state.active; starting && s != state.who; s = state.after(s)) {
    if (state.hand(s).size != (s == state.active ? 0 : 1))
      return "PX-13.5: each seat that has drawn has one card, the starting player none";
    start_cards += state.hand(s).size;
  }
  int taken = state.pool.size();
  for (int s = 0; s < state.seats(); ++s)
    taken += state.hand(seat(s)).size + state.tableau(seat(s)).size();
  return taken == start_cards ? std::string_view{} : "PX-3.3: no seat has a card yet";
}

}  // namespace invariants_detail

// The first broken invariant in words, or nothing.
constexpr std::string_view flaw(const Content& content, const State& state) {
  using namespace invariants_detail;
  if (const auto f = flaw(state.options); !f.empty()) return f;
  if (const auto f = clock_flaw(state); !f.empty()) return f;
  if (const auto f = blank_flaw(state); !f.empty()) return f;
  if (const auto f = conservation_flaw(state); !f.empty()) return f;
  if (const auto f = limit_flaw(state); !f.empty()) return f;
  if (const auto f = mark_flaw(state); !f.empty()) return f;
  if (const auto f = pending_flaw(content, state); !f.empty()) return f;
  if (const auto f = room_flaw(content, state); !f.empty()) return f;
  if (const auto f = knowledge_flaw(content, state); !f.empty()) return f;
  if (const auto f = claim_flaw(state); !f.empty()) return f;
  if (const auto f = opening_flaw(state); !f.empty()) return f;
  if (state.ask != Ask::kOver && first_answers(content, state).count < 2)
    return "PX-5.7: a seat is not asked when there is only one answer";
  return {};
}

}  // namespace paradoxa::paradoxical
