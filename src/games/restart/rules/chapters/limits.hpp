// What a player may do, and how much: one function of position and player for each permission.
// Modules change these and nothing else.
#pragma once

#include "games/restart/rules/chapters/course.hpp"

namespace paradoxa::restart {

using FieldSet = IdSet<Field, kFields>;

// RS-15.5: the sum of what the own Gadgets of this dystopia give.
constexpr int gadget_sum(const Content& content, const State& state, Seat seat,
                         GadgetEffect effect) {
  int sum = 0;
  for (const Gadget gadget : state.player(seat).gadgets)
    if (gadget.exists() && content.gadget(gadget).effect == effect) sum += content.gadget(gadget).n;
  return sum;
}
constexpr bool has_gadget(const Content& content, const State& state, Seat seat,
                          GadgetEffect effect) {
  for (const Gadget gadget : state.player(seat).gadgets)
    if (gadget.exists() && content.gadget(gadget).effect == effect) return true;
  return false;
}

// RS-8.2, RS-15.7, RS-R43: an ability of the dystopia, by the total of its field.
constexpr int ability_of(const Content& content, const State& state, Seat seat, Ability ability) {
  const int value = content.ability(ability, state.player(seat).total(field_of(ability))) +
                    gadget_sum(content, state, seat, mod_of(ability));
  const int limit = limit_of(ability);
  return value < limit ? value : limit;
}

constexpr bool has_talent(const Content& content, const State& state, Seat seat, Talent talent) {
  const std::uint8_t character = state.player(seat).character;
  return state.options.talents == Switch::kOn && character < kCharacters &&
         content.texts.characters[character].talent == talent;
}

// RS-11.1, RS-R34, RS-R36.
constexpr int hand_limit(const Content& content, const State& state, Seat seat) {
  return content.numbers.hand_limit +
         (has_talent(content, state, seat, Talent::kHandLimit) ? 1 : 0);
}

// RS-7.2: how many Fragments a field takes, and which fields can take one.
constexpr int fragment_cap(const State&, Seat) { return kSlots; }
constexpr FieldSet fields_for_fragment(const State& state, Seat seat) {
  FieldSet fields;
  for (int f = 0; f < kFields; ++f)
    if (state.player(seat).fields[static_cast<std::size_t>(f)].fragments <
        fragment_cap(state, seat))
      fields.add(static_cast<Field>(f));
  return fields;
}

// RS-7.3: fields that a pill can be put on.
constexpr FieldSet fields_for_pill(const State& state, Seat seat) {
  FieldSet fields;
  for (int f = 0; f < kFields; ++f)
    if (state.player(seat).fields[static_cast<std::size_t>(f)].total() < kSlots)
      fields.add(static_cast<Field>(f));
  return fields;
}

// RS-5.2: fields in which a card may be Studied; RS-9.3: under which one may be Buried.
constexpr FieldSet fields_for_study(const State&, Seat) { return FieldSet::all(); }
constexpr FieldSet fields_for_burial(const State&, Seat) { return FieldSet::all(); }

// RS-5.1, with what a text takes off.
constexpr int study_cost(const Content& content, Card card, int rebate) {
  const int cost = content.card(card).cost - rebate;
  return cost > 0 ? cost : 0;
}
constexpr bool may_study(const Content& content, const State& state, Seat seat, Card card,
                         int rebate) {
  return fields_for_study(state, seat).contains(content.card(card).field) &&
         study_cost(content, card, rebate) <= state.player(seat).time_left();
}
constexpr bool may_bury(const Content& content, const State& state, Seat seat, Card card) {
  return fields_for_burial(state, seat).contains(content.card(card).field);
}

constexpr SpaceSet spaces_of(const State& state) { return SpaceSet::of_zones(state.zones()); }

// RS-6.2, RS-6.4, RS-R35: not where it stands, not on the own Child, not on another Adult.
constexpr SpaceSet adult_targets(const State& state, Seat seat) {
  SpaceSet targets = spaces_of(state);
  for (int s = 0; s < state.seats(); ++s)
    if (const Space adult = state.players[static_cast<std::size_t>(s)].adult; adult.exists())
      targets.remove(adult);
  if (const Space child = state.player(seat).child; child.exists()) targets.remove(child);
  return targets;
}
// RS-6.3, RS-6.4.
constexpr SpaceSet child_targets(const State& state, Seat seat) {
  const Player& player = state.player(seat);
  if (!player.child.exists()) return {};
  SpaceSet targets = spaces_of(state) & SpaceSet::of_age(player.child.age());
  targets.remove(player.child);
  if (player.adult.exists()) targets.remove(player.adult);
  return targets;
}

// RS-10.4, RS-R18: whether the Upcoming cards can be renewed.
constexpr bool may_renew(const State& state) {
  for (const Card card : state.upcoming)
    if (!card.exists() || card.type() != state.upcoming[0].type()) return false;
  return true;
}

}  // namespace paradoxa::restart
