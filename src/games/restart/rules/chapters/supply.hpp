// RS-1.9, RS-1.10: tokens that are gained and paid, Event cards that are drawn and discarded.
#pragma once

#include "games/restart/rules/chapters/limits.hpp"

namespace paradoxa::restart {

constexpr std::size_t at(Token token) { return static_cast<std::size_t>(token); }
inline constexpr std::size_t kTimeToken = 0;
inline constexpr std::size_t kPillToken = 1;
inline constexpr std::size_t kVoidToken = 2;
inline constexpr std::size_t kFragmentToken = 3;

// RS-1.9, RS-R88: from the supply, as many as are left. Fragments are Recovered, and cards drawn,
// by tasks.
template <class Sink>
constexpr void gain(State& state, Seat seat, Token token, int count, Clause clause, Sink&& sink) {
  if (count <= 0) return;
  if (token == Token::kFragment) return push(state, task_of(Op::kRecover, seat, count));
  if (token == Token::kCard) return push(state, task_of(Op::kDraw, seat, count));
  std::uint8_t& left = state.supply[at(token)];
  const int given = count < left ? count : left;
  if (given == 0) return;
  left = static_cast<std::uint8_t>(left - given);
  std::uint8_t& own = state.player(seat).supply[at(token)];
  own = static_cast<std::uint8_t>(own + given);
  sink(Gained{{seat, token, static_cast<std::uint8_t>(given)}, clause});
}

// Precondition: the player has that many. RS-1.10.
template <class Sink>
constexpr void pay(State& state, Seat seat, Token token, int count, Clause clause, Sink&& sink) {
  if (count == 0) return;
  std::uint8_t& own = state.player(seat).supply[at(token)];
  own = static_cast<std::uint8_t>(own - count);
  state.supply[at(token)] = static_cast<std::uint8_t>(state.supply[at(token)] + count);
  sink(Paid{{seat, token, static_cast<std::uint8_t>(count)}, clause});
}

// Puts tokens of the supply on a space or a card of the row; as many as are left.
constexpr int lay_out(State& state, Tokens& tokens, Token token, int count) {
  std::uint8_t& left = state.supply[at(token)];
  const int laid = count < left ? count : left;
  left = static_cast<std::uint8_t>(left - laid);
  tokens[at(token)] = static_cast<std::uint8_t>(tokens[at(token)] + laid);
  return laid;
}

// RS-6.8, RS-6.14: all of them; a Fragment is Recovered at once.
template <class Sink>
constexpr void collect(State& state, Seat seat, Tokens& tokens, Clause clause, Sink&& sink) {
  for (std::size_t t = 0; t < kSupplies; ++t) {
    const int count = tokens[t];
    tokens[t] = 0;
    state.supply[t] = static_cast<std::uint8_t>(state.supply[t] + count);
    gain(state, seat, static_cast<Token>(t), count, clause, sink);
  }
}

constexpr bool any_of(const Tokens& tokens) {
  return (tokens[0] | tokens[1] | tokens[2] | tokens[3]) != 0;
}

// ---- Event cards --------------------------------------------------------------------------------

constexpr void take_to_hand(State& state, Seat seat, Card card) {
  state.cards[seat.index].add(card);
}
constexpr void take_from_hand(State& state, Seat seat, Card card) {
  state.cards[seat.index].remove(card);
  state.seen.remove(card);
}
// RS-1.10: face up on top of the pile.
template <class Sink>
constexpr void discard(State& state, Seat seat, Card card, Clause clause, Sink&& sink) {
  state.discards[state.discarded++] = card;
  sink(CardDiscarded{{seat, card}, clause});
}

// `gain(card)`, RS-10.3, RS-R24: a card of the deck at a time, as Nature draws it.
constexpr void resume_draw(State& state) {
  if (top(state).a == 0 || state.deck.empty()) return pop(state);
  ask_nature(state, Ask::kCard);
}
template <class Sink>
constexpr void deal_to_hand(State& state, Seat seat, Card card, Clause clause, Sink&& sink) {
  state.deck.remove(card);
  take_to_hand(state, seat, card);
  sink(CardDrawn{seat, card, clause});
}

// RS-11.4, RS-R21: empty positions from left to right.
constexpr int empty_upcoming(const State& state) {
  for (int i = 0; i < kUpcoming; ++i)
    if (!state.upcoming[static_cast<std::size_t>(i)].exists()) return i;
  return -1;
}
constexpr void resume_refill(State& state) {
  if (empty_upcoming(state) < 0 || state.deck.empty()) return pop(state);
  ask_nature(state, Ask::kCard);
}
template <class Sink>
constexpr void discard_upcoming(State& state, Clause clause, Sink&& sink) {
  for (Card& card : state.upcoming) {
    if (card.exists()) discard(state, state.owner, card, clause, sink);
    card = kNoCard;
  }
  push(state, task_of(Op::kRefill, state.owner));
}

}  // namespace paradoxa::restart
