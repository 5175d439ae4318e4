// What a legal move does: by its kind, one function of a chapter; mirrors legal.hpp. Precondition
// everywhere: the move is legal.
#pragma once

#include <cassert>

#include "engine/checked.hpp"
#include "games/initiative/rules/chapters/alliances.hpp"
#include "games/initiative/rules/chapters/cleanup.hpp"
#include "games/initiative/rules/chapters/experiments.hpp"
#include "games/initiative/rules/chapters/matrix_turn.hpp"
#include "games/initiative/rules/chapters/resolving.hpp"
#include "games/initiative/rules/chapters/rival.hpp"
#include "games/initiative/rules/chapters/scoring.hpp"
#include "games/initiative/rules/chapters/setup.hpp"
#include "games/initiative/rules/chapters/tech_deck.hpp"
#include "games/initiative/rules/chapters/tech_modules.hpp"
#include "games/initiative/rules/chapters/turn_end.hpp"
#include "games/initiative/rules/chapters/wormhole_phase.hpp"
#include "games/initiative/rules/legal.hpp"
#include "games/initiative/rules/refusal.hpp"

namespace paradoxa::initiative {

template <class Sink>
constexpr void apply_disc(const Content& content, State& state, Disc disc, Sink&& sink) {
  state.bag.remove(disc);
  switch (state.ask) {
    case Ask::kAnomaly: return apply_anomaly_disc(state, disc, sink);
    case Ask::kRival: return apply_rival_disc(content, state, disc, sink);
    case Ask::kExchange: return apply_exchange(content, state, disc, sink);
    case Ask::kDeal: return apply_deal(content, state, disc, sink);
    default: return apply_refill(state, disc, sink);
  }
}

template <class Sink>
constexpr void apply_goal_card(const Content& content, State& state, int g, Sink&& sink) {
  const auto goal = static_cast<std::uint8_t>(g);
  switch (state.ask) {
    case Ask::kGoal: return apply_goal(content, state, goal, sink);
    case Ask::kSecret: return apply_secret(state, goal, sink);
    default: return apply_unseal(content, state, goal, sink);
  }
}

template <class Sink>
constexpr void apply_pass(const Content& content, State& state, Sink&& sink) {
  if (state.ask == Ask::kDiagonal) return apply_diagonal(content, state, 0, sink);
  resume(state, sink);
}

template <class Sink>
constexpr void apply_one(const Content& content, State& state, const Move& move, Sink&& sink) {
  switch (move.kind) {
    case MoveKind::kWorld: return apply_world(state, move.world(), sink);
    case MoveKind::kCard: return apply_card(content, state, move.card(), sink);
    case MoveKind::kDisc: return apply_disc(content, state, move.disc(), sink);
    case MoveKind::kGoal: return apply_goal_card(content, state, move.number(), sink);
    case MoveKind::kChief: return apply_chief(state, Seat{move.a}, sink);
    case MoveKind::kDraw: return apply_draw(content, state, move.module(), sink);
    case MoveKind::kBuild: return ask(state, Ask::kModule);
    case MoveKind::kPurple: return ask(state, Ask::kPurple);
    case MoveKind::kPass: return apply_pass(content, state, sink);
    case MoveKind::kDone: return apply_done(state, sink);
    case MoveKind::kEnd: return end_turn(content, state, sink);
    case MoveKind::kKeep: return apply_keep(content, state, move.module(), sink);
    case MoveKind::kUse: return apply_use(state, move.module(), sink);
    case MoveKind::kDraft: return apply_draft(content, state, move.card(), sink);
    case MoveKind::kCredit: return apply_credit(content, state, move.card(), sink);
    case MoveKind::kRewind: return apply_rewind(content, state, move.card(), sink);
    case MoveKind::kOnto: return apply_onto(content, state, move.card(), sink);
    case MoveKind::kSearch: return apply_search(content, state, move.card(), sink);
    case MoveKind::kLose: return apply_lose(content, state, move.card(), sink);
    case MoveKind::kGive: return apply_give(content, state, move.card(), sink);
    case MoveKind::kTrigger: return apply_trigger(content, state, move.colour(), sink);
    case MoveKind::kToken: state.held = move.colour(); return ask(state, Ask::kToken);
    case MoveKind::kForm:
    case MoveKind::kBreak: return apply_alliance(state, move, sink);
    case MoveKind::kPlace: return apply_place(content, state, move.colour(), move.card(), sink);
    case MoveKind::kTake: return apply_take(state, move.colour(), move.card());
    case MoveKind::kStabilise:
    case MoveKind::kLock: return apply_save(content, state, move, sink);
    case MoveKind::kSwap: return apply_swap(content, state, move.cell(), move.other_cell(), sink);
    case MoveKind::kAnomaly: return apply_anomaly(content, state, move.cell(), sink);
    case MoveKind::kFirst: return apply_first(state, move.cell());
    case MoveKind::kSecond: return apply_second(state, move.cell(), sink);
    case MoveKind::kResolve: return apply_resolve(content, state, move.number(), sink);
    case MoveKind::kAdd: return apply_diagonal(content, state, 1u << move.number(), sink);
    case MoveKind::kColumn: return apply_destroy(state, move.number(), sink);
    case MoveKind::kShift: return apply_shift(state, move.number(), sink);
    case MoveKind::kAdvance: return apply_advance(state, move.number(), sink);
  }
}

// On to the next question that has two answers. PI-5.12; PI-4.2, PI-R12: a seat that cannot act is
// skipped.
template <class Sink>
constexpr void settle(const Content& content, State& state, Sink&& sink) {
  while (state.ask != Ask::kOver) {
    const Sole sole = first_answers(content, state);
    if (sole.count > 1) return;
    if (sole.count == 1) {
      apply_one(content, state, sole.move, sink);
    } else {
      sink(Skipped{state.active});
      end_wormhole_action(content, state, sink);
    }
  }
}

template <class Sink>
constexpr void apply(const Content& content, State& state, Seat seat, Move move, Sink&& sink) {
  assert(to_act(content, state).contains(seat));
  if constexpr (kChecked) assert(!refusal(content, state, seat, move));
  apply_one(content, state, move, sink);
  settle(content, state, sink);
}

}  // namespace paradoxa::initiative
