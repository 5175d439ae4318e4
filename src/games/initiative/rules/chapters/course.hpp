// What is asked next, and how one chapter of the rulebook leads into another that comes later. Each
// of these is defined in the chapter named above it; apply.hpp includes them all.
#pragma once

#include "games/initiative/content/content.hpp"
#include "games/initiative/rules/event.hpp"
#include "games/initiative/rules/state.hpp"

namespace paradoxa::initiative {

constexpr void ask(State& state, Ask question) { state.ask = question; }

// matrix_turn.hpp
template <class Sink>
constexpr void begin_matrix_phase(const Content& content, State& state, Sink&& sink);

// experiments.hpp
template <class Sink>
constexpr void reward(State& state, const CardText& card, Sink&& sink);

// cleanup.hpp
template <class Sink>
constexpr void cleanup(const Content& content, State& state, Sink&& sink);

// scoring.hpp
template <class Sink>
constexpr void begin_scoring(const Content& content, State& state, Sink&& sink);

// rival.hpp
template <class Sink>
constexpr void rival_turn(const Content& content, State& state, Sink&& sink);

}  // namespace paradoxa::initiative
