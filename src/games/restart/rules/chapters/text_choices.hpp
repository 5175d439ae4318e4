// Operations of texts that offer a choice. All may be declined until the first of two steps is
// done (RS-1.12, RS-1.13).
//
// A task kOperation: a the card, b the space it was played on, c which operation, d how often it
// can still be chosen; e and f what was chosen so far: a space or position counted from 1, or where
// several different ones are chosen a bit for each.
#pragma once

#include "games/restart/rules/chapters/chains.hpp"

namespace paradoxa::restart {

constexpr Clause clause_of(OpKind kind) {
  switch (kind) {
    case OpKind::kNone: return "RS-1.13"_clause;
    case OpKind::kGain: return "RS-OP.GAIN"_clause;
    case OpKind::kShare: return "RS-OP.SHARE"_clause;
    case OpKind::kPerPlayer: return "RS-OP.PERPLAYER"_clause;
    case OpKind::kPer: return "RS-OP.PER"_clause;
    case OpKind::kIfSet: return "RS-OP.IFSET"_clause;
    case OpKind::kSeed: return "RS-OP.SEED"_clause;
    case OpKind::kSeedChain: return "RS-OP.SEEDCHAIN"_clause;
    case OpKind::kCollect: return "RS-OP.COLLECT"_clause;
    case OpKind::kPlace: return "RS-OP.PLACE"_clause;
    case OpKind::kSwap: return "RS-OP.SWAP"_clause;
    case OpKind::kSwapHand: return "RS-OP.SWAPHAND"_clause;
    case OpKind::kChainSwap: return "RS-OP.CHAINSWAP"_clause;
    case OpKind::kPeek: return "RS-OP.PEEK"_clause;
    case OpKind::kMatch: return "RS-OP.MATCH"_clause;
    case OpKind::kRebate: return "RS-OP.REBATE"_clause;
    case OpKind::kStudy: return "RS-OP.STUDY"_clause;
    case OpKind::kBury: return "RS-OP.BURY"_clause;
    case OpKind::kDose: return "RS-OP.DOSE"_clause;
    case OpKind::kExtra: return "RS-OP.EXTRA"_clause;
    case OpKind::kTake: return "RS-OP.TAKE"_clause;
    case OpKind::kDig: return "RS-OP.DIG"_clause;
    case OpKind::kReup: return "RS-OP.REUP"_clause;
    case OpKind::kTrade: return "RS-OP.TRADE"_clause;
    case OpKind::kEvict: return "RS-OP.EVICT"_clause;
  }
  return "RS-1.13"_clause;
}

// Seen from the space that the card was played on.
constexpr SpaceSet in_scope(const State& state, Scope scope, Space here) {
  const SpaceSet grid = spaces_of(state);
  switch (scope) {
    case Scope::kAge: return grid & SpaceSet::of_age(here.age());
    case Scope::kZone: return grid & SpaceSet::of_zone(here.zone());
    case Scope::kAdjacent: return grid & SpaceSet::around(here);
    case Scope::kGrid: return grid;
  }
  return grid;
}

constexpr const Operation& operation_of(const Content& content, const Task& task) {
  return content.card(Card{task.a}).text[task.c];
}

// The task before anything is chosen. A trade is chosen as often as it says, and so is what takes
// several places; everything else once.
constexpr Task first_choice(const Operation& op, Space here) {
  Task task;
  task.op = Op::kOperation;
  task.b = here.id;
  const bool several = op.kind == OpKind::kSeed || op.kind == OpKind::kSeedChain ||
                       op.kind == OpKind::kPeek || op.kind == OpKind::kDose ||
                       op.kind == OpKind::kTrade;
  task.d = several ? op.n : 1;
  return task;
}

namespace choice_detail {

constexpr unsigned chosen(const Task& task) { return task.e | unsigned{task.f} << 8; }
constexpr void choose(Task& task, int place) {
  const unsigned bits = chosen(task) | 1u << place;
  task.e = static_cast<std::uint8_t>(bits);
  task.f = static_cast<std::uint8_t>(bits >> 8);
}
// The first of two steps is done: it is kept counted from 1.
constexpr bool is_second(const Task& task) { return task.e != 0; }
constexpr int first_of(const Task& task) { return task.e - 1; }

// What is chosen in two steps: a space or position, then what goes there.
constexpr bool has_two_steps(const Operation& op) {
  return (op.kind == OpKind::kPlace && op.source == Source::kHand) || op.kind == OpKind::kSwap ||
         op.kind == OpKind::kSwapHand ||
         (op.kind == OpKind::kChainSwap && op.exchange == Exchange::kHandGrid);
}

constexpr bool can_pay(const State& state, const Operation& op) {
  switch (op.price) {
    case Token::kCard: return state.hand(state.owner).size() >= op.m;
    case Token::kFragment:
      for (const MindField& field : owner(state).fields)
        if (field.fragments > 0) return true;
      return false;
    default: return owner(state).supply[at(op.price)] >= op.m;
  }
}
// RS-1.9, RS-R32: a trade for nothing is none.
constexpr bool can_buy(const State& state, const Operation& op) {
  return op.token == Token::kCard ? !state.deck.empty() : state.supply[at(op.token)] > 0;
}

}  // namespace choice_detail

// ---- Which places ------------------------------------------------------------------------------

// Spaces that can be chosen now, for operations on spaces.
constexpr SpaceSet choosable_spaces(const State& state, const Operation& op, const Task& task) {
  using namespace choice_detail;
  const Space here{task.b};
  SpaceSet spaces = in_scope(state, op.scope, here);
  switch (op.kind) {
    case OpKind::kSeed: {
      spaces = spaces_of(state);
      spaces.remove(here);
      return spaces - SpaceSet::of_bits(chosen(task));
    }
    case OpKind::kPlace: spaces.remove(here); return spaces;
    case OpKind::kSwap:
      if (is_second(task)) spaces.remove(Space::at(first_of(task)));
      return spaces;
    default: return spaces;
  }
}
// Positions of the row, as bits.
constexpr unsigned choosable_positions(const State& state, const Task& task) {
  unsigned positions = 0;
  for (int i = 0; i < kRow; ++i)
    if (state.row[static_cast<std::size_t>(i)].exists()) positions |= 1u << i;
  return positions & ~choice_detail::chosen(task);
}
constexpr FieldSet fields_with_fragment(const Player& player) {
  FieldSet fields;
  for (int f = 0; f < kFields; ++f)
    if (player.fields[static_cast<std::size_t>(f)].fragments > 0) fields.add(static_cast<Field>(f));
  return fields;
}
// `evict`: other players' Adults on spaces of the grid in scope.
constexpr SeatSet evictable(const State& state, const Operation& op, const Task& task) {
  SeatSet seats;
  const SpaceSet scope = in_scope(state, op.scope, Space{task.b});
  for (int s = 0; s < state.seats(); ++s)
    if (seat(s) != state.owner && scope.contains(state.player(seat(s)).adult)) seats.add(seat(s));
  return seats;
}

// Whether anything but declining is left, from what everybody sees (RS-R32).
constexpr bool can_choose(const State& state, const Operation& op, const Task& task) {
  using namespace choice_detail;
  if (has_two_steps(op) && is_second(task)) return true;
  if (task.d == 0) return false;
  const bool cards = !state.hand(state.owner).empty();
  const bool chains = !state.chain_hand(state.owner).empty();
  switch (op.kind) {
    case OpKind::kSeed:
      return state.supply[at(op.token)] > 0 && !choosable_spaces(state, op, task).empty();
    case OpKind::kSeedChain:
      return state.supply[at(op.token)] > 0 && choosable_positions(state, task) != 0;
    case OpKind::kPlace:
      return (op.source == Source::kHand ? cards : !state.deck.empty()) &&
             !choosable_spaces(state, op, task).empty();
    case OpKind::kSwap: return choosable_spaces(state, op, task).size() > 1;
    case OpKind::kSwapHand: return cards && !choosable_spaces(state, op, task).empty();
    case OpKind::kChainSwap:
      if (op.exchange == Exchange::kHandDeck) return chains && chains_left(state);
      if (op.exchange == Exchange::kGridDeck)
        return chains_left(state) && choosable_positions(state, task) != 0;
      return chains && choosable_positions(state, task) != 0;
    case OpKind::kPeek: return choosable_positions(state, task) != 0;
    case OpKind::kStudy:
    case OpKind::kBury: return cards;
    case OpKind::kDose:
      return state.supply[kPillToken] > 0 && !fields_for_pill(state, state.owner).empty();
    case OpKind::kTake:
      for (const Card card : state.upcoming)
        if (card.exists()) return true;
      return false;
    case OpKind::kTrade: return can_pay(state, op) && can_buy(state, op);
    case OpKind::kEvict: return !evictable(state, op, task).empty();
    default: return false;
  }
}

constexpr void resume_operation(const Content& content, State& state) {
  const Task& task = top(state);
  if (!can_choose(state, operation_of(content, task), task)) return pop(state);
  ask_owner(state, Ask::kOperation);
}

// ---- What can be chosen -------------------------------------------------------------------------

namespace choice_detail {

template <class Visit>
constexpr void hand_cards(const State& state, Visit&& visit) {
  state.hand(state.owner).for_each([&](Card card) { visit(Move::with(MoveKind::kCard, card)); });
}
template <class Visit>
constexpr void hand_chains(const State& state, Visit&& visit) {
  state.chain_hand(state.owner).for_each([&](Chain c) { visit(Move::with(MoveKind::kChain, c)); });
}
template <class Visit>
constexpr void positions(const State& state, const Task& task, Visit&& visit) {
  for_each_bit(choosable_positions(state, task),
               [&](int i) { visit(Move::of(MoveKind::kPosition, i + 1)); });
}
template <class Visit>
constexpr void fields(FieldSet set, Visit&& visit) {
  set.for_each([&](Field f) { visit(Move::with(MoveKind::kField, f)); });
}
template <class Visit>
constexpr void spaces(const State& state, const Operation& op, const Task& task, Visit&& visit) {
  choosable_spaces(state, op, task).for_each([&](Space s) {
    visit(Move::with(MoveKind::kSpace, s));
  });
}

// The second of two steps.
template <class Visit>
constexpr void second(const State& state, const Operation& op, const Task& task, Visit&& visit) {
  if (op.kind == OpKind::kSwap) return spaces(state, op, task, visit);
  if (op.kind == OpKind::kChainSwap) return hand_chains(state, visit);
  hand_cards(state, visit);  // place, swaphand
}

template <class Visit>
constexpr void trade(const State& state, const Operation& op, Visit&& visit) {
  if (op.price == Token::kCard) return hand_cards(state, visit);
  if (op.price == Token::kFragment) return fields(fields_with_fragment(owner(state)), visit);
  visit(Move::of(MoveKind::kYes));
}

template <class Visit>
constexpr void first(const Content& content, const State& state, const Operation& op,
                     const Task& task, Visit&& visit) {
  switch (op.kind) {
    case OpKind::kSeed:
    case OpKind::kPlace:
    case OpKind::kSwap:
    case OpKind::kSwapHand: return spaces(state, op, task, visit);
    case OpKind::kChainSwap:
      if (op.exchange == Exchange::kHandDeck) return hand_chains(state, visit);
      return positions(state, task, visit);
    case OpKind::kSeedChain:
    case OpKind::kPeek: return positions(state, task, visit);
    case OpKind::kStudy:
      return state.hand(state.owner).for_each([&](Card card) {
        if (may_study(content, state, state.owner, card, op.n))
          visit(Move::with(MoveKind::kCard, card));
      });
    case OpKind::kBury:
      return state.hand(state.owner).for_each([&](Card card) {
        if (may_bury(content, state, state.owner, card)) visit(Move::with(MoveKind::kCard, card));
      });
    case OpKind::kDose: return fields(fields_for_pill(state, state.owner), visit);
    case OpKind::kTake:
      for (int i = 0; i < kUpcoming; ++i)
        if (state.upcoming[static_cast<std::size_t>(i)].exists())
          visit(Move::of(MoveKind::kPosition, i + 1));
      return;
    case OpKind::kTrade: return trade(state, op, visit);
    case OpKind::kEvict:
      return evictable(state, op, task).for_each([&](Seat s) {
        visit(Move::of(MoveKind::kSeat, s.index));
      });
    default: return;
  }
}

}  // namespace choice_detail

// Of `dig` the cards that were seen.
template <class Visit>
constexpr void legal_operation(const Content& content, const State& state, Visit&& visit) {
  using namespace choice_detail;
  const Task& task = top(state);
  if (task.op == Op::kDig) {
    for (const std::uint8_t card : {task.b, task.c, task.d})
      if (Card{card}.exists()) visit(Move::with(MoveKind::kCard, Card{card}));
    return;
  }
  const Operation& op = operation_of(content, task);
  if (has_two_steps(op) && is_second(task)) return second(state, op, task, visit);
  first(content, state, op, task, visit);
  visit(Move::of(MoveKind::kEnd));
}

}  // namespace paradoxa::restart
