// RS-1.13, RS-6.8 and RS-OP: the text of a played card, operation by operation. It does what it
// says and no more (RS-1.11, RS-R33). Operations that ask something are in text_choices.hpp and
// text_effects.hpp.
#pragma once

#include "games/restart/rules/chapters/text_effects.hpp"

namespace paradoxa::restart {
namespace text_detail {

constexpr int players_counted(const State& state) { return state.seats(); }

// `per`: the played card counts, for it lies there by now.
constexpr int of_type(const State& state, SpaceSet spaces, Type type) {
  int count = 0;
  spaces.for_each([&](Space s) { count += state.top_of(s).type() == type; });
  return count;
}
// `ifset`.
constexpr bool is_set(const State& state, SpaceSet spaces, SetKind kind) {
  unsigned types = 0;
  spaces.for_each([&](Space s) { types |= 1u << static_cast<int>(state.top_of(s).type()); });
  return popcount(types) == (kind == SetKind::kSame ? 1 : spaces.size());
}

// RS-1.9: the owner first. Fragments and cards are tasks, of which the last goes first.
template <class Sink>
constexpr void share(State& state, const Operation& op, Sink&& sink) {
  const bool by_task = op.token == Token::kFragment || op.token == Token::kCard;
  const int n = state.seats();
  for (int i = 0; i < n; ++i) {
    const int place = by_task ? n - 1 - i : i;
    const Seat seat = paradoxa::seat((state.owner.index + place) % n);
    gain(state, seat, op.token, place == 0 ? op.n : op.m, clause_of(op.kind), sink);
  }
}

}  // namespace text_detail

// Those without a choice. False: it asks something.
template <class Sink>
constexpr bool carry_out(State& state, const Operation& op, Space here, Sink&& sink) {
  using namespace text_detail;
  const Seat seat = state.owner;
  const SpaceSet scope = in_scope(state, op.scope, here);
  const auto gained = [&](int count) {
    gain(state, seat, op.token, count, clause_of(op.kind), sink);
    return true;
  };
  switch (op.kind) {
    case OpKind::kGain: return gained(op.n);
    case OpKind::kShare: share(state, op, sink); return true;
    case OpKind::kPerPlayer: return gained(op.n * players_counted(state));
    case OpKind::kPer: {
      const int count = of_type(state, scope, op.type);
      return gained(count < op.n ? count : op.n);
    }
    case OpKind::kIfSet: return gained(is_set(state, scope, op.set) ? op.n : 0);
    case OpKind::kCollect:
      scope.for_each([&](Space s) {
        collect(state, seat, state.space_tokens[s.id], clause_of(op.kind), sink);
      });
      return true;
    case OpKind::kMatch:
      state.turning = static_cast<std::uint8_t>(state.turning | 1u << static_cast<int>(op.turning));
      sink(PatternsTurned{{seat, state.turning}});
      return true;
    case OpKind::kRebate:
      state.rebate = static_cast<std::uint8_t>(state.rebate + op.n);
      sink(RebateGained{{seat, op.n}});
      return true;
    case OpKind::kExtra: {
      std::uint8_t& extra = state.extra[static_cast<std::size_t>(op.icon)];
      extra = static_cast<std::uint8_t>(extra + op.n);
      sink(ExtraGained{seat, op.icon, op.n});
      return true;
    }
    case OpKind::kTake:
      if (op.source == Source::kUpcoming) return false;
      if (state.discarded == 0) return true;
      take_discard(state, sink);
      return true;
    case OpKind::kDig:
      push(state, task_of(Op::kDig, seat, op.n, kNoCard.id, kNoCard.id, kNoCard.id));
      return true;
    case OpKind::kReup: discard_upcoming(state, clause_of(op.kind), sink); return true;
    default: return false;
  }
}

// RS-R32: whether it could do anything at all, from what everybody sees.
constexpr bool has_effect(const State& state, const Operation& op, Space here) {
  switch (op.kind) {
    case OpKind::kNone: return false;
    case OpKind::kGain:
    case OpKind::kShare:
    case OpKind::kPerPlayer:
      return op.token == Token::kCard ? !state.deck.empty()
                                      : state.supply[restart::at(op.token)] > 0;
    case OpKind::kPer:
      return text_detail::of_type(state, in_scope(state, op.scope, here), op.type) > 0;
    case OpKind::kIfSet: return text_detail::is_set(state, in_scope(state, op.scope, here), op.set);
    case OpKind::kCollect: {
      bool found = false;
      in_scope(state, op.scope, here).for_each([&](Space s) {
        found |= any_of(state.space_tokens[s.id]);
      });
      return found;
    }
    case OpKind::kMatch:
    case OpKind::kRebate: return !state.used.contains(Basic::kValidate);
    case OpKind::kExtra:
    case OpKind::kReup: return true;
    case OpKind::kDig: return !state.deck.empty();
    case OpKind::kTake:
      if (op.source == Source::kDiscard) return state.discarded > 0;
      return can_choose(state, op, first_choice(op, here));
    default: return can_choose(state, op, first_choice(op, here));
  }
}

template <class Sink>
constexpr void resume_text(const Content& content, State& state, Sink&& sink) {
  Task& task = top(state);
  const auto& text = content.card(Card{task.a}).text;
  const Space here{task.b};
  if (task.d == 0) {
    bool any = false;
    for (const Operation& op : text) any |= has_effect(state, op, here);
    if (!any) return pop(state);
    return ask_owner(state, Ask::kText);
  }
  if (task.c >= kMaxOperations || !text[task.c].exists()) return pop(state);
  const int which = task.c++;
  const Operation& op = text[static_cast<std::size_t>(which)];
  if (carry_out(state, op, here, sink)) return;
  Task choice = first_choice(op, here);
  choice.seat = state.owner;
  choice.a = top(state).a;
  choice.c = static_cast<std::uint8_t>(which);
  push(state, choice);
}

template <class Visit>
constexpr void legal_text(Visit&& visit) {
  visit(Move::of(MoveKind::kYes));
  visit(Move::of(MoveKind::kNo));
}
template <class Sink>
constexpr void apply_text(const Content& content, State& state, bool yes, Sink&& sink) {
  go_on(state);
  if (!yes) return pop(state);
  Task& task = top(state);
  task.d = 1;
  TextActivated told{state.owner, Card{task.a}, {}};
  for (const Operation& op : content.card(told.card).text)
    if (op.exists()) told.operations.add(op.kind);
  sink(told);
}

}  // namespace paradoxa::restart
