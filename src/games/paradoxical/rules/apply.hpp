// What a legal move does: by its kind, one function of a chapter; mirrors legal.hpp. Precondition
// everywhere: the move is legal.
#pragma once

#include <cassert>

#include "engine/checked.hpp"
#include "games/paradoxical/rules/chapters/claims.hpp"
#include "games/paradoxical/rules/chapters/decks.hpp"
#include "games/paradoxical/rules/chapters/effects.hpp"
#include "games/paradoxical/rules/chapters/marks.hpp"
#include "games/paradoxical/rules/chapters/opponents.hpp"
#include "games/paradoxical/rules/chapters/pool.hpp"
#include "games/paradoxical/rules/chapters/seeking.hpp"
#include "games/paradoxical/rules/chapters/setup.hpp"
#include "games/paradoxical/rules/chapters/tableau.hpp"
#include "games/paradoxical/rules/chapters/turn.hpp"
#include "games/paradoxical/rules/legal.hpp"
#include "games/paradoxical/rules/move.hpp"
#include "games/paradoxical/rules/refusal.hpp"

namespace paradoxa::paradoxical {

template <class Sink>
constexpr void apply_card(const Content& content, State& state, const Move& move, Sink&& sink) {
  const Card card = move.card();
  switch (move.kind) {
    case MoveKind::kTop: return apply_top(content, state, card, sink);
    case MoveKind::kSnatch: return apply_snatch(state, card, sink);
    case MoveKind::kEffect: return apply_effect(state, card, sink);
    case MoveKind::kAdd: return apply_add(content, state, card, sink);
    case MoveKind::kRoom: return apply_room(content, state, card, sink);
    case MoveKind::kDrop: return apply_drop(state, card, sink);
    case MoveKind::kDiscard: return apply_discard(state, card, sink);
    case MoveKind::kPick: return apply_pick(content, state, card, sink);
    case MoveKind::kCycle: return apply_cycle(content, state, card, sink);
    case MoveKind::kSalvage: return apply_salvage(content, state, card, sink);
    case MoveKind::kLure: return apply_lure(content, state, card, sink);
    case MoveKind::kTake: return apply_take(content, state, card, sink);
    case MoveKind::kGive: return apply_give(state, card, sink);
    case MoveKind::kExchange: return hold_own(state, card, Ask::kNeutral);
    case MoveKind::kNeutral: return apply_neutral(state, card, sink);
    case MoveKind::kTrade: return hold_own(state, card, Ask::kPartner);
    case MoveKind::kPartner: return apply_partner(state, card, sink);
    case MoveKind::kTarget: return apply_target(content, state, card, sink);
    case MoveKind::kTithe: return apply_tithe(content, state, card, sink);
    case MoveKind::kShield:
    case MoveKind::kRecharge: return apply_mark(state, card, sink);
    default: return apply_copy(state, card, sink);
  }
}

template <class Sink>
constexpr void apply_one(const Content& content, State& state, const Move& move, Sink&& sink) {
  switch (move.kind) {
    case MoveKind::kStart: return apply_start(state, move.seat(), sink);
    case MoveKind::kBuild: return begin_program(state, Program::kBuild);
    case MoveKind::kClaim: return ask(state, Ask::kSet);
    case MoveKind::kStop: return apply_stop(content, state);
    case MoveKind::kAgree: return begin_step(content, state, current_step(content, state), sink);
    case MoveKind::kDecline: return end_step(state);  // PX-9.5
    case MoveKind::kDeck: return apply_deck(content, state, move.deck(), sink);
    case MoveKind::kVictim: return apply_victim(content, state, move.seat(), sink);
    case MoveKind::kSet: return apply_set(state, move, sink);
    case MoveKind::kIndifferent: return conclude_claim(state, move.card_set(), sink);
    default: return apply_card(content, state, move, sink);
  }
}

// PX-5.7: on to the next question that has two answers. PX-5.6, PX-R28: who has none passes.
template <class Sink>
constexpr void settle(const Content& content, State& state, Sink&& sink) {
  for (;;) {
    if (state.ask == Ask::kOver) return;
    if (state.ask == Ask::kNextStep) {
      next_step(content, state, sink);
    } else if (state.ask == Ask::kHandCheck) {
      check_hands(state, sink);
    } else {
      const Sole sole = first_answers(content, state);
      if (sole.count > 1) return;
      if (sole.count == 1) {
        apply_one(content, state, sole.move, sink);
      } else {
        sink(Passed{state.active});
        end_turn(state, sink);
      }
    }
  }
}

template <class Sink>
constexpr void apply(const Content& content, State& state, Seat seat, Move move, Sink&& sink) {
  if constexpr (kChecked) assert(!refusal(content, state, seat, move));
  apply_one(content, state, move, sink);
  settle(content, state, sink);
}

}  // namespace paradoxa::paradoxical
