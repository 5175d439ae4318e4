// What a legal move does: by what is asked, one function of a chapter; mirrors legal.hpp. Then the
// tasks that it has left go on, until something is asked. Precondition everywhere: the move is
// legal.
#pragma once

#include <cassert>

#include "engine/checked.hpp"
#include "games/restart/rules/legal.hpp"
#include "games/restart/rules/refusal.hpp"

namespace paradoxa::restart {
namespace apply_detail {

// A card of the Events deck: what the last task wants it for, or set-up.
template <class Sink>
constexpr void apply_card(const Content& content, State& state, Card card, Sink&& sink) {
  go_on(state);
  if (state.depth == 0) return deal_card(content, state, card, sink);
  Task& task = top(state);
  switch (task.op) {
    case Op::kDraw:
      --task.a;
      return deal_to_hand(state, task.seat, card,
                          state.phase == Phase::kMemory ? "RS-10.3"_clause : "RS-OP.GAIN"_clause,
                          sink);
    case Op::kDig: return dig_up(state, card, sink);
    case Op::kRefill: {
      const int position = empty_upcoming(state);
      state.deck.remove(card);
      state.upcoming[static_cast<std::size_t>(position)] = card;
      return sink(UpcomingDealt{{card, static_cast<std::uint8_t>(position + 1)}, "RS-11.4"_clause});
    }
    default: {
      const Space space{task.a};
      pop(state);
      state.deck.remove(card);
      return place_card(state, card, space, sink);
    }
  }
}

template <class Sink>
constexpr void apply_perception(const Content& content, State& state, const Move& move,
                                Sink&& sink) {
  switch (move.kind) {
    case MoveKind::kAdult: return apply_adult(content, state, move.space(), sink);
    case MoveKind::kChild: return apply_child_move(content, state, move.space(), sink);
    case MoveKind::kCause: return apply_cause(content, state, move.card(), sink);
    case MoveKind::kAssist: return apply_assist(content, state, move.card(), sink);
    default: return apply_validate(content, state, move.chain(), sink);
  }
}
template <class Sink>
constexpr void apply_intelligence(const Content& content, State& state, const Move& move,
                                  Sink&& sink) {
  if (move.kind == MoveKind::kBury) return apply_bury(content, state, move.card(), sink);
  apply_plan(content, state, move.kind == MoveKind::kPlanA ? Plan::kA : Plan::kB, sink);
}

// The menu of a phase. RS-3.3: actions one after another, pills between them, and then its end.
template <class Sink>
constexpr void apply_menu(const Content& content, State& state, const Move& move, Sink&& sink) {
  const Ask question = state.ask;
  go_on(state);
  if (move.kind == MoveKind::kPill) return apply_pill(state, move.field(), sink);
  if (move.kind == MoveKind::kEnd) return apply_end_phase(state, sink);
  switch (question) {
    case Ask::kStudy: return apply_study(content, state, move.card(), sink);
    case Ask::kPerception: return apply_perception(content, state, move, sink);
    case Ask::kIntelligence: return apply_intelligence(content, state, move, sink);
    default: return apply_memory(content, state, move, sink);
  }
}

template <class Sink>
constexpr void apply_one(const Content& content, State& state, const Move& move, Sink&& sink) {
  switch (state.ask) {
    case Ask::kCharacter: return apply_character(content, state, move.number(), sink);
    case Ask::kCard: return apply_card(content, state, move.card(), sink);
    case Ask::kChain: return apply_deal_chain(content, state, move.chain(), sink);
    case Ask::kGadget: return apply_show_gadget(state, move.gadget(), sink);
    case Ask::kBuy: return apply_buy(content, state, move, sink);
    case Ask::kChainDrop: return apply_chain_drop(state, move.chain(), sink);
    case Ask::kChild: return apply_child(state, move.space(), sink);
    case Ask::kFreeStudy: return apply_free_study(content, state, move, sink);
    case Ask::kForesee: return apply_foresee(state, move, sink);
    case Ask::kStudy:
    case Ask::kPerception:
    case Ask::kIntelligence:
    case Ask::kMemory: return apply_menu(content, state, move, sink);
    case Ask::kText: return apply_text(content, state, move.kind == MoveKind::kYes, sink);
    case Ask::kOperation: return apply_operation(content, state, move, sink);
    case Ask::kTakeChain: return apply_take_chain(state, move.number(), sink);
    case Ask::kRecover: return apply_recover(state, move.field(), sink);
    case Ask::kSecondDraw: return apply_second_draw(state, move, sink);
    case Ask::kHandLimit: return apply_hand_limit(state, move.card(), sink);
    case Ask::kFinalStudy: return apply_final_study(content, state, move, sink);
    case Ask::kEvaluate: return name_dystopia(content, state, static_cast<Dystopia>(move.a), sink);
    case Ask::kOver:
    case Ask::kNext: return;
    default:
      with_dystopia(state.dystopia,
                    [&](auto dystopia) { decltype(dystopia)::apply(content, state, move, sink); });
  }
}

// The last task, one step further.
template <class Sink>
constexpr void resume(const Content& content, State& state, Sink&& sink) {
  const Task& task = top(state);
  switch (task.op) {
    case Op::kText: return resume_text(content, state, sink);
    case Op::kOperation: return resume_operation(content, state);
    case Op::kDraw: return resume_draw(state);
    case Op::kPlaceDeck: return state.deck.empty() ? pop(state) : ask_nature(state, Ask::kCard);
    case Op::kDig: return resume_dig(state);
    case Op::kRefill: return resume_refill(state);
    case Op::kNewChain: return resume_new_chain(state, sink);
    case Op::kTake: return ask_owner(state, Ask::kTakeChain);
    case Op::kRecover: return resume_recover(state, sink);
    case Op::kForesee: return resume_foresee(content, state);
    case Op::kSecondDraw: return resume_second_draw(state);
    default:
      with_dystopia(state.dystopia,
                    [&](auto dystopia) { decltype(dystopia)::resume(content, state, sink); });
  }
}

template <class Sink>
constexpr void ask_setup(const Content& content, State& state, Sink&& sink) {
  if (!set_up(content, state, sink)) return;
  state.round = 1;
  begin_turn(state, seat(0), sink);  // RS-2.11
}

// Nothing is pending: the phase goes on.
template <class Sink>
constexpr void ask_main(const Content& content, State& state, Sink&& sink) {
  switch (state.phase) {
    case Phase::kSetup: return ask_setup(content, state, sink);
    case Phase::kFirst: return ask_first(content, state);
    case Phase::kStudy: return ask_owner(state, Ask::kStudy);
    case Phase::kPerception: return ask_owner(state, Ask::kPerception);
    case Phase::kIntelligence: return ask_owner(state, Ask::kIntelligence);
    case Phase::kMemory: return ask_memory(content, state, sink);
    case Phase::kTurnEnd: return end_turn(content, state, sink);
    case Phase::kRoundEnd: return end_round(content, state, sink);
    case Phase::kNewRow: return new_row(state, sink);
    case Phase::kFinal: return ask_final(state);
    case Phase::kEvaluate: return evaluate(content, state, sink);
  }
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

// Before anything is dealt.
constexpr State initial(const Content& content, const Options& options) {
  State state;
  state.options = options;
  state.dystopia = options.dystopia;
  state.supply = content.numbers.supply;
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

}  // namespace paradoxa::restart
