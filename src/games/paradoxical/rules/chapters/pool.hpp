// PX-4.5: the pool, with PX-OP.SEED, PX-OP.TAKE, PX-OP.GIVE and PX-OP.EXCHANGE.
#pragma once

#include "games/paradoxical/rules/chapters/decks.hpp"
#include "games/paradoxical/rules/chapters/tableau.hpp"

namespace paradoxa::paradoxical {

// PX-4.5, PX-R10.
constexpr void check_pool(State& state) {
  if (state.pool.size() <= kPoolLimit) return end_step(state);
  state.who = state.active;
  ask(state, Ask::kPool);
}

template <class Sink>
constexpr void apply_drop(State& state, Card card, Sink&& sink) {
  state.pool.remove(card);
  discard(state, card);
  sink(PoolDiscarded{state.active, state.label(card)});
  check_pool(state);
}

// PX-OP.SEED.
constexpr void seed(State& state) {
  if (state.count == 0 || !state.any_supply()) return check_pool(state);
  ask(state, Ask::kDeck);
}

template <class Sink>
constexpr void top_into_pool(State& state, Card card, Sink&& sink) {
  into_pool(state, card);
  sink(Seeded{state.active, state.label(card)});
  state.deck = {};
  --state.count;
  seed(state);
}

template <class Sink>
constexpr void apply_take(const Content& content, State& state, Card card, Sink&& sink) {
  state.pool.remove(card);
  if (current_step(content, state).way == Way::kTableau)
    return enter_tableau(content, state, card, sink);
  into_hand_openly(state, state.active, card);
  sink(Taken{state.active, state.label(card)});
  end_step(state);
}

template <class Sink>
constexpr void apply_give(State& state, Card card, Sink&& sink) {
  state.tableau(state.active).remove(card);
  into_pool(state, card);
  sink(Given{state.active, state.label(card)});
  check_pool(state);
}

// PX-OP.EXCHANGE, PX-OP.TRADE: first your own card, then the other.
constexpr void hold_own(State& state, Card card, Ask next) {
  state.held = card;
  ask(state, next);
}

template <class Sink>
constexpr void apply_neutral(State& state, Card card, Sink&& sink) {
  const Card own = state.held;
  state.tableau(state.active).remove(own);
  state.pool.remove(card);
  into_pool(state, own);
  into_tableau(state, state.active, card);
  sink(
      Swapped{state.active, state.label(own), state.label(card), kNoSeat, "PX-OP.EXCHANGE"_clause});
  end_step(state);
}

}  // namespace paradoxa::paradoxical
