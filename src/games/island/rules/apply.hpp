// What a legal move does: by what is asked, one function of a chapter; mirrors legal.hpp. Then the
// tasks that it has left go on, until something is asked. Precondition everywhere: the move is
// legal.
#pragma once

#include <cassert>

#include "engine/checked.hpp"
#include "games/island/rules/chapters/reacting.hpp"
#include "games/island/rules/legal.hpp"
#include "games/island/rules/refusal.hpp"

namespace paradoxa::island {
namespace apply_detail {

template <class Sink>
constexpr void apply_of_setup(const Content& content, State& state, const Move& move, Sink&& sink) {
  const Ask question = state.ask;
  if (question != Ask::kCharacter) go_on(state);
  switch (question) {
    case Ask::kDeal: return apply_deal(content, state, move.anomaly(), sink);
    case Ask::kLook: return apply_look(state, move.character(), sink);
    case Ask::kDraw: return apply_draw(state, move.power(), sink);
    case Ask::kAssign: return apply_assign(content, state, move.anomaly(), sink);
    case Ask::kWaveStart: return apply_wave_start(state, move.part(), sink);
    case Ask::kRockStart: return apply_rock_start(state, move.cell(), sink);
    case Ask::kBushStart: return apply_bush_start(content, state, move.fruit(), sink);
    case Ask::kCharacter:
      apply_character(content, state, move.character(), sink);
      return go_on(state);
    case Ask::kStart: return apply_start(content, state, move.fruit(), sink);
    default:
      if (move.kind == MoveKind::kFinish) return apply_finish(state);
      return apply_tile(state, move.placement(), sink);
  }
}

template <class Sink>
constexpr void apply_of_op(const Content& content, State& state, const Move& move, Sink&& sink) {
  switch (state.ask) {
    case Ask::kKeep: go_on(state); return apply_keep(content, state, move.power(), sink);
    case Ask::kCarry: return apply_carry(content, state, move, sink);
    case Ask::kSecondHalf: return apply_second_half(content, state, move, sink);
    case Ask::kExit: return apply_exit(content, state, move.cell(), sink);
    case Ask::kOrchard:
    case Ask::kSinkhole:
    case Ask::kGust:
    case Ask::kArrows: return apply_send(content, state, move, sink);
    case Ask::kCrossOut: go_on(state); return apply_cross_out(content, state, move.fruit(), sink);
    case Ask::kStir: return apply_stir(content, state, move, sink);
    case Ask::kReturn: go_on(state); return apply_return(state, move, sink);
    case Ask::kPortal: return apply_portal(content, state, move.cell(), sink);
    case Ask::kTrack: return apply_track(content, state, move.direction(), sink);
    default: return apply_extra_step(content, state, move, sink);
  }
}

// D11.
template <class Sink>
constexpr void apply_turn(const Content& content, State& state, const Move& move, Sink&& sink) {
  go_on(state);
  switch (move.kind) {
    case MoveKind::kMove: return apply_move(content, state, move, sink);
    case MoveKind::kRestore: return apply_restore(content, state, sink);
    case MoveKind::kUse: return apply_use(content, state, move.fruit(), sink);
    case MoveKind::kSquare: return apply_square(content, state, move.number(), sink);
    default: return apply_end(state, sink);
  }
}

// D31.
template <class Sink>
constexpr void apply_op_turn(const Content& content, State& state, const Move& move, Sink&& sink) {
  go_on(state);
  if (move.kind == MoveKind::kEnd) return apply_end(state, sink);
  if (move.kind == MoveKind::kTell) return apply_tell(content, state, move.op_piece(), sink);
  apply_op_action(content, state, move, sink);
}

template <class Sink>
constexpr void apply_one(const Content& content, State& state, const Move& move, Sink&& sink) {
  const bool yes = move.kind == MoveKind::kYes;
  switch (state.ask) {
    case Ask::kTurn: return apply_turn(content, state, move, sink);
    case Ask::kOpTurn: return apply_op_turn(content, state, move, sink);
    case Ask::kActivate:
    case Ask::kOpActivate:
    case Ask::kDry: return apply_activate(state, yes, sink);
    case Ask::kAshore: return apply_ashore(content, state, yes, sink);
    case Ask::kSymbol: return apply_symbol(state, yes, sink);
    case Ask::kBox: return apply_box(content, state, move.number() - 1, sink);
    case Ask::kFirst: go_on(state); return apply_first(state, move.piece(), sink);
    case Ask::kCamp: return apply_camp(content, state, move.split(), sink);
    case Ask::kOracle: return apply_oracle(content, state, move, sink);
    case Ask::kRevival: go_on(state); return apply_revival(content, state, move.camp(), sink);
    case Ask::kReact:
      return move.kind == MoveKind::kPass ? apply_react_pass(state)
                                          : apply_react(content, state, move.fruit(), sink);
    case Ask::kHeading: return apply_heading(content, state, move.direction(), sink);
    case Ask::kLength: return apply_length(content, state, move.number(), sink);
    case Ask::kOpPiece: return apply_op_piece(content, state, move.op_piece(), sink);
    case Ask::kVisited: return apply_visited(content, state, move.fruit(), sink);
    case Ask::kReplenish: return apply_replenish(content, state, move.fruit(), sink);
    case Ask::kOver:
    case Ask::kNext: return;
    default: break;
  }
  const bool setup =
      state.ask < Ask::kKeep || state.ask == Ask::kCharacter || state.ask == Ask::kStart;
  if (setup) return apply_of_setup(content, state, move, sink);
  apply_of_op(content, state, move, sink);
}

// The last task, one step further.
template <class Sink>
constexpr void resume(const Content& content, State& state, Sink&& sink) {
  const Task& task = top(state);
  const auto ask_captive = [&](Ask question) {
    ask(state, question, state.seat_of(piece_of(task)));
  };
  switch (task.op) {
    case Op::kNone: return;
    case Op::kArrival: return resume_arrival(content, state, sink);
    case Op::kActivation: return resume_activation(content, state, sink);
    case Op::kOcean: return resume_ocean(content, state, sink);
    case Op::kAttack: return resume_attack(content, state);
    case Op::kLoss: return resume_loss(content, state, sink);
    case Op::kCrossOut: return resume_cross_out(content, state);
    case Op::kWindow: return resume_window(state);
    case Op::kSymbol: return ask(state, Ask::kSymbol, seat(task.piece + 1));
    case Op::kExit: return ask_op(state, Ask::kExit);
    case Op::kSend: return ask_op(state, question_of(static_cast<Target>(task.a)));
    case Op::kPortal: return ask_op(state, Ask::kPortal);
    case Op::kStir: return ask_op(state, Ask::kStir);
    case Op::kOracle: return ask_captive(Ask::kOracle);
    case Op::kSplit: return ask_captive(Ask::kCamp);
    case Op::kBox: return resume_box(content, state, sink);
    case Op::kHeading: return ask_captive(Ask::kHeading);
    case Op::kLength: return ask_captive(Ask::kLength);
    case Op::kOpPiece: return resume_op_piece(content, state, sink);
    case Op::kTrack: return ask_op(state, Ask::kTrack);
    case Op::kVisited: return resume_visited(content, state, sink);
    case Op::kReplenish: return resume_replenish(content, state, sink);
    case Op::kRevival: return ask_captive(Ask::kRevival);
    case Op::kPush: return resume_push(content, state, sink);
    case Op::kLanding: return resume_landing(content, state, sink);
    case Op::kAction: return resume_action(content, state);
    case Op::kTurnEnd: return resume_turn_end(state, sink);
  }
}

// Nothing is left of the last root (IS-1.9). IS-26.4, IS-R12: the next one begins without memories.
template <class Sink>
constexpr void ask_main(const Content& content, State& state, Sink&& sink) {
  if (state.owner == kNoSeat) return ask_setup(state, sink);
  state.activated = {};
  state.safe = Piece::kNone;
  if (state.ops_turn()) return ask_op_turn(state, sink);
  ask_captive(content, state, sink);
}

}  // namespace apply_detail

// On to the next question.
template <class Sink>
constexpr void settle(const Content& content, State& state, Sink&& sink) {
  while (state.ask == Ask::kNext) {
    if (state.depth > 0)
      apply_detail::resume(content, state, sink);
    else
      apply_detail::ask_main(content, state, sink);
  }
}

// Before anything is laid.
constexpr State initial(const Content& content, const Options& options) {
  State state;
  state.options = options;
  go_on(state);
  settle(content, state, NobodyListens{});
  return state;
}

template <class Sink>
constexpr void apply(const Content& content, State& state, Seat seat, Move move, Sink&& sink) {
  assert(to_act(content, state).contains(seat));
  if constexpr (kChecked) assert(!refusal(content, state, seat, move));
  apply_detail::apply_one(content, state, move, sink);
  settle(content, state, sink);
}

}  // namespace paradoxa::island
