// PI-14: experiments, which want planets and give rewards.
#pragma once

#include "games/initiative/rules/chapters/paying.hpp"

namespace paradoxa::initiative {

// PI-14.3, PI-R48.
template <class Visit>
constexpr void legal_credit(const Content& content, const State& state, Visit&& visit) {
  for (const ConsoleCard& entry : state.console(state.active))
    if (wants_credit(content.card(entry.card), entry))
      visit(Move::with(MoveKind::kCredit, entry.card));
  visit(Move::of(MoveKind::kPass));
}

// PI-14.3, PI-14.5, PI-R47.
template <class Sink>
constexpr void apply_credit(const Content& content, State& state, Card card, Sink&& sink) {
  ++state.console(state.active).find(card)->credits;
  sink(PlanetCredited{state.active, card});
  complete_if_paid(content, state, card, sink);
}

// PI-14.6: before the glitch moves.
template <class Sink>
constexpr void reward(State& state, const CardText& card, Sink&& sink) {
  switch (card.reward) {
    case Reward::kExtraAction:
      state.actions = static_cast<std::uint8_t>(state.actions + card.extra_actions);
      break;
    case Reward::kBuildTech:
      if (state.tech[state.active.index].deck_size() > 0) return ask(state, Ask::kModule);
      break;
    case Reward::kActivateTrigger:
      if (state.triggers[state.active.index] != 7) return ask(state, Ask::kTrigger);
      break;
    case Reward::kNone: break;
  }
  resume(state, sink);
}

}  // namespace paradoxa::initiative
