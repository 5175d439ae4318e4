// PX-7: claims.
#pragma once

#include "games/paradoxical/rules/chapters/turn.hpp"
#include "games/paradoxical/rules/move.hpp"

namespace paradoxa::paradoxical {

// PX-7.1.
constexpr bool legal_claim(const State& state) {
  return has_paradox(state.options, state.face_up(state.active));
}

// PX-9.8, PX-R12, PX-R20; PX-13.4.
constexpr void reset_marks(State& state) {
  CardSet reset = CardSet::all(true);
  if (state.options.reset == ResetRule::kOwnClaim)
    reset = state.tableau(state.active) | state.hand(state.active).set();
  state.used = state.used - reset;
  state.down = state.down - reset;
  state.shielded = state.shielded - reset;
}

// PX-7.6, PX-R31: lower values first, then by domain and copy. PX-R8.
constexpr void discard_set(State& state, CardSet set) {
  for (int value = 1; value <= kValues; ++value)
    for (int domain = 0; domain < kDomains; ++domain)
      for (int copy = 0; copy < 2; ++copy) {
        const Card card = Card::of(static_cast<Domain>(domain), value, copy);
        if (!set.contains(card)) continue;
        state.tableau(state.active).remove(card);
        discard(state, card);
      }
}

template <class Sink>
constexpr void tell_claim(const State& state, CardSet set, CardSet others, Sink&& sink) {
  Claimed told;
  told.seat = state.active;
  told.kind = state.set_kind;
  set.for_each([&](Card card) { told.set.push_back(state.label(card)); });
  others.for_each([&](Card card) { told.indifferent.push_back(state.label(card)); });
  told.set_sum = static_cast<std::uint8_t>(set.sum());
  told.indifferent_sum = static_cast<std::uint8_t>(others.sum());
  told.tokens = state.tokens[state.active.index];
  told.clause = state.set_kind == ParadoxKind::kTwoPair     ? "PX-8.4"_clause
                : state.set_kind == ParadoxKind::kFullHouse ? "PX-8.5"_clause
                                                            : "PX-8.6"_clause;
  sink(told);
}

// PX-7.4 to PX-7.9, in this order; PX-R9: the token first.
template <class Sink>
constexpr void conclude_claim(State& state, CardSet others, Sink&& sink) {
  const CardSet set = state.set_cards();
  const bool ten = state.set_kind != ParadoxKind::kTwoPair;  // PX-R26
  ++state.tokens[state.active.index];
  if constexpr (kListens<Sink>) tell_claim(state, set, others, sink);
  state.set_mask = 0;
  state.set_kind = {};
  if (state.tokens[state.active.index] == kTokensToWin)  // PX-11.1
    return finish_game(state, "PX-11.1"_clause, sink);
  reset_marks(state);  // PX-7.5
  if (state.options.set_cards == SetCards::kDiscard) discard_set(state, set);
  others.for_each([&](Card card) {  // PX-7.7
    state.tableau(state.active).remove(card);
    into_pool(state, card);
  });
  begin_program(state, ten ? Program::kTenClaimed : Program::kEightClaimed);
}

// PX-7.2; PX-R19: which cards of nine or ten is free.
template <class Sink>
constexpr void apply_set(State& state, const Move& move, Sink&& sink) {
  const CardSet set = move.card_set();
  int i = 0;
  state.tableau(state.active).for_each([&](Card card) {
    if (set.contains(card)) state.set_mask = static_cast<std::uint16_t>(state.set_mask | 1u << i);
    ++i;
  });
  state.set_kind = move.set_kind();
  if (state.set_kind == ParadoxKind::kTwoPair) return ask(state, Ask::kIndifferent);
  conclude_claim(state, state.face_up(state.active) - set, sink);  // PX-7.3: no choice
}

}  // namespace paradoxa::paradoxical
