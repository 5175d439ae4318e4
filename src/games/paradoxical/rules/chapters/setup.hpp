// PX-3: set-up.
#pragma once

#include "games/paradoxical/content/content.hpp"
#include "games/paradoxical/rules/chapters/turn.hpp"

namespace paradoxa::paradoxical {

// PX-3.2, PX-3.3: the decks are full, everything else is empty. PX-1.4: one game, no teams.
constexpr State initial(const Content&, const Options& options) {
  State state;
  state.options = options;
  state.face_down = CardSet::all(options.two_decks());
  return state;
}

// PX-3.4, PX-R4; PX-13.5: the others draw a card.
template <class Sink>
constexpr void apply_start(State& state, Seat first, Sink&& sink) {
  sink(Started{first});
  state.active = first;
  if (state.options.start_card == StartCard::kOff) return begin_turn(state, sink);
  state.program = Program::kStartCards;
  state.who = state.after(first);
  state.count = 1;
  ask(state, Ask::kDeck);
}

}  // namespace paradoxa::paradoxical
