// PX-5, PX-11: turns, what follows an action, and the end of the game.
#pragma once

#include "engine/clause.hpp"
#include "games/paradoxical/rules/places.hpp"
#include "games/paradoxical/rules/program.hpp"
#include "games/paradoxical/rules/score.hpp"

namespace paradoxa::paradoxical {

constexpr void ask(State& state, Ask question) { state.ask = question; }

constexpr void begin_program(State& state, Program program) {
  state.program = program;
  state.step = 0;
  ask(state, Ask::kNextStep);
}

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

template <class Sink>
constexpr void apply_discard(State& state, Card card, Sink&& sink) {
  state.hand(state.who).remove(card);
  discard(state, card);
  sink(HandDiscarded{state.who, state.label(card)});
  ask(state, Ask::kHandCheck);
}

}  // namespace paradoxa::paradoxical
