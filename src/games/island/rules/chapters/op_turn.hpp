// IS-16: OP's turn.
#pragma once

#include "games/island/rules/chapters/bonuses.hpp"
#include "games/island/rules/chapters/op_actions.hpp"

namespace paradoxa::island {

// ---- Powers -------------------------------------------------------------------------------------

constexpr void put_below(State& state, Power power) { state.below[state.below_size++] = power; }
constexpr Power take_from_below(State& state) {
  const Power next = state.below[0];
  for (std::size_t i = 1; i < state.below_size; ++i) state.below[i - 1] = state.below[i];
  state.below[--state.below_size] = Power::kNone;
  return next;
}

template <class Sink>
constexpr void apply_draw(State& state, Power power, Sink&& sink) {
  state.unseen.remove(power);
  state.drawn[state.drawn[0] == Power::kNone ? 0 : 1] = power;
  sink(PowerDrawn{power});
}

// IS-16.2: unseen tokens lie above all that were put down. The last unseen one needs no draw.
template <class Sink>
constexpr void draw_powers(State& state, Sink&& sink) {
  while (state.drawn[1] == Power::kNone) {
    if (state.unseen.size() > 1) return ask_nature(state, Ask::kDraw);
    apply_draw(state, state.unseen.empty() ? take_from_below(state) : state.unseen.first(), sink);
  }
  ask_op(state, Ask::kKeep);
}
template <class Visit>
constexpr void legal_draw(const State& state, Visit&& visit) {
  state.unseen.for_each([&](Power p) { visit(Move::with(MoveKind::kDraw, p)); });
}

// D30.
template <class Visit>
constexpr void legal_keep(const State& state, Visit&& visit) {
  for (const Power p : state.drawn) visit(Move::with(MoveKind::kKeep, p));
}
template <class Sink>
constexpr void apply_keep(const Content& content, State& state, Power power, Sink&& sink) {
  put_below(state, state.drawn[0] == power ? state.drawn[1] : state.drawn[0]);
  state.drawn = {Power::kNone, Power::kNone};
  state.power = power;
  state.actions = power_rule(content, state).op_actions;
  sink(PowerKept{power});
}

// IS-16.1, IS-R27.
template <class Sink>
constexpr void begin_op_turn(State& state, Sink&& sink) {
  state.owner = kOpSeat;
  sink(TurnBegun{kOpSeat, state.round, kNoPiece, "IS-5.1"_clause});
  if (state.power != Power::kNone) put_below(state, state.power);
  state.power = Power::kNone;
}

// ---- Actions ------------------------------------------------------------------------------------

// IS-25.4, IS-R50, D46.
constexpr OpPieceSet tellable(const State& state) {
  if (state.options.op_disclose == Switch::kOff) return {};
  return op_on_map(state) - state.told;
}

// D31.
template <class Visit>
constexpr void legal_op_turn(const Content& content, const State& state, Visit&& visit) {
  if (state.actions > 0)
    for (int i = 0; i < kOpPieces; ++i) legal_action(content, state, op_piece(i), visit);
  tellable(state).for_each([&](OpPiece y) { visit(Move::with(MoveKind::kTell, y)); });
  visit(Move::of(MoveKind::kEnd));
}
template <class Sink>
constexpr void apply_tell(const Content& content, State& state, OpPiece y, Sink&& sink) {
  const Place place = state.place(y);
  state.told.add(y);
  PlaceTold told{y, name_of(content, state, place), {}};
  if (place.is_ocean()) told.part = place.part();
  sink(told);
}
template <class Sink>
constexpr void apply_op_action(const Content& content, State& state, const Move& move,
                               Sink&& sink) {
  --state.actions;
  begin_action(content, state, move, sink);
}

// IS-16.2, IS-16.3: a token is chosen first; then one action after the other.
template <class Sink>
constexpr void ask_op_turn(State& state, Sink&& sink) {
  if (state.power == Power::kNone) return draw_powers(state, sink);
  if (state.actions > 0 || !tellable(state).empty()) return ask_op(state, Ask::kOpTurn);
  push(state, {Op::kTurnEnd, 0, 0, 0, 0, 0, 0});
}

}  // namespace paradoxa::island
