// What the choices of text_choices.hpp do.
#pragma once

#include "games/restart/rules/chapters/text_choices.hpp"

namespace paradoxa::restart {

template <class Sink>
constexpr void take_discard(State& state, Sink&& sink) {
  const Card card = state.discards[--state.discarded];
  state.discards[state.discarded] = kNoCard;
  take_to_hand(state, state.owner, card);
  state.seen.add(card);
  sink(CardTaken{{state.owner, card}, "RS-OP.TAKE"_clause});
}

// RS-6.9: without its text; the player takes the tokens of that space.
template <class Sink>
constexpr void place_card(State& state, Card card, Space space, Sink&& sink) {
  state.grid[space.id] = card;
  sink(CardPlaced{{state.owner, card, space}});
  collect(state, state.owner, state.space_tokens[space.id], "RS-6.9"_clause, sink);
}

// `dig`: the others are discarded in deck order.
constexpr void resume_dig(State& state) {
  if (top(state).a > 0 && !state.deck.empty()) return ask_nature(state, Ask::kCard);
  if (!Card{top(state).b}.exists()) return pop(state);
  ask_owner(state, Ask::kOperation);
}
template <class Sink>
constexpr void dig_up(State& state, Card card, Sink&& sink) {
  Task& task = top(state);
  --task.a;
  state.deck.remove(card);
  (!Card{task.b}.exists() ? task.b : !Card{task.c}.exists() ? task.c : task.d) = card.id;
  sink(CardDug{state.owner, card, "RS-OP.DIG"_clause});
}
template <class Sink>
constexpr void apply_dig(State& state, Card taken, Sink&& sink) {
  const Task task = top(state);
  pop(state);
  for (const std::uint8_t id : {task.b, task.c, task.d})
    if (const Card card{id}; card.exists() && card != taken)
      discard(state, state.owner, card, "RS-OP.DIG"_clause, sink);
  take_to_hand(state, state.owner, taken);
  sink(CardDrawn{state.owner, taken, "RS-OP.DIG"_clause});
}

namespace choice_detail {

template <class Sink>
constexpr void swap_chains(State& state, std::size_t position, Chain given, Sink&& sink) {
  const Seat seat = state.owner;
  const Chain taken = state.row[position];
  const auto number = static_cast<std::uint8_t>(position + 1);
  lose_unseen(state, seat, given);
  state.own_chains[seat.index].add(taken);
  state.known[seat.index].remove(taken);
  sink(ChainTaken{{seat,
                   {number},
                   static_cast<std::uint8_t>(taken.level()),
                   taken,
                   static_cast<std::uint8_t>(knowing(state, taken) | seat_bit(seat))},
                  "RS-OP.CHAINSWAP"_clause});
  state.known[seat.index].add(given);
  state.row[position] = given;
  sink(ChainReturned{
      {seat, {number}, static_cast<std::uint8_t>(given.level()), given, seat_bit(seat)},
      "RS-OP.CHAINSWAP"_clause});
}
// Under the deck; then the top one comes.
template <class Sink>
constexpr void change_chain(State& state, Chain chain, int position, Sink&& sink) {
  const Seat seat = state.owner;
  if (position == kToHand) {
    lose_unseen(state, seat, chain);
    state.known[seat.index].add(chain);
  } else {
    state.row[static_cast<std::size_t>(position)] = kNoChain;
  }
  put_under(state, chain);
  sink(ChainReturned{
      {seat, {}, static_cast<std::uint8_t>(chain.level()), chain, knowing(state, chain)},
      "RS-OP.CHAINSWAP"_clause});
  push(state, task_of(Op::kNewChain, seat, position));
}
template <class Sink>
constexpr void buy(State& state, const Operation& op, const Move& move, Sink&& sink) {
  const Seat seat = state.owner;
  if (op.price == Token::kCard) {
    take_from_hand(state, seat, move.card());
    discard(state, seat, move.card(), "RS-1.10"_clause, sink);
  } else if (op.price == Token::kFragment) {
    --owner(state).field(move.field()).fragments;
    ++state.supply[kFragmentToken];
    sink(Paid{{seat, Token::kFragment, 1}, "RS-1.10"_clause});
  } else {
    pay(state, seat, op.price, op.m, "RS-1.10"_clause, sink);
  }
  gain(state, seat, op.token, op.k, "RS-OP.TRADE"_clause, sink);
}

// Both steps are done; the task is gone.
template <class Sink>
constexpr void apply_second(State& state, const Operation& op, int before, const Move& move,
                            Sink&& sink) {
  const Space space = Space::at(before);
  switch (op.kind) {
    case OpKind::kSwap: {
      const Card card = state.top_of(space);
      state.grid[space.id] = state.top_of(move.space());
      state.grid[move.space().id] = card;
      return sink(SpacesSwapped{state.owner, space, move.space()});
    }
    case OpKind::kSwapHand: {
      const Card taken = state.top_of(space);
      take_from_hand(state, state.owner, move.card());
      take_to_hand(state, state.owner, taken);
      state.seen.add(taken);
      state.grid[space.id] = move.card();
      return sink(HandSwapped{state.owner, move.card(), taken, space});
    }
    case OpKind::kPlace:
      take_from_hand(state, state.owner, move.card());
      return place_card(state, move.card(), space, sink);
    default: return swap_chains(state, static_cast<std::size_t>(before), move.chain(), sink);
  }
}

// A single choice; the task is still there where it can be chosen again.
template <class Sink>
constexpr void apply_single(const Content& content, State& state, const Operation& op,
                            const Move& move, Sink&& sink) {
  const Seat seat = state.owner;
  const int position = move.number() - 1;
  switch (op.kind) {
    case OpKind::kSeed:
      lay_out(state, state.space_tokens[move.space().id], op.token, 1);
      return sink(Seeded{seat, op.token, move.space(), {}, clause_of(op.kind)});
    case OpKind::kSeedChain:
      lay_out(state, state.row_tokens[static_cast<std::size_t>(position)], op.token, 1);
      return sink(Seeded{
          seat, op.token, kNoSpace, {static_cast<std::uint8_t>(position + 1)}, clause_of(op.kind)});
    case OpKind::kPlace: return push(state, task_of(Op::kPlaceDeck, seat, move.space().id));
    case OpKind::kChainSwap:
      if (op.exchange == Exchange::kHandDeck)
        return change_chain(state, move.chain(), kToHand, sink);
      return change_chain(state, state.row[static_cast<std::size_t>(position)], position, sink);
    case OpKind::kPeek:
      return peek(state, static_cast<std::size_t>(position), clause_of(op.kind), sink);
    case OpKind::kStudy:
      return study(content, state, seat, move.card(), study_cost(content, move.card(), op.n),
                   "RS-OP.STUDY"_clause, sink);
    case OpKind::kBury: return bury(state, seat, move.card(), sink);
    case OpKind::kDose:
      --state.supply[kPillToken];
      ++owner(state).field(move.field()).pills;
      return sink(Dosed{{seat, move.field()}});
    case OpKind::kTake: {
      Card& there = state.upcoming[static_cast<std::size_t>(position)];
      const Card card = there;
      there = kNoCard;
      take_to_hand(state, seat, card);
      state.seen.add(card);
      return sink(CardTaken{{seat, card}, "RS-OP.TAKE"_clause});
    }
    case OpKind::kTrade: return buy(state, op, move, sink);
    default:
      state.player(move.seat()).adult = kNoSpace;
      return sink(AdultMoved{{move.seat(), kNoSpace}, "RS-OP.EVICT"_clause});
  }
}

}  // namespace choice_detail

template <class Sink>
constexpr void apply_operation(const Content& content, State& state, const Move& move,
                               Sink&& sink) {
  using namespace choice_detail;
  go_on(state);
  Task& task = top(state);
  if (task.op == Op::kDig) return apply_dig(state, move.card(), sink);
  if (move.kind == MoveKind::kEnd) return pop(state);
  const Operation& op = operation_of(content, task);
  if (has_two_steps(op)) {
    const int place = move.kind == MoveKind::kPosition ? move.number() : move.number() + 1;
    if (!is_second(task)) {
      task.e = static_cast<std::uint8_t>(place);
      return;
    }
    const int before = first_of(task);
    pop(state);
    return apply_second(state, op, before, move, sink);
  }
  if (op.kind == OpKind::kSeed) choose(task, move.space().id);
  if (op.kind == OpKind::kSeedChain || op.kind == OpKind::kPeek) choose(task, move.number() - 1);
  if (--task.d == 0) pop(state);
  apply_single(content, state, op, move, sink);
}

}  // namespace paradoxa::restart
