// The operations of effects, one after the other: how each begins and goes on. Every answer to a
// question is in apply.hpp.
#pragma once

#include "games/paradoxical/rules/legal.hpp"
#include "games/paradoxical/rules/places.hpp"
#include "games/paradoxical/rules/program.hpp"
#include "games/paradoxical/rules/score.hpp"

namespace paradoxa::paradoxical {

constexpr void ask(State& state, Ask question) { state.ask = question; }

constexpr void end_step(State& state) {
  state.count = 0;
  state.deck = {};
  state.held = kNoCard;
  state.who = state.active;
  ++state.step;
  ask(state, Ask::kNextStep);
}

// PX-5.4: after the action the hands are looked at.
constexpr void finish_action(State& state) {
  state.source = kNoCard;
  state.program = Program::kNone;
  state.step = 0;
  ask(state, Ask::kHandCheck);
}

template <class Sink>
constexpr void finish_game(State& state, Clause clause, Sink&& sink) {
  state.source = kNoCard;
  state.program = Program::kNone;
  state.step = 0;
  state.who = kNoSeat;
  ask(state, Ask::kOver);
  if constexpr (kListens<Sink>) sink(GameEnded{rank(state.tokens, state.seats()), clause});
}

template <class Sink>
constexpr void begin_turn(State& state, Sink&& sink) {
  state.who = state.active;
  ask(state, Ask::kAction);
  if constexpr (kListens<Sink>) sink(TurnBegun{state.active, state.turn});
}

// PX-5.5; PX-11.2: no other reason ends the game.
template <class Sink>
constexpr void end_turn(State& state, Sink&& sink) {
  ++state.turn;
  if (state.turn == state.options.round_cap * state.seats())  // PX-11.3
    return finish_game(state, "PX-11.3"_clause, sink);
  state.active = state.after(state.active);
  begin_turn(state, sink);
}

// PX-4.4, PX-R21: in turn order from the active player.
template <class Sink>
constexpr void check_hands(State& state, Sink&& sink) {
  Seat s = state.active;
  for (int i = 0; i < state.seats(); ++i, s = state.after(s))
    if (state.hand(s).size > kHandLimit) {
      state.who = s;
      return ask(state, Ask::kHand);
    }
  end_turn(state, sink);
}

// PX-4.5, PX-R10.
constexpr void check_pool(State& state) {
  if (state.pool.size() <= kPoolLimit) return end_step(state);
  state.who = state.active;
  ask(state, Ask::kPool);
}

// ---- Drawing: PX-OP.DRAW, PX-OP.BOON, PX-OP.RAID ------------------------------------------------

// PX-4.9; PX-4.10: without supply nothing happens.
constexpr void draw(State& state) {
  if (state.count == 0 || !state.any_supply()) return end_step(state);
  ask(state, Ask::kDeck);
}

constexpr void begin_draw(State& state, Seat who, int cards) {
  state.who = who;
  state.count = static_cast<std::uint8_t>(cards);
  draw(state);
}

// ---- Building: PX-OP.BUILD, PX-OP.CYCLE ---------------------------------------------------------

// PX-6.2, PX-R5: room first, before the deck is chosen.
constexpr void build(State& state) {
  if (state.count == 0) return end_step(state);
  if (state.tableau(state.active).size() == kTableauRoom) return ask(state, Ask::kRoom);
  if (!state.any_supply()) return end_step(state);
  ask(state, Ask::kDeck);
}

constexpr void begin_build(State& state, int times) {
  state.count = static_cast<std::uint8_t>(times);
  build(state);
}

// ---- Into the tableau: PX-OP.ADD, PX-OP.SEEK, PX-OP.SALVAGE, PX-OP.TAKE, PX-OP.HUNT -------------

constexpr void add(State& state) {
  if (state.count == 0) return end_step(state);
  ask(state, Ask::kAdd);
}

// PX-OP.SEEK: what was not taken goes under the deck, in the order seen.
template <class Sink>
constexpr void pick(State& state, Sink&& sink) {
  if (state.count > 0) return ask(state, Ask::kPick);
  if constexpr (kListens<Sink>)
    if (state.aside_size > 0) sink(PutUnder{state.active, state.deck, state.aside_size});
  for (std::size_t i = 0; i < state.aside_size; ++i) {
    state.pile(state.deck).put_under(state.aside[i]);
    state.aside[i] = kNoCard;
  }
  state.aside_size = 0;
  end_step(state);
}

// The card held enters the active player's tableau, which has room.
template <class Sink>
constexpr void place_held(const Content& content, State& state, Sink&& sink) {
  const Op op = current_step(content, state).op;
  into_tableau(state, state.active, state.held);
  const Label label = state.label(state.held);
  state.held = kNoCard;
  if (op == Op::kAdd) {
    sink(Shown{Deed::kAdd, state.active, label, kNoSeat});
    --state.count;
    return add(state);
  }
  if (op != Op::kSeek) {  // it lay open before
    sink(Shifted{Deed::kPlace, state.active, label, kNoSeat});
    return end_step(state);
  }
  sink(Shown{Deed::kPlace, state.active, label, kNoSeat});
  --state.count;
  pick(state, sink);
}

// PX-4.2: room is made directly before the card enters.
template <class Sink>
constexpr void enter_tableau(const Content& content, State& state, Card card, Sink&& sink) {
  lay_open(state, card);
  state.held = card;
  if (state.tableau(state.active).size() == kTableauRoom) return ask(state, Ask::kRoom);
  place_held(content, state, sink);
}

// PX-I5, PX-I10: all cards are looked at; who cannot tell what will be taken forgets them.
template <class Sink>
constexpr void begin_pick(State& state, const Step& step, Sink&& sink) {
  const int looked = state.aside_size;
  const int taken = step.k < looked ? step.k : looked;
  if constexpr (kListens<Sink>) {
    Looked told{state.active, state.deck, state.aside_size, {}};
    for (int i = 0; i < looked; ++i)
      told.cards.push_back(state.label(state.aside[static_cast<std::size_t>(i)]));
    sink(told);
  }
  if (step.way == Way::kHand && taken < looked)
    for (std::size_t k = 0; k < state.known.size(); ++k)
      if (k != state.active.index)
        for (int i = 0; i < looked; ++i)
          state.known[k].remove(state.aside[static_cast<std::size_t>(i)]);
  state.count = static_cast<std::uint8_t>(taken);
  ask(state, Ask::kPick);
}

// PX-OP.HUNT: the last card revealed is kept; the others are discarded, then the kept one enters.
template <class Sink>
constexpr void end_hunt(const Content& content, State& state, Sink&& sink) {
  const auto last = static_cast<std::size_t>(state.aside_size - 1);
  const Card kept = state.aside[last];
  for (std::size_t i = 0; i < last; ++i) {
    discard(state, state.aside[i]);
    sink(Shifted{Deed::kCast, state.active, state.label(state.aside[i]), kNoSeat});
    state.aside[i] = kNoCard;
  }
  state.aside[last] = kNoCard;
  state.aside_size = 0;
  state.count = 0;
  state.deck = {};
  enter_tableau(content, state, kept, sink);
}

// ---- Others -------------------------------------------------------------------------------------

// PX-OP.SEED.
constexpr void seed(State& state) {
  if (state.count == 0 || !state.any_supply()) return check_pool(state);
  ask(state, Ask::kDeck);
}

// PX-OP.TITHE: the next opponent who pays; after the last one the pool is looked at.
constexpr void tithe(State& state, int least) {
  for (state.who = state.after(state.who); state.who != state.active;
       state.who = state.after(state.who))
    if (pays_tithe(state, state.who, least)) return ask(state, Ask::kTithe);
  check_pool(state);
}

template <class Sink>
constexpr void tell_marked(const State& state, CardSet cards, bool shields, Sink&& sink) {
  if constexpr (kListens<Sink>) {
    Marked told{state.active, shields, {}};
    cards.for_each([&](Card card) { told.cards.push_back(state.label(card)); });
    sink(told);
  }
}

// PX-OP.SHIELD: those chosen turn face up.
template <class Sink>
constexpr void shield(State& state, CardSet cards, Sink&& sink) {
  state.down = state.down - cards;
  state.shielded = state.shielded | cards;
  tell_marked(state, cards, true, sink);
}

// PX-OP.RECHARGE.
template <class Sink>
constexpr void recharge(State& state, CardSet cards, Sink&& sink) {
  state.used = state.used - cards;
  tell_marked(state, cards, false, sink);
}

// Whoever may take no fewer than there are is not asked.
template <class Sink>
constexpr void begin_marks(const Content& content, State& state, const Step& step, Sink&& sink) {
  const bool shields = step.op == Op::kShield;
  const CardSet eligible =
      shields ? shieldable(state, state.source) : rechargeable(content, state, state.source);
  if (eligible.size() > step.n) {
    state.count = step.n;
    return ask(state, shields ? Ask::kShield : Ask::kRecharge);
  }
  shields ? shield(state, eligible, sink) : recharge(state, eligible, sink);
  end_step(state);
}

// ---- A step, whichever it is --------------------------------------------------------------------

// PX-9.5: precondition: feasible. PX-9.7: the active player chooses unless it says otherwise.
template <class Sink>
constexpr void begin_step(const Content& content, State& state, const Step& step, Sink&& sink) {
  state.who = state.active;
  switch (step.op) {
    case Op::kDraw: return begin_draw(state, state.active, step.n);
    case Op::kBoon: return begin_draw(state, state.after(state.active), step.n);
    case Op::kSeek: return ask(state, Ask::kDeck);
    case Op::kBuild: return begin_build(state, step.n);
    case Op::kAdd: state.count = step.n; return add(state);
    case Op::kCycle: return ask(state, Ask::kCycle);
    case Op::kSalvage: return ask(state, Ask::kSalvage);
    case Op::kHunt: return ask(state, Ask::kLure);
    case Op::kSeed: state.count = step.n; return seed(state);
    case Op::kTake: return ask(state, Ask::kTake);
    case Op::kGive: return ask(state, Ask::kGive);
    case Op::kExchange: return ask(state, Ask::kExchange);
    case Op::kTrade: return ask(state, Ask::kTrade);
    case Op::kMask:
    case Op::kBounce:
    case Op::kRaid: return ask(state, Ask::kTarget);
    case Op::kSnatch:
    case Op::kSpy: return ask(state, Ask::kVictim);
    case Op::kTithe: return tithe(state, step.n);
    case Op::kShield:
    case Op::kRecharge: return begin_marks(content, state, step, sink);
    case Op::kCopy: return ask(state, Ask::kCopy);
    case Op::kCheckPool: return check_pool(state);
  }
}

// PX-9.5: what is not feasible is left out; what may be declined is asked for first.
template <class Sink>
constexpr void next_step(const Content& content, State& state, Sink&& sink) {
  const int steps = step_count(content, state.program);
  while (int{state.step} < steps) {
    const Step step = current_step(content, state);
    if (!feasible(content, state, step, state.source)) {
      ++state.step;
      continue;
    }
    state.who = state.active;
    if (step.optional != 0) return ask(state, Ask::kAgree);
    return begin_step(content, state, step, sink);
  }
  finish_action(state);
}

}  // namespace paradoxa::paradoxical
