// The steps of what is being carried out, and which cards and seats each of them may touch.
//
// `source` is the card whose effect it is: PX-9.6, PX-R23 keep it out of every choice. kNoCard
// where there is none.
#pragma once

#include <cstdint>

#include "engine/clause.hpp"
#include "games/paradoxical/content/content.hpp"
#include "games/paradoxical/rules/state.hpp"

namespace paradoxa::paradoxical {

constexpr int step_count(const Content& content, Program program) {
  if (is_effect(program)) return content.cards[static_cast<std::size_t>(program)].effect.count;
  return program == Program::kTenClaimed ? 3 : 1;
}

// PX-7.7, PX-7.8, PX-R11: what follows a claim is written as steps, too.
constexpr Step step_at(const Content& content, Program program, int index) {
  const auto at = static_cast<std::size_t>(index);
  if (is_effect(program)) return content.cards[static_cast<std::size_t>(program)].effect.steps[at];
  switch (program) {
    case Program::kBuild: return {Op::kBuild, 0, 1, 0, Way::kNone};
    case Program::kAdd: return {Op::kAdd, 0, 1, 0, Way::kNone};
    case Program::kStartCards: return {Op::kDraw, 0, 1, 0, Way::kNone};
    default: break;
  }
  if (index == 1) return {Op::kDraw, 0, 3, 0, Way::kNone};
  if (index == 2) return {Op::kAdd, 0, 2, 0, Way::kNone};
  return {Op::kCheckPool, 0, 0, 0, Way::kNone};
}

constexpr Step current_step(const Content& content, const State& state) {
  return step_at(content, state.program, state.step);
}

constexpr Clause clause_of_op(Op op) {
  switch (op) {
    case Op::kDraw: return "PX-OP.DRAW"_clause;
    case Op::kSeek: return "PX-OP.SEEK"_clause;
    case Op::kBuild: return "PX-OP.BUILD"_clause;
    case Op::kAdd: return "PX-OP.ADD"_clause;
    case Op::kCycle: return "PX-OP.CYCLE"_clause;
    case Op::kSalvage: return "PX-OP.SALVAGE"_clause;
    case Op::kHunt: return "PX-OP.HUNT"_clause;
    case Op::kSeed: return "PX-OP.SEED"_clause;
    case Op::kTake: return "PX-OP.TAKE"_clause;
    case Op::kGive: return "PX-OP.GIVE"_clause;
    case Op::kExchange: return "PX-OP.EXCHANGE"_clause;
    case Op::kTrade: return "PX-OP.TRADE"_clause;
    case Op::kMask: return "PX-OP.MASK"_clause;
    case Op::kBounce: return "PX-OP.BOUNCE"_clause;
    case Op::kRaid: return "PX-OP.RAID"_clause;
    case Op::kSnatch: return "PX-OP.SNATCH"_clause;
    case Op::kTithe: return "PX-OP.TITHE"_clause;
    case Op::kSpy: return "PX-OP.SPY"_clause;
    case Op::kShield: return "PX-OP.SHIELD"_clause;
    case Op::kRecharge: return "PX-OP.RECHARGE"_clause;
    case Op::kCopy: return "PX-OP.COPY"_clause;
    case Op::kBoon: return "PX-OP.BOON"_clause;
    case Op::kCheckPool: break;
  }
  return "PX-7.7"_clause;
}

// The rule by which the current step is carried out: that of the action, or of the operation.
constexpr Clause clause_of_step(const Content& content, const State& state) {
  switch (state.program) {
    case Program::kBuild: return "PX-6.3"_clause;
    case Program::kAdd: return "PX-10.2"_clause;
    case Program::kTenClaimed: return "PX-7.8"_clause;
    case Program::kStartCards: return "PX-13.5"_clause;
    default: return clause_of_op(current_step(content, state).op);
  }
}

// The active player's other tableau cards, face up or down.
constexpr CardSet others_in_tableau(const State& state, Card source) {
  return state.tableau(state.active).without(source);
}
constexpr CardSet others_face_up(const State& state, Card source) {
  return state.face_up(state.active).without(source);
}
constexpr CardSet others_in_hand(const State& state, Card source) {
  return state.hand(state.active).set().without(source);
}

// PX-9.10, PX-9.11: face-up unshielded cards in opponents' tableaux of at least this many cards.
constexpr CardSet targets(const State& state, int least) {
  CardSet found;
  for (int s = 0; s < state.seats(); ++s)
    if (seat(s) != state.active && state.tableau(seat(s)).size() >= least)
      found = found | state.tableau(seat(s));
  return found - state.down - state.shielded;
}

constexpr Seat owner_of(const State& state, Card card) {
  for (int s = 0; s < state.seats(); ++s)
    if (state.tableau(seat(s)).contains(card)) return seat(s);
  return kNoSeat;
}

// PX-OP.TRADE.
constexpr bool may_trade(Way relation, Card own, Card other) {
  switch (relation) {
    case Way::kSameDeck: return own.deck() == other.deck();
    case Way::kUp: return other.value() > own.value();
    case Way::kDown: return other.value() < own.value();
    default: return true;
  }
}

constexpr CardSet partners(const State& state, Way relation, Card own) {
  CardSet found;
  targets(state, 0).for_each([&](Card other) {
    if (may_trade(relation, own, other)) found.add(other);
  });
  return found;
}

constexpr CardSet tradable(const State& state, Way relation, Card source) {
  CardSet found;
  const CardSet theirs = targets(state, 0);
  if (theirs.empty()) return found;
  int lowest = kValues, highest = 1;
  theirs.for_each([&](Card card) {
    lowest = card.value() < lowest ? card.value() : lowest;
    highest = card.value() > highest ? card.value() : highest;
  });
  others_face_up(state, source).for_each([&](Card own) {
    const bool has = relation == Way::kUp         ? highest > own.value()
                     : relation == Way::kDown     ? lowest < own.value()
                     : relation == Way::kSameDeck ? !(theirs & CardSet::of_deck(own.deck())).empty()
                                                  : true;
    if (has) found.add(own);
  });
  return found;
}

// PX-OP.HUNT: other face-up cards whose opposite deck can supply.
constexpr CardSet lures(const State& state, Card source) {
  CardSet found = others_face_up(state, source);
  for (const Deck d : BothDecks{})
    if (!state.can_supply(d)) found = found - CardSet::of_deck(d.other());
  return found;
}

// PX-OP.SALVAGE: the top cards of both piles.
constexpr CardSet salvageable(const State& state, int depth) {
  CardSet found;
  for (const Pile& pile : state.piles) {
    const int reach = depth == kAllDepth || depth > pile.discards ? pile.discards : depth;
    for (int i = 0; i < reach; ++i) found.add(pile.discard(i));
  }
  return found;
}

// PX-OP.SNATCH, PX-OP.SPY: opponents with a hand card, a bit for each seat.
constexpr unsigned victims(const State& state) {
  unsigned seats = 0;
  for (int s = 0; s < state.seats(); ++s)
    if (seat(s) != state.active && state.hand(seat(s)).size > 0) seats |= 1u << s;
  return seats;
}

constexpr bool pays_tithe(const State& state, Seat s, int least) {
  return s != state.active && state.tableau(s).size() >= least;
}

// PX-OP.SHIELD: unshielded or face down.
constexpr CardSet shieldable(const State& state, Card source) {
  const CardSet done = state.shielded - state.down;
  return others_in_tableau(state, source) - done;
}

// PX-OP.RECHARGE: used, in hand or face up, and not of a kind that could loop forever.
constexpr CardSet rechargeable(const Content& content, const State& state, Card source) {
  const CardSet own = others_face_up(state, source) | others_in_hand(state, source);
  CardSet found;
  (own & state.used).for_each([&](Card card) {
    const Effect& effect = content.effect(card);
    if (!effect.has(Op::kRecharge) && !effect.has(Op::kCopy)) found.add(card);
  });
  return found;
}

namespace program_detail {

constexpr bool anybody_pays(const State& state, int least) {
  for (int s = 0; s < state.seats(); ++s)
    if (pays_tithe(state, seat(s), least)) return true;
  return false;
}

// PX-9.2: for every operation but COPY.
constexpr bool feasible(const Content& content, const State& state, const Step& step, Card source) {
  switch (step.op) {
    case Op::kDraw:
    case Op::kSeek:
    case Op::kSeed:
    case Op::kBoon: return state.any_supply();
    case Op::kBuild:
      return state.any_supply() || state.tableau(state.active).size() == kTableauRoom;
    case Op::kAdd:
      return state.hand(state.active).size > (state.hand(state.active).contains(source) ? 1 : 0);
    case Op::kCycle:
    case Op::kGive: return !others_in_tableau(state, source).empty();
    case Op::kSalvage: return (state.piles[0].discards | state.piles[1].discards) != 0;
    case Op::kHunt: return !lures(state, source).empty();
    case Op::kTake: return !state.pool.empty();
    case Op::kExchange: return !state.pool.empty() && !others_in_tableau(state, source).empty();
    case Op::kTrade: return !tradable(state, step.way, source).empty();
    case Op::kMask: return !targets(state, 0).empty();
    case Op::kBounce:
    case Op::kRaid: return !targets(state, step.n).empty();
    case Op::kSnatch:
    case Op::kSpy: return victims(state) != 0;
    case Op::kTithe: return anybody_pays(state, step.n);
    case Op::kShield: return !shieldable(state, source).empty();
    case Op::kRecharge: return !rechargeable(content, state, source).empty();
    case Op::kCheckPool: return true;
    case Op::kCopy: break;
  }
  return false;
}

}  // namespace program_detail

// PX-OP.COPY.
constexpr CardSet copyable(const Content& content, const State& state, Card source) {
  CardSet found;
  (targets(state, 0) | others_face_up(state, source)).for_each([&](Card card) {
    const Effect& effect = content.effect(card);
    if (!effect.has(Op::kCopy) && program_detail::feasible(content, state, effect.steps[0], source))
      found.add(card);
  });
  return found;
}

constexpr bool feasible(const Content& content, const State& state, const Step& step, Card source) {
  if (step.op == Op::kCopy) return !copyable(content, state, source).empty();
  return program_detail::feasible(content, state, step, source);
}

// PX-9.1, PX-9.2, PX-R22, PX-R25: the cards whose effect the active player may use. PX-9.9: a used
// mark keeps a card out of here, and of nothing else.
constexpr CardSet sources(const Content& content, const State& state) {
  const CardSet own = state.face_up(state.active) | state.hand(state.active).set();
  CardSet found;
  (own - state.used).for_each([&](Card card) {
    const Effect& effect = content.effect(card);
    if (effect.count > 0 && feasible(content, state, effect.steps[0], card)) found.add(card);
  });
  return found;
}

}  // namespace paradoxa::paradoxical
