// Allocation: what pays, and what is done with it. Earned discs, purple and alliance tokens go onto
// cards, to worlds and to alliances; cards that are paid are completed.
#pragma once

#include "games/initiative/rules/move.hpp"
#include "games/initiative/rules/steps.hpp"

namespace paradoxa::initiative {

// What pays: an earned disc, purple for three triggers, or a token.
template <class Sink>
constexpr Item spend(State& state, Colour c, Sink&& sink) {
  if (state.ask == Ask::kPurple) {  // PI-10.4
    state.triggers[state.active.index] = 0;
    --state.purple;
    sink(Done{.what = What::kPurple, .seat = state.active});
    return Item::purple();
  }
  if (state.ask == Ask::kToken) {  // PI-11.4
    state.tokens[at(c)] = kOnCard;
    state.held = Colour::kRed;
    return Item::token(c);
  }
  std::size_t i = 0;  // the one from the lowest cell
  while (state.earned[i].colour() != c) ++i;
  const Disc disc = state.earned[i];
  --state.earned_size;
  for (; i < state.earned_size; ++i) state.earned[i] = state.earned[i + 1];
  state.earned[state.earned_size] = kNoDisc;
  return Item::disc(disc);
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

// PI-8.4, PI-8.5, PI-8.6, PI-1.13, PI-15.1, PI-R33.
template <class Sink>
constexpr void complete_if_paid(const Content& content, State& state, Card card, Sink&& sink) {
  Console& console = state.console(state.active);
  const ConsoleCard entry = *console.find(card);
  const CardText& text = content.card(card);
  if (!is_paid(text, entry)) return resume(state, sink);
  return_items(state, entry);
  console.remove(card);
  state.piles[state.active.index].add(card);
  state.sum = static_cast<std::uint8_t>(state.sum + content.numbers(card).glitch_step);
  sink(Done{.what = What::kComplete, .seat = state.active, .card = card});
  reward(state, text, sink);
}

// PI-8.3.
template <class Sink>
constexpr void apply_place(const Content& content, State& state, Colour c, Card card, Sink&& sink) {
  const Item item = spend(state, c, sink);
  state.console(state.active).find(card)->add(item);
  sink(Done{.what = What::kPlace, .seat = state.active, .card = card, .item = item});
  complete_if_paid(content, state, card, sink);
}

// PI-9.5, PI-9.6, PI-9.7, PI-9.8, PI-9.9, PI-1.11; PI-14.2, PI-14.4.
template <class Sink>
constexpr void apply_save(const Content& content, State& state, const Move& move, Sink&& sink) {
  const Item item = spend(state, move.colour(), sink);
  if (item.is_disc())
    state.discarded.add(item.disc());
  else if (item.is_purple())
    ++state.purple;  // PI-10.6
  else
    state.tokens[at(item.colour())] = kInSupply;
  const auto bit = static_cast<std::uint16_t>(1u << move.world());
  const bool locks = move.kind == MoveKind::kLock;
  if (locks) {
    state.locked = static_cast<std::uint16_t>(state.locked | bit);
    --state.locks;
  } else {
    state.fractured = static_cast<std::uint16_t>(state.fractured & ~bit);
  }
  sink(Done{.what = locks ? What::kLock : What::kStabilise,
            .seat = state.active,
            .item = item,
            .world = static_cast<std::uint8_t>(move.world())});
  for (const ConsoleCard& entry : state.console(state.active))
    if (wants_credit(content.card(entry.card), entry)) return ask(state, Ask::kCredit);
  resume(state, sink);
}

// PI-11.1, PI-11.2, PI-11.3, PI-11.5, PI-R38.
template <class Sink>
constexpr void apply_alliance(State& state, const Move& move, Sink&& sink) {
  const Colour c = move.colour();
  state.discarded.add(spend(state, c, sink).disc());
  std::uint8_t& token = state.tokens[at(c)];
  if (move.kind == MoveKind::kForm) {
    token = state.active.index;
    sink(Done{.what = What::kForm, .seat = state.active, .colour = c});
  } else {
    const Seat owner{token};
    token = kInSupply;
    sink(Done{.what = What::kBreak, .seat = state.active, .owner = owner, .colour = c});
  }
  resume(state, sink);
}

// PI-14.3, PI-14.5, PI-R47.
template <class Sink>
constexpr void apply_credit(const Content& content, State& state, Card card, Sink&& sink) {
  ++state.console(state.active).find(card)->credits;
  sink(Done{.what = What::kCredit, .seat = state.active, .card = card});
  complete_if_paid(content, state, card, sink);
}

}  // namespace paradoxa::initiative
