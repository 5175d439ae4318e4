// PI-11: alliances are formed and broken with earned discs.
#pragma once

#include "games/initiative/rules/chapters/spending.hpp"
#include "games/initiative/rules/chapters/worlds.hpp"
#include "games/initiative/rules/move.hpp"

namespace paradoxa::initiative {

// PI-11.1, PI-11.2, PI-11.6, PI-R37; PI-21.12: the rival's as well.
constexpr bool legal_form(const State& state, Colour c) { return state.tokens[at(c)] == kInSupply; }
constexpr bool legal_break(const State& state, Colour c) {
  const std::uint8_t holder = state.tokens[at(c)];
  return holder < kMaxPlayers && holder != state.active.index;
}

// PI-11.1, PI-11.2, PI-11.3, PI-11.5, PI-R38.
template <class Sink>
constexpr void apply_alliance(State& state, const Move& move, Sink&& sink) {
  const Colour c = move.colour();
  state.discarded.add(spend(state, c, sink).disc());
  std::uint8_t& token = state.tokens[at(c)];
  if (move.kind == MoveKind::kForm) {
    token = state.active.index;
    sink(AllianceFormed{state.active, c});
  } else {
    const Seat owner{token};
    token = kInSupply;
    sink(AllianceBroken{state.active, owner, c});
  }
  resume(state, sink);
}

}  // namespace paradoxa::initiative
