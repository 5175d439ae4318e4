// RS-3.4 to RS-3.9, RS-5, RS-7: uses of actions, Studied and Buried cards, pills and Fragments.
#pragma once

#include "games/restart/rules/chapters/supply.hpp"

namespace paradoxa::restart {

// ---- Uses ---------------------------------------------------------------------------------------

// RS-3.5, RS-8.1, RS-R14: slots of the top Studied card that have the icon and are filled.
constexpr unsigned active_slots(const Content& content, const Player& player, Icon icon) {
  const MindField& field = player.field(field_of(icon));
  if (!field.studied.exists()) return 0;
  return content.card(field.studied).active(icon, field.total());
}
// RS-3.6.
constexpr unsigned unspent_slots(const Content& content, const Player& player, Icon icon) {
  return active_slots(content, player, icon) & ~player.field(field_of(icon)).spent;
}
// RS-3.4: whether the action has a basic use. Assist, Bury and Heal have none.
constexpr bool is_basic(Icon icon) {
  return icon != Icon::kAssist && icon != Icon::kBury && icon != Icon::kHeal;
}
constexpr Basic basic_of(Icon icon) {
  switch (icon) {
    case Icon::kMove: return Basic::kMove;
    case Icon::kCause: return Basic::kCause;
    case Icon::kDraw: return Basic::kDraw;
    case Icon::kTime: return Basic::kTime;
    default: return Basic::kPlan;  // RS-9.1
  }
}
// RS-3.8, RS-R7: at any moment of its phase.
constexpr bool has_use(const Content& content, const State& state, Icon icon) {
  return (is_basic(icon) && !state.used.contains(basic_of(icon))) ||
         state.extra[static_cast<std::size_t>(icon)] > 0 ||
         unspent_slots(content, owner(state), icon) != 0;
}
constexpr int uses_left(const Content& content, const State& state, Icon icon) {
  return (is_basic(icon) && !state.used.contains(basic_of(icon)) ? 1 : 0) +
         state.extra[static_cast<std::size_t>(icon)] +
         popcount(unspent_slots(content, owner(state), icon));
}
// RS-3.9, RS-R89: icons from the highest slot down, then extra uses, last the basic one.
constexpr void spend_use(const Content& content, State& state, Icon icon) {
  state.acted = 1;
  if (const unsigned slots = unspent_slots(content, owner(state), icon); slots != 0) {
    MindField& field = owner(state).field(field_of(icon));
    field.spent = static_cast<std::uint8_t>(field.spent | 1u << highest_bit(slots));
    return;
  }
  std::uint8_t& extra = state.extra[static_cast<std::size_t>(icon)];
  if (extra > 0)
    --extra;
  else
    state.used.add(basic_of(icon));
}

// ---- Cards --------------------------------------------------------------------------------------

// RS-5.1 to RS-5.3. Precondition: it may be Studied.
template <class Sink>
constexpr void study(const Content& content, State& state, Seat seat, Card card, int time,
                     Clause clause, Sink&& sink) {
  take_from_hand(state, seat, card);
  MindField& field = state.player(seat).field(content.card(card).field);
  field.studied = card;  // RS-5.2: the covered card has no effect any more
  field.spent = 0;       // RS-3.6
  sink(Studied{seat, card, static_cast<std::uint8_t>(time), clause});
  pay(state, seat, Token::kTime, time, clause, sink);
}
// RS-9.3.
template <class Sink>
constexpr void bury(State& state, Seat seat, Card card, Sink&& sink) {
  state.seen.remove(card);
  state.buried.add(card);
  sink(Buried{{seat, card}});
}

// ---- Columns ------------------------------------------------------------------------------------

// RS-7.3, RS-7.4: between actions.
template <class Visit>
constexpr void legal_pills(const State& state, Visit&& visit) {
  if (owner(state).pills() == 0) return;
  fields_for_pill(state, state.owner).for_each([&](Field f) {
    visit(Move::with(MoveKind::kPill, f));
  });
}
template <class Sink>
constexpr void apply_pill(State& state, Field field, Sink&& sink) {
  Player& player = owner(state);
  --player.supply[kPillToken];
  ++player.field(field).pills;
  sink(PillUsed{{state.owner, field}});
}

template <class Sink>
constexpr void recover(State& state, Seat seat, Field f, Sink&& sink) {
  MindField& field = state.player(seat).field(f);
  if (field.total() == kSlots) {  // RS-7.2, RS-R11
    --field.pills;
    ++state.supply[kPillToken];
  }
  ++field.fragments;
  --state.supply[kFragmentToken];
  sink(Recovered{{seat, f}});
}

// RS-7.1, RS-7.2. Nobody is asked where there is no choice.
template <class Sink>
constexpr void resume_recover(State& state, Sink&& sink) {
  Task& task = top(state);
  if (task.a == 0 || state.supply[kFragmentToken] == 0) return pop(state);
  const FieldSet fields = fields_for_fragment(state, task.seat);
  if (fields.size() > 1) return ask(state, Ask::kRecover, task.seat);
  --task.a;
  if (fields.empty())
    sink(FragmentReturned{{task.seat}});
  else
    recover(state, task.seat, fields.first(), sink);
}
template <class Visit>
constexpr void legal_recover(const State& state, Visit&& visit) {
  fields_for_fragment(state, state.asked).for_each([&](Field f) {
    visit(Move::with(MoveKind::kField, f));
  });
}
template <class Sink>
constexpr void apply_recover(State& state, Field field, Sink&& sink) {
  Task& task = top(state);
  --task.a;
  go_on(state);
  recover(state, task.seat, field, sink);
}

}  // namespace paradoxa::restart
