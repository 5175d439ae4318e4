// The course of a resolution: tasks on a stack, and questions.
#pragma once

#include "engine/seat.hpp"
#include "games/restart/rules/event.hpp"
#include "games/restart/rules/state.hpp"

namespace paradoxa::restart {

constexpr Task& top(State& state) { return state.tasks[state.depth - 1u]; }
constexpr const Task& top(const State& state) { return state.tasks[state.depth - 1u]; }

constexpr void push(State& state, const Task& task) { state.tasks[state.depth++] = task; }
constexpr void pop(State& state) { state.tasks[--state.depth] = {}; }

constexpr Task task_of(Op op, Seat seat, int a = 0, int b = 0, int c = 0, int d = 0) {
  return {op,
          seat,
          static_cast<std::uint8_t>(a),
          static_cast<std::uint8_t>(b),
          static_cast<std::uint8_t>(c),
          static_cast<std::uint8_t>(d),
          0,
          0};
}

constexpr void ask(State& state, Ask question, Seat whom) {
  state.ask = question;
  state.asked = whom;
}
constexpr void ask_nature(State& state, Ask question) { ask(state, question, kNature); }
constexpr void ask_owner(State& state, Ask question) { ask(state, question, state.owner); }
// Nothing is asked: the last task goes on.
constexpr void go_on(State& state) { ask(state, Ask::kNext, kNoSeat); }

constexpr bool is_over(const State& state) { return state.ask == Ask::kOver; }

constexpr Player& owner(State& state) { return state.player(state.owner); }
constexpr const Player& owner(const State& state) { return state.player(state.owner); }

// RS-3.2: into the next phase, in which nothing was done yet.
constexpr void enter(State& state, Phase phase) {
  state.phase = phase;
  state.acted = 0;
}

}  // namespace paradoxa::restart
