// RS-13.3, RS-14: Studying before the scores, and the next dystopia.
#pragma once

#include "games/restart/rules/chapters/mind_board.hpp"
#include "games/restart/rules/score.hpp"

namespace paradoxa::restart {

template <class Sink>
constexpr void end_game(State& state, Clause clause, Sink&& sink) {
  state.owner = seat(0);
  state.final_seat = 0;
  state.used = {};
  enter(state, Phase::kFinal);
  sink(GameEnded{clause});
}

// RS-13.3, RS-R25: in seat order. A seat without cards or time is not asked.
constexpr void ask_final(State& state) {
  while (state.final_seat < state.seats()) {
    const Seat s = seat(state.final_seat);
    if (!state.hand(s).empty() && state.player(s).time_left() > 0) {
      state.owner = s;
      return ask(state, Ask::kFinalStudy, s);
    }
    ++state.final_seat;
  }
  state.owner = kNoSeat;
  enter(state, Phase::kEvaluate);
}
template <class Visit>
constexpr void legal_final_study(const Content& content, const State& state, Visit&& visit) {
  state.hand(state.owner).for_each([&](Card card) {
    if (may_study(content, state, state.owner, card, 0)) visit(Move::with(MoveKind::kStudy, card));
  });
  visit(Move::of(MoveKind::kEnd));
}
template <class Sink>
constexpr void apply_final_study(const Content& content, State& state, const Move& move,
                                 Sink&& sink) {
  go_on(state);
  if (move.kind == MoveKind::kEnd) {
    ++state.final_seat;
    return;
  }
  study(content, state, state.owner, move.card(), study_cost(content, move.card(), 0),
        "RS-13.3"_clause, sink);
}

// ---- Evaluate -----------------------------------------------------------------------------------

using TypeSet = IdSet<Type, kTypes>;

// RS-14.1, RS-14.2, RS-R27: the types with the largest sum of Study costs on the grid.
constexpr TypeSet leading_types(const Content& content, const State& state) {
  std::array<int, kTypes> sums{};
  for (const Card card : state.grid)
    if (card.exists()) sums[static_cast<std::size_t>(card.type())] += content.card(card).cost;
  int most = 0;
  for (const int sum : sums) most = sum > most ? sum : most;
  TypeSet types;
  for (int t = 0; t < kTypes; ++t)
    if (sums[static_cast<std::size_t>(t)] == most) types.add(static_cast<Type>(t));
  return types;
}
constexpr Dystopia destiny_of(const Content& content, Type type) {
  return content.destiny[static_cast<std::size_t>(type)];
}

template <class Sink>
constexpr void name_dystopia(const Content& content, State& state, Dystopia dystopia, Sink&& sink) {
  state.next_dystopia = static_cast<std::uint8_t>(static_cast<int>(dystopia) + 1);
  ask(state, Ask::kOver, kNoSeat);
  if constexpr (kListens<Sink>) sink(Evaluated{dystopia, *outcome(content, state)});
}
template <class Sink>
constexpr void evaluate(const Content& content, State& state, Sink&& sink) {
  const TypeSet types = leading_types(content, state);
  if (types.size() == 1)
    return name_dystopia(content, state, destiny_of(content, types.first()), sink);
  ask(state, Ask::kEvaluate, winner_of(content, state));
}
// One of the tied ones.
template <class Visit>
constexpr void legal_evaluate(const Content& content, const State& state, Visit&& visit) {
  leading_types(content, state).for_each([&](Type type) {
    visit(Move::of(MoveKind::kDystopia, static_cast<int>(destiny_of(content, type))));
  });
}

}  // namespace paradoxa::restart
