// RS-11, RS-12: the end of a turn and the end of a round.
#pragma once

#include "games/restart/rules/chapters/dystopia.hpp"
#include "games/restart/rules/chapters/ending.hpp"
#include "games/restart/rules/chapters/first_turn.hpp"

namespace paradoxa::restart {

// RS-11.1.
template <class Visit>
constexpr void legal_hand_limit(const State& state, Visit&& visit) {
  state.hand(state.owner).for_each([&](Card card) { visit(Move::with(MoveKind::kCard, card)); });
}
template <class Sink>
constexpr void apply_hand_limit(State& state, Card card, Sink&& sink) {
  go_on(state);
  take_from_hand(state, state.owner, card);
  discard(state, state.owner, card, "RS-11.1"_clause, sink);
}

// RS-11.2, RS-11.3. The Fragments slide down by themselves (RS-7.5).
constexpr void clear_turn(State& state) {
  for (MindField& field : owner(state).fields) {
    state.supply[kPillToken] = static_cast<std::uint8_t>(state.supply[kPillToken] + field.pills);
    field.pills = 0;
    field.spent = 0;
  }
  state.used = {};
  state.extra = {};
  state.doubled = 0;
  state.turning = 0;
  state.rebate = 0;
}

// RS-11.6, RS-12.
constexpr bool row_is_low(const State& state) { return row_count(state) <= state.seats(); }

inline constexpr int kRounds = 3;
inline constexpr int kMaxTurns = 100;  // RS-29.1

// RS-11.5, RS-11.6, RS-13.1, RS-13.2, RS-29.1, RS-R23: what comes after the turn.
template <class Sink>
constexpr void finish_turn(State& state, Sink&& sink) {
  if (state.deck.empty()) return end_game(state, "RS-13.2"_clause, sink);
  const bool last_seat = state.owner.index + 1 == state.seats();
  if (last_seat) ++state.turns;
  if (row_is_low(state)) {
    if (state.round < kRounds) {
      sink(RoundEnded{state.round, "RS-11.6"_clause});
      return enter(state, Phase::kRoundEnd);
    }
    if (state.last_turns == 0) sink(RoundEnded{state.round, "RS-13.1"_clause});
    state.last_turns = 1;
  }
  if (state.last_turns != 0 && last_seat) return end_game(state, "RS-13.1"_clause, sink);
  if (state.turns >= kMaxTurns) return end_game(state, "RS-29.1"_clause, sink);
  begin_turn(state, state.after(state.owner), sink);
}

template <class Sink>
constexpr void end_turn(const Content& content, State& state, Sink&& sink) {
  if (state.hand(state.owner).size() > hand_limit(content, state, state.owner))
    return ask_owner(state, Ask::kHandLimit);
  clear_turn(state);
  if (empty_upcoming(state) >= 0 && !state.deck.empty())  // RS-11.4
    return push(state, task_of(Op::kRefill, state.owner));
  finish_turn(state, sink);
}

// RS-12.1, RS-12.2, RS-R22: the next player Recovers first.
template <class Sink>
constexpr void end_round(const Content& content, State& state, Sink&& sink) {
  for (int s = 0; s < state.seats(); ++s) {
    Player& player = state.player(seat(s));
    if (!player.adult.exists()) continue;
    player.adult = kNoSpace;
    sink(AdultMoved{{seat(s), kNoSpace}, "RS-12.1"_clause});
  }
  with_dystopia(state.dystopia,
                [&](auto dystopia) { decltype(dystopia)::end_round(content, state); });
  enter(state, Phase::kNewRow);
  Seat seat = state.owner;  // the last to Recover is pushed first
  for (int i = 0; i < state.seats(); ++i) {
    push(state, task_of(Op::kRecover, seat, 1));
    seat = paradoxa::seat(seat.index == 0 ? state.seats() - 1 : seat.index - 1);
  }
}

// RS-12.4: within its Zone.
template <class Sink>
constexpr void raise_children(State& state, Sink&& sink) {
  for (int s = 0; s < state.seats(); ++s) {
    Space& child = state.player(seat(s)).child;
    if (!child.exists() || child.age() + 1 == kAges) continue;
    child = Space::of(child.zone(), child.age() + 1);
    sink(ChildMoved{{seat(s), child}, "RS-12.4"_clause});
  }
}
// RS-12.5.
template <class Sink>
constexpr void reward_row(State& state, Sink&& sink) {
  for (int i = 0; i < state.row_size(); ++i) {
    const auto place = static_cast<std::size_t>(i);
    if (!state.row[place].exists()) continue;
    const int laid =
        lay_out(state, state.row_tokens[place], Token::kPill, state.row[place].level());
    if (laid > 0)
      sink(RowRewarded{static_cast<std::uint8_t>(i + 1), static_cast<std::uint8_t>(laid)});
  }
}
// RS-12.4 to RS-12.7, after everybody has Recovered.
template <class Sink>
constexpr void new_row(State& state, Sink&& sink) {
  if (state.acted == 0) {
    raise_children(state, sink);
    reward_row(state, sink);
    state.acted = 1;
  }
  for (int i = empty_position(state); i >= 0; i = empty_position(state)) {
    if (!state.chains.empty()) return ask_nature(state, Ask::kChain);
    if (state.bottom_size == 0) break;  // RS-29.2
    deal_to_row(state, i, draw_bottom(state), "RS-12.6"_clause, sink);
  }
  ++state.round;
  for (Player& player : state.players) player.foreseen = 0;
  begin_turn(state, state.after(state.owner), sink);
}

}  // namespace paradoxa::restart
