// RS-3.1, RS-4: how a turn begins; the steps of a first one come before anything else (RS-4.4).
#pragma once

#include "games/restart/rules/chapters/chains.hpp"

namespace paradoxa::restart {

constexpr bool has_started(const State& state, Seat seat) {
  return (state.started >> seat.index & 1) != 0;
}

// The Study phase. RS-R36: a talent comes first.
constexpr void begin_study(State& state) {
  enter(state, Phase::kStudy);
  if (state.options.talents == Switch::kOn) push(state, task_of(Op::kForesee, state.owner));
}
template <class Sink>
constexpr void begin_turn(State& state, Seat seat, Sink&& sink) {
  state.owner = seat;
  sink(TurnBegun{seat, state.round});
  if (!has_started(state, seat)) return enter(state, Phase::kFirst);
  begin_study(state);
}

// RS-4.1 to RS-4.3, in this order.
constexpr void ask_first(const Content& content, State& state) {
  if (state.chain_hand(state.owner).size() > content.numbers.chains_kept)
    return ask_owner(state, Ask::kChainDrop);
  if (!owner(state).child.exists()) return ask_owner(state, Ask::kChild);
  ask_owner(state, Ask::kFreeStudy);
}

// RS-R16: secret.
template <class Visit>
constexpr void legal_chain_drop(const State& state, Visit&& visit) {
  state.chain_hand(state.owner).for_each([&](Chain chain) {
    visit(Move::with(MoveKind::kChain, chain));
  });
}
template <class Sink>
constexpr void apply_chain_drop(State& state, Chain chain, Sink&& sink) {
  go_on(state);
  lose_unseen(state, state.owner, chain);
  state.known[state.owner.index].add(chain);
  put_under(state, chain);
  sink(ChainDropped{
      {state.owner, {}, static_cast<std::uint8_t>(chain.level()), chain, seat_bit(state.owner)},
      "RS-4.1"_clause});
}

// RS-4.2.
template <class Visit>
constexpr void legal_child(const State& state, Visit&& visit) {
  (spaces_of(state) & SpaceSet::of_age(0)).for_each([&](Space s) {
    visit(Move::with(MoveKind::kSpace, s));
  });
}
template <class Sink>
constexpr void apply_child(State& state, Space space, Sink&& sink) {
  go_on(state);
  owner(state).child = space;
  sink(ChildPlaced{{state.owner, space}});
}

// RS-4.3, RS-R15: besides the Study action.
template <class Visit>
constexpr void legal_free_study(const Content& content, const State& state, Visit&& visit) {
  state.hand(state.owner).for_each([&](Card card) {
    if (fields_for_study(state, state.owner).contains(content.card(card).field))
      visit(Move::with(MoveKind::kStudy, card));
  });
  visit(Move::of(MoveKind::kNo));
}
template <class Sink>
constexpr void apply_free_study(const Content& content, State& state, const Move& move,
                                Sink&& sink) {
  go_on(state);
  state.started = static_cast<std::uint8_t>(state.started | seat_bit(state.owner));
  begin_study(state);
  if (move.kind == MoveKind::kStudy)
    study(content, state, state.owner, move.card(), 0, "RS-4.3"_clause, sink);
}

// RS-R36: a look at one Chain of the row, once a round.
constexpr void resume_foresee(const Content& content, State& state) {
  const bool may = has_talent(content, state, state.owner, Talent::kPeek) &&
                   owner(state).foreseen == 0 && row_count(state) > 0;
  if (!may) return pop(state);
  ask_owner(state, Ask::kForesee);
}
template <class Visit>
constexpr void legal_foresee(const State& state, Visit&& visit) {
  legal_take_chain(state, visit);
  visit(Move::of(MoveKind::kEnd));
}
template <class Sink>
constexpr void apply_foresee(State& state, const Move& move, Sink&& sink) {
  pop(state);
  go_on(state);
  if (move.kind == MoveKind::kEnd) return;
  owner(state).foreseen = 1;
  peek(state, static_cast<std::size_t>(move.number() - 1), "RS-R36"_clause, sink);
}

}  // namespace paradoxa::restart
