// PX-9.10, PX-9.11: what effects do to opponents.
#pragma once

#include "games/paradoxical/rules/chapters/decks.hpp"
#include "games/paradoxical/rules/chapters/pool.hpp"

namespace paradoxa::paradoxical {

template <class Sink>
constexpr void apply_partner(State& state, Card card, Sink&& sink) {
  const Card own = state.held;
  const Seat owner = owner_of(state, card);
  state.tableau(state.active).remove(own);
  state.tableau(owner).remove(card);
  into_tableau(state, owner, own);
  into_tableau(state, state.active, card);
  sink(Swapped{state.active, state.label(own), state.label(card), owner, "PX-OP.TRADE"_clause});
  end_step(state);
}

// PX-D17.
constexpr CardSet legal_target(const Content& content, const State& state) {
  return targets(state, current_step(content, state).n);
}

// PX-OP.MASK, PX-OP.BOUNCE, PX-OP.RAID.
template <class Sink>
constexpr void apply_target(const Content& content, State& state, Card card, Sink&& sink) {
  const Op op = current_step(content, state).op;
  const Seat owner = owner_of(state, card);
  if (op == Op::kMask) {
    sink(Masked{state.active, state.label(card), owner});
    state.down.add(card);
    return end_step(state);
  }
  state.tableau(owner).remove(card);
  if (op == Op::kBounce) {
    sink(Bounced{state.active, state.label(card), owner});
    into_hand_openly(state, owner, card);
    return end_step(state);
  }
  sink(Raided{state.active, state.label(card), owner});
  discard(state, card);
  begin_draw(state, owner, 1);
}

// PX-OP.SPY, PX-I11; PX-OP.SNATCH.
template <class Sink>
constexpr void apply_victim(const Content& content, State& state, Seat victim, Sink&& sink) {
  if (current_step(content, state).op == Op::kSnatch) {
    state.who = victim;
    return ask(state, Ask::kSnatch);
  }
  CardSet& known = state.known[state.active.index];
  known = known | state.hand(victim).set();
  if constexpr (kListens<Sink>) {
    Spied told{state.active, victim, {}};
    for (const HandCard& held : state.hand(victim)) told.cards.push_back(state.label(held.card));
    sink(told);
  }
  end_step(state);
}

template <class Sink>
constexpr void apply_snatch(State& state, Card card, Sink&& sink) {
  const std::uint8_t batch = state.hand(state.who).remove(card).batch;
  into_hand_openly(state, state.active, card, batch);
  sink(Snatched{state.active, state.label(card), state.who});
  end_step(state);
}

// PX-OP.TITHE: the next opponent who pays; after the last one the pool is looked at.
constexpr void tithe(State& state, int least) {
  for (state.who = state.after(state.who); state.who != state.active;
       state.who = state.after(state.who))
    if (pays_tithe(state, state.who, least)) return ask(state, Ask::kTithe);
  check_pool(state);
}

template <class Sink>
constexpr void apply_tithe(const Content& content, State& state, Card card, Sink&& sink) {
  state.tableau(state.who).remove(card);
  into_pool(state, card);
  sink(Tithed{state.who, state.label(card)});
  tithe(state, current_step(content, state).n);
}

}  // namespace paradoxa::paradoxical
