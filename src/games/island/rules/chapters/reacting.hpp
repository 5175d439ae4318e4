// IS-15.1, IS-15.5: what a reaction does. The window is on top, and what it is about lies below.
#pragma once

#include "games/island/rules/chapters/bonuses.hpp"

namespace paradoxa::island {
namespace reacting_detail {

template <class Sink>
constexpr void prevent(State& state, OpPiece y, Piece p, BonusOp by, Sink&& sink) {
  pop(state);
  sink(Prevented{y, p, by, "IS-15.5"_clause});
}

// The loss below has not been taken yet.
template <class Sink>
constexpr void save_life(const Content& content, State& state, Piece p, const BonusRule& rule,
                         Sink&& sink) {
  Task& loss = top(state);
  loss.d = 0;  // IS-15.4: asked again while it would still be lethal
  if (rule.op == BonusOp::kCling) {
    --loss.a;
    return;
  }
  regain(content, state, p, rule.a, rule.b, GainCause::kBonus, Split::kNone, "IS-15.1"_clause,
         sink);
}

}  // namespace reacting_detail

// IS-24.6: it applies to the piece that the window is about. May end the game.
template <class Sink>
constexpr void apply_react(const Content& content, State& state, Fruit fruit, Sink&& sink) {
  using namespace reacting_detail;
  const Task window = top(state);
  const Piece p = piece_of(window);
  const OpPiece y = op_piece(window.b);
  const std::size_t b = state.asked.index - 1u;
  const CharacterRule& character = rule_of(content, state.boards[b]);
  const BonusRule& rule =
      character.bonuses[static_cast<std::size_t>(bonus_of(character, state.boards[b], fruit))];
  sink(Reacted{state.asked, fruit, rule.op});
  cross_out(state.boards[b], fruit);
  pop(state);
  go_on(state);
  switch (static_cast<Window>(window.a)) {
    case Window::kEncounter: return scare_off(content, state, y, b, sink);
    case Window::kInteraction:
      if (rule.op == BonusOp::kWard) set_ward(state, p, y, sink);
      return prevent(state, y, p, rule.op, sink);
    case Window::kLethal: return save_life(content, state, p, rule, sink);
    case Window::kActivation:
      pop(state);
      sink(NotActivated{{p}});
      return;
    case Window::kOwnTurn: return;
  }
}

}  // namespace paradoxa::island
