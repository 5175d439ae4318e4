// What a legal move does; mirrors legal.hpp, one function per question. Precondition everywhere:
// the move is legal.
#pragma once

#include "games/paradoxical/rules/move.hpp"
#include "games/paradoxical/rules/steps.hpp"

namespace paradoxa::paradoxical {

// PX-3.2, PX-3.3: the decks are full, everything else is empty. PX-1.4: one game, no teams.
constexpr State initial(const Content&, const Options& options) {
  State state;
  state.options = options;
  state.face_down = CardSet::all(options.two_decks());
  return state;
}

// PX-3.4, PX-R4; PX-13.5: the others draw a card.
template <class Sink>
constexpr void apply_start(State& state, Seat first, Sink&& sink) {
  sink(Started{first});
  state.active = first;
  if (state.options.start_card == StartCard::kOff) return begin_turn(state, sink);
  state.program = Program::kStartCards;
  state.who = state.after(first);
  state.count = 1;
  ask(state, Ask::kDeck);
}

// ---- Actions: PX-D1 -----------------------------------------------------------------------------

constexpr void begin_program(State& state, Program program) {
  state.program = program;
  state.step = 0;
  ask(state, Ask::kNextStep);
}

// PX-9.3, PX-9.4, PX-R14: a hand card is shown, and stays known.
template <class Sink>
constexpr void apply_effect(State& state, Card card, Sink&& sink) {
  if (state.hand(state.active).contains(card)) {
    show_to_all(state, card);
    sink(Shown{Deed::kEffect, state.active, state.label(card), kNoSeat});
  } else {
    sink(Shifted{Deed::kEffect, state.active, state.label(card), kNoSeat});
  }
  state.used.add(card);
  state.source = card;
  begin_program(state, program_of(card));
}

// PX-10.2, PX-OP.ADD.
template <class Sink>
constexpr void apply_add(const Content& content, State& state, Card card, Sink&& sink) {
  if (state.ask == Ask::kAction) {
    state.program = Program::kAdd;
    state.count = 1;
  }
  state.hand(state.active).remove(card);
  enter_tableau(content, state, card, sink);
}

// ---- Claims: PX-D4, PX-D5 -----------------------------------------------------------------------

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

// ---- Decks --------------------------------------------------------------------------------------

template <class Sink>
constexpr void apply_deck(const Content& content, State& state, Deck d, Sink&& sink) {
  rebuild_if_empty(state, d, sink);
  state.deck = d;
  const Step step = current_step(content, state);
  if (step.op == Op::kSeek) {  // as many as the deck has; it is not rebuilt to reach n
    const int size = state.deck_size(d);
    state.count = static_cast<std::uint8_t>(step.n < size ? step.n : size);
  }
  ask(state, Ask::kTop);
}

// PX-4.9.
template <class Sink>
constexpr void top_into_hand(State& state, Card card, Sink&& sink) {
  into_hand_hidden(state, state.who, card);
  if constexpr (kListens<Sink>)
    sink(Drew{state.who, state.deck, state.label(card), knowers_of(state, card)});
  state.deck = {};
  if (state.program != Program::kStartCards) {
    --state.count;
    return draw(state);
  }
  state.who = state.after(state.who);  // PX-13.5
  if (state.who != state.active) return ask(state, Ask::kDeck);
  state.program = Program::kNone;
  state.count = 0;
  begin_turn(state, sink);
}

// PX-6.3: it must be kept.
template <class Sink>
constexpr void top_into_tableau(State& state, Card card, Sink&& sink) {
  into_tableau(state, state.active, card);
  sink(Shown{Deed::kBuild, state.active, state.label(card), kNoSeat});
  state.deck = {};
  --state.count;
  build(state);
}

template <class Sink>
constexpr void top_into_pool(State& state, Card card, Sink&& sink) {
  into_pool(state, card);
  sink(Shown{Deed::kSeed, state.active, state.label(card), kNoSeat});
  state.deck = {};
  --state.count;
  seed(state);
}

// PX-OP.HUNT: until the value of the lure, the last card allowed, or the end of the deck.
template <class Sink>
constexpr void top_hunted(const Content& content, State& state, Card card, Sink&& sink) {
  lay_open(state, card);
  put_aside(state, card);
  sink(Shown{Deed::kReveal, state.active, state.label(card), kNoSeat});
  --state.count;
  const bool match = card.value() == state.held.value();
  if (match || state.count == 0 || state.deck_size(state.deck) == 0) end_hunt(content, state, sink);
}

template <class Sink>
constexpr void apply_top(const Content& content, State& state, Card card, Sink&& sink) {
  take_top(state, card);
  const Step step = current_step(content, state);
  switch (step.op) {
    case Op::kBuild:
    case Op::kCycle: return top_into_tableau(state, card, sink);
    case Op::kSeed: return top_into_pool(state, card, sink);
    case Op::kHunt: return top_hunted(content, state, card, sink);
    case Op::kSeek:
      put_aside(state, card);
      state.known[state.active.index].add(card);
      if (--state.count == 0) begin_pick(state, step, sink);
      return;
    default: return top_into_hand(state, card, sink);
  }
}

// ---- Cards --------------------------------------------------------------------------------------

// PX-4.2.
template <class Sink>
constexpr void apply_room(const Content& content, State& state, Card card, Sink&& sink) {
  state.tableau(state.active).remove(card);
  discard(state, card);
  sink(Shifted{Deed::kRoom, state.active, state.label(card), kNoSeat});
  if (state.held.exists()) return place_held(content, state, sink);
  ask(state, Ask::kDeck);
}

template <class Sink>
constexpr void apply_drop(State& state, Card card, Sink&& sink) {
  state.pool.remove(card);
  discard(state, card);
  sink(Shifted{Deed::kDrop, state.active, state.label(card), kNoSeat});
  check_pool(state);
}

template <class Sink>
constexpr void apply_discard(State& state, Card card, Sink&& sink) {
  state.hand(state.who).remove(card);
  discard(state, card);
  sink(Shown{Deed::kDiscard, state.who, state.label(card), kNoSeat});
  ask(state, Ask::kHandCheck);
}

template <class Sink>
constexpr void apply_pick(const Content& content, State& state, Card card, Sink&& sink) {
  take_aside(state, card);
  if (current_step(content, state).way == Way::kTableau)
    return enter_tableau(content, state, card, sink);
  into_hand_hidden(state, state.active, card);
  if constexpr (kListens<Sink>)
    sink(Picked{state.active, state.deck, state.label(card), knowers_of(state, card)});
  --state.count;
  pick(state, sink);
}

// PX-OP.CYCLE: then as many builds as cards were discarded, and some more.
constexpr void end_cycle(const Content& content, State& state) {
  begin_build(state, state.count + current_step(content, state).k);
}

template <class Sink>
constexpr void apply_cycle(const Content& content, State& state, Card card, Sink&& sink) {
  state.tableau(state.active).remove(card);
  discard(state, card);
  sink(Shifted{Deed::kCycle, state.active, state.label(card), kNoSeat});
  if (++state.count == current_step(content, state).n) end_cycle(content, state);
}

constexpr void apply_stop(const Content& content, State& state) {
  if (state.ask == Ask::kCycle) return end_cycle(content, state);
  end_step(state);
}

template <class Sink>
constexpr void apply_salvage(const Content& content, State& state, Card card, Sink&& sink) {
  state.pile(card.deck()).take_discard(card);
  if (current_step(content, state).way == Way::kTableau)
    return enter_tableau(content, state, card, sink);
  into_hand_openly(state, state.active, card);
  sink(Shifted{Deed::kSalvage, state.active, state.label(card), kNoSeat});
  end_step(state);
}

template <class Sink>
constexpr void apply_lure(const Content& content, State& state, Card card, Sink&& sink) {
  sink(Shifted{Deed::kLure, state.active, state.label(card), kNoSeat});
  state.held = card;
  state.deck = card.deck().other();
  rebuild_if_empty(state, state.deck, sink);
  state.count = current_step(content, state).n;
  ask(state, Ask::kTop);
}

template <class Sink>
constexpr void apply_take(const Content& content, State& state, Card card, Sink&& sink) {
  state.pool.remove(card);
  if (current_step(content, state).way == Way::kTableau)
    return enter_tableau(content, state, card, sink);
  into_hand_openly(state, state.active, card);
  sink(Shifted{Deed::kTake, state.active, state.label(card), kNoSeat});
  end_step(state);
}

template <class Sink>
constexpr void apply_give(State& state, Card card, Sink&& sink) {
  state.tableau(state.active).remove(card);
  into_pool(state, card);
  sink(Shifted{Deed::kGive, state.active, state.label(card), kNoSeat});
  check_pool(state);
}

// PX-OP.EXCHANGE, PX-OP.TRADE: first the own card, then the other one.
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
  sink(Swapped{state.active, state.label(own), state.label(card), kNoSeat});
  end_step(state);
}

template <class Sink>
constexpr void apply_partner(State& state, Card card, Sink&& sink) {
  const Card own = state.held;
  const Seat owner = owner_of(state, card);
  state.tableau(state.active).remove(own);
  state.tableau(owner).remove(card);
  into_tableau(state, owner, own);
  into_tableau(state, state.active, card);
  sink(Swapped{state.active, state.label(own), state.label(card), owner});
  end_step(state);
}

// PX-OP.MASK, PX-OP.BOUNCE, PX-OP.RAID.
template <class Sink>
constexpr void apply_target(const Content& content, State& state, Card card, Sink&& sink) {
  const Op op = current_step(content, state).op;
  const Seat owner = owner_of(state, card);
  const Deed deed = op == Op::kMask ? Deed::kMask : op == Op::kBounce ? Deed::kBounce : Deed::kRaid;
  sink(Shifted{deed, state.active, state.label(card), owner});
  if (op == Op::kMask) {
    state.down.add(card);
    return end_step(state);
  }
  state.tableau(owner).remove(card);
  if (op == Op::kBounce) {
    into_hand_openly(state, owner, card);
    return end_step(state);
  }
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
  const std::uint8_t batch = state.hand(state.who).remove(card);
  into_hand_openly(state, state.active, card, batch);
  sink(Shown{Deed::kSnatch, state.active, state.label(card), state.who});
  end_step(state);
}

template <class Sink>
constexpr void apply_tithe(const Content& content, State& state, Card card, Sink&& sink) {
  state.tableau(state.who).remove(card);
  into_pool(state, card);
  sink(Shifted{Deed::kTithe, state.who, state.label(card), kNoSeat});
  tithe(state, current_step(content, state).n);
}

template <class Sink>
constexpr void apply_mark(State& state, Card card, Sink&& sink) {
  state.ask == Ask::kShield ? shield(state, CardSet::of(card), sink)
                            : recharge(state, CardSet::of(card), sink);
  if (--state.count == 0) end_step(state);
}

// PX-OP.COPY: the copying card stays the source.
template <class Sink>
constexpr void apply_copy(State& state, Card card, Sink&& sink) {
  Seat owner = owner_of(state, card);
  if (owner == state.active) owner = kNoSeat;
  sink(Shifted{Deed::kCopy, state.active, state.label(card), owner});
  begin_program(state, program_of(card));
}

template <class Sink>
constexpr void apply_card(const Content& content, State& state, const Move& move, Sink&& sink) {
  const Card card = move.card();
  switch (move.kind) {
    case MoveKind::kTop: return apply_top(content, state, card, sink);
    case MoveKind::kSnatch: return apply_snatch(state, card, sink);
    case MoveKind::kEffect: return apply_effect(state, card, sink);
    case MoveKind::kAdd: return apply_add(content, state, card, sink);
    case MoveKind::kRoom: return apply_room(content, state, card, sink);
    case MoveKind::kDrop: return apply_drop(state, card, sink);
    case MoveKind::kDiscard: return apply_discard(state, card, sink);
    case MoveKind::kPick: return apply_pick(content, state, card, sink);
    case MoveKind::kCycle: return apply_cycle(content, state, card, sink);
    case MoveKind::kSalvage: return apply_salvage(content, state, card, sink);
    case MoveKind::kLure: return apply_lure(content, state, card, sink);
    case MoveKind::kTake: return apply_take(content, state, card, sink);
    case MoveKind::kGive: return apply_give(state, card, sink);
    case MoveKind::kExchange: return hold_own(state, card, Ask::kNeutral);
    case MoveKind::kNeutral: return apply_neutral(state, card, sink);
    case MoveKind::kTrade: return hold_own(state, card, Ask::kPartner);
    case MoveKind::kPartner: return apply_partner(state, card, sink);
    case MoveKind::kTarget: return apply_target(content, state, card, sink);
    case MoveKind::kTithe: return apply_tithe(content, state, card, sink);
    case MoveKind::kShield:
    case MoveKind::kRecharge: return apply_mark(state, card, sink);
    default: return apply_copy(state, card, sink);
  }
}

template <class Sink>
constexpr void apply_one(const Content& content, State& state, const Move& move, Sink&& sink) {
  switch (move.kind) {
    case MoveKind::kStart: return apply_start(state, move.seat(), sink);
    case MoveKind::kBuild: return begin_program(state, Program::kBuild);
    case MoveKind::kClaim: return ask(state, Ask::kSet);
    case MoveKind::kStop: return apply_stop(content, state);
    case MoveKind::kAgree: return begin_step(content, state, current_step(content, state), sink);
    case MoveKind::kDecline: return end_step(state);  // PX-9.5
    case MoveKind::kDeck: return apply_deck(content, state, move.deck(), sink);
    case MoveKind::kVictim: return apply_victim(content, state, move.seat(), sink);
    case MoveKind::kSet: return apply_set(state, move, sink);
    case MoveKind::kIndifferent: return conclude_claim(state, move.card_set(), sink);
    default: return apply_card(content, state, move, sink);
  }
}

// PX-5.7: on to the next question that has two answers. PX-5.6, PX-R28: who has none passes.
template <class Sink>
constexpr void settle(const Content& content, State& state, Sink&& sink) {
  for (;;) {
    if (state.ask == Ask::kOver) return;
    if (state.ask == Ask::kNextStep) {
      next_step(content, state, sink);
    } else if (state.ask == Ask::kHandCheck) {
      check_hands(state, sink);
    } else {
      const Sole sole = first_answers(content, state);
      if (sole.count > 1) return;
      if (sole.count == 1) {
        apply_one(content, state, sole.move, sink);
      } else {
        sink(Passed{state.active});
        end_turn(state, sink);
      }
    }
  }
}

template <class Sink>
constexpr void apply(const Content& content, State& state, Seat, Move move, Sink&& sink) {
  apply_one(content, state, move, sink);
  settle(content, state, sink);
}

}  // namespace paradoxa::paradoxical
